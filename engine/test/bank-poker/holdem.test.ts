import { bonusLine, type Card, holdemBonus, holdemPlus, holdemPlusIquique, parseCards } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { brief, CHIPS, LIMITS, tableOf } from './table.js'

const cards = (text: string): Card[] => parseCards(text) as Card[]
const two = { 'seat:1': CHIPS, 'seat:2': CHIPS }

describe("Hold'em Bonus", () => {
  it('[HEB-06 HEB-07] the Bonus comes before the ante, within its own limits, and goes back without one', () => {
    const table = tableOf(holdemBonus, { config: { ...LIMITS, limits: { bonus: { min: 200, max: 800 } } }, seats: two })
    expect(table.refused('seat:1 bet bonus 100')).toBe('under-minimum GEN-10')
    expect(table.refused('seat:1 bet bonus 900')).toBe('over-maximum GEN-09')
    table.make('seat:1 bet bonus 300', 'seat:2 bet ante 1000')
    expect(table.refused('seat:2 bet bonus 300')).toBe('side-bet-after-bet HEB-06')
    expect(brief(table.make('croupier no-more-bets'))[1]).toBe('bet-returned HEB-07 seat:1 bonus 300')
    expect(table.play.order).toEqual(['seat:2'])
  })

  it('[HEB-23 HEB-24] the table of the Bonus, the highest line only', () => {
    const line = (own: string, bank: string | null = '2s 3d') =>
      bonusLine(cards(own), bank === null ? null : cards(bank))
    expect(
      ['2s 2d', 'Ts Td', 'Js Jd', 'Ks Kd', 'As Qd', 'As Jd', 'As Kd', 'As Qs', 'Js As', 'Ks As', 'As Ad'].map((own) =>
        line(own),
      ),
    ).toEqual([
      ...['pair-to-ten', 'pair-to-ten', 'pair-of-figures', 'pair-of-figures'],
      ...[
        'ace-queen-or-jack',
        'ace-queen-or-jack',
        'ace-king',
        'ace-queen-or-jack-suited',
        'ace-queen-or-jack-suited',
        'ace-king-suited',
        'aces',
      ],
    ])
    expect(['As Ts', 'Ks Qs', '9s 8d'].map((own) => line(own))).toEqual([null, null, null])
    expect([line('As Ad', 'Ah Ac'), line('As Ad', 'Ah Kc'), line('As Ad', null)]).toEqual([
      'aces-against-aces',
      'aces',
      'aces',
    ])
    expect(
      holdemBonus
        .bets(tableOf(holdemBonus).state.config)
        .find(({ id }) => id === 'bonus')
        ?.prizes?.map(({ pays }) => pays.num),
    ).toEqual([3, 5, 10, 15, 20, 25, 30, 1000])
  })

  it('[HEB-12] who retires has the Bonus settled on the two cards, paid before they are taken', () => {
    const table = tableOf(holdemBonus, { seats: two })
    table.make(
      'seat:1 bet bonus 500',
      'seat:1 bet ante 1000',
      'seat:2 bet bonus 500',
      'seat:2 bet ante 1000',
      'croupier no-more-bets',
    )
    table.make('cards As 8s 9h Ad 3c 5c', 'seat:1 fold')
    expect(brief(table.make('croupier retire'))).toEqual([
      'hand-shown HEB-12 seat:1',
      'paid HEB-12 seat:1 15000',
      'collected HEB-11 seat:1 ante 1000',
      'cards-collected HEB-11 seat:1',
      'asked HEB-10 seat:2',
    ])
    table.make('seat:2 fold')
    expect(brief(table.make('croupier retire')).slice(1, 3)).toEqual([
      'collected HEB-12 seat:2 bonus 500',
      'collected HEB-11 seat:2 ante 1000',
    ])
    expect([table.net('seat:1'), table.net('seat:2')]).toEqual([14_000, -1500])
  })

  it('[HEB-12 PB-42] a Bonus that was settled stays so when the round is void after all, and the ante comes back', () => {
    const table = tableOf(holdemBonus, { seats: two })
    table.make(
      'seat:1 bet bonus 500',
      'seat:1 bet ante 1000',
      'seat:2 bet ante 1000',
      'croupier no-more-bets',
      'cards As 8s 9h Ad 3c 5c',
    )
    table.make('seat:1 fold', 'croupier retire', 'seat:1 leave', 'seat:2 go', 'croupier irregular misdeal')
    expect([table.net('seat:1'), table.net('seat:2'), table.phase]).toEqual([15_000, 0, 'idle'])
    expect(table.state.seats['seat:1']).toBeUndefined()
  })

  const after = (...lines: string[]) => {
    const table = tableOf(holdemBonus, { seats: two })
    table.make(
      'seat:1 bet ante 1000',
      'seat:2 bet ante 500',
      'croupier no-more-bets',
      'cards Ks Th 7h Jd Tc 5c',
      ...lines,
    )
    return table
  }

  it('[HEB-10 HEB-13 HEB-14 HEB-15] after the flop nobody retires: one ante more, or nothing', () => {
    const table = after('seat:1 go', 'seat:2 go')
    expect(table.deals()).toEqual([{ do: 'deal', cards: 1 }])
    table.make('chance deal 2d')
    expect(table.play.burned).toBe(1)
    expect(table.deals()).toEqual([{ do: 'turn-up', cards: 3 }])
    table.make('chance turn-up Kh,9s,3d')
    expect(table.refused('seat:1 fold')).toBe('not-asked HEB-14')
    expect(brief(table.make('seat:1 go'))[0]).toBe('bet-placed HEB-27 seat:1 turn 1000')
    expect(brief(table.make('seat:2 pass'))[0]).toBe('passed HEB-14 seat:2')
    expect(table.play.hands['seat:2']?.answers).toEqual({ flop: 'go', turn: 'pass' })
  })

  it('[HEB-16 HEB-17 HEB-18 HEB-19 HEB-20] the river is asked for whatever was said of the turn, and then the bank shows', () => {
    const table = after(
      'seat:1 go',
      'seat:2 go',
      'cards 2d Kh 9s 3d',
      'seat:1 go',
      'seat:2 pass',
      'cards 3h 5s',
      'seat:1 pass',
      'seat:2 go',
    )
    expect(table.refused('seat:1 go')).toMatch(/^not-now/)
    table.make('cards 4s 2c')
    expect([table.play.burned, table.play.board.open]).toEqual([3, cards('Kh 9s 3d 5s 2c')])
    expect(brief(table.make('croupier uncover'))).toEqual([
      'bank-shown HEB-20',
      'bank-judged HEB-20',
      'said HEB-20 La banca tiene par de 5',
    ])
    table.make('...')
    expect(table.bets()).toEqual({
      'seat:1 ante': 0,
      'seat:1 flop': 2000,
      'seat:1 turn': 1000,
      'seat:2 ante': 0,
      'seat:2 flop': 1000,
      'seat:2 river': 500,
    })
  })

  it('[HEB-14] a silent player passes', () => {
    const table = after('seat:1 go', 'seat:2 go', 'cards 2d Kh 9s 3d')
    expect(table.due()[0]).toBe('croupier pass')
  })

  it('[HEB-21 HEB-22 HEB-30] hands are settled from the right, Bonus first', () => {
    const table = tableOf(holdemBonus, { seats: two })
    table.make(
      'seat:1 bet bonus 200',
      'seat:1 bet ante 1000',
      'seat:2 bet bonus 200',
      'seat:2 bet ante 500',
      'croupier no-more-bets',
    )
    table.make(
      'cards Qs As Qh Jd Ks 5c',
      'seat:1 go',
      'seat:2 go',
      'cards 2d Ad Qd 9d',
      'seat:1 pass',
      'seat:2 pass',
      'cards 3h 9c',
      'seat:1 pass',
      'seat:2 pass',
      'cards 4s 7c',
    )
    table.make('croupier uncover')
    expect(table.make('croupier show-hand')[0]).toMatchObject({ seat: 'seat:2' })
    expect(brief(table.make('croupier settle-hand')).slice(0, 2)).toEqual([
      'paid HEB-21 seat:2 6000',
      'pushed HEB-26 seat:2 ante 500',
    ])
    expect(table.make('croupier show-hand')[0]).toMatchObject({ seat: 'seat:1', result: 'ties' })
    expect(brief(table.make('croupier settle-hand')).slice(0, 3)).toEqual([
      'collected HEB-22 seat:1 bonus 200',
      'pushed HEB-29 seat:1 ante 1000',
      'pushed HEB-29 seat:1 flop 2000',
    ])
    table.make('croupier clear')
    expect([table.net('seat:1'), table.net('seat:2')]).toEqual([-200, 6000])
  })
})

