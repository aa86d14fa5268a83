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
import { ALL_GAMES, betsOf, named, SOME_CARDS } from './games.js'
import { CHIPS, LIMITS, type State, tableOf } from './table.js'

const two = { 'seat:1': CHIPS, 'seat:2': CHIPS }

/** Where each card of the deck went, in the order they came, until the first question. */
const dealt = (game: Parameters<typeof tableOf>[0], config = {}, first = ['ante']): string => {
  const table = tableOf(game, { config: { ...LIMITS, ...config }, seats: two })
  table.make(...first.flatMap((on) => [`seat:1 bet ${on} 1000`, `seat:2 bet ${on} 500`]), 'croupier no-more-bets')
  const cards = SOME_CARDS.split(' ')
  const heard: string[] = []
  while (table.deals().length > 0) {
    const [asked] = table.deals()
    if (!asked) break
    for (const event of table.make(`chance ${asked.do} ${cards.splice(0, asked.cards).join(',')}`)) {
      if (!/dealt|burned/.test(event.type)) continue
      const who = event.seat?.slice(-1) ?? event.type[0]?.toUpperCase() ?? ''
      heard.push(typeof event.card === 'string' ? `${who}+` : event.type === 'card-burned' ? 'x' : who)
    }
  }
  return heard.join('')
}

describe('the order of the cards; + is face up, B the bank or the board, x a burned one', () => {
  it.each([
    ['by hand', {}, '12B12B12B12B12B+'],
    ['one by one from a machine', { shuffling: 'machine' }, '12B12B12B12B12B+'],
    ['in packets, the last card of the bank open', { shuffling: 'packets' }, '1111122222BBBBB+'],
    ['in packets, the first card of the bank open', { shuffling: 'packets', uncovered: 'first' }, '1111122222B+BBBB'],
  ])('[CAR-04 CAR-05 CAR-06 CAR-07 CPL-01] Caribbean Poker %s', (_, config, order) => {
    expect(dealt(caribbeanPoker, config)).toBe(order)
    expect(dealt(caribbeanPokerPlus, config)).toBe(order)
  })

  it.each([
    ['by hand', {}, '12B12B12B12B12B'],
    ['in packets', { shuffling: 'packets' }, '1111122222BBBBB'],
    ['one by one from a machine', { shuffling: 'machine' }, '12B12B12B12B12B'],
  ])('[DRW-04 DRW-05 DRA-06] Draw Poker %s', (_, config, order) => {
    expect(dealt(drawPoker, config)).toBe(order)
  })

  it('[TCP-04 TCP-05] Three Card Poker', () => {
    expect(dealt(threeCardPoker)).toBe('12B12B12B')
    expect(dealt(threeCardPoker, { shuffling: 'machine' })).toBe('12B12B12B')
    expect(dealt(threeCardPoker, { shuffling: 'packets' })).toBe('111222BBB')
  })

  it('[GOP-04 GOP-05 GOP-06 GOP-07] Go Poker: the two community cards after the first laps, or a packet of which one is burned', () => {
    const lines = ['line-1', 'line-2', 'line-3']
    expect(dealt(goPoker, {}, lines)).toBe('12B12B12')
    expect(dealt(goPoker, { shuffling: 'machine' }, lines)).toBe('12B12B12')
    expect(dealt(goPoker, { shuffling: 'packets' }, lines)).toBe('111222BBx')
    expect(dealt(goPoker, { shuffling: 'packets', burnsOfPacket: 'first' }, lines)).toBe('111222xBB')
  })

  it("[HEP-03 HEP-04 HEP-05] Hold'em Plus: one burned, three open, two covered", () => {
    expect(dealt(holdemPlus)).toBe('12B12BxB+B+B+BB')
  })

  it("[HPI-06 HPI-12 HPI-13] Hold'em Plus of Iquique, by hand and from the machine", () => {
    expect(dealt(holdemPlusIquique)).toBe('12B12BxB+B+B+BB')
    expect(dealt(holdemPlusIquique, { shuffling: 'packets' })).toBe('1122BBxB+B+B+BB')
  })

  it("[HEB-09] Hold'em Bonus: the button's player last, the croupier after", () => {
    expect(dealt(holdemBonus)).toBe('12B12B')
  })
})

describe.each(named(ALL_GAMES))('%s: what lies face down', (_, known) => {
  const { game } = known
  const table = tableOf(game, { seats: two })
  table.make(...betsOf(known, 'seat:1', 1000), ...betsOf(known, 'seat:2', 500), 'croupier no-more-bets')
  const cards = SOME_CARDS.split(' ')
  for (let [asked] = table.deals(); asked; [asked] = table.deals())
    table.make(`chance ${asked.do} ${cards.splice(0, asked.cards).join(',')}`)

  const hand = (view: State, id: 'seat:1' | 'seat:2') => view.play.hands[id]?.cards.value

  it('[PB-23 CAR-05 DRA-06 TCP-04 GOP-05 HPI-12] is known to its player and to nobody else, staff and regulator among them', () => {
    const own = table.cards('seat:1')
    expect(hand(table.view('seat:1'), 'seat:1')).toEqual(own)
    for (const viewer of ['seat:2', 'public', 'croupier', 'pit-boss', 'room-head', 'regulator'] as const)
      expect(hand(table.view(viewer), 'seat:1')).toBeNull()
    for (const viewer of ['seat:1', 'seat:2', 'croupier', 'public'] as const) {
      expect(table.view(viewer).play.bank.cards.value).toBeNull()
      expect(table.view(viewer).play.board.covered.value).toBeNull()
      expect(table.view(viewer).play.shoe.value).toBeNull()
    }
    expect(table.play.hands['seat:1']?.count).toBe(own.length)
  })

  it('[PB-20 CAR-08 TCP-06 GOP-08 HEP-06] and nobody is dealt another card when the deal is over', () => {
    expect(table.deals()).toEqual([])
    expect(table.refused('chance deal 2c')).toMatch(/^no-card-due/)
    expect(table.phase).toBe('answers')
  })
})

describe('cards that cannot come', () => {
  it('[PB-01] twice from one deck, or too few of them', () => {
    const table = tableOf(caribbeanPoker)
    table.make('seat:1 bet ante 1000', 'croupier no-more-bets')
    expect(table.refused('chance deal As,As')).toBe('malformed CAR-04')
    expect(table.refused('chance deal As')).toBe('malformed CAR-04')
    table.make('chance deal As,Kd')
    expect(table.refused('chance deal As,2d')).toBe('malformed CAR-04')
    expect(table.refused('chance turn-up 2d')).toBe('no-card-due CAR-04')
  })

  it('[DRW-15] a discarded card does not come back', () => {
    const table = tableOf(drawPoker)
    table.make(
      'seat:1 bet ante 1000',
      'croupier no-more-bets',
      'cards Qs 3h Qd 3c 8h Kd 5c 7s 2s 6h',
      'seat:1 go',
      'seat:1 exchange 4,5',
    )
    expect(table.refused('chance deal 5c,4c')).toBe('malformed DRW-04')
    expect(table.cards('seat:1')).toEqual(['Qs', 'Qd', '8h'])
  })
})
