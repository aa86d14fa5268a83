import { causesOf } from '../../console/causes.js'
import { IrregularPlays } from '../../console/IrregularPlays.js'
import { reasonAgainst } from '../../console/reasons.js'
import type { AtConsole } from '../../console/TableConsole.js'
import { useStaff } from '../../i18n/staff/index.js'

/** «Tirada nula», one cause at a time. */
export const NullSpin = ({ state, desk }: AtConsole) => {
  const w = useStaff()
  const { view, options, you } = state
  const causes = causesOf(view)
  const may = options.some((option) => option.do === 'irregular' && option.by === you.actor)
  const against = (): string => {
    if (causes.by !== you.actor) return w.refusals['not-your-move'] ?? w.croupier.notNow
    const code = reasonAgainst(view, 'irregular', causes.by)?.code ?? ''
    return code === 'not-now' ? w.pit.nullSpinNow : (w.refusals[code] ?? w.croupier.notNow)
  }
  return (
    <IrregularPlays
      view={view}
      causes={causes}
      action={causes.by === 'croupier' ? w.pit.declareVoid : w.pit.declare}
      because={may ? undefined : against()}
      onAct={(cause) => desk.act({ do: 'irregular', cause })}
    />
  )
}
