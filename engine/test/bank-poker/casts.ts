// A round of each game in which hands of every shape are played: gone on with, folded, exchanged or bought, left, found over the
// maximum, all in; and what must come of it when something goes wrong.

import {
  type AnyGame,
  betNets,
  caribbeanPoker,
  caribbeanPokerPlus,
  drawPoker,
  drawPokerArica,
  type Event,
  goPoker,
  holdemBonus,
  holdemPlus,
  holdemPlusIquique,
  type Move,
  type Option,
  type SeatId,
  threeCardPoker,
} from '@tapete/engine'
import { type Cast, course, dealtIn, opened, type Parts, type Played } from './driver.js'

export const SEATS = ['seat:1', 'seat:2', 'seat:3', 'seat:4', 'seat:5', 'seat:6'] as const

const goes = () => 'go'
const parts = (third: Parts[SeatId]): Parts => ({
  'seat:1': (asked) => (asked === 'exchange' ? 'exchange -' : 'go'),
  'seat:2': (asked) => (asked === 'exchange' ? 'exchange -' : 'fold'),
  'seat:3': third,
  'seat:4': () => undefined,
  'seat:5': (asked) => (asked === 'exchange' ? 'exchange 1' : 'go'),
  'seat:6': (asked) => (asked === 'exchange' ? 'exchange -' : 'go'),
})

const antes = (on: string): string[] => [
  `seat:1 bet ${on} 1000`,
  `seat:2 bet ${on} 1000`,
  `seat:3 bet ${on} 1000`,
  `seat:4 bet ${on} 1000`,
  `seat:5 bet ${on} 4000`,
  `seat:6 bet ${on} 500`,
]

/** The sixth has just enough for everything it is asked; the fifth's ante is found over the maximum when the cards are out. */
const chips = (all: number): Cast['chips'] => ({
  'seat:1': 100_000,
  'seat:2': 100_000,
  'seat:3': 100_000,
  'seat:4': 100_000,
  'seat:5': 100_000,
  'seat:6': all,
})

const LATE = ['seat:4 leave', 'croupier find-bet ante 3000 seat:5']

const FIVE_CARDS =
  'Ts 2s 9s 3d Ks 5h Ah Td 7d 9d 4d Kd 5c Kc 8h Jh 2h 6h 8c 6c 9h 5d Qs 4s Qc Jd Ac 3s 2c Qd Th 7s 4c 8d 2d'

export interface Case {
  readonly cast: Cast
  /** What each seat wins or loses when nothing is wrong. */
  readonly base: readonly number[]
  /** In which phases each irregular play can have happened. */
  readonly when: { readonly [cause: string]: string }
}

const caribbean = (game: AnyGame, third: Parts[SeatId], extra: Partial<Cast> = {}): Cast => ({
  game,
  chips: chips(1500),
  bets: antes('ante'),
  parts: parts(third),
  deck: FIVE_CARDS,
  meanwhile: { answers: LATE },
  ...extra,
})

const DEALT = 'deal'
/** The last of the cards has just come, and nobody has said anything. */
const JUST_DEALT = 'deal answers'
const UNTIL_SHOWN = 'deal answers uncover'
const UNTIL_SETTLED = `${UNTIL_SHOWN} hands`

const COMMON = {
  misdeal: UNTIL_SHOWN,
  'misdeal-reordered': 'deal answers',
  'face-up-card': DEALT,
  'player-card-seen': JUST_DEALT,
  'stuck-cards': DEALT,
  'wrong-count': UNTIL_SETTLED,
  'not-dealt-in': 'deal answers',
  'extra-cards': 'hands clear',
  'took-bet-back': 'deal answers uncover hands',
}
const BANKED = { ...COMMON, 'bank-card-seen': JUST_DEALT, 'stuck-bank-cards': DEALT, 'bank-wrong-count': UNTIL_SHOWN }
const SOLD = 'deal answers serve uncover'
const DRAWN = 'deal answers exchange uncover bank'
const DRAW_WHEN = {
  ...BANKED,
  misdeal: DRAWN,
  'misdeal-reordered': 'deal answers uncover bank',
  'stuck-bank-cards': 'deal bank',
  'player-card-seen': 'deal answers uncover',
  'wrong-count': `${DRAWN} hands`,
  'bank-wrong-count': DRAWN,
  'took-bet-back': `${DRAWN} hands`,
}

const exchanges: Parts[SeatId] = (asked) => (asked === 'exchange' ? 'exchange 4,5' : 'go')

