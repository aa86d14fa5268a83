// What one seat or one pot does leaves the others as they were.

import type { Table } from '@tapete/engine'
import { expect, it } from 'vitest'
import { alone } from '../alone.js'
import { betting, done, type House, type Log, logOf } from '../house.js'
import { allGo, buy, light } from '../side.js'
import { tells, tellsAlone } from '../tells.js'
import { besideTwoLitPots, besideTwoPots, lockedRound, settledRound } from './openings.js'

it('[PRG-03 PRG-06 PRG-13] who adds to a side bet adds to no other', () => {
  tellsAlone(
    besideTwoLitPots(),
    `
    > seat:1 light pozo 500
    lamp-lit (PRG-12) seat=seat:1 pot=pozo amount=500 total=1500 with=credits seat:1/credits>seat:1/side:500
    > croupier light otro 500 for=seat:3
    lamp-lit (PRG-12) seat=seat:3 pot=otro amount=500 total=1000 with=money seat:3>seat:3/side:500
    > seat:1 bet ante 500
    > seat:3 bet ante 500
    > croupier no-more-bets
    said (CAR-03) phrase=no más apuestas
    side-bet-returned (PRG-03) seat=seat:2 pot=pozo amount=1000 why=no-base-bet seat:2/side>seat:2/credits:1000
    side-bets-locked (PRG-13) pot=pozo round=1 amount=1500 seats=["seat:1"] seat:1/side>link:1500 tells pozo contribute 1 1500
    side-bets-locked (PRG-13) pot=otro round=1 amount=1500 seats=["seat:3","seat:1"] seat:3/side>link:1000 seat:1/side>link:500 tells otro contribute 1 1500
  `,
  )
})

it('[PRG-09 PRG-10 PRG-11] credits that wait to be activated keep nobody from betting chips, and all chips may be changed', () => {
  tellsAlone(
    besideTwoPots(),
    `
    > seat:2 cash-out 400
    > seat:2 buy-credits 1000
    credits-bought (PRG-09) seat=seat:2 amount=1000 active=false to=["seat:2"] seat:2>seat:2/credits:1000
    ! seat:2 light pozo 1000
    credits-not-activated PRG-09 {inactive:1000}
    > seat:3 cash-out 49000
    > seat:3 buy-credits 500
    > seat:3 light otro 500
    lamp-lit (PRG-12) seat=seat:3 pot=otro amount=500 total=500 with=money seat:3>seat:3/side:500
    = seat:2 0, seat:2/credits 1000, seat:3 0, seat:3/credits 500, seat:3/side 500
  `,
  )
})

it('[PRG-08 PRG-41] a pot with no bet in the round changes its terms, or goes, while another is locked', () => {
  const table = besideTwoPots()
  table.make('croupier buy-credits 1000 for=seat:1', 'seat:1 light pozo 1000', 'seat:1 bet ante 500')
  tellsAlone(
    table,
    `
    > croupier no-more-bets
    > log:otro pot-terms caribbean-poker open 2 500 1000 1000 manual
    pot-terms-told (PRG-08) pot=otro open=true version=2 credit=500 min=1000 max=1000 acceptor=manual lucky=null
    > log:otro pot-left
    pot-gone (PRG-08) pot=otro
    ! log:pozo pot-left
    side-bets-locked PRG-13 {}
  `,
  )
})

it('[PRG-08 GEN-41] a payment of the base game that is held keeps no pot', () => {
  const table = besideTwoPots()
  table.make('seat:1 bet ante 500', 'croupier no-more-bets', 'chance deal Kc,Ad', 'chance deal Jc,Ks')
  table.make('chance deal 8c,9d', 'chance deal 6c,7s', 'chance deal 2c', 'chance turn-up 4h', 'seat:1 go')
  table.make('croupier uncover', 'croupier show-hand', 'pit-boss hold seat:1')
  tellsAlone(
    table,
    `
    > croupier settle-hand
    > croupier clear
    = hold:1 5500
    > log:pozo pot-left
    pot-gone (PRG-08) pot=pozo
  `,
  )
})

it('[GEN-42 PRG-38] an order to hold counts from the clock, and so do the payments of poker and of a pot that it may hold', () => {
  const { game } = lockedRound().mesa as Log
  const counting = (s: Table) =>
    ['settle-hand', 'retire', 'pay-prizes'].filter((name) =>
      game.rules.find((rule) => rule.do === name)?.countsTime?.(s),
    )
  const house = settledRound()
  done(house, 'mesa', 'croupier claim-prizes')
  expect(counting((house.mesa as Log).state)).toEqual([])
  done(house, 'mesa', 'pit-boss hold seat:1')
  expect(counting((house.mesa as Log).state)).toEqual(['settle-hand', 'retire', 'pay-prizes'])
})

