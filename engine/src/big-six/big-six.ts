// Big Six. BS-n are the rules of docs/rules/roulette.md, from scj-2023 II.3: equipment, bets, spin, settlement,
// irregular plays, in that order.

import { TABLE_ACCOUNTS } from '../kernel/accounts.js'
import { seatNumber } from '../kernel/actors.js'
import { bankedTable } from '../kernel/banked-table.js'
import type { RuleId } from '../kernel/citations.js'
import type { Change, Device, Json, Rule, Spot } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { defineGame } from '../kernel/game.js'
import { odds } from '../kernel/money.js'
import { unauthorised, unnotified } from '../kernel/outside-limits.js'
import { endRound } from '../kernel/rounds.js'
import { choice, notNow, plain, rule } from '../kernel/rules.js'
import { type TableConfig, tableSettings } from '../kernel/settings.js'
import { bySeat, collect, paySeat, type Win } from '../kernel/settlement.js'
import {
  accept,
  type Bet,
  chain,
  change,
  event,
  FAULT,
  newTable,
  offer,
  say,
  type Table,
  unchanged,
  upTo,
} from '../kernel/table.js'
import { tableView } from '../kernel/view.js'
import { hasEqualNeighbours } from '../kernel/wheel.js'
import { DISC } from './disc.js'
import { REFUSALS, refuse } from './refusals.js'

export interface BigSixPlay {
  readonly symbol: string | null
  readonly history: readonly string[]
}

export type BigSixKind = {
  play: BigSixPlay
  config: TableConfig & { readonly disc: readonly string[] }
  phase: (typeof PHASES)[number]
}

type BigSix = Table<BigSixKind>

const PHASES = ['betting', 'spinning', 'collect', 'pay'] as const

// Equipment: 54 places. The two symbols of value 40 differ, so each is a bet of its own (BS-03, R-08).

const SYMBOLS: readonly { symbol: string; value: number; places: number; rule: RuleId }[] = [
  { symbol: '1', value: 1, places: 24, rule: 'BS-20' },
  { symbol: '2', value: 2, places: 15, rule: 'BS-19' },
  { symbol: '5', value: 5, places: 7, rule: 'BS-18' },
  { symbol: '10', value: 10, places: 4, rule: 'BS-17' },
  { symbol: '20', value: 20, places: 2, rule: 'BS-16' },
  { symbol: '40-a', value: 40, places: 1, rule: 'BS-15' },
  { symbol: '40-b', value: 40, places: 1, rule: 'BS-15' },
]

/** What a place pays is the number it shows, whatever its drawing (BS-21). */
const shown = (symbol: string): string => symbol.split('-')[0] as string

/** The two symbols of value 40 are two bets, so the announcement tells them apart. */
const ANNOUNCED: { readonly [symbol: string]: string } = { '40-a': '40, primer símbolo', '40-b': '40, segundo símbolo' }

const discProblem = (value: Json): string | undefined => {
  if (!Array.isArray(value) || value.length !== 54) return 'must list the 54 places of the disc'
  const wrong = SYMBOLS.find(({ symbol, places }) => value.filter((place) => place === symbol).length !== places)
  if (wrong) return `must hold ${wrong.places} of ${wrong.symbol}`
  return hasEqualNeighbours(value as string[], shown) ? 'has two neighbours of equal value' : undefined
}

// Bets: one a symbol.

const spots: ReadonlyMap<string, Spot> = new Map(
  SYMBOLS.map(({ symbol, value, rule }) => {
    const id = `value:${symbol}`
    return [id, { id, kind: `value-${value}`, covers: [symbol], pays: odds(value, 1), cite: rule }]
  }),
)

const kinds = [...new Set([...spots.values()].map((spot) => spot.kind))]

const spotOf = (bet: Bet): Spot => spots.get(bet.on) as Spot
const wins = (bet: Bet, symbol: string | null): boolean => spotOf(bet).covers[0] === symbol
const inOrder = (a: Bet, b: Bet): number => seatNumber(a.seat) - seatNumber(b.seat)

const winning = (s: BigSix): Win[] =>
  s.bets
    .filter((bet) => wins(bet, s.play.symbol))
    .sort(inOrder)
    .map((bet) => ({ bet, pays: spotOf(bet).pays, cite: spotOf(bet).cite }))