export const CASES: readonly Case[] = [
  { cast: caribbean(caribbeanPoker, goes), base: [3000, -1000, 3000, -1000, 15_000, 1500], when: BANKED },
  {
    cast: caribbean(caribbeanPokerPlus, () => 'go buys=5'),
    base: [3000, -1000, 2000, -1000, 15_000, 1500],
    when: {
      ...BANKED,
      misdeal: SOLD,
      'misdeal-reordered': SOLD,
      'face-up-card': 'deal serve',
      'stuck-cards': 'deal serve',
      'player-card-seen': 'deal answers serve uncover',
      'wrong-count': `${SOLD} hands`,
      'bank-wrong-count': SOLD,
      'took-bet-back': `${SOLD} hands`,
    },
  },
  { cast: caribbean(drawPoker, exchanges), base: [1000, -1000, 1000, -1000, 5000, 500], when: DRAW_WHEN },
  { cast: caribbean(drawPokerArica, exchanges), base: [1000, -1000, 1000, -1000, 5000, 500], when: DRAW_WHEN },
  {
    cast: caribbean(threeCardPoker, goes, { chips: chips(1000) }),
    base: [2000, -1000, 2000, -1000, 10_000, 1000],
    when: BANKED,
  },
  {
    cast: {
      game: goPoker,
      chips: chips(1500),
      bets: ['line-1', 'line-2', 'line-3'].flatMap((on) => antes(on)),
      parts: {
        'seat:1': () => 'stay',
        'seat:2': () => 'take-back',
        'seat:3': (asked) => (asked === 'line-1' ? 'take-back' : 'stay'),
        'seat:4': () => undefined,
        'seat:5': () => 'stay',
        'seat:6': (asked) => (asked === 'line-1' ? 'stay' : 'take-back'),
      },
      deck: FIVE_CARDS,
      meanwhile: { answers: ['seat:4 leave', 'croupier find-bet line-3 3000 seat:5'] },
    },
    base: [3000, -1000, -2000, -3000, 39_000, -1000],
    when: { ...COMMON, 'board-card-seen': JUST_DEALT },
  },
  {
    cast: caribbean(holdemPlus, goes),
    base: [3000, -1000, 3000, -1000, 15_000, 1500],
    when: { ...BANKED, 'extra-flop-card': 'deal answers' },
  },
  {
    // Who sits at the seventh place has no ante, and no cards but by mistake.
    cast: caribbean(holdemPlusIquique, goes, {
      config: { seats: 7 },
      chips: { ...chips(1500), 'seat:7': 1000 },
      bets: [...antes('ante'), 'seat:3 bet call 2000'],
    }),
    base: [3000, -1000, 3000, -1000, 15_000, 1500],
    when: {
      'card-seen': UNTIL_SHOWN,
      'extra-flop-card': 'deal answers',
      'not-dealt-in': 'deal answers',
      'dealt-without-ante': 'deal answers',
      'took-bet-back': 'deal answers uncover hands',
      'shown-before-decision': 'answers',
      'cards-mixed-with-bank': 'answers uncover',
      'cards-mixed-with-board': 'answers uncover',
      'wrong-count': UNTIL_SETTLED,
      'bank-wrong-count': UNTIL_SHOWN,
      'forbidden-act': 'deal answers uncover hands',
    },
  },
  {
    cast: caribbean(holdemBonus, (asked) => (asked === 'turn' ? 'pass' : 'go'), {
      chips: chips(2600),
      bets: ['seat:2 bet bonus 300', 'seat:3 bet bonus 300', 'seat:6 bet bonus 100', ...antes('ante')],
      parts: {
        ...parts((asked) => (asked === 'turn' ? 'pass' : 'go')),
        'seat:5': (asked) => (asked === 'river' ? 'pass' : 'go'),
      },
    }),
    base: [4000, -1300, 3900, -1000, 15_000, 2800],
    when: { ...BANKED, 'extra-flop-card': 'answers' },
  },
]

export const irregularOf = (game: AnyGame, { state }: Played): Option[] =>
  game.options(state).filter((option) => option.do === 'irregular')

export const movesOf = ({ by, fields }: Option): Move[] => {
  const values = (name: string) => (fields[name] && 'oneOf' in fields[name] ? fields[name].oneOf : [])
  const cause = values('cause')[0] as string
  const seats = values('seat')
  return seats.length > 0
    ? seats.map((seat) => ({ by, do: 'irregular', cause, seat }))
    : [{ by, do: 'irregular', cause }]
}

