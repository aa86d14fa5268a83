// Laws of pots and tables together: random tables of several games on two pots, with everything that may happen to them. Whatever
// comes, no money is between two logs, the meter is the pot, and every round can end.

import type { AnyGame, Event, Move, Option, Table } from '@tapete/engine'
import { livelyMove, random } from '@tapete/engine/testkit'
import { describe, expect, it } from 'vitest'
import { betting, done, type House, type Log, logOf, tried } from './house.js'

const HOUSES = Number(process.env.LAW_TABLES ?? 40) / 4
const MOVES = 260
const GAMES = ['caribbean-poker', 'draw-poker', 'go-poker', 'holdem-plus', 'caribbean-poker-plus']

const newHouse = (seed: number): House => {
  const terms = { credit: 500, min: 500, max: 2_000, commission: 1_777, reserves: [1_234], base: 30_000 }
  const lucky = { by: 'player', oneIn: 2, amount: 2_000, paid: 'cash' }
  const acceptor = seed % 2 ? 'electronic' : 'manual'
  const house: House = {
    pozo: logOf('progressive-scj', { ...terms, acceptor, lucky }),
    segundo: logOf('progressive-scj', { ...terms, acceptor, reserves: [], base: 0 }),
    una: logOf(GAMES[seed % GAMES.length] as string, { min: 500, max: 2_000 }),
    otra: logOf(GAMES[(seed + 2) % GAMES.length] as string, { min: 500, max: 2_000 }),
  }
  for (const pot of ['pozo', 'segundo'])
    for (const table of ['una', 'otra']) done(house, pot, `room-head connect ${table} ${(house[table] as Log).game.id}`)
  done(house, 'pozo', 'room-head open-pot')
  done(house, 'segundo', 'room-head open-pot')
  for (const table of ['una', 'otra']) betting(house, table, { 'seat:1': 60_000, 'seat:2': 60_000, 'seat:3': 60_000 })
  return house
}

const SUITS: { readonly [holder: string]: string } = { 'seat:1': 'c', 'seat:2': 'd', 'seat:3': 'h', bank: 's' }

/** Each seat is dealt a suit of its own, mostly high: at random no hand would be worth a prize. */
const promising = ({ game, state }: Log, move: Move, dice: ReturnType<typeof random>): Move => {
  const asked = game.options(state, 'chance').find((option) => option.do === move.do)?.fields.cards
  if (move.by !== 'chance' || !asked || !('deal' in asked)) return move
  const { oneOf, weights = [], to = [] } = asked
  const left = oneOf.filter((_, at) => (weights[at] ?? 1) > 0)
  const cards = Array.from({ length: asked.deal }, (_, at) => {
    const suited = left.filter((card) => String(card).endsWith(SUITS[to[at] ?? 'seat:1'] ?? 'c'))
    const high = suited.filter((card) => dice.chance(0.6) && /^[TJQKA]/.test(String(card)))
    const card = dice.pick([high, suited, left].find((some) => some.length > 0) as typeof left)
    left.splice(left.indexOf(card), 1)
    return String(card)
  })
  return { ...move, cards }
}

const ASIDE: readonly (string | undefined)[] = ['household', 'irregular']

/** What leads to the end of a round, and credits to bet with. */
const leadsOn = ({ rules }: AnyGame, { do: name }: Option): boolean =>
  ['buy-credits', 'open-pot', 'connect'].includes(name) ||
  (!['withdraw', 'unlight'].includes(name) && !ASIDE.includes(rules.find((rule) => rule.do === name)?.nature))

const isLogs = ({ by }: Move): boolean => by.startsWith('log:')

interface SidePlay {
  readonly pots: {
    readonly bets: readonly { readonly status: string }[]
    readonly counter: number
    readonly prizes: readonly { amount: number }[]
  }
}
interface Pot {
  readonly meter: { readonly main: number }
}

