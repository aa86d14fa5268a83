// «Ya no va más», the throw, what came, and throws that are null (scj-2023 IV.1.5 Lanzamientos, IV.1.7 Jugadas irregulares).

import type { RuleId } from '../kernel/citations.js'
import type { Bound, Device, Move, Refused, Rule, Wrong } from '../kernel/contract.js'
import { formatRoll, rolls } from '../kernel/dice.js'
import { answer, notNow, plain, rule } from '../kernel/rules.js'
import { accept, change, event, offer, one, say, upTo } from '../kernel/table.js'
import { withoutDice } from './dice-set.js'
import { thrown } from './layout.js'
import { type Craps, type CrapsKind, hasShooter, isContract, playing } from './play.js'
import { refuse } from './refusals.js'
import { lacksLineBet } from './shooter.js'

/** Two dice, the first that is read first: all 36 are alike. */
export const ROLLS: readonly string[] = rolls(2).map(formatRoll)

/** In the last game contracts are thrown for, whoever bets on a line (D-39). */
const isThrownFor = (s: Craps): boolean => typeof s.closing === 'number' && s.bets.some((bet) => isContract(s, bet.on))

/** Why nobody can throw now. */
export const notThrowable = (s: Craps): Refused | undefined => {
  if (!hasShooter(s)) return refuse('no-shooter', 'CR-08')
  if (s.play.dice.picked.length === 0) return refuse('dice-not-picked', 'CR-06')
  return isThrownFor(s) ? undefined : lacksLineBet(s)
}

interface Cause {
  readonly cite: RuleId
  /** Whether the shooter broke the rules of throwing. */
  readonly breach: boolean
}

/** While bets are closed. */
const CAUSES: { readonly [cause: string]: Cause } = {
  broken: { cite: 'CR-22', breach: false },
  stacked: { cite: 'CR-23', breach: true },
  'on-object': { cite: 'CR-24', breach: true },
  'off-table': { cite: 'CR-25', breach: true },
  'on-rail': { cite: 'CR-25', breach: true },
  'in-cup': { cite: 'CR-25', breach: true },
  slide: { cite: 'CR-21', breach: true },
  'no-wall': { cite: 'CR-20', breach: true },
  'bad-throw': { cite: 'CR-78', breach: true },
  interfered: { cite: 'CR-79', breach: false },
}

/** While bets are open (D-38). */
const EARLY: { readonly [cause: string]: Cause } = {
  'no-order': { cite: 'CR-13', breach: true },
  'no-line-bet': { cite: 'CR-10', breach: true },
}

/** Dice may go with these. */
const LOSE_DICE: readonly string[] = ['broken', 'off-table']

const causeOf = (name: string): Cause | undefined =>
  Object.hasOwn(CAUSES, name) ? CAUSES[name] : Object.hasOwn(EARLY, name) ? EARLY[name] : undefined

const nullRefusal = (s: Craps, m: Move): Refused | undefined => {
  const early = notNow(s, 'CR-26', 'betting', 'throw', 'rolling', 'collect')
  if (early) return early
  const name = m.cause as string
  const cause = causeOf(name)
  if (!cause) return refuse('no-such-cause', 'CR-26', { causes: [...Object.keys(CAUSES), ...Object.keys(EARLY)] })
  const isEarly = s.phase === 'betting'
  if (isEarly !== Object.hasOwn(EARLY, name)) return refuse('not-now', cause.cite, { phase: s.phase, needs: [name] })
  if (isEarly && !hasShooter(s)) return refuse('no-shooter', 'CR-08')
  if (isEarly && s.play.dice.picked.length === 0) return refuse('dice-not-picked', 'CR-06')
  if (name === 'no-line-bet' && !lacksLineBet(s)) return refuse('line-bet-made', 'CR-10')
  if (m.dice === undefined) return undefined
  if (!LOSE_DICE.includes(name)) return refuse('dice-not-asked', cause.cite)
  return m.dice === 1 || m.dice === 2 ? undefined : refuse('no-such-dice', 'CR-01', { dice: [1, 2] })
}

const breached = (s: Craps, breach: boolean): Partial<Craps['play']> => {
  const { shooter, breaches } = s.play
  return breach && shooter !== null ? { breaches: { ...breaches, [shooter]: (breaches[shooter] ?? 0) + 1 } } : {}
}

