import { DECK, isBust } from '@tapete/engine'
import type { ReactNode } from 'react'
import type { Event, View } from '../../../app/types.js'
import { Bank } from '../../../cards/Bank.js'
import { HalfMoonFelt } from '../../../cards/HalfMoonFelt.js'
import { Discards, Shoe } from '../../../cards/Shoe.js'
import { useCardWords } from '../../../i18n/cards/index.js'
import type { OnCite } from '../../../parts/Cite.js'
import { useFamilyWords } from '../../loaded.js'
import { type BlackjackWords, useBlackjackWords } from '../words.js'
import { BankSquares } from './BankSquares.js'
import { Duels } from './Duels.js'
import { squaresOf } from './squares.js'
import { bankTotal, faces, kindOfSpot, playOf, seatsOf, variantOf } from './table.js'

export interface BlackjackClothProps {
  view: View
  events: readonly Event[]
  me: string | null
  narrow: boolean
  instead?: ReactNode
  circles?: ((box: number) => ReactNode) | undefined
  /** Free boxes this player may play too. */
  more?: readonly number[]
  onMore?: (box: number) => void
  /** What taking one is called: staking there, or asking for it. */
  moreLabel?: string
  moreShort?: string
  onSit?: ((seat: number) => void) | undefined
  /** A moment that is over: the shoe of now does not belong to it. */
  past?: boolean
  onCite?: OnCite
}

export const BlackjackCloth = (props: BlackjackClothProps) => {
  const {
    view,
    events,
    me,
    narrow,
    instead,
    circles,
    more = [],
    onMore,
    moreLabel,
    moreShort,
    onSit,
    past,
    onCite,
  } = props
  const w = useBlackjackWords()
  const c = useCardWords()
  const { spot } = useFamilyWords(props.view.game)
  const { bank, shoe, hands } = playOf(view)
  const words = {
    ...c,
    natural: w.natural(view.game),
    bust: w.bust,
    player: (seat: string) => w.player(seat.slice('seat:'.length)),
    spot: (on: string) => spot({ id: on, kind: kindOfSpot(on), covers: [] }),
  }
  const seats = seatsOf(view, events, me, words).map((seat) => {
    if (seat.name) return seat
    if (more.includes(seat.seat))
      return {
        ...seat,
        onSit: () => onMore?.(seat.seat),
        sitLabel: moreLabel ?? w.playHere,
        sitShort: moreShort ?? w.playHereShort,
      }
    return onSit && !view.blocked.includes(`seat:${seat.seat}`) ? { ...seat, onSit: () => onSit(seat.seat) } : seat
  })
  const total = bankTotal(bank, c)
  const up = bank.cards[0]
  const note =
    bank.cards.length === 0 || !up
      ? undefined
      : isBust(bank.cards)
        ? w.banker.bust
        : bank.complete
          ? w.banker.stands
          : bank.covered > 0
            ? w.banker.waits
            : bank.cards.length === 1
              ? w.banker.shows(c.a(up))
              : undefined
  const cards = shoe.cards.decks * DECK.length
  const told = [
    ...seats.filter((seat) => seat.me).flatMap((seat) => seat.hands.map((hand) => w.youHave(seat.seat, hand.total))),
    ...(total ? [w.bankHas(total)] : []),
  ].join('. ')
  return (
    <HalfMoonFelt
      narrow={narrow}
      print={printOf(w, view.game)}
      told={told}
      seats={seats}
      instead={instead}
      circles={circles}
      duels={hands.length > 0 && <Duels events={events} me={me} narrow={narrow} onCite={onCite} />}
      bank={
        variantOf(view.game).bets.rounds > 1 ? (
          <BankSquares narrow={narrow} squares={squaresOf(view, events, c)} />
        ) : (
          <Bank narrow={narrow} cards={faces(bank)} total={total} note={note} />
        )
      }
      shoe={
        !past && (
          <Shoe
            left={cards - shoe.out}
            cut={shoe.cutCard ?? undefined}
            out={shoe.cutCardShown}
            machine={view.config.shoeMode === 'machine'}
          />
        )
      }
      discards={!past && <Discards cards={Math.max(0, shoe.out - onTable(view))} />}
    />
  )
}

/** What is printed on the cloth. */
const printOf = ({ print }: BlackjackWords, game: string) => {
  const { natural: title, stands: note, insurance: band } = print[game] ?? print['blackjack-classic'] ?? NOTHING
  return { title, note, band }
}

const NOTHING = { natural: '', stands: '', insurance: '' }

/** Cards that are out of the shoe and still on the cloth. */
const onTable = (view: View): number => {
  const { hands, bank } = playOf(view)
  return [...hands, bank].reduce((sum, hand) => sum + hand.cards.length + hand.covered, 0)
}
