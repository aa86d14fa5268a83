import { war } from '@tapete/engine'
import { describe, it } from 'vitest'
import { tells } from '../../cards/table.js'

describe('War: limits, leaving, closing and refusals, told whole', () => {
  it('[WAR-02 WAR-09 WAR-10 WAR-31 WAR-32] what is refused before and after the bets close', () => {
    tells(
      war,
      `
      ! croupier no-more-bets
      nobody-plays WAR-03 {}
      ! seat:1 bet war:2 1000
      box-of-another WAR-31 {"box":1}
      ! seat:1 bet tie:1 1000
      tie-after-war WAR-10 {}
      ! seat:1 bet go-to-war:1 1000
      no-such-bet WAR-09 {"on":"go-to-war:1"}
      ! seat:1 bet war:1 900
      under-minimum GEN-10 {"min":1000,"stake":900}
      > seat:1 bet war:1 1000
      bet-placed WAR-13 seat=seat:1 on=war:1 with=money stake=1000 seat:1>seat:1/stakes 1000
      > seat:1 bet tie:1 1000
      bet-placed WAR-15 seat=seat:1 on=tie:1 with=money stake=1000 seat:1>seat:1/stakes 1000
      > seat:1 withdraw war:1 1000
      bet-withdrawn GEN-23 seat=seat:1 on=war:1 with=money stake=1000 seat:1/stakes>seat:1 1000
      ! croupier no-more-bets
      nobody-plays WAR-03 {}
      > seat:2 bet war:2 1000
      ! chance card 5s
      no-card-due WAR-11 {}
      > croupier no-more-bets
      said GEN-19 phrase=no más apuestas
      bet-returned WAR-10 seat=seat:1 on=tie:1 with=money stake=1000 seat:1/stakes>seat:1 1000
      ! seat:2 bet war:2 1000
      betting-closed WAR-32 {}
      ! seat:2 withdraw war:2 1000
      betting-closed WAR-32 {}
      > croupier late-bet war:1 1000 seat:1
      late-bet-returned WAR-32 seat=seat:1 on=war:1 stake=1000
      ! chance card 1x
      no-such-card WAR-11 {}
      > cards 5s
      ! croupier collect
      not-now WAR-14 {"phase":"deal","needs":["collect"]}
      > cards 6s
      ! chance card 7s
      no-card-due WAR-11 {}
      ! croupier pay
      not-now WAR-13 {"phase":"collect","needs":["pay"]}
      ! croupier collect-cards
      not-now WAR-25 {"phase":"collect","needs":["clear"]}`,
    )
  })

  it('[WAR-10 GEN-24] who leaves while bets are open with only a bet on the tie has it back; a whole bet stays', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 1000
      > seat:1 bet tie:1 1000
      > seat:1 withdraw war:1 1000
      > seat:2 bet war:2 1000
      > seat:2 bet tie:2 1000
      > seat:1 leave
      bet-returned WAR-10 seat=seat:1 on=tie:1 with=money stake=1000 seat:1/stakes>seat:1 1000
      chips-cashed GEN-17 seat=seat:1 to=["seat:1"] seat:1>cash 50000
      seat-freed GEN-24 seat=seat:1
      > seat:2 leave
      seat-leaving GEN-24 seat=seat:2
      > croupier no-more-bets
      > cards 5s 5d
      > croupier collect
      > croupier pay
      paid WAR-13 seat=seat:2 amount=10000 [tie:2 10:1 10000 WAR-15] bank>seat:2 10000 seat:2/stakes>seat:2 1000
      bet-returned WAR-43 seat=seat:2 on=war:2 with=money stake=1000 seat:2/stakes>seat:2 1000
      cards-collected WAR-25 seat=seat:2 hand=2
      > croupier collect-cards
      cards-collected WAR-25 hand=bank
      round-ended WAR-25 round=1
      chips-cashed GEN-17 seat=seat:2 to=["seat:2"] seat:2>cash 60000
      seat-freed GEN-24 seat=seat:2`,
    )
  })

  it('[WAR-17 WAR-19 GEN-24] a player leaves before the war: the croupier surrenders, and nobody stakes their chips', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 1000
      > seat:2 bet war:2 1000
      > croupier no-more-bets
      > cards 5s 5d 5c
      > croupier collect
      > seat:1 leave
      seat-leaving GEN-24 seat=seat:1
      ! seat:1 go-to-war
      not-present GEN-24 {"seat":"seat:1"}
      ! croupier go-to-war for=seat:1
      not-present GEN-24 {"seat":"seat:1"}
      ! croupier surrender for=seat:2
      not-your-turn WAR-34 {"turn":"seat:1"}
      > croupier surrender for=seat:1
      surrendered WAR-19 seat=seat:1 box=1
      halved WAR-19 seat=seat:1 on=war:1 with=money stake=1000 amount=500 seat:1/stakes>bank 500 seat:1/stakes>seat:1 500
      cards-collected WAR-25 seat=seat:1 hand=1
      tie-offered WAR-17 seat=seat:2 box=2
      said WAR-17 phrase=rendirse o ir a la Guerra
      > seat:2 step-away
      seat-away GEN-24 seat=seat:2
      ! seat:2 surrender
      not-present GEN-24 {"seat":"seat:2"}
      > croupier surrender for=seat:2
      surrendered WAR-19 seat=seat:2 box=2
      halved WAR-19 seat=seat:2 on=war:2 with=money stake=1000 amount=500 seat:2/stakes>bank 500 seat:2/stakes>seat:2 500
      cards-collected WAR-25 seat=seat:2 hand=2
      > croupier collect-cards
      cards-collected WAR-25 hand=bank
      round-ended WAR-25 round=1
      chips-cashed GEN-17 seat=seat:1 to=["seat:1"] seat:1>cash 49500
      seat-freed GEN-24 seat=seat:1`,
      { seats: { 'seat:1': 50_000, 'seat:2': 50_000, 'seat:3': 50_000 } },
    )
  })

  it('[WAR-20 GEN-24] a player leaves in the middle of a war: it is dealt and settled without them', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 1000
      > croupier no-more-bets
      > cards 5s 5d
      > croupier collect
      > seat:1 go-to-war
      > seat:1 leave
      seat-leaving GEN-24 seat=seat:1
      > cards Ts 9s
      > croupier collect
      > croupier pay
      paid WAR-22 seat=seat:1 amount=2000 [war:1 1:1 1000 WAR-22, go-to-war:1 1:1 1000 WAR-22] bank>seat:1 2000 seat:1/stakes>seat:1 1000 seat:1/stakes>seat:1 1000
      cards-collected WAR-25 seat=seat:1 hand=1
      > croupier collect-cards
      cards-collected WAR-25 hand=bank
      round-ended WAR-25 round=1
      chips-cashed GEN-17 seat=seat:1 to=["seat:1"] seat:1>cash 52000
      seat-freed GEN-24 seat=seat:1`,
    )
  })

  it('[WAR-20] without chips for a second bet there is only surrender, until chips are bought', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 1000
      > croupier no-more-bets
      > cards 5s 5d
      > croupier collect
      ! seat:1 go-to-war
      not-enough-chips WAR-20 {"have":500,"needs":1000}
      > seat:1 buy 500
      > seat:1 go-to-war
      bet-placed WAR-20 seat=seat:1 on=go-to-war:1 with=money stake=1000 seat:1>seat:1/stakes 1000
      went-to-war WAR-20 seat=seat:1 box=1`,
      { seats: { 'seat:1': 1500 } },
    )
  })

  it('[WAR-19 WAR-20 GEN-11 GEN-13 GEN-15] over the maximum, found before the choice: war and surrender are of what plays', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 2000
      > seat:2 bet war:2 2000
      > croupier no-more-bets
      > croupier find-bet war:1 1000 seat:1
      bet-found GEN-11 seat=seat:1 on=war:1 with=money stake=1000 seat:1>seat:1/stakes 1000
      > cards 5s 5d 5c
      ! croupier collect
      room-head-not-notified GEN-13 {"seat":"seat:1","on":"war:1"}
      > croupier notify-room-head war:1 seat:1
      room-head-notified GEN-13 seat=seat:1 on=war:1
      > croupier collect
      > croupier find-bet war:2 1000 seat:2
      bet-found GEN-11 seat=seat:2 on=war:2 with=money stake=1000 seat:2>seat:2/stakes 1000
      ! seat:1 go-to-war
      room-head-not-notified GEN-13 {"seat":"seat:2","on":"war:2"}
      > croupier notify-room-head war:2 seat:2
      > seat:1 go-to-war
      bet-placed WAR-20 seat=seat:1 on=go-to-war:1 with=money stake=2000 seat:1>seat:1/stakes 2000
      went-to-war WAR-20 seat=seat:1 box=1
      tie-offered WAR-17 seat=seat:2 box=2
      said WAR-17 phrase=rendirse o ir a la Guerra
      ! croupier find-bet war:1 1000 seat:1
      no-hand-in-play WAR-32 {}
      > seat:2 surrender
      surrendered WAR-19 seat=seat:2 box=2
      halved WAR-19 seat=seat:2 on=war:2 with=money stake=3000 amount=1000 seat:2/stakes>bank 1000 seat:2/stakes>seat:2 2000
      limits-told GEN-15 seat=seat:2 on=war:2 min=1000 max=2000 to=["seat:2"]
      cards-collected WAR-25 seat=seat:2 hand=2
      > cards 9c 9d
      > croupier collect
      > croupier pay
      paid WAR-22 seat=seat:1 amount=6000 [war:1 1:1 2000 WAR-24, go-to-war:1 1:1 2000 WAR-24, bonus:1 1:1 2000 WAR-24] bank>seat:1 6000 seat:1/stakes>seat:1 3000 seat:1/stakes>seat:1 2000
      limits-told GEN-15 seat=seat:1 on=war:1 min=1000 max=2000 to=["seat:1"]
      cards-collected WAR-25 seat=seat:1 hand=1`,
      { config: { max: 2000 } },
    )
  })

  it('[WAR-14 WAR-16 GEN-12 GEN-13] over the maximum and lost: only the maximum, on the tie too', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 2000
      > seat:1 bet tie:1 1000
      > croupier no-more-bets
      > cards 5s 6d
      ! croupier find-bet tie:2 3000 seat:1
      box-of-another WAR-31 {"box":1}
      ! croupier find-bet war:2 3000 seat:2
      no-hand-in-play WAR-32 {}
      > croupier find-bet tie:1 2000 seat:1
      bet-found GEN-11 seat=seat:1 on=tie:1 with=money stake=2000 seat:1>seat:1/stakes 2000
      > croupier find-bet war:1 500 seat:1
      > croupier notify-room-head tie:1 seat:1
      > croupier notify-room-head war:1 seat:1
      > croupier collect
      collected WAR-14 seat=seat:1 on=war:1 with=money stake=2500 amount=2000 seat:1/stakes>bank 2000 seat:1/stakes>seat:1 500
      limits-told GEN-15 seat=seat:1 on=war:1 min=1000 max=2000 to=["seat:1"]
      collected WAR-16 seat=seat:1 on=tie:1 with=money stake=3000 amount=2000 seat:1/stakes>bank 2000 seat:1/stakes>seat:1 1000
      limits-told GEN-15 seat=seat:1 on=tie:1 min=1000 max=2000 to=["seat:1"]
      cards-collected WAR-25 seat=seat:1 hand=1`,
      { config: { max: 2000 } },
    )
  })

  it('[GEN-11 WAR-32] a bet on the tie is found until what lost is taken, and no later', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 2000
      > seat:2 bet war:2 2000
      > seat:2 bet tie:2 2000
      > seat:3 bet war:3 2000
      > croupier no-more-bets
      > cards Ks 4s 2s 4d
      > croupier collect
      ! croupier find-bet tie:1 3000 seat:1
      no-hand-in-play WAR-32 {}
      ! croupier find-bet war:3 3000 seat:3
      no-hand-in-play WAR-32 {}
      > croupier find-bet war:1 1000 seat:1
      bet-found GEN-11 seat=seat:1 on=war:1 with=money stake=1000 seat:1>seat:1/stakes 1000
      ! croupier pay
      room-head-not-notified GEN-13 {"seat":"seat:1","on":"war:1"}
      > croupier notify-room-head war:1 seat:1
      > croupier pay
      paid WAR-13 seat=seat:1 amount=2000 [war:1 1:1 2000 WAR-13] bank>seat:1 2000 seat:1/stakes>seat:1 3000
      limits-told GEN-15 seat=seat:1 on=war:1 min=1000 max=2000 to=["seat:1"]
      paid WAR-13 seat=seat:2 amount=20000 [tie:2 10:1 20000 WAR-15] bank>seat:2 20000 seat:2/stakes>seat:2 2000
      bet-returned WAR-43 seat=seat:2 on=war:2 with=money stake=2000 seat:2/stakes>seat:2 2000
      cards-collected WAR-25 seat=seat:1 hand=1
      cards-collected WAR-25 seat=seat:2 hand=2`,
      { config: { max: 2000 }, seats: { 'seat:1': 50_000, 'seat:2': 50_000, 'seat:3': 50_000 } },
    )
  })

  it('[WAR-30 WAR-44] the last hands are counted, and the table closes after them', () => {
    tells(
      war,
      `
      > croupier announce-hands 2
      said WAR-30 phrase=últimas dos manos de la mesa
      ! croupier announce-hands 3
      already-closing WAR-30 {"hands":2}
      ! croupier announce-hands 4
      no-such-number WAR-30 {}
      > seat:1 bet war:1 1000
      > croupier no-more-bets
      > cards 5s 6d
      > croupier announce-hands 1
      said WAR-30 phrase=última mano de la mesa
      > croupier collect
      > croupier collect-cards
      > croupier start
      > seat:1 bet war:1 1000
      > croupier no-more-bets
      > cards 7s 6h
      > croupier collect
      > croupier pay
      > croupier collect-cards
      cards-collected WAR-25 hand=bank
      round-ended WAR-25 round=2
      table-closed WAR-30
      ! croupier announce-hands 1
      table-not-open WAR-44 {}`,
    )
  })

  it('[WAR-30] «último juego de la mesa» in the middle of a war: one round more', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 1000
      > croupier no-more-bets
      > cards 5s 5d
      > croupier collect
      > pit-boss instruct-closing
      closing-instructed WAR-30
      > seat:1 go-to-war
      > cards 5c 5h
      > croupier collect
      > croupier pay
      > croupier collect-cards
      ! croupier start
      last-rounds-not-announced WAR-30 {}
      > croupier announce-last
      said WAR-30 phrase=último juego de la mesa`,
    )
  })

  it('[WAR-46 WAR-44] cards fail while a tie is being decided: what is on the cloth goes back, what was settled stands', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 1000
      > seat:2 bet war:2 1000
      > croupier no-more-bets
      > cards 5s 4s 5d
      ! pit-boss out-of-order
      settlement-begun WAR-46 {}
      > croupier collect
      > pit-boss out-of-order
      out-of-order WAR-46
      ! seat:1 surrender
      not-now WAR-19 {"phase":"giving-back","needs":["ties"]}
      > croupier give-back
      bet-returned WAR-46 seat=seat:1 on=war:1 with=money stake=1000 seat:1/stakes>seat:1 1000
      round-ended WAR-46 round=1
      table-suspended WAR-46 reason=out-of-order`,
    )
  })

  it('[WAR-13 GEN-41] a payment of the first comparison is held, and one of a war', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 1000
      > croupier no-more-bets
      > cards 5s 4s
      > pit-boss hold seat:1
      hold-ordered GEN-41 seat=seat:1 to=["seat:1"]
      > croupier collect
      > croupier pay
      paid WAR-13 seat=seat:1 amount=1000 [war:1 1:1 1000 WAR-13] bank>hold:1 1000 seat:1/stakes>seat:1 1000
      payment-held GEN-41 seat=seat:1 hold=hold:1 amount=1000 to=["seat:1"]
      cards-collected WAR-25 seat=seat:1 hand=1`,
    )
  })

  it('[WAR-22 WAR-23 GEN-14] under the minimum: a war it won waits for the room head, who refuses: the raise goes back with it', () => {
    tells(
      war,
      `
      > seat:2 bet war:2 1000
      > croupier no-more-bets
      > croupier find-bet war:1 500 seat:1
      bet-found GEN-11 seat=seat:1 on=war:1 with=money stake=500 seat:1>seat:1/stakes 500
      > cards 5s 5d 5c
      > croupier collect
      > seat:1 go-to-war
      bet-placed WAR-20 seat=seat:1 on=go-to-war:1 with=money stake=500 seat:1>seat:1/stakes 500
      went-to-war WAR-20 seat=seat:1 box=1
      tie-offered WAR-17 seat=seat:2 box=2
      said WAR-17 phrase=rendirse o ir a la Guerra
      > seat:2 go-to-war
      > cards Ts 9s
      > croupier collect
      ! croupier pay
      room-head-not-authorised GEN-14 {"seat":"seat:1","on":"war:1"}
      > room-head authorise war:1 refuse seat:1
      room-head-decided GEN-14 seat=seat:1 on=war:1 decision=refuse
      > croupier pay
      bet-voided GEN-14 seat=seat:1 on=war:1 with=money stake=500 seat:1/stakes>seat:1 500
      bet-voided GEN-14 seat=seat:1 on=go-to-war:1 with=money stake=500 seat:1/stakes>seat:1 500
      limits-told GEN-15 seat=seat:1 on=war:1 min=1000 max=50000 to=["seat:1"]
      cards-collected WAR-25 seat=seat:1 hand=1
      > cards 2s 9d
      > croupier collect
      collected WAR-23 seat=seat:2 on=war:2 with=money stake=1000 amount=1000 seat:2/stakes>bank 1000
      collected WAR-23 seat=seat:2 on=go-to-war:2 with=money stake=1000 amount=1000 seat:2/stakes>bank 1000
      cards-collected WAR-25 seat=seat:2 hand=2`,
    )
  })

  it('[WAR-19 GEN-14] under the minimum and refused before the choice: no war, and a surrender that loses nothing', () => {
    tells(
      war,
      `
      > seat:2 bet war:2 1000
      > croupier no-more-bets
      > croupier find-bet war:1 500 seat:1
      > cards 5s 4s 5d
      > croupier collect
      > room-head authorise war:1 refuse seat:1
      room-head-decided GEN-14 seat=seat:1 on=war:1 decision=refuse
      ! seat:1 go-to-war
      bet-is-void GEN-14 {}
      > seat:1 surrender
      surrendered WAR-19 seat=seat:1 box=1
      halved WAR-19 seat=seat:1 on=war:1 with=money stake=500 amount=0 seat:1/stakes>seat:1 500
      limits-told GEN-15 seat=seat:1 on=war:1 min=1000 max=50000 to=["seat:1"]
      cards-collected WAR-25 seat=seat:1 hand=1`,
    )
  })

  it('[WAR-23 GEN-14] under the minimum and refused, and the war is lost: nothing of it is taken', () => {
    tells(
      war,
      `
      > seat:2 bet war:2 1000
      > croupier no-more-bets
      > croupier find-bet war:1 500 seat:1
      > cards 5s 4s 5d
      > croupier collect
      > seat:1 go-to-war
      > room-head authorise war:1 refuse seat:1
      room-head-decided GEN-14 seat=seat:1 on=war:1 decision=refuse
      > cards 2s 9s
      > croupier collect
      > croupier pay
      bet-voided GEN-14 seat=seat:1 on=war:1 with=money stake=500 seat:1/stakes>seat:1 500
      bet-voided GEN-14 seat=seat:1 on=go-to-war:1 with=money stake=500 seat:1/stakes>seat:1 500
      limits-told GEN-15 seat=seat:1 on=war:1 min=1000 max=50000 to=["seat:1"]
      cards-collected WAR-25 seat=seat:1 hand=1`,
    )
  })

  it('[WAR-15 WAR-17 GEN-14] a bet on the tie that the room head refused is void: its player chooses like the others', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 1000
      > croupier no-more-bets
      > croupier find-bet tie:1 300 seat:1
      > cards 5s 5d
      > croupier collect
      ! croupier pay
      room-head-not-authorised GEN-14 {"seat":"seat:1","on":"tie:1"}
      > room-head authorise tie:1 refuse seat:1
      > croupier pay
      paid WAR-13 seat=seat:1 amount=0 [tie:1 10:1 0 WAR-15] seat:1/stakes>seat:1 300
      limits-told GEN-15 seat=seat:1 on=tie:1 min=500 max=50000 to=["seat:1"]
      tie-offered WAR-17 seat=seat:1 box=1
      said WAR-17 phrase=rendirse o ir a la Guerra
      > seat:1 surrender
      surrendered WAR-19 seat=seat:1 box=1
      halved WAR-19 seat=seat:1 on=war:1 with=money stake=1000 amount=500 seat:1/stakes>bank 500 seat:1/stakes>seat:1 500
      cards-collected WAR-25 seat=seat:1 hand=1`,
      { config: { limits: { tie: { min: 500 } } } },
    )
  })
})
