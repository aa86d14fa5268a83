// Every way a coup can end from a full shoe, counted without replacement. What a card counts and when banca draws is the
// engine's; a round has six cards at most, so that the ways of eight packs are still exact as doubles.

import { bancaDraws } from '@tapete/engine'

/** Whether punto draws with 5: always, but for Chemin de Fer, where the largest bettor says. */
export type OnFive = 'draw' | 'stand'

export type Winner = 'punto' | 'banca' | 'tie'

/** The equally likely orders of six cards of a shoe that end so. */
export type Ways = { readonly [winner in Winner]: number }

const VALUES = 10
const CARDS = 6
const FIVE = 5
const NATURAL = 8

export const cardsOf = (packs: number): number => packs * 52

/** Tens and figures count nothing: sixteen cards of a pack; of every other value there are four. */
const composition = (packs: number): number[] =>
  Array.from({ length: VALUES }, (_, value) => packs * (value === 0 ? 16 : 4))

/** Cards in the order they come, each taken out of the shoe while what follows is counted. */
interface Shoe {
  readonly left: number[]
  cards: number
}

/** For every value that can come: its ways, and what follows. */
const each = (shoe: Shoe, ways: number, follow: (value: number, ways: number) => void): void => {
  for (let value = 0; value < VALUES; value += 1) {
    const many = shoe.left[value] as number
    if (many === 0) continue
    shoe.left[value] = many - 1
    shoe.cards -= 1
    follow(value, ways * many)
    shoe.left[value] = many
    shoe.cards += 1
  }
}

const winnerOf = (punto: number, banca: number): Winner => (punto > banca ? 'punto' : banca > punto ? 'banca' : 'tie')

/** Ways of a round, by who wins. They add up to all the orders of six cards. */
export const countCoups = (packs: number, onFive: OnFive = 'draw'): Ways => {
  const shoe: Shoe = { left: composition(packs), cards: cardsOf(packs) }
  const counted = { punto: 0, banca: 0, tie: 0 }
  /** Cards that were not needed come in any order. */
  const end = (punto: number, banca: number, ways: number, drawn: number): void => {
    let all = ways
    for (let card = drawn; card < CARDS; card += 1) all *= shoe.cards - (card - drawn)
    counted[winnerOf(punto, banca)] += all
  }
  const bancaTurn = (punto: number, banca: number, third: number | undefined, ways: number, drawn: number): void => {
    if (!bancaDraws(banca, third).draws) end(punto, banca, ways, drawn)
    else each(shoe, ways, (value, more) => end(punto, (banca + value) % VALUES, more, drawn + 1))
  }
  const thirdCards = (punto: number, banca: number, ways: number): void => {
    if (punto >= NATURAL || banca >= NATURAL) end(punto, banca, ways, 4)
    else if (punto > FIVE || (punto === FIVE && onFive === 'stand')) bancaTurn(punto, banca, undefined, ways, 4)
    else each(shoe, ways, (value, more) => bancaTurn((punto + value) % VALUES, banca, value, more, 5))
  }
  each(shoe, 1, (p1, w1) =>
    each(shoe, w1, (b1, w2) =>
      each(shoe, w2, (p2, w3) => each(shoe, w3, (b2, w4) => thirdCards((p1 + p2) % VALUES, (b1 + b2) % VALUES, w4))),
    ),
  )
  return counted
}

const known = new Map<string, Ways>()

/** The same, worked out once. */
export const coupsOf = (packs: number, onFive: OnFive = 'draw'): Ways => {
  const key = `${packs} ${onFive}`
  const found = known.get(key) ?? countCoups(packs, onFive)
  known.set(key, found)
  return found
}

/** A round with the cards as they come, by what each counts: who wins it, and how many it took. */
export const playCoup = (next: () => number, onFive: OnFive): Winner => {
  const p1 = next()
  const b1 = next()
  const punto = (p1 + next()) % VALUES
  const banca = (b1 + next()) % VALUES
  if (punto >= NATURAL || banca >= NATURAL) return winnerOf(punto, banca)
  const draws = punto < FIVE || (punto === FIVE && onFive === 'draw')
  const third = draws ? next() : undefined
  const puntoEnds = (punto + (third ?? 0)) % VALUES
  const bancaEnds = bancaDraws(banca, third).draws ? (banca + next()) % VALUES : banca
  return winnerOf(puntoEnds, bancaEnds)
}
