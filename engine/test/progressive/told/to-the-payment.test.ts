// From the lock to the payment, beside two pots.

import { type AnyGame, findTold, type Move, type Rule } from '@tapete/engine'
import { expect, it } from 'vitest'
import { tellsAlone } from '../tells.js'
import { besideTwoLitPots, dealtBesideTwoPots, lockingTwoPots, settledBesideTwoPots } from './openings.js'

const MOVES = 'read-hand claim-prizes draw-lucky draw-magic-card pot-prize pay-prizes clear'

it('[PRG-03 PRG-13 PRG-14 PRG-39 PRG-41 PRG-45] the lock: who has no ante has the bet back, each pot hears its sum, and nothing changes any more', () => {
  tellsAlone(
    lockingTwoPots(),
    `
    ! croupier claim-prizes
    nothing-to-claim PRG-25 {}
    ! chance draw-lucky pozo seat:1
    no-draw-due PRG-42 {}
    > croupier no-more-bets
    said (CAR-03) phrase=no más apuestas
    side-bet-returned (PRG-03) seat=seat:2 pot=pozo amount=1000 why=no-base-bet seat:2/side>seat:2/credits:1000
    side-bets-locked (PRG-13) pot=pozo round=1 amount=1000 seats=["seat:1"] seat:1/side>link:1000 tells pozo contribute 1 1000
    side-bets-locked (PRG-13) pot=otro round=1 amount=1000 seats=["seat:3","seat:1"] seat:3/side>link:500 seat:1/side>link:500 tells otro contribute 1 1000
    = link 2000, seat:1/side 0, seat:2/side 0, seat:2/credits 1000, seat:3/side 0
    ! seat:1 light pozo 1000
    pot-locked PRG-13 {}
    ! seat:1 unlight pozo
    pot-locked PRG-13 {}
    ! croupier unlight pozo for=seat:1
    pot-locked PRG-13 {}
    ! log:pozo pot-left
    side-bets-locked PRG-13 {}
    ! log:pozo pot-terms caribbean-poker open 3 500 1000 2000 electronic
    side-bets-locked PRG-13 {}
    ! croupier claim-prizes
    nothing-to-claim PRG-25 {}
    ! chance draw-lucky pozo seat:1
    no-draw-due PRG-42 {}
    ? light unlight
    ? to=log:pozo pot-terms pot-left pot-prize
    log:pozo pot-terms game=caribbean-poker state=open|closed least=1..1000000000000 most=1..1000000000000 acceptor=electronic|manual version=1 credit=500
    log:pozo pot-terms game=caribbean-poker state=open|closed least=1..1000000000000 most=1..1000000000000 acceptor=electronic|manual version=1 credit=500 lucky=player|card every=1..1000000000 prize=1..1000000000000 paid=credits|cash
    > croupier close-position seat:3
    position-closed (PRG-45) seat=seat:3 from=next
    ! croupier close-position seat:3
    position-closed PRG-45 {seat:seat:3}
    ! log:otro pot-left
    side-bets-locked PRG-13 {}
    > croupier close-position seat:2
    position-closed (PRG-45) seat=seat:2 from=next
    > pit-boss open-position seat:3
    position-opened (PRG-45) seat=seat:3
    ? close-position open-position
    croupier close-position seat=seat:1|seat:3
    pit-boss close-position seat=seat:1|seat:3
    pit-boss open-position seat=seat:2
  `,
  )
})

