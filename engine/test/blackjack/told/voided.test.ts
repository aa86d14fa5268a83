import { blackjackClassic, blackjackMendoza, canal21, challenge21 } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { LIMITS, type State, tableOf, told } from '../table.js'

const SEATS = { 'seat:1': 50_000, 'seat:2': 50_000, 'seat:3': 50_000 }

const empty = (s: State): State => ({
  ...s,
  play: { ...s.play, shoe: { ...s.play.shoe, out: s.play.shoe.cards.decks * 52, cutCardShown: true } },
})

const classic = (...lines: readonly string[]) => {
  const table = tableOf(blackjackClassic, { seats: SEATS })
  table.make('seat:1 bet main:1 1000', 'seat:2 bet main:2 1000', 'seat:3 bet main:3 1000', 'croupier no-more-bets')
  table.make(...lines)
  return table
}

describe('cards that run out, told whole', () => {
  it('[BJ-15 BJK-49 BJK-53] naturals from the right, every other bet back, insurance and raises too', () => {
    const table = classic('cards As 5s Ah Ad Kh 6s Qh', 'seat:2 insure insurance:2 500', 'croupier no-more-insurance')
    table.make('seat:2 double')
    table.set(empty)
    expect(table.refusedWhole('chance card 2c')).toBe('shoe-exhausted BJ-15 {}')
    expect(told(table.make('croupier end-shoe'))).toEqual([
      'shoe-exhausted BJ-15',
      'paid BJ-15 seat=seat:3 amount=1500 [main:3 3:2 1500 BJ-15] bank>seat:3 1500 seat:3/stakes>seat:3 1000',
      'paid BJ-15 seat=seat:1 amount=1500 [main:1 3:2 1500 BJ-15] bank>seat:1 1500 seat:1/stakes>seat:1 1000',
      'bet-voided BJ-15 seat=seat:2 on=main:2 with=money stake=1000 seat:2/stakes>seat:2 1000',
      'bet-voided BJ-15 seat=seat:2 on=insurance:2 with=money stake=500 seat:2/stakes>seat:2 500',
      'bet-voided BJ-15 seat=seat:2 on=double:2.1 with=money stake=1000 seat:2/stakes>seat:2 1000',
      'cards-collected BJK-49 seat=seat:3 hand=3.1',
      'cards-collected BJK-49 seat=seat:2 hand=2.1',
      'cards-collected BJK-49 seat=seat:1 hand=1.1',
      'cards-collected BJK-49 hand=bank',
      'shuffle-announced BJK-53',
      'round-ended BJK-49 round=1',
    ])
  })

  it('[BJ-15 BJK-20 BJK-44] what is out of the round already stays as it was settled', () => {
    const table = classic(
      'cards Ts Ts Ts 9d 6h 6h 5h',
      'seat:1 surrender',
      'seat:2 hit',
      'cards Kd',
      'croupier collect',
    )
    table.make('seat:3 hit')
    table.set(empty)
    expect(told(table.make('croupier end-shoe'))).toEqual([
      'shoe-exhausted BJ-15',
      'bet-voided BJ-15 seat=seat:3 on=main:3 with=money stake=1000 seat:3/stakes>seat:3 1000',
      'cards-collected BJK-49 seat=seat:3 hand=3.1',
      'cards-collected BJK-49 hand=bank',
      'shuffle-announced BJK-53',
      'round-ended BJK-49 round=1',
    ])
    expect([1, 2, 3].map((seat) => table.net(`seat:${seat}`))).toEqual([-500, -1000, 0])
  })

  it('[BJ-15] it is no end while cards are left, laid aside ones among them, nor while none is due', () => {
    const table = classic('cards Ts Ts Ts 9d 6h 6h 5h')
    table.set(empty)
    expect(table.refusedWhole('croupier end-shoe')).toBe('no-card-due BJ-15 {}')
    table.make('seat:1 hit')
    const left = (cards: number) => (s: State) => ({
      ...s,
      play: { ...s.play, shoe: { ...s.play.shoe, out: s.play.shoe.cards.decks * 52 - cards } },
    })
    table.set(left(1))
    expect(table.refusedWhole('croupier end-shoe')).toBe('cards-left BJ-15 {"left":1}')
    table.set((s) => ({ ...empty(s), play: { ...empty(s).play, aside: ['2c'] } }))
    expect(table.refusedWhole('croupier end-shoe')).toBe('cards-left BJ-15 {"left":0}')
    expect(classic().refusedWhole('croupier end-shoe')).toBe('cards-left BJ-15 {"left":311}')
    const idle = tableOf(blackjackClassic, { seats: SEATS })
    expect(idle.refusedWhole('croupier end-shoe')).toBe(
      'not-now BJ-15 {"phase":"betting","needs":["deal","turns","bank","tie-break"]}',
    )
  })

  it('[MZA-07 MZA-34 MZA-04] Mendoza: who stands behind a natural is paid too', () => {
    const table = tableOf(blackjackMendoza, {
      seats: { 'seat:1': 50_000, 'seat:2': 50_000, 'seat:8': 50_000 },
      config: LIMITS,
    })
    table.make('seat:1 bet main:1 1000', 'seat:8 bet standing:1 2000', 'seat:2 bet main:2 1000')
    table.make('croupier no-more-bets', 'cards As 9s 9d Kh 2h', 'croupier no-more-surrenders', 'croupier pay')
    expect([table.net('seat:1'), table.net('seat:8')]).toEqual([1500, 3000])
    const waits = tableOf(blackjackMendoza, {
      seats: { 'seat:1': 50_000, 'seat:2': 50_000, 'seat:8': 50_000 },
      config: LIMITS,
    })
    waits.make('seat:1 bet main:1 1000', 'seat:8 bet standing:1 2000', 'seat:2 bet main:2 1000')
    waits.make('croupier no-more-bets', 'cards As 9s Td Kh 2h', 'croupier no-more-surrenders', 'seat:2 hit')
    waits.set(empty)
    expect(told(waits.make('croupier end-shoe')).slice(0, 4)).toEqual([
      'shoe-exhausted MZA-07',
      'paid MZA-07 seat=seat:1 amount=1500 [main:1 3:2 1500 MZA-07] bank>seat:1 1500 seat:1/stakes>seat:1 1000',
      'paid MZA-07 seat=seat:8 amount=3000 [standing:1 3:2 3000 MZA-07] bank>seat:8 3000 seat:8/stakes>seat:8 2000',
      'bet-voided MZA-07 seat=seat:2 on=main:2 with=money stake=1000 seat:2/stakes>seat:2 1000',
    ])
  })

  it('[CAN-58 CAN-23 BJ-15] Canal 21: a natural that waits for the bank is void, unless the cut card was forgotten', () => {
    const start = (load: string) => {
      const table = tableOf(canal21, { seats: SEATS, opening: 'open' })
      table.make('croupier show-cards', 'croupier shuffle', 'seat:3 cut 60', `croupier load ${load}`, 'croupier burn')
      table.make('seat:1 pass-positions', 'seat:2 pass-positions', 'seat:3 pass-positions', 'croupier burn')
      table.make('croupier start', 'seat:1 bet main:1 1000', 'seat:2 bet main:2 1000', 'croupier no-more-bets')
      table.make('cards As 9s Kd Kh 2h', 'croupier no-more-insurance', 'seat:2 hit')
      return table
    }
    const there = start('inserted')
    there.set(empty)
    expect(told(there.make('croupier end-shoe')).slice(0, 3)).toEqual([
      'shoe-exhausted CAN-58',
      'bet-voided CAN-58 seat=seat:1 on=main:1 with=money stake=1000 seat:1/stakes>seat:1 1000',
      'bet-voided CAN-58 seat=seat:2 on=main:2 with=money stake=1000 seat:2/stakes>seat:2 1000',
    ])
    const forgotten = start('forgotten')
    expect(told(forgotten.make('croupier end-shoe')).slice(0, 3)).toEqual([
      'shoe-exhausted BJ-15',
      'paid BJ-15 seat=seat:1 amount=1000 [main:1 1:1 1000 BJ-15] bank>seat:1 1000 seat:1/stakes>seat:1 1000',
      'bet-voided BJ-15 seat=seat:2 on=main:2 with=money stake=1000 seat:2/stakes>seat:2 1000',
    ])
  })

  it('[BJ-15 CHA-17 CHA-20 CHA-41] Challenge 21: bets of a round that was settled are released, the others void', () => {
    const table = tableOf(challenge21, { seats: SEATS })
    table.make('seat:1 bet round-1:1 1000', 'seat:1 bet round-2:1 2000', 'croupier no-more-bets', 'cards Ts 6d 9h')
    table.make('seat:1 stand', 'cards Td 9c', 'croupier collect', 'croupier pay')
    table.set(empty)
    expect(told(table.make('croupier end-shoe'))).toEqual([
      'shoe-exhausted BJ-15',
      'bet-voided BJ-15 seat=seat:1 on=round-2:1 with=money stake=2000 seat:1/stakes>seat:1 2000',
      'cards-collected CHA-21 seat=seat:1 hand=1.1',
      'cards-collected CHA-21 hand=bank',
      'stake-released CHA-21 seat=seat:1 on=round-1:1 with=money stake=1000 seat:1/stakes>seat:1 1000',
      'shuffle-announced CHA-41',
      'round-ended CHA-21 round=1',
    ])
    expect(table.net('seat:1')).toBe(1000)
  })
})

