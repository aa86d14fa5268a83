import { type AnyGame, blackjackClassic, blackjackPerfectPairs, canal21, challenge21 } from '@tapete/engine'
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

describe('insurances told and offered whole', () => {
  const SEATS = { 'seat:1': 10_000, 'seat:2': 10_000, 'seat:3': 10_000 }
  const three = (game: AnyGame, config: { readonly min: number; readonly max: number } = LIMITS) => {
    const table = tableOf(game, { seats: SEATS, config })
    table.make('seat:1 bet main:1 1000', 'seat:2 bet main:2 1000', 'seat:3 bet main:3 1000', 'croupier no-more-bets')
    return table
  }
  const INSURED = ['seat:2 insure insurance:2 500', 'seat:3 insure insurance:3 400', 'seat:1 insure insurance:1 300']

  it.each([
    ['BJK-35', blackjackClassic],
    ['BJK-35', blackjackPerfectPairs],
  ] as const)('[BJK-35 BJK-48 BJP-01] paid and collected from the right, whoever insured first: %s', (_, game) => {
    const settled = (card: string) => {
      const table = three(game)
      table.make('cards Ts Ts Ts Ad 9h 9h 9h', ...INSURED, 'croupier no-more-insurance')
      table.make('seat:1 stand', 'seat:2 stand', 'seat:3 stand', `cards ${card}`)
      return brief(table.make('croupier settle-insurance')).slice(0, 3)
    }
    expect(settled('Kd')).toEqual(['paid BJK-35 seat:3 800', 'paid BJK-35 seat:2 1000', 'paid BJK-35 seat:1 600'])
    expect(settled('7d')).toEqual([
      'collected BJK-35 seat:3 insurance:3 400',
      'collected BJK-35 seat:2 insurance:2 500',
      'collected BJK-35 seat:1 insurance:1 300',
    ])
  })

  it('[BJK-34 GEN-06] what is offered is what half of the bet, and the chips, leave', () => {
    const table = tableOf(blackjackClassic, { seats: { 'seat:1': 1300 } })
    table.make('seat:1 bet main:1 1000', 'croupier no-more-bets', 'cards Ts Ad 9h')
    const offers = () =>
      [100, 200, 300, 400, 500].filter((amount) => table.offered(`seat:1 insure insurance:1 ${amount}`))
    expect(offers()).toEqual([100, 200, 300])
    expect(table.refusedWhole('seat:1 insure insurance:1 400')).toBe('not-enough-chips GEN-06 {"have":300}')
    table.make('seat:1 insure insurance:1 200')
    expect(offers()).toEqual([100])
    const rich = classic('Ts Ad 9h')
    rich.make('seat:1 insure insurance:1 400')
    expect([100, 200].filter((amount) => rich.offered(`seat:1 insure insurance:1 ${amount}`))).toEqual([100])
    rich.make('seat:1 insure insurance:1 100')
    expect(rich.refusedWhole('seat:1 insure insurance:1 100')).toBe(
      'misfit BJK-34 {"atLeast":100,"atMost":500,"stake":600}',
    )
  })

  it('[BJK-34] an insurance begun may grow by less than the least insurance', () => {
    const table = classic('Ts Ad 9h', { insuranceMin: 300 })
    expect(table.refused('seat:1 insure insurance:1 200')).toBe('misfit BJK-34')
    table.make('seat:1 insure insurance:1 300', 'seat:1 insure insurance:1 100')
    expect(table.state.bets.map((bet) => `${bet.on} ${bet.amount}`)).toEqual(['main:1 1100', 'insurance:1 400'])
  })

  it('[BJK-26 BJK-27] even money is for the own natural, not insured before', () => {
    const table = three(blackjackClassic)
    table.make('cards As 9s Ah Ad Kh 9h Kd')
    expect(table.refusedWhole('seat:1 even-money 3')).toBe('no-natural BJK-26 {"box":3}')
    expect(table.refusedWhole('seat:2 even-money 2')).toBe('no-natural BJK-26 {"box":2}')
    table.make('seat:3 insure insurance:3 100')
    expect(table.refused('seat:3 even-money 3')).toBe('already-insured BJK-26')
    table.make('seat:1 even-money 1')
    expect([table.net('seat:1'), table.refused('seat:1 insure insurance:1 100')]).toEqual([
      1000,
      'nothing-to-insure BJK-32',
    ])
  })

  it('[BJK-26 BJK-27 BJK-03] a player with two boxes insures one natural and is paid 1 to 1 for the other', () => {
    const table = tableOf(blackjackClassic)
    table.make('seat:1 bet main:1 1000', 'seat:1 bet main:2 2000', 'croupier no-more-bets', 'cards As Ah Ad Kh Kd')
    table.make('seat:1 insure insurance:1 500')
    expect(table.refused('seat:1 even-money 1')).toBe('already-insured BJK-26')
    table.make('seat:1 even-money 2')
    expect(table.bets()).toEqual({ 'seat:1 main:2': 2000 })
  })

  it('[GEN-11 GEN-13 GEN-14 BJK-26] a natural outside the limits waits for the room head before it is paid 1 to 1', () => {
    const over = three(blackjackClassic, { min: 1000, max: 2000 })
    over.make('croupier find-bet main:1 4000 seat:1', 'cards As 9s 9s Ad Kh 9h 9h')
    expect(over.refused('seat:1 even-money 1')).toBe('room-head-not-notified GEN-13')
    over.make('croupier notify-room-head main:1 seat:1', 'seat:1 even-money 1')
    expect([over.net('seat:1'), over.state.accounts['seat:1']]).toEqual([2000, 12_000])
    const under = tableOf(blackjackClassic, { seats: SEATS })
    under.make('seat:2 bet main:2 1000', 'croupier no-more-bets', 'croupier find-bet main:1 500 seat:1')
    under.make('cards As 9s Ad Kh 9h')
    expect(under.refused('seat:1 even-money 1')).toBe('room-head-not-authorised GEN-14')
    under.make('room-head authorise main:1 pay seat:1', 'seat:1 even-money 1')
    expect(under.net('seat:1')).toBe(500)
  })

  it('[GEN-41 BJK-35] settling counts the time only while a payment is to be held', () => {
    const rule = blackjackClassic.rules.find((each) => each.do === 'settle-insurance')
    const table = three(blackjackClassic)
    table.make('cards Ts Ts Ts Ad 9h 9h 9h', ...INSURED, 'croupier no-more-insurance')
    table.make('seat:1 stand', 'seat:2 stand', 'seat:3 stand', 'cards Kd')
    expect(rule?.countsTime?.(table.state)).toBe(false)
    table.make('pit-boss hold seat:2')
    expect(rule?.countsTime?.(table.state)).toBe(true)
    expect(brief(table.make('croupier settle-insurance')).slice(0, 3)).toEqual([
      'paid BJK-35 seat:3 800',
      'paid BJK-35 seat:2 1000',
      'payment-held GEN-41 seat:2 1000',
    ])
  })
})
