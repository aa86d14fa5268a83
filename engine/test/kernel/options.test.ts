// What staff does on behalf of a seat is listed when that seat is served: no console receives every seat's bets.

import { describe, expect, it } from 'vitest'
import { bigSix } from '../../src/big-six/big-six.js'
import { blackjackClassic } from '../../src/blackjack/blackjack.js'
import { type AnyGame, CATALOGUE } from '../../src/catalogue.js'
import { type Actor, type SeatId, STAFF } from '../../src/kernel/actors.js'
import { chipRules } from '../../src/kernel/chips.js'
import type { Option } from '../../src/kernel/contract.js'
import { replay } from '../../src/kernel/replay.js'
import { natureOf, players } from '../../src/kernel/rules.js'
import { openingOf } from '../../src/kernel/scenario.js'
import { staking } from '../../src/kernel/stakes.js'
import { offer, type Table } from '../../src/kernel/table.js'
import { rouletteFrench } from '../../src/roulette/roulette.js'
import { offers, open, read, script, settings } from './script.js'
import { customs, type ToyKind, toy } from './toy.js'

const FOR_SEATS = ['bet', 'withdraw', 'buy', 'cash-out', 'present']

const prepared = (game: AnyGame): Table => {
  const config = settings(game, { instruments: [{ id: 'coupon', authorisation: 'Res. 1' }] })
  const seats = { 'seat:1': 50_000, 'seat:2': 100_000 }
  const opened = replay(game, config, openingOf(game, config, 'betting', seats))
  if (!opened.ok) throw new Error(opened.refusal.code)
  return opened.state
}

const names = (options: readonly Option[]) => [...new Set(options.map((option) => option.do))]
const servedIn = (options: readonly Option[]) => [
  ...new Set(options.flatMap(({ fields }) => (fields.for && 'oneOf' in fields.for ? fields.for.oneOf : []))),
]

describe.each(CATALOGUE.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  const s = prepared(game)
  const own = (by: Actor, served?: SeatId) => game.options(s, by, served)
  /** What players ask for themselves: what they are asked is heard from every one of them. */
  const asked = (by: Actor, served?: SeatId) =>
    own(by, served).filter(({ do: name }) => natureOf(game, name) !== 'decision')

  it('[GEN-16] offers the croupier nothing for a player while none is served', () => {
    expect(names(own('croupier')).filter((name) => [...FOR_SEATS, 'correct', 'find-bet'].includes(name))).toEqual([])
    expect(servedIn(asked('croupier'))).toEqual([])
  })

  it('[GEN-16 GEN-17] offers the croupier what the served player may do, and no other’s', () => {
    for (const id of ['seat:1', 'seat:2'] as const) {
      const served = asked('croupier', id).filter(({ fields }) => fields.for !== undefined)
      expect(servedIn(served)).toEqual([id])
      const theirs = own(id).filter(({ do: name }) => names(served).includes(name))
      expect(served).toEqual(
        theirs.map(({ do: name, fields }) => offer('croupier', name, { ...fields, for: { oneOf: [id] } })),
      )
      // Where players play against each other, a bet waits for somebody's bank.
      const bets = game.company.players === undefined ? ['bet'] : []
      expect(names(served)).toEqual(expect.arrayContaining([...bets, 'buy', 'cash-out', 'present']))
    }
    expect(servedIn(asked('croupier', 'seat:3'))).toEqual([])
  })

  it('offers a seat its own, whomever it says is served', () => {
    expect(own('seat:1', 'seat:2')).toEqual(own('seat:1'))
    expect(own('seat:1').every((option) => option.by === 'seat:1')).toBe(true)
  })

  it('offers everybody’s together what each is offered alone, seat after seat', () => {
    const all = game.options(s).map((option) => JSON.stringify(option))
    const actors: Actor[] = [...STAFF, 'chance', 'clock', 'seat:1', 'seat:2', 'seat:3']
    const alone = actors.flatMap((by) =>
      ([undefined, 'seat:1', 'seat:2'] as const).flatMap((id) => own(by, id).map((option) => JSON.stringify(option))),
    )
    const others = game
      .options(s)
      .filter((option) => !actors.includes(option.by))
      .map((option) => JSON.stringify(option))
    expect(new Set([...alone, ...others])).toEqual(new Set(all))
  })
})

