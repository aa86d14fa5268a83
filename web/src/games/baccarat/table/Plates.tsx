// The places: who sits there, what is staked, who holds the sabot or the bank.

import { chipFace, money } from '../../../i18n/format.js'
import { classes } from '../../../parts/classes.js'
import { LETTERS, type Plate, type Told } from '../play.js'
import { Mark } from '../roads/Boards.js'
import { useBaccaratWords } from '../words.js'
import { placeAt } from './Arc.js'

interface PlatesProps {
  readonly plates: readonly Plate[]
  readonly onSit?: ((place: number) => void) | undefined
  /** Numbers around the cloth, whose bets lie in their boxes; else a row of plates that say them. */
  readonly around?: boolean
}

const sum = (bets: Plate['bets']): number => bets.reduce((all, bet) => all + bet.amount, 0)

const Bets = ({ bets }: Pick<Plate, 'bets'>) => {
  const { table: w } = useBaccaratWords()
  return (
    <span className="marks" aria-hidden="true">
      {bets.map(({ on }) => (
        <svg key={on} aria-hidden="true" width="18" height="18" viewBox="0 0 20 20">
          <Mark outcome={LETTERS[on as Told['winner']]} letter={w.letters[LETTERS[on as Told['winner']]]} size={20} />
        </svg>
      ))}
    </span>
  )
}

/** A phone has room for seven beside each other; rows are as long as one another. */
const inARow = (places: number): number => Math.ceil(places / Math.ceil(places / 7))

export const Plates = ({ plates, onSit, around = false }: PlatesProps) => {
  const { table: w } = useBaccaratWords()
  return (
    <ol
      className={around ? 'bac-places' : 'bac-plates'}
      style={{ '--places': plates.length, '--in-a-row': inARow(plates.length) } as React.CSSProperties}
    >
      {plates.map((plate) => {
        const { place, me, holds, banks, bets, taken, blocked } = plate
        const name = me ? w.you : banks ? w.bank.title : holds ? w.sabot : String(place)
        const signs = [me && w.you, banks && w.bank.title, holds && w.sabot]
        const told = bets.map(({ on, amount }) => `${w.side[on]} ${money(amount)}`).join(', ')
        const face = around ? (
          <span className="num">{place}</span>
        ) : (
          <>
            <span className="who">{name}</span>
            <b className="num">{bets.length > 0 ? chipFace(sum(bets)) : taken ? '–' : ''}</b>
            <Bets bets={bets} />
          </>
        )
        const free = !taken && !blocked && onSit
        return (
          <li
            key={plate.seat}
            {...(around ? { style: placeAt(place, plates.length) } : { 'data-whose': plate.seat })}
            className={classes(
              around ? 'bac-place' : 'bac-plate',
              me && 'me',
              holds && 'holds',
              banks && 'banks',
              !taken && 'free',
            )}
          >
            {free ? (
              <button type="button" onClick={() => onSit(place)} aria-label={w.place(place)}>
                {face}
              </button>
            ) : (
              <span aria-label={[w.place(place), ...signs, told].filter(Boolean).join(', ')} role="img">
                {face}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
