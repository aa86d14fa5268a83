import { blackjackClassic, blackjackPerfectPairs, canal21, challenge21 } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { brief, LIMITS, tableOf, told } from './table.js'

const SEATS = { 'seat:1': 50_000, 'seat:2': 50_000, 'seat:3': 50_000 }

describe('the settlement', () => {
  it('[BJK-48 BJK-49 BJK-50] losers collected, winners paid, cards taken and stakes released, all from right to left', () => {
    const table = tableOf(blackjackClassic, { seats: SEATS })
    for (const seat of [1, 2, 3]) table.make(`seat:${seat} bet main:${seat} 1000`)
    table.make('seat:3 bet main:4 2000', 'croupier no-more-bets', 'cards Ts Ts Ts 9d 6d 8h 9h 9s 9c')
    table.make('seat:1 stand', 'seat:2 stand', 'seat:3 stand', 'seat:3 stand', 'cards Td')
    // 18 against the bank's 16, 19, 19 and 18.
    table.make('cards 2h')
    expect(table.said().at(-1)).toBe('18 puntos')
    expect(brief(table.make('croupier collect'))).toEqual([])
    expect(brief(table.make('croupier pay'))).toEqual([
      'pushed BJK-50 seat:3 main:4 2000',
      'paid BJK-48 seat:3 1000',
      'paid BJK-48 seat:2 1000',
      'pushed BJK-50 seat:1 main:1 1000',
    ])
    expect(table.state.accounts['seat:2/stakes']).toBe(1000)
    expect(table.refused('seat:2 withdraw main:2 1000')).toBe('betting-closed BJK-15')
    expect(brief(table.make('croupier collect-cards'))).toEqual([
      'cards-collected BJK-49 seat:3 4.1',
      'cards-collected BJK-49 seat:3 3.1',
      'cards-collected BJK-49 seat:2 2.1',
      'cards-collected BJK-49 seat:1 1.1',
      'cards-collected BJK-49 bank',
      'stake-released BJK-49 seat:3 main:4 2000',
      'stake-released BJK-49 seat:3 main:3 1000',
      'stake-released BJK-49 seat:2 main:2 1000',
      'stake-released BJK-49 seat:1 main:1 1000',
      'round-ended BJK-49',
    ])
  })

  it('[BJK-48 BJK-50] lower totals are collected from right to left', () => {
    const table = tableOf(blackjackClassic, { seats: SEATS })
    for (const seat of [1, 2, 3]) table.make(`seat:${seat} bet main:${seat} 1000`)
    table.make('croupier no-more-bets', 'cards Ts Ts Ts 6d 7h 9h 6s', 'seat:1 stand', 'seat:2 stand', 'seat:3 stand')
    table.make('cards Td 2h')
    expect(brief(table.make('croupier collect'))).toEqual([
      'collected BJK-50 seat:3 main:3 1000',
      'collected BJK-50 seat:1 main:1 1000',
    ])
    expect(table.refused('croupier collect')).toBe('not-now BJK-48')
  })

  it('[BJK-61] against a bank 21 of three cards: 21 void, lower lost, a natural paid 3 to 2', () => {
    const table = tableOf(blackjackClassic, { seats: SEATS })
    for (const seat of [1, 2, 3]) table.make(`seat:${seat} bet main:${seat} 1000`)
    table.make('croupier no-more-bets', 'cards As 5s Ts Td Kh 6h 9s')
    table.make('seat:2 hit', 'cards Tc', 'seat:3 stand', 'cards 5h 6c', '...')
    expect(table.bets()).toEqual({ 'seat:1 main:1': 1500, 'seat:2 main:2': 0, 'seat:3 main:3': -1000 })
  })

  it('[BJK-51] a bank blackjack beats every 21 that is no natural', () => {
    const table = tableOf(blackjackClassic, { seats: SEATS })
    for (const seat of [1, 2]) table.make(`seat:${seat} bet main:${seat} 1000`)
    table.make('croupier no-more-bets', 'cards As 5s Td Kh 6h', 'seat:2 hit', 'cards Tc', 'cards Ah', '...')
    expect(table.bets()).toEqual({ 'seat:1 main:1': 0, 'seat:2 main:2': -1000 })
  })

  it('[BJK-52] 3 to 2 of an odd amount is rounded down', () => {
    const table = tableOf(blackjackClassic, { config: { min: 1, max: 5000, chip: 1 } })
    table.make('seat:1 bet main:1 1001', 'croupier no-more-bets', 'cards As 6d Kh', '...')
    expect(table.net('seat:1')).toBe(1501)
  })

  it('[BJ-32] the general chapter holds: a stake over the maximum found late plays only up to it', () => {
    const table = tableOf(blackjackClassic)
    table.make('seat:1 bet main:1 1000', 'croupier no-more-bets', 'croupier find-bet main:1 60000 seat:1')
    expect(table.due()).toEqual(['croupier notify-room-head'])
    table.make('cards Ts 6d 9h', 'seat:1 stand', 'cards Td 9s')
    expect(table.refused('croupier collect')).toBe('room-head-not-notified GEN-13')
    table.make('croupier notify-room-head main:1 seat:1', '...')
    expect(table.net('seat:1')).toBe(50_000)
  })

  it('[BJ-32] and a payment may be held for verification', () => {
    const table = tableOf(blackjackClassic)
    table.make('seat:1 bet main:1 1000', 'croupier no-more-bets', 'cards Ts 6d 9h', 'seat:1 stand', 'cards Td 9s')
    table.make('pit-boss hold seat:1', '...')
    expect([table.net('seat:1'), table.state.holds[0]?.amount]).toEqual([0, 1000])
  })

  it('[BJK-63 BJP-01] the common rules hold at both tables of Black Jack', () => {
    const names = (game: { rules: readonly { do: string }[] }) => game.rules.map((rule) => rule.do)
    expect(names(blackjackPerfectPairs).filter((name) => name !== 'settle-pairs')).toEqual(names(blackjackClassic))
  })
})

