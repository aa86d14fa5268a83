import { blackjackClassic, canal21, challenge21 } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { brief, LIMITS, tableOf } from './table.js'

const classic = (cards: string, config = {}) => {
  const table = tableOf(blackjackClassic, { config: { ...LIMITS, ...config } })
  table.make('seat:1 bet main:1 1100', 'croupier no-more-bets', `cards ${cards}`)
  return table
}

describe('insurance', () => {
  it('[BJK-32] offered against an ace only, to every hand, before the bank takes its second card', () => {
    const table = classic('Ts Ad 9h')
    expect(brief(table.heard).slice(-1)).toEqual(['insurance-offered BJK-32'])
    expect([table.phase, table.play.bank.cards]).toEqual(['insurance', ['Ad']])
    for (const up of ['Kd', '9d'])
      expect(classic(`Ts ${up} 9h`).refused('seat:1 insure insurance:1 500')).toBe('not-now BJK-32')
    for (const dealt of ['Ts', 'Ts Ad'])
      expect(classic(dealt).refused('seat:1 insure insurance:1 500')).toBe('not-now BJK-32')
  })

  it('[BJK-34] at most half of the bet, in whole chips', () => {
    const table = classic('Ts Ad 9h')
    expect(table.refused('seat:1 insure insurance:1 600')).toBe('misfit BJK-34')
    expect(table.refused('seat:1 insure insurance:1 150')).toBe('not-whole-chips GEN-03')
    expect(table.refused('seat:1 insure insurance:2 100')).toBe('nothing-to-insure BJK-32')
    table.make('seat:1 insure insurance:1 100', 'seat:1 insure insurance:1 400')
    expect(table.refused('seat:1 insure insurance:1 100')).toBe('misfit BJK-34')
  })

  it('[BJK-34] a house may set a least insurance', () => {
    expect(classic('Ts Ad 9h', { insuranceMin: 300 }).refused('seat:1 insure insurance:1 200')).toBe('misfit BJK-34')
  })

  it('[BJK-33] «no más seguros» closes it', () => {
    const table = classic('Ts Ad 9h')
    expect(table.make('croupier no-more-insurance')[0]).toMatchObject({
      phrase: 'no más seguros',
      cite: 'BJK-33',
    })
    expect(table.refused('seat:1 insure insurance:1 500')).toBe('no-more-insurance BJK-33')
  })

  it('[BJK-35] settled as soon as the bank shows its second card, before anything else', () => {
    const table = classic('Ts Ad 8h')
    table.make('seat:1 insure insurance:1 500', 'croupier no-more-insurance', 'seat:1 stand', 'cards 2c')
    expect(table.due()).toEqual(['croupier settle-insurance'])
    expect(table.refused('chance card 9c')).toBe('no-card-due BJ-01')
    expect(brief(table.make('croupier settle-insurance'))).toEqual(['collected BJK-35 seat:1 insurance:1 500'])
    table.make('cards 9c 6d', '...')
    expect(table.bets()).toEqual({ 'seat:1 insurance:1': -500, 'seat:1 main:1': 0 })
  })

  it('[BJK-35] from right to left, lost or won', () => {
    for (const [card, events] of [
      ['2c', ['collected BJK-35 seat:2 insurance:2 1000', 'collected BJK-35 seat:1 insurance:1 500']],
      ['Kc', ['paid BJK-35 seat:2 2000', 'paid BJK-35 seat:1 1000', 'said BJK-47']],
    ] as const) {
      const table = tableOf(blackjackClassic, { seats: { 'seat:1': 9000, 'seat:2': 9000 } })
      table.make('seat:2 bet main:2 2000', 'seat:1 bet main:1 1000', 'croupier no-more-bets', 'cards Ts 9s Ad 9h 9d')
      table.make('seat:1 insure insurance:1 500', 'seat:2 insure insurance:2 1000', 'croupier no-more-insurance')
      table.make('seat:1 stand', 'seat:2 stand', `cards ${card}`)
      expect(brief(table.make('croupier settle-insurance'))).toEqual(events)
    }
  })

  it('[BJK-26 BJK-34] of two boxes of a player, one is insured and the other paid 1 to 1', () => {
    const table = tableOf(blackjackClassic)
    table.make('seat:1 bet main:1 1000', 'seat:1 bet main:2 2000', 'croupier no-more-bets', 'cards Ts As Ad 9h Kd')
    table.make('seat:1 insure insurance:1 500')
    expect(brief(table.make('seat:1 even-money 2'))).toEqual([
      'even-money-taken BJK-26 seat:1 2.1',
      'paid BJK-26 seat:1 2000',
    ])
    expect([table.hand('1.1')?.status, table.hand('2.1')?.status]).toEqual(['waiting', 'out'])
    expect(table.refused('seat:1 insure insurance:2 500')).toBe('nothing-to-insure BJK-32')
  })

  it('[BJK-34] no more than the chips in hand', () => {
    const table = tableOf(blackjackClassic, { seats: { 'seat:1': 1400 } })
    table.make('seat:1 bet main:1 1000', 'croupier no-more-bets', 'cards Ts Ad 9h')
    expect(table.refusedWhole('seat:1 insure insurance:1 500')).toBe('not-enough-chips GEN-06 {"have":400}')
    table.make('seat:1 insure insurance:1 400')
  })

  it('[BJK-26 BJK-58] even money is for naturals, and who declines may insure and waits', () => {
    expect(classic('Ts Ad 9h').refused('seat:1 even-money 1')).toBe('no-natural BJK-26')
    const table = classic('As Ad Kh')
    expect(table.heard.map((event) => event.type).slice(-2)).toEqual(['even-money-offered', 'insurance-offered'])
    table.make('seat:1 insure insurance:1 500')
    expect(table.refused('seat:1 even-money 1')).toBe('already-insured BJK-26')
    table.make('croupier no-more-insurance', 'cards Tc', '...')
    expect(table.bets()).toEqual({ 'seat:1 insurance:1': 1000, 'seat:1 main:1': 0 })
    expect(classic('As Kd Kh').refused('seat:1 even-money 1')).toBe('not-now BJK-26')
  })
})

