// The smallest table game: a coin. It is filed under bingo, so it has no holds (GEN-45), and it has rules of its own
// where the general chapter has others (GEN-01): no croupier is needed, and collusion is judged under BS-28.

import { chipRules } from '../../src/kernel/chips.js'
import { conductRules } from '../../src/kernel/conduct.js'
import type { Json, Spot } from '../../src/kernel/contract.js'
import type { Customs } from '../../src/kernel/customs.js'
import { disputeRules } from '../../src/kernel/disputes.js'
import { defineGame } from '../../src/kernel/game.js'
import { holdRules } from '../../src/kernel/holds.js'
import { limitRules } from '../../src/kernel/limits.js'
import { odds } from '../../src/kernel/money.js'
import { outsideLimitRules } from '../../src/kernel/outside-limits.js'
import { endRound, roundRules } from '../../src/kernel/rounds.js'
import { choice, notNow, plain } from '../../src/kernel/rules.js'
import { seatRules } from '../../src/kernel/seats.js'
import { tableSettings } from '../../src/kernel/settings.js'
import { bySeat, collect, paySeat, type Win } from '../../src/kernel/settlement.js'
import { staffRules } from '../../src/kernel/staff.js'
import { staking } from '../../src/kernel/stakes.js'
import { chain, change, event, IDLE, newTable, refuse, type Table } from '../../src/kernel/table.js'
import { tableView } from '../../src/kernel/view.js'

export interface ToyPlay {
  readonly face: string | null
}

type Toy = Table<ToyPlay>

const spot = (id: string, kind: string, pays: Spot['pays']): [string, Spot] => [
  id,
  { id, kind, pays, cite: 'GEN-02', covers: [id] },
]

export const spots: ReadonlyMap<string, Spot> = new Map([
  spot('heads', 'side', odds(1, 1)),
  spot('tails', 'side', odds(1, 1)),
  spot('edge', 'edge', odds(1, 3)),
])

export const customs: Customs<ToyPlay> = {
  spots,
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
  repaired: (s) => change(s, {}),
}

const wins = (s: Toy): Win[] =>
  s.bets
    .filter((bet) => bet.on === s.play.face)
    .map((bet) => ({ bet, pays: (spots.get(bet.on) as Spot).pays, cite: 'GEN-02' }))

const finish = (s: Toy) => endRound({ ...s, play: { face: null } }, customs, true, 'GEN-02')

export const toy = defineGame<ToyPlay>({
  id: 'toy',
  family: 'bingo',
  title: { es: 'Cara o sello', en: 'Heads or tails' },
  source: 'none',
  settings: tableSettings([...new Set([...spots.values()].map((spot) => spot.kind))]),
  rules: [
    ...staffRules(customs),
    ...limitRules<ToyPlay>(),
    ...seatRules(customs),
    ...chipRules<ToyPlay>(),
    ...roundRules(customs),
    ...staking(customs).rules,
    ...outsideLimitRules(customs),
    choice<ToyPlay>('flip', {
      by: ['chance'],
      cite: 'GEN-19',
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
    plain<ToyPlay>('settle', {
      by: ['pit-boss'],
      cite: 'GEN-02',
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
    ...conductRules(customs),
    ...disputeRules<ToyPlay>(),
  ],
  bets: () => [...spots.values()],
  next: (s) => (s.phase === IDLE ? ['start'] : s.phase === 'betting' ? ['flip'] : ['settle']),
  open: (config) => newTable('toy', config, ['side', 'edge'], { face: null }),
  view: (s, viewer) => tableView(s, viewer, s.play as unknown as Json),
})