const HISTORY_MAX = 20

const customs: Customs<BigSixKind> = {
  spots: () => spots,
  staff: { croupier: 1, 'pit-boss': 1, rule: 'BS-04' },
  capacity: 'BS-06',
  betting: {
    closed: 'BS-08',
    late: 'BS-09',
    unknown: 'BS-03',
    isOpen: (s) => s.phase === 'betting',
    isSettling: (s) => s.phase === 'spinning' || s.phase === 'collect',
  },
  idle: { rounds: 3, rule: 'BS-27' },
  infractions: { 'after-no-more-bets': 'BS-08', 'stopping-the-disc': 'BS-28', 'idle-seat': 'BS-27' },
  holds: true,
  winners: (s) => (s.phase === 'pay' ? winning(s).map((win) => win.bet.seat) : []),
  closing: { rounds: 1, phrase: 'último juego de la mesa', rule: 'BS-29', seal: 'BS-29' },
  start: { phrase: 'hagan su juego', rule: 'BS-12', phase: 'betting' },
  outOfOrder: 'BS-26',
  canBreakOff: (s) => s.phase === 'betting' || s.phase === FAULT,
  repaired: (s) => change(s, { phase: 'betting' }, [event('bets-stand', 'BS-25'), say('hagan su juego', 'BS-25')]),
}

// Spin and settlement.

const spinRules: Rule<BigSixKind>[] = [
  choice<BigSixKind>('spin', {
    by: ['croupier'],
    cite: 'BS-07',
    nature: 'course',
    pace: 'bets',
    field: 'disc',
    kind: 'word',
    candidates: () => ['clockwise', 'counter-clockwise'],
    refusal: (s, m) => {
      const early = notNow(s, 'BS-07', 'betting')
      if (early) return early
      if (s.bets.length === 0) return refuse('nobody-plays', 'BS-05')
      const known = m.disc === 'clockwise' || m.disc === 'counter-clockwise'
      return known ? undefined : refuse('no-such-direction', 'BS-10')
    },
    // One event: the spin and the announcement together.
    apply: (s, m) =>
      change(s, { phase: 'spinning' }, [
        event('disc-spun', 'BS-10', { disc: m.disc as string }),
        say('no más apuestas', 'BS-07'),
      ]),
  }),

  rule({
    do: 'stop',
    by: ['chance'],
    cite: 'BS-12',
    nature: 'chance',
    fields: { symbol: 'word' },
    options: (s) =>
      notNow(s, 'BS-12', 'spinning')
        ? []
        : [
            offer('chance', 'stop', {
              symbol: { oneOf: SYMBOLS.map(({ symbol }) => symbol), weights: SYMBOLS.map(({ places }) => places) },
            }),
          ],
    step: (s, m) => {
      const early = notNow(s, 'BS-12', 'spinning')
      if (early) return early
      const symbol = m.symbol as string
      if (!SYMBOLS.some((each) => each.symbol === symbol)) return refuse('no-such-symbol', 'BS-01')
      return accept(
        change(s, { phase: 'collect', play: { ...s.play, symbol } }, [
          event('disc-stopped', 'BS-12', { symbol }),
          say(`valor ${ANNOUNCED[symbol] ?? symbol}`, 'BS-12'),
        ]),
      )
    },
  }),

  plain<BigSixKind>('collect', {
    by: ['croupier'],
    cite: 'BS-14',
    nature: 'settle',
    refusal: (s) => notNow(s, 'BS-14', 'collect') ?? unnotified(s, spots),
    apply: (s) => {
      const losers = s.bets.filter((bet) => !wins(bet, s.play.symbol)).sort(inOrder)
      const history = [s.play.symbol as string, ...s.play.history].slice(0, HISTORY_MAX)
      return chain(
        collect({ ...s, play: { ...s.play, history } }, customs, losers, () => 'BS-13'),
        (after) => (winning(after).length > 0 ? change(after, { phase: 'pay' }) : finish(after)),
      )
    },
  }),

  plain<BigSixKind>('pay', {
    by: ['croupier'],
    cite: 'BS-14',
    nature: 'settle',
    countsTime: (s) => s.holding.length > 0,
    refusal: (s) =>
      notNow(s, 'BS-14', 'pay') ??
      unauthorised(
        s,
        spots,
        winning(s).map((win) => win.bet),
      ),
    apply: (s) =>
      chain(
        unchanged(s),
        ...bySeat(winning(s)).map(
          ([id, lines]) =>
            (after: BigSix) =>
              paySeat(after, customs, id, lines, 'BS-14'),
        ),
        finish,
      ),
  }),
]

