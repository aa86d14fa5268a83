import { describe, expect, it } from 'vitest'
import {
  fromCroupiersRight,
  inDealingOrder,
  isActor,
  isSeat,
  isStaff,
  roleOf,
  type SeatId,
  STAFF,
  seat,
  seatNumber,
} from '../../src/kernel/actors.js'

describe('seats', () => {
  it.each(['seat:1', 'seat:9', 'seat:10', 'seat:1000', 'seat:9999'])('%s is a seat', (id) => {
    expect(isSeat(id)).toBe(true)
    expect(seat(seatNumber(id as SeatId))).toBe(id)
  })

  it.each(['seat:0', 'seat:01', 'seat:', 'seat:10000', 'seat:1 ', ' seat:1', 'seat:1\n', 'Seat:1', 'seat:-1', 'seat'])(
    '%j is no seat',
    (id) => expect(isSeat(id)).toBe(false),
  )

  it.each([1, null, undefined, ['seat:1'], { seat: 1 }])('%j is no seat', (id) => expect(isSeat(id)).toBe(false))

  it('are counted from the croupier: left first for dealing, right first for the indivisible peso', () => {
    const seats: SeatId[] = ['seat:10', 'seat:2', 'seat:1', 'seat:9']
    expect(inDealingOrder(seats)).toEqual(['seat:1', 'seat:2', 'seat:9', 'seat:10'])
    expect(fromCroupiersRight(seats)).toEqual(['seat:10', 'seat:9', 'seat:2', 'seat:1'])
    expect(seats).toEqual(['seat:10', 'seat:2', 'seat:1', 'seat:9'])
  })
})

describe('actors', () => {
  it('are the seats, the four of staff, chance, the clock and other logs', () => {
    expect(STAFF).toEqual(['croupier', 'pit-boss', 'section-head', 'room-head'])
    for (const actor of [...STAFF, 'chance', 'clock', 'seat:3', 'log:pot-1']) expect(isActor(actor)).toBe(true)
    for (const other of [
      'regulator',
      'auditor',
      'public',
      'seat',
      'seat:0',
      'log:',
      '',
      'Croupier',
      1,
      null,
      undefined,
      ['croupier'],
    ])
      expect(isActor(other)).toBe(false)
  })

  it('have a role: a seat is a seat, a log is a log, the others are themselves', () => {
    expect(roleOf('seat:7')).toBe('seat')
    expect(roleOf('log:pot-1')).toBe('log')
    for (const actor of [...STAFF, 'chance', 'clock'] as const) expect(roleOf(actor)).toBe(actor)
  })

  it('are staff only when the house employs them', () => {
    expect(STAFF.every(isStaff)).toBe(true)
    for (const other of ['seat:1', 'chance', 'clock', 'log:pot-1', 'regulator', 'auditor', 'public'] as const)
      expect(isStaff(other)).toBe(false)
  })
})
