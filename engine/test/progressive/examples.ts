// The worked examples of docs/rules/progressive.md: what lies in the deck, who stakes what, and what must come out.

export interface Part {
  /** The side bet; none where it is left out. */
  readonly side?: number
  readonly folds?: true
  /** Places of the cards that are exchanged, or the place of the one that is replaced by a bought one. */
  readonly exchanges?: string
  readonly buys?: number
  readonly takesBack?: true
  readonly net: { readonly side: number; readonly base: number }
}

export interface Example {
  readonly name: string
  readonly rules: string
  readonly game: string
  readonly ante: number
  readonly before: number
  readonly base?: number
  readonly atLock: number
  readonly after: number
  readonly deck: string
  readonly seats: readonly Part[]
  /** Prizes in the order they are computed: seat, hand, amount. */
  readonly awards: readonly (readonly [seat: number, category: string, amount: number])[]
}

const lost = (base: number, side = -1_000): Part['net'] => ({ side, base })
const won = (side: number, base: number): Part['net'] => ({ side, base })

export const SCJ_EXAMPLES: readonly Example[] = [
  {
    name: 'one fixed prize, stake not returned',
    rules: 'PRG-02 PRG-21 PRG-26 PRG-27 PRG-31 PRG-39',
    game: 'caribbean-poker',
    ante: 1_000,
    before: 8_000_000,
    atLock: 8_002_400,
    after: 7_952_400,
    deck: 'Kc Ts Qs Ac Jc 8d 7d Ks 8c 5h Tc 9d 6c 5c 9h 7s 2c 3s 2d 4h',
    seats: [
      { side: 1_000, net: won(49_000, 11_000) },
      { side: 1_000, net: lost(3_000) },
      { side: 1_000, folds: true, net: lost(-1_000) },
    ],
    awards: [[1, 'flush', 50_000]],
  },
  {
    name: 'two straight flushes on the same flop, indivisible peso',
    rules: 'PRG-20 PRG-28 PRG-34 PRG-35 PRG-47',
    game: 'holdem-plus',
    ante: 1_000,
    before: 3_139_993,
    atLock: 3_141_593,
    after: 2_827_434,
    deck: '5s Ts Kh 6s Js Kc Qd 7s 8s 9s 2d 4h',
    seats: [
      { side: 1_000, net: won(156_079, 22_000) },
      { side: 1_000, net: won(156_080, 22_000) },
    ],
    awards: [
      [2, 'straight-flush', 157_080],
      [1, 'straight-flush', 157_079],
    ],
  },
  {
    name: 'two royals, odd pot',
    rules: 'PRG-02 PRG-30 PRG-34 PRG-35 PRG-40',
    game: 'caribbean-poker',
    ante: 1_000,
    before: 12_344_079,
    base: 2_000_000,
    atLock: 12_345_679,
    after: 2_000_000,
    deck: 'Th 2s Ts 9d Jh 7d Js 9s Qh 9c Qs 6d Kh Jd Ks 3c Ah 4c As 5h',
    seats: [
      { side: 1_000, net: won(6_171_839, 201_000) },
      { folds: true, net: lost(-1_000, 0) },
      { side: 1_000, net: won(6_171_840, 201_000) },
    ],
    awards: [
      [3, 'royal-flush', 6_172_840],
      [1, 'royal-flush', 6_172_839],
    ],
  },
  {
    name: 'three straight flushes, remainder of two pesos',
    rules: 'PRG-34 PRG-35 PRG-47',
    game: 'caribbean-poker',
    ante: 1_000,
    before: 9_997_610,
    atLock: 10_000_010,
    after: 9_000_009,
    deck: '2h 5s 8d Ac 3h 6s 9d Ks 4h 7s Td 9c 5h 8s Jd 7c 6h 9s Qd 4c',
    seats: [
      { side: 1_000, net: won(332_333, 101_000) },
      { side: 1_000, net: won(332_333, 101_000) },
      { side: 1_000, net: won(332_335, 101_000) },
    ],
    awards: [
      [3, 'straight-flush', 333_335],
      [2, 'straight-flush', 333_333],
      [1, 'straight-flush', 333_333],
    ],
  },
  {
    name: 'straight flush and royal together',
    rules: 'PRG-36',
    game: 'caribbean-poker',
    ante: 1_000,
    before: 9_998_400,
    base: 2_000_000,
    atLock: 10_000_000,
    after: 2_000_000,
    deck: '2h Ts 8d 3h Js 8c 4h Qs 9c 5h Ks 7c 6h As 4c',
    seats: [
      { side: 1_000, net: won(999_000, 101_000) },
      { side: 1_000, net: won(8_999_000, 201_000) },
    ],
    awards: [
      [1, 'straight-flush', 1_000_000],
      [2, 'royal-flush', 9_000_000],
    ],
  },
  {
    name: 'fixed prizes first, then 10 %, then the rest',
    rules: 'PRG-32 PRG-33 PRG-36 PRG-37 PRG-47',
    game: 'caribbean-poker',
    ante: 1_000,
    before: 19_996_001,
    base: 2_000_000,
    atLock: 20_000_001,
    after: 2_000_000,
    deck: 'Kc 9s 4s 2d Th Js Jc 9h 5s 3d Jh Jd 8c 9d 6s 4d Qh 7h 6c 9c 7s 5d Kh 5h 2c 3c 8s 6d Ah 2s',
    seats: [
      { side: 1_000, net: won(49_000, 11_000) },
      { side: 1_000, net: won(499_000, 41_000) },
      { side: 1_000, net: won(971_500, 101_000) },
      { side: 1_000, net: won(971_500, 101_000) },
      { side: 1_000, net: won(17_504_001, 201_000) },
    ],
    awards: [
      [1, 'flush', 50_000],
      [2, 'poker', 500_000],
      [4, 'straight-flush', 972_500],
      [3, 'straight-flush', 972_500],
      [5, 'royal-flush', 17_505_001],
    ],
  },
  {
    name: 'cap of 5,000 times the bet, and a royal that takes all that is left',
    rules: 'PRG-29 PRG-36',
    game: 'caribbean-poker',
    ante: 1_000,
    before: 39_999_200,
    base: 2_000_000,
    atLock: 40_000_000,
    after: 2_000_000,
    deck: '2h Ts 8d 3h Js 8c 4h Qs 9c 5h Ks 7c 6h As 4c',
    seats: [
      { side: 500, net: won(2_499_500, 101_000) },
      { side: 500, net: won(37_499_500, 201_000) },
    ],
    awards: [
      [1, 'straight-flush', 2_500_000],
      [2, 'royal-flush', 37_500_000],
    ],
  },
  {
    name: 'unequal bets: split first, each share capped by its own bet',
    rules: 'PRG-05 PRG-29 PRG-34',
    game: 'caribbean-poker',
    ante: 1_000,
    before: 59_998_000,
    atLock: 60_000_000,
    after: 54_500_000,
    deck: '2h 8d Ac 3h 9d Ks 4h Td 9c 5h Jd 7c 6h Qd 4c',
    seats: [
      { side: 500, net: won(2_499_500, 101_000) },
      { side: 2_000, net: won(2_998_000, 101_000) },
    ],
    awards: [
      [2, 'straight-flush', 3_000_000],
      [1, 'straight-flush', 2_500_000],
    ],
  },
  {
    name: 'Draw Poker: exchange and retirement forfeit, a bank that does not open does not matter',
    rules: 'PRG-18 PRG-21 PRG-24 PRG-25',
    game: 'draw-poker',
    ante: 1_000,
    before: 8_000_000,
    atLock: 8_002_400,
    after: 7_902_400,
    deck: 'Kc 9s Qs Ah Jc 9h Qh Jd 8c 9d Qd 7h 6c 4s 5c 3c 2c 4h 5s 2s Ac Th 6d',
    seats: [
      { side: 1_000, exchanges: '5', net: lost(1_000) },
      { side: 1_000, folds: true, net: lost(-1_000) },
      { side: 1_000, net: won(99_000, 1_000) },
    ],
    awards: [[3, 'full', 100_000]],
  },
  {
    name: "Hold'em Plus: a color that needs the turn earns nothing",
    rules: 'PRG-20',
    game: 'holdem-plus',
    ante: 1_000,
    before: 5_000_000,
    atLock: 5_000_800,
    after: 5_000_800,
    deck: 'As Kh 5s Kc Qd Ks 9s 3d 2s 4h',
    seats: [{ side: 1_000, net: lost(4_000) }],
    awards: [],
  },
  {
    name: 'Go Poker: taking lines back does not affect the side bet',
    rules: 'PRG-22',
    game: 'go-poker',
    ante: 1_000,
    before: 5_000_000,
    atLock: 5_000_800,
    after: 4_900_800,
    deck: '4s 4c 4d 7s 7h',
    seats: [{ side: 1_000, takesBack: true, net: won(99_000, 11_000) }],
    awards: [[1, 'full', 100_000]],
  },
  {
    name: 'Caribbean Plus: buying forfeits; unequal fixed prizes',
    rules: 'PRG-19 PRG-33',
    game: 'caribbean-poker-plus',
    ante: 500,
    before: 8_000_000,
    atLock: 8_003_200,
    after: 7_853_200,
    deck: '7s Kc As Ah 7d Jc Js Kd 7h 8c 8s 9d 5c 6c 6s 3c 2d 2c 3s 4h 5h',
    seats: [
      { side: 1_000, buys: 5, net: lost(7_000) },
      { side: 1_000, net: won(49_000, 5_500) },
      { side: 2_000, net: won(98_000, 5_500) },
    ],
    awards: [
      [3, 'flush', 100_000],
      [2, 'flush', 50_000],
    ],
  },
  {
    name: 'position 1 does not win: the odd peso goes to the winner nearest to it',
    rules: 'PRG-35',
    game: 'caribbean-poker',
    ante: 1_000,
    before: 10_007_612,
    atLock: 10_010_012,
    after: 9_009_011,
    deck: '2h 8d Ts Ac 3h 9d 8s Ks 4h Td 5d 9c 5h Jd 3c 7c 6h Qd 2s 4c',
    seats: [
      { side: 1_000, net: won(499_500, 101_000) },
      { side: 1_000, net: won(499_501, 101_000) },
      { side: 1_000, folds: true, net: lost(-1_000) },
    ],
    awards: [
      [2, 'straight-flush', 500_501],
      [1, 'straight-flush', 500_500],
    ],
  },
]

