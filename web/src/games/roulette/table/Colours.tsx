// Colour chips and denominations: choosing them, and the board of values for all to see.

import { useId, useState } from 'react'
import type { Intent, Option } from '../../../app/types.js'
import { valuesOf } from '../../../console/choices.js'
import { money } from '../../../i18n/format.js'
import { offers } from '../../../pages/table/stakes.js'
import type { InHand, SeatPlay } from '../../../pages/table/useSeat.js'
import { useTableWords } from '../../../pages/table/words.js'
import { Button } from '../../../parts/Button.js'
import { Chip } from '../../../parts/Chip.js'
import { Cite, type OnCite } from '../../../parts/Cite.js'
import { Dialog } from '../../../parts/Dialog.js'
import { playOf } from '../play.js'
import { useRouletteWords } from '../words.js'

const seatNumber = (id: string): number => Number(id.replace('seat:', ''))

export const ColourBoard = ({ play, onCite }: { play: SeatPlay; onCite: OnCite }) => {
  const w = useRouletteWords().table
  const { state, me } = play
  if (!state) return null
  const { colours = {}, denominations = {} } = playOf(state.view)
  const nobody = Object.keys(colours).length + Object.keys(denominations).length === 0
  return (
    <section className="colours panel" aria-label={w.board}>
      <h2 className="head">
        <span className="caps">{w.board}</span>
        <Cite rule="RA-10" onOpen={onCite} />
      </h2>
      {nobody ? (
        <p className="muted">{w.boardEmpty}</p>
      ) : (
        <ul>
          {Object.entries(colours).map(([id, { colour, unit }]) => (
            <li key={id} className={id === me ? 'me' : ''}>
              <Chip value={unit} colour={colour} size={30} bare />
              <span>
                <b>
                  {w.coloursNamed[colour] ?? colour} {w.boardWorth(unit)}
                </b>
                <small>{w.boardSeat(seatNumber(id), id === me)}</small>
              </span>
            </li>
          ))}
          {Object.entries(denominations).map(([id, value]) => (
            <li key={id} className={id === me ? 'me' : ''}>
              <Chip value={value} size={30} bare />
              <span>
                <b>{w.boardDenomination(value)}</b>
                <small>{w.boardSeat(seatNumber(id), id === me)}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const values = (options: readonly Option[], field: string): readonly (string | number)[] => [
  ...new Set(options.flatMap((option) => valuesOf(option.fields[field]))),
]

/** The most one may change into chips of this unit, as the table offers it. */
const mostOf = (options: readonly Option[], unit: number): number => {
  const found = options.find((option) => valuesOf(option.fields.unit).includes(unit))?.fields.amount
  return found && 'max' in found ? found.max : 0
}

export const ChipsDialog = ({ play, open, onClose }: { play: SeatPlay; open: boolean; onClose: () => void }) => {
  const w = useRouletteWords().table
  const { because } = useTableWords()
  const field = useId()
  const options = play.state?.options ?? []
  const colourOffers = offers(options, 'take-colour')
  const colours = (play.state?.view.config.colours ?? []) as string[]
  const free = values(colourOffers, 'colour') as string[]
  const units = values(colourOffers, 'unit') as number[]
  const denominations = values(offers(options, 'take-denomination'), 'value') as number[]
  const [colour, setColour] = useState<string>()
  const [unit, setUnit] = useState<number>()
  const chosenColour = colour && free.includes(colour) ? colour : free[0]
  const chosenUnit = unit && units.includes(unit) ? unit : (units.find((each) => each >= 1000) ?? units[0] ?? 0)
  const most = mostOf(colourOffers, chosenUnit)
  const amounts = [20, 50, 100].map((chips) => chips * chosenUnit).filter((amount) => amount <= most)
  const [amount, setAmount] = useState(0)
  const chosen = amounts.includes(amount) ? amount : (amounts[0] ?? Math.min(most, chosenUnit * 10))
  const take = (intent: Intent) => {
    onClose()
    play.ask(intent)
  }
  return (
    <Dialog open={open} title={w.chooseChips} onClose={onClose}>
      <div className="chooser">
        <p className="muted">
          {w.chooseChipsLead} <Cite rule="RA-18" />
        </p>
        <section>
          <h3 className="caps">{w.ownColour}</h3>
          <div className="picks">
            {colours.map((each) => (
              <button
                key={each}
                type="button"
                className="pick"
                aria-pressed={each === chosenColour}
                aria-disabled={!free.includes(each)}
                onClick={() => free.includes(each) && setColour(each)}
              >
                <Chip value={chosenUnit} colour={each} size={28} bare />
                {w.coloursNamed[each] ?? each}
              </button>
            ))}
          </div>
        </section>
        <label htmlFor={`${field}u`}>
          {w.unit}
          <select
            className="input"
            id={`${field}u`}
            value={chosenUnit}
            onChange={(event) => setUnit(Number(event.currentTarget.value))}
          >
            {units.map((each) => (
              <option key={each} value={each}>
                {money(each)}
              </option>
            ))}
          </select>
        </label>
        <label htmlFor={`${field}a`}>
          {w.howMuch}
          <select
            className="input"
            id={`${field}a`}
            value={chosen}
            onChange={(event) => setAmount(Number(event.currentTarget.value))}
          >
            {(amounts.length ? amounts : [chosen]).map((each) => (
              <option key={each} value={each}>
                {money(each)} · {w.chipsOf(each / (chosenUnit || 1))}
              </option>
            ))}
          </select>
        </label>
        <Button
          look="main"
          because={chosenColour && chosen > 0 ? undefined : because.noMoney}
          onClick={() => take({ do: 'take-colour', colour: chosenColour as string, unit: chosenUnit, amount: chosen })}
        >
          {w.takeColour(w.colours[chosenColour ?? ''] ?? chosenColour ?? '')}
        </Button>
        <section>
          <h3 className="caps">{w.ownDenomination}</h3>
          <div className="picks">
            {denominations.map((value) => (
              <Button key={value} onClick={() => take({ do: 'take-denomination', value })}>
                {w.takeDenomination(value)}
              </Button>
            ))}
          </div>
        </section>
      </div>
    </Dialog>
  )
}

/** Which chips are in hand, and the way to change them: in the tray of an American table. */
export const MeansOf = ({ play, hand, onChoose }: { play: SeatPlay; hand: InHand; onChoose: () => void }) => {
  const w = useRouletteWords().table
  const { because } = useTableWords()
  const { state, me } = play
  const { colours = {}, denominations = {} } = state ? playOf(state.view) : {}
  const colour = me ? colours[me] : undefined
  const denomination = me ? denominations[me] : undefined
  if (!colour && !denomination)
    return (
      <div className="means">
        <Button look="main" onClick={onChoose}>
          {w.chooseChips}
        </Button>
      </div>
    )
  const back = colour ? 'return-colour' : 'return-denomination'
  const why = offers(state?.options ?? [], back).length ? undefined : because.closed
  return (
    <div className="means">
      {colour && (
        <fieldset className="seg" aria-label={w.playWith}>
          {['colour', 'money'].map((means) => (
            <button key={means} type="button" aria-pressed={hand.means === means} onClick={() => hand.setMeans(means)}>
              {means === 'colour' ? (w.coloursNamed[colour.colour] ?? colour.colour) : w.playWithMoney}
            </button>
          ))}
        </fieldset>
      )}
      <Button because={why} onClick={() => play.ask({ do: back })}>
        {colour ? w.returnColour : w.returnDenomination}
      </Button>
    </div>
  )
}
