import { blackjackClassic, blackjackMendoza, canal21, challenge21 } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { tableOf } from '../table.js'

const SEATS = { 'seat:1': 50_000, 'seat:2': 50_000 }

describe('classic blackjack refuses', () => {
  it.each([
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards 5s 6s 9d 5d 6d',
      'seat:2 hit',
      'not-your-turn BJ-04 {"turn":"1.1"}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards 5s 6s 9d 5d 6d; seat:1 hit',
      'seat:1 hit',
      'card-to-come BJK-19 {}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards 5s 6s 9d 3d 6d',
      'seat:1 double',
      'cannot-double BJK-40 {"total":8}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards 5s 6s 9d 3d 6d; seat:1 hit; cards 2c',
      'seat:1 split',
      'no-pair BJK-36 {}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards 5s 6s 9d 5d 6d; seat:1 split; cards 5c; seat:1 split; cards 5h; seat:1 split; cards 5c',
      'seat:1 split',
      'split-often-enough BJK-37 {"most":3}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards As 6s 9d Ad 6d; seat:1 split; cards Ac',
      'seat:1 split',
      'card-to-come BJK-36 {}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards Ts 6s Ad 9d 6d',
      'seat:1 even-money 1',
      'no-natural BJK-26 {"box":1}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards Ts 6s Ad 9d 6d',
      'seat:1 insure insurance:2 500',
      'nothing-to-insure BJK-32 {"on":"insurance:2"}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards Ts 6s Ad 9d 6d',
      'seat:1 insure insurance:1 600',
      'misfit BJK-34 {"atLeast":100,"atMost":500,"stake":600}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; croupier no-more-bets; cards Ts Ad 9d',
      'seat:1 insure insurance:1 500',
      'not-enough-chips GEN-06 {"have":400}',
      { 'seat:1': 1400 },
    ],
    ['', 'seat:1 insure insurance:1 500', 'not-now BJK-32 {"phase":"betting","needs":["insurance"]}', SEATS],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards As 6s Ad Kd 6d',
      'seat:2 even-money 1',
      'no-natural BJK-26 {"box":1}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards As 6s Ad Kd 6d; seat:1 even-money 1',
      'seat:1 even-money 1',
      'no-natural BJK-26 {"box":1}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards As 6s Ad Kd 6d; seat:1 even-money 1',
      'seat:1 insure insurance:1 500',
      'nothing-to-insure BJK-32 {"on":"insurance:1"}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards As 6s Ad Kd 6d',
      'croupier settle-insurance',
      'not-now BJK-35 {"phase":"insurance","needs":["bank"]}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards Ts 6s 5d 9d 6d; seat:1 stand; seat:2 stand',
      'croupier settle-insurance',
      'no-insurance-due BJK-35 {}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets',
      'croupier irregular no-such',
      'no-such-cause BJ-16 {"causes":["face-up-card","extra-card","stuck-cards","one-more-stuck","bank-skipped","hand-short","bank-two-cards","card-seen","card-fell","bank-overdrew","card-refused"]}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets',
      'pit-boss irregular face-up-card',
      'not-your-move BJ-12 {"by":["croupier"]}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets',
      'seat:1 choose-stuck 2s',
      'no-stuck-cards BJ-14 {}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; croupier irregular stuck-cards; cards 2s 3s',
      'pit-boss choose-stuck 2s',
      'not-your-choice BJ-14 {"of":"seat:1"}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; croupier irregular stuck-cards; cards 2s 3s',
      'seat:2 choose-stuck 2s',
      'not-your-choice BJ-14 {"of":"seat:1"}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; croupier irregular stuck-cards; cards 2s 3s',
      'croupier choose-stuck 2s',
      'seat-not-named GEN-25 {}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; croupier irregular stuck-cards; cards 2s 3s',
      'croupier choose-stuck 2s for=seat:2',
      'not-your-choice BJ-14 {"of":"seat:1"}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; croupier irregular stuck-cards; cards 2s 3s',
      'seat:1 choose-stuck 4s',
      'no-such-card BJ-14 {}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards 4s 5s; croupier irregular stuck-cards; cards 2s 3s',
      'seat:1 choose-stuck 2s',
      'not-your-choice BJ-14 {"of":"pit-boss"}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards 4s 5s; croupier irregular stuck-cards; cards 2s 3s',
      'croupier choose-stuck 2s for=seat:1',
      'not-your-choice BJ-14 {"of":"pit-boss"}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; croupier irregular stuck-cards',
      'croupier irregular stuck-cards',
      'cannot-have-happened BJ-14 {}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; croupier irregular face-up-card',
      'croupier irregular stuck-cards',
      'cannot-have-happened BJ-14 {}',
      SEATS,
    ],
    ['', 'pit-boss irregular bank-two-cards', 'cannot-have-happened BJ-18 {}', SEATS],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards Ts 6s',
      'pit-boss irregular bank-two-cards',
      'cannot-have-happened BJ-18 {}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards Ts 6s 5d 9d 6d; pit-boss irregular bank-two-cards',
      'pit-boss irregular bank-two-cards',
      'cannot-have-happened BJ-18 {}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards Ts 6s 5d 9d 6d; pit-boss irregular bank-two-cards; cards 2c',
      'pit-boss irregular bank-two-cards',
      'cannot-have-happened BJ-18 {}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards Ts 6s 9d 9d 6d',
      'croupier irregular bank-overdrew',
      'cannot-have-happened BJ-22 {}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards Ts 6s 9d 9d 6d; seat:1 stand; seat:2 stand; cards 8s; croupier irregular bank-overdrew',
      'croupier irregular bank-overdrew',
      'cannot-have-happened BJ-22 {}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards Ts 6s 9d 9d 6d',
      'croupier irregular card-refused',
      'cannot-have-happened BJ-23 {}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards 5s 6s 9d 5d 6d; seat:1 double; cards 2c',
      'croupier irregular card-refused',
      'cannot-have-happened BJ-23 {}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards 5s 6s 9d 5d 6d; seat:1 hit; cards 2c; seat:1 hit',
      'croupier irregular card-refused',
      'cannot-have-happened BJ-23 {}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards Ts 6s 9d 9d 6d',
      'croupier irregular extra-card',
      'cannot-have-happened BJ-13 {}',
      SEATS,
    ],
    ['', 'seat:1 bet main:8 1000', 'no-such-bet BJK-14 {"on":"main:8"}', SEATS],
    ['', 'seat:1 bet main:2 1000', 'box-of-another BJ-04 {"box":2}', SEATS],
    ['', 'seat:1 bet main:4 1000', 'positions-not-adjacent BJK-03 {"box":4}', SEATS],
    ['pit-boss block-seat seat:3', 'seat:2 bet main:3 1000', 'seat-blocked GEN-37 {}', SEATS],
    [
      'seat:2 bet main:3 1000',
      'seat:4 bet main:3 1000',
      'box-of-another BJ-04 {"box":3}',
      { 'seat:2': 5000, 'seat:4': 5000 },
    ],
    [
      'seat:2 bet main:3 1000',
      'seat:3 sit zoe',
      'position-in-use BJK-03 {"box":3}',
      { 'seat:2': 5000, 'seat:4': 5000 },
    ],
  ] as const)('after %s: %s, %s', (before, move, why, seats) => {
    const table = tableOf(blackjackClassic, { seats })
    table.make(...before.split('; ').filter((move) => move !== ''))
    expect(table.refusedWhole(move)).toBe(why)
  })
})

