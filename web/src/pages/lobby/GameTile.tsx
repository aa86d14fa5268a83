// A game of the rooms: what it is, what happens at the liveliest of its tables, from how much; it opens to its tables.

import { roundsOf, toneOf } from '../../games/families.js'
import { GameArt } from '../../games/GameArt.js'
import { Icon } from '../../games/picker/Icon.js'
import { Results } from '../../games/Result.js'
import { money } from '../../i18n/format.js'
import { classes } from '../../parts/classes.js'
import { nowOf } from './cards.js'
import { Ring } from './Ring.js'
import { liveliest, type Tile } from './tiles.js'
import { useLobbyWords } from './words.js'

const RESULTS = 4

/** What happens at one of its tables: how long, which phase, what came last. */
const Now = ({ tile, word }: { tile: Tile; word: 'es' | 'en' }) => {
  const w = useLobbyWords()
  const shown = liveliest(tile.tables)
  if (!shown) return null
  const { table } = shown
  const { phase } = nowOf(table, word)
  return (
    <div className="now-line">
      <Ring table={table} />
      <b>{phase}</b>
      {table.history.length > 0 ? (
        <span className="hist">
          <span className="sr">{w.results}: </span>
          <Results game={tile.id} history={table.history} shown={RESULTS} />
        </span>
      ) : (
        table.round > 0 && <span className="tag num">{w.round[roundsOf(tile.id)](table.round)}</span>
      )}
    </div>
  )
}

export const GameTile = ({
  tile,
  family,
  word,
  open,
  favourite,
  onOpen,
  onFavourite,
}: {
  tile: Tile
  /** Named where tiles of several families stand together. */
  family?: string | undefined
  word: 'es' | 'en'
  open: boolean
  favourite: boolean
  onOpen: () => void
  onFavourite: () => void
}) => {
  const w = useLobbyWords()
  const name = tile.title[word]
  const from = tile.from === null ? undefined : w.from(money(tile.from))
  const about = [family ?? w.tables(tile.tables.length), from].filter(Boolean).join(' · ')
  return (
    <article className="game-tile" data-open={open || undefined} data-game={tile.id}>
      <span className={classes('art', toneOf(tile.id))} aria-hidden="true">
        <GameArt game={tile.id} />
      </span>
      <div className="in">
        <h3>
          <button
            type="button"
            className="hit"
            aria-expanded={open}
            aria-controls={`tables-${tile.id}`}
            onClick={onOpen}
          >
            {name}
          </button>
        </h3>
        <p className="muted num about">
          <span className="wide">{about}</span>
          <span className="narrow">{[from, w.seatsFree(tile.free)].filter(Boolean).join(' · ')}</span>
        </p>
        <Now tile={tile} word={word} />
      </div>
      <button
        type="button"
        className="fav"
        aria-pressed={favourite}
        aria-label={w.favourite(name)}
        onClick={onFavourite}
      >
        <Icon sign="star" filled={favourite} />
      </button>
      <span className="chev" aria-hidden="true">
        <Icon sign="open" />
      </span>
    </article>
  )
}