const sumOf = (events: readonly Event[], type: string, detail: string): number =>
  events.reduce((sum, event) => sum + (event.type === type ? Number(event[detail]) : 0), 0)

const holds = (house: House): void => {
  for (const [id, { state, events }] of Object.entries(house)) {
    const { accounts } = state
    if ('meter' in state.play) {
      expect((state.play as Pot).meter.main, id).toBe(accounts.main ?? 0)
      // All that came in is there, or was paid.
      const came = sumOf(events, 'contributed', 'collected') - sumOf(events, 'contribution-reversed', 'amount')
      const paid =
        sumOf(events, 'prize-awarded', 'amount') +
        sumOf(events, 'complement-awarded', 'amount') -
        sumOf(events, 'prize-restored', 'amount') -
        sumOf(events, 'award-undone', 'amount')
      const own = -(accounts.base ?? 0) - (accounts.advance ?? 0)
      const kept = (accounts.main ?? 0) + (accounts['reserve:1'] ?? 0) + (accounts.commission ?? 0)
      expect(kept + paid, id).toBe(came + own)
      continue
    }
    const { pots } = state.play as SidePlay
    const counter = Object.entries(accounts).reduce(
      (sum, [name, amount]) => sum + (/\/(credits|promo|side)$/.test(name) ? amount : 0),
      0,
    )
    expect(pots.counter, id).toBe(counter)
    expect(accounts.prizes ?? 0, id).toBe(pots.prizes.reduce((sum, { amount }) => sum + amount, 0))
    if (state.phase === 'idle') expect(pots.bets, id).toEqual([])
    if (!['betting', 'giving-back'].includes(state.phase))
      expect(
        pots.bets.filter(({ status }) => status === 'lit'),
        id,
      ).toEqual([])
  }
}

/** What is due until the round is over; who is asked is silent. */
const ends = (house: House, table: string, dice: ReturnType<typeof random>): void => {
  for (let count = 0; count < 400; count += 1) {
    const { game, state } = house[table] as Log
    if (state.phase === 'idle' || state.status !== 'open') return
    const [due] = game.due(state)
    // A round that waits for bets may wait for ever.
    if (!due) {
      expect(state.phase).toBe('betting')
      return
    }
    const log = house[table] as Log
    const no = tried(house, table, promising(log, livelyMove(game, state, dice, 1, [due.option]), dice))
    expect(no, `${table}: ${due.option.do}`).toBeUndefined()
  }
  throw new Error('the round does not end')
}

describe('pots and tables', () => {
  it(`[PRG-17 PRG-39 PRG-40] keep their laws together in ${HOUSES} random houses`, () => {
    let [locked, hit] = [0, 0]
    for (let seed = 1; seed <= HOUSES; seed += 1) {
      const dice = random(seed)
      const house = newHouse(seed)
      for (let count = 0; count < MOVES; count += 1) {
        const id = dice.chance(0.03) ? dice.pick(['pozo', 'segundo']) : dice.pick(['una', 'otra'])
        const { game, state } = house[id] as Log
        const all = game.options(state as Table).filter(({ by }) => !by.startsWith('log:'))
        const course = all.filter((option) => leadsOn(game, option))
        const options = course.length > 0 && dice.chance(0.85) ? course : all
        const move = promising(house[id] as Log, livelyMove(game, state, dice, 0.9, options), dice)
        if (isLogs(move)) continue
        // Terms refused by a table in the middle of its round, or a table nobody has: nothing has changed then.
        tried(house, id, move)
        holds(house)
      }
      for (const table of ['una', 'otra']) ends(house, table, dice)
      holds(house)
      locked += (house.una as Log).events.filter(({ type }) => type === 'side-bets-locked').length
      hit += (house.pozo as Log).events.filter(({ type }) => type === 'prize-awarded').length
    }
    expect(locked).toBeGreaterThan(0)
    expect(hit).toBeGreaterThan(0)
  }, 120_000)
})
