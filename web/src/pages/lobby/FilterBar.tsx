// Filters that combine, and what is left of the rooms with them.

import { Find } from '../../games/picker/Find.js'
import { Icon } from '../../games/picker/Icon.js'
import { money } from '../../i18n/format.js'
import { Button } from '../../parts/Button.js'
import { type Filters, isFiltered, NONE, STAKES } from './filters.js'
import type { Rooms } from './tiles.js'
import { useLobbyWords } from './words.js'

export const FilterBar = ({
  rooms,
  filters,
  names,
  onChange,
}: {
  rooms: Rooms
  filters: Filters
  /** The rooms by the name that is filtered, and the one that is read. */
  names: readonly (readonly [room: string, name: string])[]
  onChange: (changed: Partial<Filters>) => void
}) => {
  const w = useLobbyWords()
  const toggles = [
    ['favourites', w.favourites],
    ['seat', w.free],
    ['live', w.live],
  ] as const
  return (
    <div className="filter-bar">
      <p className="sum" role="status">
        <b className="voice">{w.games(rooms.games)}</b> <span className="muted num">{w.openTables(rooms.tables)}</span>
        {!filters.closed && rooms.closed > 0 && (
          <span className="muted num narrow"> · {w.closedHidden(rooms.closed)}</span>
        )}
      </p>
      <Find label={w.find} value={filters.text} onChange={(text) => onChange({ text })} />
      <fieldset className="togs" aria-label={w.filters}>
        {toggles.map(([name, word]) => (
          <button
            key={name}
            type="button"
            className="tog"
            aria-pressed={filters[name]}
            onClick={() => onChange({ [name]: !filters[name] })}
          >
            {name === 'favourites' && <Icon sign="star" filled />}
            {word}
          </button>
        ))}
        <label className="tog" data-on={filters.stake !== null || undefined}>
          <span>{w.stake}</span>
          <select
            value={filters.stake ?? ''}
            onChange={({ currentTarget: { value } }) => onChange({ stake: value === '' ? null : Number(value) })}
          >
            <option value="">{w.anyStake}</option>
            {STAKES.map((stake) => (
              <option key={stake} value={stake}>
                {w.upTo(money(stake))}
              </option>
            ))}
          </select>
          <Icon sign="open" />
        </label>
        {names.length > 1 && (
          <label className="tog" data-on={filters.room !== null || undefined}>
            <span>{w.room}</span>
            <select
              value={filters.room ?? ''}
              onChange={({ currentTarget: { value } }) => onChange({ room: value === '' ? null : value })}
            >
              <option value="">{w.anyRoom}</option>
              {names.map(([room, name]) => (
                <option key={room} value={room}>
                  {name}
                </option>
              ))}
            </select>
            <Icon sign="open" />
          </label>
        )}
        {rooms.closed > 0 && (
          <button
            type="button"
            className="tog"
            aria-pressed={filters.closed}
            onClick={() => onChange({ closed: !filters.closed })}
          >
            {w.closed} <span className="muted num">{rooms.closed}</span>
          </button>
        )}
        {isFiltered(filters) && (
          <Button look="quiet" onClick={() => onChange({ ...NONE, family: filters.family })}>
            {w.clear}
          </Button>
        )}
      </fieldset>
    </div>
  )
}
