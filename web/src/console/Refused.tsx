import type { Fault } from '../app/types.js'
import { customsOf, wordsIn } from '../games/loaded.js'
import { useMessages } from '../i18n/language.js'
import { useGameSpokenOf } from '../i18n/rounds.js'
import { useStaff } from '../i18n/staff/index.js'
import { Button } from '../parts/Button.js'
import { Notice } from '../parts/Notice.js'
import { useCite } from './Frame.js'

/** A no: the fact, that nothing changed, and the article. */
export const Refused = ({ fault, onClose }: { fault: Fault | undefined; onClose: () => void }) => {
  const w = useStaff()
  const { common, language } = useMessages()
  const game = useGameSpokenOf()
  const open = useCite()
  if (!fault) return null
  const family = customsOf(game ?? '')
  const fact = (family && wordsIn(family, language).refusals[fault.code]) ?? w.refusals[fault.code]
  return (
    <Notice
      kind={fault.cite ? 'refused' : 'error'}
      title={fact ?? w.refused}
      rule={fault.cite}
      onCite={(article, rule) => open({ article, rule })}
      action={
        <Button look="quiet" onClick={onClose}>
          {common.close}
        </Button>
      }
    >
      {w.nothingChanged}
      {!fact && ` (${fault.code})`}
    </Notice>
  )
}
