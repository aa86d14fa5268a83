// Credits of a position: bought, activated, changed back.

import { it } from 'vitest'
import { tellsAlone } from '../tells.js'
import { besideTwoPots, tableAlone } from './openings.js'

it('[PRG-09] no pot, no credits', () => {
  tellsAlone(
    tableAlone(),
    `
    ? buy-credits activate-credits cash-credits
    ! seat:1 buy-credits 500
    pot-closed PRG-09 {}
    ! seat:1 cash-credits 1
    not-enough-credits PRG-09 {have:0}
    ! croupier activate-credits seat:1
    nothing-to-activate PRG-09 {seat:seat:1}
    > log:otro pot-terms caribbean-poker open 1 500 500 1000 manual
    pot-terms-told (PRG-08) pot=otro open=true version=1 credit=500 min=500 max=1000 acceptor=manual lucky=null
    ! seat:1 buy-credits 500
    pot-closed PRG-09 {}
    > log:otro pot-terms caribbean-poker closed 1 500 500 1000 electronic
    pot-terms-told (PRG-08) pot=otro open=false version=1 credit=500 min=500 max=1000 acceptor=electronic lucky=null
    ? buy-credits
    ! seat:1 buy-credits 500
    pot-closed PRG-09 {}
  `,
  )
})

it('[PRG-05 PRG-09 PRG-10] whole credits for the chips one has; a player’s wait for the croupier', () => {
  tellsAlone(
    besideTwoPots(),
    `
    ? buy-credits activate-credits cash-credits
    seat:1 buy-credits amount=500..100000 by 500
    croupier buy-credits amount=500..100000 by 500 for=seat:1
    seat:2 buy-credits amount=500..1000 by 500
    croupier buy-credits amount=500..1000 by 500 for=seat:2
    seat:3 buy-credits amount=500..50000 by 500
    croupier buy-credits amount=500..50000 by 500 for=seat:3
    ! seat:1 buy-credits 700
    not-in-credits PRG-05 {credit:500}
    ! seat:2 buy-credits 1500
    not-enough-chips PRG-09 {have:1400}
    ! seat:1 cash-credits 1
    not-enough-credits PRG-09 {have:0}
    ! croupier activate-credits seat:1
    nothing-to-activate PRG-09 {seat:seat:1}
    ! croupier buy-credits 500
    seat-not-named GEN-25 {}
    > seat:1 buy-credits 3000
    credits-bought (PRG-09) seat=seat:1 amount=3000 active=false to=["seat:1"] seat:1>seat:1/credits:3000
    > croupier buy-credits 1000 for=seat:2
    credits-bought (PRG-09) seat=seat:2 amount=1000 active=true to=["seat:2"] seat:2>seat:2/credits:1000
    > seat:1 buy-credits 500
    credits-bought (PRG-09) seat=seat:1 amount=500 active=false to=["seat:1"] seat:1>seat:1/credits:500
    ! seat:1 light pozo 1000
    credits-not-activated PRG-09 {inactive:3500}
    > croupier buy-credits 1000 for=seat:1
    credits-bought (PRG-09) seat=seat:1 amount=1000 active=true to=["seat:1"] seat:1>seat:1/credits:1000
    ! seat:1 light pozo 2000
    credits-not-activated PRG-09 {inactive:3500}
    > seat:1 light pozo 1000
    lamp-lit (PRG-12) seat=seat:1 pot=pozo amount=1000 total=1000 with=credits seat:1/credits>seat:1/side:1000
    ? buy-credits activate-credits cash-credits
    seat:1 buy-credits amount=500..95500 by 500
    croupier buy-credits amount=500..95500 by 500 for=seat:1
    seat:3 buy-credits amount=500..50000 by 500
    croupier buy-credits amount=500..50000 by 500 for=seat:3
    croupier activate-credits seat=seat:1
    seat:1 cash-credits amount=1..3500
    croupier cash-credits amount=1..3500 for=seat:1
    seat:2 cash-credits amount=1..1000
    croupier cash-credits amount=1..1000 for=seat:2
    > seat:1 cash-credits 700
    credits-cashed (PRG-09) seat=seat:1 amount=700 to=["seat:1"] seat:1/credits>seat:1:700
    = seat:1 96200, seat:1/credits 2800
    > croupier activate-credits seat:1
    credits-activated (PRG-09) seat=seat:1 amount=2800 to=["seat:1"]
    ! croupier activate-credits seat:1
    nothing-to-activate PRG-09 {seat:seat:1}
    > seat:1 buy-credits 95500
    credits-bought (PRG-09) seat=seat:1 amount=95500 active=false to=["seat:1"] seat:1>seat:1/credits:95500
    = seat:1 700
    ? buy-credits
    seat:1 buy-credits amount=500..500 by 500
    croupier buy-credits amount=500..500 by 500 for=seat:1
    seat:3 buy-credits amount=500..50000 by 500
    croupier buy-credits amount=500..50000 by 500 for=seat:3
  `,
  )
})

