// The three roulettes as data: wheel, cloth, order of collecting and paying, and the article behind each.

import type { RuleId } from '../kernel/citations.js'
import type { Spot } from '../kernel/contract.js'
import { type KindRules, layout, type Zeros } from './layout.js'
import { DOUBLE_ZERO_WHEEL, SINGLE_ZERO_WHEEL } from './wheels.js'

export interface Articles {
  readonly staff: RuleId
  readonly capacity: RuleId
  readonly betting: RuleId
  readonly closed: RuleId
  readonly late: RuleId
  readonly unknown: RuleId
  readonly calls: RuleId
  readonly callPlaced: RuleId
  readonly direction: RuleId
  readonly ball: RuleId
  readonly wheel: RuleId
  readonly result: RuleId
  readonly marker: RuleId
  readonly collectOrder: RuleId
  readonly approve: RuleId
  readonly reduction: RuleId
  readonly payOrder: RuleId
  readonly onePayment: RuleId
  readonly check: RuleId
  readonly closing: RuleId
  readonly seal: RuleId
  readonly secondTable: RuleId
  readonly display: RuleId
  readonly onWheel: RuleId
  readonly nullBy: RuleId
  readonly nullAfter: RuleId
  readonly nullSettles: RuleId
  /** Why a bet loses: on an ordinary number, and on each zero. */
  readonly loses: RuleId
  readonly zeroLoses: { readonly [zero: string]: RuleId }
  readonly zeroHalves: { readonly [zero: string]: RuleId }
}

export interface Variant {
  readonly id: 'roulette-french' | 'roulette-american' | 'roulette-american-00'
  readonly title: { readonly es: string; readonly en: string }
  readonly source: string
  readonly zeros: Zeros
  readonly wheel: readonly string[]
  readonly spots: ReadonlyMap<string, Spot>
  readonly articles: Articles
  readonly croupiers: number
  /** Half or prison at the player's choice (RF-28, RF-29), or half without choice (RA-36). */
  readonly prison: boolean
  /** Colour chips and the rules of one denomination (RA-08 to RA-22). */
  readonly colours: boolean
  /** The opening throw needs a player present (RA-04, R-05). */
  readonly opensWithPlayer: boolean
  /** Called bets are standard only round a single zero. */
  readonly calls: boolean
  /** Groups in which losing stakes are cleared. */
  readonly collectOrder: readonly string[]
  /** Kinds of bet in the order they are paid; kinds of one class stand together. */
  readonly payOrder: readonly (readonly string[])[]
  /** The order runs over the whole cloth, or within each player. */
  readonly payBy: 'class' | 'player'
  readonly nullSpins: { readonly [cause: string]: RuleId }
}

const AMERICAN_PAY_ORDER = [
  ['column'],
  ['even-chance'],
  ['dozen'],
  ['special-line'],
  ['six-line'],
  ['street'],
  ['corner'],
  ['split'],
  ['straight'],
]

const AMERICAN_NULL_SPINS: Variant['nullSpins'] = {
  object: 'RA-49',
  'ball-out': 'RA-49',
  'few-turns': 'RA-49',
  'same-direction': 'RA-49',
  suspended: 'RA-49',
  mechanical: 'RA-49',
  stopped: 'RA-49',
}

const AMERICAN_ARTICLES: Articles = {
  staff: 'RA-02',
  capacity: 'RA-07',
  betting: 'RA-23',
  closed: 'RA-24',
  late: 'RA-25',
  unknown: 'RA-35',
  calls: 'RA-26',
  callPlaced: 'RA-26',
  direction: 'RA-38',
  ball: 'RA-38',
  wheel: 'RA-01',
  result: 'RA-39',
  marker: 'RA-39',
  collectOrder: 'RA-40',
  approve: 'RA-41',
  reduction: 'RA-45',
  payOrder: 'RA-42',
  onePayment: 'RA-43',
  check: 'RA-51',
  closing: 'RA-46',
  seal: 'RA-46',
  secondTable: 'RA-47',
  display: 'RA-39',
  onWheel: 'RA-48',
  nullBy: 'RA-49',
  nullAfter: 'RA-50',
  nullSettles: 'RA-49',
  loses: 'RA-40',
  zeroLoses: { '0': 'RA-37' },
  zeroHalves: { '0': 'RA-36' },
}

