// A hall of hundreds: everybody has a card of three numbers of fifteen, the first whose card is full takes what the others staked.
// What one seat may do does not depend on the others, so a step concerns only whom it touches.

import { TABLE_ACCOUNTS } from '../../kernel/accounts.js'
import { type SeatId, seatNumber } from '../../kernel/actors.js'
import { chipRules } from '../../kernel/chips.js'
import type { Rule } from '../../kernel/contract.js'
import type { RoundPart, StaffPart, StakePart } from '../../kernel/customs.js'
import { defineGame } from '../../kernel/game.js'
import { odds } from '../../kernel/money.js'
import { endRound, roundRules } from '../../kernel/rounds.js'
import { notNow, plain, rule } from '../../kernel/rules.js'
import { seatRules } from '../../kernel/seats.js'
import { type TableConfig, tableSettings } from '../../kernel/settings.js'
import { bySeat, collect, paySeat } from '../../kernel/settlement.js'
import { staffRules } from '../../kernel/staff.js'
import { staking } from '../../kernel/stakes.js'
import { accept, chain, change, event, newTable, offer, one, say, type Table } from '../../kernel/table.js'
import { tableView } from '../../kernel/view.js'
import { oneToOne, RULE, roundOf, STAFF } from './parts.js'
import { REFUSALS, refuse } from './refusals.js'

const PHASES = ['selling', 'drawing', 'paying'] as const
const NUMBERS = 15
const ON_A_CARD = 3

interface Play {
  readonly drawn: readonly number[]
}

type HallKind = { play: Play; config: TableConfig; phase: (typeof PHASES)[number] }
type Hall = Table<HallKind>

const spots = oneToOne('card')

/** A card is a function of its place: nothing of it need be kept. */
export const cardOf = (id: SeatId): readonly number[] =>
  Array.from(
    { length: ON_A_CARD },
    (_, at) =>
      ((seatNumber(id) * 7 + at * 18 + seatNumber(id) * at) % (NUMBERS / ON_A_CARD)) + at * (NUMBERS / ON_A_CARD) + 1,
  )

const isFull = (s: Hall, id: SeatId): boolean => cardOf(id).every((number) => s.play.drawn.includes(number))
const winners = (s: Hall) => s.bets.filter((bet) => isFull(s, bet.seat))
const left = (s: Hall): number[] =>
  Array.from({ length: NUMBERS }, (_, index) => index + 1).filter((number) => !s.play.drawn.includes(number))

const customs: StaffPart & RoundPart<HallKind> & StakePart<HallKind> = {
  ...STAFF,
  ...roundOf<HallKind>('selling', ['selling', 'drawing']),
  breakingOff: (s) => change(s, { play: { drawn: [] } }),
  unattended: true,
  spots: () => spots,
  betting: { closed: RULE, late: RULE, unknown: RULE, isOpen: (s) => s.phase === 'selling', isSettling: () => false },
}

const rules: Rule<HallKind>[] = [
  plain<HallKind>('close-sales', {
    by: ['croupier'],
    cite: RULE,
    nature: 'course',
    pace: 'bets',
    refusal: (s) => notNow(s, RULE, 'selling') ?? (s.bets.length > 0 ? undefined : refuse('nobody-plays', RULE)),
    apply: (s) => change(s, { phase: 'drawing' }, [say('no más apuestas', RULE)]),
  }),

  rule<HallKind>({
    do: 'ball',
    by: ['chance'],
    cite: RULE,
    nature: 'chance',
    pace: 'card',
    fields: { number: 'integer' },
    options: (s) => (notNow(s, RULE, 'drawing') ? [] : [offer('chance', 'ball', { number: one(...left(s)) })]),
    step: (s, m) => {
      const no = notNow(s, RULE, 'drawing')
      if (no) return no
      const number = m.number as number
      if (!left(s).includes(number)) return refuse('malformed', RULE, { field: 'number' })
      const drawn = change(s, { play: { drawn: [...s.play.drawn, number] } }, [event('ball-drawn', RULE, { number })])
      return accept(chain(drawn, (after) => change(after, winners(after).length > 0 ? { phase: 'paying' } : {})))
    },
  }),

  plain<HallKind>('pay', {
    by: ['croupier'],
    cite: RULE,
    nature: 'settle',
    refusal: (s) => notNow(s, RULE, 'paying'),
    apply: (s) => {
      const won = winners(s)
      const others = s.bets.filter((bet) => !won.includes(bet))
      const prize = others.reduce((sum, bet) => sum + bet.amount, 0)
      const first = won[0]
      const shares = won.map((bet) => ({ bet, pays: bet === first ? odds(prize, bet.amount) : odds(0, 1), cite: RULE }))
      return chain(
        collect(s, customs, others, () => RULE),
        ...bySeat(shares).map(
          ([id, lines]) =>
            (after: Hall) =>
              paySeat(after, customs, id, lines, RULE),
        ),
        (after) => endRound({ ...after, play: { drawn: [] } }, customs, true, RULE),
      )
    },
  }),
]

export const hall = defineGame<HallKind>({
  id: 'kit-hall',
  family: 'kit',
  title: { es: 'Sala', en: 'Hall' },
  source: 'kit',
  ruleSet: 'kit.1',
  settings: tableSettings(['card']),
  accounts: TABLE_ACCOUNTS,
  rules: [
    ...staffRules<HallKind>(customs),
    ...seatRules(customs),
    ...chipRules<HallKind>(customs),
    ...roundRules(customs),
    ...staking(customs).rules,
    ...rules,
  ],
  phases: ['idle', ...PHASES, 'giving-back'],
  refusals: REFUSALS,
  apart: (config) => config.tableMax === null,
  moment: (s) => [s.phase === 'selling'],
  company: { stakes: 1, seat: 1 },
  bets: () => [...spots.values()],
  next: {
    idle: ['announce-last', 'start'],
    selling: ['close-sales'],
    drawing: ['ball'],
    paying: ['pay'],
    fault: [],
    'giving-back': ['give-back'],
  },
  open: (config) => newTable('kit-hall', config, ['card'], { drawn: [] }),
  view: (s) => tableView(s, s.play),
})
