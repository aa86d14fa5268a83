// Three dice thrown by the croupier: Crown and Anchor from a cup, Chuck a Luck in a cage. One program; what differs is a variant:
// bets, settlement by the dice, the way they are thrown, what makes a round void.

import { TABLE_ACCOUNTS } from '../kernel/accounts.js'
import { seatNumber } from '../kernel/actors.js'
import { bankedTable } from '../kernel/banked-table.js'
import type { RuleId } from '../kernel/citations.js'
import type { Change, Device, Event, Rule, Spot } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { defineGame } from '../kernel/game.js'
import type { Odds } from '../kernel/money.js'
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
  one,
  say,
  type Table,
  unchanged,
} from '../kernel/table.js'
import { tableView } from '../kernel/view.js'
import { REFUSALS, refuse } from './refusals.js'

export type ThreeDicePlay = {
  /** The three dice as they lie, until they are settled. */
  readonly roll: string | null
  readonly history: readonly string[]
  /** Dice of the set that are not in play. */
  readonly reserve: number
}

export type ThreeDiceKind = { play: ThreeDicePlay; config: TableConfig; phase: (typeof PHASES)[number] }

export type ThreeDice = Table<ThreeDiceKind>

const PHASES = ['betting', 'closed', 'rolling', 'collect', 'pay', 'check'] as const

/** What a bet wins with these dice; undefined where it loses. */
export type Prize = { readonly pays: Odds; readonly cite: RuleId }

export interface Variant {
  readonly id: string
  readonly title: { readonly es: string; readonly en: string }
  readonly source: string
  readonly spots: ReadonlyMap<string, Spot>
  /** Every way three dice can lie, first die first. */
  readonly rolls: readonly string[]
  prize(spot: Spot, dice: string): Prize | undefined
  /** The rule by which a bet that wins nothing loses. */
  losesBy(spot: Spot, dice: string): RuleId
  /** What the croupier calls out. */
  announced(dice: string): string
  /** Turning the cage is a move of its own; a cup is shaken while bets are closed. */
  readonly turned: boolean
  /** What makes a round void (D-43). */
  readonly causes: { readonly [cause: string]: RuleId }
  readonly device: Pick<Device<ThreeDiceKind>, 'readings' | 'wrong'>
  readonly infraction: string
  readonly articles: {
    readonly [part in
      | 'dice'
      | 'staff'
      | 'players'
      | 'capacity'
      | 'bets'
      | 'closes'
      | 'closed'
      | 'late'
      | 'throws'
      | 'announces'
      | 'settles'
      | 'checks'
      | 'touching'
      | 'idle'
      | 'last']: RuleId
  }
}

/** Three in play, three in reserve. */
const RESERVE = 3
const HISTORY_MAX = 20
const STATES: readonly string[] = ['sound', 'faulty']

const playing = (s: ThreeDice, patch: Partial<ThreeDicePlay>) => ({ play: { ...s.play, ...patch } })

const inOrder = (a: Bet, b: Bet): number => seatNumber(a.seat) - seatNumber(b.seat)

const prizeOf = ({ spots, prize }: Variant, s: ThreeDice, bet: Bet): Prize | undefined =>
  s.play.roll === null ? undefined : prize(spots.get(bet.on) as Spot, s.play.roll)

const winning = (variant: Variant, s: ThreeDice): Win[] =>
  [...s.bets].sort(inOrder).flatMap((bet) => {
    const prize = prizeOf(variant, s, bet)
    return prize ? [{ bet, ...prize }] : []
  })

