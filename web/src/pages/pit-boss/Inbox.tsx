// Everything that waits for a decision, from every table, settled where it is read.

import { Suspense, useEffect, useRef, useState } from 'react'
import type { LobbyTable, TableState } from '../../app/types.js'
import { Rule } from '../../console/Frame.js'
import { MoveButtons } from '../../console/MoveButtons.js'
import { dueOf } from '../../console/Next.js'
import { payLines } from '../../console/payLines.js'
import { usePeople } from '../../console/people.js'
import { Refused } from '../../console/Refused.js'
import { ruleOf } from '../../console/reasons.js'
import { settlement, tableOf } from '../../console/rehearse.js'
import type { Console } from '../../console/useConsole.js'
import { useFamily, useFamilyWords } from '../../games/loaded.js'
import { money } from '../../i18n/format.js'
import { useMessages } from '../../i18n/language.js'
import { AboutGame } from '../../i18n/rounds.js'
import { useStaff, useTeller } from '../../i18n/staff/index.js'
import { AuthorisationItem, onlyOf } from './Authorisations.js'
import { CorrectionItem } from './Corrections.js'
import { DisputeItem } from './Disputes.js'
import { HoldItem } from './Holds.js'
import { type Item, itemsOf, rankOf } from './items.js'
import { usePitWords } from './words.js'

export interface Watched {
  readonly table: LobbyTable
  readonly desk: Console
  /** When the table was made, by the clock of this browser: what is counted at it is counted from there. */
  readonly madeAt: number | undefined
}

interface Waiting extends Watched {
  readonly state: TableState
  readonly item: Item
  readonly key: string
  /** When it runs out, in milliseconds; infinite where nothing does. */
  readonly until: number
}

const untilOf = (item: Item, madeAt: number | undefined): number =>
  item.kind === 'hold' && madeAt !== undefined ? madeAt + item.hold.until * 1000 : Number.POSITIVE_INFINITY

export const waitingIn = (all: readonly Watched[]): readonly Waiting[] =>
  all
    .flatMap((watched) => {
      const { state } = watched.desk
      if (!state) return []
      return itemsOf(state, watched.desk.stopped).map((item) => ({
        ...{ ...watched, state, item, until: untilOf(item, watched.madeAt) },
        key: `${watched.table.id} ${item.kind} ${item.id}`,
      }))
    })
    .toSorted((a, b) => rankOf(a.item) - rankOf(b.item) || a.until - b.until || (a.key < b.key ? -1 : 1))

const clockOf = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

const SHOWN = 2

/** What the table would pay and collect, as the rules will have it. */
const Approval = ({ state, desk }: { state: TableState; desk: Console }) => {
  const w = usePitWords()
  const staff = useStaff()
  const m = useMessages()
  const { view, you } = state
  const tell = useTeller(view.game)
  const family = useFamily(view.game)
  const own = useFamilyWords(view.game)
  const { events } = settlement(view.game, tableOf(view))
  const lines = payLines(events, { done: false, w: staff.croupier, tell, family, own, pays: m.pays })
  const paid = lines.filter(({ net }) => net > 0).toSorted((a, b) => b.net - a.net)
  const sum = (of: readonly { net: number }[]) => of.reduce((total, { net }) => total + net, 0)
  const rest = paid.slice(SHOWN)
  const due = dueOf(state, you.actor)
  return (
    <>
      <p className="voice sum">{w.pay(money(sum(paid)))}</p>
      <p className="muted">{w.takes(paid.length, money(-sum(lines.filter(({ net }) => net < 0)) || 0))}</p>
      <ul className="few">
        {paid.slice(0, SHOWN).map((line) => (
          <li key={line.id} className="line">
            <span>
              {line.bet}, {line.how}
            </span>
            <b className="num">{money(line.net)}</b>
          </li>
        ))}
        {rest.length > 0 && (
          <li className="line">
            <span>{w.others(rest.length, money(rest[0]?.net ?? 0))}</span>
            <b className="num">{money(sum(rest))}</b>
          </li>
        )}
      </ul>
      {due.mine.length > 0 && <MoveButtons view={view} options={due.mine} busy={desk.busy} onSend={desk.act} main />}
    </>
  )
}

