import {
  caribbeanPoker,
  caribbeanPokerPlus,
  drawPoker,
  drawPokerArica,
  goPoker,
  holdemBonus,
  holdemPlus,
  threeCardPoker,
} from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { ARICA, betsOf, CATALOGUE_GAMES, named, SOME_CARDS } from './games.js'
import { brief, CHIPS, tableOf } from './table.js'

const two = { 'seat:1': CHIPS, 'seat:2': CHIPS }
const GAMES = [...CATALOGUE_GAMES, ARICA]

/** Two hands, and as many laps as are named. */
const dealing = (known: (typeof GAMES)[number], laps: number) => {
  const table = tableOf(known.game, { seats: two })
  table.make(...betsOf(known, 'seat:1', 1000), ...betsOf(known, 'seat:2', 500), 'croupier no-more-bets')
  const cards = SOME_CARDS.split(' ')
  for (let lap = 0; lap < laps; lap += 1) {
    const [asked] = table.deals()
    if (asked) table.make(`chance ${asked.do} ${cards.splice(0, asked.cards).join(',')}`)
  }
  return table
}

/** All cards until the first question, with two players. */
const wholeDeal = ({ game }: (typeof GAMES)[number]): number => {
  if (game === goPoker) return 8
  return game === threeCardPoker ? 9 : game === holdemPlus ? 12 : game === holdemBonus ? 6 : 15
}

