// The cloth: both hands, the rule that decides, and the places around them.

import type { ReactNode } from 'react'
import type { Event, View } from '../../../app/types.js'
import { Shoe } from '../../../cards/Shoe.js'
import type { OnCite } from '../../../parts/Cite.js'
import { handsOf, placeOf, platesOf, playOf, whyOf } from '../play.js'
import { useBaccaratWords } from '../words.js'
import { Hands } from './Hands.js'
import { Plates } from './Plates.js'
import { WhyLine } from './Why.js'
import '../../../cards/styles/moon.css'
import '../styles/cloth.css'

export interface ClothProps {
  readonly view: View
  readonly events: readonly Event[]
  readonly me: string | null
  readonly narrow: boolean
  /** In the place of the rule: the bank, an auction, the squeeze. */
  readonly instead?: ReactNode
  /** Under the places: the bets of this player. */
  readonly under?: ReactNode
  readonly onSit?: ((place: number) => void) | undefined
  /** A moment that is over: the shoe of now does not belong to it. */
  readonly past?: boolean
  readonly onCite?: OnCite
}

const Sabot = ({ view }: { view: View }) => {
  const { table: w } = useBaccaratWords()
  const { holder, shoe } = playOf(view)
  const left = Math.max(0, Number(view.config.decks) * 52 - shoe.out)
  return (
    <div className="bac-sabot">
      <Shoe
        left={left}
        cut={shoe.cutCard ?? undefined}
        out={shoe.cutCardShown}
        machine={view.config.shoeMode === 'machine'}
      />
      <p className="muted">{holder ? w.sabotAt(placeOf(holder)) : w.croupierDeals}</p>
    </div>
  )
}

export const BaccaratCloth = (props: ClothProps) => {
  const { view, events, me, narrow, instead, under, onSit, past, onCite } = props
  const why = whyOf(view, events)
  return (
    <div className="bac-cloth">
      <div className="bac-top">
        <Hands hands={handsOf(view, events)} narrow={narrow} />
        {!past && !narrow && <Sabot view={view} />}
      </div>
      <div className="bac-middle">{instead ?? (why && <WhyLine why={why} onCite={onCite} />)}</div>
      <Plates plates={platesOf(view, me)} onSit={onSit} />
      {under}
    </div>
  )
}
