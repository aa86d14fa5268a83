// Every table on one page, and one list of all that waits at them.

import { memo, useCallback, useEffect, useState } from 'react'
import { api, call } from '../../app/api.js'
import { useSession } from '../../app/session.js'
import { Failed } from '../../app/shell.js'
import type { Lobby, LobbyTable } from '../../app/types.js'
import { useLoad } from '../../app/useLoad.js'
import { Frame } from '../../console/Frame.js'
import { totalOf } from '../../console/Seats.js'
import { TableHead } from '../../console/TableList.js'
import { type Console, useConsole } from '../../console/useConsole.js'
import { loadFamilies } from '../../games/loaded.js'
import { Results } from '../../games/Result.js'
import { money, signed } from '../../i18n/format.js'
import { AboutGame } from '../../i18n/rounds.js'
import { useStaff } from '../../i18n/staff/index.js'
import { Button } from '../../parts/Button.js'
import { classes } from '../../parts/classes.js'
import { Empty } from '../../parts/Empty.js'
import { Figures } from '../../parts/Figures.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { Notices } from '../watch/Notices.js'
import { useWatchWords } from '../watch/words.js'
import { Inbox, type Watched, waitingIn } from './Inbox.js'
import { LimitsPanel } from './LimitsPanel.js'
import { usePitWords } from './words.js'
import './pit.css'

const FILTERS = ['all', 'asks', 'live', 'closed'] as const
type Filter = (typeof FILTERS)[number]
const MAKERS: readonly string[] = ['pit-boss', 'room-head']

/** Follows one table and tells what it hears. It draws nothing. */
const Follower = memo(({ table, onHeard }: { table: LobbyTable; onHeard: (id: string, desk: Console) => void }) => {
  const desk = useConsole(table.id)
  useEffect(() => onHeard(table.id, desk), [table.id, desk, onHeard])
  return null
})

