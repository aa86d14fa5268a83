import { bigSix } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { live, said } from '../roulette/american/live.js'

const ROUND = `croupier start
  seat:1 bet value:1 100
  croupier spin clockwise`

describe('big-six: closing', () => {
  it('[BS-29] on instruction the last game is announced, and the table closes after it', () => {
    const table = live(bigSix, { opening: 'open' })
    expect(table.refusal('croupier announce-last')).toEqual(['not-instructed', 'BS-29', {}])
    expect(table.does('pit-boss instruct-closing')).toEqual([{ type: 'closing-instructed', rule: 'BS-29' }])
    expect(table.refusal('croupier start')).toEqual(['last-rounds-not-announced', 'BS-29', {}])
    expect(table.due()).toEqual(['croupier announce-last'])
    expect(table.does('croupier announce-last')).toEqual([said('último juego de la mesa', 'BS-29')])
    table.does(`${ROUND}
      chance stop 1
      croupier collect`)
    expect(table.does('croupier pay').slice(-2)).toEqual([
      { type: 'round-ended', rule: 'BS-14', round: 1 },
      { type: 'table-closed', rule: 'BS-29' },
    ])
    expect(table.refusal('croupier start')).toEqual(['table-not-open', 'BS-04', {}])
    expect(table.does('croupier seal')).toEqual([{ type: 'table-sealed', rule: 'BS-29' }])
  })

  it('[BS-29] an annulled spin is not the last game', () => {
    const table = live(bigSix, { opening: 'open' })
    table.does(`pit-boss instruct-closing
      croupier announce-last
      ${ROUND}
      croupier irregular between`)
    expect(table.state()).toMatchObject({ status: 'open', closing: 1 })
    table.does(`croupier spin clockwise
      chance stop 5
      croupier collect`)
    expect(table.state().status).toBe('closed')
  })

  it('[BS-29] nor is a round broken off', () => {
    const table = live(bigSix, { opening: 'open' })
    table.does(`pit-boss instruct-closing
      croupier announce-last
      ${ROUND}
      croupier irregular breakdown
      pit-boss out-of-order
      croupier give-back
      pit-boss resume
      ${ROUND}
      chance stop 5
      croupier collect`)
    expect(table.state()).toMatchObject({ status: 'closed', round: 2 })
  })
})
