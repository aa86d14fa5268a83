import { type Cause, causesOf, mayDeclare } from '../../console/causes.js'
import { IrregularPlays } from '../../console/IrregularPlays.js'
import { reasonAgainst } from '../../console/reasons.js'
import type { AtConsole } from '../../console/TableConsole.js'
import { familyOf } from '../../games/families.js'
import { useStaff } from '../../i18n/staff/index.js'

/** «Tirada nula» at a wheel, every irregular play at a table of cards, one cause at a time. */
export const NullSpin = ({ state, desk }: AtConsole) => {
  const w = useStaff()
  const { view, options, you } = state
  const causes = causesOf(view)
  const cards = familyOf(view.game) === 'blackjack'
  const offered = options.some((option) => option.do === 'irregular' && option.by === you.actor)
  const against = (cause: Cause): string | undefined => {
    if (cause.by !== you.actor) return w.refusals['not-your-move'] ?? w.croupier.notNow
    if (cards) return mayDeclare(view, cause) ? undefined : w.refusals['cannot-have-happened']
    if (offered) return undefined
    const code = reasonAgainst(view, 'irregular', causes.by)?.code ?? ''
    return code === 'not-now' ? w.pit.nullSpinNow : (w.refusals[code] ?? w.croupier.notNow)
  }
  return (
    <IrregularPlays
      view={view}
      causes={causes}
      actionOf={(cause) => ({
        action: cards ? w.pit.resolve : causes.by === 'croupier' ? w.pit.declareVoid : w.pit.declare,
        because: against(cause),
      })}
      onAct={({ cause }) => desk.act({ do: 'irregular', cause })}
    />
  )
}