describe('Challenge 21', () => {
  const challenge = (cards: string) => {
    const table = tableOf(challenge21)
    table.make('seat:1 bet round-1:1 1000', 'seat:1 bet round-2:1 2000', 'croupier no-more-bets', `cards ${cards}`)
    return table
  }

  it('[CHA-27 CHA-28] against an ace, each hand of the bank the player has a bet on for itself', () => {
    const table = challenge('Ts Ad 9h')
    expect(table.refused('seat:1 insure insurance-3:1 500')).toBe('nothing-to-insure CHA-27')
    expect(table.refused('seat:1 insure insurance-1:1 600')).toBe('misfit CHA-28')
    table.make('seat:1 insure insurance-2:1 1000', 'croupier no-more-insurance')
    expect(table.refused('seat:1 insure insurance-1:1 500')).toBe('no-more-insurance CHA-27')
    expect(challenge('Ts Kd 9h').phase).toBe('turns')
  })

  it('[CHA-26 CHA-29 CHA-49] a bust hand keeps its insurances: one card of the bank for each', () => {
    const table = challenge('Ts Ad 9h')
    table.make('seat:1 insure insurance-1:1 500', 'seat:1 insure insurance-2:1 1000', 'croupier no-more-insurance')
    table.make('seat:1 hit', 'cards 5c', 'croupier collect', 'cards 7c')
    expect(brief(table.make('croupier settle-insurance')).slice(0, 1)).toEqual([
      'collected CHA-29 seat:1 insurance-1:1 500',
    ])
    table.make('cards Kc', '...')
    expect(table.bets()).toEqual({
      'seat:1 round-1:1': -1000,
      'seat:1 round-2:1': -2000,
      'seat:1 insurance-1:1': -500,
      'seat:1 insurance-2:1': 2000,
    })
  })

  it('[CHA-25] even money closes the hand on all its bets', () => {
    const table = challenge('As Ad Kh')
    table.make('seat:1 even-money 1', '...')
    expect([table.bets(), table.phase]).toEqual([{ 'seat:1 round-1:1': 1000, 'seat:1 round-2:1': 2000 }, 'idle'])
  })
})

describe('Canal 21', () => {
  const canal = (cards: string) => {
    const table = tableOf(canal21, { config: { min: 200, max: 20_000 } })
    table.make('seat:1 bet main:1 1000', 'croupier no-more-bets', `cards ${cards}`)
    return table
  }

  it('[CAN-28] at most half', () => {
    expect(canal('Ts Ad 9h').refused('seat:1 insure insurance:1 600')).toBe('misfit CAN-28')
  })

  it('[CAN-29] against an ace 2 to 1', () => {
    const table = canal('Ts Ad 9h')
    table.make('seat:1 insure insurance:1 500', 'croupier no-more-insurance', 'seat:1 stand', 'cards Kc')
    expect(brief(table.make('croupier settle-insurance'))[0]).toBe('paid CAN-29 seat:1 1000')
  })

  it('[CAN-30] against a ten-card 10 to 1', () => {
    const table = canal('Ts Kd 9h')
    table.make('seat:1 insure insurance:1 500', 'croupier no-more-insurance', 'seat:1 stand', 'cards Ac')
    expect(brief(table.make('croupier settle-insurance'))[0]).toBe('paid CAN-30 seat:1 5000')
  })

  it('[CAN-31] lost without Canal 21, and no matter of the bet', () => {
    const table = canal('Ts Kd 9h')
    table.make('seat:1 insure insurance:1 500', 'croupier no-more-insurance', 'seat:1 stand', 'cards 8c')
    expect(brief(table.make('croupier settle-insurance'))[0]).toBe('collected CAN-31 seat:1 insurance:1 500')
    table.make('...')
    expect(table.bets()).toEqual({ 'seat:1 insurance:1': -500, 'seat:1 main:1': 1000 })
  })
})
