import { useState } from 'react'
import { useCardWords } from '../i18n/cards/index.js'
import { Offer, type OfferProps } from './Offer.js'

export interface CutProps
  extends Omit<OfferProps, 'take' | 'onTake' | 'onDecline' | 'amount' | 'control' | 'choices' | 'onChoose'> {
  /** How deep it may be: so many cards above the cut. */
  bounds: { readonly min: number; readonly max: number }
  /** Cards of the whole deck. */
  cards: number
  onCut: (at: number) => void
  onPass: () => void
}

/** The deck seen from its side: where it may not be cut is hatched, where it will be is a brass line. */
const Deck = ({ at, cards, bounds }: { at: number; cards: number; bounds: CutProps['bounds'] }) => {
  const x = (depth: number): number => (depth / cards) * 300
  return (
    <svg className="deck" viewBox="0 0 300 34" preserveAspectRatio="none" aria-hidden="true">
      <rect width="300" height="34" rx="3" className="card-face" />
      {Array.from({ length: Math.floor(cards / 6) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: edges of a deck have no identity
        <path key={index} d={`M${x((index + 1) * 6)} 2v30`} className="edge" />
      ))}
      <rect width={x(bounds.min)} height="34" className="end" />
      <rect x={x(bounds.max)} width={x(cards) - x(bounds.max)} height="34" className="end" />
      <path d={`M${x(at)} 0v34`} className="here" />
    </svg>
  )
}

/** The cut is the player's: a slider says how deep. */
export const Cut = ({ bounds, cards, onCut, onPass, ...offer }: CutProps) => {
  const w = useCardWords()
  const [at, setAt] = useState(Math.round((bounds.min + bounds.max) / 2))
  return (
    <Offer
      {...offer}
      control={
        <div className="cut">
          <Deck at={at} cards={cards} bounds={bounds} />
          <input
            type="range"
            min={bounds.min}
            max={bounds.max}
            value={at}
            aria-label={w.cutDepth}
            aria-valuetext={w.cutInTwo(at, cards - at)}
            style={{
              marginLeft: `calc(${(bounds.min / cards) * 100}% - 14px)`,
              width: `calc(${((bounds.max - bounds.min) / cards) * 100}% + 28px)`,
            }}
            onChange={(event) => setAt(Number(event.currentTarget.value))}
          />
          <p className="num" aria-hidden="true">
            <span>{w.cutAbove(at)}</span>
            <span>{w.cutBelow(cards - at)}</span>
          </p>
        </div>
      }
      take={w.cutHere(at)}
      onTake={() => onCut(at)}
      onDecline={onPass}
    />
  )
}
