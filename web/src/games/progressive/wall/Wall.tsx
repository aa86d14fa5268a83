// A pot on the wall, read from six metres: what it holds on plates, what each hand takes now, what feeds it. Nothing to touch.

import { splitOf } from '@tapete/engine'
import type { ReactNode } from 'react'
import type { Event } from '../../../app/types.js'
import { money } from '../../../i18n/format.js'
import { Mark } from '../../../parts/Brand.js'
import { Cite } from '../../../parts/Cite.js'
import { classes } from '../../../parts/classes.js'
import { Digits } from '../Digits.js'
import { capOf, paysOf } from '../Prizes.js'
import type { PotSeen } from '../play.js'
import { usePotWords } from '../words.js'
import { curveOf, pointsOf } from './curve.js'
import { useClock } from './useClock.js'
import '../styles/wall.css'

export interface PotWallProps {
  name: string
  seen: PotSeen
  events: readonly Event[]
  /** What its tables are called, by their ids. */
  tableName: (table: string) => string
  gameName: (game: string) => string
  /** What is wrong with the line, where something is. */
  signal?: ReactNode
}

const SHOWN = 4
/** What the parts of a contribution are told of. */
const EXAMPLE = 1000

const Pays = ({ seen }: Pick<PotWallProps, 'seen'>) => {
  const w = usePotWords()
  const cite = seen.prizes[0]?.cite
  return (
    <section className="box">
      <h2>
        {w.wall.pays}
        {cite && <Cite rule={cite} short />}
      </h2>
      <ul className="num">
        {seen.prizes.toReversed().map((prize) => (
          <li key={prize.category}>
            <span>
              {w.category(prize.category)}
              <small>{[paysOf(prize, w), capOf(prize, seen.terms, w)].filter(Boolean).join(', ')}</small>
            </span>
            <b>{money(prize.least)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

const WIDTH = 640
const HEIGHT = 110

const Spark = ({ main, events }: { main: number; events: readonly Event[] }) => {
  const { wall } = usePotWords()
  const curve = curveOf(main, events)
  if (curve.values.length < 3) return null
  const points = pointsOf(curve, WIDTH, HEIGHT)
  const line = points.map(({ x, y }) => `${x} ${y + 8}`).join('L')
  const fall = curve.falls.at(-1)
  const at = fall === undefined ? undefined : points[fall]
  return (
    <figure className="spark">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 16}`} preserveAspectRatio="none" role="img" aria-label={wall.growthOf}>
        <path className="area" d={`M${line}L${WIDTH} ${HEIGHT + 14}L0 ${HEIGHT + 14}Z`} />
        <path className="line" d={`M${line}`} />
      </svg>
      <figcaption className="num">
        <span>{wall.before}</span>
        {at && at.x > WIDTH * 0.12 && at.x < WIDTH * 0.86 && (
          <span className="fall" style={{ left: `${(at.x / WIDTH) * 100}%` }}>
            {wall.paid}
          </span>
        )}
        <span>{wall.now}</span>
      </figcaption>
    </figure>
  )
}

const Growth = ({ seen, events }: Pick<PotWallProps, 'seen' | 'events'>) => {
  const { wall } = usePotWords()
  const { terms, meter } = seen
  const { main, reserves, commission } = splitOf(terms, EXAMPLE)
  const many = terms.reserves.length
  return (
    <section className="box mid">
      <h2>{wall.growth}</h2>
      <Spark main={meter.main} events={events} />
      <ul className="num">
        <li>
          <span>
            {wall.each(money(EXAMPLE))}
            <small>{many > 0 ? wall.parts(money(commission)) : wall.partsAlone(money(commission))}</small>
          </span>
          <b>{[main, ...reserves].map(money).join(' + ')}</b>
        </li>
        <li>
          <span>
            {many > 0 ? wall.reserve(many) : wall.noReserve}
            <small>{many > 0 && terms.baseFrom === 'reserve' ? wall.reserveOf : wall.noReserveOf}</small>
          </span>
        </li>
      </ul>
    </section>
  )
}

const Hits = ({ seen, tableName }: Pick<PotWallProps, 'seen' | 'tableName'>) => {
  const w = usePotWords()
  const lines = seen.awards.flatMap(({ table, round, lines: each }) =>
    each.toReversed().map((line) => ({ ...line, table, round })),
  )
  return (
    <section className="box hits">
      <h2>{w.wall.hits}</h2>
      {lines.length === 0 ? (
        <p>{w.wall.noHits}</p>
      ) : (
        <ul className="num">
          {lines.slice(0, SHOWN).map(({ table, round, seat, category, amount, capped }) => (
            <li key={`${table} ${round} ${seat}`}>
              <span>
                {w.category(category)}
                {capped && `, ${w.wall.capped}`}
                <small>{w.wall.round(tableName(table), round)}</small>
              </span>
              <b>{money(amount)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const Feed = ({ seen, tableName, gameName }: Pick<PotWallProps, 'seen' | 'tableName' | 'gameName'>) => {
  const { wall } = usePotWords()
  const tables = Object.entries(seen.tables)
  return (
    <section className="feed">
      <h2>{wall.feed}</h2>
      {tables.length === 0 ? (
        <p>{wall.noTables}</p>
      ) : (
        <ul>
          {tables.map(([id, { game, round }]) => (
            <li key={id} className={round ? 'on' : undefined}>
              <span>
                {gameName(game)} <small>{tableName(id)}</small>
              </span>
              <small className="num">
                {round && round.collected > 0 ? wall.lit(money(round.collected)) : wall.quiet}
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export const PotWall = ({ name, seen, events, tableName, gameName, signal }: PotWallProps) => {
  const w = usePotWords()
  const { meter, terms, open } = seen
  const time = useClock()
  return (
    <main className={classes('pot-wall', !open && 'shut')} id="content">
      <header>
        <span className="brand">
          <Mark />
          <span>Tapete</span>
        </span>
        <h1>{name}</h1>
        <span className="num">{signal ?? time}</span>
      </header>
      <section className="amount" aria-label={w.pot}>
        <Digits amount={meter.main} />
        <p className="grow num">
          {open ? (
            meter.increment > 0 && <span>{w.wall.last(`+${money(meter.increment)}`)}</span>
          ) : (
            <span className="off">{w.wall.closed}</span>
          )}
          <span>{w.base(money(terms.base))}</span>
          <span>{w.wall.bet(money(terms.min), money(terms.max))}</span>
        </p>
      </section>
      <div className="cols">
        <Pays seen={seen} />
        <Growth seen={seen} events={events} />
        <Hits seen={seen} tableName={tableName} />
      </div>
      <Feed {...{ seen, tableName, gameName }} />
    </main>
  )
}
