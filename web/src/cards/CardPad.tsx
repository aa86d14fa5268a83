import { type ReactNode, useLayoutEffect } from 'react'
import { useCardWords } from '../i18n/cards/index.js'
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

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K']
const SUITS: readonly Suit[] = ['s', 'h', 'd', 'c']
/** Ranks by their own sign, ten by zero; suits by their Spanish letter. */
const RANK_KEYS: { readonly [key: string]: string } = { 0: 'T', 1: 'A' }
const SUIT_KEYS: { readonly [key: string]: Suit } = { p: 's', c: 'h', d: 'd', t: 'c' }

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null

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
  // Before it is painted: whoever sees the pad may type.
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      const letter = event.key.toLowerCase()
      const asRank = RANK_KEYS[letter] ?? letter.toUpperCase()
      if (SUIT_KEYS[letter]) onSuit(SUIT_KEYS[letter])
      else if (RANKS.includes(asRank)) onRank(asRank)
      else return
      // Enter confirms the card that was typed, never the button that was pressed before it.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }
    window.addEventListener('keydown', key)
    return () => window.removeEventListener('keydown', key)
  }, [onRank, onSuit])
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
