// Plays rounds with side bets at many tables of one pot, as fast as the database lets it, until it is killed. What it was told is
// done stands on its output: whoever kills it holds the house to it. Usage: node pots-player.js <database url> <seed> <tables...>

import { randomUUID } from 'node:crypto'
import { DECK, findTold } from '@tapete/engine'
import { random } from '@tapete/engine/testkit'
import { openPool, openTables } from '../dist/index.js'

const [url, seed, ...ids] = process.argv.slice(2)
const dice = random(Number(seed))
const pool = openPool(url, { max: 8 })
const tables = await openTables({ pool, url, find: findTold })

const POT = 'pozo'
const ROYAL = ['Th', 'Jh', 'Qh', 'Kh', 'Ah']
const FLUSH = ['2s', '5s', '7s', '9s', 'Ks']
const STRAIGHT_FLUSH = ['4d', '5d', '6d', '7d', '8d']

/** Cards that come: mostly any, now and then a hand the pot pays. */
const cardsFor = (bound) => {
  const left = DECK.filter((card) => bound.oneOf.some((each, at) => each === card && bound.weights[at] > 0))
  const wanted = dice.chance(0.15) ? dice.pick([FLUSH, FLUSH, FLUSH, STRAIGHT_FLUSH, ROYAL]) : []
  if (bound.deal === 5 && wanted.length === 5 && wanted.every((card) => left.includes(card))) return wanted
  return Array.from({ length: bound.deal }, () => left.splice(dice.below(left.length), 1)[0])
}

const filled = ({ by, do: name, fields }) => {
  const values = Object.entries(fields)
    .filter(([, bound]) => !bound.optional)
    .map(([field, bound]) => [
      field,
      'deal' in bound ? cardsFor(bound) : 'oneOf' in bound ? dice.pick(bound.oneOf) : bound.min,
    ])
  return { ...Object.fromEntries(values), by, do: name }
}

/** What happens next at a table: a side bet and an ante before bets close, then what is due. */
const nextMove = (game, state) => {
  const seat = 'seat:1'
  if (state.phase === 'betting' && state.bets.length === 0) {
    if ((state.accounts[seat] ?? 0) < 10_000) return { by: seat, do: 'buy', amount: 1_000_000 }
    const lit = state.play.pots?.bets.length > 0
    if (!lit) return { by: seat, do: 'light', pot: POT, amount: dice.pick([500, 1_000, 1_500]) }
    return { by: seat, do: 'bet', on: 'ante', amount: 500 }
  }
  const [due] = game.due(state)
  if (!due) return undefined
  if (due.waitsFor) return { by: due.waitsFor, do: dice.chance(0.5) ? 'go' : 'fold' }
  return filled(due.option)
}

const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`)

const play = async (table) => {
  for (;;) {
    const replica = await tables.current(table)
    // Now and then a round comes to nothing: what it brought goes back.
    const voided = dice.chance(0.02) && ['answers', 'uncover'].includes(replica.state.phase)
    const move = voided ? { by: 'croupier', do: 'irregular', cause: 'misdeal' } : nextMove(replica.game, replica.state)
    if (!move) throw new Error(`${table} waits for nobody in ${replica.state.phase}`)
    const command = {
      table,
      key: randomUUID(),
      person: move.by === 'seat:1' ? Number(table.slice(1)) : null,
      role: 'any',
      move,
    }
    const counts = ['no-more-bets', 'claim-prizes', 'pay-prizes', 'irregular'].includes(move.do)
    if (counts) say({ try: command })
    const answer = await tables.command(command)
    if (counts)
      say(answer.ok ? { ack: command.key, did: move.do, table, version: answer.version } : { refused: command.key })
    if (!answer.ok && !voided) throw new Error(`${table}: ${JSON.stringify(move)}: ${JSON.stringify(answer.refusal)}`)
  }
}

await Promise.all(ids.map(play))