describe('a hand without cards, told whole', () => {
  it('[BJ-19 BJK-16] the later cards move up, and the deal goes on with those who are left', () => {
    const table = classic('cards 2s 3s 4s 5s')
    expect(told(table.make('croupier no-cards 2'))).toEqual([
      'hand-invalid BJ-19 box=2',
      'bet-returned BJ-19 seat=seat:2 on=main:2 with=money stake=1000 seat:2/stakes>seat:2 1000',
    ])
    expect(table.play.hands.map(({ id, cards }) => `${id} ${cards.join(' ')}`)).toEqual(['1.1 2s 5s', '3.1 3s'])
    expect([table.play.bank.cards, table.play.aside]).toEqual([['4s'], []])
    table.make('cards 6s')
    expect([table.phase, table.play.turn]).toEqual(['turns', '1.1'])
  })

  it('[BJ-19] with cards enough for the others the deal is done, and what is too many is played next', () => {
    const table = classic('cards 2s 3s 4s 5s 6s 7s')
    table.make('croupier no-cards 3')
    expect(table.play.hands.map(({ id, cards }) => `${id} ${cards.join(' ')}`)).toEqual(['1.1 2s 5s', '2.1 3s 6s'])
    expect([table.phase, table.play.bank.cards, table.play.aside]).toEqual(['turns', ['4s'], ['7s']])
  })

  it('[BJ-19] the last one ends the round; before the first card nothing moves', () => {
    const table = classic()
    expect(table.refusedWhole('croupier no-cards 4')).toBe('no-such-hand BJ-19 {"box":4}')
    table.make('croupier no-cards 1', 'croupier no-cards 3')
    expect(table.play.hands).toEqual([])
    expect(table.types(table.make('croupier no-cards 2'))).toEqual(['hand-invalid', 'bet-returned', 'round-ended'])
    expect([table.phase, table.net('seat:1'), table.net('seat:2')]).toEqual(['idle', 0, 0])
    expect(classic('cards 2s 3s 4s 5s 6s 7s 8s').refused('croupier no-cards 1')).toBe('not-now BJ-19')
  })

  it('[BJ-19 BJ-14] not while stuck cards wait for a choice', () => {
    const table = classic('cards 2s', 'croupier irregular stuck-cards')
    expect(table.refused('croupier no-cards 3')).toBe('cannot-have-happened BJ-19')
  })

  it('[MZA-21 MZA-30] nor once the bank is owed its first card', () => {
    const table = tableOf(blackjackMendoza, { seats: { 'seat:1': 50_000, 'seat:2': 50_000 } })
    table.make('seat:1 bet main:1 1000', 'seat:2 bet main:2 1000', 'croupier no-more-bets', 'cards Ts 9s 8h')
    table.make('croupier irregular bank-skipped')
    expect(table.refused('croupier no-cards 2')).toBe('cannot-have-happened MZA-21')
  })
})
