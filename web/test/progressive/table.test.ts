// What the page of a table makes of its pots: lamps, the bet, the prizes of a round, the account.

import { type AnyGame, caribbeanPoker, type Option, seen } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import type { Event, View } from '../../src/app/types.js'
import { reasonAgainst } from '../../src/console/reasons.js'
import { loadFamily } from '../../src/games/loaded.js'
import { EVENTS, SIDES, told, viewWith } from '../../src/games/progressive/fixtures.js'
import { creditsOf, lampOf } from '../../src/games/progressive/play.js'
import { hitsOf, sideLines } from '../../src/games/progressive/table/hits.js'
import { standingOf } from '../../src/games/progressive/table/Own.js'
import { offerOf, plainOffer } from '../../src/games/progressive/table/offers.js'
import { curveOf, pointsOf } from '../../src/games/progressive/wall/curve.js'
import { words } from '../../src/games/progressive/words.js'
import { walk } from '../staff/walk.js'

const POT = 'pozo-1'

describe('a lamp', () => {
  it('[PRG-12 PRG-14 PRG-45] tells a bet that is lit, locked or lost from a position without one, and from a closed one', () => {
    const lamps = (step: keyof typeof SIDES) => [1, 2, 3, 4, 6].map((n) => lampOf(SIDES[step], POT, `seat:${n}`))
    expect(lamps('open')).toEqual(['lit', 'closed', 'off', 'lit', 'lit'])
    expect(lamps('locked')).toEqual(['locked', 'out', 'out', 'locked', 'lost'])
    expect(lamps('won')).toEqual(['won', 'out', 'out', 'won', 'lost'])
  })

  it('[PRG-18 PRG-21] comes with a sentence about one’s own bet, and why it was lost', () => {
    const said = (step: keyof typeof SIDES, seat: string) => standingOf(SIDES[step], POT, seat, words.es)
    expect(said('open', 'seat:4')).toBe('Tu lámpara está encendida con $2.000.')
    expect(said('open', 'seat:2')).toBe('Tu posición está cerrada para el pozo: su luz está defectuosa.')
    expect(said('locked', 'seat:4')).toBe('Juegas el pozo con $1.000.')
    expect(said('locked', 'seat:2')).toBe('Este pase no juegas el pozo.')
    expect(said('locked', 'seat:6')).toBe('No fuiste: la apuesta al pozo se pierde.')
    expect(said('exchanged', 'seat:4')).toBe('Cambiaste cartas: la apuesta al pozo se pierde.')
    expect(said('won', 'seat:4')).toBe('Tu mano tiene premio: escalera de color.')
    expect(said('won', 'seat:6')).toBe('Tu mano no tiene premio: la apuesta queda en el pozo.')
  })

  it('[PRG-09] counts credits only once they are activated', () => {
    expect(creditsOf(viewWith(SIDES.dark), 'seat:4')).toBe(6000)
    expect(creditsOf(viewWith(SIDES.open), 'seat:4')).toBe(6000)
  })
})

describe('why something is not done to a pot', () => {
  it('[PRG-14] is said of a pot that the table has', async () => {
    await loadFamily(caribbeanPoker.id)
    const game = caribbeanPoker as AnyGame
    const asked: string[] = []
    walk(game, 3, 60, (s) => {
      if (s.status !== 'open' || !s.round || s.phase === 'betting' || Object.keys(s.seats).length === 0) return
      const view = seen(game.view(s), 'croupier') as unknown as View
      const locked = { ...view, play: { ...view.play, pots: SIDES.locked } }
      asked.push(`${reasonAgainst(locked, 'light', 'croupier')?.code}`)
    })
    expect(new Set(asked)).toEqual(new Set(['pot-locked']))
  })
})

describe('what a seat may do', () => {
  const amount = { min: 1000, max: 3000, step: 500 }
  const usual = { oneOf: ['credits'], optional: true } as const
  const options: Option[] = [
    { by: 'seat:4', do: 'light', fields: { pot: { oneOf: [POT] }, amount, with: usual } },
    {
      by: 'seat:4',
      do: 'light',
      fields: { pot: { oneOf: [POT] }, amount: { ...amount, max: 5000 }, with: { oneOf: ['promo'] } },
    },
    { by: 'seat:4', do: 'unlight', fields: { pot: { oneOf: [POT] } } },
    { by: 'seat:1', do: 'light', fields: { pot: { oneOf: [POT] }, amount, with: usual } },
  ]

  it('is asked with the usual means, and with promotional credits where those do not reach', () => {
    const light = offerOf(options, 'seat:4', 'light', POT)
    expect(light.range).toEqual({ min: 1000, max: 5000, step: 500 })
    expect(light.of(3000)).toEqual({ do: 'light', pot: POT, amount: 3000 })
    expect(light.of(4000)).toEqual({ do: 'light', pot: POT, amount: 4000, with: 'promo' })
    expect(light.of(5500)).toBeUndefined()
    expect(light.of(1250)).toBeUndefined()
  })

  it('is nothing of another pot, of another seat, or of who watches', () => {
    expect(offerOf(options, 'seat:4', 'light', 'pozo-2').of(1000)).toBeUndefined()
    expect(plainOffer(options, 'seat:4', 'unlight', POT)).toEqual({ do: 'unlight', pot: POT })
    expect(plainOffer(options, 'seat:1', 'unlight', POT)).toBeUndefined()
    expect(offerOf(options, null, 'light', POT).range).toBeUndefined()
  })
})

