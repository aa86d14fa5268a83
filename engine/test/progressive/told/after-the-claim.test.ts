// Between the claim of the prizes and the end of the round: whatever happens, every prize is somebody's and the round can end.

import { describe, it } from 'vitest'
import { done } from '../house.js'
import { allGo, ante, light, OPEN_BANK, tableWith } from '../side.js'
import { tells } from '../tells.js'
import { settledRound } from './openings.js'

describe('after the claim', () => {
  it('[PRG-25 PRG-38 PRG-39] nothing can void the round any more; cards too many are put away, and it ends', () => {
    tells(
      settledRound(),
      `
      > mesa croupier claim-prizes
      mesa side-bet-lost (PRG-26) seat=seat:2 pot=pozo amount=1000 why=no-prize
      mesa pot-hit (PRG-26) seat=seat:1 pot=pozo category=flush bet=1000 tells pozo hit 1 seat:1 flush 1000
      mesa prizes-claimed (PRG-38) pot=pozo round=1 tells pozo award 1
      pozo hit (PRG-17) table=mesa round=1 seat=seat:1 category=flush bet=1000
      pozo prize-awarded (PRG-27) table=mesa round=1 seat=seat:1 category=flush bet=1000 share=50000 capped=false amount=50000 main>link:50000 tells mesa pot-prize 1 seat:1 flush 50000
      mesa prize-due (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 link>prizes:50000
      ! mesa pit-boss out-of-order
      settlement-begun PB-10 {}
      ! mesa croupier irregular misdeal
      cannot-have-happened PB-42 {}
      ! mesa croupier irregular bank-wrong-count
      cannot-have-happened PB-53 {}
      ! mesa croupier irregular wrong-count seat=seat:1
      no-hand-here PB-52 {seat:seat:1}
      ! mesa croupier give-back
      nothing-to-give-back PB-10 {}
      ! mesa pit-boss suspend "x"
      round-in-progress GEN-39 {}
      ! mesa croupier start
      round-in-progress CAR-24 {}
      ! mesa croupier claim-prizes
      nothing-to-claim PRG-25 {}
      > mesa croupier irregular extra-cards
      mesa irregular-play (PB-55) cause=extra-cards
      mesa card-burned (PB-55)
      > mesa croupier pay-prizes
      mesa prize-paid (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 prizes>seat:1:50000
      ! mesa croupier pay-prizes
      nothing-to-pay PRG-38 {}
      > mesa croupier clear
      mesa cards-collected (PB-28) of=bank
      mesa round-ended (PB-28) round=1
      = pozo main 951600, mesa prizes 0, mesa seat:1 160000, mesa seat:2 102000
    `,
    )
  })

  it('[GEN-38 PRG-38] a payment of the base game is corrected by itself, when the round is over: the prize stays', () => {
    tells(
      settledRound(),
      `
      > mesa croupier claim-prizes
      ! mesa croupier correct seat:1 1 ante -1000 "x"
      round-not-settled GEN-38 {round:null}
      > mesa croupier pay-prizes
      mesa prize-paid (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 prizes>seat:1:50000
      > mesa croupier clear
      mesa cards-collected (PB-28) of=bank
      mesa round-ended (PB-28) round=1
      > mesa croupier correct seat:1 1 ante -1000 "pagado dos veces"
      mesa corrected (GEN-38) correction=correction:1 seat=seat:1 round=1 on=ante amount=-1000 reason=pagado dos veces to=["seat:1"] corrects=1 seat:1>bank:1000
      ! mesa croupier correct seat:1 1 pozo -1000 "x"
      no-such-line GEN-38 {on:pozo}
      = pozo main 951600, mesa seat:1 159000
    `,
    )
  })

  it('[PRG-38 GEN-24] who leaves takes the prize along when the round ends', () => {
    tells(
      settledRound(),
      `
      > mesa croupier claim-prizes
      > mesa seat:1 leave
      mesa seat-leaving (GEN-24) seat=seat:1
      > mesa croupier pay-prizes
      mesa prize-paid (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 prizes>seat:1:50000
      > mesa croupier clear
      mesa cards-collected (PB-28) of=bank
      mesa round-ended (PB-28) round=1
      mesa chips-cashed (GEN-17) seat=seat:1 to=["seat:1"] seat:1>cash:160000
      mesa seat-freed (GEN-24) seat=seat:1
      = pozo main 951600, mesa prizes 0, mesa cash -40000, mesa seat:1 0
    `,
    )
  })

  it('[PRG-38 GEN-33] who is excluded meanwhile is paid what was won', () => {
    tells(
      settledRound(),
      `
      > mesa croupier claim-prizes
      > mesa pit-boss warn seat:1 collusion
      mesa warned (GEN-26) seat=seat:1 infraction=collusion by=pit-boss to=["seat:1"]
      > mesa pit-boss exclude seat:1 collusion
      mesa excluded (GEN-34) seat=seat:1 infraction=collusion minutes=1440 to=["seat:1"]
      > mesa croupier pay-prizes
      mesa prize-paid (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 prizes>seat:1:50000
      > mesa croupier clear
      mesa cards-collected (PB-28) of=bank
      mesa round-ended (PB-28) round=1
      = pozo main 951600, mesa prizes 0, mesa seat:1 160000
    `,
    )
  })

  it('[PRG-38 GEN-41] a prize that is held is paid to who has left, when its time is over', () => {
    tells(
      settledRound(),
      `
      > mesa croupier claim-prizes
      > mesa pit-boss hold seat:1
      mesa hold-ordered (GEN-41) seat=seat:1 to=["seat:1"]
      > mesa croupier pay-prizes
      mesa prize-paid (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 held=true prizes>hold:1:50000
      mesa payment-held (GEN-41) seat=seat:1 hold=hold:1 amount=50000 to=["seat:1"]
      > mesa seat:1 leave
      mesa seat-leaving (GEN-24) seat=seat:1
      > mesa croupier clear
      mesa cards-collected (PB-28) of=bank
      mesa round-ended (PB-28) round=1
      mesa chips-cashed (GEN-17) seat=seat:1 to=["seat:1"] seat:1>cash:110000
      mesa seat-freed (GEN-24) seat=seat:1
      = mesa hold:1 50000, mesa seat:1 0, mesa cash -90000
      > mesa clock time 1799
      > mesa clock time 1800
      mesa hold-paid (GEN-42) seat=seat:1 hold=hold:1 amount=50000 to=[] hold:1>cash:50000
      = mesa hold:1 0, mesa cash -40000, pozo main 951600
    `,
    )
  })

  it('[PRG-38 GEN-41] a hold that was ordered and is over when the prize is paid keeps nothing back', () => {
    tells(
      settledRound(),
      `
      > mesa croupier claim-prizes
      ! mesa pit-boss hold seat:2
      nothing-to-hold GEN-41 {}
      > mesa pit-boss hold seat:1
      mesa hold-ordered (GEN-41) seat=seat:1 to=["seat:1"]
      > mesa clock time 1800
      > mesa croupier pay-prizes
      mesa prize-paid (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 prizes>seat:1:50000
    `,
    )
  })

  it('[PRG-08 GEN-41] a pot that is played at no more has nothing back: the void prize is for the tray', () => {
    tells(
      settledRound(),
      `
      > mesa croupier claim-prizes
      > mesa pit-boss hold seat:1
      > mesa croupier pay-prizes
      > mesa pit-boss propose-void hold:1
      > mesa section-head decide-void hold:1 confirm
      ? mesa pot-lost
      mesa log:pozo pot-lost
      > mesa log:pozo pot-lost
      mesa pot-gone (PRG-08) pot=pozo
      ! mesa log:pozo pot-lost
      no-such-pot PRG-08 {}
      > mesa croupier clear
      mesa cards-collected (PB-28) of=bank
      mesa round-ended (PB-28) round=1
      > mesa clock time 1800
      mesa hold-voided (GEN-42) seat=seat:1 hold=hold:1 amount=50000 to=["seat:1"] hold:1>bank:50000
    `,
    )
  })

  it('[PRG-38 GEN-41 PRG-08] the pot stays connected until a held prize is paid or back in it', () => {
    tells(
      settledRound(),
      `
      > mesa croupier claim-prizes
      > mesa pit-boss hold seat:1
      mesa hold-ordered (GEN-41) seat=seat:1 to=["seat:1"]
      > mesa croupier pay-prizes
      mesa prize-paid (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 held=true prizes>hold:1:50000
      mesa payment-held (GEN-41) seat=seat:1 hold=hold:1 amount=50000 to=["seat:1"]
      ! pozo room-head disconnect mesa "fin"
      side-bets-locked PRG-13 {}
      > mesa croupier clear
      mesa cards-collected (PB-28) of=bank
      mesa round-ended (PB-28) round=1
      ? mesa pot-left
      ! pozo room-head disconnect mesa "fin"
      prizes-not-paid PRG-38 {}
      > mesa pit-boss propose-void hold:1
      mesa void-proposed (GEN-41) hold=hold:1 seat=seat:1 amount=50000 to=[]
      > mesa section-head decide-void hold:1 confirm
      mesa hold-cleared (GEN-41) hold=hold:1 verdict=void seat=seat:1 to=[]
      ! pozo room-head disconnect mesa "fin"
      prizes-not-paid PRG-38 {}
      > mesa clock time 1800
      > mesa croupier pay-held hold:1
      mesa hold-voided (GEN-41) seat=seat:1 hold=hold:1 amount=50000 to=["seat:1"] hold:1>link:50000 tells pozo restore-prize 50000 1 seat:1 flush
      pozo prize-restored (PRG-17) table=mesa amount=50000 link>main:50000
      = mesa hold:1 0, pozo main 1001600
      ? mesa pot-left
      mesa log:pozo pot-left
      > pozo room-head disconnect mesa "fin"
      pozo table-left (PRG-08) table=mesa reason=fin tells mesa pot-left
      mesa pot-gone (PRG-08) pot=pozo
    `,
    )
  })

  it('[PRG-41 PRG-08] a pot may be closed; its terms and its tables change when the round is over', () => {
    tells(
      settledRound(),
      `
      > mesa croupier claim-prizes
      > pozo pit-boss close-pot "fin"
      pozo pot-closed (PRG-41) reason=fin
      pozo table-told (PRG-07) table=mesa tells mesa pot-terms caribbean-poker closed 1 500 500 2000 electronic
      mesa pot-terms-told (PRG-08) pot=pozo open=false version=1 credit=500 min=500 max=2000 acceptor=electronic lucky=null
      > pozo pit-boss propose-terms max 500 "Res. 1" "menos"
      pozo terms-proposed (PRG-41) what=max before=2000 after=500 approval=Res. 1 reason=menos
      ! pozo room-head decide-terms confirm
      side-bets-locked PRG-13 {}
      ! pozo room-head disconnect mesa "fin"
      side-bets-locked PRG-13 {}
      > mesa croupier pay-prizes
      mesa prize-paid (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 prizes>seat:1:50000
      ! pozo room-head decide-terms confirm
      side-bets-locked PRG-13 {}
      > mesa croupier clear
      mesa cards-collected (PB-28) of=bank
      mesa round-ended (PB-28) round=1
      > pozo room-head decide-terms confirm
      pozo terms-changed (PRG-41) what=max before=2000 after=500 approval=Res. 1 reason=menos version=2
      pozo table-told (PRG-07) table=mesa tells mesa pot-terms caribbean-poker closed 2 500 500 500 electronic
      mesa pot-terms-told (PRG-08) pot=pozo open=false version=2 credit=500 min=500 max=500 acceptor=electronic lucky=null
      > pozo room-head disconnect mesa "fin"
      pozo table-left (PRG-08) table=mesa reason=fin tells mesa pot-left
      mesa pot-gone (PRG-08) pot=pozo
      = pozo main 951600, mesa seat:1 160000, mesa seat:1/credits 0
    `,
    )
  })

  it('[PRG-42 PRG-43] a random prize is drawn and paid though the pot was closed meanwhile', () => {
    const lucky = { by: 'card', oneIn: 1, amount: 900, paid: 'cash' } as const
    tells(
      settledRound({ lucky }),
      `
      > mesa croupier claim-prizes
      > mesa croupier pay-prizes
      mesa prize-paid (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 prizes>seat:1:50000
      > pozo pit-boss close-pot "fin"
      pozo pot-closed (PRG-41) reason=fin
      pozo table-told (PRG-07) table=mesa tells mesa pot-terms caribbean-poker closed 1 500 500 2000 electronic card 1 900 cash
      mesa pot-terms-told (PRG-08) pot=pozo open=false version=1 credit=500 min=500 max=2000 acceptor=electronic lucky={"by":"card","oneIn":1,"amount":900,"paid":"cash"}
      > mesa chance draw-magic-card pozo As,2h
      mesa lucky-drawn (PRG-42) pot=pozo seat=seat:1
      mesa lucky-claimed (PRG-43) seat=seat:1 pot=pozo amount=900 tells pozo complement 1 seat:1 900
      pozo complement-awarded (PRG-43) table=mesa round=1 seat=seat:1 amount=900 main>link:900 tells mesa pot-prize 1 seat:1 lucky 900
      mesa prize-due (PRG-38) seat=seat:1 pot=pozo category=lucky amount=900 link>prizes:900
      ! mesa croupier clear
      prizes-not-paid PRG-38 {}
      > mesa croupier pay-prizes
      mesa prize-paid (PRG-38) seat=seat:1 pot=pozo category=lucky amount=900 prizes>seat:1:900
      > mesa croupier clear
      mesa cards-collected (PB-28) of=bank
      mesa round-ended (PB-28) round=1
      = pozo main 950700, mesa seat:1 160900
    `,
    )
  })

  it('[PRG-38 PB-31] the last round of a table pays its prizes before the table closes', () => {
    const house = tableWith({}, 2)
    done(house, 'mesa', 'pit-boss instruct-closing')
    const round = () => {
      ante(house, 1, 2)
      done(house, 'mesa', 'croupier no-more-bets')
      allGo(house, [...OPEN_BANK], 'claim-prizes')
    }
    round()
    done(house, 'mesa', 'croupier announce-last')
    for (let before = 0; before < 2; before += 1) {
      done(house, 'mesa', 'croupier shuffle', 'croupier cut', 'croupier start')
      round()
    }
    done(house, 'mesa', 'croupier shuffle', 'croupier cut', 'croupier start')
    light(house, 1, 1_000)
    round()
    tells(
      house,
      `
      > mesa croupier claim-prizes
      mesa pot-hit (PRG-26) seat=seat:1 pot=pozo category=flush bet=1000 tells pozo hit 4 seat:1 flush 1000
      mesa prizes-claimed (PRG-38) pot=pozo round=4 tells pozo award 4
      pozo hit (PRG-17) table=mesa round=4 seat=seat:1 category=flush bet=1000
      pozo prize-awarded (PRG-27) table=mesa round=4 seat=seat:1 category=flush bet=1000 share=50000 capped=false amount=50000 main>link:50000 tells mesa pot-prize 4 seat:1 flush 50000
      mesa prize-due (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 link>prizes:50000
      > mesa croupier pay-prizes
      mesa prize-paid (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 prizes>seat:1:50000
      > mesa croupier clear
      mesa cards-collected (PB-28) of=bank
      mesa round-ended (PB-28) round=4
      mesa table-closed (PB-31)
      > mesa seat:1 leave
      mesa chips-cashed (GEN-17) seat=seat:1 to=["seat:1"] seat:1>cash:193000
      mesa seat-freed (GEN-24) seat=seat:1
      = pozo main 950800, mesa prizes 0, mesa cash -7000
      > pozo room-head disconnect mesa "fin"
      pozo table-left (PRG-08) table=mesa reason=fin tells mesa pot-left
      mesa pot-gone (PRG-08) pot=pozo
    `,
    )
  })
})
