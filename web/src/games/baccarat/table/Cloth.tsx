// The cloth: both hands, the rule that decides, and the places around them.

import type { ReactNode } from 'react'
import type { Event, View } from '../../../app/types.js'
import { Shoe } from '../../../cards/Shoe.js'
import { money } from '../../../i18n/format.js'
import type { OnCite } from '../../../parts/Cite.js'
import { handsOf, isBanked, percent, placeOf, platesOf, playOf, whyOf } from '../play.js'
import { useBaccaratWords } from '../words.js'
import { Arc } from './Arc.js'
import { Hands } from './Hands.js'
import { Plates } from './Plates.js'
import { WhyLine } from './Why.js'
import '../../../cards/styles/moon.css'
import '../styles/cloth.css'
import '../styles/arc.css'

export interface ClothProps {
  readonly view: View
  readonly events: readonly Event[]
  readonly me: string | null
  readonly narrow: boolean
  /** In the place of the rule: the bank, an auction, the squeeze. */
  readonly instead?: ReactNode
  /** The bets of this player: under the places, or on a phone right under the hands, where they are in reach. */
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

/** The boxes of a place, from the edge inwards. */
const spotsOf = (view: View): readonly string[] => {
  if (!isBanked(view)) return ['punto', 'banca', 'tie']
  return view.config.sideBancaBets === false ? ['punto'] : ['punto', 'banca']
}

/** What is printed on the felt; where a player banks, what is in the bank. */
const useFeltWords = (view: View): string => {
  const { table: w } = useBaccaratWords()
  const pays = w.pays(percent(view))
  const { bank } = playOf(view)
  const printed = isBanked(view)
    ? [bank ? `${w.bank.title} ${money(bank.amount)}` : w.bank.none]
    : [`${w.side.tie}: ${pays.tie}`, `${w.side.banca}: ${pays.banca}`]
  return printed.join(' · ').toUpperCase()
}

export const BaccaratCloth = (props: ClothProps) => {
  const { view, events, me, narrow, instead, under, onSit, past, onCite } = props
  const why = whyOf(view, events)
  const felt = useFeltWords(view)
  const plates = platesOf(view, me)
  const decides = instead ?? (why && <WhyLine why={why} onCite={onCite} />)
  // Whoever holds the bank bets nothing: the bank is what they have in play.
  const banks = me !== null && playOf(view).bank?.banker === me
  const hands = <Hands hands={handsOf(view, events)} narrow={narrow} />
  if (narrow)
    return (
      <div className="bac-cloth">
        {hands}
        {!banks && under}
        <div className="bac-middle">{decides}</div>
        {banks && under}
        <Plates plates={plates} onSit={onSit} />
      </div>
    )
  return (
    <div className="bac-cloth">
      {!past && <Sabot view={view} />}
      <div className="bac-arc">
        <Arc plates={plates} spots={spotsOf(view)} words={felt} />
        <div className="bac-centre">{hands}</div>
        <Plates plates={plates} onSit={onSit} around />
      </div>
      {decides}
      {under}
    </div>
  )
}
