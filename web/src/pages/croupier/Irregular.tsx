// At a roulette the pit boss voids the spin and the croupier calls; at the Big Six the croupier does.

import { causesOf } from '../../console/causes.js'
import { IrregularPlays } from '../../console/IrregularPlays.js'
import type { AtConsole } from '../../console/TableConsole.js'
import { useStaff } from '../../i18n/staff/index.js'
import { callPitBoss } from './callBoss.js'

export const Irregular = ({ state, desk }: AtConsole) => {
  const w = useStaff()
  const { view, options } = state
  const causes = causesOf(view)
  const mine = causes.by === 'croupier'
  const may = mine
    ? options.some((option) => option.do === 'irregular')
    : ['spinning', 'closed', 'collect'].includes(view.phase)
  return (
    <IrregularPlays
      view={view}
      causes={causes}
      action={mine ? w.pit.declareVoid : w.croupier.callBoss}
      because={may ? undefined : w.pit.nullSpinNow}
      onAct={(cause) =>
        mine ? desk.act({ do: 'irregular', cause }) : callPitBoss(desk, `${w.pit.nullSpin}: ${w.values[cause]}`)
      }
    />
  )
}
