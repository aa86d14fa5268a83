// Those who serve: croupiers at live tables, pit bosses and room heads walking from table to table. They do what is offered to
// them, mostly what the course of the round asks for, now and then something irregular.

import type { Nature, Option, Pace } from '@tapete/engine'
import type { Random } from '@tapete/engine/testkit'
import type { Intent, TableAnswer } from '../../wire/index.js'
import { type Client, keyFrom } from '../client.js'
import type { DayTable } from '../plan.js'
import type { Actor, World } from '../world.js'
import { ofNature, someOf, strayOf } from './choosing.js'

const COURSE: readonly Nature[] = ['chance', 'settle', 'course', 'errand']
/** What ends the time in which players may stake. */
const ENDS_BETTING: readonly Pace[] = ['first-bets', 'last-bets', 'bets']
const BETTING_TURNS = 6
const CROUPIER_MS = 500
const BOSS_MS = 900
/** Whoever sends the whole staff away would end the day at that table. */
const NEVER = 'unpost'
/** What brings a table back that was closed or stopped. */
const REOPENS: readonly string[] = ['open', 'resume', 'post', 'seal', 'announce-last']

const paceOf = ({ game }: DayTable, name: string): Pace | undefined => game.rules.find((rule) => rule.do === name)?.pace

const patient = (table: DayTable, options: readonly Option[], dice: Random): Option[] =>
  options.filter((option) => {
    const pace = paceOf(table, option.do)
    return pace === undefined || !ENDS_BETTING.includes(pace) || dice.below(BETTING_TURNS) === 0
  })

/** What a live table's croupier does for a player who stands there and says nothing. */
const forSomebody = async (
  who: Client,
  { id, game }: DayTable,
  { seen }: TableAnswer,
  dice: Random,
): Promise<Intent | undefined> => {
  const seats = Object.keys(seen.table.seats)
  if (seats.length === 0) return undefined
  const path = `/api/tables/${id}/options?for=${encodeURIComponent(dice.pick(seats))}`
  const { status, body } = await who.sure<{ readonly options: readonly Option[] }>('GET', path)
  return status === 200 ? someOf(ofNature(game, body.options, 'decision'), dice) : undefined
}

export const croupierOf = (who: Client, table: DayTable): Actor => ({
  name: `croupier of ${table.id}`,
  pause: (dice) => CROUPIER_MS / 2 + dice.below(CROUPIER_MS),
  turn: async (dice) => {
    const key = keyFrom(dice, who)
    const looked = await who.look(table.id)
    if (!looked) return
    const { options } = looked.seen
    const roll = dice.below(100)
    if (roll < 3) return void (await who.move(table.id, strayOf(table.game, options, dice), { key }))
    if (roll < 6) return void (await act(who, table, ofNature(table.game, options, 'irregular'), dice, key))
    const next = ofNature(table.game, options, ...COURSE)
    const asked = next.length > 0 ? undefined : await forSomebody(who, table, looked, dice)
    if (asked) return void (await who.move(table.id, asked, { key }))
    await act(who, table, patient(table, next, dice), dice, key)
  },
  leave: () => Promise.resolve(),
})

const act = async (
  who: Client,
  { id }: DayTable,
  options: readonly Option[],
  dice: Random,
  key: string,
): Promise<void> => {
  const move = someOf(options, dice)
  if (move) await who.move(id, move, { key })
}

/** Opens again what is shut. */
const reopen = async (who: Client, table: DayTable, { seen }: TableAnswer, dice: Random, key: string): Promise<void> =>
  act(
    who,
    table,
    seen.options.filter((option) => REOPENS.includes(option.do)),
    dice,
    key,
  )

export const bossOf = (world: World, who: Client, name: string): Actor => {
  const walk = async (table: DayTable, dice: Random): Promise<void> => {
    const key = keyFrom(dice, who)
    const looked = await who.look(table.id)
    if (!looked) return
    const { options, table: seen } = looked.seen
    if (seen.status !== 'open') return reopen(who, table, looked, dice, key)
    const roll = dice.below(100)
    const errands = ofNature(table.game, options, 'errand', 'decision')
    if (errands.length > 0 && roll < 70) return act(who, table, errands, dice, key)
    if (roll < 75) return act(who, table, ofNature(table.game, options, 'irregular'), dice, key)
    if (roll < 85) return void (await who.move(table.id, strayOf(table.game, options, dice), { key }))
    if (roll >= 95) return
    const household = ofNature(table.game, options, 'household').filter((option) => option.do !== NEVER)
    return act(who, table, household, dice, key)
  }
  return {
    name,
    pause: (dice) => BOSS_MS / 2 + dice.below(BOSS_MS),
    turn: (dice) => walk(dice.pick(world.plan.tables), dice),
    leave: () => Promise.resolve(),
  }
}