it('[PRG-24 PRG-25] hands with a lamp are read before they are taken, though the bank does not open', () => {
  tellsAlone(
    dealtBesideTwoPots(),
    `
    ! croupier read-hand
    no-hand-to-read PRG-25 {}
    > seat:1 go
    bet-placed (CAR-19) seat=seat:1 on=bet with=money stake=1000 seat:1>seat:1/stakes:1000
    went (CAR-10) seat=seat:1 question=bet
    asked (CAR-09) seat=seat:3 question=bet
    > seat:3 go
    bet-placed (CAR-19) seat=seat:3 on=bet with=money stake=2000 seat:3>seat:3/stakes:2000
    went (CAR-10) seat=seat:3 question=bet
    said (CAR-09) phrase=no más apuestas
    ! croupier read-hand
    no-hand-to-read PRG-25 {}
    > croupier uncover
    bank-shown (CAR-09) cards=["Ac","Qs","9d","7s","4h"]
    bank-judged (CAR-13) category=high-card cards=["Ac","Qs","9d","7s","4h"] opens=false
    said (CAR-13) phrase=La banca no abre
    ! croupier settle-hand
    hand-not-read PRG-25 {}
    ? read-hand settle-hand
    croupier read-hand
    > croupier read-hand
    hand-shown (PRG-25) seat=seat:3 cards=["Ts","8d","5h","5c","3s"] category=pair hand=["5h","5c","Ts","8d","3s"] used=[] result=null
    said (PRG-25) phrase=par de 5
    ! croupier read-hand
    no-hand-to-read PRG-25 {}
    ? read-hand settle-hand
    croupier settle-hand
    > croupier settle-hand
    paid (CAR-17) seat=seat:3 amount=1000 lines=[{"on":"ante","with":"money","stake":1000,"odds":{"num":1,"den":1},"amount":1000,"void":false,"cite":"CAR-15"}] bank>seat:3:1000 seat:3/stakes>seat:3:1000
    pushed (CAR-16) seat=seat:3 on=bet with=money stake=2000
    cards-collected (PB-28) seat=seat:3 cards=5
    > croupier read-hand
    hand-shown (PRG-25) seat=seat:1 cards=["Kc","Jc","8c","6c","2c"] category=flush hand=["Kc","Jc","8c","6c","2c"] used=[] result=null
    said (PRG-25) phrase=color al rey
    > croupier settle-hand
    paid (CAR-17) seat=seat:1 amount=500 lines=[{"on":"ante","with":"money","stake":500,"odds":{"num":1,"den":1},"amount":500,"void":false,"cite":"CAR-15"}] bank>seat:1:500 seat:1/stakes>seat:1:500
    pushed (CAR-16) seat=seat:1 on=bet with=money stake=1000
    cards-collected (PB-28) seat=seat:1 cards=5
    ! croupier clear
    prizes-not-claimed PRG-25 {}
    ? read-hand claim-prizes clear
    croupier claim-prizes
  `,
  )
})

