import { type Table, type WarKind, war } from '@tapete/engine'
import { describe, it } from 'vitest'
import { tells } from '../../cards/table.js'

/** A shoe with so many cards left. */
const left =
  (cards: number) =>
  (s: Table<WarKind>): Table<WarKind> => ({
    ...s,
    play: { ...s.play, packs: { ...s.play.packs, out: 312 - cards } },
  })

describe('War, told whole', () => {
  it('[WAR-01 WAR-03 WAR-04 WAR-05 WAR-06 WAR-08 WAR-09 GEN-19] the shoe is prepared, and the round opens', () => {
    tells(
      war,
      `
      ! croupier shuffle
      not-at-this-stage WAR-04 {"stage":"new","needs":["shown","over"]}
      ! croupier open-packs
      cards-not-pre-shuffled WAR-45 {}
      ! croupier start
      shoe-not-ready WAR-04 {"stage":"new"}
      > croupier show-cards
      packs-shown WAR-04 packs=6 cards=312
      ! croupier show-cards
      not-at-this-stage WAR-04 {"stage":"shown","needs":["new"]}
      > croupier shuffle
      cards-shuffled WAR-04 cards=312
      ! seat:2 cut 100
      cut-offered-to-another WAR-05 {"to":"seat:1"}
      ! seat:1 cut 51
      cut-too-near-the-end WAR-05 {"least":52,"most":260}
      ! seat:1 cut 261
      cut-too-near-the-end WAR-05 {"least":52,"most":260}
      ! seat:2 pass-cut
      cut-offered-to-another WAR-05 {"to":"seat:1"}
      > seat:1 pass-cut
      cut-declined WAR-05 seat=seat:1
      > seat:2 cut 100
      deck-cut WAR-05 by=seat:2 at=100
      ! croupier load aside
      no-such-separator WAR-06 {"known":["inserted","forgotten"]}
      > croupier load inserted
      shoe-loaded WAR-06 cards=312 behind=52
      > croupier burn
      cards-burned WAR-08 cards=1
      > croupier start
      round-started WAR-09 round=1
      said GEN-19 phrase=hagan su juego`,
      { opening: 'open' },
    )
  })

  it('[WAR-04 WAR-45 WAR-05] sealed packs that were shuffled before, and nobody cuts', () => {
    tells(
      war,
      `
      ! croupier show-cards
      cards-pre-shuffled WAR-04 {}
      > croupier open-packs
      pre-shuffled-warning WAR-45 approval=Res. 7
      sealed-packs-opened WAR-04 packs=8
      > seat:1 pass-cut
      cut-declined WAR-05 seat=seat:1
      > croupier pass-cut for=seat:2
      cut-declined WAR-05 seat=seat:2
      ! croupier cut 100
      cut-not-at-the-centre WAR-05 {"centre":208}
      > croupier cut 208
      deck-cut WAR-05 by=croupier at=208
      > croupier load inserted
      shoe-loaded WAR-06 cards=416 behind=52
      > croupier burn
      cards-burned WAR-08 cards=1`,
      { opening: 'open', config: { preShuffled: 'Res. 7', decks: 8 } },
    )
  })

  it('[WAR-11 WAR-12 WAR-13 WAR-14 WAR-25 WAR-42 GEN-19] a king and an ace win, a seven loses (WAR-X1)', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 10000
      bet-placed WAR-13 seat=seat:1 on=war:1 with=money stake=10000 seat:1>seat:1/stakes 10000
      > seat:2 bet war:2 10000
      bet-placed WAR-13 seat=seat:2 on=war:2 with=money stake=10000 seat:2>seat:2/stakes 10000
      > seat:3 bet war:3 2000
      > croupier no-more-bets
      said GEN-19 phrase=no más apuestas
      > cards Ks 7d Ac 9h
      card-dealt WAR-11 seat=seat:1 hand=1 card=Ks
      card-dealt WAR-11 seat=seat:2 hand=2 card=7d
      card-dealt WAR-11 seat=seat:3 hand=3 card=Ac
      card-dealt WAR-11 hand=bank card=9h
      said WAR-11 phrase=la banca tiene 9
      > croupier collect
      collected WAR-14 seat=seat:2 on=war:2 with=money stake=10000 amount=10000 seat:2/stakes>bank 10000
      cards-collected WAR-25 seat=seat:2 hand=2
      > croupier pay
      paid WAR-13 seat=seat:1 amount=10000 [war:1 1:1 10000 WAR-13] bank>seat:1 10000 seat:1/stakes>seat:1 10000
      paid WAR-13 seat=seat:3 amount=2000 [war:3 1:1 2000 WAR-13] bank>seat:3 2000 seat:3/stakes>seat:3 2000
      cards-collected WAR-25 seat=seat:1 hand=1
      cards-collected WAR-25 seat=seat:3 hand=3
      > croupier collect-cards
      cards-collected WAR-25 hand=bank
      round-ended WAR-25 round=1`,
      { seats: { 'seat:1': 50_000, 'seat:2': 50_000, 'seat:3': 50_000 } },
    )
  })

  it('[WAR-10 WAR-15 WAR-18 WAR-43] a bet on the tie is paid and the bet beside it goes back (WAR-X2)', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 10000
      > seat:1 bet tie:1 2000
      bet-placed WAR-15 seat=seat:1 on=tie:1 with=money stake=2000 seat:1>seat:1/stakes 2000
      > croupier no-more-bets
      > cards Qc Qd
      card-dealt WAR-11 seat=seat:1 hand=1 card=Qc
      card-dealt WAR-11 hand=bank card=Qd
      said WAR-11 phrase=la banca tiene quina
      > croupier collect
      ! seat:1 surrender
      not-now WAR-19 {"phase":"pay","needs":["ties"]}
      > croupier pay
      paid WAR-13 seat=seat:1 amount=20000 [tie:1 10:1 20000 WAR-15] bank>seat:1 20000 seat:1/stakes>seat:1 2000
      bet-returned WAR-43 seat=seat:1 on=war:1 with=money stake=10000 seat:1/stakes>seat:1 10000
      cards-collected WAR-25 seat=seat:1 hand=1
      ! seat:1 go-to-war
      not-now WAR-20 {"phase":"clear","needs":["ties"]}
      > croupier collect-cards
      cards-collected WAR-25 hand=bank
      round-ended WAR-25 round=1`,
    )
  })

  it('[WAR-13 WAR-16] a bet on the tie is lost when the cards differ (WAR-X3)', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 10000
      > seat:1 bet tie:1 2000
      > croupier no-more-bets
      > cards Ac 5d
      > croupier collect
      collected WAR-16 seat=seat:1 on=tie:1 with=money stake=2000 amount=2000 seat:1/stakes>bank 2000
      > croupier pay
      paid WAR-13 seat=seat:1 amount=10000 [war:1 1:1 10000 WAR-13] bank>seat:1 10000 seat:1/stakes>seat:1 10000
      cards-collected WAR-25 seat=seat:1 hand=1`,
    )
  })

  it('[WAR-17 WAR-19 WAR-25] surrender (WAR-X4)', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 10000
      > croupier no-more-bets
      > cards 8s 8h
      > croupier collect
      tie-offered WAR-17 seat=seat:1 box=1
      said WAR-17 phrase=rendirse o ir a la Guerra
      ! seat:2 surrender
      not-your-turn WAR-34 {"turn":"seat:1"}
      > seat:1 surrender
      surrendered WAR-19 seat=seat:1 box=1
      halved WAR-19 seat=seat:1 on=war:1 with=money stake=10000 amount=5000 seat:1/stakes>bank 5000 seat:1/stakes>seat:1 5000
      cards-collected WAR-25 seat=seat:1 hand=1
      > croupier collect-cards
      cards-collected WAR-25 hand=bank
      round-ended WAR-25 round=1`,
    )
  })

  it('[WAR-20 WAR-21 WAR-22] a war won pays both bets (WAR-X5)', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 10000
      > croupier no-more-bets
      > cards 8s 8h
      > croupier collect
      > seat:1 go-to-war
      bet-placed WAR-20 seat=seat:1 on=go-to-war:1 with=money stake=10000 seat:1>seat:1/stakes 10000
      went-to-war WAR-20 seat=seat:1 box=1
      > cards Jd 6c
      cards-burned WAR-21 seat=seat:1 cards=3
      card-dealt WAR-21 seat=seat:1 hand=1 card=Jd
      cards-burned WAR-21 cards=3
      card-dealt WAR-21 hand=bank card=6c
      said WAR-21 phrase=la banca tiene 6
      > croupier collect
      > croupier pay
      paid WAR-22 seat=seat:1 amount=20000 [war:1 1:1 10000 WAR-22, go-to-war:1 1:1 10000 WAR-22] bank>seat:1 20000 seat:1/stakes>seat:1 10000 seat:1/stakes>seat:1 10000
      cards-collected WAR-25 seat=seat:1 hand=1
      > croupier collect-cards
      cards-collected WAR-25 hand=bank
      round-ended WAR-25 round=1`,
    )
  })

  it('[WAR-20 WAR-23] a war lost loses both bets (WAR-X6)', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 10000
      > croupier no-more-bets
      > cards 8s 8h
      > croupier collect
      > seat:1 go-to-war
      > cards 4d Kc
      cards-burned WAR-21 seat=seat:1 cards=3
      card-dealt WAR-21 seat=seat:1 hand=1 card=4d
      cards-burned WAR-21 cards=3
      card-dealt WAR-21 hand=bank card=Kc
      said WAR-21 phrase=la banca tiene rey
      > croupier collect
      collected WAR-23 seat=seat:1 on=war:1 with=money stake=10000 amount=10000 seat:1/stakes>bank 10000
      collected WAR-23 seat=seat:1 on=go-to-war:1 with=money stake=10000 amount=10000 seat:1/stakes>bank 10000
      cards-collected WAR-25 seat=seat:1 hand=1
      > croupier collect-cards
      cards-collected WAR-25 hand=bank
      round-ended WAR-25 round=1`,
    )
  })

  it('[WAR-24] a war tied pays both bets and the bonus (WAR-X7)', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 10000
      > croupier no-more-bets
      > cards 8s 8h
      > croupier collect
      > seat:1 go-to-war
      > cards Td Ts
      > croupier collect
      > croupier pay
      paid WAR-22 seat=seat:1 amount=30000 [war:1 1:1 10000 WAR-24, go-to-war:1 1:1 10000 WAR-24, bonus:1 1:1 10000 WAR-24] bank>seat:1 30000 seat:1/stakes>seat:1 10000 seat:1/stakes>seat:1 10000
      cards-collected WAR-25 seat=seat:1 hand=1
      > croupier collect-cards
      cards-collected WAR-25 hand=bank
      round-ended WAR-25 round=1`,
    )
  })

  it('[WAR-17 WAR-19 WAR-21 WAR-23] two ties: one goes to war, the other surrenders (WAR-X8)', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 10000
      > seat:2 bet war:2 10000
      > croupier no-more-bets
      > cards 5s 5d 5h
      > croupier collect
      tie-offered WAR-17 seat=seat:1 box=1
      said WAR-17 phrase=rendirse o ir a la Guerra
      ! seat:2 surrender
      not-your-turn WAR-34 {"turn":"seat:1"}
      > seat:1 go-to-war
      bet-placed WAR-20 seat=seat:1 on=go-to-war:1 with=money stake=10000 seat:1>seat:1/stakes 10000
      went-to-war WAR-20 seat=seat:1 box=1
      tie-offered WAR-17 seat=seat:2 box=2
      said WAR-17 phrase=rendirse o ir a la Guerra
      > seat:2 surrender
      surrendered WAR-19 seat=seat:2 box=2
      halved WAR-19 seat=seat:2 on=war:2 with=money stake=10000 amount=5000 seat:2/stakes>bank 5000 seat:2/stakes>seat:2 5000
      cards-collected WAR-25 seat=seat:2 hand=2
      > cards 3h 9c
      cards-burned WAR-21 seat=seat:1 cards=3
      card-dealt WAR-21 seat=seat:1 hand=1 card=3h
      cards-burned WAR-21 cards=3
      card-dealt WAR-21 hand=bank card=9c
      said WAR-21 phrase=la banca tiene 9
      > croupier collect
      collected WAR-23 seat=seat:1 on=war:1 with=money stake=10000 amount=10000 seat:1/stakes>bank 10000
      collected WAR-23 seat=seat:1 on=go-to-war:1 with=money stake=10000 amount=10000 seat:1/stakes>bank 10000
      cards-collected WAR-25 seat=seat:1 hand=1
      > croupier collect-cards
      cards-collected WAR-25 hand=bank
      round-ended WAR-25 round=1`,
    )
  })

  it('[WAR-21 WAR-22 WAR-23] two wars one after the other, each settled when it is dealt', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 10000
      > seat:2 bet war:2 3000
      > croupier no-more-bets
      > cards 5s 5d 5h
      > croupier collect
      > seat:1 go-to-war
      > seat:2 go-to-war
      bet-placed WAR-20 seat=seat:2 on=go-to-war:2 with=money stake=3000 seat:2>seat:2/stakes 3000
      went-to-war WAR-20 seat=seat:2 box=2
      > cards 3h 9c
      cards-burned WAR-21 seat=seat:1 cards=3
      card-dealt WAR-21 seat=seat:1 hand=1 card=3h
      cards-burned WAR-21 cards=3
      card-dealt WAR-21 hand=bank card=9c
      said WAR-21 phrase=la banca tiene 9
      > croupier collect
      collected WAR-23 seat=seat:1 on=war:1 with=money stake=10000 amount=10000 seat:1/stakes>bank 10000
      collected WAR-23 seat=seat:1 on=go-to-war:1 with=money stake=10000 amount=10000 seat:1/stakes>bank 10000
      cards-collected WAR-25 seat=seat:1 hand=1
      > cards Ah Kc
      cards-burned WAR-21 seat=seat:2 cards=3
      card-dealt WAR-21 seat=seat:2 hand=2 card=Ah
      cards-burned WAR-21 cards=3
      card-dealt WAR-21 hand=bank card=Kc
      said WAR-21 phrase=la banca tiene rey
      > croupier collect
      > croupier pay
      paid WAR-22 seat=seat:2 amount=6000 [war:2 1:1 3000 WAR-22, go-to-war:2 1:1 3000 WAR-22] bank>seat:2 6000 seat:2/stakes>seat:2 3000 seat:2/stakes>seat:2 3000
      cards-collected WAR-25 seat=seat:2 hand=2
      > croupier collect-cards
      cards-collected WAR-25 hand=bank
      round-ended WAR-25 round=1`,
    )
  })

  it('[WAR-21 WAR-22 WAR-23 WAR-24] all the wars against one card of the croupier', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 10000
      > seat:2 bet war:2 3000
      > seat:4 bet war:4 1000
      > croupier no-more-bets
      > cards 5s 5d 5c 5h
      > croupier collect
      > seat:1 go-to-war
      > seat:2 go-to-war
      > seat:4 go-to-war
      > cards 3h Ac 9d 9c
      cards-burned WAR-21 seat=seat:1 cards=3
      card-dealt WAR-21 seat=seat:1 hand=1 card=3h
      cards-burned WAR-21 seat=seat:2 cards=3
      card-dealt WAR-21 seat=seat:2 hand=2 card=Ac
      cards-burned WAR-21 seat=seat:4 cards=3
      card-dealt WAR-21 seat=seat:4 hand=4 card=9d
      cards-burned WAR-21 cards=3
      card-dealt WAR-21 hand=bank card=9c
      said WAR-21 phrase=la banca tiene 9
      > croupier collect
      collected WAR-23 seat=seat:1 on=war:1 with=money stake=10000 amount=10000 seat:1/stakes>bank 10000
      collected WAR-23 seat=seat:1 on=go-to-war:1 with=money stake=10000 amount=10000 seat:1/stakes>bank 10000
      cards-collected WAR-25 seat=seat:1 hand=1
      > croupier pay
      paid WAR-22 seat=seat:2 amount=6000 [war:2 1:1 3000 WAR-22, go-to-war:2 1:1 3000 WAR-22] bank>seat:2 6000 seat:2/stakes>seat:2 3000 seat:2/stakes>seat:2 3000
      paid WAR-22 seat=seat:4 amount=3000 [war:4 1:1 1000 WAR-24, go-to-war:4 1:1 1000 WAR-24, bonus:4 1:1 1000 WAR-24] bank>seat:4 3000 seat:4/stakes>seat:4 1000 seat:4/stakes>seat:4 1000
      cards-collected WAR-25 seat=seat:2 hand=2
      cards-collected WAR-25 seat=seat:4 hand=4
      > croupier collect-cards
      cards-collected WAR-25 hand=bank
      round-ended WAR-25 round=1`,
      { config: { warDealing: 'shared' }, seats: { 'seat:1': 50_000, 'seat:2': 50_000, 'seat:4': 50_000 } },
    )
  })

  it('[WAR-43 WAR-18] a house where who bet on the tie is paid and still chooses', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 10000
      > seat:1 bet tie:1 1000
      > croupier no-more-bets
      > cards 5s 5d
      > croupier collect
      > croupier pay
      paid WAR-13 seat=seat:1 amount=10000 [tie:1 10:1 10000 WAR-15] bank>seat:1 10000 seat:1/stakes>seat:1 1000
      tie-offered WAR-17 seat=seat:1 box=1
      said WAR-17 phrase=rendirse o ir a la Guerra
      > seat:1 go-to-war
      bet-placed WAR-20 seat=seat:1 on=go-to-war:1 with=money stake=10000 seat:1>seat:1/stakes 10000
      went-to-war WAR-20 seat=seat:1 box=1
      > cards 3h 9c
      > croupier collect
      collected WAR-23 seat=seat:1 on=war:1 with=money stake=10000 amount=10000 seat:1/stakes>bank 10000
      collected WAR-23 seat=seat:1 on=go-to-war:1 with=money stake=10000 amount=10000 seat:1/stakes>bank 10000
      cards-collected WAR-25 seat=seat:1 hand=1`,
      { config: { tieBettorMainBet: 'war' } },
    )
  })

  it('[WAR-07 WAR-47 WAR-08] a machine takes its cards back after every round, and no cut card ends it', () => {
    tells(
      war,
      `
      > croupier show-cards
      > croupier shuffle
      > seat:1 cut 60
      ! croupier load inserted
      no-such-separator WAR-07 {"known":["aside"]}
      > croupier load aside
      shoe-loaded WAR-07 cards=312
      > croupier burn
      cards-burned WAR-08 cards=1
      > croupier start
      > seat:1 bet war:1 1000
      > croupier no-more-bets
      > cards 5s 6d
      > croupier collect
      > croupier collect-cards
      cards-collected WAR-25 hand=bank
      cards-fed-back WAR-07 cards=3
      round-ended WAR-25 round=1`,
      { opening: 'open', config: { shoeMode: 'machine' } },
    )
  })

  it('[WAR-27 WAR-28 WAR-26] the cut card comes in the deal: the round is finished, and all the cards are shuffled again', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 1000
      > croupier no-more-bets
      > cards 5s 6d
      cut-card-shown WAR-27
      card-dealt WAR-11 seat=seat:1 hand=1 card=5s
      card-dealt WAR-11 hand=bank card=6d
      said WAR-11 phrase=la banca tiene 6
      > croupier collect
      > croupier collect-cards
      cards-collected WAR-25 hand=bank
      shuffle-announced WAR-27
      round-ended WAR-25 round=1
      ! croupier start
      shoe-not-ready WAR-04 {"stage":"over"}
      > croupier shuffle
      cards-shuffled WAR-28 cards=312
      > seat:1 cut 60
      > croupier load inserted
      > croupier burn
      cards-burned WAR-08 cards=1`,
      { set: left(53) },
    )
  })

  it('[WAR-40] the cards run out in a war: what is on the cloth goes back, the raise too, and what was settled stands', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 1000
      > seat:2 bet war:2 1000
      > croupier no-more-bets
      > cards 5s 4d 5h
      > croupier collect
      collected WAR-14 seat=seat:2 on=war:2 with=money stake=1000 amount=1000 seat:2/stakes>bank 1000
      cards-collected WAR-25 seat=seat:2 hand=2
      tie-offered WAR-17 seat=seat:1 box=1
      said WAR-17 phrase=rendirse o ir a la Guerra
      > seat:1 go-to-war
      bet-placed WAR-20 seat=seat:1 on=go-to-war:1 with=money stake=1000 seat:1>seat:1/stakes 1000
      went-to-war WAR-20 seat=seat:1 box=1
      ! croupier end-shoe
      cards-left WAR-40 {"left":5,"needs":4}
      > cards 9h
      cards-burned WAR-21 seat=seat:1 cards=3
      card-dealt WAR-21 seat=seat:1 hand=1 card=9h
      ! chance card 9c
      shoe-exhausted WAR-40 {}
      > croupier end-shoe
      shoe-exhausted WAR-40
      round-voided WAR-40 cause=shoe-exhausted round=1
      bet-voided WAR-40 seat=seat:1 on=war:1 with=money stake=1000 seat:1/stakes>seat:1 1000
      bet-voided WAR-40 seat=seat:1 on=go-to-war:1 with=money stake=1000 seat:1/stakes>seat:1 1000
      shuffle-announced WAR-27
      round-ended WAR-40 round=1`,
      { set: left(8) },
    )
  })

  it('[WAR-40] the cards run out in the deal: the round is void', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 1000
      > seat:1 bet tie:1 1000
      > croupier no-more-bets
      > cards 5s
      cut-card-shown WAR-27
      card-dealt WAR-11 seat=seat:1 hand=1 card=5s
      > croupier end-shoe
      shoe-exhausted WAR-40
      round-voided WAR-40 cause=shoe-exhausted round=1
      bet-voided WAR-40 seat=seat:1 on=war:1 with=money stake=1000 seat:1/stakes>seat:1 1000
      bet-voided WAR-40 seat=seat:1 on=tie:1 with=money stake=1000 seat:1/stakes>seat:1 1000
      shuffle-announced WAR-27
      round-ended WAR-40 round=1`,
      { set: left(1) },
    )
  })

  it('[WAR-41] the cut card was forgotten and the pack ends: the round is annulled', () => {
    tells(
      war,
      `
      > croupier show-cards
      > croupier shuffle
      > seat:1 cut 60
      > croupier load forgotten
      shoe-loaded WAR-06 cards=312
      > croupier burn
      > croupier start
      > seat:2 bet war:2 1000
      ! croupier end-shoe
      not-now WAR-40 {"phase":"betting","needs":["deal","war"]}
      > croupier no-more-bets
      > croupier end-shoe
      shoe-exhausted WAR-41
      round-voided WAR-41 cause=shoe-exhausted round=1
      bet-voided WAR-41 seat=seat:2 on=war:2 with=money stake=1000 seat:2/stakes>seat:2 1000
      shuffle-announced WAR-27
      round-ended WAR-41 round=1`,
      { opening: 'open' },
    )
  })

  it('[WAR-37 WAR-08] the burned card was forgotten: it is burned at the end of the first round', () => {
    tells(
      war,
      `
      ! croupier irregular burn-forgotten
      cannot-have-happened WAR-37 {}
      > croupier show-cards
      > croupier shuffle
      > seat:1 cut 60
      > croupier load inserted
      > croupier irregular burn-forgotten
      irregular-play WAR-37 cause=burn-forgotten
      > croupier start
      > seat:1 bet war:1 1000
      > croupier no-more-bets
      > cards 5s 6d
      > croupier collect
      > croupier collect-cards
      cards-collected WAR-25 hand=bank
      cards-burned WAR-37 cards=1
      round-ended WAR-25 round=1`,
      { opening: 'open' },
    )
  })

  it('[WAR-38] a card that comes face up is burned, in the deal and in a war', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 1000
      ! croupier irregular face-up-card
      cannot-have-happened WAR-38 {}
      > croupier no-more-bets
      > croupier irregular face-up-card
      irregular-play WAR-38 cause=face-up-card
      ! croupier irregular face-up-card
      cannot-have-happened WAR-38 {}
      ! croupier no-cards 1
      card-to-come WAR-36 {}
      > cards Kd 5s 5d
      card-burned WAR-38 card=Kd
      card-dealt WAR-11 seat=seat:1 hand=1 card=5s
      card-dealt WAR-11 hand=bank card=5d
      said WAR-11 phrase=la banca tiene 5
      > croupier collect
      ! croupier irregular face-up-card
      cannot-have-happened WAR-38 {}
      > seat:1 go-to-war
      > croupier irregular face-up-card
      irregular-play WAR-38 cause=face-up-card
      > cards 2c 9s
      card-burned WAR-38 card=2c
      cards-burned WAR-21 seat=seat:1 cards=3
      card-dealt WAR-21 seat=seat:1 hand=1 card=9s
      > croupier irregular face-up-card
      irregular-play WAR-38 cause=face-up-card
      > cards 3c 8s
      card-burned WAR-38 card=3c
      cards-burned WAR-21 cards=3
      card-dealt WAR-21 hand=bank card=8s
      said WAR-21 phrase=la banca tiene 8`,
    )
  })

  it('[WAR-39] stuck cards void the round, even after the whole deal', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 1000
      > seat:2 bet war:2 1000
      > seat:2 bet tie:2 1000
      ! croupier irregular stuck-cards
      cannot-have-happened WAR-39 {}
      > croupier no-more-bets
      > cards 9s 5s 5d
      > croupier irregular stuck-cards
      round-voided WAR-39 cause=stuck-cards round=1
      bet-voided WAR-39 seat=seat:1 on=war:1 with=money stake=1000 seat:1/stakes>seat:1 1000
      bet-voided WAR-39 seat=seat:2 on=war:2 with=money stake=1000 seat:2/stakes>seat:2 1000
      bet-voided WAR-39 seat=seat:2 on=tie:2 with=money stake=1000 seat:2/stakes>seat:2 1000
      round-ended WAR-39 round=1`,
    )
  })

  it('[WAR-39 WAR-25] stuck cards in a war void the war; the first comparison stands', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 1000
      > seat:2 bet war:2 1000
      > croupier no-more-bets
      > cards 9s 5s 5d
      > croupier collect
      ! croupier irregular stuck-cards
      cannot-have-happened WAR-39 {}
      > croupier pay
      paid WAR-13 seat=seat:1 amount=1000 [war:1 1:1 1000 WAR-13] bank>seat:1 1000 seat:1/stakes>seat:1 1000
      cards-collected WAR-25 seat=seat:1 hand=1
      tie-offered WAR-17 seat=seat:2 box=2
      said WAR-17 phrase=rendirse o ir a la Guerra
      ! croupier irregular stuck-cards
      cannot-have-happened WAR-39 {}
      > seat:2 go-to-war
      bet-placed WAR-20 seat=seat:2 on=go-to-war:2 with=money stake=1000 seat:2>seat:2/stakes 1000
      went-to-war WAR-20 seat=seat:2 box=2
      > croupier irregular stuck-cards
      round-voided WAR-39 cause=stuck-cards round=1
      bet-voided WAR-39 seat=seat:2 on=war:2 with=money stake=1000 seat:2/stakes>seat:2 1000
      bet-voided WAR-39 seat=seat:2 on=go-to-war:2 with=money stake=1000 seat:2/stakes>seat:2 1000
      round-ended WAR-39 round=1`,
    )
  })

  it('[WAR-35 WAR-26] cards are never moved back: they stay where they fell', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 1000
      ! croupier irregular moved-back
      cannot-have-happened WAR-35 {}
      > croupier no-more-bets
      > cards 9s
      > croupier irregular moved-back
      irregular-play WAR-35 cause=moved-back
      ! croupier irregular dropped
      no-such-cause WAR-35 {"causes":["moved-back","burn-forgotten","face-up-card","stuck-cards"]}
      > cards 5d
      > croupier collect
      > croupier pay
      > croupier irregular moved-back
      irregular-play WAR-35 cause=moved-back`,
    )
  })

  it('[WAR-36 WAR-11] a player who got no card waits for the next round, and the cards move up', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 1000
      > seat:2 bet war:2 1000
      > seat:2 bet tie:2 1000
      > seat:3 bet war:3 1000
      ! croupier no-cards 1
      not-now WAR-36 {"phase":"betting","needs":["deal"]}
      > croupier no-more-bets
      > cards 9s 5s 7d
      ! croupier no-cards 4
      no-such-hand WAR-36 {"box":4}
      > croupier no-cards 2
      hand-invalid WAR-36 box=2
      bet-returned WAR-36 seat=seat:2 on=war:2 with=money stake=1000 seat:2/stakes>seat:2 1000
      bet-returned WAR-36 seat=seat:2 on=tie:2 with=money stake=1000 seat:2/stakes>seat:2 1000
      said WAR-11 phrase=la banca tiene 7
      ! croupier no-cards 1
      not-now WAR-36 {"phase":"collect","needs":["deal"]}
      > croupier collect
      collected WAR-14 seat=seat:3 on=war:3 with=money stake=1000 amount=1000 seat:3/stakes>bank 1000
      cards-collected WAR-25 seat=seat:3 hand=3
      > croupier pay
      paid WAR-13 seat=seat:1 amount=1000 [war:1 1:1 1000 WAR-13] bank>seat:1 1000 seat:1/stakes>seat:1 1000
      cards-collected WAR-25 seat=seat:1 hand=1`,
      { seats: { 'seat:1': 50_000, 'seat:2': 50_000, 'seat:3': 50_000 } },
    )
  })

  it('[WAR-36] nobody got a card: the round is over without a result', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 1000
      > croupier no-more-bets
      > croupier no-cards 1
      hand-invalid WAR-36 box=1
      bet-returned WAR-36 seat=seat:1 on=war:1 with=money stake=1000 seat:1/stakes>seat:1 1000
      round-ended WAR-36 round=1`,
    )
  })

  it('[WAR-29 WAR-46] new cards between rounds, and damaged ones in the middle of a round', () => {
    tells(
      war,
      `
      > seat:1 bet war:1 1000
      ! pit-boss new-cards house
      not-now WAR-29 {"phase":"betting","needs":["idle"]}
      > croupier no-more-bets
      > cards 5s
      > pit-boss out-of-order
      out-of-order WAR-46
      > croupier give-back
      bet-returned WAR-46 seat=seat:1 on=war:1 with=money stake=1000 seat:1/stakes>seat:1 1000
      round-ended WAR-46 round=1
      table-suspended WAR-46 reason=out-of-order
      > pit-boss resume
      table-resumed GEN-39
      ! pit-boss new-cards whim
      no-such-reason WAR-29 {}
      > pit-boss new-cards damaged
      cards-replaced WAR-46 packs=6
      > croupier show-cards
      packs-shown WAR-04 packs=6 cards=312
      > pit-boss new-cards house
      cards-replaced WAR-29 packs=6`,
    )
  })
})