/** Flushes against ace and king: of clubs for seat 1, of diamonds for seat 2. */
const TWO_FLUSHES = 'Kc Td Ac Jc 8d Ks 8c 5d 9h 6c 4d 7s 2c 3d 4h'.split(' ')

it('[PRG-33 PRG-38 GEN-41] one prize is held and the other paid, from the right', () => {
  const house = lockedRound()
  allGo(house, [...TWO_FLUSHES], 'claim-prizes')
  tells(
    house,
    `
    > mesa croupier claim-prizes
    > mesa pit-boss hold seat:2
    mesa hold-ordered (GEN-41) seat=seat:2 to=["seat:2"]
    > mesa croupier pay-prizes
    mesa prize-paid (PRG-38) seat=seat:2 pot=pozo category=flush amount=50000 held=true prizes>hold:1:50000
    mesa payment-held (GEN-41) seat=seat:2 hold=hold:1 amount=50000 to=["seat:2"]
    mesa prize-paid (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 prizes>seat:1:50000
  `,
  )
})

it('[PRG-33 PRG-38 GEN-41] two that are held are held apart', () => {
  const house = lockedRound()
  allGo(house, [...TWO_FLUSHES], 'claim-prizes')
  tells(
    house,
    `
    > mesa croupier claim-prizes
    > mesa pit-boss hold seat:1
    > mesa pit-boss hold seat:2
    > mesa croupier pay-prizes
    mesa prize-paid (PRG-38) seat=seat:2 pot=pozo category=flush amount=50000 held=true prizes>hold:1:50000
    mesa payment-held (GEN-41) seat=seat:2 hold=hold:1 amount=50000 to=["seat:2"]
    mesa prize-paid (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 held=true prizes>hold:2:50000
    mesa payment-held (GEN-41) seat=seat:1 hold=hold:2 amount=50000 to=["seat:1"]
  `,
  )
})

it('[PRG-18 PRG-25 DRW-31 DRW-32] a hand that exchanged a card is not read, one that kept its own is', () => {
  const table = alone('draw-poker', { min: 500, max: 5_000 }, { 'seat:1': 50_000, 'seat:2': 50_000 })
  table.make('log:pozo pot-terms draw-poker open 1 500 500 1000 manual', 'seat:1 light pozo 1000')
  table.make('seat:2 light pozo 500', 'seat:1 bet ante 500', 'seat:2 bet ante 1000', 'croupier no-more-bets')
  table.make('chance deal Ks,Qs,7c', 'chance deal Jd,Td,6d', 'chance deal 8h,7h,4s', 'chance deal 6c,5c,3h')
  table.make('chance deal 2s,3s,2c', 'seat:1 go', 'seat:2 go', 'seat:1 exchange 5', 'seat:2 exchange -')
  table.make('chance deal 9h', 'croupier uncover', 'chance turn-up Jh,9c')
  tellsAlone(
    table,
    `
    ! croupier settle-hand
    hand-not-read PRG-25 {}
    > croupier read-hand
    hand-shown (PRG-25) seat=seat:2 cards=["Qs","Td","7h","5c","3s"] category=high-card hand=["Qs","Td","7h","5c","3s"] used=[] result=null
    said (PRG-25) phrase=carta alta reina
    > croupier settle-hand
    paid (DRW-33) seat=seat:2 amount=1000 lines=[{"on":"ante","with":"money","stake":1000,"odds":{"num":1,"den":1},"amount":1000,"void":false,"cite":"DRW-31"}] bank>seat:2:1000 seat:2/stakes>seat:2:1000
    pushed (DRW-32) seat=seat:2 on=bet with=money stake=2000
    cards-collected (PB-28) seat=seat:2 cards=5
    ! croupier read-hand
    no-hand-to-read PRG-25 {}
    > croupier settle-hand
    paid (DRW-33) seat=seat:1 amount=500 lines=[{"on":"ante","with":"money","stake":500,"odds":{"num":1,"den":1},"amount":500,"void":false,"cite":"DRW-31"}] bank>seat:1:500 seat:1/stakes>seat:1:500
    pushed (DRW-32) seat=seat:1 on=bet with=money stake=1000
    cards-collected (PB-28) seat=seat:1 cards=5
    > croupier claim-prizes
    side-bet-lost (PRG-26) seat=seat:2 pot=pozo amount=500 why=no-prize
    side-bet-lost (PRG-18) seat=seat:1 pot=pozo amount=1000 why=exchanged
  `,
  )
})

