// A player for crash tests and races: makes random legal moves at its tables as fast as it can, and prints each command
// before it is sent and once it is acknowledged. Usage: node player.js <database url> <seed> <table>...

import { randomUUID } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { random } from '@tapete/engine/testkit'
import { openPool, openTables } from '../dist/index.js'

const AMOUNT_STEPS = 5

const valueIn = (bound, dice) => {
  if ('oneOf' in bound) return dice.pick(bound.oneOf)
  if ('any' in bound) return 'word'
  const steps = Math.floor((bound.max - bound.min) / bound.step)
  return bound.min + bound.step * dice.below(Math.min(steps + 1, AMOUNT_STEPS))
}

const MONEY = ['bet', 'withdraw', 'buy', 'cash-out', 'tip']

/** What the regulation asks for next, or something a seat does with money. */
export const someMove = ({ game, state }, dice) => {
  const due = game.due(state).map(({ option }) => option)
  const options = game.options(state).filter((option) => option.by.startsWith('seat:') && MONEY.includes(option.do))
  const kinds = [...new Set(options.map((option) => option.do))]
  const kind = kinds.length ? dice.pick(kinds) : undefined
  const option =
    due.length && (kind === undefined || dice.chance(0.4))
      ? due[0]
      : dice.pick(kind === undefined ? game.options(state) : options.filter((each) => each.do === kind))
  const fields = Object.entries(option.fields)
    .filter(([, bound]) => !bound.optional)
    .map(([name, bound]) => [name, valueIn(bound, dice)])
  return { ...Object.fromEntries(fields), by: option.by, do: option.do }
}

/** Whose command it is: person n plays at seat n. */
export const commandOf = (table, move, key) => {
  const [role, seat] = move.by.split(':')
  return { table, person: seat === undefined ? null : Number(seat), role, move, key }
}

const play = async (tables, table, dice, say) => {
  for (;;) {
    const replica = await tables.load(table)
    const command = commandOf(table, someMove(replica, dice), randomUUID())
    say({ try: command })
    const answer = await tables.command(command)
    say(
      answer.ok
        ? { ack: command.key, table, version: answer.version }
        : { refused: command.key, table, code: answer.refusal.code },
    )
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [url, seed, ...ids] = process.argv.slice(2)
  const pool = openPool(url, { max: ids.length + 1 })
  const tables = await openTables({ pool, url })
  const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`)
  const playing = ids.map((id, index) => play(tables, id, random(Number(seed) * 100 + index), say))
  await Promise.all(playing).catch((error) => {
    process.stderr.write(`${error.stack}\n`)
    process.exit(1)
  })
}
