// What a table hears of a pot: that it takes bets and on which terms, and that it is gone.

import { type AnyGame, findTold } from '@tapete/engine'
import { expect, it } from 'vitest'
import { tellsAlone } from '../tells.js'
import { besideTwoLitPots, besideTwoPots, tableAlone } from './openings.js'

it('[PRG-07 PRG-08] any pot may join the table with terms that are whole', () => {
  tellsAlone(
    tableAlone(),
    `
    ? pot-terms pot-left pot-prize
    log:any pot-terms game=caribbean-poker state=open|closed least=1..1000000000000 most=1..1000000000000 acceptor=electronic|manual version=1..1000000000 credit=1..1000000000000
    log:any pot-terms game=caribbean-poker state=open|closed least=1..1000000000000 most=1..1000000000000 acceptor=electronic|manual version=1..1000000000 credit=1..1000000000000 lucky=player|card every=1..1000000000 prize=1..1000000000000 paid=credits|cash
    ? to=log:pozo pot-terms
    log:pozo pot-terms game=caribbean-poker state=open|closed least=1..1000000000000 most=1..1000000000000 acceptor=electronic|manual version=1..1000000000 credit=1..1000000000000
    log:pozo pot-terms game=caribbean-poker state=open|closed least=1..1000000000000 most=1..1000000000000 acceptor=electronic|manual version=1..1000000000 credit=1..1000000000000 lucky=player|card every=1..1000000000 prize=1..1000000000000 paid=credits|cash
    ! log:pozo pot-left
    no-such-pot PRG-08 {}
    ! log:pozo pot-prize 1 seat:1 flush 5
    no-hit PRG-38 {seat:seat:1}
    ! log:pozo pot-terms draw-poker open 1 500 500 500 electronic
    another-game PRG-08 {game:caribbean-poker}
    ! log:pozo pot-terms caribbean-poker ajar 1 500 500 500 electronic
    malformed PRG-08 {field:state}
    ! log:pozo pot-terms caribbean-poker open 1 500 500 500 paper
    malformed PRG-08 {field:acceptor}
    ! log:pozo pot-terms caribbean-poker open 0 500 500 500 manual
    malformed PRG-08 {field:version}
    ! log:pozo pot-terms caribbean-poker open 1000000001 500 500 500 manual
    malformed PRG-08 {field:version}
    ! log:pozo pot-terms caribbean-poker open 1 500 500 500 manual lucky=player
    malformed PRG-08 {field:lucky}
    ! log:pozo pot-terms caribbean-poker open 1 500 500 500 manual every=2 prize=5 paid=cash
    malformed PRG-08 {field:lucky}
    ! log:pozo pot-terms caribbean-poker open 1 500 500 500 manual lucky=player prize=5 paid=cash
    malformed PRG-08 {field:lucky}
    ! log:pozo pot-terms caribbean-poker open 1 500 500 500 manual lucky=player every=2 paid=cash
    malformed PRG-08 {field:lucky}
    ! log:pozo pot-terms caribbean-poker open 1 500 500 500 manual lucky=nobody every=2 prize=5 paid=cash
    malformed PRG-08 {field:lucky}
    ! log:pozo pot-terms caribbean-poker open 1 500 500 500 manual lucky=card every=2 prize=5 paid=kind
    malformed PRG-08 {field:lucky}
    ! log:pozo pot-terms caribbean-poker open 1 500 500 500 manual lucky=card every=0 prize=5 paid=cash
    malformed PRG-08 {field:lucky}
    ! log:pozo pot-terms caribbean-poker open 1 500 500 500 manual lucky=card every=1000000001 prize=5 paid=cash
    malformed PRG-08 {field:lucky}
    > log:pozo pot-terms caribbean-poker open 1 500 1000 2000 electronic lucky=player every=1 prize=9000 paid=cash
    pot-terms-told (PRG-08) pot=pozo open=true version=1 credit=500 min=1000 max=2000 acceptor=electronic lucky={"by":"player","oneIn":1,"amount":9000,"paid":"cash"}
    > log:otro pot-terms caribbean-poker closed 1000000000 500 500 1000 manual lucky=card every=1000000000 prize=9000 paid=credits
    pot-terms-told (PRG-08) pot=otro open=false version=1000000000 credit=500 min=500 max=1000 acceptor=manual lucky={"by":"card","oneIn":1000000000,"amount":9000,"paid":"credits"}
    > log:otro pot-terms caribbean-poker open 1000000000 500 500 1000 manual
    pot-terms-told (PRG-08) pot=otro open=true version=1000000000 credit=500 min=500 max=1000 acceptor=manual lucky=null
  `,
  )
})

