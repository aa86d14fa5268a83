import { IrregularPlays } from '../../console/IrregularPlays.js'
import type { AtConsole } from '../../console/TableConsole.js'
import { useStaff } from '../../i18n/staff/index.js'

/** Every irregular play, one cause at a time: who holds the post that settles it declares it. */
export const Irregular = ({ state, desk }: AtConsole) => {
  const w = useStaff()
  return (
    <IrregularPlays
      {...{ state, desk }}
      otherwise={({ by }) => (by === state.you.actor ? undefined : { because: w.refusals['not-your-move'] })}
      onAct={({ cause }) => desk.act({ do: 'irregular', cause })}
    />
  )
}
