// A past round, move by move: what was done, by whom, what followed and on which article, and the cloth at that moment.

import type { Event } from '@tapete/engine'
import { Suspense, useEffect, useState } from 'react'
import { api } from '../../app/api.js'
import { navigate } from '../../app/router.js'
import { Failed } from '../../app/shell.js'
import type { FullEntry, TableState, View } from '../../app/types.js'
import { type Loaded, useLoad } from '../../app/useLoad.js'
import { Frame, Rule } from '../../console/Frame.js'
import { usePeople } from '../../console/people.js'
import { useFamily } from '../../games/loaded.js'
import { money } from '../../i18n/format.js'
import { useMessages } from '../../i18n/language.js'
import { AboutGame } from '../../i18n/rounds.js'
import { useStaff, useTeller } from '../../i18n/staff/index.js'
import { spotsOf } from '../../i18n/staff/tell.js'
import { Button } from '../../parts/Button.js'
import { Empty } from '../../parts/Empty.js'
import { ReplayScrubber } from '../../parts/ReplayScrubber.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { useEarlier } from '../history/earlier.js'

const PACE_MS = 1100

const moves = (event: Event): boolean => (event.transfers?.length ?? 0) > 0

interface StepsProps {
  readonly table: string
  readonly entries: readonly FullEntry[]
  readonly view: View
}

const Steps = ({ table, entries, view }: StepsProps) => {
  const { game } = view
  const before = useEarlier(table, game, entries[0]?.version) ?? []
  const w = useStaff()
  const m = useMessages()
  const tell = useTeller(game)
  const people = usePeople()
  const { Past } = useFamily(game)
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(false)
  const last = entries.length - 1
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => setAt((now) => Math.min(now + 1, last)), PACE_MS)
    return () => clearInterval(timer)
  }, [playing, last])
  useEffect(() => {
    if (at >= last) setPlaying(false)
  }, [at, last])
  const entry = entries[at]
  const time = (iso: string): string => new Date(iso).toLocaleTimeString(m.language, { hour12: false })
  const title = ({ move, events }: FullEntry): string => {
    if (!move) return events[0] ? tell.event(events[0]) : '—'
    const { by, do: name, ...fields } = move
    return [tell.move(name, by), ...Object.entries(fields).map(([field, value]) => tell.value(field, value))].join(
      ' · ',
    )
  }
  const past = entries.slice(0, at + 1).flatMap(({ events }) => events)
  const account = (id: string): string => {
    const [seat = '', part] = id.split('/')
    return `${tell.seat(seat)}${part ? ` (${part === 'stakes' ? w.croupier.onCloth.toLowerCase() : part})` : ''}`
  }
  if (!entry) return null
  return (
    <>
      <section className="box panel">
        <ReplayScrubber
          steps={entries.map((each) => ({ kind: each.events.some(moves) ? 'money' : 'move', label: title(each) }))}
          at={at}
          playing={playing}
          onSeek={(to) => {
            setPlaying(false)
            setAt(to)
          }}
          onPlay={(go) => {
            if (go && at >= last) setAt(0)
            setPlaying(go)
          }}
          detail={w.pit.entryAt(time(entry.at), entry.version)}
        />
        <p className="muted">
          {entry.move && w.pit.moveBy(tell.seat(String(entry.move.by)))}
          {entry.person ? `, ${people.name(entry.person)}` : ''}
        </p>
      </section>
      <div className="review-grid">
        <section className="box panel" aria-label={w.pit.events}>
          <h2 className="head">
            <b>{w.pit.events}</b>
            <span className="aside">{m.replay.key}</span>
          </h2>
          {entry.events.length === 0 && <p className="muted">{w.pit.nothingHeard}</p>}
          <ol className="happened" aria-live="polite">
            {entry.events.map((event, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: events are positional
              <li key={index}>
                <p>
                  <span
                    className={event.type === 'said' ? 'voice' : undefined}
                    lang={event.type === 'said' ? 'es' : undefined}
                  >
                    {tell.event(event)}
                  </span>
                  <Rule cite={event.cite} />
                </p>
                {event.transfers?.map(({ from, to, amount }, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: transfers are positional
                  <p key={n} className="transfer num">
                    {account(from)} → {account(to)} <b>{money(amount)}</b>
                  </p>
                ))}
              </li>
            ))}
          </ol>
        </section>
        <Past view={view} spots={[...spotsOf(game).values()]} events={past} before={before} me={null} />
      </div>
    </>
  )
}

export const Review = ({ id, round }: { id: string; round: number }) => {
  const table = useLoad(`table-${id}`, () => api.table(id))
  return (
    <AboutGame game={table.data?.view.game}>
      <Reviewed id={id} round={round} table={table} />
    </AboutGame>
  )
}

const Reviewed = ({ id, round, table }: { id: string; round: number; table: Loaded<TableState> }) => {
  const w = useStaff()
  const review = useLoad(`round-${id}-${round}`, () => api.round(id, round))
  const game = table.data?.view.game
  const locked = review.fault?.code === 'session-locked'
  const go = (to: number) => navigate(`/pit-boss/${encodeURIComponent(id)}?round=${to}`)
  const last = table.data?.view.round ?? round
  return (
    <Frame title={w.pit.reviewRound(round)} game={game} locked={locked} onUnlock={review.again}>
      <main className="page wide review" id="content" tabIndex={-1}>
        <div className="line">
          <h1 className="voice title">
            {w.pit.reviewRound(round)} <small className="muted">{table.data?.table.name}</small>
          </h1>
          <nav className="rounds" aria-label={w.pit.round}>
            <Button because={round > 1 ? undefined : w.pit.noRound} onClick={() => go(round - 1)}>
              {w.pit.previous}
            </Button>
            <Button because={round < last ? undefined : w.pit.noRound} onClick={() => go(round + 1)}>
              {w.pit.following}
            </Button>
            <a className="btn quiet" href={`/pit-boss/${encodeURIComponent(id)}`}>
              {w.pit.toConsole(table.data?.table.name ?? w.pit.table)}
            </a>
          </nav>
        </div>
        {review.fault && !locked ? (
          review.fault.code === 'no-such-round' ? (
            <Empty title={w.pit.noRound}>{w.pit.noRoundBody}</Empty>
          ) : (
            <Failed fault={review.fault} onRetry={review.again} />
          )
        ) : review.data && table.data ? (
          <Suspense fallback={<Skeleton />}>
            <Steps key={round} table={id} entries={review.data.entries} view={table.data.view} />
          </Suspense>
        ) : (
          <Skeleton />
        )}
      </main>
    </Frame>
  )
}
