// Plays rounds with side bets at many tables of one pot, as fast as the database lets it, until it is killed. What it was told is
// done stands on its output: whoever kills it holds the house to it. Usage: node pots-player.js <database url> <seed> <tables...>

import { randomUUID } from 'node:crypto'
import { DECK, findTold } from '@tapete/engine'
import { random } from '@tapete/engine/testkit'
import { openHouse, patiently } from './patience.js'

const [url, seed, ...ids] = process.argv.slice(2)
const dice = random(Number(seed))
const { tables } = await openHouse(url, { max: 8, find: findTold })

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
  // Most hands are given up: what is wanted are contributions, and of prizes some.
  if (due.waitsFor) return { by: due.waitsFor, do: dice.chance(0.25) ? 'go' : 'fold' }
  return filled(due.option)
}

const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`)

/** What pots hear of. */
const COUNTED = ['no-more-bets', 'claim-prizes', 'pay-prizes', 'irregular']
const BEFORE_MAX = 20

const personOf = (table, { by }) => (by === 'seat:1' ? Number(table.slice(1)) : null)

/** All that happens until the pot hears of something, as one command: the moves before it are written with it. */
const stretch = (table, { game, state }) => {
  const before = []
  for (let now = state; ; ) {
    // Now and then a round comes to nothing: what it brought goes back.
    const voided = dice.chance(0.02) && ['answers', 'uncover'].includes(now.phase)
    const move = voided ? { by: 'croupier', do: 'irregular', cause: 'misdeal' } : nextMove(game, now)
    if (!move) throw new Error(`${table} waits for nobody in ${now.phase}`)
    const deed = { person: personOf(table, move), role: 'any', move }
    const counted = COUNTED.includes(move.do)
    if (counted || before.length === BEFORE_MAX) return { ...deed, counted, before }
    const step = game.step(now, move)
    if (!step.ok) throw new Error(`${table}: ${JSON.stringify(move)}: ${JSON.stringify(step.refusal)}`)
    now = step.state
    before.push(deed)
  }
}

const play = async (table) => {
  for (;;) {
    const { counted, ...plan } = stretch(table, await patiently(() => tables.current(table)))
    const command = { table, key: randomUUID(), ...plan }
    if (counted) say({ try: command })
    const answer = await patiently(() => tables.command(command))
    const { do: did } = plan.move
    if (counted) say(answer.ok ? { ack: command.key, did, table, version: answer.version } : { refused: command.key })
    if (!answer.ok && did !== 'irregular')
      throw new Error(`${table}: ${JSON.stringify(plan.move)}: ${JSON.stringify(answer.refusal)}`)
  }
}

await Promise.all(ids.map(play))
