// Terms: one parameter at a time, proposed by one and decided by another, with the pot closed.

import { expect, it } from 'vitest'
import { tellsAlone } from '../tells.js'
import { newPot, openPot } from './openings.js'

it('[PRG-41] what may be proposed, and between which bounds', () => {
  tellsAlone(
    newPot(),
    `
    ? propose-terms decide-terms
    pit-boss propose-terms what=commission to=0..10000 approval={any:text} reason={any:text}
    pit-boss propose-terms what=base to=0..1000000000 approval={any:text} reason={any:text}
    pit-boss propose-terms what=min to=500..2000 by 500 approval={any:text} reason={any:text}
    pit-boss propose-terms what=max to=500..1000000000 by 500 approval={any:text} reason={any:text}
    pit-boss propose-terms what=share.1 to=0..9500 approval={any:text} reason={any:text}
    pit-boss propose-terms what=share.2 to=0..9000 approval={any:text} reason={any:text}
    ? to=pit-boss propose-terms
    pit-boss propose-terms what=commission to=0..10000 approval={any:text} reason={any:text}
    pit-boss propose-terms what=base to=0..1000000000 approval={any:text} reason={any:text}
    pit-boss propose-terms what=min to=500..2000 by 500 approval={any:text} reason={any:text}
    pit-boss propose-terms what=max to=500..1000000000 by 500 approval={any:text} reason={any:text}
    pit-boss propose-terms what=share.1 to=0..9500 approval={any:text} reason={any:text}
    pit-boss propose-terms what=share.2 to=0..9000 approval={any:text} reason={any:text}
    ! room-head decide-terms confirm
    no-proposal PRG-41 {}
    ! pit-boss propose-terms color 1 "a" "b"
    no-such-parameter PRG-41 {what:[commission,base,min,max,share.1,share.2]}
    ! pit-boss propose-terms share.3 1 "a" "b"
    no-such-parameter PRG-41 {what:[commission,base,min,max,share.1,share.2]}
    ! pit-boss propose-terms cap 1 "a" "b"
    no-such-parameter PRG-41 {what:[commission,base,min,max,share.1,share.2]}
    ! pit-boss propose-terms constructor 1 "a" "b"
    no-such-parameter PRG-41 {what:[commission,base,min,max,share.1,share.2]}
    ! pit-boss propose-terms commission 10001 "a" "b"
    parameter-out-of-range PRG-41 {min:0,max:10000,step:1}
    ! pit-boss propose-terms commission -1 "a" "b"
    parameter-out-of-range PRG-41 {min:0,max:10000,step:1}
    ! pit-boss propose-terms min 700 "a" "b"
    parameter-out-of-range PRG-41 {min:500,max:2000,step:500}
    ! pit-boss propose-terms min 0 "a" "b"
    parameter-out-of-range PRG-41 {min:500,max:2000,step:500}
    ! pit-boss propose-terms max 400 "a" "b"
    parameter-out-of-range PRG-41 {min:500,max:1000000000,step:500}
    ! pit-boss propose-terms max 1000000500 "a" "b"
    parameter-out-of-range PRG-41 {min:500,max:1000000000,step:500}
    ! pit-boss propose-terms share.1 9501 "a" "b"
    parameter-out-of-range PRG-41 {min:0,max:9500,step:1}
    ! pit-boss propose-terms base 1000000001 "a" "b"
    parameter-out-of-range PRG-41 {min:0,max:1000000000,step:1}
    > pit-boss propose-terms share.1 9500 "a" "b"
    terms-proposed (PRG-41) what=share.1 before=1000 after=9500 approval=a reason=b
  `,
  )
})

