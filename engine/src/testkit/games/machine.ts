// A table without a croupier: the player pulls, three reels turn, the machine pays.

import { TABLE_ACCOUNTS } from '../../kernel/accounts.js'
import type { SeatId } from '../../kernel/actors.js'
import { chipRules } from '../../kernel/chips.js'
import type { Rule } from '../../kernel/contract.js'
import type { SeatPart, StaffPart, StakePart } from '../../kernel/customs.js'
import { defineGame } from '../../kernel/game.js'
import { odds } from '../../kernel/money.js'
import { endRound } from '../../kernel/rounds.js'
import { notNow, plain, rule } from '../../kernel/rules.js'
import { seatRules } from '../../kernel/seats.js'
import { type TableConfig, tableSettings } from '../../kernel/settings.js'
import { collect, paySeat } from '../../kernel/settlement.js'
import { staffRules } from '../../kernel/staff.js'
import { staking } from '../../kernel/stakes.js'
import { accept, betsOf, chain, change, event, newTable, offer, type Table } from '../../kernel/table.js'
import { tableView } from '../../kernel/view.js'
import { RULE, STAFF, spotsOf } from './parts.js'
import { REFUSALS, refuse } from './refusals.js'

const PHASES = ['turning'] as const
const RESULTS = ['nothing', 'three-bells']

interface Play {
  readonly result: string | null
}

type MachineKind = { play: Play; config: TableConfig; phase: (typeof PHASES)[number] }
type Machine = Table<MachineKind>

const spots = spotsOf(['line', odds(10, 1)])

const customs: StaffPart & SeatPart<MachineKind> & StakePart<MachineKind> = {
  ...STAFF,
  staff: { croupier: 0, 'pit-boss': 0, rule: RULE },
  unattended: true,
  spots: () => spots,
  betting: { closed: RULE, late: RULE, unknown: RULE, isOpen: (s) => s.phase === 'idle', isSettling: () => false },
}

const rules: Rule<MachineKind>[] = [
  plain<MachineKind>('pull', {
    by: ['seat'],
    cite: RULE,
    nature: 'course',
    refusal: (s, m) =>
      notNow(s, RULE, 'idle') ?? (betsOf(s, m.by as SeatId).length > 0 ? undefined : refuse('nobody-plays', RULE)),
    apply: (s, m) =>
      change(s, { phase: 'turning', round: s.round + 1 }, [event('pulled', RULE, { seat: m.by as SeatId })]),
  }),

  rule<MachineKind>({
    do: 'reels',
    by: ['chance'],
    cite: RULE,
    nature: 'chance',
    fields: { result: 'word' },
    options: (s) =>
      notNow(s, RULE, 'turning') ? [] : [offer('chance', 'reels', { result: { oneOf: RESULTS, weights: [11, 1] } })],
    step: (s, m) => {
      const no = notNow(s, RULE, 'turning')
      if (no) return no
      const result = m.result as string
      if (!RESULTS.includes(result)) return refuse('malformed', RULE, { field: 'result' })
      return accept(
        chain(
          change(s, { play: { result } }, [event('reels-stopped', RULE, { result })]),
          (after: Machine) => {
            const [bet] = after.bets
            if (!bet || result === 'nothing') return collect(after, customs, after.bets, () => RULE)
            return paySeat(after, customs, bet.seat, [{ bet, pays: odds(10, 1), cite: RULE }], RULE)
          },
          (after) => endRound(after, customs, true, RULE),
        ),
      )
    },
  }),
]

export const machine = defineGame<MachineKind>({
  id: 'kit-machine',
  family: 'kit',
  title: { es: 'Máquina', en: 'Machine' },
  source: 'kit',
  ruleSet: 'kit.1',
  settings: {
    ...tableSettings(['line']),
    seats: { kind: 'integer', min: 1, max: 1, default: 1, about: 'one player', rule: RULE },
  },
  accounts: TABLE_ACCOUNTS,
  rules: [
    ...staffRules<MachineKind>(customs).filter(({ do: name }) => ['open', 'suspend', 'resume'].includes(name)),
    ...seatRules(customs),
    ...chipRules<MachineKind>(customs),
    ...staking(customs).rules,
    ...rules,
  ],
  phases: ['idle', ...PHASES],
  refusals: REFUSALS,
  company: { stakes: 1, seat: 1 },
  bets: () => [...spots.values()],
  next: { idle: [], turning: ['reels'], fault: [], 'giving-back': [] },
  open: (config) => newTable('kit-machine', config, ['line'], { result: null }),
  view: (s) => tableView(s, s.play),
})