const customsOf = (variant: Variant): Customs<ThreeDiceKind> => {
  const { articles, spots, infraction } = variant
  const customs: Customs<ThreeDiceKind> = {
    spots: () => spots,
    staff: { croupier: 1, 'pit-boss': 1, rule: articles.staff },
    capacity: articles.capacity,
    betting: {
      closed: articles.closed,
      late: articles.late,
      unknown: articles.bets,
      isOpen: (s) => s.phase === 'betting',
      isSettling: (s) => s.phase === 'closed' || s.phase === 'rolling' || s.phase === 'collect',
    },
    idle: { rounds: 3, rule: articles.idle },
    infractions: {
      'after-no-more-bets': articles.closed,
      [infraction]: articles.touching,
      'idle-seat': articles.idle,
    },
    holds: true,
    winners: (s) => (s.phase === 'pay' ? winning(variant, s).map((win) => win.bet.seat) : []),
    closing: { rounds: 1, phrase: 'último juego de la mesa', rule: articles.last, seal: articles.last },
    start: { phrase: 'hagan su juego', rule: articles.bets, phase: 'betting' },
    outOfOrder: 'GEN-38',
    canBreakOff: (s) => s.phase === 'betting' || s.phase === 'closed' || s.phase === 'rolling',
    // The round was settled before its dice were looked at.
    repaired: (s) => {
      const reserve = s.play.reserve > 0 ? s.play.reserve - 1 : RESERVE
      return chain(
        change(s, playing(s, { reserve }), [
          event(s.play.reserve > 0 ? 'die-replaced' : 'set-replaced', articles.checks, { reserve }),
        ]),
        (after) => endRound(after, customs, true, articles.checks),
      )
    },
  }
  return customs
}

const throwRules = (variant: Variant): Rule<ThreeDiceKind>[] => {
  const { articles, rolls, announced, turned } = variant
  return [
    plain<ThreeDiceKind>('no-more-bets', {
      by: ['croupier'],
      cite: articles.closes,
      nature: 'course',
      pace: 'bets',
      refusal: (s) =>
        notNow(s, articles.closes, 'betting') ??
        (s.bets.length > 0 ? undefined : refuse('nobody-plays', articles.players)),
      apply: (s) =>
        change(s, { phase: turned ? 'closed' : 'rolling' }, [
          say('no más apuestas', articles.closes),
          ...(turned ? [] : [event('dice-shaken', articles.throws)]),
        ]),
    }),

    ...(turned
      ? [
          plain<ThreeDiceKind>('turn-cage', {
            by: ['croupier'],
            cite: articles.throws,
            nature: 'course',
            refusal: (s) => notNow(s, articles.throws, 'closed'),
            apply: (s) => change(s, { phase: 'rolling' }, [event('cage-turned', articles.throws)]),
          }),
        ]
      : []),

    rule({
      do: 'roll',
      by: ['chance'],
      cite: articles.dice,
      nature: 'chance',
      fields: { dice: 'word' },
      options: (s) => (notNow(s, articles.dice, 'rolling') ? [] : [offer('chance', 'roll', { dice: one(...rolls) })]),
      step: (s, m) => {
        const early = notNow(s, articles.dice, 'rolling')
        if (early) return early
        const dice = m.dice as string
        if (!rolls.includes(dice)) return refuse('no-such-dice', articles.dice)
        return accept(
          change(s, { phase: 'collect', ...playing(s, { roll: dice }) }, [
            event('dice-rolled', articles.dice, { dice }),
            say(announced(dice), articles.announces),
          ]),
        )
      },
    }),
  ]
}

const settleRules = (variant: Variant, customs: Customs<ThreeDiceKind>): Rule<ThreeDiceKind>[] => {
  const { articles, spots, losesBy } = variant
  const losing = (s: ThreeDice) => (bet: Bet) => losesBy(spots.get(bet.on) as Spot, s.play.roll as string)
  const settled = (s: ThreeDice): Change<ThreeDiceKind> =>
    change(s, {
      phase: 'check',
      ...playing(s, { roll: null, history: [s.play.roll as string, ...s.play.history].slice(0, HISTORY_MAX) }),
    })
  return [
    plain<ThreeDiceKind>('collect', {
      by: ['croupier'],
      cite: articles.settles,
      nature: 'settle',
      refusal: (s) => notNow(s, articles.settles, 'collect') ?? unnotified(s, spots),
      apply: (s) => {
        const losers = s.bets.filter((bet) => !prizeOf(variant, s, bet)).sort(inOrder)
        return chain(collect(s, customs, losers, losing(s)), (after) =>
          winning(variant, after).length > 0 ? change(after, { phase: 'pay' }) : settled(after),
        )
      },
    }),

    plain<ThreeDiceKind>('pay', {
      by: ['croupier'],
      cite: articles.settles,
      nature: 'settle',
      countsTime: (s) => s.holding.length > 0,
      refusal: (s) =>
        notNow(s, articles.settles, 'pay') ??
        unauthorised(
          s,
          spots,
          winning(variant, s).map((win) => win.bet),
        ),
      apply: (s) =>
        chain(
          unchanged(s),
          ...bySeat(winning(variant, s)).map(
            ([id, lines]) =>
              (after: ThreeDice) =>
                paySeat(after, customs, id, lines, articles.settles),
          ),
          settled,
        ),
    }),

    choice<ThreeDiceKind>('check-dice', {
      by: ['croupier'],
      cite: articles.checks,
      nature: 'settle',
      field: 'state',
      kind: 'word',
      candidates: () => STATES,
      refusal: (s, m) =>
        notNow(s, articles.checks, 'check') ??
        (STATES.includes(m.state as string) ? undefined : refuse('no-such-state', articles.checks)),
      apply: (s, m) =>
        m.state === 'sound'
          ? endRound(s, customs, true, articles.checks)
          : change(s, { phase: FAULT }, [event('fault-reported', articles.checks)]),
    }),
  ]
}

