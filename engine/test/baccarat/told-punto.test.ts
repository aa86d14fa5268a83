import { midiPuntoYBanca, puntoYBanca } from '@tapete/engine'
import { describe, it } from 'vitest'
import { TWO, tells } from './table.js'

describe('Punto y Banca, Midi and Mini, told whole', () => {
  it('[BAC-03 BAC-04 BAC-05 BAC-06 PYB-05 PYB-11 PYB-03] the shoe is prepared and the sabot assigned', () => {
    tells(
      puntoYBanca,
      `
      ! croupier shuffle
      not-at-this-stage BAC-03 {"stage":"new","needs":["shown","over"]}
      ! croupier open-packs
      cards-not-pre-shuffled BAC-44 {}
      ! croupier assign-sabot
      shoe-not-ready PYB-05 {"stage":"new"}
      ! croupier start
      shoe-not-ready BAC-31 {"stage":"new"}
      > croupier show-cards
      packs-shown BAC-03 packs=8 cards=416
      ! croupier show-cards
      not-at-this-stage BAC-03 {"stage":"shown","needs":["new"]}
      > croupier shuffle
      cards-shuffled BAC-03 cards=416 wash=true
      ! croupier cut 208
      cut-offered-to-another PYB-11 {"to":"seat:2"}
      ! seat:1 pass-cut
      cut-offered-to-another PYB-11 {"to":"seat:2"}
      ! seat:2 cut 51
      cut-too-near-the-end BAC-05 {"least":52,"most":364}
      ! seat:2 cut 365
      cut-too-near-the-end BAC-05 {"least":52,"most":364}
      > seat:2 pass-cut
      cut-declined BAC-04 seat=seat:2
      ! seat:2 cut 100
      cut-offered-to-another PYB-11 {"to":"seat:1"}
      > seat:1 pass-cut
      cut-declined BAC-04 seat=seat:1
      ! croupier cut 207
      cut-not-at-the-centre BAC-04 {"centre":208}
      ! seat:1 cut 208
      cut-offered-to-another PYB-11 {"to":"croupier"}
      > croupier cut 208
      deck-cut BAC-04 by=croupier at=208
      ! croupier load aside
      no-such-separator BAC-06 {"known":["inserted"]}
      > croupier load inserted
      shoe-loaded BAC-06 cards=416 behind=7
      ! croupier load inserted
      not-at-this-stage BAC-06 {"stage":"ready","needs":["load"]}
      ! croupier start
      sabot-not-assigned PYB-05 {}
      > croupier assign-sabot
      sabot-goes PYB-05 seat=seat:1
      ! croupier assign-sabot
      holder-may-deal PYB-05 {}
      ! croupier deal-annulled
      nothing-annulled BAC-37 {}
      > croupier start
      round-started BAC-08 round=1
      said GEN-19 phrase=hagan su juego
      ! pit-boss new-cards house
      not-now BAC-33 {"phase":"betting","needs":["idle"]}
      ! croupier run-sabot
      holder-may-deal PYB-06 {}
      ! croupier no-more-bets
      no-bets BAC-08 {}`,
      { opening: 'open', seats: TWO },
    )
  })

  it('[BAC-08 BAC-10 BAC-11 BAC-21 BAC-22 BAC-23 BAC-24 BAC-28 PYB-07 PYB-12 PYB-14 PYB-16] a round with third cards', () => {
    tells(
      puntoYBanca,
      `
      ! seat:1 bet tie 100
      tie-needs-a-side PYB-16 {}
      > seat:1 bet punto 1000
      bet-placed BAC-27 seat=seat:1 on=punto with=money stake=1000 : seat:1>seat:1/stakes 1000
      ! seat:1 bet banca 1000
      one-side-only BAC-10 {"side":"punto"}
      ! seat:1 pass-sabot
      dealer-has-bet PYB-06 {}
      ! seat:2 pass-sabot
      sabot-of-another PYB-06 {"of":"seat:1"}
      > seat:1 bet tie 100
      bet-placed PYB-17 seat=seat:1 on=tie with=money stake=100 : seat:1>seat:1/stakes 100
      > seat:2 bet banca 2000
      bet-placed BAC-28 seat=seat:2 on=banca with=money stake=2000 : seat:2>seat:2/stakes 2000
      ! croupier collect
      not-now BAC-24 {"phase":"betting","needs":["collect"]}
      > croupier no-more-bets
      said BAC-08 phrase=no más apuestas
      ! croupier collect
      not-now BAC-24 {"phase":"deal","needs":["collect"]}
      ! croupier pay
      not-now BAC-24 {"phase":"deal","needs":["pay"]}
      ! croupier collect-cards
      not-now BAC-24 {"phase":"deal","needs":["clear"]}
      ! chance card Zz
      no-such-card BAC-11 {}
      > cards 2s 4d 3h Kc
      card-dealt BAC-11 hand=punto card=2s seat=seat:1
      card-dealt BAC-11 hand=banca card=4d seat=seat:1
      card-dealt BAC-11 hand=punto card=3h seat=seat:1
      card-dealt BAC-11 hand=banca card=Kc seat=seat:1
      said BAC-22 phrase=punto 5, banca 4
      rule-told PYB-14 hand=punto total=5 draws=true
      > cards 8d
      card-dealt BAC-11 hand=punto card=8d seat=seat:1
      rule-told BAC-16 hand=banca total=4 draws=false third=8
      said BAC-23 phrase=gana banca 4 a 3
      result BAC-26 winner=banca punto=3 banca=4
      ! chance card 2s
      no-card-due BAC-11 {}
      > croupier collect
      collected BAC-26 seat=seat:1 on=punto with=money stake=1000 amount=1000 : seat:1/stakes>bank 1000
      collected BAC-26 seat=seat:1 on=tie with=money stake=100 amount=100 : seat:1/stakes>bank 100
      ! pit-boss out-of-order
      settlement-begun BAC-45 {}
      > croupier pay
      paid BAC-24 seat=seat:2 amount=1900 lines=[{"on":"banca","with":"money","stake":2000,"odds":{"num":1,"den":1},"amount":1900,"commission":100,"void":false,"cite":"BAC-28"}] : bank>seat:2 1900, bank>commission 100, seat:2/stakes>seat:2 2000
      ! croupier pay
      not-now BAC-24 {"phase":"clear","needs":["pay"]}
      > croupier collect-cards
      cards-collected BAC-24 cards=5
      round-ended BAC-24 round=1`,
      { config: { min: 1000, max: 50_000, limits: { tie: { min: 100, max: 5000 } } } },
    )
  })

  it('[BAC-12 BAC-27 PYB-07 PYB-17 BAC-02] naturals, a tie, and the sabot', () => {
    tells(
      puntoYBanca,
      `
      > seat:1 bet banca 1000
      > seat:2 bet punto 1000
      > croupier no-more-bets
      > cards 9c Kd Kh 8s
      card-dealt BAC-11 hand=punto card=9c seat=seat:1
      card-dealt BAC-11 hand=banca card=Kd seat=seat:1
      card-dealt BAC-11 hand=punto card=Kh seat=seat:1
      card-dealt BAC-11 hand=banca card=8s seat=seat:1
      said BAC-22 phrase=punto 9, banca 8
      natural BAC-12 hands=["punto","banca"]
      said BAC-23 phrase=gana punto 9 a 8
      result BAC-26 winner=punto punto=9 banca=8
      > ...
      collected BAC-26 seat=seat:1 on=banca with=money stake=1000 amount=1000 : seat:1/stakes>bank 1000
      paid BAC-24 seat=seat:2 amount=1000 lines=[{"on":"punto","with":"money","stake":1000,"odds":{"num":1,"den":1},"amount":1000,"void":false,"cite":"BAC-27"}] : bank>seat:2 1000, seat:2/stakes>seat:2 1000
      cards-collected BAC-24 cards=4
      said PYB-07 phrase=sabot pasa
      sabot-goes PYB-07 seat=seat:2
      round-ended BAC-24 round=1
      > croupier start
      ! croupier run-sabot
      holder-may-deal PYB-06 {}
      > seat:1 bet punto 1000
      > seat:1 bet tie 100
      ! croupier no-more-bets
      dealer-must-bet PYB-12 {"dealer":"seat:2"}
      > croupier run-sabot
      said PYB-06 phrase=sabot pasa
      sabot-goes PYB-06 seat=seat:1
      ! croupier run-sabot
      dealer-has-bet PYB-06 {}
      > croupier no-more-bets
      > cards Ks Kd Qh Qc Jh Jd
      card-dealt BAC-11 hand=punto card=Ks seat=seat:1
      card-dealt BAC-11 hand=banca card=Kd seat=seat:1
      card-dealt BAC-11 hand=punto card=Qh seat=seat:1
      card-dealt BAC-11 hand=banca card=Qc seat=seat:1
      said BAC-22 phrase=punto baccarat, banca baccarat
      rule-told BAC-13 hand=punto total=0 draws=true
      card-dealt BAC-11 hand=punto card=Jh seat=seat:1
      rule-told BAC-14 hand=banca total=0 draws=true third=0
      card-dealt BAC-11 hand=banca card=Jd seat=seat:1
      said BAC-23 phrase=empate
      result BAC-26 winner=tie punto=0 banca=0
      > croupier collect
      > croupier pay
      paid BAC-24 seat=seat:1 amount=800 lines=[{"on":"tie","with":"money","stake":100,"odds":{"num":8,"den":1},"amount":800,"void":false,"cite":"PYB-17"}] : bank>seat:1 800, seat:1/stakes>seat:1 100
      bet-returned PYB-17 seat=seat:1 on=punto with=money stake=1000 : seat:1/stakes>seat:1 1000
      > croupier collect-cards
      cards-collected BAC-24 cards=6
      round-ended BAC-24 round=2`,
      { config: { min: 1000, max: 50_000, limits: { tie: { min: 100, max: 5000 } } } },
    )
  })

  it('[PYB-06 PYB-08 BAC-35] the sabot refused, and a holder who goes', () => {
    tells(
      puntoYBanca,
      `
      > seat:1 pass-sabot
      said PYB-06 phrase=sabot pasa
      sabot-goes PYB-06 seat=seat:2
      > seat:2 pass-sabot
      said PYB-06 phrase=sabot pasa
      sabot-goes PYB-06
      ! seat:2 pass-sabot
      sabot-of-another PYB-06 {"of":"croupier"}
      ! croupier run-sabot
      sabot-not-assigned PYB-06 {}
      > seat:1 bet punto 1000
      > croupier no-more-bets
      > cards 4s 7d 2h Jc
      card-dealt BAC-11 hand=punto card=4s
      card-dealt BAC-11 hand=banca card=7d
      card-dealt BAC-11 hand=punto card=2h
      card-dealt BAC-11 hand=banca card=Jc
      said BAC-22 phrase=punto 6, banca 7
      rule-told BAC-13 hand=punto total=6 draws=false
      rule-told BAC-20 hand=banca total=7 draws=false
      said BAC-23 phrase=gana banca 7 a 6
      result BAC-26 winner=banca punto=6 banca=7
      > ...
      ! croupier start
      sabot-not-assigned PYB-05 {}
      > croupier assign-sabot
      sabot-goes PYB-08 seat=seat:1
      > croupier start
      > seat:1 leave
      said PYB-08 phrase=sabot pasa
      sabot-goes PYB-08 seat=seat:2
      chips-cashed GEN-17 seat=seat:1 to=["seat:1"] : seat:1>cash 99000
      seat-freed GEN-24 seat=seat:1
      ! seat:1 leave
      seat-empty GEN-24 {"seat":"seat:1"}
      > seat:2 bet banca 1000
      > croupier no-more-bets
      > cards 4s 7d
      > seat:2 leave
      seat-leaving GEN-24 seat=seat:2
      > cards 2h Jc
      > ...
      paid BAC-24 seat=seat:2 amount=950 lines=[{"on":"banca","with":"money","stake":1000,"odds":{"num":1,"den":1},"amount":950,"commission":50,"void":false,"cite":"BAC-28"}] : bank>seat:2 950, bank>commission 50, seat:2/stakes>seat:2 1000
      cards-collected BAC-24 cards=4
      round-ended BAC-24 round=2
      chips-cashed GEN-17 seat=seat:2 to=["seat:2"] : seat:2>cash 100950
      seat-freed GEN-24 seat=seat:2`,
      { seats: TWO },
    )
  })

  it('[PYB-21 BAC-36 BAC-37 BAC-38 BAC-39 BAC-40] irregular plays', () => {
    tells(
      puntoYBanca,
      `
      > seat:1 bet punto 1000
      > seat:1 bet tie 100
      > croupier no-more-bets
      > croupier irregular stuck-cards
      irregular-play BAC-38 cause=stuck-cards
      cards-reordered BAC-38 punto=[] banca=[]
      > cards 4s 7d
      > croupier irregular wrong-deal
      irregular-play BAC-38 cause=wrong-deal
      cards-reordered BAC-38 punto=["4s"] banca=["7d"]
      > croupier irregular card-seen
      irregular-play BAC-39 cause=card-seen
      > pit-boss irregular card-fell
      irregular-play BAC-40 cause=card-fell
      both-faces-shown BAC-40
      > croupier irregular face-up-card
      irregular-play BAC-36 cause=face-up-card
      > croupier irregular card-in-slot
      irregular-play PYB-21 cause=card-in-slot
      round-annulled PYB-21
      bet-returned PYB-21 seat=seat:1 on=punto with=money stake=1000 : seat:1/stakes>seat:1 1000
      bet-returned PYB-21 seat=seat:1 on=tie with=money stake=100 : seat:1/stakes>seat:1 100
      cards-collected BAC-24 cards=2
      round-ended BAC-24 round=1
      > croupier irregular extra-card
      irregular-play BAC-37 cause=extra-card
      ! croupier start
      round-annulled BAC-37 {}
      > croupier deal-annulled
      round-started BAC-37 round=2
      round-annulled BAC-37
      ! croupier deal-annulled
      not-now BAC-37 {"phase":"deal","needs":["idle"]}
      > cards 9c Kd Kh 4s
      card-dealt BAC-11 hand=punto card=9c seat=seat:1
      card-dealt BAC-11 hand=banca card=Kd seat=seat:1
      card-dealt BAC-11 hand=punto card=Kh seat=seat:1
      card-dealt BAC-11 hand=banca card=4s seat=seat:1
      said BAC-22 phrase=punto 9, banca 4
      natural BAC-12 hands=["punto"]
      ! croupier irregular card-in-slot
      cannot-have-happened PYB-21 {}
      > croupier collect-cards
      cards-collected BAC-24 cards=4
      round-ended BAC-24 round=2
      > croupier start
      > seat:1 bet banca 1000
      > croupier irregular face-up-card
      irregular-play BAC-36 cause=face-up-card
      bet-returned BAC-36 seat=seat:1 on=banca with=money stake=1000 : seat:1/stakes>seat:1 1000
      round-annulled BAC-36
      > cards Ks Kd 2h 3c 4d
      card-dealt BAC-11 hand=punto card=Ks seat=seat:1
      card-dealt BAC-11 hand=banca card=Kd seat=seat:1
      card-dealt BAC-11 hand=punto card=2h seat=seat:1
      card-dealt BAC-11 hand=banca card=3c seat=seat:1
      said BAC-22 phrase=punto 2, banca 3
      rule-told BAC-13 hand=punto total=2 draws=true
      card-dealt BAC-11 hand=punto card=4d seat=seat:1
      rule-told BAC-15 hand=banca total=3 draws=true third=4
      > cards 5h
      card-dealt BAC-11 hand=banca card=5h seat=seat:1
      > croupier collect-cards
      cards-collected BAC-24 cards=6
      round-ended BAC-24 round=3`,
      { config: { min: 1000, max: 50_000, limits: { tie: { min: 100, max: 5000 } } } },
    )
  })

  it('[MID-05 MID-06 MID-08 MID-09 MID-11] covered cards are turned', () => {
    tells(
      midiPuntoYBanca,
      `
      ! croupier deal
      not-now MID-05 {"phase":"betting","needs":["deal"]}
      > seat:1 bet punto 1000
      > seat:2 bet banca 1000
      > seat:2 bet tie 100
      > croupier no-more-bets
      ! croupier uncover
      not-now MID-06 {"phase":"deal","needs":["reveal"]}
      > croupier deal
      card-covered MID-05 hand=punto
      card-covered MID-05 hand=banca
      card-covered MID-05 hand=punto
      card-covered MID-05 hand=banca
      ! croupier deal
      not-now MID-05 {"phase":"reveal","needs":["deal"]}
      ! croupier uncover
      not-your-choice MID-06 {"of":"seat:1"}
      ! seat:2 turn-cards
      not-your-choice MID-06 {"of":"seat:1"}
      > seat:1 turn-cards
      cards-turned MID-06 hand=punto seat=seat:1
      ! croupier uncover
      card-to-come MID-06 {}
      > cards 2s 3h
      card-dealt MID-06 hand=punto card=2s
      card-dealt MID-06 hand=punto card=3h
      > seat:2 pass-turn
      turn-declined MID-06 seat=seat:2 hand=banca
      ! seat:2 turn-cards
      not-your-choice MID-06 {"of":"seat:1"}
      > croupier turn-cards for=seat:1
      cards-turned MID-06 hand=banca
      > cards 4d Kc
      card-dealt MID-06 hand=banca card=4d
      card-dealt MID-06 hand=banca card=Kc
      said BAC-22 phrase=punto 5, banca 4
      rule-told MID-09 hand=punto total=5 draws=true
      > cards 8d
      card-dealt BAC-11 hand=punto card=8d
      rule-told BAC-16 hand=banca total=4 draws=false third=8
      said BAC-23 phrase=gana banca 4 a 3
      result BAC-26 winner=banca punto=3 banca=4
      > croupier collect
      collected BAC-26 seat=seat:1 on=punto with=money stake=1000 amount=1000 : seat:1/stakes>bank 1000
      collected BAC-26 seat=seat:2 on=tie with=money stake=100 amount=100 : seat:2/stakes>bank 100
      > croupier pay
      paid BAC-24 seat=seat:2 amount=950 lines=[{"on":"banca","with":"money","stake":1000,"odds":{"num":1,"den":1},"amount":950,"commission":50,"void":false,"cite":"BAC-28"}] : bank>seat:2 950, bank>commission 50, seat:2/stakes>seat:2 1000
      > croupier collect-cards
      cards-collected BAC-24 cards=5
      round-ended BAC-24 round=1`,
      { config: { min: 1000, max: 50_000, limits: { tie: { min: 100, max: 5000 } } } },
    )
  })

  it('[MID-05 BAC-36] a covered card that came face up', () => {
    tells(
      midiPuntoYBanca,
      `
      > seat:1 bet punto 1000
      > croupier no-more-bets
      > croupier irregular face-up-card
      irregular-play BAC-36 cause=face-up-card
      ! croupier deal
      card-to-come MID-05 {}
      > cards 4s
      card-dealt BAC-11 hand=punto card=4s
      > croupier deal
      card-covered MID-05 hand=banca
      card-covered MID-05 hand=punto
      card-covered MID-05 hand=banca
      > seat:1 turn-cards
      > cards 2h
      card-dealt MID-06 hand=punto card=2h
      > croupier uncover
      cards-turned MID-06 hand=banca
      > cards 7d Jc
      card-dealt MID-06 hand=banca card=7d
      card-dealt MID-06 hand=banca card=Jc
      said BAC-22 phrase=punto 6, banca 7
      rule-told BAC-13 hand=punto total=6 draws=false
      rule-told BAC-20 hand=banca total=7 draws=false
      said BAC-23 phrase=gana banca 7 a 6
      result BAC-26 winner=banca punto=6 banca=7
      > ...
      collected BAC-26 seat=seat:1 on=punto with=money stake=1000 amount=1000 : seat:1/stakes>bank 1000
      cards-collected BAC-24 cards=4
      round-ended BAC-24 round=1`,
      { config: { min: 1000, max: 50_000, limits: { tie: { min: 100, max: 5000 } } } },
    )
  })

  it('[BAC-33 BAC-34 BAC-43 BAC-44 BAC-45 BAC-07] packs, a machine and closing', () => {
    tells(
      puntoYBanca,
      `
      ! croupier show-cards
      cards-pre-shuffled BAC-03 {}
      > croupier open-packs
      pre-shuffled-warning BAC-43 approval=Res. 7
      sealed-packs-opened BAC-03 packs=8
      > seat:2 cut 100
      ! croupier load inserted
      no-such-separator BAC-07 {"known":["aside"]}
      > croupier load aside
      shoe-loaded BAC-07 cards=416
      > croupier assign-sabot
      > croupier start
      > seat:1 bet punto 1000
      > croupier no-more-bets
      > cards 4s 7d 2h Jc
      > ...
      collected BAC-26 seat=seat:1 on=punto with=money stake=1000 amount=1000 : seat:1/stakes>bank 1000
      cards-collected BAC-24 cards=4
      cards-fed-back BAC-07 cards=4
      round-ended BAC-24 round=1
      ! pit-boss new-cards worn
      no-such-reason BAC-33 {}
      > pit-boss new-cards house
      cards-replaced BAC-33 packs=8
      ! pit-boss new-cards house
      not-at-this-stage BAC-33 {"stage":"new","needs":["shown","cut","load","ready","over"]}
      > croupier open-packs
      > pit-boss new-cards damaged
      cards-replaced BAC-45 packs=8
      ! croupier announce-last
      not-instructed BAC-34 {}
      > pit-boss instruct-closing
      > croupier announce-last
      said BAC-34 phrase=últimas tres manos de la mesa
      ! croupier announce-hands 5
      no-such-number BAC-34 {}
      > croupier announce-hands 2
      said BAC-34 phrase=últimas dos manos de la mesa
      ! croupier announce-hands 3
      already-closing BAC-34 {"hands":2}`,
      { opening: 'open', seats: TWO, config: { min: 1000, max: 50_000, preShuffled: 'Res. 7', shoeMode: 'machine' } },
    )
  })
})
