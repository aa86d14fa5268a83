// Stakes found outside the limits when the cards are out, crossed with what becomes of the hand.

import {
  caribbeanPoker,
  caribbeanPokerPlus,
  drawPoker,
  goPoker,
  holdemBonus,
  holdemPlus,
  holdemPlusIquique,
  threeCardPoker,
} from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { brief, CHIPS, tableOf } from './table.js'

const config = { min: 500, max: 2000 }
const WINS = 'Ts Ah 8d Kc Td 9d 5h 7s 3c 4h'
const TIES = 'As Ah Kd Kc 9h 9d 5c 5s 3s 3h'
const LOSES = 'Ks 3h Ts 3c 8s 3d 5s 7s 2s 7h'
const CLOSED = 'Js Ah Jd Qc 4h 9d 4c 7s 9s 3h'

const dealt = (deck: string, ante = 1000) => {
  const table = tableOf(caribbeanPoker, { config })
  table.make(`seat:1 bet ante ${ante}`, 'croupier no-more-bets', `cards ${deck}`)
  return table
}

describe('an ante over the maximum', () => {
  it.each([
    ['wins', WINS, 6000],
    ['ties', TIES, 0],
    ['loses', LOSES, -6000],
    ['is not compared', CLOSED, 2000],
  ])('[PB-13 PB-15 CAR-10] found before the decision %s on the maximum, and the bet is twice that', (_, deck, net) => {
    const table = dealt(deck)
    table.make('croupier find-bet ante 4000 seat:1', 'seat:1 go')
    expect(table.state.bets.map(({ on, amount }) => `${on} ${amount}`)).toEqual(['ante 5000', 'bet 4000'])
    table.make('croupier uncover')
    if (table.offered('croupier show-hand')) table.make('croupier show-hand')
    expect(table.refused('croupier settle-hand')).toBe('room-head-not-notified GEN-13')
    table.make('croupier notify-room-head ante seat:1')
    expect(brief(table.make('croupier settle-hand'))).toContain('limits-told GEN-15 seat:1 ante')
    table.make('croupier clear')
    expect(table.net('seat:1')).toBe(net)
  })

  it('[PB-13] found when the bet lies there already changes the bet no more', () => {
    const table = dealt(WINS)
    table.make(
      'seat:1 go',
      'croupier find-bet ante 4000 seat:1',
      'croupier uncover',
      'croupier show-hand',
      'croupier notify-room-head ante seat:1',
      '...',
    )
    expect(table.bets()).toEqual({ 'seat:1 ante': 2000, 'seat:1 bet': 2000 })
  })

  it('[PB-13 CAR-11] of a hand that retires loses the maximum, when the room head knows', () => {
    const table = dealt(WINS)
    table.make('croupier find-bet ante 4000 seat:1', 'seat:1 fold')
    expect(table.refused('croupier retire')).toBe('room-head-not-notified GEN-13')
    table.make('croupier notify-room-head ante seat:1', 'croupier retire')
    expect([table.net('seat:1'), table.net('bank')]).toEqual([-2000, 2000])
  })

  it('[PB-13 CAR-11] is found when the croupier takes the hand that retired', () => {
    const table = dealt(WINS)
    table.make('seat:1 fold', 'croupier find-bet ante 4000 seat:1')
    expect(table.refused('croupier retire')).toBe('room-head-not-notified GEN-13')
    table.make('croupier notify-room-head ante seat:1', 'croupier retire')
    expect([table.net('seat:1'), table.net('bank')]).toEqual([-2000, 2000])
  })

  it('[PB-13 HEB-12] a Bonus over it when a hand retires: what wins is paid up to it', () => {
    const table = tableOf(holdemBonus, { config })
    table.make('seat:1 bet bonus 500', 'seat:1 bet ante 1000', 'croupier no-more-bets', 'cards 9h Ks 9d 4s')
    table.make('seat:1 fold', 'croupier find-bet bonus 4000 seat:1', 'croupier notify-room-head bonus seat:1', '...')
    expect([table.phase, table.bets()]).toEqual(['idle', { 'seat:1 ante': -1000, 'seat:1 bonus': 6000 }])
  })

  it('[PB-13 PB-42] comes back whole from a void round, also when it was lost', () => {
    const table = tableOf(caribbeanPoker, { config, seats: { 'seat:1': CHIPS, 'seat:2': CHIPS } })
    table.make(
      'seat:1 bet ante 1000',
      'seat:2 bet ante 1000',
      'croupier no-more-bets',
      'cards Ts 2s 9h 8d 7d Ac Td Jh Kd 5h 4c 7s 3c 8h 4h',
    )
    table.make(
      'croupier find-bet ante 4000 seat:1',
      'seat:1 fold',
      'croupier notify-room-head ante seat:1',
      'croupier retire',
      'croupier irregular misdeal',
    )
    expect([table.net('seat:1'), table.net('seat:2'), table.net('bank')]).toEqual([0, 0, 0])
  })

  it('is found nowhere but beside a hand', () => {
    const table = tableOf(caribbeanPoker, { config, seats: { 'seat:1': CHIPS, 'seat:2': CHIPS } })
    table.make('seat:1 bet ante 1000', 'croupier no-more-bets', `cards ${WINS}`)
    expect(table.refused('croupier find-bet ante 4000 seat:2')).toBe('no-hand-here CAR-02')
    expect(table.refused('croupier find-bet bet 4000 seat:1')).toBe('no-such-bet CAR-02')
  })

  it('[PB-13 CAR-11] is found no more beside a hand that was taken', () => {
    const table = tableOf(caribbeanPoker, { config, seats: { 'seat:1': CHIPS, 'seat:2': CHIPS } })
    table.make('seat:1 bet ante 1000', 'seat:2 bet ante 1000', 'croupier no-more-bets')
    table.make('cards Ts 2s 9h 8d 7d Ac Td Jh Kd 5h 4c 7s 3c 8h 4h', 'seat:1 fold', 'croupier retire')
    expect(table.refused('croupier find-bet ante 4000 seat:1')).toBe('no-hand-here CAR-02')
  })
})

