// The rooms: what is it, what just happened, how long, can I sit.

import { useState } from 'react'
import { api } from '../../app/api.js'
import { deadlineOf, useCountdown } from '../../app/clock.js'
import { tablePath } from '../../app/routes.js'
import { isStaffRole, useSession } from '../../app/session.js'
import { Failed, PageFrame } from '../../app/shell.js'
import type { Deadline, Lobby, LobbyTable } from '../../app/types.js'
import { useLoad } from '../../app/useLoad.js'
import { wordsOf } from '../../app/words.js'
import { toneOf } from '../../games/families.js'
import { GameArt } from '../../games/GameArt.js'
import { loadLists } from '../../games/loaded.js'
import { useLanguage } from '../../i18n/language.js'
import { Empty } from '../../parts/Empty.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { TableCard } from '../../parts/TableCard.js'
import { limitsOf, nowOf, useFilters } from './cards.js'
import { SetAside } from './SetAside.js'
import './lobby.css'

const useMine = wordsOf({
  es: {
    title: 'Salones',
    hello: (name: string, hour: number) =>
      `${hour < 6 || hour >= 20 ? 'Buenas noches' : hour < 12 ? 'Buenos días' : 'Buenas tardes'}, ${name}`,
    lead: (n: number) =>
      n === 1
        ? 'Hay una mesa abierta. Cada jugada muestra la regla que la decide.'
        : `Hay ${n} mesas abiertas. Cada jugada muestra la regla que la decide.`,
    back: 'Volver',
    backNote: 'Tu puesto sigue guardado',
    seat: (n: string) => `puesto ${n}`,
    open: 'Mesas abiertas',
    filters: 'Filtrar mesas',
    filter: { all: 'Todas', seat: 'Con puesto', cheap: 'Desde $1.000', live: 'En vivo' },
    none: 'Ninguna mesa con ese filtro',
    noneBody: 'Prueba con todas.',
    all: 'Ver todas',
    practice: 'Mesa de práctica',
    practiceBody: 'Una mesa para ti. El juego avanza cuando tú lo dices, y el tiempo no corre.',
    practiceGo: 'Practicar',
    empty: 'No hay mesas abiertas',
    emptyBody: 'Puedes practicar mientras tanto.',
  },
  en: {
    title: 'Rooms',
    hello: (name: string, hour: number) =>
      `${hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'}, ${name}`,
    lead: (n: number) =>
      n === 1
        ? 'One table is open. Every move shows the rule that decides it.'
        : `${n} tables are open. Every move shows the rule that decides it.`,
    back: 'Return',
    backNote: 'Your seat is kept',
    seat: (n: string) => `seat ${n}`,
    open: 'Open tables',
    filters: 'Filter tables',
    filter: { all: 'All', seat: 'With a seat', cheap: 'From $1.000', live: 'Live' },
    none: 'No table with that filter',
    noneBody: 'Try all of them.',
    all: 'See all',
    practice: 'Practice table',
    practiceBody: 'A table of your own. The game moves when you say so, and no time runs.',
    practiceGo: 'Practise',
    empty: 'No open tables',
    emptyBody: 'You can practise meanwhile.',
  },
})

const useCardWords = wordsOf({ es: 'es' as const, en: 'en' as const })

const Card = ({ table }: { table: LobbyTable }) => {
  const { language } = useLanguage()
  const words = useCardWords()
  // The same deadline polled again is the same deadline.
  const [kept, setKept] = useState<Deadline | null>(null)
  const fresh = deadlineOf(table.countdown ?? null, kept)
  if (fresh && (!kept || Math.abs(fresh.closesAt - kept.closesAt) > 1000)) setKept(fresh)
  if (!fresh && kept) setKept(null)
  const countdown = useCountdown(kept)
  const { phase, note } = nowOf(table, words)
  return (
    <TableCard
      href={tablePath(table.game, table.id)}
      title={table.title[language === 'en' ? 'en' : 'es']}
      name={table.name}
      mode={table.mode}
      art={<GameArt game={table.game} />}
      tone={toneOf(table.game)}
      phase={phase}
      note={note}
      countdown={countdown}
      history={table.history}
      game={table.game}
      limits={limitsOf(table)}
      seated={table.seated}
      seats={table.seats}
    />
  )
}

