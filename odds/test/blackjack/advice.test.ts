import type { Card } from '@tapete/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Advised, adviceFor, costOf, warmUp } from '../../src/blackjack/advice.js'
import { blackjackRules } from '../../src/blackjack/rules.js'

const SLOW = 120_000
const classic = blackjackRules('blackjack-classic')
const canal = blackjackRules('canal-21')
const ALL: readonly Advised[] = ['stand', 'hit', 'double', 'split', 'surrender']

describe('advice', () => {
  beforeAll(() => {
    warmUp(classic, 'Ts')
    warmUp(canal, '6s')
  }, SLOW)

  it('weighs what may be decided and nothing else', () => {
    const hand: Card[] = ['9h', '7c']
    const whole = adviceFor(classic, hand, 'Td', ALL)
    expect(whole?.best).toBe('surrender')
    expect(whole?.values.surrender).toBe(-0.5)
    expect(Object.keys(whole?.values ?? {}).sort()).toEqual(['hit', 'stand', 'surrender'])
    expect(adviceFor(classic, hand, 'Td', ['stand', 'hit'])?.best).toBe('hit')
    expect(adviceFor(classic, hand, 'Td', ['split'])).toBeUndefined()
  })

  it('tells what a mistake costs', () => {
    const advice = adviceFor(classic, ['9h', '7c'], 'Td', ALL)
    if (!advice) throw new Error('no advice')
    expect(costOf(advice, 'surrender')).toBe(0)
    expect(costOf(advice, 'stand')).toBeGreaterThan(0)
    expect(costOf(advice, 'split')).toBeUndefined()
  })

  it('looks at more than two cards, and stands on 21', () => {
    expect(adviceFor(classic, ['2h', '3c', '4d'], 'Td', ALL)?.best).toBe('hit')
    expect(adviceFor(classic, ['7h', '7c', '7d'], 'Td', ALL)).toEqual({
      best: 'stand',
      values: { stand: expect.any(Number) },
    })
  })

  it('knows a split hand: an ace takes one card', () => {
    expect(Object.keys(adviceFor(classic, ['Ah', '5c'], 'Td', ALL, { split: true })?.values ?? {})).toEqual(['stand'])
  })

  it('sees what two suited cards may become in Canal 21', () => {
    const decisions: Advised[] = ['hit']
    const suited = adviceFor(canal, ['6h', '7h'], '6s', decisions)?.values.hit as number
    const other = adviceFor(canal, ['6h', '7c'], '6s', decisions)?.values.hit as number
    // A 5 or an 8 of the suit, eight cards of the 205, pays 3 to 1.
    expect(suited - other).toBeCloseTo((3 * 8) / 205, 12)
  })

  it(
    'declines insurance, and takes the tie-break',
    () => {
      expect(adviceFor(canal, ['Th', '9h'], 'As', ['insure', 'decline'])?.best).toBe('decline')
      expect(adviceFor(canal, ['Th', 'Ah'], 'Ks', ['tie-break', 'decline'])?.best).toBe('tie-break')
    },
    SLOW,
  )

  it('takes less than 50 milliseconds of the processor once it has warmed up', () => {
    const start = process.cpuUsage().user
    for (let time = 0; time < 20; time += 1) adviceFor(classic, ['8h', '8c'], 'Td', ALL)
    expect((process.cpuUsage().user - start) / 20).toBeLessThan(50_000)
  })
})
