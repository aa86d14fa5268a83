// The set of dice: presented, two of them picked, changed, lost and found, replaced (scj-2023 IV.1.5 Inicio del juego,
// Lanzamientos, Juego con dados nuevos).

import { fromCroupiersRight, type SeatId } from '../kernel/actors.js'
import type { Change, Refused, Rule } from '../kernel/contract.js'
import { answer, notNow, plain } from '../kernel/rules.js'
import { change, event, say } from '../kernel/table.js'
import { type Craps, type CrapsKind, candidates, type DiceSet, hasShooter, newSet, playing } from './play.js'
import { refuse } from './refusals.js'

const withDice = (s: Craps, patch: Partial<DiceSet>) => playing(s, { dice: { ...s.play.dice, ...patch } })

/** Laid aside to be presented again. */
export const laidAside = (s: Craps, patch: Partial<DiceSet> = {}): { play: Craps['play'] } =>
  withDice(s, { picked: [], presented: false, ...patch })

/** The shooter; while nobody has the dice the first player at the tallador's right (CR-06, D-03). */
export const pickerOf = (s: Craps): SeatId | undefined =>
  hasShooter(s) ? (s.play.shooter as SeatId) : fromCroupiersRight(candidates(s))[0]

/** Fewer than two are left, or the play is over and the set is not whole (CR-17, D-44). */
const needsNewSet = ({ play: { dice } }: Craps): boolean => dice.due || dice.atHand.length < 2

const notPicked = (s: Craps, id: SeatId, dice: readonly string[]): Refused | undefined => {
  const early = notNow(s, 'CR-06', 'betting')
  if (early) return early
  if (!s.play.dice.presented) return refuse('dice-not-asked', 'CR-06')
  if (id !== pickerOf(s)) return refuse('not-the-picker', 'CR-06', { picker: pickerOf(s) ?? null })
  const known = dice.length === 2 && dice[0] !== dice[1] && dice.every((die) => s.play.dice.atHand.includes(die))
  return known ? undefined : refuse('no-such-dice', 'CR-01', { dice: s.play.dice.atHand })
}

export const diceRules: readonly Rule<CrapsKind>[] = [
  plain<CrapsKind>('present-dice', {
    by: ['croupier'],
    cite: 'CR-06',
    nature: 'course',
    refusal: (s) => {
      const early = notNow(s, 'CR-06', 'betting')
      if (early) return early
      if (s.play.dice.picked.length > 0) return refuse('dice-in-hand', 'CR-06')
      if (s.play.dice.presented) return refuse('dice-presented', 'CR-06')
      if (needsNewSet(s)) return refuse('set-incomplete', 'CR-17')
      return pickerOf(s) === undefined ? refuse('nobody-to-throw', 'CR-04') : undefined
    },
    apply: (s) =>
      change(s, withDice(s, { presented: true, changing: false }), [
        ...(s.play.dice.changing ? [say('cambio de dados', 'CR-75')] : []),
        event('dice-presented', s.play.dice.changing ? 'CR-75' : 'CR-06', {
          dice: s.play.dice.atHand,
          seat: pickerOf(s) as SeatId,
        }),
      ]),
  }),

  answer<CrapsKind>('pick-dice', {
    cite: 'CR-06',
    fields: { dice: 'words' },
    bounds: (s) => [{ dice: { someOf: s.play.dice.atHand, least: 2, most: 2 } }],
    refusal: (s, id, m) => notPicked(s, id, m.dice as readonly string[]),
    apply: (s, id, m) => {
      const picked = m.dice as readonly string[]
      return change(s, withDice(s, { picked, presented: false, throws: 0 }), [
        event('dice-picked', 'CR-01', { seat: id, dice: picked }),
      ])
    },
  }),

  plain<CrapsKind>('ask-dice', {
    by: ['seat'],
    cite: 'CR-14',
    nature: 'stake',
    refusal: (s, m) => {
      const early = notNow(s, 'CR-14', 'betting')
      if (early) return early
      if (m.by !== s.play.shooter || !hasShooter(s)) return refuse('not-the-shooter', 'CR-14')
      if (s.play.point !== null) return refuse('point-on', 'CR-15', { point: s.play.point })
      return s.play.dice.picked.length > 0 ? undefined : refuse('dice-not-picked', 'CR-14')
    },
    apply: (s, m) =>
      change(s, laidAside(s, { changing: true }), [event('dice-asked', 'CR-14', { seat: m.by as SeatId })]),
  }),

  plain<CrapsKind>('order-dice', {
    by: ['pit-boss'],
    cite: 'CR-75',
    nature: 'household',
    refusal: (s) =>
      notNow(s, 'CR-75', 'betting') ?? (s.play.dice.picked.length > 0 ? undefined : refuse('dice-not-picked', 'CR-07')),
    apply: (s) => change(s, laidAside(s, { changing: true }), [event('dice-ordered', 'CR-07')]),
  }),

  plain<CrapsKind>('find-die', {
    by: ['croupier'],
    cite: 'CR-17',
    nature: 'irregular',
    physical: true,
    refusal: (s) => (s.play.dice.lost.length > 0 ? undefined : refuse('nothing-lost', 'CR-17')),
    apply: (s) => {
      const [found, ...lost] = s.play.dice.lost as readonly [string, ...string[]]
      const atHand = [...s.play.dice.atHand, found].sort()
      const due = s.play.dice.due && atHand.length < s.config.diceSet
      return change(s, withDice(s, { atHand, lost, due }), [event('die-found', 'CR-17', { die: found })])
    },
  }),

  plain<CrapsKind>('replace-set', {
    by: ['croupier'],
    cite: 'CR-17',
    nature: 'course',
    refusal: (s) => notNow(s, 'CR-17', 'betting') ?? (needsNewSet(s) ? undefined : refuse('set-complete', 'CR-17')),
    apply: (s) =>
      change(s, playing(s, { dice: newSet(s.config.diceSet) }), [
        event('set-replaced', 'CR-17', { dice: s.config.diceSet }),
      ]),
  }),
]

/** Dice that broke leave the set; those on the floor may be found (CR-16, CR-22). */
export const withoutDice = (s: Craps, cause: 'broken' | 'off-table', count: number): { play: Craps['play'] } => {
  const gone = s.play.dice.picked.slice(0, count)
  return laidAside(s, {
    atHand: s.play.dice.atHand.filter((die) => !gone.includes(die)),
    lost: cause === 'off-table' ? [...s.play.dice.lost, ...gone] : s.play.dice.lost,
  })
}

/** What a settled throw means for the set: at the end of a play it is made whole, and worn dice are changed (D-44). */
export const diceAfter = (s: Craps): Change<CrapsKind> => {
  const dice: DiceSet = { ...s.play.dice, throws: s.play.dice.throws + 1 }
  const counted: Craps = { ...s, ...playing(s, { dice }) }
  if (s.play.point !== null) return change(counted, {})
  if (dice.atHand.length < s.config.diceSet) return change(counted, laidAside(counted, { due: true }))
  const { diceThrows } = s.config
  const worn = diceThrows !== null && dice.throws >= diceThrows
  return change(counted, worn ? laidAside(counted, { changing: true }) : {})
}
