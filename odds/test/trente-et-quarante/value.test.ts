import { trenteEtQuarante } from '@tapete/engine'
import { distributions, fractions, makeReady } from '@tapete/odds'
import { describe, expect, it } from 'vitest'
import {
  type Chances,
  type Choice,
  choicesOf,
  insuranceWorth,
  insuredBefore,
  netsOfBet,
  type Reading,
  worthOf,
} from '../../src/trente-et-quarante/value.js'

const { format, fraction, mul, sub, toNumber } = fractions

/** Round figures near the true ones: 44.5 % each way, 2 % of 31-31, 9 % of other ties. */
const CHANCES: Chances = { wins: fraction(89, 200), refait: fraction(2, 100), neutral: fraction(9, 100) }
const LITERAL: Reading = { refaitMode: 'literal', insurance: 'blocked', insurancePercent: 1 }
const PARTAGE: Reading = { ...LITERAL, refaitMode: 'partage' }

const ev = (reading: Reading, choice: Choice) => format(worthOf(CHANCES, reading, choice).mean)

describe('what a bet is worth', () => {
  it('[TYC-21 TYC-22 TYC-23 TYC-24] as written: handing over loses all, waiting releases the half in 89 of 182', () => {
    expect(ev(LITERAL, 'yield')).toBe('-2/91')
    // -1 + 89/182 / 2, in 2 of 91.
    expect(ev(LITERAL, 'wait')).toBe(format(fraction(-2 * (364 - 89), 91 * 364)))
  })

  it('[TYC-25 TYC-26] as written: insured every time, half a chance of the half less what 1 % of it costs until then', () => {
    // -1 + (1/2 - 1/89) / 2, in 2 of 91.
    expect(ev(LITERAL, 'insure')).toBe(format(fraction(-2 * (4 * 89 - 89 + 2), 91 * 4 * 89)))
    expect(worthOf(CHANCES, LITERAL, 'insure').mean).not.toEqual(worthOf(CHANCES, LITERAL, 'wait').mean)
  })

  it('[TYC-22 TYC-23] elsewhere: half back is half, waiting a little less', () => {
    expect(ev(PARTAGE, 'yield')).toBe('-1/91')
    expect(ev(PARTAGE, 'wait')).toBe(format(fraction(-2 * (182 - 89), 91 * 182)))
  })

  it('[TYC-25] insured before every deal nothing is left but the premiums', () => {
    const { mean, square } = insuredBefore(CHANCES, LITERAL)
    expect(format(mean)).toBe('-1/89')
    // One for the bet; and of the premiums the mean square number of rounds, (2 - 89/100) / (89/100)^2, by 1 % of 1 %.
    expect(format(square)).toBe(format(fraction(7921 * 100 + 111, 7921 * 100)))
    expect(choicesOf({ ...LITERAL, insurance: 'before' })).toEqual(['yield', 'wait'])
  })

  it('[TYC-25 TYC-45] the insurance itself: the pledge it keeps, when a 31-31 comes, against its price', () => {
    // 2 % of a pledge worth (1/2 - 1/89), or 89/182 to who never insures again; for 1 %.
    expect(toNumber(insuranceWorth(CHANCES, LITERAL))).toBeCloseTo(2 * Math.max(1 / 2 - 1 / 89, 89 / 182) - 1, 12)
  })

  it('the mean square is that of wins, losses and what follows a 31-31', () => {
    const { square } = worthOf(CHANCES, PARTAGE, 'yield')
    expect(format(square)).toBe(format(fraction(89 * 4 + 2, 91 * 4)))
  })

  it.each([
    [LITERAL, 'yield'],
    [LITERAL, 'wait'],
    [PARTAGE, 'yield'],
    [PARTAGE, 'wait'],
  ] as const)('[TYC-21 TYC-22 TYC-23] %j, %s: its nets come to the same mean and mean square', (reading, choice) => {
    const { mean, square } = worthOf(CHANCES, reading, choice)
    const { ev: found, variance } = distributions.moments(
      netsOfBet(CHANCES, reading.refaitMode === 'literal', choice, 2),
      2,
    )
    expect([format(found), format(variance)]).toEqual([format(mean), format(sub(square, mul(mean, mean)))])
  })
})

describe('rounds at the engine’s table', () => {
  it('refuse a bet or a choice that is none', () => {
    const game = trenteEtQuarante.id
    expect(() => makeReady({ game, bets: [{ bet: 'green' }] })).toThrow('no bet green')
    expect(() => makeReady({ game, manner: { refait: 'flee' } })).toThrow('flee')
    expect(() => makeReady({ game, bets: [{ bet: 'color:insure', stake: 400 }] })).not.toThrow()
  })
})