describe('an ante under the minimum', () => {
  const low = (deck: string) => {
    const table = tableOf(threeCardPoker, {
      config: { min: 1000, max: 2000 },
      seats: { 'seat:1': CHIPS, 'seat:2': CHIPS },
    })
    table.make('seat:1 bet ante 1000', 'seat:2 bet ante 1000', 'croupier no-more-bets', `cards ${deck}`)
    return table
  }

  it('[PB-14 PB-15] is settled on what was bet when the room head authorises it', () => {
    const table = tableOf(goPoker, { config: { min: 1000, max: 2000 } })
    table.make(
      ...[1, 2, 3].map((line) => `seat:1 bet line-${line} 1000`),
      'croupier no-more-bets',
      'cards Ts 9c Td 2s 4h',
      'seat:1 take-back',
      'croupier uncover',
    )
    expect(table.refused('croupier find-bet line-1 500 seat:1')).toBe('line-taken-back GOP-02')
    table.make('seat:1 stay', 'croupier uncover', '...')
    expect(table.net('seat:1')).toBe(2000)
    expect(low('4s Qs Kh 5d Kd Th 6h 2c 3h').refused('croupier find-bet ante 100 seat:1')).toBe('within-limits GEN-11')
  })
})

describe('an ante under the minimum that is found before the cards and refused', () => {
  const refused = (deck: string, ...moves: string[]) => {
    const table = tableOf(caribbeanPokerPlus, { config, seats: { 'seat:1': CHIPS, 'seat:2': CHIPS } })
    table.make('seat:2 bet ante 1000', 'croupier no-more-bets', 'croupier find-bet ante 200 seat:1', `cards ${deck}`)
    table.make('room-head authorise ante refuse seat:1', ...moves)
    return table
  }
  // The first hand a flush, the second nothing; the bank with ace and king, or without.
  const FLUSH = 'Kc Ts Ac Jc 8d Ks 8c 5h 9d 6c 5c 7s 2c 3s 4h'
  const CLOSED_BANK = FLUSH.replace('Ks', 'Qs')
  const NOTHING = 'Ts Kc Ac 8d Jc Ks 5h 8c 9d 4c 6c 7s 3s 2c 4h'

  it.each([
    ['wins', FLUSH, ['croupier show-hand', 'croupier settle-hand', 'croupier show-hand']],
    ['is not compared', CLOSED_BANK, ['croupier settle-hand']],
    ['loses', NOTHING, ['croupier show-hand', 'croupier settle-hand', 'croupier show-hand']],
  ])('[PB-14 GEN-14 CAR-02] is none, and nothing that follows from it stands: the hand %s', (_, deck, shown) => {
    const table = refused(deck, 'seat:1 go', 'seat:2 go', 'croupier uncover', ...shown)
    expect(table.refused('pit-boss hold seat:1')).toBe('nothing-to-hold GEN-41')
    expect(brief(table.make('croupier settle-hand'))).toEqual([
      'limits-told GEN-15 seat:1 ante',
      'hand-voided GEN-14 seat:1',
      'bet-voided GEN-14 seat:1 ante 200',
      'bet-voided GEN-14 seat:1 bet 400',
    ])
    table.make('croupier clear')
    expect([table.phase, table.state.bets, table.net('seat:1')]).toEqual(['idle', [], 0])
  })

  it('[PB-14 CPL-08] the price of a card comes back with it', () => {
    const table = refused(FLUSH, 'seat:1 go buys=1', 'seat:2 go', 'croupier sell-card', 'chance deal 3c')
    expect(table.net('seat:1')).toBe(-200)
    table.make('croupier uncover', '...')
    expect([table.phase, table.state.bets, table.net('seat:1')]).toEqual(['idle', [], 0])
  })

  it('[PB-14 CAR-11] who does not go has it back as well', () => {
    const table = refused(FLUSH, 'seat:1 fold', 'croupier retire', 'seat:2 fold', 'croupier retire', 'croupier clear')
    expect([table.net('seat:1'), table.net('seat:2')]).toEqual([0, -1000])
  })
})

