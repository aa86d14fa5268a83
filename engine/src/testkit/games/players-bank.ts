// Several parties: one player holds the bank, the others toss against it, and the house keeps a commission of what they win.

import { type AccountClass, TABLE_ACCOUNTS } from '../../kernel/accounts.js'
import type { SeatId } from '../../kernel/actors.js'
import type { Change, Rule } from '../../kernel/contract.js'
import { defineGame } from '../../kernel/game.js'
import { EVEN, type Money, odds } from '../../kernel/money.js'
import { endRound } from '../../kernel/rounds.js'
import { choice, emptySeat, notNow, plain, rule } from '../../kernel/rules.js'
import { type TableConfig, tableSettings } from '../../kernel/settings.js'
import { bySeat, collect, paySeat } from '../../kernel/settlement.js'
import {
  accept,
  asking,
  balance,
  betweenRounds,
  chain,
  change,
  event,
  isOpen,
  newTable,
  offer,
  spendable,
  type Table,
  transfer,
  unchanged,
  upTo,
} from '../../kernel/table.js'
import { tableView } from '../../kernel/view.js'
import { CONDUCT, oneToOne, type PartTable, RULE, roundOf, rulesOf, STAFF } from './parts.js'
import { REFUSALS, refuse } from './refusals.js'

const PHASES = ['betting', 'tossed'] as const
const COMMISSION = { of: odds(1, 20), to: 'commission' } as const
const SIDES = ['heads', 'tails'] as const

interface Play {
  readonly banker: SeatId | null
}

type BankKind = { play: Play; config: TableConfig; phase: (typeof PHASES)[number] }
type Bank = Table<BankKind>

const ACCOUNTS: readonly AccountClass[] = [
  ...TABLE_ACCOUNTS,
  { id: 'seat/bank', owner: 'seat', counts: 'bank' },
  { id: 'commission', owner: 'house', counts: 'commission' },
]

const spots = oneToOne('heads')
const bankOf = (id: SeatId): string => `${id}/bank`
const bankLeft = (s: Bank): Money => (s.play.banker ? balance(s, bankOf(s.play.banker)) : 0)
const staked = (s: Bank): Money => s.bets.reduce((sum, bet) => sum + bet.amount, 0)

/** The bank goes back to its player's chips. */
const dissolve = (s: Bank, id: SeatId): Change<BankKind> =>
  s.play.banker === id
    ? change(s, { play: { banker: null } }, [
        event('bank-given-up', RULE, { seat: id, transfers: transfer(bankOf(id), id, balance(s, bankOf(id))) }),
      ])
    : unchanged(s)

const customs: PartTable<BankKind> = {
  ...STAFF,
  ...CONDUCT,
  ...roundOf<BankKind>('betting', ['betting']),
  start: {
    phrase: 'hagan su juego',
    rule: RULE,
    phase: 'betting',
    refusal: (s) => (bankLeft(s) > 0 ? undefined : refuse('no-bank', RULE)),
  },
  spots: () => spots,
  betting: {
    closed: RULE,
    late: RULE,
    unknown: RULE,
    isOpen: (s) => s.phase === 'betting',
    isSettling: () => false,
    barred: (s, id) => (s.play.banker === id ? refuse('bank-taken', RULE) : undefined),
    // Nobody may win more than the bank has.
    range: (s, id, spot) => {
      const own = s.bets.find((bet) => bet.seat === id && bet.on === spot.id)?.amount ?? 0
      return { atLeast: 0, atMost: own + bankLeft(s) - staked(s), rule: RULE }
    },
  },
  against: (s) => (s.play.banker ? bankOf(s.play.banker) : 'bank'),
  isPlayedAgainst: (s, id) => s.play.banker === id && !betweenRounds(s),
  leaving: dissolve,
}

const rules: Rule<BankKind>[] = [
  rule<BankKind>({
    do: 'take-bank',
    by: ['seat'],
    cite: RULE,
    nature: 'stake',
    fields: { amount: 'money' },
    options: (s, by) =>
      isOpen(s) && betweenRounds(s) && s.play.banker === null
        ? asking(s, by)
            .filter((id) => s.seats[id]?.present && balance(s, id) > 0)
            .map((id) => offer(id, 'take-bank', { amount: upTo(1, spendable(s, id), 1) }))
        : [],
    step: (s, m) => {
      const id = m.by as SeatId
      const amount = m.amount as Money
      const no = notNow(s, RULE, 'idle') ?? emptySeat(s, id)
      if (no) return no
      if (s.play.banker !== null) return refuse('bank-taken', RULE)
      if (!s.seats[id]?.present) return refuse('not-present', RULE)
      if (amount > balance(s, id)) return refuse('not-enough-chips', RULE, { have: balance(s, id) })
      const taken = event('bank-taken', RULE, { seat: id, transfers: transfer(id, bankOf(id), amount) })
      return accept(change(s, { play: { banker: id } }, [taken]))
    },
  }),

  plain<BankKind>('give-up-bank', {
    by: ['seat'],
    cite: RULE,
    nature: 'stake',
    refusal: (s, m) => notNow(s, RULE, 'idle') ?? (s.play.banker === m.by ? undefined : refuse('no-bank', RULE)),
    apply: (s, m) => dissolve(s, m.by as SeatId),
  }),

  plain<BankKind>('no-more-bets', {
    by: ['croupier'],
    cite: RULE,
    nature: 'course',
    pace: 'bets',
    refusal: (s) => notNow(s, RULE, 'betting'),
    apply: (s) => change(s, { phase: 'tossed' }),
  }),

  choice<BankKind>('toss', {
    by: ['chance'],
    cite: RULE,
    nature: 'chance',
    field: 'side',
    kind: 'word',
    candidates: () => SIDES,
    refusal: (s, m) =>
      notNow(s, RULE, 'tossed') ??
      (SIDES.some((side) => side === m.side) ? undefined : refuse('malformed', RULE, { field: 'side' })),
    apply: (s, m) => {
      const heads = m.side === 'heads'
      const won = heads ? s.bets.map((bet) => ({ bet, pays: EVEN, cite: RULE, commission: COMMISSION })) : []
      return chain(
        change(s, {}, [event('tossed', RULE, { side: m.side as string })]),
        (after) => collect(after, customs, heads ? [] : after.bets, () => RULE),
        ...bySeat(won).map(
          ([id, wins]) =>
            (after: Bank) =>
              paySeat(after, customs, id, wins, RULE),
        ),
        (after) => endRound(after, customs, true, RULE),
      )
    },
  }),
]

export const playersBank = defineGame<BankKind>({
  id: 'kit-players-bank',
  family: 'kit',
  title: { es: 'Banca de un jugador', en: "A player's bank" },
  source: 'kit',
  ruleSet: 'kit.1',
  settings: tableSettings(['heads'], ['bank']),
  accounts: ACCOUNTS,
  rules: rulesOf(customs, rules),
  phases: ['idle', ...PHASES, 'giving-back'],
  refusals: REFUSALS,
  company: { stakes: 1, seat: 1 },
  bets: () => [...spots.values()],
  next: {
    idle: ['announce-last', 'start'],
    betting: ['no-more-bets'],
    tossed: ['toss'],
    fault: [],
    'giving-back': ['give-back'],
  },
  open: (config) => newTable('kit-players-bank', config, ['heads'], { banker: null }),
  view: (s) => tableView(s, s.play),
})
