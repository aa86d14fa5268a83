// The Bonus and the button of Hold'em Bonus: told whole, with every refusal and what it says.

import { holdemBonus } from '@tapete/engine'
import { describe, it } from 'vitest'
import { CHIPS } from '../table.js'
import { tells } from '../tells.js'

describe('The Bonus and the button', () => {
  it('[HEB-03 HEB-04 HEB-21 HEB-22 HEB-24 HEB-25 HEB-26 HEB-29] the button changes who is dealt and asked first, not who is settled first', () => {
    tells(
      holdemBonus,
      3,
      `
      > seat:1 bet ante 1000
      > croupier no-more-bets
      > cards Ks 3c Qs 2d
      > seat:1 fold
      > croupier retire
      collected HEB-11 seat=seat:1 on=ante with=money stake=1000 amount=1000 seat:1/stakes>bank 1000
      cards-collected HEB-11 seat=seat:1 cards=2
      > croupier clear
      cards-collected PB-28 of=bank
      round-ended PB-28 round=1
      button-moved HEB-03 seat=seat:1 dead=false
      > croupier shuffle
      > croupier cut
      > croupier start
      > seat:1 bet bonus 200
      > seat:2 bet bonus 100
      > seat:3 bet bonus 100
      > seat:1 bet ante 200
      > seat:2 bet ante 500
      > seat:3 bet ante 1000
      > croupier no-more-bets
      > cards 7h 9s As Ac 2c 9c Ad Ah
      card-dealt HEB-09 seat=seat:2 card=(seat:2) 7h
      card-dealt HEB-09 seat=seat:3 card=(seat:3) 9s
      card-dealt HEB-09 seat=seat:1 card=(seat:1) As
      bank-dealt PB-23 card=(nobody) Ac
      card-dealt HEB-09 seat=seat:2 card=(seat:2) 2c
      card-dealt HEB-09 seat=seat:3 card=(seat:3) 9c
      card-dealt HEB-09 seat=seat:1 card=(seat:1) Ad
      bank-dealt PB-23 card=(nobody) Ah
      asked HEB-10 seat=seat:2 question=flop
      > seat:2 go
      > seat:3 go
      > seat:1 go
      > cards 3d 7d 7s 9h
      > seat:2 pass
      > seat:3 pass
      > seat:1 pass
      > cards 5d 4d
      > seat:2 pass
      > seat:3 go
      > seat:1 pass
      > cards 6d Jc
      > croupier uncover
      bank-shown HEB-20 cards=Ac,Ah
      bank-judged HEB-20 category=two-pairs cards=Ac,Ah,7d,7s,Jc opens=true
      said HEB-20 phrase=La banca tiene dos pares, ases y 7
      > croupier show-hand
      hand-shown HEB-21 seat=seat:3 cards=9s,9c category=full hand=9s,9c,9h,7d,7s used=7d,7s,9h result=wins
      said HEB-21 phrase=full de 9 y 7
      > croupier settle-hand
      paid HEB-21 seat=seat:3 amount=4300 [bonus 3:1 300 HEB-23, ante 1:1 1000 HEB-25, flop 1:1 2000 HEB-27, river 1:1 1000 HEB-27] bank>seat:3 4300 seat:3/stakes>seat:3 100 seat:3/stakes>seat:3 1000 seat:3/stakes>seat:3 2000 seat:3/stakes>seat:3 1000
      cards-collected PB-28 seat=seat:3 cards=2
      > croupier show-hand
      hand-shown HEB-21 seat=seat:2 cards=7h,2c category=trio hand=7h,7d,7s,Jc,9h used=7d,7s,9h,Jc result=wins
      said HEB-21 phrase=trío de 7
      ? pit-boss hold
      . seat: seat:2
      > croupier settle-hand
      collected HEB-22 seat=seat:2 on=bonus with=money stake=100 amount=100 seat:2/stakes>bank 100
      paid HEB-21 seat=seat:2 amount=1000 [flop 1:1 1000 HEB-27] bank>seat:2 1000 seat:2/stakes>seat:2 1000
      pushed HEB-26 seat=seat:2 on=ante with=money stake=500
      cards-collected PB-28 seat=seat:2 cards=2
      > croupier show-hand
      hand-shown HEB-21 seat=seat:1 cards=As,Ad category=two-pairs hand=As,Ad,7d,7s,Jc used=7d,7s,Jc result=ties
      said HEB-21 phrase=dos pares, ases y 7
      > croupier settle-hand
      paid HEB-21 seat=seat:1 amount=200000 [bonus 1000:1 200000 HEB-24] bank>seat:1 200000 seat:1/stakes>seat:1 200
      pushed HEB-29 seat=seat:1 on=ante with=money stake=200
      pushed HEB-29 seat=seat:1 on=flop with=money stake=400
      cards-collected PB-28 seat=seat:1 cards=2
      > croupier clear
      cards-collected PB-28 of=board
      cards-collected PB-28 of=bank
      stake-released HEB-29 seat=seat:1 on=ante with=money stake=200 seat:1/stakes>seat:1 200
      stake-released HEB-29 seat=seat:2 on=ante with=money stake=500 seat:2/stakes>seat:2 500
      stake-released HEB-29 seat=seat:1 on=flop with=money stake=400 seat:1/stakes>seat:1 400
      round-ended PB-28 round=2
      button-moved HEB-03 seat=seat:2 dead=false`,
    )
  })

  it('[HEB-03] the button is dead where its player has no chips left', () => {
    tells(
      holdemBonus,
      2,
      `
      > seat:1 bet ante 1000
      > croupier no-more-bets
      > cards Ks 3c Qs 3d
      > seat:1 go
      > cards 2d 7d 8s 9h
      > seat:1 pass
      > cards 5d 4d
      > seat:1 pass
      > cards 6d Jc
      > croupier uncover
      bank-shown HEB-20 cards=3c,3d
      bank-judged HEB-20 category=pair cards=3c,3d,Jc,9h,8s opens=true
      said HEB-20 phrase=La banca tiene par de 3
      > croupier show-hand
      hand-shown HEB-21 seat=seat:1 cards=Ks,Qs category=high-card hand=Ks,Qs,Jc,9h,8s used=8s,9h,Jc result=loses
      said HEB-21 phrase=carta alta rey
      ? pit-boss hold
      > croupier settle-hand
      collected HEB-28 seat=seat:1 on=ante with=money stake=1000 amount=1000 seat:1/stakes>bank 1000
      collected HEB-28 seat=seat:1 on=flop with=money stake=2000 amount=2000 seat:1/stakes>bank 2000
      cards-collected PB-28 seat=seat:1 cards=2
      > croupier clear
      cards-collected PB-28 of=board
      cards-collected PB-28 of=bank
      round-ended PB-28 round=1
      button-moved HEB-03 seat=seat:1 dead=true`,
      { seats: { 'seat:1': 3000, 'seat:2': CHIPS } },
    )
  })

  it('[GEN-41 HEB-12] who retires with a Bonus may have it held before anybody has seen it, and nobody else', () => {
    tells(
      holdemBonus,
      2,
      `
      > seat:1 bet bonus 300
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > croupier no-more-bets
      > cards As Kd Jc Ad Kh 3d
      ? pit-boss hold
      > seat:1 fold
      ? pit-boss hold
      . seat: seat:1
      > pit-boss hold seat:1
      hold-ordered GEN-41 seat=seat:1 to=seat:1
      > croupier retire
      hand-shown HEB-12 seat=seat:1 cards=As,Ad line=aces
      paid HEB-12 seat=seat:1 amount=9000 [bonus 30:1 9000 HEB-23] bank>hold:1 9000 seat:1/stakes>seat:1 300
      payment-held GEN-41 seat=seat:1 hold=hold:1 amount=9000 to=seat:1
      collected HEB-11 seat=seat:1 on=ante with=money stake=1000 amount=1000 seat:1/stakes>bank 1000
      cards-collected HEB-11 seat=seat:1 cards=2
      asked HEB-10 seat=seat:2 question=flop
      > seat:2 fold
      ? pit-boss hold
      ! croupier irregular wrong-count seat=seat:1
      no-hand-here PB-52 {"seat":"seat:1"}`,
    )
  })

  it('[GEN-41 HEB-12 PB-23] of real cards, those that were turned tell whether there is anything to hold', () => {
    tells(
      holdemBonus,
      2,
      `
      > seat:1 bet bonus 300
      > seat:1 bet ante 1000
      > seat:2 bet bonus 300
      > seat:2 bet ante 500
      > croupier no-more-bets
      > croupier lay
      > croupier lay
      > seat:1 fold
      ? pit-boss hold
      . seat: seat:1
      > croupier show-hand cards=7h,2c
      hand-shown HEB-12 seat=seat:1 cards=7h,2c line=null
      ? pit-boss hold
      > croupier retire
      collected HEB-12 seat=seat:1 on=bonus with=money stake=300 amount=300 seat:1/stakes>bank 300
      collected HEB-11 seat=seat:1 on=ante with=money stake=1000 amount=1000 seat:1/stakes>bank 1000
      cards-collected HEB-11 seat=seat:1 cards=2
      asked HEB-10 seat=seat:2 question=flop
      > seat:2 fold
      > croupier show-hand cards=7d,7c
      hand-shown HEB-12 seat=seat:2 cards=7d,7c line=pair-to-ten
      ? pit-boss hold
      . seat: seat:2
      > croupier retire
      paid HEB-12 seat=seat:2 amount=900 [bonus 3:1 900 HEB-23] bank>seat:2 900 seat:2/stakes>seat:2 300
      collected HEB-11 seat=seat:2 on=ante with=money stake=500 amount=500 seat:2/stakes>bank 500
      cards-collected HEB-11 seat=seat:2 cards=2
      > croupier clear
      cards-collected PB-28 of=bank
      round-ended PB-28 round=1
      button-moved HEB-03 seat=seat:1 dead=false`,
      { config: { min: 100, max: 50000, faces: 'turned' } },
    )
  })

  it('[PB-14 HEB-12 HEB-23] a Bonus under the minimum waits for the room head where it wins, and for nobody where it loses', () => {
    tells(
      holdemBonus,
      2,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > croupier no-more-bets
      > cards As 7h Jc Ad 2c 3d
      > croupier find-bet bonus 100 seat:1
      > croupier find-bet bonus 100 seat:2
      bet-found GEN-11 seat=seat:2 on=bonus with=money stake=100 seat:2>seat:2/stakes 100
      > seat:1 fold
      ! croupier retire
      room-head-not-authorised GEN-14 {"seat":"seat:1","on":"bonus"}
      > room-head authorise bonus pay seat:1
      > croupier retire
      hand-shown HEB-12 seat=seat:1 cards=As,Ad line=aces
      paid HEB-12 seat=seat:1 amount=3000 [bonus 30:1 3000 HEB-23] bank>seat:1 3000 seat:1/stakes>seat:1 100
      limits-told GEN-15 seat=seat:1 on=bonus min=200 max=400 to=seat:1
      collected HEB-11 seat=seat:1 on=ante with=money stake=1000 amount=1000 seat:1/stakes>bank 1000
      cards-collected HEB-11 seat=seat:1 cards=2
      asked HEB-10 seat=seat:2 question=flop
      > seat:2 fold
      > croupier retire
      hand-shown HEB-12 seat=seat:2 cards=7h,2c line=null
      collected HEB-12 seat=seat:2 on=bonus with=money stake=100 amount=100 seat:2/stakes>bank 100
      limits-told GEN-15 seat=seat:2 on=bonus min=200 max=400 to=seat:2
      collected HEB-11 seat=seat:2 on=ante with=money stake=500 amount=500 seat:2/stakes>bank 500
      cards-collected HEB-11 seat=seat:2 cards=2`,
      { config: { min: 100, max: 2000, limits: { bonus: { min: 200, max: 400 } } } },
    )
  })

  it('[HEB-07 GEN-24] who leaves takes along what lacks its ante, and nobody else’s', () => {
    tells(
      holdemBonus,
      2,
      `
      > seat:1 bet bonus 300
      > seat:2 bet bonus 200
      > seat:1 leave
      bet-returned HEB-07 seat=seat:1 on=bonus with=money stake=300 seat:1/stakes>seat:1 300
      chips-cashed GEN-17 seat=seat:1 to=seat:1 seat:1>cash 100000
      seat-freed GEN-24 seat=seat:1
      > seat:2 bet ante 500
      > croupier no-more-bets
      said HEB-08 phrase=no más apuestas`,
    )
  })
})