/** The rooms, with what is drawn of their games. */
const listed = async (): Promise<Lobby> => {
  const lobby = await api.lobby()
  await loadLists(lobby.rooms.flatMap(({ tables }) => tables.map(({ game }) => game)))
  return lobby
}

const LobbyPage = () => {
  const w = useMine()
  const { language } = useLanguage()
  const { me } = useSession()
  const lobby = useLoad('lobby', listed, { everyMs: 2500 })
  const { filter, setFilter, room, setRoom, keeps, names } = useFilters()
  const rooms = lobby.data?.rooms ?? []
  const tables = rooms.flatMap((room) => room.tables)
  const shown = rooms.filter((each) => !room || each.room === room).flatMap((each) => each.tables.filter(keeps))
  const open = tables.filter((table) => table.status === 'open').length
  const mine = (me?.seats ?? []).flatMap(({ table, seat }) => {
    const found = tables.find((each) => each.id === table)
    return found ? [{ table: found, seat: seat.replace('seat:', '') }] : []
  })
  const name = me?.person.name ?? ''
  return (
    <PageFrame title={w.title} silent className="lobby">
      <section className="hero">
        <div className="hello panel">
          <div>
            <p className="voice big">{w.hello(name, new Date().getHours())}</p>
            <p className="muted">{lobby.data ? w.lead(open) : ' '}</p>
          </div>
          {mine.map(({ table, seat }) => (
            <div className="back" key={table.id}>
              <div>
                <b>
                  {table.title[language === 'en' ? 'en' : 'es']} · {table.name}, {w.seat(seat)}
                </b>
                <small className="muted">{w.backNote}</small>
              </div>
              <a className="btn main" href={tablePath(table.game, table.id)}>
                {w.back}
              </a>
            </div>
          ))}
        </div>
        {!isStaffRole(me?.person.role) && (
          <div className="alone panel">
            <div>
              <h2 className="voice">{w.practice}</h2>
              <p className="muted">{w.practiceBody}</p>
            </div>
            <a className="btn" href="/practice">
              {w.practiceGo}
            </a>
          </div>
        )}
      </section>
      {lobby.fault && <Failed fault={lobby.fault} onRetry={lobby.again} />}
      <SetAside tables={tables} role={me?.person.role} onTried={lobby.again} />
      {!lobby.data && !lobby.fault && (
        <Skeleton lines={[{ width: 100, tall: true }, { width: 100, tall: true }, { width: 60 }]} />
      )}
      {lobby.data && tables.length === 0 && (
        <Empty
          title={w.empty}
          action={
            <a className="btn" href="/practice">
              {w.practiceGo}
            </a>
          }
        >
          {w.emptyBody}
        </Empty>
      )}
      {tables.length > 0 && (
        <div className="bar-row">
          <h2 className="voice">{w.open}</h2>
          <fieldset className="filters" aria-label={w.filters}>
            {names.map((each) => (
              <button
                key={each}
                type="button"
                className="pill"
                aria-pressed={filter === each}
                onClick={() => setFilter(each)}
              >
                {w.filter[each]}
              </button>
            ))}
            {rooms.length > 1 &&
              rooms.map((each) => (
                <button
                  key={each.room}
                  type="button"
                  className="pill"
                  aria-pressed={room === each.room}
                  onClick={() => setRoom(room === each.room ? null : each.room)}
                >
                  {each.room}
                </button>
              ))}
          </fieldset>
        </div>
      )}
      {tables.length > 0 && !shown.length && (
        <Empty
          title={w.none}
          action={
            <button
              type="button"
              className="btn"
              onClick={() => {
                setFilter('all')
                setRoom(null)
              }}
            >
              {w.all}
            </button>
          }
        >
          {w.noneBody}
        </Empty>
      )}
      <ul className="tables">
        {shown.map((table) => (
          <li key={table.id}>
            <Card table={table} />
          </li>
        ))}
      </ul>
    </PageFrame>
  )
}

export default LobbyPage