describe.each(named(GAMES))('%s', (id, known) => {
  const arica = id === 'draw-poker-arica'

  it('[PB-42 DRA-30] a misdeal is put in order aloud; whoever objects has the round void', () => {
    const rule = arica ? 'DRA-30' : 'PB-42'
    const table = dealing(known, 2)
    expect(table.refused('seat:1 object')).toBe(`nobody-to-object ${rule}`)
    expect(brief(table.make('croupier irregular misdeal-reordered'))).toEqual([
      `cards-reordered ${rule}`,
      `said ${rule} Las cartas están bien dadas`,
    ])
    expect(table.refused('croupier irregular misdeal-reordered')).toBe(`cannot-have-happened ${rule}`)
    expect(brief(table.make('seat:2 object')).slice(0, 2)).toEqual([`objected ${rule} seat:2`, `round-voided ${rule}`])
    expect([table.net('seat:1'), table.net('seat:2'), table.phase, table.play.deck.stage]).toEqual([
      0,
      0,
      'idle',
      'used',
    ])
  })

  it('[PB-42 DRA-30] with the next card nobody can object any more', () => {
    const table = dealing(known, 1)
    table.make('croupier irregular misdeal-reordered')
    const [asked] = table.deals()
    table.make(`chance ${asked?.do} ${'Ah Ad Ac Kc Kh'.split(' ').slice(0, asked?.cards).join(',')}`)
    expect(table.refused('seat:2 object')).toMatch(/^nobody-to-object/)
  })

  it('[PB-47 DRA-32] a card that comes out face up is burned, and the round goes on', () => {
    const table = dealing(known, 1)
    const left = table.play.plan
    table.make('croupier irregular face-up-card')
    expect(table.deals()).toEqual([{ do: 'turn-up', cards: 1 }])
    expect(brief(table.make('chance turn-up Ah'))).toEqual([`card-burned ${arica ? 'DRA-32' : 'PB-47'}`])
    expect([table.play.plan, table.play.burned]).toEqual([left, 1])
    expect(table.refused(`chance deal ${Array(table.deals()[0]?.cards).fill('Ah').join(',')}`)).toMatch(/^malformed/)
  })

  it('[PB-48 PB-49 DRA-33] one card of the players may be seen, not two', () => {
    const table = dealing(known, 1)
    expect(brief(table.make('croupier irregular player-card-seen seat=seat:1'))).toEqual([
      `irregular-play ${arica ? 'DRA-33' : 'PB-48'} seat:1`,
    ])
    expect(table.phase).toBe('deal')
    expect(brief(table.make('croupier irregular player-card-seen seat=seat:2')).slice(0, 2)).toEqual([
      `irregular-play ${arica ? 'DRA-33' : 'PB-49'} seat:2`,
      `round-voided ${arica ? 'DRA-33' : 'PB-49'}`,
    ])
    expect([table.net('seat:1'), table.net('seat:2')]).toEqual([0, 0])
  })

  it('[PB-50 DRA-34] a covered card of the bank may not be seen', () => {
    if (known.game === goPoker) return
    const table = dealing(known, 1)
    table.make('croupier irregular bank-card-seen')
    expect([table.net('seat:1'), table.net('seat:2'), table.phase]).toEqual([0, 0, 'idle'])
  })

  it('[PB-48 PB-49 PB-50 DRA-33 DRA-34] what was seen of the last cards is told until somebody has answered', () => {
    const whole = () => {
      const table = dealing(known, 0)
      table.make(`cards ${SOME_CARDS.split(' ').slice(0, wholeDeal(known)).join(' ')}`)
      expect(table.phase).toBe('answers')
      return table
    }
    const [first, second, bank] = arica ? ['DRA-33', 'DRA-33', 'DRA-34'] : ['PB-48', 'PB-49', 'PB-50']
    const table = whole()
    table.make('croupier irregular player-card-seen seat=seat:2')
    expect([table.phase, table.play.seen]).toEqual(['answers', 1])
    expect(brief(table.make('croupier irregular player-card-seen seat=seat:1'))).toEqual([
      `irregular-play ${second} seat:1`,
      `round-voided ${second}`,
      ...known.first.map((on) => `bet-voided ${second} seat:1 ${on} 1000`),
      ...known.first.map((on) => `bet-voided ${second} seat:2 ${on} 500`),
      `round-ended ${second}`,
    ])
    if (known.game !== goPoker) {
      const seen = whole()
      seen.make('croupier irregular bank-card-seen')
      expect([seen.net('seat:1'), seen.net('seat:2'), seen.phase]).toEqual([0, 0, 'idle'])
    }
    const said = whole()
    said.make(known.game === goPoker ? 'seat:1 stay' : 'seat:1 go')
    expect(said.refused('croupier irregular player-card-seen seat=seat:2')).toBe(`cannot-have-happened ${first}`)
    expect(said.refused('croupier irregular bank-card-seen')).toBe(
      known.game === goPoker ? 'no-such-cause PB-42' : `cannot-have-happened ${bank}`,
    )
  })

  it('[PB-51 DRA-35] of stuck cards the player picks the burned one, or it is the top one', () => {
    const rule = arica ? 'DRA-35' : 'PB-51'
    for (const [which, before] of [
      ['first', true],
      ['last', false],
    ] as const) {
      const table = dealing(known, 0)
      table.make('croupier irregular stuck-cards seat=seat:2')
      expect(table.deals()).toEqual([])
      expect(table.refused('seat:1 choose-stuck first')).toBe(`not-your-turn ${rule}`)
      expect(table.refused('seat:2 choose-stuck middle')).toBe(`no-such-choice ${rule}`)
      expect(table.due()[0]).toBe('croupier choose-stuck')
      table.make(`seat:2 choose-stuck ${which}`)
      const lap = table.play.plan[0] ?? []
      expect(lap.indexOf('burn')).toBe(before ? 1 : 2)
      const cards = SOME_CARDS.split(' ').slice(0, lap.length)
      table.make(`chance deal ${cards.join(',')}`)
      expect(table.cards('seat:2')).toEqual([cards[before ? 2 : 1]])
      expect(table.play.burned).toBe(1)
    }
  })

  it('[PB-51 DRA-35] of those of the bank it is the top one', () => {
    if (known.game === goPoker) return
    const table = dealing(known, 0)
    table.make('croupier irregular stuck-bank-cards')
    expect(table.play.plan[0]).toEqual(['seat:1', 'seat:2', 'burn', 'bank'])
  })

  it('[PB-52 PB-53 DRA-36] a wrong number of cards voids that hand; the bank has all of them void', () => {
    const table = dealing(known, 1)
    table.make('croupier irregular wrong-count seat=seat:1')
    expect(table.play.hands['seat:1']).toMatchObject({ status: 'void', taken: true })
    expect(table.play.plan.flat()).not.toContain('seat:1')
    expect([table.net('seat:1'), table.phase]).toEqual([0, 'deal'])
    if (known.game === goPoker) return
    table.make('croupier irregular bank-wrong-count')
    expect([table.net('seat:2'), table.phase]).toEqual([0, 'idle'])
  })

  it('[PB-54 DRA-37] who was not dealt in has the bet back and waits for the next round', () => {
    const table = dealing(known, 1)
    expect(brief(table.make('croupier irregular not-dealt-in seat=seat:2'))[0]).toBe(
      `irregular-play ${arica ? 'DRA-37' : 'PB-54'} seat:2`,
    )
    expect(table.net('seat:2')).toBe(0)
    table.make('croupier irregular not-dealt-in seat=seat:1')
    expect(table.phase).toBe('clear')
    table.make('croupier clear')
    expect([table.net('seat:1'), table.phase]).toEqual([0, 'idle'])
  })

  it('[PB-43 DRA-31] when burned cards leave too few the round is void and the whole deck is shuffled', () => {
    const table = dealing(known, 1)
    const needed = () => table.play.plan.flat().length
    const free = SOME_CARDS.split(' ').slice(3)
    while (52 - table.play.out > needed()) {
      table.make('croupier irregular face-up-card')
      const [asked] = table.deals()
      if (!asked) break
      const bound = known.game.options(table.state, 'chance')[0]?.fields.cards
      const card = bound && 'deal' in bound ? bound.oneOf[0] : free.pop()
      table.make(`chance turn-up ${card}`)
    }
    if (52 - table.play.out === needed()) table.make('croupier irregular face-up-card')
    expect(table.deals()).toEqual([])
    expect(table.refused('chance turn-up 2c')).toMatch(/^no-card-due/)
    const [voided] = table.make('croupier cards-short')
    expect(voided).toMatchObject({ type: 'round-voided', cause: 'cards-short' })
    expect([table.net('seat:1'), table.net('seat:2'), table.phase]).toEqual([0, 0, 'idle'])
    expect(table.refused('croupier start')).toMatch(/^deck-not-ready/)
  })

  it('[PB-43] and not while there are enough', () => {
    expect(dealing(known, 1).refused('croupier cards-short')).toMatch(/^cards-left/)
  })

  it('[PB-19 DRA-24] who takes a bet back puts it back', () => {
    const table = dealing(known, 1)
    expect(table.make('croupier irregular took-bet-back seat=seat:1').at(-1)).toMatchObject({
      type: 'bet-put-back',
      seat: 'seat:1',
    })
    expect(table.state.bets.filter(({ seat }) => seat === 'seat:1').map(({ amount }) => amount)).toEqual(
      known.first.map(() => 1000),
    )
  })

  it('names its causes, who declares them and whom they are about', () => {
    const table = dealing(known, 1)
    expect(table.refused('croupier irregular earthquake')).toBe(`no-such-cause ${arica ? 'DRA-30' : 'PB-42'}`)
    expect(table.refused('pit-boss irregular misdeal')).toBe(`not-your-move ${arica ? 'DRA-30' : 'PB-42'}`)
    expect(table.refused('croupier irregular misdeal seat=seat:1')).toBe(`seat-named ${arica ? 'DRA-30' : 'PB-42'}`)
    expect(table.refused('croupier irregular wrong-count')).toBe(`no-hand-here ${arica ? 'DRA-36' : 'PB-52'}`)
    expect(table.refused('croupier irregular wrong-count seat=seat:3')).toBe(
      `no-hand-here ${arica ? 'DRA-36' : 'PB-52'}`,
    )
  })

  it('[PB-10] damaged cards: every stake goes back, what a retired hand lost too, and the table is suspended', () => {
    const table = dealing(known, 1)
    table.make('pit-boss out-of-order', 'croupier give-back')
    expect([table.net('seat:1'), table.net('seat:2'), table.state.status]).toEqual([0, 0, 'suspended'])
  })
})

