// Every worked example, from the purchase of credits to the payment, at the table of its game and with its pot beside it.

import { netOf } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { ARICA_EXAMPLES, type Example, type Part, SCJ_EXAMPLES } from './examples.js'
import { account, betting, done, goOn, type House, heard, type Log, logOf, refused } from './house.js'

const CREDIT = { 'progressive-scj': 500, 'progressive-arica': 1_000 } as const

/** What a table must have collected so that 80 % of it is this. */
const collectedFor = (net: number): number => net + Math.floor((net - 1) / 4)

const potHouse = (pot: keyof typeof CREDIT, { game, before, base = 0 }: Example): House => {
  const credit = CREDIT[pot]
  const house: House = {
    pozo: logOf(pot, { commission: 2_000, base, credit, min: credit, max: 3_000 }),
    mesa: logOf(game, { min: 500, max: 5_000 }),
    otra: logOf(game, { min: 500, max: 5_000 }),
  }
  for (const table of ['mesa', 'otra']) done(house, 'pozo', `room-head connect ${table} ${game}`)
  done(house, 'pozo', 'room-head open-pot')
  // What the pot held before was fed by the other table.
  feed(house, before - base)
  expect(account(house, 'pozo', 'main')).toBe(before)
  return house
}

const feed = (house: House, net: number): void => {
  if (net === 0) return
  const { game, state } = house.pozo as Log
  const amount = collectedFor(net)
  const step = game.step(state, { by: 'log:otra', do: 'contribute', round: 1, amount })
  if (!step.ok)
    throw new Error(step.refusal.code)
    // Only the pot's half of it: the other table owes it in another unit.
  ;(house.pozo as Log).state = { ...step.state, accounts: { ...step.state.accounts, link: 0, cash: -amount } }
}

const seatIds = ({ seats }: Example): string[] => seats.map((_, at) => `seat:${at + 1}`)

const stakes = (example: Example, id: string): string[] =>
  example.game === 'go-poker'
    ? [1, 2, 3].map((line) => `${id} bet line-${line} ${example.ante}`)
    : [`${id} bet ante ${example.ante}`]

const lit = (house: House, id: string, { side }: Part): void => {
  if (side === undefined) return
  done(house, 'mesa', `${id} buy-credits ${side}`, `croupier activate-credits ${id}`, `${id} light pozo ${side}`)
}

/** What a player says when asked. */
const answerOf = (house: House, id: string, part: Part): string => {
  const { phase, game } = (house.mesa as Log).state
  if (phase === 'exchange') return `${id} exchange ${part.exchanges ?? '-'}`
  if (game === 'go-poker') return `${id} ${part.takesBack ? 'take-back' : 'stay'}`
  if (part.folds) return `${id} fold`
  return `${id} go${part.buys === undefined ? '' : ` buys=${part.buys}`}`
}

const playOn = (house: House, { seats }: Example, deck: string[], until: string): void => {
  for (let count = 0; count < 40; count += 1) {
    goOn(house, 'mesa', deck, (due) => due === until)
    const { game, state } = house.mesa as Log
    const [due] = game.due(state)
    if (state.phase === 'idle' || !due?.waitsFor) return
    const id = due.waitsFor
    done(house, 'mesa', answerOf(house, id, seats[Number(id.slice('seat:'.length)) - 1] as Part))
  }
}

const sideNet = (house: House, id: string): number =>
  ['lamp-lit', 'side-bet-returned', 'prize-paid'].reduce((sum, type) => {
    const sign = type === 'lamp-lit' ? -1 : 1
    return (
      sum + sign * heard(house, 'mesa', type).reduce((of, each) => of + (each.seat === id ? Number(each.amount) : 0), 0)
    )
  }, 0)

const tell = (pot: keyof typeof CREDIT, example: Example): void => {
  const { seats, deck, atLock, after, awards } = example
  const house = potHouse(pot, example)
  betting(house, 'mesa', Object.fromEntries(seatIds(example).map((id) => [id, 100_000])))
  const from = (house.mesa as Log).events.length
  for (const [at, part] of seats.entries()) {
    lit(house, `seat:${at + 1}`, part)
    done(house, 'mesa', ...stakes(example, `seat:${at + 1}`))
  }
  const cards = deck.split(' ')
  done(house, 'mesa', 'croupier no-more-bets')
  expect(account(house, 'pozo', 'main')).toBe(atLock)
  expect(refused(house, 'mesa', 'seat:1 light pozo 1000')).toBe('pot-locked')

  playOn(house, example, cards, 'pay-prizes')
  const [award] = (house.pozo as Log).events.filter(({ type }) => type === 'prize-awarded')
  expect(heard(house, 'pozo', 'prize-awarded').map(({ seat, category, amount }) => [seat, category, amount])).toEqual(
    awards.map(([seat, category, amount]) => [`seat:${seat}`, category, amount]),
  )
  if (award) expect(refused(house, 'mesa', 'croupier clear')).toBe('prizes-not-paid')
  playOn(house, example, cards, 'nothing')
  expect((house.mesa as Log).state.phase).toBe('idle')
  expect(account(house, 'pozo', 'main')).toBe(after)
  const events = (house.mesa as Log).events.slice(from)
  const nets = seats.map((_, at) => {
    const id = `seat:${at + 1}`
    const all = netOf(events, id)
    return { side: sideNet(house, id), base: all - sideNet(house, id) }
  })
  expect(nets).toEqual(seats.map(({ net }) => net))
  // Handed over from the croupier's right (PRG-38, PRA-20).
  const order = heard(house, 'mesa', 'prize-paid').map(({ seat }) => Number(String(seat).slice('seat:'.length)))
  expect(order).toEqual([...order].sort((a, b) => b - a))
}

describe('worked examples', () => {
  for (const example of SCJ_EXAMPLES)
    it(`[${example.rules} PRG-38] ${example.name}`, () => tell('progressive-scj', example))
  for (const example of ARICA_EXAMPLES)
    it(`[${example.rules} PRA-20] ${example.name}`, () => tell('progressive-arica', example))
})