const finish = (s: BigSix): Change<BigSixKind> =>
  endRound({ ...s, play: { ...s.play, symbol: null } }, customs, true, 'BS-14')

// Irregular plays. The bets stand and may be changed before the disc is spun again (R-21, G-15).

const unstopped = (s: BigSix): { play: BigSixPlay } => ({ play: { ...s.play, symbol: null } })

const CAUSES: { readonly [cause: string]: RuleId } = { 'few-turns': 'BS-23', between: 'BS-24', breakdown: 'BS-25' }

const irregular = choice<BigSixKind>('irregular', {
  by: ['croupier'],
  cite: 'BS-23',
  nature: 'irregular',
  physical: true,
  voids: true,
  field: 'cause',
  kind: 'word',
  candidates: () => Object.keys(CAUSES),
  refusal: (s, m) => {
    // Until the croupier begins to collect, as at the roulettes.
    const early = notNow(s, 'BS-23', 'spinning', 'collect')
    if (early) return early
    return Object.hasOwn(CAUSES, m.cause as string)
      ? undefined
      : refuse('no-such-cause', 'BS-23', { causes: Object.keys(CAUSES) })
  },
  apply: (s, m) => {
    const cause = m.cause as string
    const rule = CAUSES[cause] as RuleId
    const voided = event('round-voided', rule, { cause, round: s.round })
    if (cause === 'breakdown')
      return change(s, { phase: FAULT, ...unstopped(s) }, [voided, event('fault-reported', rule)])
    return change(s, { phase: 'betting', ...unstopped(s) }, [
      voided,
      event('bets-stand', rule),
      say('¿Desean modificar sus apuestas o hacer otras?', rule),
    ])
  },
})

// The disc as a thing: how often each symbol should come, and a spin that was too slow (BS-11).

const TURNS_MIN = 3

const device: Device<BigSixKind> = {
  result: { move: 'stop', field: 'symbol' },
  outcomes: () => SYMBOLS.map(({ symbol, places }) => ({ outcome: symbol, places })),
  readings: { turns: { ...upTo(0, 1000, 1), optional: true } },
  wrong: (s, { turns }) => {
    if (s.phase !== 'spinning' && s.phase !== 'collect') return undefined
    return turns !== undefined && Number(turns) < TURNS_MIN
      ? [{ code: 'few-turns', cite: 'BS-23', params: { turns, least: TURNS_MIN } }]
      : []
  },
}

export const bigSix = defineGame<BigSixKind>({
  id: 'big-six',
  family: 'big-six',
  title: { es: 'Big Six o Rueda de la Fortuna', en: 'Big Six' },
  source: 'scj-2023 II.3',
  ruleSet: 'scj-2023.1',
  settings: {
    ...tableSettings(kinds),
    disc: {
      kind: 'data',
      default: DISC,
      check: discProblem,
      about: 'the 54 places of the disc in order',
      rule: 'BS-02',
    },
  },
  accounts: TABLE_ACCOUNTS,
  rules: bankedTable(customs, () => [...spinRules, irregular]),
  phases: ['idle', ...PHASES, 'fault', 'giving-back'],
  refusals: REFUSALS,
  company: { stakes: 2, seat: 1 },
  device,
  bets: () => [...spots.values()],
  next: {
    idle: ['announce-last', 'start'],
    betting: ['spin'],
    spinning: ['stop'],
    collect: ['notify-room-head', 'collect'],
    pay: ['authorise', 'pay'],
    fault: ['repaired'],
    'giving-back': ['give-back'],
  },
  open: (config) => newTable('big-six', config, kinds, { symbol: null, history: [] }),
  view: (s) => tableView(s, s.play),
})