describe('the Bonus outside its limits', () => {
  const found = (amount: number, limits: { min?: number; max?: number }) => {
    const table = tableOf(holdemBonus, { config: { min: 500, max: 2000, limits: { bonus: limits } } })
    table.make(
      'seat:1 bet ante 1000',
      'croupier no-more-bets',
      'cards As 9h Ad 5c',
      `croupier find-bet bonus ${amount} seat:1`,
    )
    return table
  }

  it('[PB-13 HEB-12] over the maximum, of a hand that retires: paid on the maximum before the cards are taken', () => {
    const table = found(800, { min: 100, max: 300 })
    table.make('seat:1 fold')
    expect(table.refused('croupier retire')).toBe('room-head-not-notified GEN-13')
    table.make('croupier notify-room-head bonus seat:1', 'croupier retire')
    expect(table.net('seat:1')).toBe(30 * 300 - 1000)
  })

  it('[PB-14 HEB-12] under the minimum: paid when the room head says so, void when not', () => {
    for (const [decision, net] of [
      ['pay', 30 * 100 - 1000],
      ['refuse', -1000],
    ] as const) {
      const table = found(100, { min: 300, max: 900 })
      table.make('seat:1 fold')
      expect(table.refused('croupier retire')).toBe('room-head-not-authorised GEN-14')
      table.make(`room-head authorise bonus ${decision} seat:1`, 'croupier retire')
      expect(table.net('seat:1')).toBe(net)
    }
  })
})

