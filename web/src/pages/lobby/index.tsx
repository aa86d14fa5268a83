// The rooms: families above, a tile a game, its tables under it. What happens now comes first, and what is closed is hidden.

import { Fragment, Suspense, useState } from 'react'
import { api } from '../../app/api.js'
import { isStaffRole, useSession } from '../../app/session.js'
import { Failed, PageFrame } from '../../app/shell.js'
import type { GameInfo, Lobby } from '../../app/types.js'
import { useLoad } from '../../app/useLoad.js'
import { familyOf } from '../../games/families.js'
import { loadLists } from '../../games/loaded.js'
import type { Shelf } from '../../games/picker/choice.js'
import { FamilyBar } from '../../games/picker/FamilyBar.js'
import { nameFor } from '../../i18n/guests.js'
import { useLanguage } from '../../i18n/language.js'
import { Button } from '../../parts/Button.js'
import { Empty } from '../../parts/Empty.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { FilterBar } from './FilterBar.js'
import { useFavourites } from './favourites.js'
import { type Filters, isFiltered, NONE, useFilters } from './filters.js'
import { GameTile } from './GameTile.js'
import { SetAside } from './SetAside.js'
import { TableRows } from './TableRows.js'
import { happening, offeredOf, placedOf, roomsOf, stillOffered, type Tile } from './tiles.js'
import { type Mine, NowStrip, Welcome } from './Welcome.js'
import { useLobbyWords } from './words.js'
import './lobby.css'
import './tiles.css'

const EVERY_MS = 2500
const NOW = 5

/** The rooms, with what is drawn of their games. */
const listed = async (): Promise<Lobby> => {
  const lobby = await api.lobby()
  await loadLists(lobby.rooms.flatMap(({ tables }) => tables.map(({ game }) => game)))
  return lobby
}

/** The games of the house whose tables can be drawn. */
const playable = async (): Promise<readonly GameInfo[]> => (await api.games()).games.filter(({ id }) => familyOf(id))

const Without = ({ games, word }: { games: readonly GameInfo[]; word: 'es' | 'en' }) => {
  const w = useLobbyWords()
  if (games.length === 0) return null
  return (
    <p className="without muted">
      <span>{w.without}</span>
      {games.map(({ id, title }) => (
        <span key={id}>
          <b>{title[word]}</b> <a href={`/practice?game=${id}`}>{w.practiceGo}</a>
        </span>
      ))}
    </p>
  )
}

interface FloorProps {
  readonly filters: Filters
  readonly word: 'es' | 'en'
  readonly mine: ReadonlySet<string>
  readonly favourites: ReadonlySet<string>
  readonly onFavourite: (game: string) => void
  readonly onOpen: (game: string | null) => void
}

const Tiles = ({
  tiles,
  family,
  ...props
}: FloorProps & { tiles: readonly Tile[]; family?: (game: string) => string }) =>
  tiles.map((tile) => {
    const open = props.filters.game === tile.id
    return (
      <Fragment key={tile.id}>
        <GameTile
          {...{ tile, word: props.word, open, favourite: props.favourites.has(tile.id), family: family?.(tile.id) }}
          onOpen={() => props.onOpen(open ? null : tile.id)}
          onFavourite={() => props.onFavourite(tile.id)}
        />
        {open && (
          <Suspense fallback={null}>
            <TableRows tile={tile} word={props.word} mine={props.mine} />
          </Suspense>
        )}
      </Fragment>
    )
  })

const Family = ({ shelf, without, ...props }: FloorProps & { shelf: Shelf<Tile>; without: readonly GameInfo[] }) => {
  const w = useLobbyWords()
  const { family, title, games } = shelf
  return (
    <section className="family" data-many={Math.min(4, games.length)} aria-label={title[props.word]} id={family.id}>
      <h2 className="voice">
        {title[props.word]} <small className="muted num">{w.games(games.length)}</small>
      </h2>
      <Tiles tiles={games} {...props} />
      <Without games={without} word={props.word} />
    </section>
  )
}

