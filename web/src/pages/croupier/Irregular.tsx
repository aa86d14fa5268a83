// What the croupier settles is settled here; for what the pit boss settles, the croupier calls.

import { causesOf, mayDeclare } from '../../console/causes.js'
import { IrregularPlays } from '../../console/IrregularPlays.js'
import type { AtConsole } from '../../console/TableConsole.js'
import { familyOf } from '../../games/families.js'
import { useStaff } from '../../i18n/staff/index.js'
import { callPitBoss } from './callBoss.js'

const RUNNING = ['spinning', 'closed', 'collect']

export const Irregular = ({ state, desk }: AtConsole) => {
  const w = useStaff()
  const { view, options } = state
  const causes = causesOf(view)
  const cards = familyOf(view.game) === 'blackjack'
  return (
    <IrregularPlays
      view={view}
      causes={causes}
      actionOf={(cause) => {
        const mine = cause.by === 'croupier'
        const may = cards
          ? mayDeclare(view, cause)
          : mine
            ? options.some((option) => option.do === 'irregular')
            : RUNNING.includes(view.phase)
        return {
          action: mine ? (cards ? w.pit.resolve : w.pit.declareVoid) : w.croupier.callBoss,
          because: may ? undefined : cards ? (w.refusals['cannot-have-happened'] ?? '') : w.pit.nullSpinNow,
        }
      }}
      onAct={({ cause, by }) =>
        by === 'croupier'
          ? desk.act({ do: 'irregular', cause })
          : callPitBoss(desk, cards ? (w.values[cause] ?? cause) : `${w.pit.nullSpin}: ${w.values[cause]}`)
      }
    />
  )
}
