// The smallest table game: a coin. It is filed under bingo, so it has no holds (GEN-45), and it has rules of its own
// where the general chapter has others (GEN-01): no croupier is needed, and collusion is judged under BS-28.

import { TABLE_ACCOUNTS } from '../../src/kernel/accounts.js'
import { chipRules } from '../../src/kernel/chips.js'
import { conductRules } from '../../src/kernel/conduct.js'
import type { Spot } from '../../src/kernel/contract.js'
import type { Customs } from '../../src/kernel/customs.js'
import { disputeRules } from '../../src/kernel/disputes.js'
import { defineGame } from '../../src/kernel/game.js'
import { holdRules } from '../../src/kernel/holds.js'
import { limitRules } from '../../src/kernel/limits.js'
import { odds } from '../../src/kernel/money.js'
import { outsideLimitRules } from '../../src/kernel/outside-limits.js'
import { refuser } from '../../src/kernel/refusals.js'
import { endRound, roundRules } from '../../src/kernel/rounds.js'
import { choice, notNow, plain } from '../../src/kernel/rules.js'
import { seatRules } from '../../src/kernel/seats.js'
import { type TableConfig, tableSettings } from '../../src/kernel/settings.js'
import { bySeat, collect, paySeat, type Win } from '../../src/kernel/settlement.js'
import { staffRules } from '../../src/kernel/staff.js'
import { staking } from '../../src/kernel/stakes.js'
import { chain, change, event, newTable, type Table } from '../../src/kernel/table.js'
import { tableView } from '../../src/kernel/view.js'

export type ToyKind = {
  play: { readonly face: string | null }
  config: TableConfig
  phase: 'betting' | 'closed'
}

type Toy = Table<ToyKind>

const REFUSALS = ['no-such-face'] as const
const refuse = refuser(REFUSALS)

const spot = (id: string, kind: string, pays: Spot['pays']): [string, Spot] => [
  id,
  { id, kind, pays, cite: 'GEN-02', covers: [id] },
]

export const spots: ReadonlyMap<string, Spot> = new Map([
  spot('heads', 'side', odds(1, 1)),
  spot('tails', 'side', odds(1, 1)),
  spot('edge', 'edge', odds(1, 3)),
])

export const customs: Customs<ToyKind> = {
  spots: () => spots,
  staff: { croupier: 0, 'pit-boss': 1, rule: 'GEN-21' },
  capacity: 'GEN-22',
  betting: {
    closed: 'GEN-23',
    late: 'GEN-06',
    unknown: 'GEN-25',
    isOpen: (s) => s.phase === 'betting',
    isSettling: (s) => s.phase === 'closed',
  },
  infractions: { collusion: 'BS-28' },
  holds: false,
  winners: (s) => (s.phase === 'closed' ? wins(s).map((win) => win.bet.seat) : []),
  closing: { rounds: 1, phrase: 'última', rule: 'GEN-19', seal: 'GEN-39' },
  start: { phrase: 'hagan su juego', rule: 'GEN-19', phase: 'betting' },
  outOfOrder: 'GEN-38',
  canBreakOff: () => true,
}

const wins = (s: Toy): Win[] =>
  s.bets
    .filter((bet) => bet.on === s.play.face)
    .map((bet) => ({ bet, pays: (spots.get(bet.on) as Spot).pays, cite: 'GEN-02' }))

const finish = (s: Toy) => endRound({ ...s, play: { face: null } }, customs, true, 'GEN-02')

export const toy = defineGame<ToyKind>({
  id: 'toy',
  family: 'bingo',
  title: { es: 'Cara o sello', en: 'Heads or tails' },
  source: 'none',
  ruleSet: 'none.1',
  settings: tableSettings([...new Set([...spots.values()].map((spot) => spot.kind))]),
  accounts: TABLE_ACCOUNTS,
  rules: [
    ...staffRules<ToyKind>(customs),
    ...limitRules<ToyKind>(customs),
    ...seatRules(customs),
    ...chipRules<ToyKind>(customs),
    ...roundRules(customs),
    ...staking(customs).rules,
    ...outsideLimitRules(customs),
    choice<ToyKind>('flip', {
      by: ['chance'],
      cite: 'GEN-19',
      nature: 'chance',
      field: 'face',
      kind: 'word',
      candidates: () => [...spots.keys()],
      refusal: (s, m) =>
        notNow(s, 'GEN-19', 'betting') ?? (spots.has(m.face as string) ? undefined : refuse('no-such-face', 'GEN-19')),
      apply: (s, m) =>
        change(s, { phase: 'closed', play: { face: m.face as string } }, [
          event('coin-landed', 'GEN-19', { face: m.face as string }),
        ]),
    }),
    plain<ToyKind>('settle', {
      by: ['pit-boss'],
      cite: 'GEN-02',
      nature: 'settle',
      refusal: (s) => notNow(s, 'GEN-02', 'closed'),
      apply: (s) =>
        chain(
          collect(
            s,
            customs,
            s.bets.filter((bet) => bet.on !== s.play.face),
            () => 'GEN-02',
          ),
          ...bySeat(wins(s)).map(
            ([id, lines]) =>
              (after: Toy) =>
                paySeat(after, customs, id, lines, 'GEN-02'),
          ),
          finish,
        ),
    }),
    ...holdRules(customs),
    ...conductRules<ToyKind>(customs),
    ...disputeRules<ToyKind>(customs),
  ],
  phases: ['idle', 'betting', 'closed', 'giving-back'],
  refusals: REFUSALS,
  company: { stakes: 1, seat: 1 },
  bets: () => [...spots.values()],
  next: {
    idle: ['start'],
    betting: ['flip'],
    closed: ['settle'],
    fault: [],
    'giving-back': ['give-back'],
  },
  open: (config) => newTable('toy', config, ['side', 'edge'], { face: null }),
  view: (s) => tableView(s, s.play),
})
