import {
  bigSix,
  CATALOGUE,
  findGame,
  rouletteAmerican,
  rouletteAmerican00,
  rouletteFrench,
  type Spot,
} from '@tapete/engine'
import { articleOf } from '@tapete/engine/rulebook'
import { analyse, type BetOdds, fractions, type GameOdds } from '@tapete/odds'
import { describe, expect, it } from 'vitest'

const { format, fraction } = fractions

const reports = new Map<string, GameOdds>()
const reportOf = (id: string): GameOdds => {
  const known = reports.get(id) ?? analyse(findGame(id) as (typeof CATALOGUE)[number])
  reports.set(id, known)
  return known
}
const oddsOf = (id: string, bet: string) => reportOf(id).bets.find((each) => each.bet === bet) as BetOdds

/** A bet that wins `num:den` in `hits` ways of `ways`, and loses whole in the others. */
const plainEdge = (hits: number, ways: number, pays: string): string => {
  const [num, den] = pays.split(':').map(Number) as [number, number]
  return format(fraction(hits * num - (ways - hits) * den, ways * den))
}

describe('the three roulettes', () => {
  const pockets = { 'roulette-french': 37, 'roulette-american': 37, 'roulette-american-00': 38 }

  const pluralBets = (id: keyof typeof pockets): void => {
    const bets = reportOf(id).bets.filter(({ kind }) => kind !== 'even-chance' && kind !== 'call')
    expect(bets.length).toBeGreaterThan(150)
    for (const { bet, exact, covers, pays, hitExact, push } of bets) {
      expect(`${bet} ${exact}`).toBe(`${bet} ${plainEdge(covers.length, pockets[id], pays)}`)
      expect(hitExact).toBe(format(fraction(covers.length, pockets[id])))
      expect(push).toBe(0)
    }
  }

  it('[RF-13 RF-14 RF-15 RF-16 RF-17 RF-18 RF-19 RF-20 RF-21 RF-22 RF-23 RF-33] French, from what each bet covers', () =>
    pluralBets('roulette-french'))
  it('[RA-27 RA-28 RA-29 RA-30 RA-31 RA-32 RA-33 RA-37] American, from what each bet covers', () =>
    pluralBets('roulette-american'))
  it('[R00-02 R00-03 R00-04 R00-05 R00-06 R00-07 R00-08 R00-12 R00-13] double zero, from what each bet covers', () =>
    pluralBets('roulette-american-00'))

  it('[RF-13 RF-22 RF-23] French: -1/37, the two columns and the two dozens among them', () => {
    for (const bet of ['straight:0', 'split:17-20', 'two-columns:1-2', 'two-columns:2-3', 'two-dozens:1-2', 'column:1'])
      expect(oddsOf('roulette-french', bet).exact).toBe('-1/37')
  })

  it('[R00-06] double zero: -1/19, and -3/38 on the special line', () => {
    for (const { bet, kind, exact } of reportOf('roulette-american-00').bets)
      if (kind !== 'even-chance')
        expect(`${bet} ${exact}`).toBe(`${bet} ${kind === 'special-line' ? '-3/38' : '-1/19'}`)
  })

  const evenChances = (id: keyof typeof pockets, edge: string, zero: string): void => {
    const chances = reportOf(id).bets.filter(({ kind, choice }) => kind === 'even-chance' && choice !== 'prison')
    expect(chances.map(({ bet }) => bet)).toEqual(['red', 'black', 'even', 'odd', 'low', 'high'])
    for (const odds of chances) {
      expect(odds.exact).toBe(edge)
      expect(odds.distribution.find(({ netExact }) => netExact === '-1/2')?.exact).toBe(zero)
      expect(odds.hitExact).toBe(format(fraction(18, pockets[id])))
    }
  }

  it('[RF-25 RF-28] French even chances, half at zero: -1/74', () => evenChances('roulette-french', '-1/74', '1/37'))
  it('[RA-34 RA-36] American even chances: -1/74', () => evenChances('roulette-american', '-1/74', '1/37'))
  it('[R00-09 R00-10 R00-11] double zero even chances, half at either: -1/38', () =>
    evenChances('roulette-american-00', '-1/38', '1/19'))

  it('[RF-29 RF-30 RF-31 RF-32] French, prison at zero: every even chance -19/1369, freed without gain 18/1369', () => {
    const prisoners = reportOf('roulette-french').bets.filter(({ choice }) => choice === 'prison')
    expect(prisoners.map(({ bet }) => bet)).toEqual(
      ['red', 'black', 'even', 'odd', 'low', 'high'].map((bet) => `${bet}:prison`),
    )
    for (const { exact, push, distribution } of prisoners) {
      expect(exact).toBe('-19/1369')
      expect(push).toBe(18 / 1369)
      expect(distribution.map((share) => [share.netExact, share.exact])).toEqual([
        ['-1', '685/1369'],
        ['0', '18/1369'],
        ['1', '18/37'],
      ])
    }
  })

  it("[RF-28 RF-29] the bare name is the table's default", () => {
    const only = (bet: string) => bet.startsWith('red')
    const { bets } = analyse(rouletteFrench, { zeroDefault: 'prison' }, { only })
    expect(bets.map(({ bet, choice, exact }) => [bet, choice, exact])).toEqual([
      ['red', 'prison', '-19/1369'],
      ['red:half', 'half', '-1/74'],
    ])
  })

  it.each([
    ['roulette-french', 'RF-12'],
    ['roulette-american', 'RA-26'],
  ])('[RF-11 RF-12 RA-26] %s: called bets pay as the bets they become', (id, rule) => {
    const calls = reportOf(id).bets.filter(({ kind }) => kind === 'call')
    expect(
      calls.map(({ bet, units, covers, exact, hitExact, pays }) => [bet, units, covers.length, exact, hitExact, pays]),
    ).toEqual([
      ['call:neighbours-of-zero', 9, 17, '-1/37', '17/37', ''],
      ['call:third', 6, 12, '-1/37', '12/37', ''],
      ['call:orphans', 5, 8, '-1/37', '8/37', ''],
    ])
    expect(calls.every((call) => call.rule === rule && call.article !== '')).toBe(true)
    expect(new Set(calls.flatMap(({ covers }) => covers)).size).toBe(37)
    const shares = (bet: string) =>
      calls.find((call) => call.bet === bet)?.distribution.map(({ netExact, exact }) => [netExact, exact])
    // Nine chips: two on the street win 22 and stand, seven lose: 24 back of 9. A split: 18 back of 9. The corner: 18.
    expect(shares('call:neighbours-of-zero')).toEqual([
      ['-1', '20/37'],
      ['1', '14/37'],
      ['5/3', '3/37'],
    ])
    expect(shares('call:third')).toEqual([
      ['-1', '25/37'],
      ['2', '12/37'],
    ])
    // 17 lies on two splits and 1 is a straight: 36 back of 5.
    expect(shares('call:orphans')).toEqual([
      ['-1', '29/37'],
      ['13/5', '6/37'],
      ['31/5', '2/37'],
    ])
  })

  it('[R00-01 RF-12] no called bets round two zeros, nor where the table offers none', () => {
    expect(reportOf('roulette-american-00').bets.some(({ kind }) => kind === 'call')).toBe(false)
    const { bets } = analyse(rouletteFrench, { calls: false }, { only: (bet) => bet.startsWith('call') })
    expect(bets).toEqual([])
  })
})

