// Irregular plays, each with its rule. At a roulette the pit boss voids the spin and the croupier calls;
// at the Big Six the croupier does.

import type { TableState } from '../../app/types.js'
import { causesOf } from '../../console/causes.js'
import { useCite } from '../../console/Frame.js'
import { useReading } from '../../console/rules.js'
import type { Console } from '../../console/useConsole.js'
import { useStaff } from '../../i18n/staff/index.js'
import { IrregularDrawer } from '../../parts/IrregularDrawer.js'
import { callPitBoss } from './callBoss.js'

export const Irregular = ({ state, desk }: { state: TableState; desk: Console }) => {
  const w = useStaff()
  const open = useCite()
  const { view, options } = state
  const causes = causesOf(view)
  const reading = useReading(view.game)
  const mine = causes.by === 'croupier'
  const running = ['spinning', 'closed', 'collect'].includes(view.phase)
  const may = mine ? options.some((option) => option.do === 'irregular') : running
  const act = (cause: string) =>
    mine ? desk.act({ do: 'irregular', cause }) : callPitBoss(desk, `${w.pit.nullSpin}: ${w.values[cause]}`)
  return (
    <IrregularDrawer
      article={causes.list[0]?.article ?? ''}
      plays={causes.list.map(({ cause, article, rule }) => ({
        id: cause,
        title: w.values[cause] ?? cause,
        reading: reading(rule),
        article,
        by: (w.values[causes.by] ?? causes.by).toLowerCase(),
        action: mine ? w.pit.declareVoid : w.croupier.callBoss,
        because: may ? undefined : w.pit.nullSpinNow,
      }))}
      onAct={act}
      onCite={(article) => open({ article })}
    />
  )
}