const FRENCH_KINDS: KindRules = {
  straight: 'RF-13',
  split: 'RF-14',
  street: 'RF-15',
  'zero-street': 'RF-16',
  corner: 'RF-17',
  'zero-corner': 'RF-18',
  'six-line': 'RF-19',
  column: 'RF-20',
  dozen: 'RF-21',
  'two-columns': 'RF-22',
  'two-dozens': 'RF-23',
  'even-chance': 'RF-25',
}

const AMERICAN_KINDS: KindRules = {
  straight: 'RA-27',
  split: 'RA-28',
  street: 'RA-29',
  corner: 'RA-30',
  'six-line': 'RA-31',
  column: 'RA-32',
  dozen: 'RA-33',
  'even-chance': 'RA-34',
}

const DOUBLE_ZERO_KINDS: KindRules = {
  straight: 'R00-02',
  split: 'R00-03',
  street: 'R00-04',
  corner: 'R00-05',
  'special-line': 'R00-06',
  'six-line': 'R00-07',
  column: 'R00-08',
  dozen: 'R00-08',
  'even-chance': 'R00-09',
}

export const FRENCH: Variant = {
  id: 'roulette-french',
  title: { es: 'Ruleta francesa', en: 'French roulette' },
  source: 'scj-2023 II.1',
  zeros: ['0'],
  wheel: SINGLE_ZERO_WHEEL,
  spots: layout(['0'], FRENCH_KINDS),
  articles: {
    staff: 'RF-02',
    capacity: 'RF-05',
    betting: 'RF-07',
    closed: 'RF-08',
    late: 'RF-09',
    unknown: 'RF-49',
    calls: 'RF-12',
    callPlaced: 'RF-11',
    direction: 'RF-35',
    ball: 'RF-36',
    wheel: 'RF-01',
    result: 'RF-37',
    marker: 'RF-38',
    collectOrder: 'RF-40',
    approve: 'RF-41',
    reduction: 'RF-42',
    payOrder: 'RF-43',
    onePayment: 'RF-44',
    check: 'RF-60',
    closing: 'RF-46',
    seal: 'RF-47',
    secondTable: 'RF-48',
    display: 'RF-61',
    onWheel: 'RF-49',
    nullBy: 'RF-57',
    nullAfter: 'RF-58',
    nullSettles: 'RF-59',
    loses: 'RF-39',
    zeroLoses: { '0': 'RF-33' },
    zeroHalves: { '0': 'RF-28' },
  },
  croupiers: 2,
  prison: true,
  colours: false,
  opensWithPlayer: false,
  calls: true,
  collectOrder: ['columns', 'chances', 'around', 'rest'],
  payOrder: [
    ['column', 'dozen'],
    ['two-columns', 'two-dozens'],
    ['even-chance'],
    ['street', 'six-line'],
    ['corner', 'split'],
    ['straight'],
  ],
  payBy: 'class',
  nullSpins: {
    object: 'RF-50',
    'ball-out': 'RF-51',
    'few-turns': 'RF-52',
    'same-direction': 'RF-53',
    suspended: 'RF-54',
    mechanical: 'RF-55',
    stopped: 'RF-56',
  },
}

export const AMERICAN: Variant = {
  id: 'roulette-american',
  title: { es: 'Ruleta americana con un cero', en: 'American roulette, single zero' },
  source: 'scj-2023 II.2',
  zeros: ['0'],
  wheel: SINGLE_ZERO_WHEEL,
  spots: layout(['0'], AMERICAN_KINDS),
  articles: AMERICAN_ARTICLES,
  croupiers: 1,
  prison: false,
  colours: true,
  opensWithPlayer: true,
  calls: true,
  collectOrder: ['around', 'columns', 'chances', 'rest'],
  payOrder: AMERICAN_PAY_ORDER,
  payBy: 'player',
  nullSpins: AMERICAN_NULL_SPINS,
}

export const AMERICAN_00: Variant = {
  ...AMERICAN,
  id: 'roulette-american-00',
  title: { es: 'Ruleta americana con doble cero', en: 'American roulette, double zero' },
  zeros: ['0', '00'],
  wheel: DOUBLE_ZERO_WHEEL,
  spots: layout(['0', '00'], DOUBLE_ZERO_KINDS),
  articles: {
    ...AMERICAN_ARTICLES,
    wheel: 'R00-01',
    payOrder: 'R00-14',
    zeroLoses: { '0': 'R00-12', '00': 'R00-13' },
    zeroHalves: { '0': 'R00-10', '00': 'R00-11' },
  },
  calls: false,
}