const arica = { game: 'draw-poker-arica', ante: 2_000 } as const

export const ARICA_EXAMPLES: readonly Example[] = [
  {
    ...arica,
    name: 'escalera simple, one seguro',
    rules: 'PRA-01 PRA-09 PRA-14 PRA-21',
    before: 5_000_000,
    atLock: 5_000_800,
    after: 4_980_800,
    deck: '5s Kh 6d Kc 7h Ad 8c 6s 9s 4h 2d Jc',
    seats: [{ side: 1_000, net: won(19_000, 14_000) }],
    awards: [[1, 'straight', 20_000]],
  },
  {
    ...arica,
    name: 'a prize for each seguro: two double it',
    rules: 'PRA-08 PRA-10 PRA-15 PRA-16',
    before: 5_000_000,
    atLock: 5_002_400,
    after: 4_897_400,
    deck: '9s Kc 7h 9h Jc 7c 9d 8c Ad 4s 6c 6s 4h 2c 4d 2d Js',
    seats: [
      { side: 2_000, net: won(78_000, 2_000) },
      { side: 1_000, net: won(24_000, 2_000) },
    ],
    awards: [
      [2, 'flush', 25_000],
      [1, 'full', 80_000],
    ],
  },
  {
    ...arica,
    name: 'two straight flushes, no cap, seguros do not weight the split',
    rules: 'PRA-08 PRA-11 PRA-17 PRA-18',
    before: 7_651_131,
    atLock: 7_654_331,
    after: 6_888_898,
    deck: '2h 8d 7c 3h 9d 7s 4h Td Ac 5h Jd 6s 6h Qd 4c 2d Js',
    seats: [
      { side: 1_000, net: won(381_716, 2_000) },
      { side: 3_000, net: won(379_717, 2_000) },
    ],
    awards: [
      [2, 'straight-flush', 382_717],
      [1, 'straight-flush', 382_716],
    ],
  },
  {
    ...arica,
    name: 'a fixed prize, then two royals with the odd peso',
    rules: 'PRA-09 PRA-12 PRA-15 PRA-18 PRA-19 PRA-22',
    before: 8_996_801,
    base: 3_000_000,
    atLock: 9_000_001,
    after: 3_000_000,
    deck: '5s 9s Th Ts 7c 6d 9h Jh Js 7s 7h 9d Qh Qs Ac 8c Tc Kh Ks 6s 9c 3c Ah As 4c 2d Jc',
    seats: [
      { side: 1_000, net: won(19_000, 2_000) },
      { side: 1_000, net: lost(2_000) },
      { side: 1_000, net: won(4_489_000, 2_000) },
      { side: 1_000, net: won(4_489_001, 2_000) },
    ],
    awards: [
      [1, 'straight', 20_000],
      [4, 'royal-flush', 4_490_001],
      [3, 'royal-flush', 4_490_000],
    ],
  },
  {
    ...arica,
    name: 'exchange forfeits; 10 % without a cap',
    rules: 'PRA-06 PRA-11',
    before: 79_998_400,
    atLock: 80_000_000,
    after: 72_000_000,
    deck: 'Kc 2h 7c Jc 3h 7s 8c 4h Ad 6c 5h 6s 2c 6h 4c Ac 2d Jd',
    seats: [
      { side: 1_000, exchanges: '5', net: lost(2_000) },
      { side: 1_000, net: won(7_999_000, 2_000) },
    ],
    awards: [[2, 'straight-flush', 8_000_000]],
  },
]
