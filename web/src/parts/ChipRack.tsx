import { useMessages } from '../i18n/language.js'
import { Chip } from './Chip.js'
import { useRoving } from './roving.js'

export interface ChipRackProps {
  values: readonly number[]
  chosen: number
  onChoose: (value: number) => void
  /** The colour of the chips, when they are not money. */
  colour?: string | undefined
  disabled?: boolean
}

/** The chips to play with: one tab stop, arrows or digits change the choice. */
export const ChipRack = ({ values, chosen, onChoose, colour, disabled }: ChipRackProps) => {
  const { chip } = useMessages()
  const roving = useRoving(values, chosen, onChoose)
  return (
    <div
      className="rack"
      role="radiogroup"
      aria-label={chip.rack}
      aria-disabled={disabled}
      onKeyDown={roving.onKeyDown}
    >
      {values.map((value) => (
        // biome-ignore lint/a11y/useSemanticElements: a chip is a drawing, which an input cannot hold
        <button
          key={value}
          type="button"
          role="radio"
          aria-checked={value === chosen}
          aria-label={chip.of(value)}
          disabled={disabled}
          tabIndex={value === chosen ? 0 : -1}
          ref={roving.ref(value)}
          onClick={() => onChoose(value)}
        >
          <Chip value={value} colour={colour} />
        </button>
      ))}
    </div>
  )
}
