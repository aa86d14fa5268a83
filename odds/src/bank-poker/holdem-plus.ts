// Hold'em Plus, and the same game in Iquique: every board, flop and hand of the bank counted by compute/, told here.

import { type AnyGame, fastHands } from '@tapete/engine'
import { moments } from '../tools/distribution.js'
import { toNumber } from '../tools/fraction.js'
import { type Counted, counted, wayOf } from './counted.js'
import { type FlopTable, flopTable } from './flop-table.js'
import { HOLDEM } from './holdem-data.js'
import { type PlusRules, plusNets, plusRules } from './holdem-rules.js'
import { glance, PLUS_KINDS, PLUS_WAYS } from './holdem-ways.js'
import { adviceOf } from './kinds.js'
import type { Decide, Known, PokerModule, Say, Way } from './module.js'
import { netsOf, variantOf } from './settling.js'

type Ends = { readonly [way: string]: readonly number[] }
const ENDS: Ends = HOLDEM.plus

const ABOUT_BEST = 'Go with every hand that loses less by going, fold the others: four of five go.'

/** The counted ends belong to these rules and to no others. */
const counts = (game: AnyGame): PlusRules => {
  const rules = plusRules(variantOf(game))
  const { least, levels } = HOLDEM.counted
  if (rules.least !== least || rules.levels.join() !== levels.join())
    throw new Error(`${game.id} was counted with other rules: run odds/dist/bank-poker/compute/holdem.js`)
  return rules
}

const countedWay = (rules: PlusRules, raise: number, way: string): Counted => {
  const ends = ENDS[way] as readonly number[]
  const nets = plusNets(rules)
  const all = counted()
  for (const [end, many] of ends.entries()) {
    const folds = end === nets.length
    all.add(folds ? -1 : (nets[end] as number), many)
    all.stake(folds ? 1 : 1 + raise, many)
  }
  return all
}

const GO: Say = { do: 'go' }
const FOLD: Say = { do: 'fold' }

let goes: FlopTable | undefined

const player = (way: string): Decide => {
  const rule = PLUS_WAYS[way]
  if (rule) return ({ own, board }) => (rule.goes(glance(own[0] as number, own[1] as number, board)) ? GO : FOLD)
  if (way !== 'best') return () => GO
  goes ??= flopTable(HOLDEM.plusGoes)
  const table = goes
  return ({ own, board }) => (table(own, board) ? GO : FOLD)
}

interface Always {
  readonly way: string
  readonly about: string
}

const plusModule = (id: string, rule: string, question: string, always: Always): PokerModule => {
  let found: Known | undefined
  const search = (game: AnyGame): Known => {
    const rules = counts(game)
    const { raise } = netsOf(variantOf(game))
    const tell = (way: string, about: string, name = way): Way => wayOf(name, about, countedWay(rules, raise, way))
    const every = tell('always', always.about, always.way)
    return {
      ways: [tell('best', ABOUT_BEST), ...Object.entries(PLUS_WAYS).map(([way, { about }]) => tell(way, about)), every],
      strategy: adviceOf(PLUS_KINDS, HOLDEM.kinds.plus, { yes: 'go', no: 'fold' }),
      without: { fold: toNumber(moments(every.nets).ev), go: -1 },
    }
  }
  return {
    games: [id],
    bet: 'ante',
    rule: () => rule,
    firstBets: 1,
    ways: ['best', ...Object.keys(PLUS_WAYS), always.way],
    known: (game) => {
      found ??= search(game)
      return found
    },
    player: (_, __, way) => player(way),
    // Two cards each, the seat first; a card is burned, three lie open and two covered (HEP-03, HEP-04).
    round: (game, _, deck, decide) => {
      const { least } = HOLDEM.counted
      const { fold, closed, lose, tie, win } = netsOf(variantOf(game))
      const { seven, categoryOf } = fastHands()
      const [own, bank] = [[deck[0], deck[2]] as [number, number], [deck[1], deck[3]] as [number, number]]
      const flop = [deck[5], deck[6], deck[7]] as [number, number, number]
      if (decide({ question, own, up: [], board: flop }, [GO, FOLD]) === FOLD) return fold
      const rest = [deck[8], deck[9]] as [number, number]
      const other = seven(...flop, ...rest, ...bank)
      if (other < least) return closed
      const place = seven(...flop, ...rest, ...own)
      return place === other ? tie : place < other ? lose : win(categoryOf(place))
    },
  }
}

export const holdemPlus = plusModule('holdem-plus', 'HEP-14', 'bet', {
  way: 'always',
  about: 'Go with every hand.',
})

export const holdemPlusIquique = plusModule('holdem-plus-iquique', 'HPI-26', 'call', {
  way: 'blind',
  about: 'Ante and call together, before the cards: binding, so that every hand goes.',
})