describe('Mendoza refuses', () => {
  it.each([
    ['', 'seat:1 bet main:3 1000', 'box-not-granted MZA-50 {"box":3}', SEATS],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 2000; croupier no-more-bets; cards Ts 5d 9d 7c 6h',
      'seat:1 surrender 2',
      'no-hand-to-surrender MZA-40 {"box":2}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 2000; croupier no-more-bets; cards As 5d 9d Kc 6h',
      'seat:1 surrender 1',
      'no-hand-to-surrender MZA-40 {"box":1}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 2000; croupier no-more-bets; cards Ts 5d 9d 7c 6h; seat:1 surrender 1',
      'seat:1 surrender 1',
      'no-hand-to-surrender MZA-40 {"box":1}',
      SEATS,
    ],
    ['', 'seat:1 surrender 1', 'not-now MZA-40 {"phase":"betting","needs":["surrender"]}', SEATS],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 2000; croupier no-more-bets; cards Ts 5d 9d 7c 6h; seat:1 step-away',
      'seat:1 surrender 1',
      'not-present GEN-24 {"seat":"seat:1"}',
      SEATS,
    ],
    ['', 'seat:1 bet standing:8 500', 'no-such-bet MZA-13 {"on":"standing:8"}', SEATS],
  ] as const)('after %s: %s, %s', (before, move, why, seats) => {
    const table = tableOf(blackjackMendoza, { seats })
    table.make(...before.split('; ').filter((move) => move !== ''))
    expect(table.refusedWhole(move)).toBe(why)
  })
})

describe('Canal 21 refuses', () => {
  it.each([
    ['', 'seat:1 bet main:3 1000', 'position-not-held CAN-13 {"box":3}', SEATS],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards 4s 5d 9d 4d 6h; seat:1 hit; cards 4h',
      'seat:1 hit',
      'prize-to-be-paid CAN-22 {}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards 4s 5d 9d 4d 6h',
      'seat:1 double amount=900',
      'misfit CAN-37 {"atLeast":1000,"atMost":1000,"stake":900}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; seat:2 bet main:2 3000; croupier no-more-bets; cards 4s 5d 9d 4d 6h',
      'seat:1 double amount=1100',
      'misfit CAN-37 {"atLeast":1000,"atMost":1000,"stake":1100}',
      SEATS,
    ],
    [
      'seat:1 bet main:1 1000; croupier no-more-bets; cards 4s 9d 4d',
      'seat:1 double',
      'not-enough-chips CAN-37 {"have":900,"needs":1000}',
      { 'seat:1': 1900 },
    ],
  ] as const)('after %s: %s, %s', (before, move, why, seats) => {
    const table = tableOf(canal21, { seats })
    table.make(...before.split('; ').filter((move) => move !== ''))
    expect(table.refusedWhole(move)).toBe(why)
  })
})

describe('Challenge 21 refuses', () => {
  it.each([['', 'seat:1 bet round-1:7 1000', 'no-such-bet CHA-10 {"on":"round-1:7"}', SEATS]] as const)(
    'after %s: %s, %s',
    (before, move, why, seats) => {
      const table = tableOf(challenge21, { seats })
      table.make(...before.split('; ').filter((move) => move !== ''))
      expect(table.refusedWhole(move)).toBe(why)
    },
  )
})
