// What tables tell their pot of a round: contribution, hits, award, a random prize, what comes back.

import { expect, it } from 'vitest'
import { tellsAlone } from '../tells.js'
import { openPot } from './openings.js'

const MOVES = 'reverse hit award undo-award complement'

it('[PRG-17 PRG-39 PRG-40] contributions by table and round; hits of that round, one for each seat', () => {
  tellsAlone(
    openPot(),
    `
    ! log:mesa reverse 1 5
    nothing-contributed PRG-39 {round:1}
    ! log:mesa hit 1 seat:1 flush 500
    nothing-contributed PRG-17 {round:1}
    ! log:mesa award 1
    nothing-contributed PRG-32 {round:1}
    ! log:mesa complement 1 seat:1 700
    nothing-contributed PRG-43 {round:1}
    ! log:mesa contribute -1 500
    malformed PRG-39 {field:round}
    ! log:mesa contribute 1000000001 500
    malformed PRG-39 {field:round}
    ? contribute restore-prize
    log:mesa contribute round=0..1000000000 amount=1..1000000000000
    log:otra contribute round=0..1000000000 amount=1..1000000000000
    log:mesa restore-prize amount=1..1000000000000 round=0..1000000000? seat=1000 from seat:1 to seat:1000? category={any:word,optional:true}
    log:otra restore-prize amount=1..1000000000000 round=0..1000000000? seat=1000 from seat:1 to seat:1000? category={any:word,optional:true}
    ? to=log:otra contribute restore-prize
    log:otra contribute round=0..1000000000 amount=1..1000000000000
    log:otra restore-prize amount=1..1000000000000 round=0..1000000000? seat=1000 from seat:1 to seat:1000? category={any:word,optional:true}
    ? to=log:nadie contribute restore-prize
    > log:mesa contribute 1000000000 2000
    contributed (PRG-39) table=mesa round=1000000000 collected=2000 commission=400 main=1360 reserves=[160,80] link>commission:400 link>reserve:1:160 link>reserve:2:80 link>main:1360
    > log:otra contribute 0 1000
    contributed (PRG-39) table=otra round=0 collected=1000 commission=200 main=680 reserves=[80,40] link>commission:200 link>reserve:1:80 link>reserve:2:40 link>main:680
    = link -3000, commission 600, main 102040, reserve:1 240, reserve:2 120
    ? ${MOVES}
    log:mesa reverse round=1000000000 amount=1..2000
    log:otra reverse round=0 amount=1..1000
    log:mesa hit round=1000000000 seat=1000 from seat:1 to seat:1000 category=flush|full|poker|straight-flush|royal-flush bet=1..2000
    log:otra hit round=0 seat=1000 from seat:1 to seat:1000 category=flush|full|poker|straight-flush|royal-flush bet=1..1000
    log:mesa complement round=1000000000 seat=1000 from seat:1 to seat:1000 amount=700
    log:otra complement round=0 seat=1000 from seat:1 to seat:1000 amount=700
    ! log:mesa reverse 2 5
    nothing-contributed PRG-39 {round:2}
    ! log:mesa reverse 1000000000 2001
    more-than-collected PRG-39 {collected:2000}
    ! log:mesa hit 2 seat:1 flush 500
    nothing-contributed PRG-17 {round:2}
    ! log:mesa hit 1000000000 seat:1001 flush 500
    no-such-seat PRG-17 {seats:1000}
    ! log:mesa hit 1000000000 seat:1 straight 500
    not-a-prize PRG-17 {category:straight}
    ! log:mesa hit 1000000000 seat:1 flush 2001
    more-than-collected PRG-17 {collected:2000}
    ! log:mesa award 1000000000
    no-hit PRG-32 {}
    ! log:mesa complement 3 seat:1 700
    nothing-contributed PRG-43 {round:3}
    ! log:mesa complement 1000000000 seat:1 701
    not-that-prize PRG-43 {}
    ! log:mesa complement 1000000000 seat:1001 700
    no-such-seat PRG-43 {seats:1000}
    > log:mesa hit 1000000000 seat:1000 flush 500
    hit (PRG-17) table=mesa round=1000000000 seat=seat:1000 category=flush bet=500
    > log:mesa hit 1000000000 seat:2 royal-flush 500
    hit (PRG-17) table=mesa round=1000000000 seat=seat:2 category=royal-flush bet=500
    > log:mesa complement 1000000000 seat:1000 700
    complement-awarded (PRG-43) table=mesa round=1000000000 seat=seat:1000 amount=700 main>link:700 tells mesa pot-prize 1000000000 seat:1000 lucky 700
    ! log:mesa hit 1000000000 seat:2 flush 500
    hit-registered PRG-17 {seat:seat:2}
    ! log:mesa complement 1000000000 seat:1 700
    already-drawn PRG-43 {}
    ? ${MOVES}
    log:mesa reverse round=1000000000 amount=1..2000
    log:otra reverse round=0 amount=1..1000
    log:mesa hit round=1000000000 seat=998 from seat:1 to seat:999 category=flush|full|poker|straight-flush|royal-flush bet=1..2000
    log:otra hit round=0 seat=1000 from seat:1 to seat:1000 category=flush|full|poker|straight-flush|royal-flush bet=1..1000
    log:mesa award round=1000000000
    log:otra complement round=0 seat=1000 from seat:1 to seat:1000 amount=700
    > log:mesa award 1000000000
    prize-awarded (PRG-27) table=mesa round=1000000000 seat=seat:1000 category=flush bet=500 share=25000 capped=false amount=25000 main>link:25000 tells mesa pot-prize 1000000000 seat:1000 flush 25000
    prize-awarded (PRG-30) table=mesa round=1000000000 seat=seat:2 category=royal-flush bet=500 share=76340 capped=false amount=76340 main>link:76340 tells mesa pot-prize 1000000000 seat:2 royal-flush 76340
    base-restored (PRG-40) from=reserve:1 amount=240 reserve:1>main:240
    base-restored (PRG-40) from=reserve:2 amount=120 reserve:2>main:120
    base-restored (PRG-40) from=casino amount=99640 base>main:99640
    ! log:mesa award 1000000000
    already-awarded PRG-32 {}
    ! log:mesa reverse 1000000000 500
    already-awarded PRG-39 {}
    ! log:mesa hit 1000000000 seat:3 flush 500
    already-awarded PRG-17 {}
    ? ${MOVES}
    log:otra reverse round=0 amount=1..1000
    log:otra hit round=0 seat=1000 from seat:1 to seat:1000 category=flush|full|poker|straight-flush|royal-flush bet=1..1000
    log:mesa undo-award round=1000000000
    log:otra complement round=0 seat=1000 from seat:1 to seat:1000 amount=700
    > log:mesa restore-prize 250
    prize-restored (PRG-17) table=mesa amount=250 link>main:250
    = main 100250, base -199640, reserve:1 0, reserve:2 0, advance 0
  `,
  )
})

