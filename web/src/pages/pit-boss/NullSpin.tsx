import type { TableState } from '../../app/types.js'
import { causesOf } from '../../console/causes.js'
import { useCite } from '../../console/Frame.js'
import { reasonAgainst } from '../../console/reasons.js'
import type { Console } from '../../console/useConsole.js'
import { causeQuote, useStaff } from '../../i18n/staff/index.js'
import { IrregularDrawer } from '../../parts/IrregularDrawer.js'

/** «Tirada nula», one cause at a time, each in the words of its article. */
export const NullSpin = ({ state, desk }: { state: TableState; desk: Console }) => {
  const w = useStaff()
  const open = useCite()
  const { view, options, you } = state
  const causes = causesOf(view)
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
      plays={causes.list.map(({ cause, article }) => ({
        id: cause,
        title: w.values[cause] ?? cause,
        quote: causeQuote(view.game, cause) ?? '',
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
