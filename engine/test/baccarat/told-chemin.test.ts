import { cheminDeFer } from '@tapete/engine'
import { describe, it } from 'vitest'
import { FOUR, tells } from './table.js'

describe('Chemin de Fer, told whole', () => {
  it('[CHF-08 CHF-09 CHF-10 CHF-11 CHF-12 CHF-07 CHF-23 CHF-42 CHF-45] the bank is offered, taken, raised and announced', () => {
    tells(
      cheminDeFer,
      `
      ! croupier offer-bank
      shoe-not-ready CHF-08 {"stage":"new"}
      > croupier show-cards
      > croupier shuffle
      > seat:4 cut 200
      > croupier load inserted
      ! croupier start
      no-bank CHF-08 {}
      ! croupier announce-bank
      no-bank CHF-11 {}
      ! croupier bank-passes
      no-bank CHF-24 {}
      ! seat:1 take-bank 1000
      not-at-this-stage CHF-08 {"stage":"none","needs":["turn","retake"]}
      ! seat:1 keep-bank
      no-bank CHF-14 {}
      > croupier offer-bank
      bank-offered CHF-08 least=1000
      ! croupier offer-bank
      bank-on-offer CHF-08 {}
      ! seat:2 refuse-bank
      offered-to-another CHF-08 {"to":"seat:1"}
      ! croupier pass-bank-on
      offered-to-another CHF-45 {"to":"seat:1"}
      ! croupier close-association
      not-at-this-stage CHF-08 {"stage":"turn","needs":["association"]}
      ! croupier award-bank
      not-at-this-stage CHF-20 {"stage":"turn","needs":["auction"]}
      ! seat:2 bid 1000
      not-at-this-stage CHF-20 {"stage":"turn","needs":["auction"]}
      ! croupier forfeit-place
      not-on-the-list CHF-28 {}
      > seat:1 refuse-bank
      bank-refused CHF-45 seat=seat:1
      ! seat:2 take-bank 900
      amount-out-of-range CHF-10 {"least":1000,"most":100000}
      ! seat:2 take-bank 100100
      amount-out-of-range CHF-10 {"least":1000,"most":100000}
      ! seat:2 take-bank 1050
      not-whole-chips GEN-03 {"step":100}
      ! croupier start
      bank-on-offer CHF-08 {}
      > seat:2 take-bank 20000
      bank-taken CHF-09 seat=seat:2 amount=20000 : seat:2>seat:2/bank 20000
      ! croupier offer-bank
      bank-taken CHF-08 {}
      ! seat:1 raise-bank 100
      no-bank CHF-14 {}
      ! seat:2 raise-bank 80100
      amount-out-of-range CHF-10 {"least":100,"most":80000}
      ! seat:2 raise-bank 50
      not-whole-chips GEN-03 {"step":100}
      > seat:2 raise-bank 5000
      bank-raised CHF-23 seat=seat:2 amount=5000 bank=25000 : seat:2>seat:2/bank 5000
      ! seat:2 garage 1
      nothing-for-the-garage CHF-30 {"most":0}
      ! seat:2 give-up-bank
      banker-has-not-dealt CHF-14 {}
      ! croupier bank-passes
      bank-taken CHF-24 {}
      > croupier announce-bank
      said CHF-11 phrase=Hay 25000 pesos en la banca
      bank-announced CHF-42 seat=seat:2 amount=25000
      ! croupier announce-bank
      bank-taken CHF-11 {}
      > croupier start
      round-started BAC-08 round=1
      said GEN-19 phrase=hagan su juego
      ! seat:2 bet punto 1000
      banker-makes-no-bet CHF-07 {}
      ! seat:1 bet banca 1000
      no-bets-against-the-bank CHF-41 {}
      ! seat:1 bet punto 25100
      misfit CHF-12 {"atLeast":0,"atMost":25000,"stake":25100}
      ! croupier call-off
      bank-taken CHF-03 {}
      ! croupier no-more-bets
      no-bets-against-the-bank CHF-12 {}
      > seat:1 bet punto 25000
      bet-placed BAC-27 seat=seat:1 on=punto with=money stake=25000 : seat:1>seat:1/stakes 25000
      > seat:3 bet banca 1000
      bet-placed BAC-28 seat=seat:3 on=banca with=money stake=1000 : seat:3>seat:3/stakes 1000
      ! seat:3 bet punto 1000
      one-side-only BAC-10 {"side":"banca"}
      ! croupier call-off
      bets-against-the-bank CHF-03 {}
      > croupier no-more-bets
      said BAC-08 phrase=no más apuestas
      said CHF-12 phrase=hace banco
      makes-bank CHF-12 seat=seat:1 amount=25000
      ! seat:1 draw-on-five
      not-now CHF-32 {"phase":"deal","needs":["five"]}`,
      { opening: 'open', seats: FOUR, config: { min: 1000, max: 100_000 } },
    )
  })

  it('[CHF-32 CHF-34 CHF-35 CHF-43 CHF-44 CHF-41 CHF-31 CHF-14] five, the deduction, and the compulsory garage', () => {
    tells(
      cheminDeFer,
      `
      > croupier show-cards
      > croupier shuffle
      > seat:4 cut 200
      > croupier load inserted
      > croupier offer-bank
      > seat:1 take-bank 70000
      > croupier announce-bank
      > croupier start
      > seat:2 bet punto 50000
      > seat:3 bet banca 1000
      > croupier no-more-bets
      > cards 2s 7d 3h Jc
      card-dealt BAC-11 hand=punto card=2s seat=seat:1
      card-dealt BAC-11 hand=banca card=7d seat=seat:1
      card-dealt BAC-11 hand=punto card=3h seat=seat:1
      card-dealt BAC-11 hand=banca card=Jc seat=seat:1
      said BAC-22 phrase=punto 5, banca 7
      five-asked CHF-32 seat=seat:2
      ! seat:3 stand-on-five
      not-your-choice CHF-32 {"of":"seat:2"}
      > seat:2 stand-on-five
      five-decided CHF-32 seat=seat:2 decision=stand
      rule-told CHF-32 hand=punto total=5 draws=false
      rule-told CHF-34 hand=banca total=7 draws=false
      said BAC-23 phrase=gana banca 7 a 5
      result BAC-26 winner=banca punto=5 banca=7
      > croupier collect
      collected BAC-26 seat=seat:2 on=punto with=money stake=50000 amount=50000 : seat:2/stakes>seat:1/bank 50000
      deduction-taken CHF-35 seat=seat:1 won=50000 amount=2500 bank=117500 : seat:1/bank>commission 2500
      garage-filled CHF-31 seat=seat:1 amount=17500 bank=100000 : seat:1/bank>seat:1/garage 17500
      > croupier pay
      paid BAC-24 seat=seat:3 amount=950 lines=[{"on":"banca","with":"money","stake":1000,"odds":{"num":1,"den":1},"amount":950,"commission":50,"void":false,"cite":"BAC-28"}] : bank>seat:3 950, bank>commission 50, seat:3/stakes>seat:3 1000
      > croupier collect-cards
      cards-collected BAC-24 cards=4
      round-ended BAC-24 round=1
      ! croupier start
      bank-not-announced CHF-11 {}
      ! croupier announce-bank
      bank-on-offer CHF-11 {}
      ! seat:2 keep-bank
      no-bank CHF-14 {}
      > seat:1 keep-bank
      bank-kept CHF-14 seat=seat:1
      ! seat:1 keep-bank
      not-your-choice CHF-14 {}
      ! seat:1 refuse-to-deal
      banker-has-dealt CHF-24 {}
      > croupier announce-bank
      said CHF-11 phrase=Hay 100000 pesos en la banca
      bank-announced CHF-42 seat=seat:1 amount=100000`,
      { opening: 'open', seats: FOUR, config: { min: 1000, max: 100_000 } },
    )
  })

  it('[CHF-13 CHF-15 CHF-12 CHF-06] a null round, and a bank that loses', () => {
    tells(
      cheminDeFer,
      `
      > croupier show-cards
      > croupier shuffle
      > seat:4 cut 200
      > croupier load inserted
      > croupier offer-bank
      > seat:1 take-bank 20000
      > croupier announce-bank
      > croupier start
      > seat:2 bet punto 6000
      > croupier no-more-bets
      > cards 2s 4d 3h Ac
      card-dealt BAC-11 hand=punto card=2s seat=seat:1
      card-dealt BAC-11 hand=banca card=4d seat=seat:1
      card-dealt BAC-11 hand=punto card=3h seat=seat:1
      card-dealt BAC-11 hand=banca card=Ac seat=seat:1
      said BAC-22 phrase=punto 5, banca 5
      five-asked CHF-32 seat=seat:2
      > seat:2 stand-on-five
      five-decided CHF-32 seat=seat:2 decision=stand
      rule-told CHF-32 hand=punto total=5 draws=false
      rule-told CHF-34 hand=banca total=5 draws=true
      > cards Kd
      card-dealt BAC-11 hand=banca card=Kd seat=seat:1
      said BAC-23 phrase=empate
      result BAC-26 winner=tie punto=5 banca=5
      > ...
      bet-returned CHF-06 seat=seat:2 on=punto with=money stake=6000 : seat:2/stakes>seat:2 6000
      cards-collected BAC-24 cards=5
      round-ended BAC-24 round=1
      > seat:1 keep-bank
      > croupier announce-bank
      > croupier start
      > seat:3 bet punto 20000
      > croupier no-more-bets
      said BAC-08 phrase=no más apuestas
      said CHF-12 phrase=hace banco
      makes-bank CHF-12 seat=seat:3 amount=20000
      > cards 2s 7d 3h Jc
      card-dealt BAC-11 hand=punto card=2s seat=seat:1
      card-dealt BAC-11 hand=banca card=7d seat=seat:1
      card-dealt BAC-11 hand=punto card=3h seat=seat:1
      card-dealt BAC-11 hand=banca card=Jc seat=seat:1
      said BAC-22 phrase=punto 5, banca 7
      five-asked CHF-32 seat=seat:3
      > croupier draw-on-five for=seat:3
      five-decided CHF-32 seat=seat:3 decision=draw
      rule-told CHF-32 hand=punto total=5 draws=true
      > cards 3c
      card-dealt BAC-11 hand=punto card=3c seat=seat:1
      rule-told BAC-19 hand=banca total=7 draws=false third=3
      said BAC-23 phrase=gana punto 8 a 7
      result BAC-26 winner=punto punto=8 banca=7
      > croupier collect
      > croupier pay
      paid BAC-24 seat=seat:3 amount=20000 lines=[{"on":"punto","with":"money","stake":20000,"odds":{"num":1,"den":1},"amount":20000,"void":false,"cite":"BAC-27"}] : seat:1/bank>seat:3 20000, seat:3/stakes>seat:3 20000
      > croupier collect-cards
      cards-collected BAC-24 cards=5
      bank-returned CHF-13 seat=seat:1 amount=0 garage=0
      said CHF-13 phrase=sabot pasa
      bank-offered CHF-13 least=1000
      round-ended BAC-24 round=2
      ! seat:1 take-bank 1000
      offered-to-another CHF-08 {"to":"seat:2"}`,
      { opening: 'open', seats: FOUR, config: { min: 1000, max: 100_000 } },
    )
  })

  it('[CHF-14 CHF-16 CHF-18 CHF-30] given up, matched, joined, and the garage of two', () => {
    tells(
      cheminDeFer,
      `
      > croupier show-cards
      > croupier shuffle
      > seat:4 cut 200
      > croupier load inserted
      > croupier offer-bank
      > seat:1 take-bank 2000
      > croupier announce-bank
      > croupier start
      > seat:2 bet punto 1000
      > croupier no-more-bets
      > cards 4s 7d 2h Jc
      > ...
      > seat:1 give-up-bank
      bank-returned CHF-15 seat=seat:1 amount=3000 garage=0 : seat:1/bank>seat:1 3000
      said CHF-13 phrase=sabot pasa
      bank-offered CHF-15 least=3000
      ! seat:2 take-bank 2950
      amount-out-of-range CHF-16 {"least":3000,"most":10000}
      > seat:2 take-bank 3000
      ! seat:3 ask-partnership 100
      not-your-choice CHF-18 {}
      ! seat:1 ask-partnership 7050
      amount-out-of-range CHF-18 {"least":50,"most":7000}
      ! seat:1 ask-partnership 25
      not-whole-chips GEN-03 {"step":50}
      ! seat:2 accept-partner
      no-partner-asks CHF-18 {}
      > seat:1 ask-partnership 1500
      partnership-asked CHF-18 seat=seat:1 amount=1500
      ! seat:1 ask-partnership 100
      not-your-choice CHF-18 {}
      ! croupier announce-bank
      bank-on-offer CHF-11 {}
      > seat:2 accept-partner
      bank-raised CHF-18 seat=seat:1 amount=1500 bank=4500 : seat:1>seat:2/bank 1500
      ! seat:2 refuse-partner
      no-partner-asks CHF-18 {}
      > croupier announce-bank
      > croupier start
      ! seat:1 bet punto 100
      banker-makes-no-bet CHF-07 {}
      > seat:3 bet punto 4500
      > croupier no-more-bets
      > cards 4s 7d 2h Jc
      > ...
      ! seat:2 garage 1
      nothing-for-the-garage CHF-30 {"most":0}
      > seat:2 keep-bank
      > croupier announce-bank
      > croupier start
      > seat:3 bet punto 1000
      > croupier no-more-bets
      > cards 4s 7d 2h Jc
      > ...
      collected BAC-26 seat=seat:3 on=punto with=money stake=1000 amount=1000 : seat:3/stakes>seat:2/bank 1000
      deduction-taken CHF-35 seat=seat:2 won=1000 amount=0 bank=10000
      cards-collected BAC-24 cards=4
      round-ended BAC-24 round=3
      ! seat:2 garage 501
      nothing-for-the-garage CHF-30 {"most":500}
      > seat:2 garage 500
      garage-filled CHF-30 seat=seat:2 amount=500 bank=9500 : seat:2/bank>seat:2/garage 334, seat:2/bank>seat:1/garage 166
      > seat:2 give-up-bank
      bank-returned CHF-15 seat=seat:2 amount=9500 garage=500 : seat:2/bank>seat:2 6334, seat:2/bank>seat:1 3166, seat:2/garage>seat:2 334, seat:1/garage>seat:1 166
      said CHF-13 phrase=sabot pasa
      bank-offered CHF-15 least=9500`,
      { opening: 'open', seats: FOUR, config: { min: 100, max: 100_000, chip: 50, commission: 0 } },
    )
  })

  it('[CHF-17 CHF-19 CHF-20 CHF-21 CHF-22] association, retaking, auction', () => {
    tells(
      cheminDeFer,
      `
      > croupier show-cards
      > croupier shuffle
      > seat:4 cut 200
      > croupier load inserted
      > croupier offer-bank
      > seat:1 take-bank 20000
      > croupier announce-bank
      > croupier start
      > seat:2 bet punto 20000
      > croupier no-more-bets
      > cards 4s 7d 2h Jc
      > ...
      > seat:1 give-up-bank
      > seat:2 refuse-bank
      > seat:3 refuse-bank
      > seat:4 refuse-bank
      bank-refused CHF-45 seat=seat:4
      > croupier pass-bank-on
      bank-goes-on CHF-17 stage=association
      ! croupier pass-bank-on
      not-at-this-stage CHF-08 {"stage":"association","needs":["turn","retake"]}
      ! seat:1 offer-share 1000
      not-your-choice CHF-17 {}
      ! seat:2 offer-share 39000
      amount-out-of-range CHF-17 {"least":100,"most":38900}
      ! seat:2 offer-share 50
      not-whole-chips GEN-03 {"step":100}
      > seat:2 offer-share 20000
      share-offered CHF-17 seat=seat:2 amount=20000
      ! seat:3 offer-share 18900
      amount-out-of-range CHF-17 {"least":19000,"most":80000}
      > seat:2 offer-share 30000
      share-offered CHF-17 seat=seat:2 amount=30000
      > croupier close-association
      bank-goes-on CHF-19 stage=retake
      ! seat:1 take-bank 39100
      amount-out-of-range CHF-19 {"least":39000,"most":39000}
      > seat:1 refuse-bank
      bank-refused CHF-45 seat=seat:1
      > croupier pass-bank-on
      bank-goes-on CHF-20 stage=auction
      ! seat:1 bid 1000
      not-your-choice CHF-21 {}
      ! seat:2 bid 900
      bid-too-low CHF-20 {"least":1000}
      ! seat:2 bid 1050
      not-whole-chips GEN-03 {"step":100}
      ! seat:2 bid 100100
      amount-out-of-range CHF-10 {"most":80000}
      ! croupier award-bank
      not-called-yet CHF-20 {}
      > seat:2 bid 1000
      bid CHF-20 seat=seat:2 amount=1000
      ! seat:2 pass-auction
      not-your-choice CHF-20 {}
      ! seat:3 bid 1000
      bid-too-low CHF-20 {"least":1100}
      > seat:3 pass-auction
      bids-no-more CHF-20 seat=seat:3
      ! seat:3 bid 5000
      not-your-choice CHF-20 {}
      > croupier call-auction
      auction-called CHF-20 seat=seat:2 amount=1000
      ! croupier call-auction
      bank-on-offer CHF-20 {}
      > seat:4 bid 1100
      bid CHF-20 seat=seat:4 amount=1100
      ! croupier award-bank
      not-called-yet CHF-20 {}
      > seat:2 pass-auction
      bids-no-more CHF-20 seat=seat:2
      ! croupier call-auction
      nobody-bids CHF-20 {}
      > croupier award-bank
      bank-taken CHF-20 seat=seat:4 amount=1100 : seat:4>seat:4/bank 1100`,
      { opening: 'open', seats: FOUR, config: { min: 1000, max: 100_000 } },
    )
  })

  it('[CHF-22 CHF-24] nobody bids; who must take it will not deal', () => {
    tells(
      cheminDeFer,
      `
      > croupier show-cards
      > croupier shuffle
      > seat:4 cut 200
      > croupier load inserted
      > croupier offer-bank
      > seat:1 take-bank 20000
      > croupier announce-bank
      > croupier start
      > seat:2 bet punto 1000
      > croupier no-more-bets
      > cards 9c Kd Kh 4s
      > ...
      > seat:2 refuse-bank
      > seat:3 refuse-bank
      > seat:4 refuse-bank
      > croupier pass-bank-on
      > croupier close-association
      > croupier call-auction
      > croupier award-bank
      bank-taken CHF-22 seat=seat:2 amount=1000 : seat:2>seat:2/bank 1000
      ! seat:3 refuse-to-deal
      no-bank CHF-14 {}
      > seat:2 refuse-to-deal
      bank-returned CHF-24 seat=seat:2 amount=1000 garage=0 : seat:2/bank>seat:2 1000
      said CHF-13 phrase=sabot pasa
      bank-offered CHF-24 least=1000
      ! seat:2 bid 1000
      not-your-choice CHF-21 {}
      ! seat:1 bid 1000
      not-your-choice CHF-21 {}
      > croupier call-auction
      > croupier award-bank
      bank-taken CHF-22 seat=seat:3 amount=1000 : seat:3>seat:3/bank 1000`,
      { opening: 'open', seats: FOUR, config: { min: 1000, max: 100_000 } },
    )
  })

  it('[CHF-27 CHF-28 CHF-25 CHF-29] places and the waiting list', () => {
    tells(
      cheminDeFer,
      `
      ! seat:1 change-seat seat:10
      no-such-seat CHF-02 {"seats":9}
      ! seat:1 change-seat seat:2
      seat-taken CHF-29 {}
      ! seat:9 change-seat seat:8
      seat-empty GEN-24 {"seat":"seat:9"}
      > pit-boss list-player luis
      listed CHF-27 waiting=1 to=[]
      ! pit-boss list-player luis
      on-the-list-already CHF-27 {}
      ! pit-boss list-player player-1
      player-already-seated CHF-27 {}
      ! seat:1 change-seat seat:9
      waiting-list-first CHF-27 {}
      ! seat:5 sit rosa
      waiting-list-first CHF-27 {}
      > seat:5 sit luis
      seat-taken CHF-02 seat=seat:5
      ! pit-boss strike-player luis
      not-on-the-list CHF-27 {}
      > pit-boss block-seat seat:8
      ! seat:1 change-seat seat:8
      seat-blocked GEN-37 {}
      > seat:1 change-seat seat:9
      chips-cashed GEN-17 seat=seat:1 to=["seat:1","seat:9"] : seat:1>cash 100000
      seat-changed CHF-27 seat=seat:1 place=seat:9
      chips-carried GEN-17 seat=seat:9 to=["seat:1","seat:9"] : cash>seat:9 100000
      > pit-boss list-player rosa
      listed CHF-27 waiting=1 to=[]
      > pit-boss strike-player rosa
      struck-off CHF-27 waiting=0 to=[]
      > seat:5 step-away
      ! seat:5 change-seat seat:1
      not-present GEN-24 {"seat":"seat:5"}`,
      { opening: 'open', seats: FOUR, config: { min: 1000, max: 100_000 } },
    )
  })

  it('[CHF-03 CHF-24 CHF-16 CHF-17] bankers and partners who go', () => {
    tells(
      cheminDeFer,
      `
      > croupier show-cards
      > croupier shuffle
      > seat:5 cut 200
      > croupier load inserted
      > croupier offer-bank
      > seat:1 take-bank 20000
      > croupier announce-bank
      > croupier start
      > seat:1 leave
      seat-leaving GEN-24 seat=seat:1
      > croupier call-off
      round-called-off CHF-03
      cards-collected BAC-24 cards=0
      round-ended BAC-24 round=1
      bank-returned CHF-24 seat=seat:1 amount=20000 garage=0 : seat:1/bank>seat:1 20000
      said CHF-13 phrase=sabot pasa
      bank-offered CHF-24 least=1000
      chips-cashed GEN-17 seat=seat:1 to=["seat:1"] : seat:1>cash 100000
      seat-freed GEN-24 seat=seat:1
      > seat:2 bid 20000
      > croupier call-auction
      > croupier award-bank
      > croupier announce-bank
      > croupier start
      > seat:3 bet punto 5000
      > croupier no-more-bets
      > seat:2 leave
      > cards 4s 7d 2h Jc
      > ...
      collected BAC-26 seat=seat:3 on=punto with=money stake=5000 amount=5000 : seat:3/stakes>seat:2/bank 5000
      deduction-taken CHF-35 seat=seat:2 won=5000 amount=250 bank=24750 : seat:2/bank>commission 250
      cards-collected BAC-24 cards=4
      round-ended BAC-24 round=2
      bank-returned CHF-15 seat=seat:2 amount=24750 garage=0 : seat:2/bank>seat:2 24750
      said CHF-13 phrase=sabot pasa
      bank-offered CHF-15 least=24750
      chips-cashed GEN-17 seat=seat:2 to=["seat:2"] : seat:2>cash 104750
      seat-freed GEN-24 seat=seat:2
      ! seat:3 take-bank 24700
      amount-out-of-range CHF-16 {"least":24800,"most":95000}
      > seat:3 refuse-bank
      > seat:4 refuse-bank
      > seat:5 refuse-bank
      > croupier pass-bank-on
      bank-goes-on CHF-17 stage=association
      > seat:3 offer-share 12000
      > seat:4 offer-share 12800
      bank-taken CHF-17 seat=seat:3 amount=24800 partner=seat:4 : seat:3>seat:3/bank 12000, seat:4>seat:3/bank 12800
      > seat:4 leave
      partner-left CHF-18 seat=seat:4 amount=12800 bank=12000 : seat:3/bank>seat:4 12800
      chips-cashed GEN-17 seat=seat:4 to=["seat:4"] : seat:4>cash 100000
      seat-freed GEN-24 seat=seat:4`,
      { opening: 'open', seats: { ...FOUR, 'seat:5': 100_000 }, config: { min: 1000, max: 100_000 } },
    )
  })

  it('[CHF-12 CHF-40 GEN-41] stakes found late, a slot, and a payment held', () => {
    tells(
      cheminDeFer,
      `
      > croupier show-cards
      > croupier shuffle
      > seat:4 cut 200
      > croupier load inserted
      > croupier offer-bank
      > seat:1 take-bank 20000
      > croupier announce-bank
      > croupier start
      > seat:2 bet punto 12000
      > seat:3 bet punto 8000
      > croupier no-more-bets
      > croupier find-bet punto 8000 seat:2
      > croupier find-bet punto 500 seat:4
      > cards 9c Kd Kh 4s
      ! croupier collect
      room-head-not-notified GEN-13 {"seat":"seat:2","on":"punto"}
      > croupier notify-room-head punto seat:2
      > croupier collect
      ! croupier pay
      room-head-not-authorised GEN-14 {"seat":"seat:4","on":"punto"}
      > room-head authorise punto pay seat:4
      > pit-boss hold seat:2
      > croupier pay
      excess-returned CHF-12 seat=seat:2 on=punto stake=20000 amount=8000 : seat:2/stakes>seat:2 8000
      limits-told GEN-15 seat=seat:2 on=punto min=1000 max=15000 to=["seat:2"]
      excess-returned CHF-12 seat=seat:4 on=punto stake=500 amount=500 : seat:4/stakes>seat:4 500
      limits-told GEN-15 seat=seat:4 on=punto min=1000 max=15000 to=["seat:4"]
      paid BAC-24 seat=seat:2 amount=12000 lines=[{"on":"punto","with":"money","stake":12000,"odds":{"num":1,"den":1},"amount":12000,"void":false,"cite":"BAC-27"}] : seat:1/bank>hold:1 12000, seat:2/stakes>seat:2 12000
      payment-held GEN-41 seat=seat:2 hold=hold:1 amount=12000 to=["seat:2"]
      paid BAC-24 seat=seat:3 amount=8000 lines=[{"on":"punto","with":"money","stake":8000,"odds":{"num":1,"den":1},"amount":8000,"void":false,"cite":"BAC-27"}] : seat:1/bank>seat:3 8000, seat:3/stakes>seat:3 8000
      > croupier collect-cards
      cards-collected BAC-24 cards=4
      bank-returned CHF-13 seat=seat:1 amount=0 garage=0
      said CHF-13 phrase=sabot pasa
      bank-offered CHF-13 least=1000
      round-ended BAC-24 round=1`,
      { opening: 'open', seats: FOUR, config: { min: 1000, max: 15_000 } },
    )
  })
})