describe('the exit button', () => {
  const three = { 'seat:1': CHIPS, 'seat:3': CHIPS, 'seat:5': 500 }
  const round = (table: ReturnType<typeof tableOf>, seats: readonly string[]) => {
    table.make(...seats.map((seat) => `${seat} bet ante 500`), 'croupier no-more-bets')
    const { order } = table.play
    const deck = '2s 3h 5d 7c 9s Jh Kd 4c'.split(' ')
    while (table.deals().length > 0) {
      const [asked] = table.deals()
      if (asked) table.make(`chance ${asked.do} ${deck.splice(0, asked.cards).join(',')}`)
    }
    for (const seat of order) table.make(`${seat} fold`, 'croupier retire')
    table.make('croupier clear')
    return order
  }

  it('[HEB-02 HEB-03 HEB-04] starts at the croupier right and goes on clockwise; cards and questions start after it', () => {
    const table = tableOf(holdemBonus, { seats: three, opening: 'open' })
    table.make('croupier show-deck')
    expect(brief(table.make('croupier shuffle'))[0]).toBe('button-placed HEB-02 seat:5')
    table.make('croupier cut', 'croupier start')
    expect(round(table, ['seat:1', 'seat:3', 'seat:5'])).toEqual(['seat:1', 'seat:3', 'seat:5'])
    expect(table.heard.at(-1)).toMatchObject({ type: 'button-moved', seat: 'seat:1', dead: false })
    table.make('croupier shuffle', 'croupier cut', 'croupier start')
    expect(round(table, ['seat:1', 'seat:3'])).toEqual(['seat:3', 'seat:1'])
    expect(table.play.button).toBe('seat:3')
  })

  it('[HEB-03] whoever it is due to may have gone or have no chips: it is dead there, and the next player is dealt first', () => {
    const table = tableOf(holdemBonus, { seats: three })
    table.make(
      'seat:1 leave',
      'seat:3 bet ante 500',
      'seat:5 bet ante 500',
      'croupier no-more-bets',
      'cards 2s 3h 5d 7c 9s Jh',
    )
    table.make('seat:3 fold', 'croupier retire', 'seat:5 fold', 'croupier retire')
    table.make('croupier clear')
    expect(table.heard.at(-1)).toMatchObject({ type: 'button-moved', seat: 'seat:3', dead: false })
    table.make('croupier shuffle', 'croupier cut', 'croupier start', 'seat:3 bet ante 500', 'croupier no-more-bets')
    table.make('seat:5 leave', 'cards 2s 3h 5d 7c', 'seat:3 fold', 'croupier retire', 'croupier clear')
    expect(table.heard.at(-1)).toMatchObject({ seat: 'seat:5', dead: true })
  })

  it('[HEB-03] stays where it is when the round is void', () => {
    const table = tableOf(holdemBonus, { seats: three })
    table.make('seat:1 bet ante 500', 'croupier no-more-bets', 'cards 2s 3h', 'croupier irregular misdeal')
    expect(table.play.button).toBe('seat:5')
  })
})