it('a stake found late and a correction are of the served seat too', () => {
  const settled = script(
    bigSix,
    open(bigSix, { config: { max: 500 } }),
    'seat:2 bet value:1 100\ncroupier spin clockwise\nchance stop 1\ncroupier collect\ncroupier pay',
  ).state
  const spun = script(bigSix, settled, 'croupier start\nseat:1 bet value:1 100\ncroupier spin clockwise').state
  expect(offers(bigSix, spun, 'find-bet', 'croupier')).toEqual([])
  expect(offers(bigSix, spun, 'find-bet', 'croupier', 'seat:2')).toHaveLength(6)
  expect(servedIn(offers(bigSix, spun, 'find-bet', 'croupier', 'seat:2'))).toEqual(['seat:2'])
  expect(offers(bigSix, spun, 'correct', 'croupier')).toEqual([])
  expect(offers(bigSix, spun, 'correct', 'croupier', 'seat:2').map(({ fields }) => fields.seat)).toEqual([
    { oneOf: ['seat:2'] },
  ])
})

it('what the whole table is told of at once needs nobody served: a late bet, a warning', () => {
  const closed = script(rouletteFrench, open(rouletteFrench), 'croupier spin clockwise\ncroupier no-more-bets').state
  expect(offers(rouletteFrench, closed, 'late-bet', 'croupier').map(({ fields }) => fields.for)).toEqual([
    { oneOf: ['seat:1', 'seat:2'] },
  ])
  expect(offers(rouletteFrench, closed, 'warn', 'croupier').map(({ fields }) => fields.seat)).toEqual([
    { oneOf: ['seat:1', 'seat:2'] },
  ])
})

it('a decision is heard from every player who is asked', () => {
  let s = prepared(blackjackClassic)
  for (const line of [
    ...['seat:1 bet main:1 1000', 'seat:2 bet main:2 1000', 'croupier no-more-bets'],
    ...['Ts', '9d', '6h', '7c', '5s'].map((card) => `chance card ${card}`),
  ]) {
    const step = (blackjackClassic as AnyGame).step(s, read(blackjackClassic, line))
    if (!step.ok) throw new Error(`${line}: ${step.refusal.code}`)
    s = step.state
  }
  const hit = (by: Actor, served?: SeatId) =>
    (blackjackClassic as AnyGame).options(s, by, served).filter((option) => option.do === 'hit')
  expect(hit('seat:1')).toHaveLength(1)
  expect(hit('croupier')).toEqual([
    offer('croupier', 'hit', { ...hit('seat:1')[0]?.fields, for: { oneOf: ['seat:1'] } }),
  ])
  expect(hit('croupier', 'seat:2')).toEqual(hit('croupier'))
  expect(hit('seat:2')).toEqual([])
})

describe('where nobody stands to speak for the players', () => {
  const s = open(toy)

  it('seats act, and no croupier for them', () => {
    const own = (id: SeatId) => [offer(id, 'nod')]
    const served = players({})
    expect(served.by).toEqual(['seat', 'croupier'])
    expect(served.offers(s, undefined, undefined, own).map(({ by }) => by)).toEqual([
      ...['seat:1', 'croupier', 'seat:2', 'croupier'],
    ])
    const alone = players({ unattended: true })
    expect(alone.by).toEqual(['seat'])
    expect(alone.offers(s, undefined, undefined, own)).toEqual([offer('seat:1', 'nod'), offer('seat:2', 'nod')])
    expect(alone.offers(s, 'seat:2', undefined, own)).toEqual([offer('seat:2', 'nod')])
  })

  it('chips and stakes are the players’ own, and nobody notes a late bet', () => {
    const unattended = [...chipRules<ToyKind>({ unattended: true }), ...staking({ ...customs, unattended: true }).rules]
    expect(unattended.map(({ do: name, by }) => `${name} ${by.join(' ')}`)).toEqual([
      ...['buy seat', 'cash-out seat', 'present seat', 'tip seat', 'bet seat', 'withdraw seat'],
    ])
    for (const rule of unattended)
      expect(rule.options(s).filter((option) => option.by === 'croupier' || option.fields.for)).toEqual([])
  })
})
