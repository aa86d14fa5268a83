// Lamps until the lock: what may be bet, what is taken back, positions that are closed, bets that no lamp shows.

import { it } from 'vitest'
import { tellsAlone } from '../tells.js'
import { besideTwoLitPots, besideTwoPots, tableAlone } from './openings.js'

it('[PRG-12 PRG-44 PRG-45] no pot, no lamps', () => {
  tellsAlone(
    tableAlone(),
    `
    ? light unlight close-position open-position unlit-bet
    ! seat:1 light pozo 500
    no-such-pot PRG-08 {pots:[]}
    ! seat:1 unlight pozo
    no-lamp-lit PRG-12 {seat:seat:1}
    ! croupier close-position seat:1
    no-such-pot PRG-45 {}
    ! pit-boss open-position seat:1
    position-open PRG-45 {seat:seat:1}
    ! croupier unlit-bet pozo 500 seat:1
    no-such-pot PRG-44 {pots:[]}
  `,
  )
})

it('[PRG-05 PRG-06 PRG-10 PRG-11] whole credits between the limits of the pot, with what its acceptor takes', () => {
  tellsAlone(
    besideTwoPots(),
    `
    ? light
    seat:1 light pot=otro amount=500..1000 by 500 with=money?
    croupier light pot=otro amount=500..1000 by 500 with=money? for=seat:1
    seat:2 light pot=otro amount=500..1000 by 500 with=money?
    croupier light pot=otro amount=500..1000 by 500 with=money? for=seat:2
    seat:3 light pot=otro amount=500..1000 by 500 with=money?
    croupier light pot=otro amount=500..1000 by 500 with=money? for=seat:3
    ! seat:1 light nada 500
    no-such-pot PRG-08 {pots:[pozo,otro]}
    ! seat:1 light pozo 1000 with=money
    no-such-means PRG-11 {means:[credits,promo]}
    ! seat:2 light otro 1000 with=credits
    no-such-means PRG-11 {means:[money,promo]}
    ! seat:1 light pozo 700
    not-in-credits PRG-05 {credit:500}
    ! seat:1 light pozo 500
    under-minimum PRG-06 {min:1000,stake:500}
    ! seat:1 light pozo 2500
    over-maximum PRG-06 {max:2000,stake:2500}
    ! seat:1 light pozo 1000
    not-enough-credits PRG-10 {have:0}
    ! seat:2 light otro 1500
    over-maximum PRG-06 {max:1000,stake:1500}
    ! seat:1 light otro 500 with=promo
    not-enough-credits PRG-10 {have:0}
    ! croupier light pozo 500
    seat-not-named GEN-25 {}
    > croupier buy-credits 1500 for=seat:1
    credits-bought (PRG-09) seat=seat:1 amount=1500 active=true to=["seat:1"] seat:1>seat:1/credits:1500
    > seat:1 light pozo 1000
    lamp-lit (PRG-12) seat=seat:1 pot=pozo amount=1000 total=1000 with=credits seat:1/credits>seat:1/side:1000
    ! seat:1 light pozo 1500
    over-maximum PRG-06 {max:2000,stake:2500}
    ! seat:1 light pozo 1000
    not-enough-credits PRG-10 {have:500}
    > seat:3 light otro 500
    lamp-lit (PRG-12) seat=seat:3 pot=otro amount=500 total=500 with=money seat:3>seat:3/side:500
    > croupier light otro 500 for=seat:3
    lamp-lit (PRG-12) seat=seat:3 pot=otro amount=500 total=1000 with=money seat:3>seat:3/side:500
    ! seat:3 light otro 500
    over-maximum PRG-06 {max:1000,stake:1500}
    > seat:2 cash-out 1000
    chips-cashed (GEN-17) seat=seat:2 to=["seat:2"] seat:2>cash:1000
    ! seat:2 light otro 500
    not-enough-chips PRG-11 {have:400}
    ? light
    seat:1 light pot=pozo amount=500..500 by 500 with=credits?
    croupier light pot=pozo amount=500..500 by 500 with=credits? for=seat:1
    seat:1 light pot=otro amount=500..1000 by 500 with=money?
    croupier light pot=otro amount=500..1000 by 500 with=money? for=seat:1
    = seat:1/credits 500, seat:1/side 1000, seat:2 400, seat:3 49000, seat:3/side 1000
  `,
  )
})

it('[PRG-02 PRG-12] each lamp goes out by itself, and nobody else’s with it', () => {
  tellsAlone(
    besideTwoLitPots(),
    `
    ? unlight
    seat:1 unlight pot=pozo|otro
    croupier unlight pot=pozo|otro for=seat:1
    seat:2 unlight pot=pozo
    croupier unlight pot=pozo for=seat:2
    seat:3 unlight pot=otro
    croupier unlight pot=otro for=seat:3
    ! seat:2 unlight otro
    no-lamp-lit PRG-12 {seat:seat:2}
    ! seat:3 unlight pozo
    no-lamp-lit PRG-12 {seat:seat:3}
    ! seat:1 unlight nada
    no-lamp-lit PRG-12 {seat:seat:1}
    ! croupier unlight pozo
    seat-not-named GEN-25 {}
    > seat:1 unlight pozo
    side-bet-returned (PRG-02) seat=seat:1 pot=pozo amount=1000 why=taken-back seat:1/side>seat:1/credits:1000
    ! seat:1 unlight pozo
    no-lamp-lit PRG-12 {seat:seat:1}
    ? unlight
    seat:1 unlight pot=otro
    croupier unlight pot=otro for=seat:1
    seat:2 unlight pot=pozo
    croupier unlight pot=pozo for=seat:2
    seat:3 unlight pot=otro
    croupier unlight pot=otro for=seat:3
    > croupier unlight otro for=seat:3
    side-bet-returned (PRG-02) seat=seat:3 pot=otro amount=500 why=taken-back seat:3/side>seat:3:500
    = seat:1/side 500, seat:1/credits 3000, seat:2/side 1000, seat:3 50000
  `,
  )
})

