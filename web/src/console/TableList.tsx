import { api } from '../app/api.js'
import { Failed } from '../app/shell.js'
import type { LobbyTable } from '../app/types.js'
import { useLoad } from '../app/useLoad.js'
import { useLists } from '../games/loaded.js'
import { Results } from '../games/Result.js'
import { useLanguage } from '../i18n/language.js'
import { useStaff } from '../i18n/staff/index.js'
import { classes } from '../parts/classes.js'
import { Skeleton } from '../parts/Skeleton.js'

/** Which table, and in which state. */
export const TableHead = ({ table, status = table.status, phase = table.phase }: TableHeadProps) => {
  const w = useStaff()
  const { language } = useLanguage()
  const phases = useLists(table.game).phases[language === 'en' ? 'en' : 'es']
  return (
    <>
      <span className="what">
        <b>{table.name}</b>
        <small className="muted">
          {table.title[language === 'en' ? 'en' : 'es']} · {w.mode[table.mode]}
        </small>
      </span>
      <span className={classes('tag', status === 'open' ? 'win' : 'warn')}>
        {status === 'open' ? (phases[phase] ?? w.phases[phase] ?? phase) : (w.status[status] ?? status)}
      </span>
    </>
  )
}

interface TableHeadProps {
  table: LobbyTable
  /** As the live table has them, when it is known. */
  status?: string | undefined
  phase?: string | undefined
}

export const TableRow = ({ table, href, action }: { table: LobbyTable; href: string; action: string }) => {
  const w = useStaff()
  return (
    <a className="table-row panel" href={href}>
      <TableHead table={table} />
      <Results game={table.game} history={table.history} />
      <span className="muted num">{w.pit.seated(table.seated, table.seats)}</span>
      <span className="go-to">{action}</span>
    </a>
  )
}

/** Every table of the house, by room. */
export const TableList = ({ base, action }: { base: string; action: string }) => {
  const { data, fault, again } = useLoad('lobby', api.lobby, { everyMs: 4000 })
  if (!data && fault) return <Failed fault={fault} onRetry={again} />
  if (!data) return <Skeleton />
  return (
    <div className="rooms">
      {data.rooms.map(({ room, tables }) => (
        <section key={room} aria-label={room}>
          <h2 className="caps">{room}</h2>
          <div className="rows">
            {tables.map((table) => (
              <TableRow key={table.id} table={table} href={`${base}/${encodeURIComponent(table.id)}`} action={action} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