const LobbyPage = () => {
  const w = useLobbyWords()
  const { language } = useLanguage()
  const word = language === 'en' ? 'en' : 'es'
  const { me } = useSession()
  const lobby = useLoad('lobby', listed, { everyMs: EVERY_MS })
  const games = useLoad('lobby games', playable)
  const [filters, change] = useFilters()
  const [favourites, toggle] = useFavourites()
  const rooms = roomsOf(games.data ?? [], lobby.data, filters, favourites)
  const placed = placedOf(lobby.data)
  const [shownFirst, setShownFirst] = useState<string | null>(null)
  const offered = stillOffered(lobby.data, shownFirst) ?? offeredOf(lobby.data)
  if (offered && offered.table.id !== shownFirst) setShownFirst(offered.table.id)
  const mine: readonly Mine[] = (me?.seats ?? []).flatMap(({ table, seat }) => {
    const found = placed.find((each) => each.table.id === table)
    return found ? [{ placed: found, seat: seat.replace('seat:', '') }] : []
  })
  const filtered = isFiltered(filters)
  /** Nothing is marked at all: no other filter is to blame. */
  const unmarked = filters.favourites && favourites.size === 0
  const narrowed = filtered || filters.family !== NONE.family
  const props: FloorProps = {
    ...{ filters, word, favourites, onFavourite: toggle, onOpen: (game) => change({ game }) },
    mine: new Set(mine.map(({ placed: { table } }) => table.id)),
  }
  const familyName = (game: string): string =>
    rooms.all.find(({ family }) => family.id === familyOf(game)?.id)?.title[word] ?? ''
  const practise = (
    <a className="btn" href="/practice">
      {w.practiceGo}
    </a>
  )
  return (
    <PageFrame title={w.title} silent className="lobby">
      <FamilyBar shelves={rooms.all} chosen={filters.family} onChoose={(family) => change({ family, game: null })} />
      {!narrowed && (
        <>
          <Welcome
            {...{ mine, word, offered, player: !isStaffRole(me?.person.role) }}
            name={nameFor(me?.person.name ?? '', language)}
          />
          <NowStrip tables={happening(lobby.data, NOW)} word={word} />
        </>
      )}
      {lobby.fault && <Failed fault={lobby.fault} onRetry={lobby.again} />}
      <SetAside tables={placed.map(({ table }) => table)} role={me?.person.role} onTried={lobby.again} />
      {!lobby.data && !lobby.fault && (
        <Skeleton lines={[{ width: 100, tall: true }, { width: 100, tall: true }, { width: 60 }]} />
      )}
      {lobby.data && (
        <>
          <h2 className="sr">{w.open}</h2>
          <FilterBar
            {...{ rooms, filters, onChange: change }}
            names={lobby.data.rooms.map(({ room, name }) => [room, name[word]] as const)}
          />
        </>
      )}
      {lobby.data && placed.length === 0 && (
        <Empty title={w.empty} action={practise}>
          {w.emptyBody}
        </Empty>
      )}
      {placed.length > 0 && rooms.games === 0 && narrowed && (
        <Empty
          title={unmarked ? w.noFavourites : w.none}
          action={
            <>
              <Button onClick={() => change(NONE)}>{w.clear}</Button>
              {filters.text.trim() !== '' && (
                <a className="btn" href={`/rules?q=${encodeURIComponent(filters.text.trim())}`}>
                  {w.inRules(filters.text.trim())}
                </a>
              )}
            </>
          }
        >
          {unmarked ? w.noFavouritesBody : w.noneBody}
        </Empty>
      )}
      <div className="floor" data-flat={filtered || undefined}>
        {filtered && rooms.games > 0 && (
          <section className="family" data-many="4" aria-label={w.open}>
            <Tiles tiles={rooms.shelves.flatMap((shelf) => shelf.games)} family={familyName} {...props} />
          </section>
        )}
        {!filtered &&
          rooms.shelves.map((shelf) => (
            <Family key={shelf.family.id} shelf={shelf} without={rooms.without.get(shelf.family.id) ?? []} {...props} />
          ))}
        {/* Before the rooms are here nobody knows which game has no table. */}
        {lobby.data && !filtered && rooms.unseen.length > 0 && (
          <section className="family" data-many="4" aria-label={w.without}>
            <Without games={rooms.unseen} word={word} />
          </section>
        )}
      </div>
    </PageFrame>
  )
}

export default LobbyPage