it('[PRG-45] a closed position has its bets back and lights nothing until it is opened; others are as they were', () => {
  tellsAlone(
    besideTwoLitPots(),
    `
    ? close-position open-position
    croupier close-position seat=seat:1|seat:2|seat:3
    pit-boss close-position seat=seat:1|seat:2|seat:3
    ! croupier close-position seat:4
    no-such-seat PRG-45 {}
    > croupier close-position seat:1
    position-closed (PRG-45) seat=seat:1 from=now
    side-bet-returned (PRG-45) seat=seat:1 pot=pozo amount=1000 why=lamp seat:1/side>seat:1/credits:1000
    side-bet-returned (PRG-45) seat=seat:1 pot=otro amount=500 why=lamp seat:1/side>seat:1:500
    ! seat:1 light otro 500
    position-closed PRG-45 {seat:seat:1}
    ! croupier close-position seat:1
    position-closed PRG-45 {seat:seat:1}
    ! pit-boss open-position seat:2
    position-open PRG-45 {seat:seat:2}
    > pit-boss close-position seat:2
    position-closed (PRG-45) seat=seat:2 from=now
    side-bet-returned (PRG-45) seat=seat:2 pot=pozo amount=1000 why=lamp seat:2/side>seat:2/credits:1000
    ? close-position open-position light unlight
    seat:3 light pot=otro amount=500..500 by 500 with=money?
    croupier light pot=otro amount=500..500 by 500 with=money? for=seat:3
    seat:3 unlight pot=otro
    croupier unlight pot=otro for=seat:3
    croupier close-position seat=seat:3
    pit-boss close-position seat=seat:3
    pit-boss open-position seat=seat:1|seat:2
    > pit-boss open-position seat:1
    position-opened (PRG-45) seat=seat:1
    ? close-position open-position
    croupier close-position seat=seat:1|seat:3
    pit-boss close-position seat=seat:1|seat:3
    pit-boss open-position seat=seat:2
    ! seat:2 light pozo 1000
    position-closed PRG-45 {seat:seat:2}
    > seat:1 light pozo 1000
    lamp-lit (PRG-12) seat=seat:1 pot=pozo amount=1000 total=1000 with=credits seat:1/credits>seat:1/side:1000
  `,
  )
})

it('[PRG-44] a bet that no lamp shows is none: no chip of it moves', () => {
  tellsAlone(
    besideTwoPots(),
    `
    ? unlit-bet
    croupier unlit-bet pot=pozo|otro amount=1..1000000000000 for=seat:1|seat:2|seat:3
    ! croupier unlit-bet nada 500 seat:1
    no-such-pot PRG-44 {pots:[pozo,otro]}
    ! croupier unlit-bet pozo 500 seat:4
    seat-empty GEN-24 {seat:seat:4}
    > croupier unlit-bet otro 300 seat:2
    side-bet-not-valid (PRG-44) seat=seat:2 pot=otro amount=300
    = seat:2 1400, seat:2/side 0
    > seat:1 leave
    chips-cashed (GEN-17) seat=seat:1 to=["seat:1"] seat:1>cash:100000
    seat-freed (GEN-24) seat=seat:1
    > seat:2 leave
    chips-cashed (GEN-17) seat=seat:2 to=["seat:2"] seat:2>cash:1400
    seat-freed (GEN-24) seat=seat:2
    > seat:3 leave
    chips-cashed (GEN-17) seat=seat:3 to=["seat:3"] seat:3>cash:50000
    seat-freed (GEN-24) seat=seat:3
    ? unlit-bet
  `,
  )
})

it('[GEN-21 PRG-13] nothing at a table that is not open; lamps may be mended', () => {
  tellsAlone(
    besideTwoPots(),
    `
    > croupier buy-credits 500 for=seat:1
    credits-bought (PRG-09) seat=seat:1 amount=500 active=true to=["seat:1"] seat:1>seat:1/credits:500
    > pit-boss out-of-order
    out-of-order (PB-10)
    > croupier give-back
    round-ended (PB-10) round=1
    table-suspended (PB-10) reason=out-of-order
    ! seat:1 buy-credits 500
    table-not-open GEN-21 {}
    ! seat:1 cash-credits 1
    table-not-open GEN-21 {}
    ! croupier activate-credits seat:1
    table-not-open GEN-21 {}
    ! seat:1 light pozo 500
    table-not-open PRG-13 {}
    ! seat:1 unlight pozo
    table-not-open PRG-13 {}
    ! croupier unlit-bet pozo 1 seat:1
    table-not-open GEN-21 {}
    ! croupier read-hand
    table-not-open GEN-21 {}
    ! croupier claim-prizes
    table-not-open GEN-21 {}
    ! croupier pay-prizes
    table-not-open GEN-21 {}
    ! chance draw-lucky pozo seat:1
    table-not-open GEN-21 {}
    ! chance draw-magic-card pozo As
    table-not-open GEN-21 {}
    ? buy-credits cash-credits activate-credits light unlight unlit-bet read-hand claim-prizes pay-prizes draw-lucky
    > croupier close-position seat:1
    position-closed (PRG-45) seat=seat:1 from=now
    > pit-boss open-position seat:1
    position-opened (PRG-45) seat=seat:1
  `,
  )
})
