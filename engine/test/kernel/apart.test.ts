import { describe, expect, it } from 'vitest'
import { bigSix } from '../../src/big-six/big-six.js'
import { concerned } from '../../src/kernel/apart.js'
import { open, script } from './script.js'

const s = open(bigSix)
const after = (line: string, before = s) => concerned(before, script(bigSix, before, line).state)
const only = (...seats: readonly string[]) => new Set(seats)

describe('whom a step concerns', () => {
  it('the seat whose chips, stakes or presence it changed, and no other', () => {
    expect(after('seat:1 bet value:1 100')).toEqual(only('seat:1'))
    expect(after('croupier bet value:1 100 for=seat:2')).toEqual(only('seat:2'))
    expect(after('seat:2 buy 500')).toEqual(only('seat:2'))
    expect(after('seat:2 tip 500')).toEqual(only('seat:2'))
    expect(after('seat:1 step-away')).toEqual(only('seat:1'))
    expect(after('seat:3 sit ana')).toEqual(only('seat:3'))
    expect(after('seat:1 leave')).toEqual(only('seat:1'))
    const staked = script(bigSix, s, 'seat:1 bet value:1 200\nseat:2 bet value:1 200').state
    expect(after('seat:2 withdraw value:1 100', staked)).toEqual(only('seat:2'))
  })

  it('everybody, when anything else changed: the phase, the limits, the clock, what the game keeps', () => {
    const staked = script(bigSix, s, 'seat:1 bet value:1 200').state
    expect(after('croupier spin clockwise', staked)).toBe('all')
    expect(after('clock time 60')).toBe('all')
    expect(after('pit-boss suspend "x"', open(bigSix, { opening: 'open' }))).toBe('all')
    expect(after('seat:1 dispute "x"')).toBe('all')
    expect(concerned(s, { ...s, play: { ...s.play } })).toBe('all')
  })

  it('of the course of a round only whom it touches, while the moment the game names is the same', () => {
    const isOpen = (t: typeof s) => [t.phase === 'betting', t.closing]
    const staked = script(bigSix, s, 'seat:1 bet value:1 200').state
    const onward = (changed: Partial<typeof s>) => concerned(staked, { ...staked, ...changed }, isOpen)
    expect(onward({ round: 9, clock: 60, serial: 7, play: { ...s.play } })).toEqual(only())
    expect(onward({ round: 9, bets: [] })).toEqual(only('seat:1'))
    expect(onward({ phase: 'idle' })).toBe('all')
    // What is not the course of a round is everybody's, whatever the moment.
    expect(onward({ limits: { ...s.limits } })).toBe('all')
    expect(onward({ disputes: [...s.disputes] })).toBe('all')
    expect(onward({ staff: { ...s.staff } })).toBe('all')
  })

  it('nobody, when nothing did', () => {
    expect(concerned(s, s)).toEqual(only())
    expect(concerned(s, { ...s })).toEqual(only())
    expect(concerned(s, { ...s, accounts: { ...s.accounts, bank: 5 } })).toEqual(only())
  })

  it('seat:1 is not seat:10, and a stake that passes from one list to another is both seats’', () => {
    expect(concerned(s, { ...s, accounts: { ...s.accounts, 'seat:10/coupon': 5 } })).toEqual(only('seat:10'))
    const bet = { seat: 'seat:1', on: 'value:1', with: 'money', amount: 5 } as const
    const other = { ...bet, seat: 'seat:2' } as const
    expect(concerned({ ...s, bets: [bet] }, { ...s, bets: [other] })).toEqual(only('seat:1', 'seat:2'))
  })
})
