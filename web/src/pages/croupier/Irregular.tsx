// What the croupier settles is settled here; for what the pit boss settles, the croupier calls.

import { IrregularPlays } from '../../console/IrregularPlays.js'
import type { AtConsole } from '../../console/TableConsole.js'
import { irregularOf } from '../../games/families.js'
import { useStaff } from '../../i18n/staff/index.js'
import { callPitBoss } from './callBoss.js'

export const Irregular = ({ state: { view }, desk }: AtConsole) => {
  const w = useStaff()
  return (
    <IrregularPlays
      view={view}
      otherwise={({ by }) => (by === 'croupier' ? undefined : { action: w.croupier.callBoss })}
      onAct={({ cause, by }) =>
        by === 'croupier'
          ? desk.act({ do: 'irregular', cause })
          : callPitBoss(desk, w.pit.irregular[irregularOf(view.game)].call(w.values[cause] ?? cause))
      }
    />
  )
}
