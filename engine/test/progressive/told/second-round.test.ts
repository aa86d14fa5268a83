// A second round beside the same pots: nothing of the first is left but what people have.

import { it } from 'vitest'
import { tellsAlone } from '../tells.js'
import { settledBesideTwoPots } from './openings.js'

it('[PRG-25 PRG-38 PRG-42 PRG-43] is claimed, drawn and paid by itself, with the promotional credits of the first', () => {
  tellsAlone(
    settledBesideTwoPots(),
    `
    > croupier claim-prizes
    > log:pozo pot-prize 1 seat:1 flush 50000
    > log:otro pot-prize 1 seat:1 flush 400
    > chance draw-lucky pozo nobody
    lucky-drawn (PRG-42) pot=pozo
    ! chance draw-lucky pozo nobody
    no-draw-due PRG-42 {}
    ! croupier clear
    prizes-not-drawn PRG-42 {}
    > chance draw-magic-card otro 2h,As
    lucky-drawn (PRG-42) pot=otro seat=seat:3
    promo-credits (PRG-43) seat=seat:3 pot=otro amount=9000 promotions>seat:3/promo:9000
    > croupier pay-prizes
    > croupier clear
    > croupier shuffle
    > croupier cut
    > croupier start
    ! croupier claim-prizes
    nothing-to-claim PRG-25 {}
    = seat:1 147400, seat:1/credits 2000, seat:2 400, seat:2/credits 1000, seat:3 50500, seat:3/promo 9000
    ? light
    seat:1 light pot=pozo amount=1000..2000 by 500 with=credits?
    croupier light pot=pozo amount=1000..2000 by 500 with=credits? for=seat:1
    seat:1 light pot=otro amount=500..1000 by 500 with=money?
    croupier light pot=otro amount=500..1000 by 500 with=money? for=seat:1
    seat:2 light pot=pozo amount=1000..1000 by 500 with=credits?
    croupier light pot=pozo amount=1000..1000 by 500 with=credits? for=seat:2
    seat:3 light pot=pozo amount=1000..2000 by 500 with=promo
    croupier light pot=pozo amount=1000..2000 by 500 with=promo for=seat:3
    seat:3 light pot=otro amount=500..1000 by 500 with=money?
    croupier light pot=otro amount=500..1000 by 500 with=money? for=seat:3
    seat:3 light pot=otro amount=500..1000 by 500 with=promo
    croupier light pot=otro amount=500..1000 by 500 with=promo for=seat:3
    > seat:3 light pozo 1000 with=promo
    lamp-lit (PRG-12) seat=seat:3 pot=pozo amount=1000 total=1000 with=promo seat:3/promo>seat:3/side:1000
    > seat:3 bet ante 1000
    > croupier no-more-bets
    said (CAR-03) phrase=no más apuestas
    side-bets-locked (PRG-13) pot=pozo round=2 amount=1000 seats=["seat:3"] seat:3/side>link:1000 tells pozo contribute 2 1000
    > chance deal Kc,Ac
    > chance deal Jc,Qs
    > chance deal 8c,9d
    > chance deal 6c,7s
    > chance deal 2c
    > chance turn-up 4h
    > seat:3 go
    > croupier uncover
    > croupier read-hand
    > croupier settle-hand
    ! croupier clear
    prizes-not-claimed PRG-25 {}
    > croupier claim-prizes
    pot-hit (PRG-26) seat=seat:3 pot=pozo category=flush bet=1000 tells pozo hit 2 seat:3 flush 1000
    prizes-claimed (PRG-38) pot=pozo round=2 tells pozo award 2
    ? draw-lucky draw-magic-card pot-prize
    chance draw-lucky pot=pozo seat=seat:3|nobody weighing 1 3
    log:pozo pot-prize round=2 seat=seat:3 category=flush amount=1..1000000000000
    ! chance draw-magic-card otro As
    no-draw-due PRG-42 {}
    ! croupier clear
    prizes-not-drawn PRG-42 {}
    > chance draw-lucky pozo nobody
    lucky-drawn (PRG-42) pot=pozo
    > log:pozo pot-prize 2 seat:3 flush 50000
    prize-due (PRG-38) seat=seat:3 pot=pozo category=flush amount=50000 link>prizes:50000
    > croupier pay-prizes
    prize-paid (PRG-38) seat=seat:3 pot=pozo category=flush amount=50000 prizes>seat:3:50000
    > croupier clear
    cards-collected (PB-28) of=bank
    stake-released (CAR-16) seat=seat:3 on=bet with=money stake=2000 seat:3/stakes>seat:3:2000
    round-ended (PB-28) round=2
    = seat:3 101500, seat:3/promo 8000, seat:3/side 0, prizes 0
  `,
  )
})