const Card = ({ watched, asks }: { watched: Watched; asks: readonly string[] }) => {
  const w = useStaff()
  const pit = usePitWords()
  const [open, setOpen] = useState(false)
  const { table, desk } = watched
  const { state, link } = desk
  const view = state?.view
  const history = view?.play.history ?? table.history
  return (
    <article className={classes('glance panel', asks.length > 0 && 'waits')} aria-label={table.name}>
      <a className="to" href={`/pit-boss/${encodeURIComponent(table.id)}`}>
        <TableHead table={table} status={view?.status} phase={view?.phase} />
      </a>
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
        {asks.length > 0 ? (
          [...new Set(asks)].map((ask) => (
            <span key={ask} className="tag warn">
              {ask}
            </span>
          ))
        ) : (
          <span className="muted">{w.pit.calm}</span>
        )}
        {state && (
          <Button
            look="quiet"
            aria-expanded={open}
            aria-label={pit.limitsOf(table.name)}
            onClick={() => setOpen(!open)}
          >
            {pit.limits}
          </Button>
        )}
      </span>
      {open && state && (
        <AboutGame game={table.game}>
          <LimitsPanel state={state} desk={desk} by={state.you.actor} />
        </AboutGame>
      )}
    </article>
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
const Found = () => {
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

/** When each table was made, by the clock of this browser. */
const useMade = (may: boolean): ReadonlyMap<string, number> => {
  const { data } = useLoad(
    `made ${may}`,
    async () => {
      if (!may) return new Map<string, number>()
      const { now, tables } = await call('GET /api/tables')
      const ahead = Date.now() - now
      return new Map(tables.map(({ id, createdAt }) => [id, Date.parse(createdAt) + ahead]))
    },
    { everyMs: 60_000 },
  )
  return data ?? new Map()
}

const isShown = (filter: Filter, { table, desk }: Watched, asks: readonly string[]): boolean => {
  const status = desk.state?.view.status ?? table.status
  if (filter === 'asks') return asks.length > 0
  if (filter === 'live') return table.mode === 'live'
  return filter === 'all' || status !== 'open'
}

const Totals = ({ all }: { all: readonly Watched[] }) => {
  const w = usePitWords()
  const views = all.flatMap(({ desk }) => (desk.state ? [desk.state.view] : []))
  const sum = (of: (view: (typeof views)[number]) => number) => views.reduce((total, view) => total + of(view), 0)
  const open = views.filter(({ status }) => status === 'open').length
  const facts = [
    [w.openTables, `${open} / ${all.length}`],
    [w.players, String(sum((view) => Object.keys(view.seats).length))],
    [w.onCloth, money(sum((view) => totalOf(view.bets)))],
    [w.bank, signed(sum((view) => view.accounts?.bank ?? 0))],
  ] as const
  return <Figures of={facts} className="totals" />
}

const useFollowed = (tables: readonly LobbyTable[], made: ReadonlyMap<string, number>) => {
  const [desks, setDesks] = useState<ReadonlyMap<string, Console>>(new Map())
  const onHeard = useCallback((id: string, desk: Console) => setDesks((before) => new Map(before).set(id, desk)), [])
  const all = tables.flatMap((table): Watched[] => {
    const desk = desks.get(table.id)
    return desk ? [{ table, desk, madeAt: made.get(table.id) }] : []
  })
  return { all, onHeard }
}

const Floor = ({ lobby }: { lobby: Lobby }) => {
  const w = usePitWords()
  const role = useSession().me?.person.role ?? ''
  const [filter, setFilter] = useState<Filter>('all')
  const tables = lobby.rooms.flatMap((room) => room.tables).filter(({ aside }) => aside === null)
  const { all, onHeard } = useFollowed(tables, useMade(MAKERS.includes(role)))
  const waiting = waitingIn(all)
  const asksAt = (id: string) =>
    waiting.filter(({ table }) => table.id === id).map(({ item }) => w.kinds[item.kind] ?? item.kind)
  const countOf = (which: Filter) => all.filter((each) => isShown(which, each, asksAt(each.table.id))).length
  const shown = all
    .filter((each) => isShown(filter, each, asksAt(each.table.id)))
    .toSorted((a, b) => Number(asksAt(b.table.id).length > 0) - Number(asksAt(a.table.id).length > 0))
  return (
    <>
      {tables.map((table) => (
        <Follower key={table.id} table={table} onHeard={onHeard} />
      ))}
      <Totals all={all} />
      <div className="pit-floor">
        <div className="col">
          <Inbox all={all} />
          <Found />
        </div>
        <section aria-label={w.tables} className="floor-tables">
          <div className="line">
            <h2 className="voice">{w.tables}</h2>
            <fieldset className="seg" aria-label={w.tables}>
              {FILTERS.map((each) => (
                <button key={each} type="button" aria-pressed={filter === each} onClick={() => setFilter(each)}>
                  {w.filters[each]} <span className="num">{countOf(each)}</span>
                </button>
              ))}
            </fieldset>
          </div>
          {tables.length === 0 && (
            <Empty title={w.noTables}>
              {w.noTablesBody} {MAKERS.includes(role) && <a href="/tables?new=1">{w.newTable}</a>}
            </Empty>
          )}
          {tables.length > 0 && all.length === tables.length && shown.length === 0 && <p className="muted">{w.none}</p>}
          <div className="glances">
            {shown.map((each) => (
              <Card key={each.table.id} watched={each} asks={asksAt(each.table.id)} />
            ))}
          </div>
        </section>
      </div>
    </>
  )
}

export const Glance = () => {
  const w = useStaff()
  const pit = usePitWords()
  const role = useSession().me?.person.role ?? ''
  const { data, fault, again } = useLoad('lobby', listed, { everyMs: 10_000 })
  return (
    <Frame title={w.pit.title} locked={fault?.code === 'session-locked'} onUnlock={again}>
      <main className="page wide pit" id="content" tabIndex={-1}>
        <div className="line">
          <h1 className="voice title">{w.pit.title}</h1>
          {MAKERS.includes(role) && (
            <nav className="line" aria-label={pit.manage}>
              <a className="btn" href="/tables">
                {pit.manage}
              </a>
              <a className="btn main" href="/tables?new=1">
                {pit.newTable}
              </a>
            </nav>
          )}
        </div>
        {!data && fault && fault.code !== 'session-locked' && <Failed fault={fault} onRetry={again} />}
        {!data && !fault && <Skeleton />}
        {data && <Floor lobby={data} />}
      </main>
    </Frame>
  )
}
