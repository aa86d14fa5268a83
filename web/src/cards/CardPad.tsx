import type { ReactNode } from 'react'
import { useCardWords } from '../i18n/cards/index.js'
import { RANKS } from './cardKeys.js'
import { SUIT_PATHS, type Suit } from './suits.js'
import './styles/pad.css'

export interface CardPadProps {
  /** What the shoe can still give: `Ah`, `Td`. */
  values: readonly string[]
  rank: string | null
  suit: string | null
  onRank: (rank: string) => void
  onSuit: (suit: string) => void
}

const SUITS: readonly Suit[] = ['s', 'h', 'd', 'c']

interface KeysProps<K extends string> {
  name: string
  label: string
  keys: readonly K[]
  chosen: string | null
  can: (key: K) => boolean
  onChoose: (key: K) => void
  children: (key: K) => ReactNode
}

const Keys = <K extends string>({ name, label, keys, chosen, can, onChoose, children }: KeysProps<K>) => (
  <fieldset className={name} aria-label={label}>
    {keys.map((each) => (
      <button
        key={each}
        type="button"
        className="k"
        aria-pressed={each === chosen}
        disabled={!can(each)}
        onClick={() => onChoose(each)}
      >
        {children(each)}
      </button>
    ))}
  </fieldset>
)

/** A card in two touches, rank and suit. Picking only drafts. */
export const CardPad = ({ values, rank, suit, onRank, onSuit }: CardPadProps) => {
  const w = useCardWords()
  const can = (wanted: string): boolean => values.some((card) => card.includes(wanted))
  return (
    <div className="cardpad">
      <Keys name="ranks" label={w.padRank} keys={RANKS} chosen={rank} can={can} onChoose={onRank}>
        {(each) => (each === 'T' ? '10' : each)}
      </Keys>
      <Keys name="suits" label={w.padSuit} keys={SUITS} chosen={suit} can={can} onChoose={onSuit}>
        {(each) => (
          <>
            <svg viewBox="-10 -10 20 20" aria-hidden="true">
              <path d={SUIT_PATHS[each]} fill={`var(--suit-${each})`} />
            </svg>
            {w.suitName[each]}
          </>
        )}
      </Keys>
    </div>
  )
}