const prize = (type: string, seat: string, category: string, amount: number): Event =>
  told(type, { seat, pot: POT, category, amount })

describe('the prizes of a round', () => {
  const before = [told('round-started', { round: 6 }), prize('prize-due', 'seat:9', 'full', 100_000)]
  const round = [
    told('round-started', { round: 7 }),
    prize('prize-due', 'seat:1', 'flush', 50_000),
    prize('prize-due', 'seat:4', 'straight-flush', 4_832_215),
  ]

  it('are those of the last round, in their order, and are paid one by one', () => {
    expect(hitsOf([...before, ...round])).toEqual([
      { seat: 'seat:1', pot: POT, category: 'flush', amount: 50_000, paid: false },
      { seat: 'seat:4', pot: POT, category: 'straight-flush', amount: 4_832_215, paid: false },
    ])
    const paid = hitsOf([...before, ...round, prize('prize-paid', 'seat:4', 'straight-flush', 4_832_215)])
    expect(paid.map((line) => line.paid)).toEqual([false, true])
    expect(hitsOf([...before, ...round, told('round-started', { round: 8 })])).toEqual([])
  })

  it('[PRG-32 GEN-38] go when their hand was put right, and the bet is accounted for once', () => {
    const prizes = [{ seat: 'seat:4', category: 'straight-flush' }]
    const again: Event = { ...told('prizes-withdrawn', { pot: POT, round: 7, amount: 4_832_215 }), prizes }
    expect(hitsOf([...round, again]).map(({ seat }) => seat)).toEqual(['seat:1'])
    expect(hitsOf([...round, { ...again, pot: 'pozo-2' }]).map(({ seat }) => seat)).toEqual(['seat:1', 'seat:4'])
    expect(hitsOf([again, ...round.slice(1)]).map(({ seat }) => seat)).toContain('seat:4')
    expect(sideLines(told('side-bet-reopened', { seat: 'seat:4', pot: POT, amount: 1000 }))).toEqual([
      { kind: 'pot-again', on: 'pot:pozo-1', with: 'money', stake: 0, net: 1000, rule: 'GEN-41' },
    ])
  })

  it('[PRG-31] stand in the account beside the bet, which stays in the pot: a prize brings what it is', () => {
    expect(sideLines(told('pot-hit', { seat: 'seat:4', pot: POT, category: 'flush', bet: 1000 }))).toEqual([
      { kind: 'pot-hit', on: 'pot:pozo-1', with: 'money', stake: 1000, net: -1000, rule: 'GEN-41' },
    ])
    expect(sideLines(prize('prize-paid', 'seat:4', 'flush', 50_000))).toEqual([
      { kind: 'pot-prize', on: 'prize:flush', with: 'money', stake: 0, net: 50_000, rule: 'GEN-41' },
    ])
    const lost = told('side-bet-lost', { seat: 'seat:4', pot: POT, amount: 1000, why: 'folded' })
    expect(sideLines(lost)).toEqual([
      { kind: 'pot-folded', on: 'pot:pozo-1', with: 'money', stake: 1000, net: -1000, rule: 'GEN-41' },
    ])
    expect(sideLines(told('paid', {}))).toBeUndefined()
  })
})

describe('the curve of a pot', () => {
  it('ends with what it holds, climbs by what came in and falls by what was paid', () => {
    const events = [
      told('contributed', { main: 700 }),
      told('prize-awarded', { amount: 5000 }),
      told('contributed', { main: 1400 }),
    ]
    const undone = [told('prize-awarded', { amount: 5000 }), told('award-undone', { amount: 5000 })]
    expect(curveOf(10_000, undone)).toEqual({ values: [10_000, 5000, 10_000], falls: [1] })
    const curve = curveOf(10_000, events)
    expect(curve).toEqual({ values: [12_900, 13_600, 8600, 10_000], falls: [2] })
    expect(pointsOf(curve, 300, 100)).toEqual([
      { x: 0, y: 14 },
      { x: 100, y: 0 },
      { x: 200, y: 100 },
      { x: 300, y: 72 },
    ])
  })

  it('is one point where nothing was told yet', () => {
    expect(curveOf(500, [])).toEqual({ values: [500], falls: [] })
    expect(curveOf(48_372_150, EVENTS).values).toHaveLength(EVENTS.length + 1)
  })
})
