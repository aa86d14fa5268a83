// A table beside two pots, told whole: what is offered, what is refused and why, what is heard, move by move.

import { expect, it } from 'vitest'
import { alone, refuses } from './alone.js'

/** Moves of people and of chance; the others are what a pot tells its tables. */
const AT_TABLE = [
  ...['buy-credits', 'activate-credits', 'cash-credits', 'light', 'unlight', 'close-position', 'open-position'],
  ...['unlit-bet', 'read-hand', 'claim-prizes', 'pay-prizes', 'draw-lucky', 'draw-magic-card', 'pot-prize'],
]
const SIDE = [...AT_TABLE, 'pot-terms', 'pot-left']

it('[PRG-02 PRG-03 PRG-05 PRG-06 PRG-08 PRG-09 PRG-10 PRG-11 PRG-12 PRG-13 PRG-25 PRG-38 PRG-42 PRG-44 PRG-45] a round beside an electronic and a manual pot', () => {
  const t = alone(
    'caribbean-poker',
    { min: 500, max: 5000, seats: 3 },
    { 'seat:1': 100_000, 'seat:2': 1_400, 'seat:3': 50_000 },
  )

  expect(t.offers(...SIDE)).toEqual([
    'log:any pot-terms game=caribbean-poker state=open|closed least={min:1,max:1000000000000,step:1} most={min:1,max:1000000000000,step:1} acceptor=electronic|manual version={min:1,max:1000000000,step:1} credit={min:1,max:1000000000000,step:1}',
    'log:any pot-terms game=caribbean-poker state=open|closed least={min:1,max:1000000000000,step:1} most={min:1,max:1000000000000,step:1} acceptor=electronic|manual version={min:1,max:1000000000,step:1} credit={min:1,max:1000000000000,step:1} lucky=player|card every={min:1,max:1000000000,step:1} prize={min:1,max:1000000000000,step:1} paid=credits|cash',
  ])
  expect(t.offersTo('log:pozo', ...SIDE)).toEqual([
    'log:pozo pot-terms game=caribbean-poker state=open|closed least={min:1,max:1000000000000,step:1} most={min:1,max:1000000000000,step:1} acceptor=electronic|manual version={min:1,max:1000000000,step:1} credit={min:1,max:1000000000000,step:1}',
    'log:pozo pot-terms game=caribbean-poker state=open|closed least={min:1,max:1000000000000,step:1} most={min:1,max:1000000000000,step:1} acceptor=electronic|manual version={min:1,max:1000000000,step:1} credit={min:1,max:1000000000000,step:1} lucky=player|card every={min:1,max:1000000000,step:1} prize={min:1,max:1000000000000,step:1} paid=credits|cash',
  ])
  refuses(t, {
    'seat:1 buy-credits 500': 'pot-closed PRG-09 {}',
    'seat:1 cash-credits 1': 'not-enough-credits PRG-09 {have:0}',
    'croupier activate-credits seat:1': 'nothing-to-activate PRG-09 {seat:seat:1}',
    'seat:1 light pozo 500': 'no-such-pot PRG-08 {pots:[]}',
    'seat:1 unlight pozo': 'no-lamp-lit PRG-12 {seat:seat:1}',
    'croupier close-position seat:1': 'no-such-pot PRG-45 {}',
    'pit-boss open-position seat:1': 'position-open PRG-45 {seat:seat:1}',
    'croupier unlit-bet pozo 500 seat:1': 'no-such-pot PRG-44 {pots:[]}',
    'croupier read-hand': 'no-hand-to-read PRG-25 {}',
    'croupier claim-prizes': 'nothing-to-claim PRG-25 {}',
    'croupier pay-prizes': 'nothing-to-pay PRG-38 {}',
    'chance draw-lucky pozo seat:1': 'no-draw-due PRG-42 {}',
    'chance draw-magic-card pozo As': 'no-draw-due PRG-42 {}',
    'log:pozo pot-left': 'no-such-pot PRG-08 {}',
    'log:pozo pot-prize 1 seat:1 flush 5': 'no-hit PRG-38 {seat:seat:1}',
    'log:pozo pot-terms draw-poker open 1 500 500 500 electronic': 'another-game PRG-08 {game:caribbean-poker}',
    'log:pozo pot-terms caribbean-poker ajar 1 500 500 500 electronic': 'malformed PRG-08 {field:state}',
    'log:pozo pot-terms caribbean-poker open 1 500 500 500 paper': 'malformed PRG-08 {field:acceptor}',
    'log:pozo pot-terms caribbean-poker open 0 500 500 500 manual': 'malformed PRG-08 {field:version}',
    'log:pozo pot-terms caribbean-poker open 1000000001 500 500 500 manual': 'malformed PRG-08 {field:version}',
    'log:pozo pot-terms caribbean-poker open 1 500 500 500 manual lucky=player': 'malformed PRG-08 {field:lucky}',
    'log:pozo pot-terms caribbean-poker open 1 500 500 500 manual lucky=nobody every=2 prize=5 paid=cash':
      'malformed PRG-08 {field:lucky}',
    'log:pozo pot-terms caribbean-poker open 1 500 500 500 manual lucky=card every=2 prize=5 paid=kind':
      'malformed PRG-08 {field:lucky}',
    'log:pozo pot-terms caribbean-poker open 1 500 500 500 manual lucky=card every=0 prize=5 paid=cash':
      'malformed PRG-08 {field:lucky}',
    'log:pozo pot-terms caribbean-poker open 1 500 500 500 manual lucky=card every=1000000001 prize=5 paid=cash':
      'malformed PRG-08 {field:lucky}',
  })
  expect(
    t.make(
      'log:pozo pot-terms caribbean-poker open 1 500 1000 2000 electronic lucky=player every=4 prize=9000 paid=cash',
    ),
  ).toEqual([
    'pot-terms-told (PRG-08) pot=pozo open=true version=1 credit=500 min=1000 max=2000 acceptor=electronic lucky={"by":"player","oneIn":4,"amount":9000,"paid":"cash"}',
  ])
  expect(
    t.make(
      'log:otro pot-terms caribbean-poker open 1000000000 500 500 1000 manual lucky=card every=1000000000 prize=9000 paid=credits',
    ),
  ).toEqual([
    'pot-terms-told (PRG-08) pot=otro open=true version=1000000000 credit=500 min=500 max=1000 acceptor=manual lucky={"by":"card","oneIn":1000000000,"amount":9000,"paid":"credits"}',
  ])
  refuses(t, {
    'log:tres pot-terms caribbean-poker open 1 100 100 1000 manual': 'another-credit PRG-05 {credit:500}',
  })
  expect(t.offers(...SIDE)).toEqual([
    'seat:1 buy-credits amount={min:500,max:100000,step:500}',
    'croupier buy-credits amount={min:500,max:100000,step:500} for=seat:1',
    'seat:2 buy-credits amount={min:500,max:1000,step:500}',
    'croupier buy-credits amount={min:500,max:1000,step:500} for=seat:2',
    'seat:3 buy-credits amount={min:500,max:50000,step:500}',
    'croupier buy-credits amount={min:500,max:50000,step:500} for=seat:3',
    'seat:1 light pot=otro amount={min:500,max:1000,step:500} with=money?',
    'croupier light pot=otro amount={min:500,max:1000,step:500} with=money? for=seat:1',
    'seat:2 light pot=otro amount={min:500,max:1000,step:500} with=money?',
    'croupier light pot=otro amount={min:500,max:1000,step:500} with=money? for=seat:2',
    'seat:3 light pot=otro amount={min:500,max:1000,step:500} with=money?',
    'croupier light pot=otro amount={min:500,max:1000,step:500} with=money? for=seat:3',
    'croupier close-position seat=seat:1|seat:2|seat:3',
    'pit-boss close-position seat=seat:1|seat:2|seat:3',
    'croupier unlit-bet pot=pozo|otro amount={min:1,max:1000000000000,step:1} for=seat:1|seat:2|seat:3',
    'log:pozo pot-terms game=caribbean-poker state=open|closed least={min:1,max:1000000000000,step:1} most={min:1,max:1000000000000,step:1} acceptor=electronic|manual version={min:1,max:1000000000,step:1} credit=500',
    'log:pozo pot-terms game=caribbean-poker state=open|closed least={min:1,max:1000000000000,step:1} most={min:1,max:1000000000000,step:1} acceptor=electronic|manual version={min:1,max:1000000000,step:1} credit=500 lucky=player|card every={min:1,max:1000000000,step:1} prize={min:1,max:1000000000000,step:1} paid=credits|cash',
    'log:otro pot-terms game=caribbean-poker state=open|closed least={min:1,max:1000000000000,step:1} most={min:1,max:1000000000000,step:1} acceptor=electronic|manual version={min:1,max:1000000000,step:1} credit=500',
    'log:otro pot-terms game=caribbean-poker state=open|closed least={min:1,max:1000000000000,step:1} most={min:1,max:1000000000000,step:1} acceptor=electronic|manual version={min:1,max:1000000000,step:1} credit=500 lucky=player|card every={min:1,max:1000000000,step:1} prize={min:1,max:1000000000000,step:1} paid=credits|cash',
    'log:pozo pot-left',
    'log:otro pot-left',
  ])
  expect(t.offersTo('log:pozo', ...SIDE)).toEqual([
    'log:pozo pot-terms game=caribbean-poker state=open|closed least={min:1,max:1000000000000,step:1} most={min:1,max:1000000000000,step:1} acceptor=electronic|manual version={min:1,max:1000000000,step:1} credit=500',
    'log:pozo pot-terms game=caribbean-poker state=open|closed least={min:1,max:1000000000000,step:1} most={min:1,max:1000000000000,step:1} acceptor=electronic|manual version={min:1,max:1000000000,step:1} credit=500 lucky=player|card every={min:1,max:1000000000,step:1} prize={min:1,max:1000000000000,step:1} paid=credits|cash',
    'log:pozo pot-left',
  ])
  refuses(t, {
    'seat:1 buy-credits 700': 'not-in-credits PRG-05 {credit:500}',
    'seat:2 buy-credits 1500': 'not-enough-chips PRG-09 {have:1400}',
    'seat:1 cash-credits 1': 'not-enough-credits PRG-09 {have:0}',
    'croupier activate-credits seat:1': 'nothing-to-activate PRG-09 {seat:seat:1}',
    'croupier buy-credits 500': 'seat-not-named GEN-25 {}',
    'croupier light pozo 500': 'seat-not-named GEN-25 {}',
    'croupier unlight pozo': 'seat-not-named GEN-25 {}',
    'seat:1 light nada 500': 'no-such-pot PRG-08 {pots:[pozo,otro]}',
    'seat:1 light pozo 1000 with=money': 'no-such-means PRG-11 {means:[credits,promo]}',
    'seat:1 light pozo 700': 'not-in-credits PRG-05 {credit:500}',
    'seat:1 light pozo 500': 'under-minimum PRG-06 {min:1000,stake:500}',
    'seat:1 light pozo 2500': 'over-maximum PRG-06 {max:2000,stake:2500}',
    'seat:1 light pozo 1000': 'not-enough-credits PRG-10 {have:0}',
    'seat:2 light otro 1500': 'over-maximum PRG-06 {max:1000,stake:1500}',
    'seat:2 light otro 1000 with=credits': 'no-such-means PRG-11 {means:[money,promo]}',
    'seat:1 light otro 500 with=promo': 'not-enough-credits PRG-10 {have:0}',
    'seat:1 unlight pozo': 'no-lamp-lit PRG-12 {seat:seat:1}',
    'seat:1 unlight nada': 'no-lamp-lit PRG-12 {seat:seat:1}',
    'pit-boss open-position seat:1': 'position-open PRG-45 {seat:seat:1}',
    'croupier close-position seat:4': 'no-such-seat PRG-45 {}',
    'croupier unlit-bet nada 500 seat:1': 'no-such-pot PRG-44 {pots:[pozo,otro]}',
    'croupier unlit-bet pozo 500 seat:4': 'seat-empty GEN-24 {seat:seat:4}',
    'log:tres pot-left': 'no-such-pot PRG-08 {}',
  })
  expect(t.make('seat:1 buy-credits 3000', 'croupier buy-credits 1000 for=seat:2', 'seat:1 buy-credits 500')).toEqual([
    'credits-bought (PRG-09) seat=seat:1 amount=3000 active=false to=["seat:1"] seat:1>seat:1/credits:3000',
    'credits-bought (PRG-09) seat=seat:2 amount=1000 active=true to=["seat:2"] seat:2>seat:2/credits:1000',
    'credits-bought (PRG-09) seat=seat:1 amount=500 active=false to=["seat:1"] seat:1>seat:1/credits:500',
  ])
  refuses(t, {
    'seat:1 light pozo 1000': 'credits-not-activated PRG-09 {inactive:3500}',
    'seat:1 light pozo 3500': 'over-maximum PRG-06 {max:2000,stake:3500}',
  })
  expect(t.offers(...AT_TABLE)).toEqual([
    'seat:1 buy-credits amount={min:500,max:96500,step:500}',
    'croupier buy-credits amount={min:500,max:96500,step:500} for=seat:1',
    'seat:3 buy-credits amount={min:500,max:50000,step:500}',
    'croupier buy-credits amount={min:500,max:50000,step:500} for=seat:3',
    'croupier activate-credits seat=seat:1',
    'seat:1 cash-credits amount={min:1,max:3500,step:1}',
    'croupier cash-credits amount={min:1,max:3500,step:1} for=seat:1',
    'seat:2 cash-credits amount={min:1,max:1000,step:1}',
    'croupier cash-credits amount={min:1,max:1000,step:1} for=seat:2',
    'seat:1 light pot=otro amount={min:500,max:1000,step:500} with=money?',
    'croupier light pot=otro amount={min:500,max:1000,step:500} with=money? for=seat:1',
    'seat:2 light pot=pozo amount={min:1000,max:1000,step:500} with=credits?',
    'croupier light pot=pozo amount={min:1000,max:1000,step:500} with=credits? for=seat:2',
    'seat:3 light pot=otro amount={min:500,max:1000,step:500} with=money?',
    'croupier light pot=otro amount={min:500,max:1000,step:500} with=money? for=seat:3',
    'croupier close-position seat=seat:1|seat:2|seat:3',
    'pit-boss close-position seat=seat:1|seat:2|seat:3',
    'croupier unlit-bet pot=pozo|otro amount={min:1,max:1000000000000,step:1} for=seat:1|seat:2|seat:3',
  ])
  expect(t.make('seat:1 cash-credits 700')).toEqual([
    'credits-cashed (PRG-09) seat=seat:1 amount=700 to=["seat:1"] seat:1/credits>seat:1:700',
  ])
  expect(
    t.make(
      'croupier activate-credits seat:1',
      'seat:1 light pozo 1000',
      'seat:3 light otro 500',
      'seat:3 light otro 500',
      'seat:2 light pozo 1000',
      'seat:1 light otro 500',
    ),
  ).toEqual([
    'credits-activated (PRG-09) seat=seat:1 amount=2800 to=["seat:1"]',
    'lamp-lit (PRG-12) seat=seat:1 pot=pozo amount=1000 total=1000 with=credits seat:1/credits>seat:1/side:1000',
    'lamp-lit (PRG-12) seat=seat:3 pot=otro amount=500 total=500 with=money seat:3>seat:3/side:500',
    'lamp-lit (PRG-12) seat=seat:3 pot=otro amount=500 total=1000 with=money seat:3>seat:3/side:500',
    'lamp-lit (PRG-12) seat=seat:2 pot=pozo amount=1000 total=1000 with=credits seat:2/credits>seat:2/side:1000',
    'lamp-lit (PRG-12) seat=seat:1 pot=otro amount=500 total=500 with=money seat:1>seat:1/side:500',
  ])
  expect(t.offers(...AT_TABLE)).toEqual([
    'seat:1 buy-credits amount={min:500,max:96500,step:500}',
    'croupier buy-credits amount={min:500,max:96500,step:500} for=seat:1',
    'seat:3 buy-credits amount={min:500,max:49000,step:500}',
    'croupier buy-credits amount={min:500,max:49000,step:500} for=seat:3',
    'seat:1 cash-credits amount={min:1,max:1800,step:1}',
    'croupier cash-credits amount={min:1,max:1800,step:1} for=seat:1',
    'seat:1 light pot=pozo amount={min:500,max:1000,step:500} with=credits?',
    'croupier light pot=pozo amount={min:500,max:1000,step:500} with=credits? for=seat:1',
    'seat:1 light pot=otro amount={min:500,max:500,step:500} with=money?',
    'croupier light pot=otro amount={min:500,max:500,step:500} with=money? for=seat:1',
    'seat:1 unlight pot=pozo|otro',
    'croupier unlight pot=pozo|otro for=seat:1',
    'seat:2 unlight pot=pozo',
    'croupier unlight pot=pozo for=seat:2',
    'seat:3 unlight pot=otro',
    'croupier unlight pot=otro for=seat:3',
    'croupier close-position seat=seat:1|seat:2|seat:3',
    'pit-boss close-position seat=seat:1|seat:2|seat:3',
    'croupier unlit-bet pot=pozo|otro amount={min:1,max:1000000000000,step:1} for=seat:1|seat:2|seat:3',
  ])
  expect(t.make('seat:2 step-away')).toEqual(['seat-away (GEN-24) seat=seat:2'])
  refuses(t, {
    'seat:2 buy-credits 500': 'not-present GEN-24 {seat:seat:2}',
    'seat:2 cash-credits 500': 'not-present GEN-24 {seat:seat:2}',
    'seat:2 light pozo 500': 'not-present GEN-24 {seat:seat:2}',
    'seat:2 unlight pozo': 'not-present GEN-24 {seat:seat:2}',
  })
  expect(t.offers('buy-credits', 'cash-credits', 'light', 'unlight')).toEqual([
    'seat:1 buy-credits amount={min:500,max:96500,step:500}',
    'croupier buy-credits amount={min:500,max:96500,step:500} for=seat:1',
    'seat:3 buy-credits amount={min:500,max:49000,step:500}',
    'croupier buy-credits amount={min:500,max:49000,step:500} for=seat:3',
    'seat:1 cash-credits amount={min:1,max:1800,step:1}',
    'croupier cash-credits amount={min:1,max:1800,step:1} for=seat:1',
    'seat:1 light pot=pozo amount={min:500,max:1000,step:500} with=credits?',
    'croupier light pot=pozo amount={min:500,max:1000,step:500} with=credits? for=seat:1',
    'seat:1 light pot=otro amount={min:500,max:500,step:500} with=money?',
    'croupier light pot=otro amount={min:500,max:500,step:500} with=money? for=seat:1',
    'seat:1 unlight pot=pozo|otro',
    'croupier unlight pot=pozo|otro for=seat:1',
    'seat:3 unlight pot=otro',
    'croupier unlight pot=otro for=seat:3',
  ])
  expect(t.make('seat:2 come-back', 'croupier close-position seat:2', 'croupier unlit-bet otro 300 seat:2')).toEqual([
    'seat-back (GEN-24) seat=seat:2',
    'position-closed (PRG-45) seat=seat:2 from=now',
    'side-bet-returned (PRG-45) seat=seat:2 pot=pozo amount=1000 why=lamp seat:2/side>seat:2/credits:1000',
    'side-bet-not-valid (PRG-44) seat=seat:2 pot=otro amount=300',
  ])
  refuses(t, {
    'seat:2 light otro 500': 'position-closed PRG-45 {seat:seat:2}',
    'croupier close-position seat:2': 'position-closed PRG-45 {seat:seat:2}',
    'pit-boss open-position seat:1': 'position-open PRG-45 {seat:seat:1}',
  })
  expect(t.offers('light', 'unlight', 'close-position', 'open-position')).toEqual([
    'seat:1 light pot=pozo amount={min:500,max:1000,step:500} with=credits?',
    'croupier light pot=pozo amount={min:500,max:1000,step:500} with=credits? for=seat:1',
    'seat:1 light pot=otro amount={min:500,max:500,step:500} with=money?',
    'croupier light pot=otro amount={min:500,max:500,step:500} with=money? for=seat:1',
    'seat:1 unlight pot=pozo|otro',
    'croupier unlight pot=pozo|otro for=seat:1',
    'seat:3 unlight pot=otro',
    'croupier unlight pot=otro for=seat:3',
    'croupier close-position seat=seat:1|seat:3',
    'pit-boss close-position seat=seat:1|seat:3',
    'pit-boss open-position seat=seat:2',
  ])
  expect(t.make('pit-boss open-position seat:2', 'seat:2 light pozo 1000')).toEqual([
    'position-opened (PRG-45) seat=seat:2',
    'lamp-lit (PRG-12) seat=seat:2 pot=pozo amount=1000 total=1000 with=credits seat:2/credits>seat:2/side:1000',
  ])
  expect(t.make('log:otro pot-terms caribbean-poker closed 1000000000 500 500 1000 manual')).toEqual([
    'pot-terms-told (PRG-08) pot=otro open=false version=1000000000 credit=500 min=500 max=1000 acceptor=manual lucky=null',
    'side-bet-returned (PRG-02) seat=seat:3 pot=otro amount=1000 why=pot-closed seat:3/side>seat:3:1000',
    'side-bet-returned (PRG-02) seat=seat:1 pot=otro amount=500 why=pot-closed seat:1/side>seat:1:500',
  ])
  refuses(t, {
    'seat:3 light otro 500': 'pot-closed PRG-08 {}',
  })
  expect(t.offers('light', 'unlight')).toEqual([
    'seat:1 light pot=pozo amount={min:500,max:1000,step:500} with=credits?',
    'croupier light pot=pozo amount={min:500,max:1000,step:500} with=credits? for=seat:1',
    'seat:1 unlight pot=pozo',
    'croupier unlight pot=pozo for=seat:1',
    'seat:2 unlight pot=pozo',
    'croupier unlight pot=pozo for=seat:2',
  ])
  expect(
    t.make(
      'log:pozo pot-terms caribbean-poker open 1 500 1000 2000 electronic lucky=player every=4 prize=9000 paid=cash',
    ),
  ).toEqual([
    'pot-terms-told (PRG-08) pot=pozo open=true version=1 credit=500 min=1000 max=2000 acceptor=electronic lucky={"by":"player","oneIn":4,"amount":9000,"paid":"cash"}',
  ])
  expect(
    t.make(
      'log:pozo pot-terms caribbean-poker open 2 500 1000 2000 electronic lucky=player every=4 prize=9000 paid=cash',
    ),
  ).toEqual([
    'pot-terms-told (PRG-08) pot=pozo open=true version=2 credit=500 min=1000 max=2000 acceptor=electronic lucky={"by":"player","oneIn":4,"amount":9000,"paid":"cash"}',
    'side-bet-returned (PRG-02) seat=seat:1 pot=pozo amount=1000 why=pot-closed seat:1/side>seat:1/credits:1000',
    'side-bet-returned (PRG-02) seat=seat:2 pot=pozo amount=1000 why=pot-closed seat:2/side>seat:2/credits:1000',
  ])
  expect(
    t.make(
      'log:otro pot-terms caribbean-poker open 1000000000 500 500 1000 manual lucky=card every=2 prize=9000 paid=credits',
      'seat:1 light pozo 1000',
      'seat:2 light pozo 1000',
      'seat:3 light otro 500',
      'seat:1 light otro 500',
    ),
  ).toEqual([
    'pot-terms-told (PRG-08) pot=otro open=true version=1000000000 credit=500 min=500 max=1000 acceptor=manual lucky={"by":"card","oneIn":2,"amount":9000,"paid":"credits"}',
    'lamp-lit (PRG-12) seat=seat:1 pot=pozo amount=1000 total=1000 with=credits seat:1/credits>seat:1/side:1000',
    'lamp-lit (PRG-12) seat=seat:2 pot=pozo amount=1000 total=1000 with=credits seat:2/credits>seat:2/side:1000',
    'lamp-lit (PRG-12) seat=seat:3 pot=otro amount=500 total=500 with=money seat:3>seat:3/side:500',
    'lamp-lit (PRG-12) seat=seat:1 pot=otro amount=500 total=500 with=money seat:1>seat:1/side:500',
  ])
  expect(t.make('seat:1 bet ante 500', 'seat:3 bet ante 1000', 'croupier no-more-bets')).toEqual([
    'bet-placed (CAR-18) seat=seat:1 on=ante with=money stake=500 seat:1>seat:1/stakes:500',
    'bet-placed (CAR-18) seat=seat:3 on=ante with=money stake=1000 seat:3>seat:3/stakes:1000',
    'said (CAR-03) phrase=no más apuestas',
    'side-bet-returned (PRG-03) seat=seat:2 pot=pozo amount=1000 why=no-base-bet seat:2/side>seat:2/credits:1000',
    'side-bets-locked (PRG-13) pot=pozo round=1 amount=1000 seats=["seat:1"] seat:1/side>link:1000 tells pozo contribute 1 1000',
    'side-bets-locked (PRG-13) pot=otro round=1 amount=1000 seats=["seat:3","seat:1"] seat:3/side>link:500 seat:1/side>link:500 tells otro contribute 1 1000',
  ])
  refuses(t, {
    'seat:1 light pozo 1000': 'pot-locked PRG-13 {}',
    'seat:1 unlight pozo': 'pot-locked PRG-13 {}',
    'log:pozo pot-left': 'side-bets-locked PRG-13 {}',
    'log:pozo pot-terms caribbean-poker open 3 500 1000 2000 electronic': 'side-bets-locked PRG-13 {}',
    'croupier claim-prizes': 'nothing-to-claim PRG-25 {}',
    'chance draw-lucky pozo seat:1': 'no-draw-due PRG-42 {}',
  })
  expect(t.offers(...AT_TABLE)).toEqual([
    'seat:1 buy-credits amount={min:500,max:96000,step:500}',
    'croupier buy-credits amount={min:500,max:96000,step:500} for=seat:1',
    'seat:3 buy-credits amount={min:500,max:48500,step:500}',
    'croupier buy-credits amount={min:500,max:48500,step:500} for=seat:3',
    'seat:1 cash-credits amount={min:1,max:1800,step:1}',
    'croupier cash-credits amount={min:1,max:1800,step:1} for=seat:1',
    'seat:2 cash-credits amount={min:1,max:1000,step:1}',
    'croupier cash-credits amount={min:1,max:1000,step:1} for=seat:2',
    'croupier close-position seat=seat:1|seat:2|seat:3',
    'pit-boss close-position seat=seat:1|seat:2|seat:3',
    'croupier unlit-bet pot=pozo|otro amount={min:1,max:1000000000000,step:1} for=seat:1|seat:2|seat:3',
  ])
  expect(t.offersTo('log:pozo', 'pot-terms', 'pot-left', 'pot-prize')).toEqual([
    'log:pozo pot-terms game=caribbean-poker state=open|closed least={min:1,max:1000000000000,step:1} most={min:1,max:1000000000000,step:1} acceptor=electronic|manual version=2 credit=500',
    'log:pozo pot-terms game=caribbean-poker state=open|closed least={min:1,max:1000000000000,step:1} most={min:1,max:1000000000000,step:1} acceptor=electronic|manual version=2 credit=500 lucky=player|card every={min:1,max:1000000000,step:1} prize={min:1,max:1000000000000,step:1} paid=credits|cash',
  ])
  expect(t.make('croupier close-position seat:3')).toEqual(['position-closed (PRG-45) seat=seat:3 from=next'])
  refuses(t, {
    'croupier close-position seat:3': 'position-closed PRG-45 {seat:seat:3}',
  })
  expect(t.offers('open-position')).toEqual(['pit-boss open-position seat=seat:3'])
  t.make(
    'chance deal Kc,Ts,Ac',
    'chance deal Jc,8d,Qs',
    'chance deal 8c,5h,9d',
    'chance deal 6c,5c,7s',
    'chance deal 2c,3s',
    'chance turn-up 4h',
    'seat:1 go',
    'seat:3 go',
    'croupier uncover',
  )
  expect(t.offers(...AT_TABLE)).toEqual([
    'seat:1 buy-credits amount={min:500,max:95000,step:500}',
    'croupier buy-credits amount={min:500,max:95000,step:500} for=seat:1',
    'seat:3 buy-credits amount={min:500,max:46500,step:500}',
    'croupier buy-credits amount={min:500,max:46500,step:500} for=seat:3',
    'seat:1 cash-credits amount={min:1,max:1800,step:1}',
    'croupier cash-credits amount={min:1,max:1800,step:1} for=seat:1',
    'seat:2 cash-credits amount={min:1,max:1000,step:1}',
    'croupier cash-credits amount={min:1,max:1000,step:1} for=seat:2',
    'croupier close-position seat=seat:1|seat:2',
    'pit-boss close-position seat=seat:1|seat:2',
    'pit-boss open-position seat=seat:3',
    'croupier unlit-bet pot=pozo|otro amount={min:1,max:1000000000000,step:1} for=seat:1|seat:2|seat:3',
    'croupier read-hand',
  ])
  expect(t.make('croupier read-hand', 'croupier settle-hand')).toEqual([
    'hand-shown (PRG-25) seat=seat:3 cards=["Ts","8d","5h","5c","3s"] category=pair hand=["5h","5c","Ts","8d","3s"] used=[] result=null',
    'said (PRG-25) phrase=par de 5',
    'paid (CAR-17) seat=seat:3 amount=1000 lines=[{"on":"ante","with":"money","stake":1000,"odds":{"num":1,"den":1},"amount":1000,"void":false,"cite":"CAR-15"}] bank>seat:3:1000 seat:3/stakes>seat:3:1000',
    'pushed (CAR-16) seat=seat:3 on=bet with=money stake=2000',
    'cards-collected (PB-28) seat=seat:3 cards=5',
  ])
  expect(t.make('croupier read-hand', 'croupier settle-hand')).toEqual([
    'hand-shown (PRG-25) seat=seat:1 cards=["Kc","Jc","8c","6c","2c"] category=flush hand=["Kc","Jc","8c","6c","2c"] used=[] result=null',
    'said (PRG-25) phrase=color al rey',
    'paid (CAR-17) seat=seat:1 amount=500 lines=[{"on":"ante","with":"money","stake":500,"odds":{"num":1,"den":1},"amount":500,"void":false,"cite":"CAR-15"}] bank>seat:1:500 seat:1/stakes>seat:1:500',
    'pushed (CAR-16) seat=seat:1 on=bet with=money stake=1000',
    'cards-collected (PB-28) seat=seat:1 cards=5',
  ])
  refuses(t, {
    'croupier clear': 'prizes-not-claimed PRG-25 {}',
  })
  expect(t.make('croupier claim-prizes')).toEqual([
    'side-bet-lost (PRG-26) seat=seat:3 pot=otro amount=500 why=no-prize',
    'pot-hit (PRG-26) seat=seat:1 pot=pozo category=flush bet=1000 tells pozo hit 1 seat:1 flush 1000',
    'pot-hit (PRG-26) seat=seat:1 pot=otro category=flush bet=500 tells otro hit 1 seat:1 flush 500',
    'prizes-claimed (PRG-38) pot=pozo round=1 tells pozo award 1',
    'prizes-claimed (PRG-38) pot=otro round=1 tells otro award 1',
  ])
  expect(t.offers(...AT_TABLE)).toEqual([
    'seat:1 buy-credits amount={min:500,max:96000,step:500}',
    'croupier buy-credits amount={min:500,max:96000,step:500} for=seat:1',
    'seat:3 buy-credits amount={min:500,max:48500,step:500}',
    'croupier buy-credits amount={min:500,max:48500,step:500} for=seat:3',
    'seat:1 cash-credits amount={min:1,max:1800,step:1}',
    'croupier cash-credits amount={min:1,max:1800,step:1} for=seat:1',
    'seat:2 cash-credits amount={min:1,max:1000,step:1}',
    'croupier cash-credits amount={min:1,max:1000,step:1} for=seat:2',
    'croupier close-position seat=seat:1|seat:2',
    'pit-boss close-position seat=seat:1|seat:2',
    'pit-boss open-position seat=seat:3',
    'croupier unlit-bet pot=pozo|otro amount={min:1,max:1000000000000,step:1} for=seat:1|seat:2|seat:3',
    'chance draw-lucky pot=pozo seat=seat:1|nobody weighing 1 3',
    'chance draw-magic-card pot=otro cards=2 of 52',
    'log:pozo pot-prize round=1 seat=seat:1 category=flush amount={min:1,max:1000000000000,step:1}',
    'log:otro pot-prize round=1 seat=seat:1 category=flush amount={min:1,max:1000000000000,step:1}',
  ])
  expect(t.offersTo('log:pozo', ...SIDE)).toEqual([
    'log:pozo pot-terms game=caribbean-poker state=open|closed least={min:1,max:1000000000000,step:1} most={min:1,max:1000000000000,step:1} acceptor=electronic|manual version={min:1,max:1000000000,step:1} credit=500',
    'log:pozo pot-terms game=caribbean-poker state=open|closed least={min:1,max:1000000000000,step:1} most={min:1,max:1000000000000,step:1} acceptor=electronic|manual version={min:1,max:1000000000,step:1} credit=500 lucky=player|card every={min:1,max:1000000000,step:1} prize={min:1,max:1000000000000,step:1} paid=credits|cash',
    'log:pozo pot-left',
    'log:pozo pot-prize round=1 seat=seat:1 category=flush amount={min:1,max:1000000000000,step:1}',
  ])
  refuses(t, {
    'log:pozo pot-prize 2 seat:1 flush 25000': 'no-hit PRG-38 {seat:seat:1}',
    'log:pozo pot-prize 1 seat:3 flush 25000': 'no-hit PRG-38 {seat:seat:3}',
    'log:pozo pot-prize 1 seat:1 full 25000': 'no-hit PRG-38 {seat:seat:1}',
    'log:otro pot-prize 1 seat:3 flush 1': 'no-hit PRG-38 {seat:seat:3}',
    'chance draw-lucky pozo seat:2': 'no-such-seat PRG-42 {seats:[seat:1]}',
    'chance draw-lucky otro seat:3': 'no-draw-due PRG-42 {}',
    'chance draw-magic-card otro As': 'malformed PRG-42 {field:cards}',
    'chance draw-magic-card otro As,As': 'malformed PRG-42 {field:cards}',
    'croupier pay-prizes': 'nothing-to-pay PRG-38 {}',
    'log:pozo pot-left': 'accepted',
  })
  expect(
    t.make(
      'log:pozo pot-prize 1 seat:1 flush 50000',
      'chance draw-lucky pozo seat:1',
      'chance draw-magic-card otro 2h,As',
    ),
  ).toEqual([
    'prize-due (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 link>prizes:50000',
    'lucky-drawn (PRG-42) pot=pozo seat=seat:1',
    'lucky-claimed (PRG-43) seat=seat:1 pot=pozo amount=9000 tells pozo complement 1 seat:1 9000',
    'lucky-drawn (PRG-42) pot=otro seat=seat:3',
    'promo-credits (PRG-43) seat=seat:3 pot=otro amount=9000 promotions>seat:3/promo:9000',
  ])
  expect(t.offers('pay-prizes', 'draw-lucky', 'draw-magic-card', 'pot-prize')).toEqual([
    'croupier pay-prizes',
    'log:pozo pot-prize round=1 seat=seat:1 category=lucky amount={min:1,max:1000000000000,step:1}',
    'log:otro pot-prize round=1 seat=seat:1 category=flush amount={min:1,max:1000000000000,step:1}',
  ])
  expect(t.make('log:pozo pot-prize 1 seat:1 lucky 9000', 'log:otro pot-prize 1 seat:1 flush 400')).toEqual([
    'prize-due (PRG-38) seat=seat:1 pot=pozo category=lucky amount=9000 link>prizes:9000',
    'prize-due (PRG-38) seat=seat:1 pot=otro category=flush amount=400 link>prizes:400',
  ])
  refuses(t, {
    'log:pozo pot-prize 1 seat:1 lucky 9000': 'no-hit PRG-38 {seat:seat:1}',
    'log:pozo pot-prize 1 seat:1 flush 50000': 'no-hit PRG-38 {seat:seat:1}',
    'croupier clear': 'prizes-not-paid PRG-38 {}',
    'croupier claim-prizes': 'nothing-to-claim PRG-25 {}',
  })
  expect(JSON.stringify((t.state().play as { pots?: object }).pots)).toBe(
    '{"connected":{"pozo":{"open":true,"version":2,"credit":500,"min":1000,"max":2000,"acceptor":"electronic","lucky":{"by":"player","oneIn":4,"amount":9000,"paid":"cash"}},"otro":{"open":true,"version":1000000000,"credit":500,"min":500,"max":1000,"acceptor":"manual","lucky":{"by":"card","oneIn":2,"amount":9000,"paid":"credits"}}},"bets":[{"seat":"seat:3","pot":"otro","amount":500,"parts":{"money":500},"status":"lost","why":"no-prize"},{"seat":"seat:1","pot":"pozo","amount":1000,"parts":{"credits":1000},"status":"won","category":"flush","prize":50000},{"seat":"seat:1","pot":"otro","amount":500,"parts":{"money":500},"status":"won","category":"flush","prize":400}],"locked":true,"claimed":true,"prizes":[{"pot":"pozo","seat":"seat:1","category":"flush","amount":50000},{"pot":"pozo","seat":"seat:1","category":"lucky","amount":9000},{"pot":"otro","seat":"seat:1","category":"flush","amount":400}],"lucky":[],"drawn":["pozo","otro"],"closed":[],"closing":["seat:3"],"inactive":{},"counter":11800}',
  )
  expect(t.make('croupier pay-prizes', 'croupier clear')).toEqual([
    'prize-paid (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 prizes>seat:1:50000',
    'prize-paid (PRG-38) seat=seat:1 pot=pozo category=lucky amount=9000 prizes>seat:1:9000',
    'prize-paid (PRG-38) seat=seat:1 pot=otro category=flush amount=400 prizes>seat:1:400',
    'cards-collected (PB-28) of=bank',
    'stake-released (CAR-16) seat=seat:1 on=bet with=money stake=1000 seat:1/stakes>seat:1:1000',
    'stake-released (CAR-16) seat=seat:3 on=bet with=money stake=2000 seat:3/stakes>seat:3:2000',
    'round-ended (PB-28) round=1',
  ])
  expect(JSON.stringify((t.state().play as { pots?: object }).pots)).toBe(
    '{"connected":{"pozo":{"open":true,"version":2,"credit":500,"min":1000,"max":2000,"acceptor":"electronic","lucky":{"by":"player","oneIn":4,"amount":9000,"paid":"cash"}},"otro":{"open":true,"version":1000000000,"credit":500,"min":500,"max":1000,"acceptor":"manual","lucky":{"by":"card","oneIn":2,"amount":9000,"paid":"credits"}}},"bets":[],"locked":false,"claimed":false,"prizes":[],"lucky":[],"drawn":[],"closed":["seat:3"],"closing":[],"inactive":{},"counter":11800}',
  )
  expect(t.make('log:otro pot-left', 'seat:3 leave')).toEqual([
    'pot-gone (PRG-08) pot=otro',
    'promo-lapsed (PRG-43) seat=seat:3 amount=9000 to=["seat:3"] seat:3/promo>promotions:9000',
    'chips-cashed (GEN-17) seat=seat:3 to=["seat:3"] seat:3>cash:50500',
    'seat-freed (GEN-24) seat=seat:3',
  ])
  expect(t.make('pit-boss suspend "x"')).toEqual(['table-suspended (GEN-39) reason=x'])
  refuses(t, {
    'seat:1 buy-credits 500': 'table-not-open GEN-21 {}',
    'seat:1 cash-credits 1': 'table-not-open GEN-21 {}',
    'croupier activate-credits seat:1': 'table-not-open GEN-21 {}',
    'seat:1 light pozo 500': 'table-not-open PRG-13 {}',
    'seat:1 unlight pozo': 'table-not-open PRG-13 {}',
    'croupier unlit-bet pozo 1 seat:1': 'table-not-open GEN-21 {}',
    'croupier read-hand': 'table-not-open GEN-21 {}',
    'croupier claim-prizes': 'table-not-open GEN-21 {}',
    'croupier pay-prizes': 'table-not-open GEN-21 {}',
    'chance draw-lucky pozo seat:1': 'table-not-open GEN-21 {}',
    'chance draw-magic-card pozo As': 'table-not-open GEN-21 {}',
  })
  expect(t.offers(...AT_TABLE)).toEqual([
    'croupier close-position seat=seat:1|seat:2',
    'pit-boss close-position seat=seat:1|seat:2',
    'pit-boss open-position seat=seat:3',
  ])
})
