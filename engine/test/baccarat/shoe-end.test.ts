import { midiPuntoYBanca, puntoYBanca } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { tableOf } from './table.js'

const announced = (events: readonly { readonly type: string; readonly next?: unknown }[]) =>
  events.filter(({ type }) => type === 'cut-card-shown' || type === 'last-round-announced' || type === 'shoe-over')

const ROUND = ['seat:1 bet punto 1000', 'croupier no-more-bets']
const LOST = 'cards 4s 7d 2h Jc'

describe('the end of the shoe', () => {
  it('[BAC-30 BAC-31] the cut card comes out during a round: that round is the last', () => {
    const table = tableOf(puntoYBanca)
    table.leave(9)
    table.make(...ROUND)
    expect(announced(table.make('cards 4s 7d')).map(({ type }) => type)).toEqual(['cut-card-shown'])
    expect(announced(table.make('cards 2h'))).toMatchObject([{ type: 'last-round-announced', next: false }])
    expect(announced(table.make('cards Jc'))).toEqual([])
    expect(announced(table.make('...')).map(({ type }) => type)).toEqual(['shoe-over'])
    expect(table.play.shoe.stage).toBe('over')
    expect(table.refused('croupier start')).toBe('shoe-not-ready BAC-31')
  })

  it('[BAC-30 BAC-31] it shows after a complete hand: exactly one more round is played', () => {
    const table = tableOf(puntoYBanca)
    table.leave(11)
    table.make(...ROUND)
    expect(announced(table.make(LOST))).toMatchObject([
      { type: 'cut-card-shown' },
      { type: 'last-round-announced', next: true },
    ])
    expect(announced(table.make('...', 'croupier start', ...ROUND, 'cards Ks Qh 2h 3c 4d 5h'))).toEqual([])
    expect(announced(table.make('...')).map(({ type }) => type)).toEqual(['shoe-over'])
    expect(table.refused('croupier start')).toBe('shoe-not-ready BAC-31')
  })

  it('[BAC-30] one card before the cut card nothing shows', () => {
    const table = tableOf(puntoYBanca)
    table.leave(12)
    expect(announced(table.make(...ROUND, LOST, '...'))).toEqual([])
    expect(table.play.shoe.stage).toBe('ready')
  })

  it('[BAC-32 BAC-04] all the cards are shuffled again and cut by the next in the order of the places', () => {
    const table = tableOf(puntoYBanca, { seats: { 'seat:1': 9000, 'seat:2': 9000, 'seat:3': 9000 } })
    table.leave(9)
    table.make(...ROUND, LOST, '...')
    expect(table.play.road).toBe('B')
    expect(table.make('croupier shuffle')).toMatchObject([
      { type: 'cards-shuffled', cite: 'BAC-32', cards: 416, wash: false },
    ])
    expect(table.play).toMatchObject({ road: '', shoe: { out: 0, number: 1, cutCardShown: false, lastTold: false } })
    // Nobody cut the first shoe, and the first seat has the sabot.
    expect(table.refused('seat:1 cut 100')).toBe('cut-offered-to-another PYB-11')
    table.make('seat:2 cut 100', 'croupier load inserted', 'croupier start')
    expect(table.play.shoe.cutBy).toBe('seat:2')
  })

  it('[BAC-30 MID-05] covered cards leave the shoe when they are dealt', () => {
    const table = tableOf(midiPuntoYBanca)
    table.leave(10)
    expect(announced(table.make(...ROUND, 'croupier deal'))).toMatchObject([
      { type: 'cut-card-shown' },
      { type: 'last-round-announced', next: false },
    ])
    expect(table.play.shoe.out).toBe(410)
    table.make('seat:1 turn-cards', 'cards 4s 2h', 'croupier uncover', 'cards 7d Jc', '...')
    expect(table.play.shoe).toMatchObject({ out: 410, stage: 'over' })
  })

  it('[BAC-37 BAC-30] a card too many brings the cut card: the annulled round is the last', () => {
    const table = tableOf(puntoYBanca)
    table.leave(12)
    table.make(...ROUND, LOST)
    expect(announced(table.make('croupier irregular extra-card'))).toMatchObject([
      { type: 'cut-card-shown' },
      { type: 'last-round-announced', next: true },
    ])
    table.make('...', 'croupier deal-annulled', 'cards Ks Qh 2h 3c 4d 5h', '...')
    expect(table.play.shoe).toMatchObject({ stage: 'over', out: 414 })
  })

  it('[BAC-37 BAC-36] between rounds it is the same, and while bets are open this round is the last', () => {
    const between = tableOf(puntoYBanca)
    between.leave(12)
    between.make(...ROUND, LOST, '...')
    expect(announced(between.make('croupier irregular face-up-card'))).toMatchObject([
      { type: 'cut-card-shown' },
      { type: 'last-round-announced', next: true },
    ])
    between.make('croupier deal-annulled', LOST, '...')
    expect(between.play.shoe.stage).toBe('over')
    const open = tableOf(puntoYBanca)
    open.leave(8)
    open.make('seat:1 bet punto 1000')
    expect(announced(open.make('croupier irregular face-up-card'))).toMatchObject([
      { type: 'cut-card-shown' },
      { type: 'last-round-announced', next: false },
    ])
    open.make(LOST, '...')
    expect(open.play.shoe.stage).toBe('over')
    expect(open.net('seat:1')).toBe(0)
  })

  it('[BAC-37 BAC-31] after the last round a card too many begins nothing', () => {
    const table = tableOf(puntoYBanca)
    table.leave(9)
    table.make(...ROUND, LOST)
    expect(table.refused('croupier irregular extra-card')).toBe('cannot-have-happened BAC-37')
    expect(table.refused('croupier irregular face-up-card')).toBe('cannot-have-happened BAC-36')
    table.make('...')
    expect(table.refused('croupier irregular extra-card')).toBe('cannot-have-happened BAC-37')
    expect(table.refused('croupier deal-annulled')).toBe('nothing-annulled BAC-37')
  })

  it('[BAC-37] four cards too many are the whole deal, and there is no fifth', () => {
    const table = tableOf(puntoYBanca)
    table.leave(11)
    table.make(...ROUND, LOST, 'croupier irregular extra-card', 'croupier irregular extra-card')
    table.make('croupier irregular extra-card', 'croupier irregular extra-card')
    expect(table.refused('croupier irregular extra-card')).toBe('cannot-have-happened BAC-37')
    expect(table.refused('croupier irregular face-up-card')).toBe('cannot-have-happened BAC-36')
    table.make('...', 'croupier deal-annulled', 'cards Ks Qh 2h 3c 4d 5h', '...')
    expect(table.play).toMatchObject({ extra: 0, dead: false, annulled: null, shoe: { stage: 'over', out: 415 } })
  })

  it('[BAC-34] the table closes with its last shoe, also when its last round was annulled', () => {
    for (const annulled of [false, true]) {
      const table = tableOf(puntoYBanca, { opening: 'open' })
      table.make('pit-boss instruct-closing', 'croupier announce-last', 'croupier show-cards', 'croupier shuffle')
      table.make('seat:2 cut 100', 'croupier load inserted', 'croupier assign-sabot', 'croupier start')
      expect(table.state.closing).toBe(104)
      table.leave(annulled ? 8 : 9)
      if (annulled) table.make('croupier irregular face-up-card', LOST, '...')
      else table.make(...ROUND, LOST, '...')
      expect(table.state).toMatchObject({ status: 'closed', closing: null, play: { lastShoe: false } })
    }
  })

  it('[BAC-34] counted hands after «último sabot» close it earlier', () => {
    const table = tableOf(puntoYBanca, { opening: 'open' })
    table.make('pit-boss instruct-closing', 'croupier announce-last', 'croupier show-cards', 'croupier shuffle')
    table.make('seat:2 cut 100', 'croupier load inserted', 'croupier assign-sabot', 'croupier start')
    table.make('croupier announce-hands 1', ...ROUND, LOST, '...')
    expect(table.state.status).toBe('closed')
    expect(table.said()).toContain('última mano de la mesa')
  })
})
