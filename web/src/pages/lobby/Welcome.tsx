// First of all: the tables where one sits, or a table about to begin for somebody who has just come.

import { tablePath } from '../../app/routes.js'
import { toneOf } from '../../games/families.js'
import { GameArt } from '../../games/GameArt.js'
import { Result } from '../../games/Result.js'
import { money } from '../../i18n/format.js'
import { classes } from '../../parts/classes.js'
import { limitsOf, nowOf } from './cards.js'
import { Ring } from './Ring.js'
import { closesIn, type Placed } from './tiles.js'
import { useLobbyWords } from './words.js'

export interface Mine {
  readonly placed: Placed
  readonly seat: string
}

const Seat = ({
  placed: { table },
  word,
  note,
  action,
  first,
}: {
  placed: Placed
  word: 'es' | 'en'
  note: string
  action: string
  first: boolean
}) => {
  const [latest] = table.history
  return (
    <div className="seat">
      <span className={classes('sign', toneOf(table.game))} aria-hidden="true">
        {latest === undefined ? <GameArt game={table.game} /> : <Result game={table.game} result={latest} />}
      </span>
      <div>
        <b>
          {table.title[word]} · {table.name}
        </b>
        <small className="muted num">{note}</small>
      </div>
      <Ring table={table} />
      <a className={first ? 'btn main' : 'btn'} href={tablePath(table.game, table.id)}>
        {action}
        <span className="sr">, {table.name}</span>
      </a>
    </div>
  )
}

export const Welcome = ({
  name,
  mine,
  offered,
  player,
  word,
}: {
  name: string
  mine: readonly Mine[]
  offered: Placed | undefined
  /** Whether this person plays. */
  player: boolean
  word: 'es' | 'en'
}) => {
  const w = useLobbyWords()
  const hello = w.hello(name, new Date().getHours())
  return (
    <section className="welcome">
      <div className="keep panel">
        <p className="voice big">
          {hello}. <span>{mine.length > 0 ? w.waiting(mine.length) : w.welcome}</span>
        </p>
        <div className="seats">
          {mine.map(({ placed, seat }, index) => (
            <Seat
              key={placed.table.id}
              {...{ placed, word, action: w.back, first: index === 0 }}
              note={`${w.seat(seat)} · ${nowOf(placed.table, word).phase}`}
            />
          ))}
          {mine.length === 0 && player && offered && (
            <Seat
              {...{ placed: offered, word, action: w.sit, first: true }}
              note={`${closesIn(offered.table) === null ? nowOf(offered.table, word).phase : w.about} · ${w.from(money(limitsOf(offered.table).min))}`}
            />
          )}
        </div>
      </div>
      {player && (
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
  )
}

/** What happens now, the soonest first. */
export const NowStrip = ({ tables, word }: { tables: readonly Placed[]; word: 'es' | 'en' }) => {
  const w = useLobbyWords()
  if (tables.length === 0) return null
  return (
    <section className="now-strip panel" aria-label={w.nowLabel}>
      <h2 className="caps">{w.now}</h2>
      <ol>
        {tables.map(({ table }) => (
          <li key={table.id}>
            <a href={tablePath(table.game, table.id)}>
              <Ring table={table} />
              <span>
                <b>
                  {table.title[word]} · {table.name}
                </b>
                <small className="muted">{nowOf(table, word).phase}</small>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