it('[PRG-09 GEN-24] all of them go with who leaves, as chips, and nobody inherits what was not activated', () => {
  tellsAlone(
    besideTwoPots(),
    `
    > seat:1 buy-credits 3000
    credits-bought (PRG-09) seat=seat:1 amount=3000 active=false to=["seat:1"] seat:1>seat:1/credits:3000
    > croupier buy-credits 1000 for=seat:2
    credits-bought (PRG-09) seat=seat:2 amount=1000 active=true to=["seat:2"] seat:2>seat:2/credits:1000
    > seat:2 light pozo 1000
    lamp-lit (PRG-12) seat=seat:2 pot=pozo amount=1000 total=1000 with=credits seat:2/credits>seat:2/side:1000
    > seat:1 leave
    credits-cashed (PRG-09) seat=seat:1 amount=3000 to=["seat:1"] seat:1/credits>seat:1:3000
    chips-cashed (GEN-17) seat=seat:1 to=["seat:1"] seat:1>cash:100000
    seat-freed (GEN-24) seat=seat:1
    > seat:2 leave
    side-bet-returned (PRG-39) seat=seat:2 pot=pozo amount=1000 why=left seat:2/side>seat:2/credits:1000
    credits-cashed (PRG-09) seat=seat:2 amount=1000 to=["seat:2"] seat:2/credits>seat:2:1000
    chips-cashed (GEN-17) seat=seat:2 to=["seat:2"] seat:2>cash:1400
    seat-freed (GEN-24) seat=seat:2
    > seat:1 sit ana
    seat-taken (CAR-01) seat=seat:1
    ! croupier activate-credits seat:1
    nothing-to-activate PRG-09 {seat:seat:1}
    = cash -50000
  `,
  )
})

it('[GEN-24] who is away buys, changes and lights nothing', () => {
  tellsAlone(
    besideTwoPots(),
    `
    > croupier buy-credits 1000 for=seat:2
    credits-bought (PRG-09) seat=seat:2 amount=1000 active=true to=["seat:2"] seat:2>seat:2/credits:1000
    > seat:2 light pozo 1000
    lamp-lit (PRG-12) seat=seat:2 pot=pozo amount=1000 total=1000 with=credits seat:2/credits>seat:2/side:1000
    > seat:2 step-away
    seat-away (GEN-24) seat=seat:2
    ! seat:2 buy-credits 500
    not-present GEN-24 {seat:seat:2}
    ! seat:2 cash-credits 500
    not-present GEN-24 {seat:seat:2}
    ! seat:2 light pozo 500
    not-present GEN-24 {seat:seat:2}
    ! seat:2 unlight pozo
    not-present GEN-24 {seat:seat:2}
    ? buy-credits cash-credits light unlight
    seat:1 buy-credits amount=500..100000 by 500
    croupier buy-credits amount=500..100000 by 500 for=seat:1
    seat:3 buy-credits amount=500..50000 by 500
    croupier buy-credits amount=500..50000 by 500 for=seat:3
    seat:1 light pot=otro amount=500..1000 by 500 with=money?
    croupier light pot=otro amount=500..1000 by 500 with=money? for=seat:1
    seat:3 light pot=otro amount=500..1000 by 500 with=money?
    croupier light pot=otro amount=500..1000 by 500 with=money? for=seat:3
  `,
  )
})
