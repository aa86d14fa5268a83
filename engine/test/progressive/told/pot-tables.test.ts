// A pot's tables: which may join, who says so, and that they go.

import { it } from 'vitest'
import { alone } from '../alone.js'
import { tellsAlone } from '../tells.js'
import { newPot, openPot } from './openings.js'

it('[PRG-01 PRG-07 PRG-08 PRG-40 PRG-46] tables join with a game that may; they hear the terms, and when the pot opens', () => {
  tellsAlone(
    newPot(),
    `
    ? connect disconnect open-pot close-pot
    room-head connect table={any:word,except:[]} game=draw-poker|caribbean-poker|caribbean-poker-plus|go-poker|holdem-plus
    pit-boss open-pot
    room-head open-pot
    ? to=pit-boss connect open-pot
    pit-boss open-pot
    ? contribute reverse hit award complement restore-prize
    ! room-head connect mesa holdem-plus-iquique
    no-base-game PRG-01 {game:holdem-plus-iquique,games:[draw-poker,caribbean-poker,caribbean-poker-plus,go-poker,holdem-plus]}
    ! room-head connect mesa go-poker casino=otro
    not-homologated PRG-46 {}
    ! room-head disconnect mesa "x"
    table-not-connected PRG-08 {table:mesa}
    ! pit-boss close-pot "x"
    pot-closed PRG-41 {}
    ! log:mesa contribute 1 500
    table-not-connected PRG-39 {table:mesa}
    ! log:mesa award 1
    table-not-connected PRG-32 {table:mesa}
    > room-head connect mesa caribbean-poker
    table-connected (PRG-08) table=mesa game=caribbean-poker casino=null tells mesa pot-terms caribbean-poker closed 1 500 500 2000 electronic player 3 700 cash
    > room-head open-pot
    pot-opened (PRG-40) version=1
    base-funded (PRG-40) from=casino amount=100000 base>main:100000
    table-told (PRG-07) table=mesa tells mesa pot-terms caribbean-poker open 1 500 500 2000 electronic player 3 700 cash
    = base -100000, main 100000
    > room-head connect otra go-poker
    table-connected (PRG-08) table=otra game=go-poker casino=null tells otra pot-terms go-poker open 1 500 500 2000 electronic player 3 700 cash
    ! room-head connect mesa go-poker
    table-connected PRG-08 {table:mesa}
    ! pit-boss open-pot
    pot-open PRG-40 {}
    ? connect disconnect open-pot close-pot
    room-head connect table={any:word,except:[mesa,otra]} game=draw-poker|caribbean-poker|caribbean-poker-plus|go-poker|holdem-plus
    room-head disconnect table=mesa|otra reason={any:text}
    pit-boss close-pot reason={any:text}
    room-head close-pot reason={any:text}
    ? to=pit-boss disconnect close-pot
    pit-boss close-pot reason={any:text}
    ? to=room-head close-pot
    room-head close-pot reason={any:text}
    > pit-boss close-pot "turno"
    pot-closed (PRG-41) reason=turno
    table-told (PRG-07) table=mesa tells mesa pot-terms caribbean-poker closed 1 500 500 2000 electronic player 3 700 cash
    table-told (PRG-07) table=otra tells otra pot-terms go-poker closed 1 500 500 2000 electronic player 3 700 cash
    > pit-boss open-pot
    pot-opened (PRG-40) version=1
    table-told (PRG-07) table=mesa tells mesa pot-terms caribbean-poker open 1 500 500 2000 electronic player 3 700 cash
    table-told (PRG-07) table=otra tells otra pot-terms go-poker open 1 500 500 2000 electronic player 3 700 cash
    = base -100000, main 100000
    > room-head disconnect mesa "fin"
    table-left (PRG-08) table=mesa reason=fin tells mesa pot-left
    ! log:mesa contribute 1 500
    table-not-connected PRG-39 {table:mesa}
    ! room-head disconnect mesa "fin"
    table-not-connected PRG-08 {table:mesa}
  `,
  )
})

it('[PRG-46] a homologated system takes tables of other casinos', () => {
  tellsAlone(
    newPot({ homologation: 'SCJ-H-77' }),
    `
    ? connect
    room-head connect table={any:word,except:[]} game=draw-poker|caribbean-poker|caribbean-poker-plus|go-poker|holdem-plus casino={any:word,optional:true}
    > room-head connect mesa go-poker casino=arica
    table-connected (PRG-08) table=mesa game=go-poker casino=arica tells mesa pot-terms go-poker closed 1 500 500 2000 electronic player 3 700 cash
    > room-head connect otra go-poker
    table-connected (PRG-08) table=otra game=go-poker casino=null tells otra pot-terms go-poker closed 1 500 500 2000 electronic player 3 700 cash
  `,
  )
})

it('[PRG-01 PRA-26] Iquique’s game joins the catalogue’s pot where it says so, and Arica’s never (PG-21)', () => {
  tellsAlone(
    newPot({ iquique: true }),
    `
    ? connect
    room-head connect table={any:word,except:[]} game=draw-poker|caribbean-poker|caribbean-poker-plus|go-poker|holdem-plus|holdem-plus-iquique
    > room-head connect mesa holdem-plus-iquique
    table-connected (PRG-08) table=mesa game=holdem-plus-iquique casino=null tells mesa pot-terms holdem-plus-iquique closed 1 500 500 2000 electronic player 3 700 cash
  `,
  )
  tellsAlone(
    alone('progressive-arica', { iquique: true }),
    `
    ? connect
    room-head connect table={any:word,except:[]} game=draw-poker-arica
    ! room-head connect mesa holdem-plus-iquique
    no-base-game PRA-26 {game:holdem-plus-iquique,games:[draw-poker-arica]}
  `,
  )
})

it('[PRG-17] says nothing of tables it does not know', () => {
  tellsAlone(
    openPot(),
    `
    ? to=log:otra contribute reverse hit award complement restore-prize
    log:otra contribute round=0..1000000000 amount=1..1000000000000
    log:otra restore-prize amount=1..1000000000000 round=0..1000000000? seat=1000 from seat:1 to seat:1000? category={any:word,optional:true}
    ? to=log:nada contribute reverse hit award complement restore-prize
    ! log:nada restore-prize 5
    table-not-connected PRG-17 {table:nada}
  `,
  )
})
