// What the croupier settles is settled here; for what the pit boss settles, the croupier calls.

import { IrregularPlays } from '../../console/IrregularPlays.js'
import type { AtConsole } from '../../console/TableConsole.js'
import { useFamilyWords } from '../../games/loaded.js'
import { useStaff, useTeller } from '../../i18n/staff/index.js'
import { callPitBoss } from './callBoss.js'

export const Irregular = ({ state, desk }: AtConsole) => {
  const { view } = state
  const w = useStaff()
  const tell = useTeller(view.game)
  const { staff } = useFamilyWords(view.game)
  return (
    <IrregularPlays
      {...{ state, desk }}
      otherwise={({ by }) => (by === 'croupier' ? undefined : { action: w.croupier.callBoss })}
      onAct={({ cause, by }) =>
        by === 'croupier'
          ? desk.act({ do: 'irregular', cause })
          : callPitBoss(desk, staff.callFor(tell.value('cause', cause)))
      }
    />
  )
}
