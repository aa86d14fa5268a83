import { money } from '../format.js'
import type { CardWords } from './es.js'

const SUITS: { readonly [suit: string]: string } = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' }
const RANKS: { readonly [rank: string]: string } = { A: 'ace', T: '10', J: 'jack', Q: 'queen', K: 'king' }

export const en: CardWords = {
  covered: 'card face down',
  card: (code) =>
    code === '??' ? 'card face down' : `${RANKS[code.slice(0, -1)] ?? code.slice(0, -1)} of ${SUITS[code.slice(-1)]}`,
  a: (code) => {
    const rank = code.slice(0, -1)
    return `${rank === 'A' || rank === '8' ? 'an' : 'a'} ${RANKS[rank] ?? rank}`
  },
  rankName: (rank) => RANKS[rank] ?? rank,
  rankOnly: (rank, suit) => `${rank} without a suit (noted as a ${suit.toLowerCase()})`,
  suitName: { s: 'Spade', h: 'Heart', d: 'Diamond', c: 'Club' },
  suitKeys: { s: 's', h: 'h', d: 'd', c: 'c' },
  noCards: 'no cards',
  total: (total) => `total ${total}`,
  either: (high, low) => `${high} or ${low}`,
  handOf: (name, cards, total) => `${name}: ${cards}${total ? `, ${total}` : ''}`,
  hand: (n) => `Hand ${n}`,
  hands: (n) => `${n} hands`,
  table: 'Table',
  seats: 'Seats',
  seat: (n) => `Seat ${n}`,
  seatShort: (n) => `S${n}`,
  you: 'You',
  free: 'free',
  sitHere: 'Sit here',
  bank: 'The bank',
  yourBet: 'Your bet',
  thousands: (text) => `${text}k`,
  shoe: 'Shoe',
  shoeLeft: (n) => (n === 1 ? '1 card' : `${n} cards`),
  cutAt: (n) => `cut at ${n}`,
  cutOut: 'the cut card came',
  machine: 'shuffling machine',
  discards: 'Discards',
  boxes: 'Bets',
  noBet: 'no bet of yours',
  optional: 'optional',
  decide: 'Your decision',
  less: 'Less',
  more: 'More',
  amountOf: (name, max) => `${name}, up to ${money(max)}`,
  suitsChoice: 'Suits',
  twoColours: '2 colours',
  fourColours: '4 colours',
  takeBack: (card) => `Take back ${card}`,
  alreadySeen: (card) => `${card[0]?.toUpperCase()}${card.slice(1)}: that card was seen already`,
  theCards: (n) => (n === 1 ? 'the card' : `the ${n} cards`),
  padRank: 'Rank',
  padSuit: 'Suit',
  cutDepth: 'Cards above the cut',
  cutInTwo: (above, below) => `${above} cards above, ${below} below`,
  cutAbove: (n) => `${n} above`,
  cutBelow: (n) => `${n} below`,
  cutHere: (n) => `Cut at ${n}`,
  standing: 'standing',
  against: 'against',
}