describe('Challenge 21', () => {
  it('[CHA-17 CHA-21 CHA-40] paid bets stay on the cloth to the end; cards go from right to left', () => {
    const table = tableOf(challenge21, { seats: { 'seat:1': 9000, 'seat:2': 9000 } })
    for (const seat of [1, 2])
      table.make(`seat:${seat} bet round-1:${seat} 1000`, `seat:${seat} bet round-2:${seat} 1000`)
    table.make('croupier no-more-bets', 'cards Ts Ts 6d 9h 7h', 'seat:1 stand', 'seat:2 stand', 'cards Td 2h')
    expect(brief(table.make('croupier collect'))).toEqual(['collected CHA-37 seat:2 round-1:2 1000'])
    expect(brief(table.make('croupier pay'))).toEqual(['paid CHA-17 seat:1 1000', 'first-card-moved CHA-18'])
    expect(table.state.bets.find((bet) => bet.on === 'round-1:1')).toMatchObject({ tag: 'paid', amount: 1000 })
    table.make('cards Tc 9s', 'croupier collect', 'croupier pay')
    expect(brief(table.make('croupier collect-cards')).slice(0, 6)).toEqual([
      'cards-collected CHA-21 seat:2 2.1',
      'cards-collected CHA-21 seat:1 1.1',
      'cards-collected CHA-21 bank',
      'stake-released CHA-21 seat:2 round-2:2 1000',
      'stake-released CHA-21 seat:1 round-1:1 1000',
      'stake-released CHA-21 seat:1 round-2:1 1000',
    ])
    expect([table.net('seat:1'), table.net('seat:2')]).toEqual([2000, 0])
  })

  it('[CHA-39] 1 to 1, and 3 to 2 for a natural, on each bet for itself', () => {
    const table = tableOf(challenge21)
    table.make('seat:1 bet round-1:1 1000', 'seat:1 bet round-2:1 3000', 'croupier no-more-bets', 'cards As Td Kh')
    table.make('cards 9c', '...', 'cards Ac', '...')
    expect(table.bets()).toEqual({ 'seat:1 round-1:1': 1500, 'seat:1 round-2:1': 0 })
  })

  it('[CHA-50] the common rules hold', () => {
    expect(challenge21.rules.map((rule) => rule.do)).toEqual(blackjackClassic.rules.map((rule) => rule.do))
  })
})

