// Every table on one page; what waits for a decision stands on its card.

import { api, call } from '../../app/api.js'
import { useTable } from '../../app/live.js'
import { Failed } from '../../app/shell.js'
import type { Lobby, LobbyTable } from '../../app/types.js'
import { useLoad } from '../../app/useLoad.js'
import { useWords } from '../../app/words.js'
import { Frame } from '../../console/Frame.js'
import { totalOf } from '../../console/Seats.js'
import { TableHead } from '../../console/TableList.js'
import { loadFamilies } from '../../games/loaded.js'
import { Results } from '../../games/Result.js'
import { money, signed } from '../../i18n/format.js'
import { useStaff } from '../../i18n/staff/index.js'
import { classes } from '../../parts/classes.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { Notices } from '../watch/Notices.js'
import { useWatchWords } from '../watch/words.js'
import { attentionOf, isCalm } from './attention.js'

const Card = ({ table }: { table: LobbyTable }) => {
  const w = useStaff()
  const app = useWords()
  const { state, link, stopped } = useTable(table.id)
  const view = state?.view
  const attention = state && attentionOf(state)
  const waits = stopped || (attention !== undefined && !isCalm(attention))
  const history = view?.play.history ?? table.history
  const tags = attention
    ? [
        stopped && app.drawsStopped,
        attention.fault && w.pit.fault,
        attention.approve && w.pit.approve,
        attention.disputes > 0 && w.pit.dispute(attention.disputes),
        attention.holds > 0 && w.pit.hold(attention.holds),
        attention.corrections > 0 && w.pit.correction(attention.corrections),
        attention.authorise > 0 && w.pit.authorise(attention.authorise),
        attention.claimed && w.pit.claimed,
      ].filter((tag): tag is string => typeof tag === 'string')
    : []
  return (
    <a className={classes('glance panel', waits && 'waits')} href={`/pit-boss/${encodeURIComponent(table.id)}`}>
      <TableHead table={table} status={view?.status} phase={view?.phase} />
      <dl>
        <div>
          <dt>{w.croupier.seats}</dt>
          <dd className="num">
            {view ? Object.keys(view.seats).length : table.seated} / {table.seats}
          </dd>
        </div>
        <div>
          <dt>{w.croupier.onCloth}</dt>
          <dd className="num">{view ? money(totalOf(view.bets)) : '—'}</dd>
        </div>
        <div>
          <dt>{w.croupier.bank}</dt>
          <dd className="num">{view?.accounts ? signed(view.accounts.bank ?? 0) : '—'}</dd>
        </div>
      </dl>
      <span className="foot">
        <Results game={table.game} history={history} shown={6} />
        {link.state !== 'live' && link.state !== 'loading' && <span className="tag warn">{w.offline}</span>}
      </span>
      <span className="asks">
        {tags.length > 0 ? (
          tags.map((tag) => (
            <span key={tag} className="tag warn">
              {tag}
            </span>
          ))
        ) : (
          <span className="muted">{w.pit.calm}</span>
        )}
      </span>
    </a>
  )
}

/** What waits for a decision is asked of the rules. */
const listed = async (): Promise<Lobby> => {
  const lobby = await api.lobby()
  await loadFamilies(lobby.rooms.flatMap(({ tables }) => tables.map(({ game }) => game)))
  return lobby
}

const SHOWN = 5

/** What the house found by itself at tables: wheels, throws, the generator. */
const Inbox = () => {
  const w = useWatchWords()
  const { data } = useLoad('watch-notices', () => call('GET /api/watch/notices'), { everyMs: 10_000 })
  if (!data || data.notices.length === 0) return null
  return (
    <section className="box panel" aria-label={w.notices}>
      <h2 className="head">
        <b>{w.notices}</b>
        <a href="/watch">{w.title}</a>
      </h2>
      <Notices notices={data.notices.slice(0, SHOWN)} />
    </section>
  )
}

export const Glance = () => {
  const w = useStaff()
  const { data, fault, again } = useLoad('lobby', listed, { everyMs: 10_000 })
  return (
    <Frame title={w.pit.title} locked={fault?.code === 'session-locked'} onUnlock={again}>
      <main className="page wide" id="content" tabIndex={-1}>
        <h1 className="voice title">{w.pit.title}</h1>
        <p className="muted lead">{w.pit.lead}</p>
        <Inbox />
        {!data && fault && fault.code !== 'session-locked' && <Failed fault={fault} onRetry={again} />}
        {!data && !fault && <Skeleton />}
        {data?.rooms.map(({ room, tables }) => (
          <section key={room} aria-label={room}>
            <h2 className="caps">{room}</h2>
            <div className="glances">
              {tables.map((table) => (
                <Card key={table.id} table={table} />
              ))}
            </div>
          </section>
        ))}
      </main>
    </Frame>
  )
}
