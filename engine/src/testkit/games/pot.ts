// Two logs that say the same: a pot, and a table that feeds it and wins it. What one owes the other stands in both logs, written
// as one unit; between them the accounts `link` sum to zero.

import { LINK_ACCOUNT, TABLE_ACCOUNTS } from '../../kernel/accounts.js'
import type { SeatId } from '../../kernel/actors.js'
import { chipRules } from '../../kernel/chips.js'
import type { Rule } from '../../kernel/contract.js'
import type { SeatPart, ServicePart, StaffPart } from '../../kernel/customs.js'
import { defineGame } from '../../kernel/game.js'
import { MONEY_MAX, type Money } from '../../kernel/money.js'
import { emptySeat, rule } from '../../kernel/rules.js'
import { seatRules } from '../../kernel/seats.js'
import { type TableConfig, tableSettings } from '../../kernel/settings.js'
import { staffRules } from '../../kernel/staff.js'
import {
  accept,
  balance,
  change,
  event,
  isOpen,
  newTable,
  occupied,
  offer,
  one,
  type Table,
  transfer,
  upTo,
} from '../../kernel/table.js'
import { tableView } from '../../kernel/view.js'
import { RULE, STAFF } from './parts.js'
import { REFUSALS, refuse } from './refusals.js'

type PotKind = { play: Record<string, never>; config: TableConfig; phase: never }
type Linked = Table<PotKind>

const amountOf = (least: Money, most: Money) => (most >= least ? [upTo(least, most, 1)] : [])

/** A move of another log with an amount. */
const fromLog = (
  name: string,
  most: (s: Linked) => Money,
  code: (typeof REFUSALS)[number],
  moved: (amount: Money) => ReturnType<typeof transfer>,
): Rule<PotKind> =>
  rule<PotKind>({
    do: name,
    by: ['log'],
    cite: RULE,
    nature: 'settle',
    fields: { amount: 'money' },
    options: (s, by) =>
      amountOf(1, Math.min(most(s), MONEY_MAX)).map((amount) => offer(by ?? 'log:any', name, { amount })),
    step: (s, m) => {
      const amount = m.amount as Money
      if (amount > most(s)) return refuse(code, RULE, { most: most(s) })
      return accept(change(s, {}, [event(name, RULE, { from: m.by, amount, transfers: moved(amount) })]))
    },
  })

const shared = {
  family: 'kit',
  source: 'kit',
  ruleSet: 'kit.1',
  settings: tableSettings([]),
  phases: ['idle'] as const,
  refusals: REFUSALS,
  company: { stakes: 0, seat: 1 },
  bets: () => [],
  next: { idle: [], fault: [], 'giving-back': [] },
  view: (s: Linked) => tableView(s, s.play),
}

export const pot = defineGame<PotKind>({
  ...shared,
  id: 'kit-pot',
  title: { es: 'Pozo', en: 'Pot' },
  accounts: [LINK_ACCOUNT, { id: 'pot', owner: 'house', counts: 'pot' }],
  rules: [
    fromLog(
      'contribute',
      () => MONEY_MAX,
      'pot-too-small',
      (amount) => transfer('link', 'pot', amount),
    ),
    fromLog(
      'award',
      (s) => balance(s, 'pot'),
      'pot-too-small',
      (amount) => transfer('pot', 'link', amount),
    ),
  ],
  open: (config) => newTable('kit-pot', config, [], {}),
})

const customs: StaffPart & SeatPart<PotKind> & ServicePart = { ...STAFF, unattended: true }

export const potTable = defineGame<PotKind>({
  ...shared,
  id: 'kit-pot-table',
  title: { es: 'Mesa con pozo', en: 'A table with a pot' },
  accounts: [...TABLE_ACCOUNTS, LINK_ACCOUNT],
  rules: [
    ...staffRules<PotKind>(customs),
    ...seatRules(customs),
    ...chipRules<PotKind>(customs),
    rule<PotKind>({
      do: 'feed-pot',
      by: ['croupier'],
      cite: RULE,
      nature: 'settle',
      fields: { amount: 'money' },
      options: (s) => (isOpen(s) ? [offer('croupier', 'feed-pot', { amount: upTo(1, MONEY_MAX, 1) })] : []),
      step: (s, m) => {
        if (!isOpen(s)) return refuse('table-not-open', RULE)
        const transfers = transfer('bank', 'link', m.amount as Money)
        return accept(change(s, {}, [event('pot-fed', RULE, { amount: m.amount as Money, transfers })]))
      },
    }),
    rule<PotKind>({
      do: 'win-pot',
      by: ['log'],
      cite: RULE,
      nature: 'settle',
      fields: { amount: 'money', seat: 'seat' },
      options: (s, by) =>
        occupied(s).length > 0
          ? [offer(by ?? 'log:any', 'win-pot', { amount: upTo(1, MONEY_MAX, 1), seat: one(...occupied(s)) })]
          : [],
      step: (s, m) => {
        const id = m.seat as SeatId
        const empty = emptySeat(s, id)
        if (empty) return empty
        const transfers = transfer('link', id, m.amount as Money)
        return accept(change(s, {}, [event('pot-won', RULE, { seat: id, amount: m.amount as Money, transfers })]))
      },
    }),
  ],
  open: (config) => newTable('kit-pot-table', config, [], {}),
})