it('[PRG-32 PRG-33 PRG-34 PRG-35 PRG-38] winners of one prize from the right, in whatever order they are told', () => {
  tellsAlone(
    openPot(),
    `
    > log:mesa contribute 1 4500
    contributed (PRG-39) table=mesa round=1 collected=4500 commission=900 main=3060 reserves=[360,180] link>commission:900 link>reserve:1:360 link>reserve:2:180 link>main:3060
    > log:mesa hit 1 seat:1 flush 500
    hit (PRG-17) table=mesa round=1 seat=seat:1 category=flush bet=500
    > log:mesa hit 1 seat:2 straight-flush 500
    hit (PRG-17) table=mesa round=1 seat=seat:2 category=straight-flush bet=500
    > log:mesa hit 1 seat:4 straight-flush 500
    hit (PRG-17) table=mesa round=1 seat=seat:4 category=straight-flush bet=500
    > log:mesa hit 1 seat:3 flush 1000
    hit (PRG-17) table=mesa round=1 seat=seat:3 category=flush bet=1000
    > log:mesa hit 1 seat:5 straight-flush 500
    hit (PRG-17) table=mesa round=1 seat=seat:5 category=straight-flush bet=500
    > log:mesa award 1
    prize-awarded (PRG-27) table=mesa round=1 seat=seat:3 category=flush bet=1000 share=50000 capped=false amount=50000 main>link:50000 tells mesa pot-prize 1 seat:3 flush 50000
    prize-awarded (PRG-27) table=mesa round=1 seat=seat:1 category=flush bet=500 share=25000 capped=false amount=25000 main>link:25000 tells mesa pot-prize 1 seat:1 flush 25000
    prize-awarded (PRG-28) table=mesa round=1 seat=seat:5 category=straight-flush bet=500 share=936 capped=false amount=936 main>link:936 tells mesa pot-prize 1 seat:5 straight-flush 936
    prize-awarded (PRG-28) table=mesa round=1 seat=seat:4 category=straight-flush bet=500 share=935 capped=false amount=935 main>link:935 tells mesa pot-prize 1 seat:4 straight-flush 935
    prize-awarded (PRG-28) table=mesa round=1 seat=seat:2 category=straight-flush bet=500 share=935 capped=false amount=935 main>link:935 tells mesa pot-prize 1 seat:2 straight-flush 935
  `,
  )
})