const OverMaximum = ({ state, item }: { state: TableState; item: Extract<Item, { option: unknown }> }) => {
  const w = usePitWords()
  const { view } = state
  const tell = useTeller(view.game)
  const [on, seat] = [onlyOf(item.option, 'on'), onlyOf(item.option, 'for')]
  const kind = tell.kindOf(on)
  const stake = view.bets.filter((bet) => bet.seat === seat && bet.on === on).reduce((sum, bet) => sum + bet.amount, 0)
  const max = view.limits[kind]?.max ?? stake
  return <p>{w.overBody(tell.seat(seat), tell.spot(on), money(stake), money(max), money(Math.max(0, stake - max)))}</p>
}

const RULED: { readonly [kind in Item['kind']]?: string } = {
  authorise: 'authorise',
  over: 'notify-room-head',
  hold: 'clear-hold',
  dispute: 'decide',
  correction: 'decide-correction',
}

const Body = ({ state, desk, item }: Waiting) => {
  const w = usePitWords()
  const { view } = state
  const people = usePeople({
    table: state.table.id,
    who: Object.values(view.seats)
      .map(({ player }) => player)
      .join(),
  })
  const at = { state, desk, name: people.name }
  switch (item.kind) {
    case 'approval':
      return <Approval state={state} desk={desk} />
    case 'hold':
      return <HoldItem {...at} hold={item.hold} timed />
    case 'dispute':
      return <DisputeItem {...at} dispute={item.dispute} />
    case 'correction':
      return <CorrectionItem {...at} correction={item.correction} />
    case 'authorise':
      return <AuthorisationItem state={state} busy={desk.busy} onSend={desk.act} option={item.option} />
    case 'over':
      return <OverMaximum state={state} item={item} />
    case 'fault':
      return <p>{w.faultBody}</p>
    case 'claimed':
      return <p>{w.claimedBody}</p>
    case 'stopped':
      return <p>{w.stoppedBody}</p>
  }
}

const IN_CONSOLE: readonly Item['kind'][] = ['fault', 'claimed', 'stopped', 'over']

const Entry = ({ waiting, now, since }: { waiting: Waiting; now: number; since: number }) => {
  const w = usePitWords()
  const staff = useStaff()
  const { table, state, item, until, desk } = waiting
  const { view } = state
  const runs = Number.isFinite(until)
  const rule = RULED[item.kind] && ruleOf(view.game, RULED[item.kind] ?? '')
  const whole = Number(view.config.holdMinutes ?? 0) * 60_000
  return (
    <li className={item.kind === 'approval' ? 'item first' : 'item'}>
      <p className="line of">
        <b>{w.kinds[item.kind]}</b>
        <a href={`/pit-boss/${encodeURIComponent(table.id)}`}>
          {table.name} · {staff.round(view.round)}
        </a>
        <span className="num clock">
          {runs ? (until > now ? w.left(clockOf(until - now)) : w.over) : w.waiting(clockOf(now - since))}
        </span>
      </p>
      {runs && whole > 0 && (
        <span className="runs" aria-hidden="true">
          <i style={{ width: `${Math.min(100, Math.max(0, ((until - now) / whole) * 100))}%` }} />
        </span>
      )}
      <Body {...waiting} />
      <Refused fault={desk.fault} onClose={desk.forget} />
      <p className="line">
        {IN_CONSOLE.includes(item.kind) ? (
          <a className="btn" href={`/pit-boss/${encodeURIComponent(table.id)}`}>
            {w.toTable}
          </a>
        ) : (
          <span />
        )}
        {rule && <Rule cite={rule} />}
      </p>
    </li>
  )
}

/** Every second, while something is counted. */
const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

export const Inbox = ({ all }: { all: readonly Watched[] }) => {
  const w = usePitWords()
  const now = useNow()
  const since = useRef(new Map<string, number>())
  const waiting = waitingIn(all)
  const keys = new Set(waiting.map(({ key }) => key))
  for (const key of keys) if (!since.current.has(key)) since.current.set(key, now)
  for (const key of since.current.keys()) if (!keys.has(key)) since.current.delete(key)
  return (
    <section className="inbox panel" aria-label={w.inbox}>
      <h2 className="head">
        <b>{w.inbox}</b>
        {waiting.length > 0 && <span className="count num">{waiting.length}</span>}
        <span className="aside">{w.order}</span>
      </h2>
      {waiting.length === 0 && (
        <div className="calm">
          <b>{w.empty}</b>
          <p className="muted">{w.emptyBody}</p>
        </div>
      )}
      <ol>
        {waiting.map((each) => (
          <AboutGame key={each.key} game={each.table.game}>
            <Suspense>
              <Entry waiting={each} now={now} since={since.current.get(each.key) ?? now} />
            </Suspense>
          </AboutGame>
        ))}
      </ol>
    </section>
  )
}