/** Nothing is settled and the point stays; the same shooter throws again (CR-26, CR-27, D-23). */
const nullThrow = (s: Craps, m: Move) => {
  const name = m.cause as string
  const { cite, breach } = causeOf(name) as Cause
  const before: Craps = { ...s, ...playing(s, { roll: null, ...breached(s, breach) }) }
  const after = LOSE_DICE.includes(name)
    ? withoutDice(before, name as 'broken' | 'off-table', (m.dice as number | undefined) ?? 1)
    : { play: before.play }
  return change(s, { phase: 'betting', ...after }, [
    say('tirada nula', cite),
    event('round-voided', cite, {
      cause: name,
      round: s.round,
      ...(s.play.shooter === null ? {} : { seat: s.play.shooter }),
    }),
    event('bets-stand', 'CR-26'),
  ])
}

export const throwRules: readonly Rule<CrapsKind>[] = [
  plain<CrapsKind>('no-more-bets', {
    by: ['croupier'],
    cite: 'CR-12',
    nature: 'course',
    pace: 'bets',
    refusal: (s) => notNow(s, 'CR-12', 'betting') ?? notThrowable(s),
    apply: (s) => change(s, { phase: 'throw' }, [say('ya no va más', 'CR-12')]),
  }),

  answer<CrapsKind>('throw', {
    cite: 'CR-13',
    refusal: (s, id) => {
      if (s.phase === 'betting') return refuse('no-order', 'CR-13')
      const early = notNow(s, 'CR-13', 'throw')
      if (early) return early
      return id === s.play.shooter && hasShooter(s) ? undefined : refuse('not-the-shooter', 'CR-13')
    },
    apply: (s, id) => change(s, { phase: 'rolling' }, [event('dice-thrown', 'CR-13', { seat: id })]),
  }),

  rule({
    do: 'roll',
    by: ['chance'],
    cite: 'CR-01',
    nature: 'chance',
    fields: { dice: 'word' },
    options: (s) => (notNow(s, 'CR-01', 'rolling') ? [] : [offer('chance', 'roll', { dice: one(...ROLLS) })]),
    step: (s, m) => {
      const early = notNow(s, 'CR-01', 'rolling')
      if (early) return early
      const dice = m.dice as string
      if (!ROLLS.includes(dice)) return refuse('no-such-dice', 'CR-01')
      return accept(
        change(s, { phase: 'collect', ...playing(s, { roll: dice }) }, [
          event('dice-rolled', 'CR-01', { dice, total: thrown(dice, null).sum }),
          say(`${thrown(dice, null).sum}`, 'GEN-19'),
        ]),
      )
    },
  }),

  rule({
    do: 'irregular',
    by: ['croupier'],
    cite: 'CR-26',
    nature: 'irregular',
    physical: true,
    voids: true,
    fields: { cause: 'word', dice: 'integer?' },
    options: (s) => {
      const named = (causes: readonly string[]) =>
        causes.filter((cause) => !nullRefusal(s, { by: 'croupier', do: 'irregular', cause }))
      const plainly = named([...Object.keys(CAUSES), ...Object.keys(EARLY)].filter((each) => !LOSE_DICE.includes(each)))
      const losing = named(LOSE_DICE)
      const dice: Bound = { ...upTo(1, 2, 1), optional: true }
      return [
        ...(plainly.length > 0 ? [offer('croupier', 'irregular', { cause: one(...plainly) })] : []),
        ...(losing.length > 0 ? [offer('croupier', 'irregular', { cause: one(...losing), dice })] : []),
      ]
    },
    step: (s, m) => nullRefusal(s, m) ?? accept(nullThrow(s, m)),
  }),
]

// The dice as things: how often each pair should come, and what of a throw was seen to be wrong.

const sorted = (dice: string): string => dice.split('-').sort().join('-')

export const dicePair: Device<CrapsKind> = {
  result: { move: 'roll', field: 'dice' },
  // Two dice are not told apart: which of them is read first says nothing about them.
  outcomes: () =>
    [...new Set(ROLLS.map(sorted))].map((outcome) => ({
      outcome,
      places: ROLLS.filter((roll) => sorted(roll) === outcome).length,
    })),
  reads: sorted,
  readings: {
    edge: { ...one('both', 'one', 'none'), optional: true },
    path: { ...one('rolled', 'slid'), optional: true },
  },
  wrong: (s, { edge, path }) => {
    if (!['throw', 'rolling', 'collect'].includes(s.phase)) return undefined
    const wrong: Wrong[] = []
    if (edge !== undefined && edge !== 'both') wrong.push({ code: 'no-wall', cite: 'CR-20', params: { edge } })
    if (path === 'slid') wrong.push({ code: 'slide', cite: 'CR-21', params: { path } })
    return wrong
  },
}