describe('after somebody has retired, bought or left', () => {
  const FIVE = 'Ts 2s 9h 8d 7d Ac Td Jh Kd 5h 4c 7s 3c 8h 4h'

  it('[PB-42 CPL-08] a void round gives back the ante that was lost and the price of a bought card', () => {
    const table = tableOf(caribbeanPokerPlus, { seats: two })
    table.make('seat:1 bet ante 1000', 'seat:2 bet ante 500', 'croupier no-more-bets', `cards ${FIVE}`)
    table.make(
      'seat:1 go buys=5',
      'seat:2 fold',
      'croupier retire',
      'seat:2 leave',
      'croupier sell-card',
      'chance deal 6c',
    )
    expect([table.net('seat:1'), table.net('seat:2'), table.net('bank')]).toEqual([-1000, -500, 1500])
    const events = table.make('croupier irregular bank-wrong-count')
    expect(brief(events.filter(({ type }) => type === 'stake-refunded'))).toEqual([
      'stake-refunded PB-53 seat:2 ante 500',
      'stake-refunded PB-53 seat:1 card-price 1000',
    ])
    expect([table.net('seat:1'), table.net('seat:2'), table.net('bank'), table.phase]).toEqual([0, 0, 0, 'idle'])
    expect(table.state.seats['seat:2']).toBeUndefined()
  })

  it('[PB-52 CPL-08 GEN-38] a void hand has its price back, and the other keeps what it lost', () => {
    const table = tableOf(caribbeanPokerPlus, { seats: two })
    table.make('seat:1 bet ante 1000', 'seat:2 bet ante 500', 'croupier no-more-bets', `cards ${FIVE}`)
    table.make(
      'seat:1 go buys=5',
      'seat:2 fold',
      'croupier retire',
      'croupier sell-card',
      'chance deal 6c',
      'croupier irregular wrong-count seat=seat:1',
    )
    expect([table.net('seat:1'), table.net('seat:2'), table.phase]).toEqual([0, -500, 'clear'])
    table.make('croupier clear')
    // What came back is known as such where the round is corrected, and a price never wins anything.
    expect(table.refusedWhole('croupier correct seat:1 1 card-price 100 "x"')).toBe(
      'amount-out-of-range GEN-38 {"least":-1000,"most":0}',
    )
  })

  it('[PB-10] a round broken off in the decisions gives back what was lost in it', () => {
    const table = tableOf(drawPoker, { seats: two })
    table.make(
      'seat:1 bet ante 1000',
      'seat:2 bet ante 500',
      'croupier no-more-bets',
      `cards ${FIVE}`,
      'seat:1 fold',
      'croupier retire',
    )
    table.make('pit-boss out-of-order', 'croupier give-back')
    expect([table.net('seat:1'), table.net('seat:2'), table.net('bank')]).toEqual([0, 0, 0])
  })

  it('[PB-55 DRA-37] cards drawn when the round is over are burned', () => {
    for (const game of [caribbeanPoker, drawPokerArica]) {
      const table = tableOf(game)
      table.make(
        'seat:1 bet ante 1000',
        'croupier no-more-bets',
        'cards Ts Ah 8d Kc Td 9d 5h 7s 3c 4h',
        'seat:1 fold',
        'croupier retire',
      )
      expect(table.make('croupier irregular extra-cards').at(-1)).toMatchObject({ type: 'card-burned' })
      table.make('croupier clear')
    }
  })

  it("[PB-56 HEP-20] a fourth card in the flop of Hold'em is burned, of Bonus too", () => {
    const plus = tableOf(holdemPlus)
    plus.make(
      'seat:1 bet ante 1000',
      'croupier no-more-bets',
      'cards Ks 3h Jd 7c 2d Qh 9s 3d',
      'croupier irregular extra-flop-card',
    )
    expect(brief(plus.make('chance turn-up Ah'))).toEqual(['card-burned HEP-20'])
    plus.make('cards 5c 2c', 'seat:1 go', '...')
    expect(plus.net('seat:1')).toBe(1000)
    const bonus = tableOf(holdemBonus)
    bonus.make(
      'seat:1 bet ante 1000',
      'croupier no-more-bets',
      'cards Ks 7h Jd 5c',
      'seat:1 go',
      'cards 2d Kh 9s 3d',
      'croupier irregular extra-flop-card',
    )
    expect(brief(bonus.make('chance turn-up Ah'))).toEqual(['card-burned PB-56'])
    expect(bonus.play.board.open).toHaveLength(3)
  })

  it('[PB-47] a community card of Go Poker that is seen is burned, and another takes its place', () => {
    const table = tableOf(goPoker)
    table.make(
      'seat:1 bet line-1 1000',
      'seat:1 bet line-2 1000',
      'seat:1 bet line-3 1000',
      'croupier no-more-bets',
      'chance deal 9s,9c',
    )
    table.make('croupier irregular board-card-seen')
    expect(table.play.board.count).toBe(0)
    table.make('chance deal Kc', 'chance deal 6d,Ks', 'chance deal 4h')
    table.make('seat:1 stay', 'croupier uncover', 'seat:1 stay', 'croupier uncover')
    expect(table.play.board.open).toEqual(['Kc', 'Ks'])
    table.make('...')
    expect(table.net('seat:1')).toBe(3000)
  })

  it('[PB-47 GOP-06] the packet of the board comes last: what is seen of it is burned, and the first bet is asked about again', () => {
    const table = tableOf(goPoker, { config: { min: 100, max: 50_000, shuffling: 'packets' } })
    table.make(
      ...[1, 2, 3].map((line) => `seat:1 bet line-${line} 1000`),
      'croupier no-more-bets',
      'cards 9s 6d 4h 9c Kc 2d',
    )
    expect(table.phase).toBe('answers')
    expect(brief(table.make('croupier irregular board-card-seen'))).toEqual([
      'irregular-play PB-47',
      'card-burned PB-47',
    ])
    expect([table.phase, table.play.board.count, table.play.burned]).toEqual(['deal', 1, 2])
    expect(table.make('chance deal Ks')).toMatchObject([
      { type: 'board-dealt' },
      { type: 'asked', seat: 'seat:1', question: 'line-1' },
    ])
    table.make('seat:1 stay')
    expect(table.refused('croupier irregular board-card-seen')).toBe('cannot-have-happened PB-47')
    table.make('croupier uncover', 'seat:1 stay', 'croupier uncover')
    expect(table.play.board.open).toEqual(['9c', 'Ks'])
  })

  it('[PB-48 CPL-10 DRW-14] a bought or exchanged card that is seen is told until the bank turns its own', () => {
    const bought = tableOf(caribbeanPokerPlus)
    bought.make('seat:1 bet ante 1000', 'croupier no-more-bets', 'cards Ts Ah 8d Kc Td 9d 5h 7s 3c 4h')
    bought.make('seat:1 go buys=5')
    expect(bought.phase).toBe('serve')
    bought.make('croupier sell-card', 'chance deal 6c', 'croupier irregular player-card-seen seat=seat:1')
    expect([bought.phase, bought.play.seen]).toEqual(['uncover', 1])
    const kept = tableOf(drawPoker)
    kept.make('seat:1 bet ante 1000', 'croupier no-more-bets', 'cards Ts Ah 8d Kc Td 9d 5h 7s 3c 4h', 'seat:1 go')
    kept.make('seat:1 exchange -')
    expect(kept.phase).toBe('uncover')
    expect(kept.refused('croupier irregular player-card-seen seat=seat:1')).toBe('cannot-have-happened PB-48')
    const drawn = tableOf(drawPoker)
    drawn.make('seat:1 bet ante 1000', 'croupier no-more-bets', 'cards Ts Ah 8d Kc Td 9d 5h 7s 3c 4h', 'seat:1 go')
    drawn.make('seat:1 exchange 5', 'chance deal 6c', 'croupier irregular player-card-seen seat=seat:1')
    expect([drawn.phase, drawn.play.seen]).toEqual(['uncover', 1])
  })
})
