import { useState } from 'react'
import { useFamilyWords } from '../games/loaded.js'
import { useReading } from '../i18n/rulebook.js'
import { useTeller } from '../i18n/staff/index.js'
import { Dialog } from '../parts/Dialog.js'
import { IrregularDrawer } from '../parts/IrregularDrawer.js'
import { asksMore, type Cause, causesOf, neverDeclared, offersOf, refusalOf } from './causes.js'
import { useCite } from './Frame.js'
import { MoveForm } from './MoveForm.js'
import type { AtConsole } from './TableConsole.js'

export interface IrregularPlaysProps extends AtConsole {
  /** What is different for this post where another settles it. */
  otherwise: (cause: Cause) => { action?: string; because?: string | undefined } | undefined
  onAct: (cause: Cause) => void
}

/** Whose hand, which card: what an irregular play is about. */
const About = ({ state, desk, cause, onClose }: AtConsole & { cause: string | undefined; onClose: () => void }) => {
  const { view } = state
  const tell = useTeller(view.game)
  const options = cause === undefined ? [] : offersOf(view.game, state.options, cause)
  return (
    <Dialog open={options.length > 0} title={cause === undefined ? '' : tell.value('cause', cause)} onClose={onClose}>
      {options.length > 0 && (
        <MoveForm
          {...{ view, options, busy: desk.busy, onSend: desk.act, onDone: onClose }}
          move={options[0]?.do ?? ''}
          given={{ cause }}
        />
      )}
    </Dialog>
  )
}

/** Irregular plays, each with its rule, who settles it, and why not now. */
export const IrregularPlays = ({ state, desk, otherwise, onAct }: IrregularPlaysProps) => {
  const { view, options } = state
  const [about, setAbout] = useState<string>()
  const tell = useTeller(view.game)
  const { staff: words } = useFamilyWords(view.game)
  const open = useCite()
  const reading = useReading(view.game)
  const list = causesOf(view)
  const never = neverDeclared(view.game, state.table.mode)
  const against = (cause: Cause): string | undefined => {
    const offered = offersOf(view.game, options, cause.cause).length > 0
    const code = never ?? (offered ? undefined : refusalOf(view, cause))
    if (code === undefined) return undefined
    return code === 'not-now' ? words.notNow : (tell.refusal(code) ?? words.notNow)
  }
  return (
    <>
      <IrregularDrawer
        rule={list[0]?.rule}
        plays={list.map((each) => ({
          id: each.cause,
          title: tell.value('cause', each.cause),
          reading: reading(each.rule),
          rule: each.rule,
          by: tell.value('by', each.by).toLowerCase(),
          ...{ action: words.settle(each.by), because: against(each) },
          ...(never ? undefined : otherwise(each)),
        }))}
        onAct={(id) => {
          const found = list.find((each) => each.cause === id)
          if (found && asksMore(offersOf(view.game, options, id))) setAbout(id)
          else if (found) onAct(found)
        }}
        onCite={(article) => open({ article })}
      />
      <About {...{ state, desk }} cause={about} onClose={() => setAbout(undefined)} />
    </>
  )
}
