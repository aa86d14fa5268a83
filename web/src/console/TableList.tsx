import { api, call } from '../app/api.js'
import { useSession } from '../app/session.js'
import { Failed } from '../app/shell.js'
import type { Lobby, LobbyTable } from '../app/types.js'
import { useLoad } from '../app/useLoad.js'
import { useLists } from '../games/loaded.js'
import { Results } from '../games/Result.js'
import { useLanguage } from '../i18n/language.js'
import { useStaff } from '../i18n/staff/index.js'
import { classes } from '../parts/classes.js'
import { Empty } from '../parts/Empty.js'
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

/** A croupier's own tables, or every table for who stands above. */
const tablesFor = (posted: boolean) => async (): Promise<Lobby> => {
  const lobby = await api.lobby()
  if (!posted) return lobby
  const { tables: mine } = await call('GET /api/me/posts')
  const rooms = lobby.rooms.map((room) => ({ ...room, tables: room.tables.filter(({ id }) => mine.includes(id)) }))
  return { rooms: rooms.filter(({ tables }) => tables.length > 0) }
}

/** The tables of the house, by room; of a croupier, those they are posted at. */
export const TableList = ({ base, action }: { base: string; action: string }) => {
  const w = useStaff()
  const word = useLanguage().language === 'en' ? 'en' : 'es'
  const posted = useSession().me?.person.role === 'croupier'
  const { data, fault, again } = useLoad(`lobby ${posted}`, tablesFor(posted), { everyMs: 4000 })
  if (!data && fault) return <Failed fault={fault} onRetry={again} />
  if (!data) return <Skeleton />
  if (posted && data.rooms.length === 0) return <Empty title={w.croupier.notPosted}>{w.croupier.notPostedBody}</Empty>
  return (
    <div className="rooms">
      {data.rooms.map(({ room, name, tables }) => (
        <section key={room} aria-label={name[word]}>
          <h2 className="caps">{name[word]}</h2>
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