it('[PRG-05 PRG-08] pots of one table count in the same credits', () => {
  tellsAlone(
    besideTwoPots(),
    `
    ! log:tres pot-terms caribbean-poker open 1 100 100 1000 manual
    another-credit PRG-05 {credit:500}
    ! log:pozo pot-terms caribbean-poker open 1 100 100 1000 manual
    another-credit PRG-05 {credit:500}
    ? to=log:tres pot-terms pot-left
    log:tres pot-terms game=caribbean-poker state=open|closed least=1..1000000000000 most=1..1000000000000 acceptor=electronic|manual version=1..1000000000 credit=500
    log:tres pot-terms game=caribbean-poker state=open|closed least=1..1000000000000 most=1..1000000000000 acceptor=electronic|manual version=1..1000000000 credit=500 lucky=player|card every=1..1000000000 prize=1..1000000000000 paid=credits|cash
    ? to=log:pozo pot-terms pot-left
    log:pozo pot-terms game=caribbean-poker state=open|closed least=1..1000000000000 most=1..1000000000000 acceptor=electronic|manual version=1..1000000000 credit=500
    log:pozo pot-terms game=caribbean-poker state=open|closed least=1..1000000000000 most=1..1000000000000 acceptor=electronic|manual version=1..1000000000 credit=500 lucky=player|card every=1..1000000000 prize=1..1000000000000 paid=credits|cash
    log:pozo pot-left
    ! log:tres pot-left
    no-such-pot PRG-08 {}
    > log:otro pot-left
    pot-gone (PRG-08) pot=otro
    > log:pozo pot-terms caribbean-poker open 2 100 100 1000 manual
    pot-terms-told (PRG-08) pot=pozo open=true version=2 credit=100 min=100 max=1000 acceptor=manual lucky=null
  `,
  )
})

it('[PRG-02 PRG-07] what is lit under other terms, or at a pot that closes or goes, comes back; no other pot’s', () => {
  tellsAlone(
    besideTwoLitPots(),
    `
    = seat:1/side 1500, seat:2/side 1000, seat:3/side 500
    > log:otro pot-terms caribbean-poker closed 1 500 500 1000 manual
    pot-terms-told (PRG-08) pot=otro open=false version=1 credit=500 min=500 max=1000 acceptor=manual lucky=null
    side-bet-returned (PRG-02) seat=seat:3 pot=otro amount=500 why=pot-closed seat:3/side>seat:3:500
    side-bet-returned (PRG-02) seat=seat:1 pot=otro amount=500 why=pot-closed seat:1/side>seat:1:500
    ! seat:3 light otro 500
    pot-closed PRG-08 {}
    ? light unlight
    seat:1 light pot=pozo amount=500..1000 by 500 with=credits?
    croupier light pot=pozo amount=500..1000 by 500 with=credits? for=seat:1
    seat:1 unlight pot=pozo
    croupier unlight pot=pozo for=seat:1
    seat:2 unlight pot=pozo
    croupier unlight pot=pozo for=seat:2
    > log:pozo pot-terms caribbean-poker open 1 500 1000 2000 electronic
    pot-terms-told (PRG-08) pot=pozo open=true version=1 credit=500 min=1000 max=2000 acceptor=electronic lucky=null
    = seat:1/side 1000, seat:2/side 1000, seat:3/side 0
    > log:pozo pot-terms caribbean-poker open 2 500 1000 2000 electronic
    pot-terms-told (PRG-08) pot=pozo open=true version=2 credit=500 min=1000 max=2000 acceptor=electronic lucky=null
    side-bet-returned (PRG-02) seat=seat:1 pot=pozo amount=1000 why=pot-closed seat:1/side>seat:1/credits:1000
    side-bet-returned (PRG-02) seat=seat:2 pot=pozo amount=1000 why=pot-closed seat:2/side>seat:2/credits:1000
    = seat:1/side 0, seat:2/side 0
    > seat:1 light pozo 1000
    lamp-lit (PRG-12) seat=seat:1 pot=pozo amount=1000 total=1000 with=credits seat:1/credits>seat:1/side:1000
    > log:otro pot-terms caribbean-poker open 1 500 500 1000 manual
    pot-terms-told (PRG-08) pot=otro open=true version=1 credit=500 min=500 max=1000 acceptor=manual lucky=null
    > seat:3 light otro 500
    lamp-lit (PRG-12) seat=seat:3 pot=otro amount=500 total=500 with=money seat:3>seat:3/side:500
    > log:pozo pot-left
    side-bet-returned (PRG-02) seat=seat:1 pot=pozo amount=1000 why=pot-closed seat:1/side>seat:1/credits:1000
    pot-gone (PRG-08) pot=pozo
    = seat:1/side 0, seat:3/side 500
    ! seat:1 light pozo 1000
    no-such-pot PRG-08 {pots:[otro]}
  `,
  )
})

it('[PRG-42] what comes to be drawn at a table follows from the pots it knows, open or not', () => {
  const table = tableAlone()
  const { rules } = findTold('caribbean-poker') as AnyGame
  const drawn = () =>
    rules.filter(({ comesDue }) => comesDue?.(table.state())).map(({ do: name, drawn: by }) => [name, by])
  expect(drawn()).toEqual([])
  table.make('log:otro pot-terms caribbean-poker open 1 500 500 1000 manual')
  expect(drawn()).toEqual([])
  table.make(
    'log:pozo pot-terms caribbean-poker closed 1 500 500 1000 manual lucky=player every=2 prize=900 paid=credits',
  )
  expect(drawn()).toEqual([['draw-lucky', true]])
  table.make('log:otro pot-terms caribbean-poker open 1 500 500 1000 manual lucky=card every=2 prize=900 paid=cash')
  expect(drawn()).toEqual([
    ['draw-lucky', true],
    ['draw-magic-card', true],
  ])
  table.make('log:pozo pot-left')
  expect(drawn()).toEqual([['draw-magic-card', true]])
})
