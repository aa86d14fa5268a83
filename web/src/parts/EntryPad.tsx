import { useMessages } from '../i18n/language.js'
import { spotName } from '../games/roulette/spots.js'
import { BigSixSymbol } from '../games/big-six/BigSixSymbol.js'
import { classes } from './classes.js'
import { Pocket } from '../games/roulette/Pocket.js'

export interface EntryPadProps {
  kind: 'number' | 'symbol'
  /** What the game offers: pockets in their order, or the symbols of the disc. */
  values: readonly string[]
  value: string | null
  onPick: (value: string) => void
}

/** What it asks for comes from the game's options; picking only drafts. */
export const EntryPad = ({ kind, values, value, onPick }: EntryPadProps) => {
  const m = useMessages()
  const label = kind === 'number' ? m.pad.number : m.pad.symbol
  const zeros = values.filter((each) => each === '0' || each === '00').length
  return (
    <fieldset className={classes('nums', kind === 'symbol' && 'symbols', zeros === 2 && 'two')} aria-label={label}>
      {values.map((each) => (
        <button
          key={each}
          type="button"
          className={classes('k', (each === '0' || each === '00') && 'zero')}
          aria-pressed={each === value}
          aria-label={
            kind === 'symbol' ? spotName(m.bets, { id: `value:${each}`, kind: 'value', covers: [each] }) : undefined
          }
          onClick={() => onPick(each)}
        >
          {kind === 'number' ? <Pocket pocket={each} /> : <BigSixSymbol symbol={each} />}
        </button>
      ))}
    </fieldset>
  )
}