it('[PRG-26 PRG-31 PRG-38 PRG-42 PRG-43] hits, random prizes, what the pots bring, and its payment', () => {
  tellsAlone(
    settledBesideTwoPots(),
    `
    ! log:pozo pot-prize 1 seat:1 flush 50000
    no-hit PRG-38 {seat:seat:1}
    > croupier claim-prizes
    side-bet-lost (PRG-26) seat=seat:3 pot=otro amount=500 why=no-prize
    pot-hit (PRG-26) seat=seat:1 pot=pozo category=flush bet=1000 tells pozo hit 1 seat:1 flush 1000
    pot-hit (PRG-26) seat=seat:1 pot=otro category=flush bet=500 tells otro hit 1 seat:1 flush 500
    prizes-claimed (PRG-38) pot=pozo round=1 tells pozo award 1
    prizes-claimed (PRG-38) pot=otro round=1 tells otro award 1
    ? ${MOVES}
    chance draw-lucky pot=pozo seat=seat:1|nobody weighing 1 3
    chance draw-magic-card pot=otro cards=2 of 52
    log:pozo pot-prize round=1 seat=seat:1 category=flush amount=1..1000000000000
    log:otro pot-prize round=1 seat=seat:1 category=flush amount=1..1000000000000
    ? to=log:pozo pot-terms pot-left pot-prize
    log:pozo pot-terms game=caribbean-poker state=open|closed least=1..1000000000000 most=1..1000000000000 acceptor=electronic|manual version=1 credit=500
    log:pozo pot-terms game=caribbean-poker state=open|closed least=1..1000000000000 most=1..1000000000000 acceptor=electronic|manual version=1 credit=500 lucky=player|card every=1..1000000000 prize=1..1000000000000 paid=credits|cash
    log:pozo pot-prize round=1 seat=seat:1 category=flush amount=1..1000000000000
    ! croupier claim-prizes
    nothing-to-claim PRG-25 {}
    ! log:pozo pot-left
    side-bets-locked PRG-13 {}
    ! log:pozo pot-prize 2 seat:1 flush 50000
    no-hit PRG-38 {seat:seat:1}
    ! log:pozo pot-prize 1 seat:3 flush 50000
    no-hit PRG-38 {seat:seat:3}
    ! log:pozo pot-prize 1 seat:1 full 50000
    no-hit PRG-38 {seat:seat:1}
    ! log:otro pot-prize 1 seat:3 flush 1
    no-hit PRG-38 {seat:seat:3}
    ! chance draw-lucky pozo seat:2
    no-such-seat PRG-42 {seats:[seat:1]}
    ! chance draw-lucky otro seat:3
    no-draw-due PRG-42 {}
    ! chance draw-magic-card pozo As,2h
    no-draw-due PRG-42 {}
    ! chance draw-magic-card otro As
    malformed PRG-42 {field:cards}
    ! chance draw-magic-card otro As,As
    malformed PRG-42 {field:cards}
    ! croupier pay-prizes
    nothing-to-pay PRG-38 {}
    > log:pozo pot-prize 1 seat:1 flush 50000
    prize-due (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 link>prizes:50000
    > chance draw-lucky pozo seat:1
    lucky-drawn (PRG-42) pot=pozo seat=seat:1
    lucky-claimed (PRG-43) seat=seat:1 pot=pozo amount=9000 tells pozo complement 1 seat:1 9000
    > chance draw-magic-card otro 2h,As
    lucky-drawn (PRG-42) pot=otro seat=seat:3
    promo-credits (PRG-43) seat=seat:3 pot=otro amount=9000 promotions>seat:3/promo:9000
    ? ${MOVES}
    croupier pay-prizes
    log:pozo pot-prize round=1 seat=seat:1 category=lucky amount=1..1000000000000
    log:otro pot-prize round=1 seat=seat:1 category=flush amount=1..1000000000000
    > log:pozo pot-prize 1 seat:1 lucky 9000
    prize-due (PRG-38) seat=seat:1 pot=pozo category=lucky amount=9000 link>prizes:9000
    > log:otro pot-prize 1 seat:1 flush 400
    prize-due (PRG-38) seat=seat:1 pot=otro category=flush amount=400 link>prizes:400
    ! log:pozo pot-prize 1 seat:1 lucky 9000
    no-hit PRG-38 {seat:seat:1}
    ! log:pozo pot-prize 1 seat:1 flush 50000
    no-hit PRG-38 {seat:seat:1}
    ! croupier clear
    prizes-not-paid PRG-38 {}
    = prizes 59400, seat:3/promo 9000, promotions -9000
    > croupier pay-prizes
    prize-paid (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 prizes>seat:1:50000
    prize-paid (PRG-38) seat=seat:1 pot=pozo category=lucky amount=9000 prizes>seat:1:9000
    prize-paid (PRG-38) seat=seat:1 pot=otro category=flush amount=400 prizes>seat:1:400
    ! croupier pay-prizes
    nothing-to-pay PRG-38 {}
    > croupier clear
    cards-collected (PB-28) of=bank
    stake-released (CAR-16) seat=seat:1 on=bet with=money stake=1000 seat:1/stakes>seat:1:1000
    stake-released (CAR-16) seat=seat:3 on=bet with=money stake=2000 seat:3/stakes>seat:3:2000
    round-ended (PB-28) round=1
    = prizes 0, seat:1 156400, seat:3 50500
    > log:otro pot-left
    pot-gone (PRG-08) pot=otro
    > seat:3 leave
    promo-lapsed (PRG-43) seat=seat:3 amount=9000 to=["seat:3"] seat:3/promo>promotions:9000
    chips-cashed (GEN-17) seat=seat:3 to=["seat:3"] seat:3>cash:50500
    seat-freed (GEN-24) seat=seat:3
    > seat:1 leave
    credits-cashed (PRG-09) seat=seat:1 amount=2000 to=["seat:1"] seat:1/credits>seat:1:2000
    chips-cashed (GEN-17) seat=seat:1 to=["seat:1"] seat:1>cash:158400
    seat-freed (GEN-24) seat=seat:1
    = promotions 0, cash 57500
  `,
  )
})