it('[PRG-02 PRG-13] no lamp goes out by itself while the round is broken off', () => {
  tellsAlone(
    besideTwoLitPots(),
    `
    > pit-boss out-of-order
    ? light unlight
    > croupier give-back
    round-ended (PB-10) round=1
    table-suspended (PB-10) reason=out-of-order
    side-bet-returned (PRG-39) seat=seat:1 pot=pozo amount=1000 why=void-round seat:1/side>seat:1/credits:1000
    side-bet-returned (PRG-39) seat=seat:3 pot=otro amount=500 why=void-round seat:3/side>seat:3:500
    side-bet-returned (PRG-39) seat=seat:2 pot=pozo amount=1000 why=void-round seat:2/side>seat:2/credits:1000
    side-bet-returned (PRG-39) seat=seat:1 pot=otro amount=500 why=void-round seat:1/side>seat:1:500
  `,
  )
})

it('[GEN-38 PRG-26 PRG-32] a card of the board that was told as another opens the claims of two pots, and undoes one award', () => {
  const house: House = {
    pozo: logOf('progressive-scj', { credit: 500, min: 500, max: 2_000, base: 1_000_000 }),
    segundo: logOf('progressive-scj', { credit: 500, min: 500, max: 500, base: 200_000 }),
    mesa: logOf('go-poker', { min: 500, max: 5_000, faces: 'turned' }),
  }
  for (const pot of ['pozo', 'segundo']) done(house, pot, 'room-head connect mesa go-poker', 'room-head open-pot')
  betting(house, 'mesa', { 'seat:1': 100_000, 'seat:2': 100_000 })
  light(house, 1, 1_000)
  buy(house, 2, 500)
  const lines = (seat: number) => [1, 2, 3].map((line) => `seat:${seat} bet line-${line} 500`)
  const stay = ['seat:1 stay', 'seat:2 stay']
  done(house, 'mesa', 'seat:2 light segundo 500', ...lines(1), ...lines(2), 'croupier no-more-bets')
  done(house, 'mesa', 'croupier lay', 'croupier lay', 'croupier lay', ...stay, 'croupier uncover cards=6c')
  done(house, 'mesa', ...stay, 'croupier uncover cards=3c')
  done(house, 'mesa', 'croupier show-hand cards=2h,2s,6d', 'croupier settle-hand')
  done(house, 'mesa', 'croupier show-hand cards=Kc,Jc,8c', 'croupier settle-hand')
  tells(
    house,
    `
    > mesa croupier claim-prizes
    mesa side-bet-lost (PRG-26) seat=seat:2 pot=segundo amount=500 why=no-prize
    mesa pot-hit (PRG-26) seat=seat:1 pot=pozo category=flush bet=1000 tells pozo hit 1 seat:1 flush 1000
    mesa prizes-claimed (PRG-38) pot=pozo round=1 tells pozo award 1
    pozo hit (PRG-17) table=mesa round=1 seat=seat:1 category=flush bet=1000
    pozo prize-awarded (PRG-27) table=mesa round=1 seat=seat:1 category=flush bet=1000 share=50000 capped=false amount=50000 main>link:50000 tells mesa pot-prize 1 seat:1 flush 50000
    mesa prize-due (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 link>prizes:50000
    > mesa pit-boss misread 3c 2d
    mesa card-misread (GEN-39) card=3c as=2d
    mesa side-bet-reopened (PRG-25) seat=seat:2 pot=segundo amount=500
    mesa side-bet-reopened (PRG-25) seat=seat:1 pot=pozo amount=1000
    mesa prizes-withdrawn (PRG-38) pot=pozo round=1 amount=50000 prizes=[{"seat":"seat:1","category":"flush"}] prizes>link:50000 tells pozo undo-award 1
    pozo award-undone (PRG-32) table=mesa round=1 amount=50000 link>main:50000
    > mesa croupier claim-prizes
    mesa pot-hit (PRG-26) seat=seat:2 pot=segundo category=full bet=500 tells segundo hit 1 seat:2 full 500
    mesa side-bet-lost (PRG-26) seat=seat:1 pot=pozo amount=1000 why=no-prize
    mesa prizes-claimed (PRG-38) pot=segundo round=1 tells segundo award 1
    segundo hit (PRG-17) table=mesa round=1 seat=seat:2 category=full bet=500
    segundo prize-awarded (PRG-27) table=mesa round=1 seat=seat:2 category=full bet=500 share=50000 capped=false amount=50000 main>link:50000 tells mesa pot-prize 1 seat:2 full 50000
    mesa prize-due (PRG-38) seat=seat:2 pot=segundo category=full amount=50000 link>prizes:50000
    > mesa croupier pay-prizes
    mesa prize-paid (PRG-38) seat=seat:2 pot=segundo category=full amount=50000 prizes>seat:2:50000
    = pozo main 1000800, segundo main 150400
  `,
  )
})