describe.each([
  ['holdem-plus', holdemPlus, 'bet'],
  ['holdem-plus-iquique', holdemPlusIquique, 'call'],
] as const)('%s', (_, game, second) => {
  it('[HEP-04 HEP-05 HEP-07 HEP-10 HPI-13 HPI-14 HPI-15 HPI-18] the flop is open when players decide; turn and river only with the bank', () => {
    const table = tableOf(game)
    table.make('seat:1 bet ante 1000', 'croupier no-more-bets', 'cards Ks 3h Jd 7c 2d 9s Qh 3d 5c 2c')
    const flop = game === holdemPlus ? '9s Qh 3d' : 'Qh 9s 3d'
    expect(table.view('seat:1').play.board).toMatchObject({
      open: cards(flop),
      flop: cards('9s Qh 3d'),
      count: 2,
      covered: { value: null },
    })
    table.make('seat:1 go')
    const board = game === holdemPlus ? '9s Qh 3d 5c 2c' : 'Qh 9s 5c 3d 2c'
    const shown = table.make('croupier uncover').filter(({ type }) => type !== 'said' && type !== 'calls-verified')
    expect(shown).toMatchObject([
      { type: 'board-shown', cards: ['5c', '2c'], board: cards(board) },
      { type: 'bank-shown', cards: ['3h', '7c'] },
      { type: 'bank-judged', category: 'pair', opens: false },
    ])
  })

  it('[HEP-13 HPI-22] a bank that does not open pays the ante 1 to 1 whatever the hand, leaves the rest and sees no cards', () => {
    const table = tableOf(game)
    table.make(
      'seat:1 bet ante 1000',
      'croupier no-more-bets',
      'cards As 3h 5s 7c 2d Ks 9s 4s Jd 3c',
      'seat:1 go',
      'croupier uncover',
    )
    expect(table.refused('croupier show-hand')).toMatch(/^hand-not-turned/)
    const events = table.make('croupier settle-hand')
    expect(table.types(events)).toEqual(['paid', 'pushed', 'cards-collected'])
    expect(JSON.stringify(events)).not.toContain('As')
    table.make('croupier clear')
    expect(table.bets()).toEqual({ 'seat:1 ante': 1000, [`seat:1 ${second}`]: 0 })
  })

  it('[HEP-14 HEP-15 HPI-25 HPI-26] a better hand: ante by table, the second bet 1 to 1', () => {
    for (const [deck, pays] of [
      ['5s 4h 9d Ac Jd 4c 5h Kd 8s 2c', 1],
      ['As Kh 5s Kc 2d Ks 9s 3s 5c 2c', 2],
      ['9s Ah 9d 7h 2d 9h Qh Kh Qs 2c', 3],
      ['8s Ah 8d Kc 4d 8h 8c Ad 5s 3c', 10],
      ['5s Ah 6s Ac 2d 7s 8s 9s Ad 3c', 20],
      ['Ts Kh Js Kc 2d Qs Ks As 5c 2c', 100],
    ] as const) {
      const table = tableOf(game)
      table.make('seat:1 bet ante 1000', 'croupier no-more-bets', `cards ${deck}`, 'seat:1 go', '...')
      expect(table.bets()).toEqual({ 'seat:1 ante': pays * 1000, [`seat:1 ${second}`]: 2000 })
    }
  })
})
