// The tables of a game, under its tile: one row each, and where to read about the game.

import { tablePath } from '../../app/routes.js'
import { familyOf, roundsOf } from '../../games/families.js'
import { useLists } from '../../games/loaded.js'
import { Icon } from '../../games/picker/Icon.js'
import { Results } from '../../games/Result.js'
import { useMessages } from '../../i18n/language.js'
import { Occupancy } from '../../parts/Occupancy.js'
import { limitsOf, nowOf } from './cards.js'
import { Ring } from './Ring.js'
import { isOpen, type Placed, type Tile } from './tiles.js'
import { useLobbyWords } from './words.js'

const RESULTS = 5

const Row = ({ placed, word, mine }: { placed: Placed; word: 'es' | 'en'; mine: boolean }) => {
  const w = useLobbyWords()
  const { card } = useMessages()
  const { table, roomName } = placed
  const { phase, note } = nowOf(table, word)
  const { min, max } = limitsOf(table)
  const icon = familyOf(table.game)?.icon
  const free = Math.max(0, table.seats - table.seated)
  const action = mine ? w.back : !isOpen(table) ? w.look : free === 0 ? w.full : w.sit
  return (
    <li className="table-row" data-closed={!isOpen(table) || undefined}>
      <div className="who">
        <b>{table.name}</b>{' '}
        <span className="muted">
          {card.mode[table.mode]}
          <span className="wide"> · {roomName[word]}</span>
        </span>
        <small className="muted">
          <span className="wide">{table.robot ? w.robot : w.staffed}</span>
          <span className="narrow num">
            {card.limits(min, max)} · {w.seatsFree(free)}
          </span>
        </small>
      </div>
      <div className="state">
        <Ring table={table} rest={<Icon sign={icon === undefined ? 'all' : { path: icon }} />} />
        <span className="what">
          <b>{phase}</b>
          <small className="muted num">{table.round > 0 ? w.round[roundsOf(table.game)](table.round) : note}</small>
        </span>
      </div>
      <span className="hist">
        <Results game={table.game} history={table.history} shown={RESULTS} />
      </span>
      <span className="limits num">{card.limits(min, max)}</span>
      <span className="free num">
        <Occupancy seated={table.seated} seats={table.seats} />
        {w.seatsFree(free)}
      </span>
      <a className={mine ? 'btn main' : 'btn'} href={tablePath(table.game, table.id)}>
        {action}
        <span className="sr">, {table.name}</span>
      </a>
    </li>
  )
}

export const TableRows = ({
  tile,
  word,
  mine,
}: {
  tile: Tile
  word: 'es' | 'en'
  /** The tables where this person sits. */
  mine: ReadonlySet<string>
}) => {
  const w = useLobbyWords()
  const about = useLists(tile.id).about[word][tile.id]
  return (
    <section className="game-tables" id={`tables-${tile.id}`} aria-label={w.tablesOf(tile.title[word])}>
      <ul>
        {tile.tables.map((placed) => (
          <Row key={placed.table.id} placed={placed} word={word} mine={mine.has(placed.table.id)} />
        ))}
      </ul>
      <footer>
        <span className="muted">{about}</span>
        <span className="links">
          <a href={`/rules/${tile.id}`}>{w.rules}</a>
          <a href={`/odds/${tile.id}`}>{w.odds}</a>
          <a href={`/practice?game=${tile.id}`}>{w.practiceGo}</a>
        </span>
      </footer>
    </section>
  )
}
