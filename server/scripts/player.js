// A player for crash tests and races: makes random legal moves at its tables as fast as it can, and prints each command
// before it is sent and once it is acknowledged. Usage: node player.js <database url> <seed> <table>...

import { randomUUID } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { livelyMove, moveOf, random } from '@tapete/engine/testkit'
import { openHouse, patiently } from './patience.js'

/** What the regulation asks for next, or something a seat does with money. */
export const someMove = ({ game, state }, dice) => {
  const money = game.options(state).filter(({ by, fields }) => by.startsWith('seat:') && 'amount' in fields)
  if (money.length === 0 || dice.chance(0.4)) return livelyMove(game, state, dice, 1)
  const kind = dice.pick([...new Set(money.map((option) => option.do))])
  return moveOf(dice.pick(money.filter((option) => option.do === kind)), dice)
}

/** Whose command it is: person n plays at seat n; a pot and staff are nobody here. */
export const commandOf = (table, move, key) => {
  const [role, number] = move.by.split(':')
  return { table, person: role === 'seat' ? Number(number) : null, role, move, key }
}

const play = async (tables, table, dice, say) => {
  for (;;) {
    const replica = await patiently(() => tables.load(table))
    const command = commandOf(table, someMove(replica, dice), randomUUID())
    say({ try: command })
    const answer = await patiently(() => tables.command(command))
    say(
      answer.ok
        ? { ack: command.key, table, version: answer.version }
        : { refused: command.key, table, code: answer.refusal.code },
    )
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [url, seed, ...ids] = process.argv.slice(2)
  const { tables } = await openHouse(url, { max: ids.length + 1 })
  const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`)
  const playing = ids.map((id, index) => play(tables, id, random(Number(seed) * 100 + index), say))
  await Promise.all(playing).catch((error) => {
    process.stderr.write(`${error.stack}\n`)
    process.exit(1)
  })
}