const irregular = ({ articles, causes }: Variant): Rule<ThreeDiceKind> =>
  choice<ThreeDiceKind>('irregular', {
    by: ['croupier'],
    cite: articles.throws,
    nature: 'irregular',
    physical: true,
    voids: true,
    field: 'cause',
    kind: 'word',
    candidates: () => Object.keys(causes),
    refusal: (s, m) => {
      const early = notNow(s, articles.throws, 'rolling', 'collect')
      if (early) return early
      return Object.hasOwn(causes, m.cause as string)
        ? undefined
        : refuse('no-such-cause', articles.throws, { causes: Object.keys(causes) })
    },
    apply: (s, m) => {
      const cause = m.cause as string
      const cite = causes[cause] as RuleId
      const events: Event[] = [
        event('round-voided', cite, { cause, round: s.round }),
        event('bets-stand', cite),
        say('hagan su juego', cite),
      ]
      return change(s, { phase: 'betting', ...playing(s, { roll: null }) }, events)
    },
  })

/** Three dice are not told apart: in whichever order they are read, it is the same throw. */
const sorted = (dice: string): string => dice.split('-').sort().join('-')

const deviceOf = ({ rolls, device }: Variant): Device<ThreeDiceKind> => {
  const places = new Map<string, number>()
  for (const roll of rolls) places.set(sorted(roll), (places.get(sorted(roll)) ?? 0) + 1)
  return {
    result: { move: 'roll', field: 'dice' },
    outcomes: () => [...places].map(([outcome, each]) => ({ outcome, places: each })),
    reads: sorted,
    ...device,
  }
}

export const threeDice = (variant: Variant) => {
  const { id, title, source, spots } = variant
  const kinds = [...new Set([...spots.values()].map((spot) => spot.kind))]
  const customs = customsOf(variant)
  return defineGame<ThreeDiceKind>({
    ...{ id, family: 'dice', title, source, ruleSet: 'scj-2023.1' },
    settings: tableSettings(kinds),
    accounts: TABLE_ACCOUNTS,
    rules: bankedTable(customs, () => [...throwRules(variant), ...settleRules(variant, customs), irregular(variant)]),
    phases: ['idle', ...PHASES.filter((phase) => variant.turned || phase !== 'closed'), 'fault', 'giving-back'],
    refusals: REFUSALS,
    company: { stakes: 2, seat: 1 },
    device: deviceOf(variant),
    bets: () => [...spots.values()],
    next: {
      idle: ['announce-last', 'start'],
      betting: ['no-more-bets'],
      closed: variant.turned ? ['turn-cage'] : [],
      rolling: ['roll'],
      collect: ['notify-room-head', 'collect'],
      pay: ['authorise', 'pay'],
      check: ['check-dice'],
      fault: ['repaired'],
      'giving-back': ['give-back'],
    },
    open: (config) => newTable(id, config, kinds, { roll: null, history: [], reserve: RESERVE }),
    view: (s) => tableView(s, s.play),
  })
}