it('[PRG-07 PRG-41] a change waits until the pot is closed; then every table hears it', () => {
  tellsAlone(
    openPot(),
    `
    > pit-boss propose-terms share.2 700 "Res. 1" "porque"
    terms-proposed (PRG-41) what=share.2 before=500 after=700 approval=Res. 1 reason=porque
    ! pit-boss propose-terms base 1 "a" "b"
    already-proposed PRG-41 {}
    ! room-head decide-terms maybe
    no-such-verdict PRG-41 {}
    ! room-head decide-terms confirm
    pot-not-closed PRG-41 {}
    ? propose-terms decide-terms
    room-head decide-terms verdict=reject
    > pit-boss close-pot "cambio"
    pot-closed (PRG-41) reason=cambio
    table-told (PRG-07) table=mesa tells mesa pot-terms caribbean-poker closed 1 500 500 2000 electronic player 3 700 cash
    table-told (PRG-07) table=otra tells otra pot-terms go-poker closed 1 500 500 2000 electronic player 3 700 cash
    ? propose-terms decide-terms
    room-head decide-terms verdict=confirm|reject
    > room-head decide-terms confirm
    terms-changed (PRG-41) what=share.2 before=500 after=700 approval=Res. 1 reason=porque version=2
    table-told (PRG-07) table=mesa tells mesa pot-terms caribbean-poker closed 2 500 500 2000 electronic player 3 700 cash
    table-told (PRG-07) table=otra tells otra pot-terms go-poker closed 2 500 500 2000 electronic player 3 700 cash
    ! room-head decide-terms confirm
    no-proposal PRG-41 {}
    > log:mesa contribute 1 10000
    contributed (PRG-39) table=mesa round=1 collected=10000 commission=2000 main=6640 reserves=[800,560] link>commission:2000 link>reserve:1:800 link>reserve:2:560 link>main:6640
    > pit-boss propose-terms min 1000 "Res. 2" "otra"
    terms-proposed (PRG-41) what=min before=500 after=1000 approval=Res. 2 reason=otra
    > room-head decide-terms reject
    terms-rejected (PRG-41) what=min before=500 after=1000 approval=Res. 2 reason=otra
    > pit-boss propose-terms max 2500 "Res. 3" "más"
    terms-proposed (PRG-41) what=max before=2000 after=2500 approval=Res. 3 reason=más
    > room-head decide-terms confirm
    terms-changed (PRG-41) what=max before=2000 after=2500 approval=Res. 3 reason=más version=3
    table-told (PRG-07) table=mesa tells mesa pot-terms caribbean-poker closed 3 500 500 2500 electronic player 3 700 cash
    table-told (PRG-07) table=otra tells otra pot-terms go-poker closed 3 500 500 2500 electronic player 3 700 cash
    > pit-boss propose-terms min 2500 "Res. 4" "e"
    terms-proposed (PRG-41) what=min before=500 after=2500 approval=Res. 4 reason=e
    > room-head decide-terms confirm
    terms-changed (PRG-41) what=min before=500 after=2500 approval=Res. 4 reason=e version=4
    table-told (PRG-07) table=mesa tells mesa pot-terms caribbean-poker closed 4 500 2500 2500 electronic player 3 700 cash
    table-told (PRG-07) table=otra tells otra pot-terms go-poker closed 4 500 2500 2500 electronic player 3 700 cash
    > pit-boss propose-terms commission 10000 "Res. 5" "d"
    terms-proposed (PRG-41) what=commission before=2000 after=10000 approval=Res. 5 reason=d
    > room-head decide-terms confirm
    terms-changed (PRG-41) what=commission before=2000 after=10000 approval=Res. 5 reason=d version=5
    table-told (PRG-07) table=mesa tells mesa pot-terms caribbean-poker closed 5 500 2500 2500 electronic player 3 700 cash
    table-told (PRG-07) table=otra tells otra pot-terms go-poker closed 5 500 2500 2500 electronic player 3 700 cash
    > log:mesa contribute 2 10000
    contributed (PRG-39) table=mesa round=2 collected=10000 commission=10000 main=0 reserves=[0,0] link>commission:10000
    > room-head open-pot
    pot-opened (PRG-40) version=5
    table-told (PRG-07) table=mesa tells mesa pot-terms caribbean-poker open 5 500 2500 2500 electronic player 3 700 cash
    table-told (PRG-07) table=otra tells otra pot-terms go-poker open 5 500 2500 2500 electronic player 3 700 cash
    = commission 12000
  `,
  )
})

it('[PRG-40 PRG-41] another base value is what a royal is followed by', () => {
  tellsAlone(
    openPot(),
    `
    > pit-boss close-pot "cambio"
    pot-closed (PRG-41) reason=cambio
    table-told (PRG-07) table=mesa tells mesa pot-terms caribbean-poker closed 1 500 500 2000 electronic player 3 700 cash
    table-told (PRG-07) table=otra tells otra pot-terms go-poker closed 1 500 500 2000 electronic player 3 700 cash
    > pit-boss propose-terms base 50 "Res. 4" "c"
    terms-proposed (PRG-41) what=base before=100000 after=50 approval=Res. 4 reason=c
    > room-head decide-terms confirm
    terms-changed (PRG-41) what=base before=100000 after=50 approval=Res. 4 reason=c version=2
    table-told (PRG-07) table=mesa tells mesa pot-terms caribbean-poker closed 2 500 500 2000 electronic player 3 700 cash
    table-told (PRG-07) table=otra tells otra pot-terms go-poker closed 2 500 500 2000 electronic player 3 700 cash
    > log:mesa contribute 1 500
    contributed (PRG-39) table=mesa round=1 collected=500 commission=100 main=340 reserves=[40,20] link>commission:100 link>reserve:1:40 link>reserve:2:20 link>main:340
    > log:mesa hit 1 seat:1 royal-flush 500
    hit (PRG-17) table=mesa round=1 seat=seat:1 category=royal-flush bet=500
    > log:mesa award 1
    prize-awarded (PRG-30) table=mesa round=1 seat=seat:1 category=royal-flush bet=500 share=100340 capped=false amount=100340 main>link:100340 tells mesa pot-prize 1 seat:1 royal-flush 100340
    base-restored (PRG-40) from=reserve:1 amount=40 reserve:1>main:40
    base-restored (PRG-40) from=reserve:2 amount=10 reserve:2>main:10
    = main 50, reserve:1 0, reserve:2 10, base -100000
  `,
  )
})

it('[PRG-17 PRG-41] every change is kept with the version it made, the newest first, and what was rejected is none', () => {
  const pot = newPot()
  pot.make('pit-boss propose-terms share.2 700 "Res. 1" "porque"', 'room-head decide-terms confirm')
  pot.make('pit-boss propose-terms commission 1000 "Res. 2" "no"', 'room-head decide-terms reject')
  pot.make('pit-boss propose-terms base 50000 "Res. 3" "menos"', 'room-head decide-terms confirm')
  const { history, terms } = pot.state().play as { readonly history: object; readonly terms: object }
  expect(history).toEqual([
    { what: 'base', before: 100_000, after: 50_000, approval: 'Res. 3', reason: 'menos', version: 3 },
    { what: 'share.2', before: 500, after: 700, approval: 'Res. 1', reason: 'porque', version: 2 },
  ])
  expect(terms).toMatchObject({
    version: 3,
    approval: 'Res. 3',
    base: 50_000,
    reserves: [1_000, 700],
    commission: 2_000,
  })
})