it('[PRG-28 PRG-33 PRG-40] a pot with nothing left pays a percentage of nothing, and tells nobody of it', () => {
  tellsAlone(
    openPot(),
    `
    > log:mesa contribute 1 4000
    contributed (PRG-39) table=mesa round=1 collected=4000 commission=800 main=2720 reserves=[320,160] link>commission:800 link>reserve:1:320 link>reserve:2:160 link>main:2720
    > log:mesa hit 1 seat:1 poker 2000
    hit (PRG-17) table=mesa round=1 seat=seat:1 category=poker bet=2000
    > log:mesa hit 1 seat:2 straight-flush 500
    hit (PRG-17) table=mesa round=1 seat=seat:2 category=straight-flush bet=500
    > log:mesa award 1
    prize-awarded (PRG-27) table=mesa round=1 seat=seat:1 category=poker bet=2000 share=1000000 capped=false amount=1000000 main>link:102720 reserve:1>link:320 reserve:2>link:160 advance>link:896800 tells mesa pot-prize 1 seat:1 poker 1000000
    shortfall (PRG-40) from=reserve:1 amount=320
    shortfall (PRG-40) from=reserve:2 amount=160
    shortfall (PRG-40) from=advance amount=896800
    prize-awarded (PRG-28) table=mesa round=1 seat=seat:2 category=straight-flush bet=500 share=0 capped=false amount=0
    = main 0, reserve:1 0, reserve:2 0, advance -896800
  `,
  )
})