it('[BS-15 BS-16 BS-17 BS-18 BS-19 BS-20] Big Six, from the places of each symbol', () => {
  const places: { [pays: string]: number } = { '1:1': 24, '2:1': 15, '5:1': 7, '10:1': 4, '20:1': 2, '40:1': 1 }
  const { bets } = reportOf('big-six')
  for (const { exact, pays } of bets) expect(exact).toBe(plainEdge(places[pays] as number, 54, pays))
  expect(bets.map(({ bet, exact }) => `${bet} ${exact}`)).toEqual([
    'value:1 -1/9',
    'value:2 -1/6',
    'value:5 -2/9',
    'value:10 -5/27',
    'value:20 -2/9',
    'value:40-a -13/54',
    'value:40-b -13/54',
  ])
})

/** Some enumerate no cloth: what their bets are worth is their best play, held by tests of their own. */
const CHANCE = CATALOGUE.filter(({ family }) => !['blackjack', 'bank-poker'].includes(family))

/** By its name; or, where every box has the same bet, by its kind, and covering no box. */
const entryOf = (id: string, spot: Spot): readonly [odds: BetOdds | undefined, covers: readonly string[]] => {
  const own = reportOf(id).bets.find(({ bet }) => bet === spot.id)
  return own ? [own, spot.covers] : [reportOf(id).bets.find(({ bet }) => bet === spot.kind), []]
}