/** Of each phase its first table, one in the middle and its last. */
export const someOf = (tables: readonly Played[]): Played[] =>
  [...new Set(tables.map(({ state }) => state.phase))].flatMap((phase) => {
    const each = tables.filter(({ state }) => state.phase === phase)
    return [...new Set([0, Math.floor(each.length / 2), each.length - 1])].map((at) => each[at] as Played)
  })

export const happened = (before: Played, after: Played, type: string): readonly Event[] =>
  after.heard.slice(before.heard.length).filter((event) => event.type === type)

/** What the Bonus of a retired hand has paid or taken stays, though the round is void (BV-41). */
const bonusNet = ({ heard }: Played, seat: string): number => betNets(heard)[`${seat} bonus`] ?? 0

/** What lies on the cloth of a seat, never more than the maximum of each bet. */
export const stakesOf = ({ state }: Played, seat: unknown): number =>
  state.bets
    .filter((bet) => bet.seat === seat)
    .reduce((sum, { on, amount }) => sum + (on === 'ante' ? Math.min(amount, 5000) : amount), 0)

/** What every seat must have after an irregular play, with what it would have had without. */
export const expected = (move: Move, before: Played, after: Played, without: { [seat: string]: number }) => {
  if (happened(before, after, 'round-voided').length > 0)
    return Object.fromEntries(SEATS.map((seat) => [seat, bonusNet(after, seat)]))
  const voided = new Set(happened(before, after, 'hand-voided').map(({ seat }) => seat))
  return Object.fromEntries(
    SEATS.map((seat) => {
      if (voided.has(seat)) return [seat, 0]
      // Who retired has nothing on the cloth any more, and nothing comes back.
      const stake = stakesOf(before, seat)
      if (move.cause === 'forbidden-act' && seat === move.seat && stake > 0) return [seat, -stake]
      return [seat, without[seat] as number]
    }),
  )
}

type When = Case['when']

/** Where a machine may jam, and what is possible at other moments when it deals packets. */
const MACHINES: { readonly [game: string]: { readonly jams: string; readonly machine: boolean; packets?: When } } = {
  'caribbean-poker': { jams: DEALT, machine: true, packets: {} },
  'caribbean-poker-plus': { jams: 'deal serve', machine: true, packets: {} },
  'draw-poker': {
    jams: 'deal bank',
    machine: true,
    // The packet of the bank comes last.
    packets: { 'bank-card-seen': 'answers deal', 'bank-wrong-count': 'answers exchange deal uncover bank' },
  },
  'three-card-poker': {
    jams: DEALT,
    machine: true,
    packets: { 'bank-card-seen': 'answers', 'bank-wrong-count': 'answers uncover' },
  },
  'go-poker': { jams: DEALT, machine: true, packets: { 'board-card-seen': 'answers' } },
  'holdem-plus': { jams: DEALT, machine: true },
  'holdem-plus-iquique': { jams: DEALT, machine: false, packets: {} },
  'holdem-bonus': { jams: DEALT, machine: true },
}

const ofMachine = (game: AnyGame, jams: string): When =>
  game === holdemPlusIquique
    ? { 'machine-count': jams }
    : { 'machine-jam-dealing': jams, 'machine-jam': 'idle', 'machine-removed': 'idle' }

/** The same rounds dealt by a machine, one by one or in packets, with the same cards to everybody. */
export const MACHINE_CASES: readonly (Case & { readonly by: 'machine' | 'packets' })[] = CASES.flatMap(
  ({ cast, base, when }) => {
    const found = MACHINES[cast.game.id]
    if (!found) return []
    const same = dealtIn(course(cast, opened(cast)).at(-1) as Played)
    const by = (shuffling: 'machine' | 'packets', others: When) => ({
      by: shuffling,
      cast: { ...cast, config: { ...cast.config, shuffling }, same },
      base,
      when: { ...when, ...ofMachine(cast.game, found.jams), ...others },
    })
    return [...(found.machine ? [by('machine', {})] : []), ...(found.packets ? [by('packets', found.packets)] : [])]
  },
)

/** The same round with real cards, which nobody knows until they are turned. */
export const withRealCards = (cast: Cast): Cast => ({
  ...cast,
  config: { ...cast.config, faces: 'turned' },
  same: dealtIn(course(cast, opened(cast)).at(-1) as Played),
})