it('[PRG-39 PRG-40] what comes back is what is split anew; what a part has no more the others give, then the casino', () => {
  tellsAlone(
    openPot({ commission: 0, reserves: [2_000, 2_000, 2_000, 2_000, 2_000], credit: 1, min: 1 }),
    `
    > log:mesa contribute 1 5
    contributed (PRG-39) table=mesa round=1 collected=5 commission=0 main=0 reserves=[1,1,1,1,1] link>reserve:1:1 link>reserve:2:1 link>reserve:3:1 link>reserve:4:1 link>reserve:5:1
    > log:mesa reverse 1 1
    contribution-reversed (PRG-39) table=mesa round=1 amount=1 reserve:1>link:1 reserve:2>link:1 reserve:3>link:1 reserve:4>link:1 reserve:5>link:1 link>main:4
    = main 100004, reserve:1 0, link -4
    > log:mesa reverse 1 4
    contribution-reversed (PRG-39) table=mesa round=1 amount=4 main>link:4
    = main 100000, link 0
    ? reverse hit award
    > log:mesa contribute 2 1000
    contributed (PRG-39) table=mesa round=2 collected=1000 commission=0 main=0 reserves=[200,200,200,200,200] link>reserve:1:200 link>reserve:2:200 link>reserve:3:200 link>reserve:4:200 link>reserve:5:200
    > log:otra contribute 1 1000
    contributed (PRG-39) table=otra round=1 collected=1000 commission=0 main=0 reserves=[200,200,200,200,200] link>reserve:1:200 link>reserve:2:200 link>reserve:3:200 link>reserve:4:200 link>reserve:5:200
    > log:otra hit 1 seat:1 poker 202
    hit (PRG-17) table=otra round=1 seat=seat:1 category=poker bet=202
    > log:otra award 1
    prize-awarded (PRG-27) table=otra round=1 seat=seat:1 category=poker bet=202 share=101000 capped=false amount=101000 main>link:100000 reserve:1>link:400 reserve:2>link:400 reserve:3>link:200 tells otra pot-prize 1 seat:1 poker 101000
    shortfall (PRG-40) from=reserve:1 amount=400
    shortfall (PRG-40) from=reserve:2 amount=400
    shortfall (PRG-40) from=reserve:3 amount=200
    = main 0, reserve:1 0, reserve:4 400, reserve:5 400, advance 0
    > log:otra contribute 2 500
    contributed (PRG-39) table=otra round=2 collected=500 commission=0 main=0 reserves=[100,100,100,100,100] link>reserve:1:100 link>reserve:2:100 link>reserve:3:100 link>reserve:4:100 link>reserve:5:100
    > log:mesa reverse 2 1000
    contribution-reversed (PRG-39) table=mesa round=2 amount=1000 reserve:1>link:100 reserve:2>link:100 reserve:3>link:200 reserve:3>link:100 reserve:4>link:100 reserve:4>link:200 reserve:5>link:200
  `,
  )
})

it('[PRG-43] a random prize comes from the pot only where it is paid in cash', () => {
  for (const lucky of [null, { by: 'player', oneIn: 3, amount: 700, paid: 'credits' }])
    tellsAlone(
      openPot({ lucky }),
      `
      > log:mesa contribute 1 4000
      contributed (PRG-39) table=mesa round=1 collected=4000 commission=800 main=2720 reserves=[320,160] link>commission:800 link>reserve:1:320 link>reserve:2:160 link>main:2720
      ? complement
      ! log:mesa complement 1 seat:1 700
      not-that-prize PRG-43 {}
    `,
    )
  tellsAlone(
    openPot({ base: 0 }),
    `
    > log:mesa contribute 1 500
    contributed (PRG-39) table=mesa round=1 collected=500 commission=100 main=340 reserves=[40,20] link>commission:100 link>reserve:1:40 link>reserve:2:20 link>main:340
    > log:mesa complement 1 seat:1 700
    complement-awarded (PRG-43) table=mesa round=1 seat=seat:1 amount=700 main>link:340 reserve:1>link:40 reserve:2>link:20 advance>link:300 tells mesa pot-prize 1 seat:1 lucky 700
    shortfall (PRG-40) from=reserve:1 amount=40
    shortfall (PRG-40) from=reserve:2 amount=20
    shortfall (PRG-40) from=advance amount=300
  `,
  )
})

it('[PRG-15 PRG-17] the display keeps the last twenty awards, the newest first', () => {
  const pot = openPot({ base: 100_000_000 })
  for (let round = 1; round <= 21; round += 1)
    pot.make(`log:mesa contribute ${round} 500`, `log:mesa hit ${round} seat:1 flush 500`, `log:mesa award ${round}`)
  const { awards } = pot.state().play as { readonly awards: readonly { readonly round: number }[] }
  expect(awards.map(({ round }) => round)).toEqual(Array.from({ length: 20 }, (_, at) => 21 - at))
  pot.make(
    'log:otra contribute 21 500',
    'log:otra hit 21 seat:1 full 500',
    'log:otra award 21',
    'log:mesa undo-award 21',
  )
  const { awards: left } = pot.state().play as { readonly awards: readonly { table: string; round: number }[] }
  expect(left.slice(0, 2).map(({ table, round }) => [table, round])).toEqual([
    ['otra', 21],
    ['mesa', 20],
  ])
})