describe('Canal 21', () => {
  it('[CAN-42 CAN-43 CAN-62] settled and cleared from right to left; equal totals void, a bank over 21 pays all', () => {
    const table = tableOf(canal21, { seats: { 'seat:1': 9000, 'seat:2': 9000 } })
    for (const seat of [1, 2]) table.make(`seat:${seat} bet main:${seat} 1000`)
    table.make('croupier no-more-bets', 'cards Ts Ts 6d 8h 7h', 'seat:1 stand', 'seat:2 stand', 'cards Td 2h')
    expect(brief(table.make('croupier collect'))).toEqual(['collected CAN-43 seat:2 main:2 1000'])
    expect(brief(table.make('croupier pay'))).toEqual(['pushed CAN-43 seat:1 main:1 1000'])
    expect(brief(table.make('croupier collect-cards')).slice(0, 4)).toEqual([
      'cards-collected CAN-42 seat:2 2.1',
      'cards-collected CAN-42 seat:1 1.1',
      'cards-collected CAN-42 bank',
      'stake-released CAN-42 seat:1 main:1 1000',
    ])
    table.make('croupier start', 'seat:1 bet main:1 1000', 'seat:2 bet main:2 1000', 'croupier no-more-bets')
    table.make('cards Ts 2s 6d 2h 2d', 'seat:1 stand', 'seat:2 stand', 'cards Kc Qd', '...')
    expect([table.net('seat:1'), table.net('seat:2')]).toEqual([1000, 0])
  })

  it('[CAN-23 CAN-24] a natural is paid at once against 2 to 9 and otherwise waits', () => {
    const low = tableOf(canal21)
    low.make('seat:1 bet main:1 1000', 'croupier no-more-bets', 'cards As 9d Kh')
    expect(brief(low.make('croupier pay'))[0]).toBe('paid CAN-23 seat:1 1000')
    const high = tableOf(canal21)
    high.make('seat:1 bet main:1 1000', 'croupier no-more-bets', 'cards As Td Kh', 'croupier no-more-insurance')
    expect([high.phase, high.hand('1.1')?.status]).toEqual(['bank', 'stood'])
    // No special case here: the bank draws by its table (G-CA-04).
    high.make('cards 5c 6c', '...')
    expect(high.net('seat:1')).toBe(1000)
  })

  it('[CAN-69] a bank 21 of three cards makes an ordinary 21 void, without tie-break', () => {
    const table = tableOf(canal21, { config: LIMITS })
    table.make(
      'seat:1 bet main:1 1000',
      'croupier no-more-bets',
      'cards 5s 6d 6h',
      'seat:1 hit',
      'cards Tc',
      'cards Kd 5d',
      '...',
    )
    expect([table.bets(), table.types().includes('tie-break-offered')]).toEqual([{ 'seat:1 main:1': 0 }, false])
  })

  it('[CAN-70] the common rules hold; the card of a soft 17 is no mistake', () => {
    const table = tableOf(canal21)
    table.make(
      'seat:1 bet main:1 1000',
      'croupier no-more-bets',
      'cards Ts Ad 9h',
      'croupier no-more-insurance',
      'seat:1 stand',
    )
    table.make('cards 6c')
    expect(table.refused('croupier irregular bank-overdrew')).toBe('cannot-have-happened BJ-22')
    expect(table.due()).toEqual(['chance card'])
    const common = blackjackClassic.rules.map((rule) => rule.do)
    expect(canal21.rules.map((rule) => rule.do)).toEqual(expect.arrayContaining(common))
  })
})

describe('what is not due', () => {
  it.each([
    ['BJK-48', blackjackClassic],
    ['BJK-48', blackjackPerfectPairs],
    ['CAN-42', canal21],
  ] as const)('[BJK-48 BJP-01 CAN-42 CAN-46] nothing to collect nor to pay while a hand plays: %s', (rule, game) => {
    const table = tableOf(game)
    table.make('seat:1 bet main:1 1000', 'croupier no-more-bets', 'cards Ts 9d 9h')
    expect(table.refusedWhole('croupier collect')).toBe(`nothing-to-collect ${rule} {}`)
    expect(table.refusedWhole('croupier pay')).toBe(`nothing-to-pay ${rule} {}`)
    table.make('seat:1 stand')
    expect(table.refused('croupier collect')).toBe(`not-now ${rule}`)
    expect(table.refused('croupier pay')).toBe(`not-now ${rule}`)
  })

  it('[CAN-46 CAN-48] nor in a tie-break before both cards lie there', () => {
    const table = tableOf(canal21)
    table.make('seat:1 bet main:1 1000', 'croupier no-more-bets', 'cards As Kd Qh', 'croupier no-more-insurance')
    table.make('cards Ad')
    const idle = ['nothing-to-collect CAN-42', 'nothing-to-pay CAN-42']
    const now = () => ['croupier collect', 'croupier pay'].map((move) => table.refused(move))
    expect(now()).toEqual(idle)
    table.make('seat:1 tie-break', 'cards 9h')
    expect(now()).toEqual(idle)
    table.make('cards 9c')
    expect(table.refused('croupier collect')).toBe('nothing-to-collect CAN-42')
    expect(told(table.make('croupier pay'))[0]).toBe(
      'paid CAN-48 seat=seat:1 amount=2000 [main:1 1:1 1000 CAN-49, tie-break:1.1 1:1 1000 CAN-49] bank>seat:1 2000',
    )
  })
})
