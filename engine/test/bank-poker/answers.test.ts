import {
  caribbeanPoker,
  caribbeanPokerPlus,
  drawPoker,
  drawPokerArica,
  goPoker,
  holdemBonus,
  holdemPlus,
  holdemPlusIquique,
  threeCardPoker,
} from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { brief, CHIPS, tableOf } from './table.js'

const two = { 'seat:1': CHIPS, 'seat:2': CHIPS }

/** Two hands, antes 1000 and 500, and the cards that are dealt before the first question. */
const asked = (
  game: Parameters<typeof tableOf>[0],
  cards: string,
  seats: { readonly [seat: string]: number } = two,
) => {
  const table = tableOf(game, { seats })
  table.make('seat:1 bet ante 1000', 'seat:2 bet ante 500', 'croupier no-more-bets', `cards ${cards}`)
  return table
}

const FIVE = 'Ts 2s 9h 8d 7d Ac Td Jh Kd 5h 4c 7s 3c 8h 4h'
const THREE = '4s Th Kh 5d 8d Tc 6h 2c 3h'
const PLUS = '8s Js Ah 8d 2d Kc 4d 8h 8c Ad 5s 3c'
const BONUS = '2s 8s 9h 2d 3c 5c'

describe.each([
  ['caribbean-poker', caribbeanPoker, FIVE, 2, 'bet', 'CAR-09', 'CAR-10', 'CAR-11'],
  ['caribbean-poker-plus', caribbeanPokerPlus, FIVE, 2, 'bet', 'CAR-09', 'CAR-10', 'CAR-11'],
  ['draw-poker', drawPoker, FIVE, 2, 'bet', 'DRW-07', 'DRW-08', 'DRW-09'],
  ['draw-poker-arica', drawPokerArica, FIVE, 2, 'bet', 'DRA-07', 'DRA-07', 'DRA-08'],
  ['three-card-poker', threeCardPoker, THREE, 1, 'bet', 'TCP-07', 'TCP-08', 'TCP-09'],
  ['holdem-plus', holdemPlus, PLUS, 2, 'bet', 'HEP-08', 'HEP-08', 'HEP-09'],
  ['holdem-plus-iquique', holdemPlusIquique, PLUS, 2, 'call', 'HPI-16', 'HPI-17', 'HPI-35'],
  ['holdem-bonus', holdemBonus, BONUS, 2, 'flop', 'HEB-10', 'HEB-10', 'HEB-11'],
] as const)('%s', (_, game, cards, antes, spot, rule, yes, no) => {
  it('[CAR-09 CAR-10 DRW-07 DRW-08 DRA-07 TCP-07 TCP-08 HEP-08 HPI-17 HEB-10 HEP-07] every player is asked in turn, and going on costs exactly so many antes', () => {
    const table = asked(game, cards)
    expect(table.refused('croupier uncover')).toMatch(/^not-now/)
    expect(table.refused('seat:2 go')).toMatch(/^not-your-turn/)
    expect(table.refused('croupier go')).toBe('seat-not-named GEN-25')
    const events = table.make('seat:1 go')
    const { cite } = game.bets(table.state.config).find(({ id }) => id === spot) ?? { cite: '' }
    expect(brief(events)).toContain(`bet-placed ${cite} seat:1 ${spot} ${antes * 1000}`)
    expect(events.find(({ type }) => type === 'went')).toMatchObject({ cite: yes, seat: 'seat:1', question: spot })
    expect(events.at(-1)).toMatchObject({ type: 'asked', cite: rule, seat: 'seat:2' })
    expect(table.refused('seat:1 go')).toMatch(/^not-your-turn/)
    table.make('seat:2 go')
    expect(table.state.bets.filter((bet) => bet.on === spot).map((bet) => bet.amount)).toEqual([
      antes * 1000,
      antes * 500,
    ])
    expect(table.refused('seat:2 fold')).toMatch(/^not-now|^not-asked|^not-your-turn/)
  })

  it('[CAR-11 DRW-09 DRA-08 TCP-09 HEP-09 HPI-16 HPI-35 HEB-11] who does not go loses the ante at once, cards unseen', () => {
    const table = asked(game, cards)
    expect(table.make('seat:1 fold')[0]).toMatchObject({ type: 'folded', cite: no, seat: 'seat:1' })
    expect(table.due()).toEqual(['croupier retire'])
    const events = table.make('croupier retire')
    expect(brief(events).slice(0, 2)).toEqual([
      `collected ${game === holdemPlusIquique ? 'HPI-16' : no} seat:1 ante 1000`,
      `cards-collected ${game === holdemPlusIquique ? 'HPI-16' : no} seat:1`,
    ])
    expect(JSON.stringify(events)).not.toMatch(/"cards":\[/)
    expect([table.net('seat:1'), table.net('bank')]).toEqual([-1000, 1000])
    expect(table.view('seat:2').play.hands['seat:1']).toMatchObject({ status: 'folded', shown: null })
    expect(table.refused('croupier retire')).toMatch(/^no-hand-waits/)
  })

  it('[CAR-09 HEP-08] where everybody retires the bank shows nothing, and the round is over', () => {
    const table = asked(game, cards)
    table.make('seat:1 fold', 'croupier retire', 'seat:2 fold', 'croupier retire')
    expect(table.phase).toBe('clear')
    expect(table.types(table.make('croupier clear'))).not.toContain('bank-shown')
    expect([table.net('seat:1'), table.net('seat:2'), table.net('bank'), table.phase]).toEqual([
      -1000,
      -500,
      1500,
      'idle',
    ])
  })

  it('[CAR-10] who has not the chips for it can only retire', () => {
    const table = asked(game, cards, { 'seat:1': 1000 + antes * 1000 - 100, 'seat:2': CHIPS })
    expect(table.refused('seat:1 go')).toMatch(/^not-enough-chips/)
    table.make('seat:1 fold')
  })

  it('[PB-57 HPI-35] whoever leaves without an answer is answered for, and whoever left after it is settled as the others', () => {
    const table = asked(game, cards)
    table.make('seat:1 go', 'seat:1 leave', 'seat:2 leave')
    expect(table.state.seats['seat:1']).toMatchObject({ leaving: true })
    table.make('croupier fold for=seat:2', 'croupier retire')
    expect(table.net('seat:2')).toBe(-500)
    expect(table.play.hands['seat:1']?.status).toBe('playing')
  })
})

describe('Caribbean Poker Plus: one card may be bought', () => {
  const bought = (...lines: string[]) => {
    const table = tableOf(caribbeanPokerPlus, { seats: two })
    table.make('seat:1 bet ante 1000', 'seat:2 bet ante 500', 'croupier no-more-bets', `cards ${FIVE}`, ...lines)
    return table
  }

  it('[CPL-03 CPL-04 CPL-05 CPL-06] with the bet, for exactly the ante, and one only', () => {
    const table = bought()
    expect(table.refused('seat:1 go buys=6')).toBe('no-such-place CPL-06')
    expect(brief(table.make('seat:1 go buys=5'))).toEqual([
      'bet-placed CAR-19 seat:1 bet 2000',
      'bet-placed CPL-05 seat:1 card-price 1000',
      'went CAR-10 seat:1',
      'card-wanted CPL-04 seat:1',
      'asked CAR-09 seat:2',
    ])
    expect(table.refused('seat:1 go buys=4')).toMatch(/^not-your-turn/)
  })

  it('[CPL-02 CPL-07 CPL-08 CPL-09 CPL-10 CPL-11] buyers are served from the left when everybody has decided, the old card unseen', () => {
    const table = bought('seat:1 go buys=5', 'seat:2 go buys=1')
    expect(table.refused('croupier uncover')).toMatch(/^not-now/)
    expect(table.deals()).toEqual([])
    expect(brief(table.make('croupier sell-card'))).toEqual([
      'collected CPL-08 seat:1 card-price 1000',
      'card-sold CPL-09 seat:1',
    ])
    expect(table.refused('croupier sell-card')).toBe('nobody-buys CPL-07')
    expect(table.cards('seat:1')).toEqual(['Ts', '8d', 'Td', '5h'])
    table.make('chance deal 6c')
    expect(table.cards('seat:1')).toEqual(['Ts', '8d', 'Td', '5h', '6c'])
    table.make('croupier sell-card', 'chance deal Qc')
    expect(table.cards('seat:2')).toEqual(['7d', 'Jh', '4c', '8h', 'Qc'])
    expect(table.phase).toBe('uncover')
    expect(table.refused('croupier sell-card')).toMatch(/^not-now/)
    expect(table.net('bank')).toBe(1500)
  })

  it('[CPL-03] not without the chips for it, and not by whoever retires', () => {
    const table = tableOf(caribbeanPokerPlus, { seats: { 'seat:1': 3000 } })
    table.make('seat:1 bet ante 1000', 'croupier no-more-bets', 'cards Ts Ah 8d Kc Td 9d 5h 7s 3c 4h')
    expect(table.refused('seat:1 go buys=1')).toMatch(/^not-enough-chips/)
    table.make('seat:1 go')
    expect(table.phase).toBe('uncover')
  })

  it('[CAR-12] in Caribbean Poker itself no card is bought or exchanged', () => {
    expect(tableOf(caribbeanPoker).knows('seat:1 go buys=1')).toBe(false)
    expect(tableOf(caribbeanPoker).knows('seat:1 exchange 1')).toBe(false)
    expect(tableOf(threeCardPoker).knows('seat:1 exchange 1')).toBe(false)
  })

  it('[CPL-12] the croupier buys nothing: the bank keeps its five cards', () => {
    const table = bought('seat:1 go', 'seat:2 fold', 'croupier retire', 'croupier uncover')
    expect(table.play.bank.shown).toHaveLength(5)
  })

  it('[TCP-10] nor is one in Three Card Poker', () => {
    expect(tableOf(threeCardPoker).knows('seat:1 go buys=1')).toBe(false)
  })
})

describe.each([
  ['draw-poker', drawPoker, 'DRW-11'],
  ['draw-poker-arica', drawPokerArica, 'DRA-09'],
] as const)('%s: the exchange', (_, game, rule) => {
  const exchanging = () => {
    const table = asked(game, FIVE)
    table.make('seat:1 go', 'seat:2 go')
    return table
  }

  it('[DRW-07 DRW-10 DRW-11 DRA-09] comes when all have decided: none, one or two cards of who bet', () => {
    const early = asked(game, FIVE)
    early.make('seat:1 go')
    expect(early.refused('seat:1 exchange 1')).toMatch(/^not-now/)
    const table = exchanging()
    expect(table.refused('seat:2 exchange 1')).toBe(`not-your-turn ${rule}`)
    expect(table.refused('seat:1 exchange 1,2,3')).toBe(`too-many-cards ${rule}`)
    expect(table.refused('seat:1 exchange 1,1')).toBe(`no-such-place ${rule}`)
    expect(table.refused('seat:1 exchange 6')).toBe(`no-such-place ${rule}`)
    expect(table.make('seat:1 exchange 2,4')).toMatchObject([
      { type: 'cards-exchanged', cite: rule, places: [2, 4], cards: 2 },
    ])
    expect(table.deals()).toEqual([])
    table.make('seat:2 exchange -')
    expect(table.deals()).toEqual([{ do: 'deal', cards: 2 }])
  })

  it('[DRW-14 DRW-16 DRA-10 DRW-06] replacements go from the left, player by player, and the bank looks at its own last', () => {
    const table = exchanging()
    table.make('seat:1 exchange 4,5', 'seat:2 exchange 1')
    expect(table.refused('croupier uncover')).toMatch(/^not-now/)
    table.make('chance deal 6c,Qc')
    expect(table.cards('seat:1')).toEqual(['Ts', '8d', 'Td', '6c', 'Qc'])
    table.make('chance deal Qh')
    expect(table.cards('seat:2')).toEqual(['7d', 'Jh', '4c', '8h', 'Qh'])
    expect(table.phase).toBe('uncover')
  })

  it('[DRW-30 DRA-11 DRW-27] where nobody exchanges the bank follows at once, and changes what it must', () => {
    const table = exchanging()
    table.make('seat:1 exchange -', 'seat:2 exchange -', 'croupier uncover')
    expect(table.phase).toBe('bank')
    expect(table.deals()).toEqual([{ do: 'turn-up', cards: table.play.plan.flat().length }])
    table.make('cards 6c Qh')
    expect(table.phase).toBe('hands')
    expect(table.play.bank.shown).toHaveLength(5)
  })

  it('[DRW-10] a silent player exchanges nothing', () => {
    const table = exchanging()
    table.make('seat:1 step-away', 'croupier exchange - for=seat:1')
    expect(table.play.hands['seat:1']).toMatchObject({ exchanged: 0, count: 5 })
  })
})

describe('Go Poker: three bets, two of which may be taken back', () => {
  const lines = (seat: string, amount: number) => [1, 2, 3].map((line) => `${seat} bet line-${line} ${amount}`)
  const started = () => {
    const table = tableOf(goPoker, { seats: two })
    table.make(
      ...lines('seat:1', 1000),
      ...lines('seat:2', 500),
      'croupier no-more-bets',
      'cards 7s Js Jc 8d Kd 2s 9h 3h',
    )
    return table
  }

  it('[GOP-02] all three are compulsory and alike', () => {
    const table = tableOf(goPoker, { seats: two })
    table.make('seat:1 bet line-1 1000')
    expect(table.refused('seat:1 bet line-2 900')).toBe('misfit GOP-02')
    table.make('seat:1 bet line-2 1000')
    expect(table.refused('seat:1 bet line-1 100')).toBe('misfit GOP-02')
    expect(table.refused('seat:1 withdraw line-1 500')).toBe('misfit GOP-02')
    expect(table.refused('croupier no-more-bets')).toBe('bets-awaited GOP-02')
    table.make(...lines('seat:2', 500))
    expect(brief(table.make('croupier no-more-bets')).slice(1, 3)).toEqual([
      'bet-returned GOP-02 seat:1 line-1 1000',
      'bet-returned GOP-02 seat:1 line-2 1000',
    ])
    expect(table.play.order).toEqual(['seat:2'])
  })

  it('[GOP-09 GOP-10 GOP-11 GOP-12] the first is asked about from left to right before a card is turned', () => {
    const table = started()
    expect(table.refused('seat:2 stay')).toBe('not-your-turn GOP-09')
    expect(table.refused('croupier uncover')).toMatch(/^not-now/)
    expect(brief(table.make('seat:1 take-back'))).toEqual([
      'taken-back GOP-10 seat:1',
      'bet-withdrawn GOP-10 seat:1 line-1 1000',
      'asked GOP-09 seat:2',
    ])
    expect(brief(table.make('seat:2 stay'))).toEqual(['stayed GOP-11 seat:2'])
    expect(table.state.bets.map(({ seat, on }) => `${seat} ${on}`)).toEqual([
      ...['seat:1 line-2', 'seat:1 line-3', 'seat:2 line-1', 'seat:2 line-2', 'seat:2 line-3'],
    ])
    expect(table.make('croupier uncover')[0]).toMatchObject({ type: 'board-shown', cite: 'GOP-12', cards: ['Jc'] })
    expect(table.view('seat:1').play.board).toMatchObject({ open: ['Jc'], count: 1, covered: { value: null } })
  })

  it('[GOP-13 GOP-14 GOP-15 GOP-16] then the second, and neither the first nor the third can be taken back', () => {
    const table = started()
    table.make('seat:1 stay', 'seat:2 stay', 'croupier uncover', 'seat:1 take-back')
    expect(table.state.bets.filter(({ seat }) => seat === 'seat:1').map(({ on }) => on)).toEqual(['line-1', 'line-3'])
    table.make('seat:2 take-back')
    expect(table.refused('seat:2 take-back')).toMatch(/^not-now/)
    expect(table.make('croupier uncover')[0]).toMatchObject({ cite: 'GOP-15', cards: ['2s'] })
    expect(table.phase).toBe('hands')
    expect(table.refused('seat:1 take-back')).toMatch(/^not-now/)
  })

  it('[GOP-09] a silent player leaves the bets where they lie', () => {
    const table = started()
    expect(table.due()[0]).toBe('croupier stay')
    table.make('croupier stay for=seat:1')
    expect(table.play.hands['seat:1']?.answers).toEqual({ 'line-1': 'stay' })
  })

  it('[GOP-17 GOP-18 GOP-20] the hands are turned from the right, own three and both of the board', () => {
    const table = started()
    table.make('seat:1 stay', 'seat:2 stay', 'croupier uncover', 'seat:1 stay', 'seat:2 stay', 'croupier uncover')
    expect(table.make('croupier show-hand')[0]).toMatchObject({ seat: 'seat:2', category: 'pair', result: 'wins' })
    expect(brief(table.make('croupier settle-hand'))).toEqual([
      'paid GOP-17 seat:2 1500',
      'cards-collected PB-28 seat:2',
    ])
    expect(table.make('croupier show-hand')[0]).toMatchObject({
      seat: 'seat:1',
      category: 'high-card',
      result: 'loses',
    })
    table.make('...')
    expect([table.net('seat:1'), table.net('seat:2'), table.phase]).toEqual([-3000, 1500, 'idle'])
  })
})
