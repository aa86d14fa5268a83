import type { TableState } from '../../app/types.js'
import { causesOf } from '../../console/causes.js'
import { useCite } from '../../console/Frame.js'
import { reasonAgainst } from '../../console/reasons.js'
import { useReading } from '../../console/rules.js'
import type { Console } from '../../console/useConsole.js'
import { useStaff } from '../../i18n/staff/index.js'
import { IrregularDrawer } from '../../parts/IrregularDrawer.js'

/** «Tirada nula», one cause at a time, each with its rule. */
export const NullSpin = ({ state, desk }: { state: TableState; desk: Console }) => {
  const w = useStaff()
  const open = useCite()
  const { view, options, you } = state
  const causes = causesOf(view)
  const reading = useReading(view.game)
  const mine = causes.by === you.actor
  const may = options.some((option) => option.do === 'irregular' && option.by === you.actor)
  const refusal = may ? undefined : reasonAgainst(view, 'irregular', causes.by)
  const because = may
    ? undefined
    : mine
      ? refusal?.code === 'not-now'
        ? w.pit.nullSpinNow
        : (w.refusals[refusal?.code ?? ''] ?? w.croupier.notNow)
      : w.refusals['not-your-move']
  return (
    <IrregularDrawer
      article={causes.list[0]?.article ?? ''}
      plays={causes.list.map(({ cause, article, rule }) => ({
        id: cause,
        title: w.values[cause] ?? cause,
        reading: reading(rule),
        article,
        by: (w.values[causes.by] ?? causes.by).toLowerCase(),
        action: view.game === 'big-six' ? w.pit.declareVoid : w.pit.declare,
        because,
      }))}
      onAct={(cause) => desk.act({ do: 'irregular', cause })}
      onCite={(article) => open({ article })}
    />
  )
}
