import { IrregularPlays } from '../../console/IrregularPlays.js'
import type { AtConsole } from '../../console/TableConsole.js'
import { useStaff } from '../../i18n/staff/index.js'

/** Every irregular play, one cause at a time: who holds the post that settles it declares it. */
export const Irregular = ({ state: { view, you, table }, desk }: AtConsole) => {
  const w = useStaff()
  return (
    <IrregularPlays
      view={view}
      mode={table.mode}
      otherwise={({ by }) => (by === you.actor ? undefined : { because: w.refusals['not-your-move'] })}
      onAct={({ cause }) => desk.act({ do: 'irregular', cause })}
    />
  )
}
