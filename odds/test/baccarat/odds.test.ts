import { type AnyGame, cheminDeFer, midiPuntoYBanca, miniPuntoYBanca, puntoYBanca } from '@tapete/engine'
import { analyse, type BetOdds, besideEngine, makeReady, oddsOf, simulate } from '@tapete/odds'
import { describe, expect, it } from 'vitest'
import { cardsOf, countCoups } from '../../src/baccarat/coups.js'

const bet = (game: AnyGame, name: string, config = {}): BetOdds =>
  oddsOf(game, config).bets.find((each) => each.bet === name) as BetOdds

/** The orders of six cards of a shoe. */
const orders = (packs: number): number => {
  let all = 1
  for (let card = 0; card < 6; card += 1) all *= cardsOf(packs) - card
  return all
}

describe('every coup of a finite shoe', () => {
  // The figures of eight packs are printed in every book about the game.
  it('[BAC-13 BAC-14 BAC-15 BAC-16 BAC-17 BAC-18 BAC-19 BAC-20] eight packs, counted', () => {
    expect(countCoups(8)).toEqual({
      banca: 2_292_252_566_437_888,
      punto: 2_230_518_282_592_256,
      tie: 475_627_426_473_216,
    })
  })

  it.each([
    [6, 'draw'],
    [6, 'stand'],
    [8, 'draw'],
    [8, 'stand'],
  ] as const)('%i packs, 5 %s: nothing is forgotten', (packs, onFive) => {
    const { punto, banca, tie } = countCoups(packs, onFive)
    expect(punto + banca + tie).toBe(orders(packs))
    expect(Number.isSafeInteger(punto + banca + tie)).toBe(true)
  })
})

describe('the bets', () => {
  it('[BAC-27 BAC-28 PYB-17] eight packs at five percent', () => {
    expect(bet(puntoYBanca, 'punto').houseEdge).toBeCloseTo(0.012351, 6)
    expect(bet(puntoYBanca, 'banca').houseEdge).toBeCloseTo(0.010579, 6)
    expect(bet(puntoYBanca, 'tie').houseEdge).toBeCloseTo(0.143596, 6)
  })

  it('[MID-02 MIN-02] six packs', () => {
    for (const game of [midiPuntoYBanca, miniPuntoYBanca]) {
      expect(bet(game, 'punto', { decks: 6 }).houseEdge).toBeCloseTo(0.012374, 6)
      expect(bet(game, 'banca', { decks: 6 }).houseEdge).toBeCloseTo(0.010558, 6)
      expect(bet(game, 'tie', { decks: 6 }).houseEdge).toBeCloseTo(0.144382, 6)
    }
    expect(() => oddsOf(puntoYBanca, { decks: 6 })).toThrow('decks must be 8')
  })

  it('[PYB-01 CHF-01] other packs than a table may have are supposed, and only where that is asked for', () => {
    const six = { supposing: true }
    for (const game of [puntoYBanca, cheminDeFer]) {
      const supposed = oddsOf(game, { decks: 6 }, six).bets.find((each) => each.bet === 'punto')
      expect(supposed?.exact).toBe(bet(midiPuntoYBanca, 'punto', { decks: 6 }).exact)
      expect(() => oddsOf(game, { decks: 9 }, six)).toThrow('decks must be a whole number from 1 to 8')
      expect(() => oddsOf(game, { decks: 6 })).toThrow('decks must be 8')
    }
    expect(oddsOf(puntoYBanca, { decks: 1 }, six).bets.map(({ bet: name }) => name)).toEqual(['punto', 'banca', 'tie'])
  })

  it('[BAC-29] any commission; without one, banca favours the player', () => {
    const free = bet(puntoYBanca, 'banca', { commission: 0 })
    expect(free.ev).toBe(-bet(puntoYBanca, 'punto').ev)
    expect(free.ev).toBeGreaterThan(0)
    // 4.25 % of what banca wins, of a stake that divides.
    const less = bet(puntoYBanca, 'banca', { commission: 425 })
    expect(less.ev).toBeCloseTo(free.ev - 0.0425 * less.hit, 12)
  })

  it('[CHF-32 CHF-34 CHF-35] Chemin de Fer by what is done with 5: the bank has its deduction, punto none', () => {
    const { bets } = analyse(cheminDeFer)
    expect(bets.map(({ bet: name, choice }) => `${name} ${choice}`)).toEqual([
      'punto draw',
      'banca draw',
      'bank draw',
      'punto:stand stand',
      'banca:stand stand',
      'bank:stand stand',
    ])
    const [draw, stand] = [bet(cheminDeFer, 'punto'), bet(cheminDeFer, 'punto:stand')]
    expect(draw.ev).toBe(bet(puntoYBanca, 'punto').ev)
    // Drawing is the better of the two for punto, standing for the bank.
    expect(stand.exact).toBe('-2829012800/185952316797')
    // What one wins the other loses, but for the deduction.
    const bank = bet(cheminDeFer, 'bank:stand', { commission: 0 })
    expect(bank.ev).toBe(-stand.ev)
    expect(bet(cheminDeFer, 'bank').exact).toBe(bet(puntoYBanca, 'banca').exact)
  })

  it('only those that are asked for', () => {
    expect(oddsOf(puntoYBanca, {}, { only: (name) => name === 'tie' }).bets.map((each) => each.bet)).toEqual(['tie'])
  })
})

describe('the fast table', () => {
  it('[BAC-28 CHF-35] comes out as the engine does, rounding included', async () => {
    const games = [
      makeReady({ game: puntoYBanca, config: { commission: 333 } }),
      makeReady({ game: midiPuntoYBanca, config: { decks: 6, commission: 125 } }),
      makeReady({ game: cheminDeFer, config: { chip: 7, commission: 500 } }),
    ]
    const beside = await besideEngine(games, 120, 'baccarat', undefined, 1)
    expect(beside.map(({ differences }) => differences)).toEqual([[], [], []])
  }, 120_000)

  it('plays near what is expected, and knows no bet but its own', async () => {
    const { bets, total } = await simulate({ game: 'punto-y-banca', rounds: 40_000, seed: 'near', workers: 1 })
    expect(bets.map(({ bet: name }) => name)).toEqual(['punto', 'banca'])
    for (const row of [...bets, total]) expect(Math.abs(row.z ?? Number.NaN)).toBeLessThan(4)
    expect(total.stake).toBe(20_000)
    expect(() => makeReady({ game: puntoYBanca, bets: [{ bet: 'bank' }] })).toThrow('punto-y-banca has no bet bank')
    const stands = makeReady({ game: cheminDeFer, bets: [{ bet: 'bank' }], manner: { five: 'stand' } })
    expect(stands.ready).toMatchObject({ onFive: 'stand', lines: [{ bet: 'bank:stand', on: 'bank', stake: 10_000 }] })
  })
})
