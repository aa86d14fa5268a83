import {
  type AnyGame,
  type Card,
  cardNumber,
  DECK,
  type Event,
  fastHands,
  findTold,
  type Move,
  netOf,
  type Table,
} from '@tapete/engine'
import { analysisOf, makeReady, oddsOf } from '@tapete/odds'
import { describe, expect, it } from 'vitest'
import { playBesideEngine } from '../../src/bank-poker/beside-engine.js'
import { FIRST_OF, PAIRS, pairOf, SECOND_OF } from '../../src/bank-poker/contest.js'
import { without } from '../../src/bank-poker/deck.js'
import { flopClasses, flopTable } from '../../src/bank-poker/flop-table.js'
import { moduleOf } from '../../src/bank-poker/games.js'
import { HOLDEM } from '../../src/bank-poker/holdem-data.js'
import { plusNets, plusRules } from '../../src/bank-poker/holdem-rules.js'
import { PLUS_KINDS } from '../../src/bank-poker/holdem-ways.js'
import { unpackNumbers } from '../../src/bank-poker/packed.js'
import type { PokerOdds } from '../../src/bank-poker/report.js'
import { newDeck, ROUND_CARDS, shuffled } from '../../src/bank-poker/rounds.js'
import { netsOf, variantOf } from '../../src/bank-poker/settling.js'
import { awaited, isSettled } from '../../src/tools/enumerate.js'
import { random } from '../../src/tools/random.js'
import { must, openTable, refused, SEAT } from '../../src/tools/tables.js'
import { countKinds, recount } from './recount.js'

const game = findTold('holdem-plus') as AnyGame
const iquique = findTold('holdem-plus-iquique') as AnyGame
const odds = oddsOf(game)
const play = odds.play as PokerOdds
const rules = plusRules(variantOf(game))

const FIGURES = [
  ['best', '-107349971147/3476726253000', '714104/270725'],
  ['ten-or-draw', '-19412719409/496675179000', '166738/62475'],
  ['pair-or-draw', '-641261270669/3476726253000', '547949/270725'],
  ['always', '-453211714/5112832725', '3'],
]
const STRATEGY = [
  ['a pair or better that a card of yours makes', 'go (99.9 % of them)'],
  ['four of a suit', 'go (always)'],
  ['four to a straight', 'go (92.1 % of them)'],
  ['otherwise an ace', 'go (99.3 % of them)'],
  ['otherwise a king', 'go (97.2 % of them)'],
  ['otherwise a queen', 'go (92.7 % of them)'],
  ['otherwise a jack', 'go (85.8 % of them)'],
  ['otherwise a ten', 'go (68.2 % of them)'],
  ['otherwise a nine', 'fold (63.1 % of them)'],
  ['otherwise an eight', 'fold (84.5 % of them)'],
  ['anything else', 'fold (96.9 % of them)'],
]

/** Every turn and river with every hand of the bank. */
const AFTER_FLOP = 1081 * 990
const ROUNDS = 22_100 * 1176 * AFTER_FLOP
const byFlop = unpackNumbers(HOLDEM.plusByFlop)

