import type { Fault } from '../app/types.js'
import { useMessages } from '../i18n/language.js'
import { useStaff } from '../i18n/staff/index.js'
import { Button } from '../parts/Button.js'
import { Notice } from '../parts/Notice.js'
import { useCite } from './Frame.js'

/** A no: the fact, that nothing changed, and the article. */
export const Refused = ({ fault, onClose }: { fault: Fault | undefined; onClose: () => void }) => {
  const w = useStaff()
  const { common } = useMessages()
  const open = useCite()
  if (!fault) return null
  return (
    <Notice
      kind={fault.cite ? 'refused' : 'error'}
      title={w.refusals[fault.code] ?? w.refused}
      article={fault.cite?.article}
      rule={fault.cite?.rule}
      onCite={() => fault.cite && open(fault.cite)}
      action={
        <Button look="quiet" onClick={onClose}>
          {common.close}
        </Button>
      }
    >
      {w.nothingChanged}
      {!w.refusals[fault.code] && ` (${fault.code})`}
    </Notice>
  )
}
