// A pot, told whole: what is offered, what is refused and why, what is heard, move by move.

import { expect, it } from 'vitest'
import { alone, refuses } from './alone.js'

const POT = [
  ...['connect', 'disconnect', 'open-pot', 'close-pot', 'propose-terms', 'decide-terms'],
  ...['contribute', 'reverse', 'hit', 'award', 'complement', 'restore-prize'],
]

it('[PRG-01 PRG-07 PRG-08 PRG-17 PRG-27 PRG-30 PRG-32 PRG-39 PRG-40 PRG-41 PRG-43] two tables, a royal, a round that is void, and terms that change', () => {
  const p = alone('progressive-scj', {
    ...{ credit: 500, min: 500, max: 2000, base: 100_000, reserves: [1000, 500], commission: 2000 },
    lucky: { by: 'player', oneIn: 3, amount: 700, paid: 'cash' },
  })

  expect(p.offers(...POT)).toEqual([
    'room-head connect table={any:word,except:[]} game=draw-poker|caribbean-poker|caribbean-poker-plus|go-poker|holdem-plus',
    'pit-boss open-pot',
    'room-head open-pot',
    'pit-boss propose-terms what=commission to={min:0,max:10000,step:1} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=base to={min:0,max:1000000000,step:1} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=min to={min:500,max:2000,step:500} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=max to={min:500,max:1000000000,step:500} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=share.1 to={min:0,max:9500,step:1} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=share.2 to={min:0,max:9000,step:1} approval={any:text} reason={any:text}',
  ])
  expect([...p.offersTo('pit-boss', ...POT), ...p.offersTo('log:mesa', ...POT)]).toEqual([
    'pit-boss open-pot',
    'pit-boss propose-terms what=commission to={min:0,max:10000,step:1} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=base to={min:0,max:1000000000,step:1} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=min to={min:500,max:2000,step:500} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=max to={min:500,max:1000000000,step:500} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=share.1 to={min:0,max:9500,step:1} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=share.2 to={min:0,max:9000,step:1} approval={any:text} reason={any:text}',
  ])
  refuses(p, {
    'room-head connect mesa holdem-plus-iquique':
      'no-base-game PRG-01 {game:holdem-plus-iquique,games:[draw-poker,caribbean-poker,caribbean-poker-plus,go-poker,holdem-plus]}',
    'room-head connect mesa go-poker casino=otro': 'not-homologated PRG-46 {}',
    'room-head disconnect mesa "x"': 'table-not-connected PRG-08 {table:mesa}',
    'pit-boss close-pot "x"': 'pot-closed PRG-41 {}',
    'room-head decide-terms confirm': 'no-proposal PRG-41 {}',
    'log:mesa contribute 1 500': 'table-not-connected PRG-39 {table:mesa}',
    'log:mesa award 1': 'table-not-connected PRG-32 {table:mesa}',
    'pit-boss propose-terms color 1 "a" "b"':
      'no-such-parameter PRG-41 {what:[commission,base,min,max,share.1,share.2]}',
    'pit-boss propose-terms commission 10001 "a" "b"': 'parameter-out-of-range PRG-41 {min:0,max:10000,step:1}',
    'pit-boss propose-terms min 700 "a" "b"': 'parameter-out-of-range PRG-41 {min:500,max:2000,step:500}',
    'pit-boss propose-terms max 400 "a" "b"': 'parameter-out-of-range PRG-41 {min:500,max:1000000000,step:500}',
    'pit-boss propose-terms share.1 9501 "a" "b"': 'parameter-out-of-range PRG-41 {min:0,max:9500,step:1}',
    'pit-boss propose-terms share.3 1 "a" "b"':
      'no-such-parameter PRG-41 {what:[commission,base,min,max,share.1,share.2]}',
    'pit-boss propose-terms base 1000000001 "a" "b"': 'parameter-out-of-range PRG-41 {min:0,max:1000000000,step:1}',
    'pit-boss propose-terms max 1000000500 "a" "b"': 'parameter-out-of-range PRG-41 {min:500,max:1000000000,step:500}',
  })
  expect(
    p.make('room-head connect mesa caribbean-poker', 'room-head connect otra go-poker', 'room-head open-pot'),
  ).toEqual([
    'table-connected (PRG-08) table=mesa game=caribbean-poker casino=null tells mesa pot-terms caribbean-poker closed 1 500 500 2000 electronic player 3 700 cash',
    'table-connected (PRG-08) table=otra game=go-poker casino=null tells otra pot-terms go-poker closed 1 500 500 2000 electronic player 3 700 cash',
    'pot-opened (PRG-40) version=1',
    'base-funded (PRG-40) from=casino amount=100000 base>main:100000',
    'table-told (PRG-07) table=mesa tells mesa pot-terms caribbean-poker open 1 500 500 2000 electronic player 3 700 cash',
    'table-told (PRG-07) table=otra tells otra pot-terms go-poker open 1 500 500 2000 electronic player 3 700 cash',
  ])
  refuses(p, {
    'room-head connect mesa go-poker': 'table-connected PRG-08 {table:mesa}',
    'pit-boss open-pot': 'pot-open PRG-40 {}',
  })
  expect(p.offers(...POT)).toEqual([
    'room-head connect table={any:word,except:[mesa,otra]} game=draw-poker|caribbean-poker|caribbean-poker-plus|go-poker|holdem-plus',
    'room-head disconnect table=mesa|otra reason={any:text}',
    'pit-boss close-pot reason={any:text}',
    'room-head close-pot reason={any:text}',
    'pit-boss propose-terms what=commission to={min:0,max:10000,step:1} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=base to={min:0,max:1000000000,step:1} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=min to={min:500,max:2000,step:500} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=max to={min:500,max:1000000000,step:500} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=share.1 to={min:0,max:9500,step:1} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=share.2 to={min:0,max:9000,step:1} approval={any:text} reason={any:text}',
    'log:mesa contribute round={min:0,max:1000000000,step:1} amount={min:1,max:1000000000000,step:1}',
    'log:otra contribute round={min:0,max:1000000000,step:1} amount={min:1,max:1000000000000,step:1}',
    'log:mesa restore-prize amount={min:1,max:1000000000000,step:1}',
    'log:otra restore-prize amount={min:1,max:1000000000000,step:1}',
  ])
  expect([
    ...p.offersTo('pit-boss', ...POT),
    ...p.offersTo('room-head', 'close-pot'),
    ...p.offersTo('log:otra', ...POT),
    ...p.offersTo('log:nada', ...POT),
  ]).toEqual([
    'pit-boss close-pot reason={any:text}',
    'pit-boss propose-terms what=commission to={min:0,max:10000,step:1} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=base to={min:0,max:1000000000,step:1} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=min to={min:500,max:2000,step:500} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=max to={min:500,max:1000000000,step:500} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=share.1 to={min:0,max:9500,step:1} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=share.2 to={min:0,max:9000,step:1} approval={any:text} reason={any:text}',
    'room-head close-pot reason={any:text}',
    'log:otra contribute round={min:0,max:1000000000,step:1} amount={min:1,max:1000000000000,step:1}',
    'log:otra restore-prize amount={min:1,max:1000000000000,step:1}',
  ])
  refuses(p, {
    'log:mesa reverse 1 5': 'nothing-contributed PRG-39 {round:1}',
    'log:mesa hit 1 seat:1 flush 500': 'nothing-contributed PRG-17 {round:1}',
    'log:mesa award 1': 'nothing-contributed PRG-32 {round:1}',
    'log:mesa complement 1 seat:1 700': 'nothing-contributed PRG-43 {round:1}',
    'log:mesa contribute -1 500': 'malformed PRG-39 {field:round}',
    'log:mesa contribute 1000000001 500': 'malformed PRG-39 {field:round}',
  })
  expect(p.make('log:mesa contribute 1000000000 2000', 'log:otra contribute 0 1000')).toEqual([
    'contributed (PRG-39) table=mesa round=1000000000 collected=2000 commission=400 main=1360 reserves=[160,80] link>commission:400 link>reserve:1:160 link>reserve:2:80 link>main:1360',
    'contributed (PRG-39) table=otra round=0 collected=1000 commission=200 main=680 reserves=[80,40] link>commission:200 link>reserve:1:80 link>reserve:2:40 link>main:680',
  ])
  expect(p.offers(...POT)).toEqual([
    'room-head connect table={any:word,except:[mesa,otra]} game=draw-poker|caribbean-poker|caribbean-poker-plus|go-poker|holdem-plus',
    'room-head disconnect table=mesa|otra reason={any:text}',
    'pit-boss close-pot reason={any:text}',
    'room-head close-pot reason={any:text}',
    'pit-boss propose-terms what=commission to={min:0,max:10000,step:1} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=base to={min:0,max:1000000000,step:1} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=min to={min:500,max:2000,step:500} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=max to={min:500,max:1000000000,step:500} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=share.1 to={min:0,max:9500,step:1} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=share.2 to={min:0,max:9000,step:1} approval={any:text} reason={any:text}',
    'log:mesa contribute round={min:0,max:1000000000,step:1} amount={min:1,max:1000000000000,step:1}',
    'log:otra contribute round={min:0,max:1000000000,step:1} amount={min:1,max:1000000000000,step:1}',
    'log:mesa reverse round=1000000000 amount={min:1,max:2000,step:1}',
    'log:otra reverse round=0 amount={min:1,max:1000,step:1}',
    'log:mesa hit round=1000000000 seat=1000 from seat:1 to seat:1000 category=flush|full|poker|straight-flush|royal-flush bet={min:1,max:2000,step:1}',
    'log:otra hit round=0 seat=1000 from seat:1 to seat:1000 category=flush|full|poker|straight-flush|royal-flush bet={min:1,max:1000,step:1}',
    'log:mesa complement round=1000000000 seat=1000 from seat:1 to seat:1000 amount=700',
    'log:otra complement round=0 seat=1000 from seat:1 to seat:1000 amount=700',
    'log:mesa restore-prize amount={min:1,max:1000000000000,step:1}',
    'log:otra restore-prize amount={min:1,max:1000000000000,step:1}',
  ])
  refuses(p, {
    'log:mesa reverse 2 5': 'nothing-contributed PRG-39 {round:2}',
    'log:mesa reverse 1000000000 2001': 'more-than-collected PRG-39 {collected:2000}',
    'log:mesa hit 2 seat:1 flush 500': 'nothing-contributed PRG-17 {round:2}',
    'log:mesa hit 1000000000 seat:1001 flush 500': 'no-such-seat PRG-17 {seats:1000}',
    'log:mesa hit 1000000000 seat:1 straight 500': 'not-a-prize PRG-17 {category:straight}',
    'log:mesa hit 1000000000 seat:1 flush 2001': 'more-than-collected PRG-17 {collected:2000}',
    'log:mesa award 1000000000': 'no-hit PRG-32 {}',
    'log:mesa complement 3 seat:1 700': 'nothing-contributed PRG-43 {round:3}',
    'log:mesa complement 1000000000 seat:1 701': 'not-that-prize PRG-43 {}',
    'log:mesa complement 1000000000 seat:1001 700': 'no-such-seat PRG-43 {seats:1000}',
  })
  expect(
    p.make(
      'log:mesa hit 1000000000 seat:1000 flush 500',
      'log:mesa hit 1000000000 seat:2 royal-flush 500',
      'log:mesa complement 1000000000 seat:1000 700',
    ),
  ).toEqual([
    'hit (PRG-17) table=mesa round=1000000000 seat=seat:1000 category=flush bet=500',
    'hit (PRG-17) table=mesa round=1000000000 seat=seat:2 category=royal-flush bet=500',
    'complement-awarded (PRG-43) table=mesa round=1000000000 seat=seat:1000 amount=700 main>link:700 tells mesa pot-prize 1000000000 seat:1000 lucky 700',
  ])
  refuses(p, {
    'log:mesa hit 1000000000 seat:2 flush 500': 'hit-registered PRG-17 {seat:seat:2}',
    'log:mesa complement 1000000000 seat:1 700': 'already-drawn PRG-43 {}',
  })
  expect(p.offers(...POT)).toEqual([
    'room-head connect table={any:word,except:[mesa,otra]} game=draw-poker|caribbean-poker|caribbean-poker-plus|go-poker|holdem-plus',
    'room-head disconnect table=mesa|otra reason={any:text}',
    'pit-boss close-pot reason={any:text}',
    'room-head close-pot reason={any:text}',
    'pit-boss propose-terms what=commission to={min:0,max:10000,step:1} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=base to={min:0,max:1000000000,step:1} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=min to={min:500,max:2000,step:500} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=max to={min:500,max:1000000000,step:500} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=share.1 to={min:0,max:9500,step:1} approval={any:text} reason={any:text}',
    'pit-boss propose-terms what=share.2 to={min:0,max:9000,step:1} approval={any:text} reason={any:text}',
    'log:mesa contribute round={min:0,max:1000000000,step:1} amount={min:1,max:1000000000000,step:1}',
    'log:otra contribute round={min:0,max:1000000000,step:1} amount={min:1,max:1000000000000,step:1}',
    'log:mesa reverse round=1000000000 amount={min:1,max:2000,step:1}',
    'log:otra reverse round=0 amount={min:1,max:1000,step:1}',
    'log:mesa hit round=1000000000 seat=998 from seat:1 to seat:999 category=flush|full|poker|straight-flush|royal-flush bet={min:1,max:2000,step:1}',
    'log:otra hit round=0 seat=1000 from seat:1 to seat:1000 category=flush|full|poker|straight-flush|royal-flush bet={min:1,max:1000,step:1}',
    'log:mesa award round=1000000000',
    'log:otra complement round=0 seat=1000 from seat:1 to seat:1000 amount=700',
    'log:mesa restore-prize amount={min:1,max:1000000000000,step:1}',
    'log:otra restore-prize amount={min:1,max:1000000000000,step:1}',
  ])
  expect(p.make('log:mesa award 1000000000', 'log:mesa restore-prize 250')).toEqual([
    'prize-awarded (PRG-27) table=mesa round=1000000000 seat=seat:1000 category=flush bet=500 share=25000 capped=false amount=25000 main>link:25000 tells mesa pot-prize 1000000000 seat:1000 flush 25000',
    'prize-awarded (PRG-30) table=mesa round=1000000000 seat=seat:2 category=royal-flush bet=500 share=76340 capped=false amount=76340 main>link:76340 tells mesa pot-prize 1000000000 seat:2 royal-flush 76340',
    'base-restored (PRG-40) from=reserve:1 amount=240 reserve:1>main:240',
    'base-restored (PRG-40) from=reserve:2 amount=120 reserve:2>main:120',
    'base-restored (PRG-40) from=casino amount=99640 base>main:99640',
    'prize-restored (PRG-17) table=mesa amount=250 link>main:250',
  ])
  refuses(p, {
    'log:mesa award 1000000000': 'already-awarded PRG-32 {}',
    'log:mesa reverse 1000000000 500': 'already-awarded PRG-39 {}',
    'log:mesa hit 1000000000 seat:3 flush 500': 'already-awarded PRG-17 {}',
  })
  expect(p.offers('contribute', 'reverse', 'hit', 'award', 'complement', 'restore-prize')).toEqual([
    'log:mesa contribute round={min:0,max:1000000000,step:1} amount={min:1,max:1000000000000,step:1}',
    'log:otra contribute round={min:0,max:1000000000,step:1} amount={min:1,max:1000000000000,step:1}',
    'log:otra reverse round=0 amount={min:1,max:1000,step:1}',
    'log:otra hit round=0 seat=1000 from seat:1 to seat:1000 category=flush|full|poker|straight-flush|royal-flush bet={min:1,max:1000,step:1}',
    'log:otra complement round=0 seat=1000 from seat:1 to seat:1000 amount=700',
    'log:mesa restore-prize amount={min:1,max:1000000000000,step:1}',
    'log:otra restore-prize amount={min:1,max:1000000000000,step:1}',
  ])
  expect(p.make('log:otra reverse 0 1000')).toEqual([
    'contribution-reversed (PRG-39) table=otra round=0 amount=1000 commission>link:200 advance>link:80 advance>link:40 main>link:680',
  ])
  expect(p.offers('reverse', 'hit', 'award')).toEqual([])
  expect(p.make('pit-boss propose-terms share.2 700 "Res. 1" "porque"')).toEqual([
    'terms-proposed (PRG-41) what=share.2 before=500 after=700 approval=Res. 1 reason=porque',
  ])
  refuses(p, {
    'pit-boss propose-terms base 1 "a" "b"': 'already-proposed PRG-41 {}',
    'room-head decide-terms maybe': 'no-such-verdict PRG-41 {}',
    'room-head decide-terms confirm': 'pot-not-closed PRG-41 {}',
  })
  expect(p.offers('propose-terms', 'decide-terms')).toEqual(['room-head decide-terms verdict=reject'])
  expect(
    p.make(
      'pit-boss close-pot "cambio"',
      'room-head decide-terms confirm',
      'pit-boss propose-terms min 1000 "Res. 2" "otra"',
    ),
  ).toEqual([
    'pot-closed (PRG-41) reason=cambio',
    'table-told (PRG-07) table=mesa tells mesa pot-terms caribbean-poker closed 1 500 500 2000 electronic player 3 700 cash',
    'table-told (PRG-07) table=otra tells otra pot-terms go-poker closed 1 500 500 2000 electronic player 3 700 cash',
    'terms-changed (PRG-41) what=share.2 before=500 after=700 approval=Res. 1 reason=porque version=2',
    'table-told (PRG-07) table=mesa tells mesa pot-terms caribbean-poker closed 2 500 500 2000 electronic player 3 700 cash',
    'table-told (PRG-07) table=otra tells otra pot-terms go-poker closed 2 500 500 2000 electronic player 3 700 cash',
    'terms-proposed (PRG-41) what=min before=500 after=1000 approval=Res. 2 reason=otra',
  ])
  expect(p.offers('propose-terms', 'decide-terms', 'close-pot', 'open-pot')).toEqual([
    'pit-boss open-pot',
    'room-head open-pot',
    'room-head decide-terms verdict=confirm|reject',
  ])
  expect(
    p.make(
      'room-head decide-terms reject',
      'pit-boss propose-terms max 2500 "Res. 3" "más"',
      'room-head decide-terms confirm',
      'pit-boss propose-terms base 50 "Res. 4" "c"',
      'room-head decide-terms confirm',
      'pit-boss propose-terms commission 10000 "Res. 5" "d"',
      'room-head decide-terms confirm',
      'pit-boss propose-terms min 2500 "Res. 6" "e"',
      'room-head decide-terms confirm',
    ),
  ).toEqual([
    'terms-rejected (PRG-41) what=min before=500 after=1000 approval=Res. 2 reason=otra',
    'terms-proposed (PRG-41) what=max before=2000 after=2500 approval=Res. 3 reason=más',
    'terms-changed (PRG-41) what=max before=2000 after=2500 approval=Res. 3 reason=más version=3',
    'table-told (PRG-07) table=mesa tells mesa pot-terms caribbean-poker closed 3 500 500 2500 electronic player 3 700 cash',
    'table-told (PRG-07) table=otra tells otra pot-terms go-poker closed 3 500 500 2500 electronic player 3 700 cash',
    'terms-proposed (PRG-41) what=base before=100000 after=50 approval=Res. 4 reason=c',
    'terms-changed (PRG-41) what=base before=100000 after=50 approval=Res. 4 reason=c version=4',
    'table-told (PRG-07) table=mesa tells mesa pot-terms caribbean-poker closed 4 500 500 2500 electronic player 3 700 cash',
    'table-told (PRG-07) table=otra tells otra pot-terms go-poker closed 4 500 500 2500 electronic player 3 700 cash',
    'terms-proposed (PRG-41) what=commission before=2000 after=10000 approval=Res. 5 reason=d',
    'terms-changed (PRG-41) what=commission before=2000 after=10000 approval=Res. 5 reason=d version=5',
    'table-told (PRG-07) table=mesa tells mesa pot-terms caribbean-poker closed 5 500 500 2500 electronic player 3 700 cash',
    'table-told (PRG-07) table=otra tells otra pot-terms go-poker closed 5 500 500 2500 electronic player 3 700 cash',
    'terms-proposed (PRG-41) what=min before=500 after=2500 approval=Res. 6 reason=e',
    'terms-changed (PRG-41) what=min before=500 after=2500 approval=Res. 6 reason=e version=6',
    'table-told (PRG-07) table=mesa tells mesa pot-terms caribbean-poker closed 6 500 2500 2500 electronic player 3 700 cash',
    'table-told (PRG-07) table=otra tells otra pot-terms go-poker closed 6 500 2500 2500 electronic player 3 700 cash',
  ])
  expect(p.state().play).toEqual({
    open: false,
    funded: true,
    terms: {
      version: 6,
      approval: 'Res. 6',
      commission: 10000,
      reserves: [1000, 700],
      base: 50,
      credit: 500,
      min: 2500,
      max: 2500,
      acceptor: 'electronic',
      baseFrom: 'reserve',
      cap: 5000,
      lucky: { by: 'player', oneIn: 3, amount: 700, paid: 'cash' },
    },
    meter: { main: 99570, increment: 680 },
    tables: {
      mesa: {
        game: 'caribbean-poker',
        casino: null,
        round: {
          collected: 2000,
          commission: 400,
          reserves: [160, 80],
          main: 1360,
          round: 1000000000,
          awarded: true,
          complemented: true,
        },
        hits: [],
      },
      otra: {
        game: 'go-poker',
        casino: null,
        round: {
          collected: 0,
          commission: 0,
          reserves: [0, 0],
          main: 0,
          round: 0,
          awarded: false,
          complemented: false,
        },
        hits: [],
      },
    },
    awards: [
      {
        table: 'mesa',
        round: 1000000000,
        main: 101340,
        lines: [
          {
            seat: 'seat:1000',
            category: 'flush',
            bet: 500,
            share: 25000,
            capped: false,
            amount: 25000,
            fixed: true,
            cite: 'PRG-27',
          },
          {
            seat: 'seat:2',
            category: 'royal-flush',
            bet: 500,
            share: 76340,
            capped: false,
            amount: 76340,
            fixed: false,
            cite: 'PRG-30',
          },
        ],
      },
    ],
    proposal: null,
    history: [
      { what: 'min', before: 500, after: 2500, approval: 'Res. 6', reason: 'e', version: 6 },
      { what: 'commission', before: 2000, after: 10000, approval: 'Res. 5', reason: 'd', version: 5 },
      { what: 'base', before: 100000, after: 50, approval: 'Res. 4', reason: 'c', version: 4 },
      { what: 'max', before: 2000, after: 2500, approval: 'Res. 3', reason: 'más', version: 3 },
      { what: 'share.2', before: 500, after: 700, approval: 'Res. 1', reason: 'porque', version: 2 },
    ],
  })
  expect(p.make('room-head disconnect otra "fin"', 'room-head open-pot')).toEqual([
    'table-left (PRG-08) table=otra reason=fin tells otra pot-left',
    'pot-opened (PRG-40) version=6',
    'table-told (PRG-07) table=mesa tells mesa pot-terms caribbean-poker open 6 500 2500 2500 electronic player 3 700 cash',
  ])
  expect(p.state().accounts).toEqual({
    base: -199640,
    main: 99570,
    link: 99790,
    commission: 400,
    'reserve:1': 0,
    'reserve:2': 0,
    advance: -120,
  })
})