describe("the odds of Hold'em Plus", () => {
  it('[HEP-13 HEP-14 HEP-15 HEP-16 HEP-17] are exact by every way to go and to fold', () => {
    expect(play.ways.map(({ way, exact, stakedExact }) => [way, exact, stakedExact])).toEqual(FIGURES)
  })

  it('[HEP-12 HEP-14] what ships was counted with the rules of the game, and no round is missing', () => {
    expect(HOLDEM.counted).toMatchObject({ least: rules.least, levels: rules.levels })
    const ways: { readonly [way: string]: readonly number[] } = HOLDEM.plus
    for (const ends of Object.values(ways)) expect(ends.reduce((sum, many) => sum + many, 0)).toBe(ROUNDS)
    const nets = [...plusNets(rules), -1]
    const best = HOLDEM.plus.best.reduce((sum, many, end) => sum + many * (nets[end] as number), 0)
    expect(flopClasses().all.reduce((sum, { ways: many }, at) => sum + many * (byFlop[at] as number), 0)).toBe(best)
  })

  it('[HEP-07 HEP-08 HEP-09] some flops, counted again hand by hand, come out alike, and each is played as is best', () => {
    const goes = flopTable(HOLDEM.plusGoes)
    for (const at of [3, 902, 1377]) {
      const { cards } = flopClasses().all[at] as { cards: readonly number[] }
      const { plus } = recount(rules, cards)
      let best = 0
      for (let pair = 0; pair < PAIRS; pair += 1) {
        const own = [FIRST_OF[pair] as number, SECOND_OF[pair] as number]
        if (own.some((card) => cards.includes(card))) continue
        best += Math.max(plus[pair] as number, -AFTER_FLOP)
        expect(goes(own, cards)).toBe((plus[pair] as number) > -AFTER_FLOP)
      }
      expect(best).toBe(byFlop[at])
    }
  })

  it('[HEP-11 HEP-12 HEP-13 HEP-14] one hand at one flop, every ending by itself', () => {
    const [own, flop] = ['Js 9s', 'Qs Td 2s'].map((cards) =>
      cards.split(' ').map((card) => cardNumber(card as Card)),
    ) as [number[], number[]]
    const { seven, categoryOf } = fastHands()
    const { closed, lose, tie, win } = netsOf(variantOf(game))
    const [a = 0, b = 0, c = 0] = flop
    const [x = 0, y = 0] = own
    const left = without([...own, ...flop])
    let sum = 0
    for (const [i, turn] of left.entries())
      for (const river of left.slice(i + 1)) {
        const place = seven(a, b, c, turn, river, x, y)
        const won = win(categoryOf(place))
        const rest = left.filter((card) => card !== turn && card !== river)
        for (let k = 0; k < rest.length; k += 1)
          for (let l = k + 1; l < rest.length; l += 1) {
            const bank = seven(a, b, c, turn, river, rest[k] as number, rest[l] as number)
            sum += bank < rules.least ? closed : bank < place ? won : bank === place ? tie : lose
          }
      }
    expect(recount(rules, flop).plus[pairOf(x, y)]).toBe(sum)
  })

  it('[HEP-08] the shares told of hands that look alike are those of all of them', () => {
    expect(countKinds(PLUS_KINDS, HOLDEM.plusGoes)).toEqual(HOLDEM.kinds.plus)
    expect(play.strategy.map(({ when, say }) => [when, say])).toEqual(STRATEGY)
  })

  it('[HEP-03 HEP-04 HEP-10 HEP-11] plays every round as the engine does', () => {
    expect(playBesideEngine(game, odds.options, 200, random('plus'))).toEqual([])
  })

  it('comes near what is exact over many rounds, whichever way it is played', () => {
    const { rounds } = analysisOf(game)
    for (const way of moduleOf(game).ways) {
      const { ready } = makeReady({ game, manner: { way } })
      const tally = rounds.play(game, ready, { rounds: 20_000, seed: way, first: 0, every: 1 })
      expect(Math.abs(rounds.rows(game, ready, tally).total.z as number), way).toBeLessThan(4)
    }
  })
})

describe("the odds of Hold'em Plus in Iquique", () => {
  const there = oddsOf(iquique).play as PokerOdds

  it('[HPI-21 HPI-22 HPI-24 HPI-25 HPI-26 HPI-28] are those of the same game, and a call made blind is going every time', () => {
    expect(there.exact).toBe(play.exact)
    expect(there.ways.map(({ way }) => way)).toEqual(['best', 'ten-or-draw', 'pair-or-draw', 'blind'])
    expect(there.ways.at(-1)?.exact).toBe(play.ways.at(-1)?.exact)
    expect(there.ways.at(-1)?.staked).toBe(3)
  })

  it('[HPI-09 HPI-13 HPI-16 HPI-17] plays every round as the engine does', () => {
    expect(playBesideEngine(iquique, oddsOf(iquique).options, 150, random('iquique'))).toEqual([])
  })

  it('[HPI-10 HPI-11 HPI-22] a blind call at the engine comes to what going does', () => {
    const { options } = oddsOf(iquique)
    const stake = options.chip as number
    const { round, player } = moduleOf(iquique)
    const blind = player(iquique, options, 'blind')
    const staked = must(iquique, openTable(iquique, { ...options, shuffling: 'manual' }), [
      { by: SEAT, do: 'bet', on: 'ante', amount: stake },
      { by: SEAT, do: 'bet', on: 'call', amount: 2 * stake },
    ])
    const [deck, dice] = [newDeck(), random('blind')]
    for (let played = 0; played < 60; played += 1) {
      shuffled(deck, ROUND_CARDS, dice)
      expect(atTheEngine(iquique, staked, deck) / stake).toBe(round(iquique, options, deck, blind))
    }
  })
})

/** Nobody is asked anything: what is due is done, and cards come from the deck. */
const atTheEngine = (at: AnyGame, staked: Table, deck: Uint8Array): number => {
  const events: Event[] = []
  let [table, drawn] = [staked, 0]
  while (!isSettled(table, SEAT)) {
    const next = awaited(at, table)
    let move: Move
    if ('move' in next) move = next.move
    else {
      const { cards } = next.chance.fields
      const many = cards && 'deal' in cards ? cards.deal : 1
      move = {
        by: 'chance',
        do: next.chance.do,
        cards: Array.from({ length: many }, (_, card) => DECK[deck[drawn + card] as number] as Card),
      }
      drawn += many
    }
    const done = at.step(table, move)
    if (!done.ok) throw refused(at, move, done.refusal)
    table = done.state
    events.push(...done.events)
  }
  return netOf(events, SEAT)
}