describe("an ante under the minimum of Hold'em Bonus", () => {
  /** Aces against a better hand, or a pair of them that wins below a straight. */
  const found = (...more: string[]) => {
    const table = tableOf(holdemBonus, {
      config: { min: 1000, max: 5000 },
      seats: { 'seat:1': CHIPS, 'seat:2': CHIPS },
    })
    table.make('seat:2 bet ante 1000', 'croupier no-more-bets', 'croupier find-bet ante 500 seat:1', ...more)
    table.make('cards As 3h 9d Ad 4h 8d')
    return table
  }
  const toTheEnd = (bank: string) => [
    'seat:1 go',
    'seat:2 go',
    `cards 2c ${bank}`,
    'seat:1 pass',
    'seat:2 pass',
    'cards 2d 6h',
    'seat:1 pass',
    'seat:2 pass',
    'cards 2h Qd',
    'croupier uncover',
    'croupier show-hand',
    'croupier settle-hand',
    'croupier show-hand',
  ]

  it('[PB-14 HEB-26 HEB-27] a flop that follows from it is not paid before the room head has said so, though the ante itself wins nothing', () => {
    for (const [decision, net] of [
      ['pay', 1000],
      ['refuse', 0],
    ] as const) {
      const table = found()
      table.make(...toTheEnd('Kc 7s Js'))
      expect(table.refusedWhole('croupier settle-hand')).toBe(
        'room-head-not-authorised GEN-14 {"seat":"seat:1","on":"ante"}',
      )
      table.make(`room-head authorise ante ${decision} seat:1`, 'croupier settle-hand', 'croupier clear')
      expect([table.phase, table.state.bets, table.net('seat:1')]).toEqual(['idle', [], net])
    }
  })

  it('[PB-14 HEB-22] nor a Bonus beside it, though the hand loses', () => {
    for (const [decision, net] of [
      ['pay', 30 * 5000 - 1500],
      ['refuse', 0],
    ] as const) {
      const table = found('croupier find-bet bonus 6000 seat:1')
      table.make('croupier notify-room-head bonus seat:1', ...toTheEnd('9c 9s Js'))
      expect(table.refused('croupier settle-hand')).toBe('room-head-not-authorised GEN-14')
      table.make(`room-head authorise ante ${decision} seat:1`, 'croupier settle-hand', 'croupier clear')
      expect([table.phase, table.state.bets, table.net('seat:1')]).toEqual(['idle', [], net])
    }
  })

  it('[PB-14 HEB-07 HEB-12] where it is refused there is no Bonus: of a hand that retires it goes back, whatever its cards', () => {
    for (const [decision, net] of [
      ['pay', 30 * 5000 - 500],
      ['refuse', 0],
    ] as const) {
      const table = found('croupier find-bet bonus 6000 seat:1')
      table.make('seat:1 fold', 'croupier notify-room-head bonus seat:1')
      expect(table.refused('croupier retire')).toBe('room-head-not-authorised GEN-14')
      table.make(`room-head authorise ante ${decision} seat:1`)
      if (decision === 'refuse') expect(table.refused('pit-boss hold seat:1')).toBe('nothing-to-hold GEN-41')
      const events = brief(table.make('croupier retire'))
      if (decision === 'refuse')
        expect(events.slice(0, 4)).toEqual([
          'bet-voided GEN-14 seat:1 bonus 6000',
          'bet-voided GEN-14 seat:1 ante 500',
          'limits-told GEN-15 seat:1 ante',
          'cards-collected HEB-11 seat:1',
        ])
      table.make('seat:2 fold', 'croupier retire', 'croupier clear')
      expect([table.phase, table.state.bets, table.net('seat:1')]).toEqual(['idle', [], net])
    }
  })
})

describe('raises and limits', () => {
  it.each([
    ['draw-poker', drawPoker, 'cards Qs 3h Qd 3c 8h Kd 5c 7s 2s 6h', 'bet'],
    ['holdem-plus', holdemPlus, 'cards As Kh 5s Kc 2d Ks 9s 3s 5c 2c', 'bet'],
    ['holdem-plus-iquique', holdemPlusIquique, 'cards As Kh 5s Kc 2d Ks 9s 3s 5c 2c', 'call'],
  ] as const)(
    '[PB-12] %s: what a decision stakes follows the ante, beyond the maximum of a bet',
    (_, game, cards, spot) => {
      const table = tableOf(game, { config })
      table.make('seat:1 bet ante 2000', 'croupier no-more-bets', cards, 'seat:1 go')
      expect(table.state.bets.find(({ on }) => on === spot)?.amount).toBe(4000)
    },
  )
})

describe('a minimum of lines that are staked together', () => {
  it('[GOP-02 GEN-08] leaves the three of them within what one player may stake', () => {
    const table = tableOf(goPoker, { config: { chip: 1, playerMax: 5000 }, opening: 'open' })
    expect(table.refused('pit-boss set-min line 1667 plan-1')).toBe('limit-out-of-range GEN-08')
    table.make('pit-boss set-min line 1666 plan-1')
    table.make('croupier show-deck', 'croupier shuffle', 'croupier cut', 'croupier start')
    for (const line of ['line-1', 'line-2', 'line-3']) table.make(`seat:1 bet ${line} 1666`)
    table.make('croupier no-more-bets')
    expect(table.phase).toBe('deal')
  })
})