describe.each(CHANCE.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('has an entry for every bet of the cloth', () => {
    const { bets, options } = reportOf(id)
    const names = bets.map(({ bet }) => bet)
    expect(new Set(names).size).toBe(names.length)
    // What comes by a decision of the round is part of the bet that came to it.
    const spots = game.bets(options).filter(({ decided }) => !decided)
    expect(spots).not.toEqual([])
    for (const spot of spots) {
      const [odds, covers] = entryOf(id, spot)
      expect([spot.id, odds?.kind, odds?.covers, odds?.article, odds?.rule]).toEqual([
        spot.id,
        spot.kind,
        covers,
        articleOf(spot.cite),
        spot.cite,
      ])
    }
  })

  it('adds up to one, and its moments follow from its distribution', () => {
    for (const odds of reportOf(id).bets) {
      const shares = odds.distribution.map(({ netExact, exact }) => [parse(netExact), parse(exact)] as const)
      const moment = (power: number) =>
        fractions.sum(
          shares.map(([net, share]) =>
            Array.from({ length: power }).reduce<fractions.Fraction>((product) => fractions.mul(product, net), share),
          ),
        )
      expect(format(moment(0))).toBe('1')
      expect(format(moment(1))).toBe(odds.exact)
      const variance = fractions.sub(moment(2), fractions.mul(moment(1), moment(1)))
      if (odds.distribution.some(({ mean }) => mean))
        // A mean hides how its nets spread.
        expect(fractions.compare(parse(odds.varianceExact), variance)).toBe(1)
      else expect(format(variance)).toBe(odds.varianceExact)
      expect(odds.houseEdge).toBe(0 - odds.ev)
      expect(odds.distribution.map(({ net }) => net)).toEqual(
        [...odds.distribution].map(({ net }) => net).sort((a, b) => a - b),
      )
    }
  })
})

const parse = (text: string) => {
  const [num, den = '1'] = text.split('/') as [string, string?]
  return fraction(BigInt(num), BigInt(den))
}

describe('limits of the table', () => {
  const exactly = (game: (typeof CATALOGUE)[number], config: object, ...bets: string[]) =>
    analyse(game, config as never, { only: (bet) => bets.includes(bet) }).bets.map(({ exact }) => exact)

  it('[GEN-07 GEN-10] a minimum is met, by kind too', () => {
    const config = { chip: 7, min: 15, limits: { straight: { min: 1000, max: 1010 } } }
    expect(
      exactly(rouletteFrench, config, 'straight:5', 'red', 'red:prison', 'two-columns:1-2', 'call:orphans'),
    ).toEqual(['-1/37', '-1/37', '-1/74', '-19/1369', '-1/37'])
  })

  it('[GEN-03] odd chips: half and 1 to 2 are staked where they need no rounding', () => {
    expect(exactly(rouletteFrench, { chip: 1 }, 'red', 'two-dozens:2-3')).toEqual(['-1/37', '-1/74'])
    expect(exactly(bigSix, { chip: 3, exactMultiples: true }, 'value:40-a')).toEqual(['-13/54'])
  })

  it('[RA-18 RA-20] inside bets take a denomination, or a colour where only its chips are small enough', () => {
    expect(
      exactly(
        rouletteAmerican,
        { chip: 10, denominations: [5000], max: 500, colourUnits: [20, 100] },
        'straight:17',
        'call:third',
        'red',
      ),
    ).toEqual(['-1/37', '-1/74', '-1/37'])
    expect(
      exactly(rouletteAmerican00, { denominations: [100, 500], min: 500, max: 500 }, 'special-line:0-00-1-2-3'),
    ).toEqual(['-3/38'])
  })

  it('[GEN-09] a table that allows no stake says so', () => {
    expect(() => analyse(bigSix, { chip: 100, max: 50 })).toThrow('big-six: option max leaves no stake in whole chips')
    expect(() => analyse(bigSix, { max: 0 })).toThrow(
      /big-six: the table allows no stake on value:1: over-maximum .*GEN-09/,
    )
    expect(() => exactly(rouletteFrench, { chip: 1, max: 1 }, 'red')).toThrow(
      /no stake on red that is paid without rounding \(multiples of 2\)/,
    )
    expect(exactly(rouletteFrench, { chip: 1, max: 1 }, 'straight:0')).toEqual(['-1/37'])
  })

  it('refuses a configuration the game does not know', () => {
    expect(() => analyse(bigSix, { zeros: 3 })).toThrow('option zeros')
  })
})

it('reports progress, over the bets asked for only', () => {
  const heard: string[] = []
  const only = (bet: string) => bet.startsWith('dozen')
  const { bets } = analyse(rouletteFrench, {}, { only, onProgress: (done, total) => heard.push(`${done}/${total}`) })
  expect(bets.map(({ bet }) => bet)).toEqual(['dozen:1', 'dozen:2', 'dozen:3'])
  expect(heard).toEqual(['1/3', '2/3', '3/3'])
})