it('[PRG-42 PRG-43] two pots draw a random prize in cash for the same player, and each pays its own', () => {
  const table = besideTwoLitPots()
  table.make('log:otro pot-terms caribbean-poker open 1 500 500 1000 manual lucky=player every=2 prize=800 paid=cash')
  table.make('seat:1 bet ante 500', 'seat:2 unlight pozo', 'seat:3 unlight otro', 'croupier no-more-bets')
  table.make(
    'chance deal Kc,Ac',
    'chance deal Jc,Qs',
    'chance deal 8c,9d',
    'chance deal 7h,7s',
    'chance deal 2c',
    'chance turn-up 4h',
  )
  tellsAlone(
    table,
    `
    > seat:1 fold
    folded (CAR-11) seat=seat:1 question=bet
    > croupier retire
    collected (CAR-11) seat=seat:1 on=ante with=money stake=500 amount=500 seat:1/stakes>bank:500
    cards-collected (CAR-11) seat=seat:1 cards=5
    > croupier claim-prizes
    side-bet-lost (PRG-21) seat=seat:1 pot=pozo amount=1000 why=folded
    side-bet-lost (PRG-21) seat=seat:1 pot=otro amount=500 why=folded
    > chance draw-lucky pozo seat:1
    lucky-drawn (PRG-42) pot=pozo seat=seat:1
    lucky-claimed (PRG-43) seat=seat:1 pot=pozo amount=9000 tells pozo complement 1 seat:1 9000
    > chance draw-lucky otro seat:1
    lucky-drawn (PRG-42) pot=otro seat=seat:1
    lucky-claimed (PRG-43) seat=seat:1 pot=otro amount=800 tells otro complement 1 seat:1 800
    > log:otro pot-prize 1 seat:1 lucky 800
    prize-due (PRG-38) seat=seat:1 pot=otro category=lucky amount=800 link>prizes:800
    ? pot-prize
    log:pozo pot-prize round=1 seat=seat:1 category=lucky amount=1..1000000000000
    > log:pozo pot-prize 1 seat:1 lucky 9000
    prize-due (PRG-38) seat=seat:1 pot=pozo category=lucky amount=9000 link>prizes:9000
    ! log:pozo pot-prize 1 seat:1 lucky 9000
    no-hit PRG-38 {seat:seat:1}
    > croupier pay-prizes
    prize-paid (PRG-38) seat=seat:1 pot=otro category=lucky amount=800 prizes>seat:1:800
    prize-paid (PRG-38) seat=seat:1 pot=pozo category=lucky amount=9000 prizes>seat:1:9000
    > croupier clear
    cards-collected (PB-28) of=bank
    round-ended (PB-28) round=1
  `,
  )
})

it('[PRG-25] whoever opens committed cards is told whose are read', () => {
  const table = dealtBesideTwoPots()
  const { rules } = findTold('caribbean-poker') as AnyGame
  const reads = rules.find(({ do: name }) => name === 'read-hand') as Rule
  const opened = () => reads.opens?.(table.state(), { by: 'croupier', do: 'read-hand' } as Move)
  expect(opened()).toEqual([])
  table.make('seat:1 go', 'seat:3 go', 'croupier uncover')
  expect(opened()).toEqual(['seat:3'])
  table.make('croupier read-hand')
  expect(opened()).toEqual([])
  table.make('croupier settle-hand')
  expect(opened()).toEqual(['seat:1'])
})
