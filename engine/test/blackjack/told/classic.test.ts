import { blackjackClassic, blackjackPerfectPairs } from '@tapete/engine'
import { describe, it } from 'vitest'
import { tells } from './tells.js'

describe('classic blackjack, told whole', () => {
  it('[BJK-06 BJK-07 BJK-09 BJK-11 BJK-13 BJK-14 GEN-19] the shoe is prepared, and the round opens', () => {
    tells(
      blackjackClassic,
      `
      > croupier show-cards
      packs-shown BJK-06 packs=6 cards=312
      > croupier shuffle
      cards-shuffled BJK-07 cards=312 wash=true
      > seat:1 pass-cut
      cut-declined BJK-09 seat=seat:1
      > seat:2 cut 100
      deck-cut BJK-09 by=seat:2 at=100
      > croupier load inserted
      shoe-loaded BJK-11 cards=312 behind=78
      > croupier burn
      cards-burned BJK-13 cards=1
      > croupier start
      round-started BJK-14 round=1
      said GEN-19 phrase=hagan su juego`,
      { opening: 'open' },
    )
  })

  it('[BJ-29 BJK-08 BJK-09] sealed packs that were shuffled before', () => {
    tells(
      blackjackClassic,
      `
      > croupier open-packs
      pre-shuffled-warning BJ-29 approval=Res. 7
      sealed-packs-opened BJK-08 packs=6
      > seat:1 pass-cut
      cut-declined BJK-09 seat=seat:1
      > seat:2 pass-cut
      cut-declined BJK-09 seat=seat:2
      > croupier cut 156
      deck-cut BJK-09 by=croupier at=156`,
      { opening: 'open', config: { preShuffled: 'Res. 7' } },
    )
  })

  it('[BJK-52 BJK-15 BJK-16 BJK-42 BJK-36 BJK-40 BJK-19 BJK-20 BJK-24 BJK-47 BJK-50 BJK-48 BJK-49] a split, a double, a hand over 21, and the settlement', () => {
    tells(
      blackjackClassic,
      `
      > seat:1 bet main:1 1000
      bet-placed BJK-52 seat=seat:1 on=main:1 with=money stake=1000 seat:1>seat:1/stakes 1000
      > seat:2 bet main:2 3000
      bet-placed BJK-52 seat=seat:2 on=main:2 with=money stake=3000 seat:2>seat:2/stakes 3000
      > croupier no-more-bets
      said BJK-15 phrase=no más apuestas
      > cards 8s 5d 9d 8d 6h
      card-dealt BJK-16 seat=seat:1 hand=1.1 card=8s
      card-dealt BJK-16 seat=seat:2 hand=2.1 card=5d
      card-dealt BJK-16 hand=bank card=9d
      card-dealt BJK-16 seat=seat:1 hand=1.1 card=8d
      card-dealt BJK-16 seat=seat:2 hand=2.1 card=6h
      turn BJK-16 seat=seat:1 hand=1.1
      surrender-asked BJK-42 seat=seat:1 hand=1.1
      > seat:1 split
      bet-placed BJK-36 seat=seat:1 on=split:1.2 with=money stake=1000 seat:1>seat:1/stakes 1000
      split BJK-36 seat=seat:1 hand=1.1 into=1.2
      > cards 3d
      card-dealt BJK-16 seat=seat:1 hand=1.1 card=3d
      turn BJK-16 seat=seat:1 hand=1.1
      > seat:1 double
      bet-placed BJK-40 seat=seat:1 on=double:1.1 with=money stake=1000 seat:1>seat:1/stakes 1000
      doubled BJK-40 seat=seat:1 hand=1.1
      > cards Kd Kh
      card-dealt BJK-16 seat=seat:1 hand=1.1 card=Kd
      card-dealt BJK-16 seat=seat:1 hand=1.2 card=Kh
      turn BJK-16 seat=seat:1 hand=1.2
      > seat:1 hit
      card-asked-for BJK-19 seat=seat:1 hand=1.2
      > cards Ts
      card-dealt BJK-16 seat=seat:1 hand=1.2 card=Ts
      hand-bust BJK-20 seat=seat:1 hand=1.2
      > croupier collect
      collected BJK-20 seat=seat:1 on=split:1.2 with=money stake=1000 amount=1000 seat:1/stakes>bank 1000
      cards-collected BJK-20 seat=seat:1 hand=1.2
      turn BJK-16 seat=seat:2 hand=2.1
      surrender-asked BJK-42 seat=seat:2 hand=2.1
      > seat:2 double
      bet-placed BJK-40 seat=seat:2 on=double:2.1 with=money stake=3000 seat:2>seat:2/stakes 3000
      doubled BJK-40 seat=seat:2 hand=2.1
      > cards 7c Td
      card-dealt BJK-16 seat=seat:2 hand=2.1 card=7c
      card-dealt BJK-24 hand=bank card=Td
      said BJK-47 phrase=19 puntos
      > croupier collect
      collected BJK-50 seat=seat:2 on=main:2 with=money stake=3000 amount=3000 seat:2/stakes>bank 3000
      collected BJK-50 seat=seat:2 on=double:2.1 with=money stake=3000 amount=3000 seat:2/stakes>bank 3000
      > croupier pay
      paid BJK-48 seat=seat:1 amount=2000 [main:1 1:1 1000 BJK-52, double:1.1 1:1 1000 BJK-52] bank>seat:1 2000
      > croupier collect-cards
      cards-collected BJK-49 seat=seat:2 hand=2.1
      cards-collected BJK-49 seat=seat:1 hand=1.1
      cards-collected BJK-49 hand=bank
      stake-released BJK-49 seat=seat:1 on=main:1 with=money stake=1000 seat:1/stakes>seat:1 1000
      stake-released BJK-49 seat=seat:1 on=double:1.1 with=money stake=1000 seat:1/stakes>seat:1 1000
      round-ended BJK-49 round=1`,
    )
  })

  it('[BJK-16 BJK-22 BJK-42 BJK-43 BJK-46 BJK-44 BJK-49] a natural paid at once, a surrender, and nothing left for the bank', () => {
    tells(
      blackjackClassic,
      `
      > seat:1 bet main:1 1000
      > seat:2 bet main:2 3000
      > croupier no-more-bets
      > cards As Td 9d Kd 6h
      card-dealt BJK-16 seat=seat:1 hand=1.1 card=As
      card-dealt BJK-16 seat=seat:2 hand=2.1 card=Td
      card-dealt BJK-16 hand=bank card=9d
      card-dealt BJK-16 seat=seat:1 hand=1.1 card=Kd
      card-dealt BJK-16 seat=seat:2 hand=2.1 card=6h
      turn BJK-16 seat=seat:1 hand=1.1
      > croupier pay
      paid BJK-22 seat=seat:1 amount=1500 [main:1 3:2 1500 BJK-22] bank>seat:1 1500 seat:1/stakes>seat:1 1000
      cards-collected BJK-22 seat=seat:1 hand=1.1
      turn BJK-16 seat=seat:2 hand=2.1
      surrender-asked BJK-42 seat=seat:2 hand=2.1
      > seat:2 surrender
      surrendered BJK-43 seat=seat:2 hand=2.1
      said BJK-46 phrase=paga y retira
      halved BJK-44 seat=seat:2 on=main:2 with=money stake=3000 amount=1500 seat:2/stakes>bank 1500 seat:2/stakes>seat:2 1500
      > ...
      cards-collected BJK-49 hand=bank
      round-ended BJK-49 round=1`,
    )
  })

  it('[BJK-16 BJK-26 BJK-32 BJK-35 BJK-33 BJK-59 BJK-24 BJK-47 BJK-51 BJK-49] even money, and an insurance that wins', () => {
    tells(
      blackjackClassic,
      `
      > seat:1 bet main:1 1000
      > seat:2 bet main:2 3000
      > croupier no-more-bets
      > cards As Td Ad Kd 9h
      card-dealt BJK-16 seat=seat:1 hand=1.1 card=As
      card-dealt BJK-16 seat=seat:2 hand=2.1 card=Td
      card-dealt BJK-16 hand=bank card=Ad
      card-dealt BJK-16 seat=seat:1 hand=1.1 card=Kd
      card-dealt BJK-16 seat=seat:2 hand=2.1 card=9h
      even-money-offered BJK-26 seat=seat:1 hand=1.1
      insurance-offered BJK-32
      > seat:1 even-money 1
      even-money-taken BJK-26 seat=seat:1 hand=1.1
      paid BJK-26 seat=seat:1 amount=1000 [main:1 1:1 1000 BJK-26] bank>seat:1 1000 seat:1/stakes>seat:1 1000
      > seat:2 insure insurance:2 1500
      bet-placed BJK-35 seat=seat:2 on=insurance:2 with=money stake=1500 seat:2>seat:2/stakes 1500
      > croupier no-more-insurance
      said BJK-33 phrase=no más seguros
      turn BJK-16 seat=seat:2 hand=2.1
      > seat:2 stand
      stood BJK-59 seat=seat:2 hand=2.1 total=19
      > cards Ks
      card-dealt BJK-24 hand=bank card=Ks
      > croupier settle-insurance
      paid BJK-35 seat=seat:2 amount=3000 [insurance:2 2:1 3000 BJK-35] bank>seat:2 3000 seat:2/stakes>seat:2 1500
      said BJK-47 phrase=Black Jack
      > ...
      collected BJK-51 seat=seat:2 on=main:2 with=money stake=3000 amount=3000 seat:2/stakes>bank 3000
      cards-collected BJK-49 seat=seat:2 hand=2.1
      cards-collected BJK-49 hand=bank
      round-ended BJK-49 round=1`,
    )
  })

  it('[BJK-16 BJK-32 BJK-35 BJK-33 BJK-59 BJK-24 BJK-47 BJK-48 BJK-52 BJK-49] an insurance that loses, and a bank over 21', () => {
    tells(
      blackjackClassic,
      `
      > seat:1 bet main:1 1000
      > seat:2 bet main:2 3000
      > croupier no-more-bets
      > cards Ts Td Ad 9s 9h
      card-dealt BJK-16 seat=seat:1 hand=1.1 card=Ts
      card-dealt BJK-16 seat=seat:2 hand=2.1 card=Td
      card-dealt BJK-16 hand=bank card=Ad
      card-dealt BJK-16 seat=seat:1 hand=1.1 card=9s
      card-dealt BJK-16 seat=seat:2 hand=2.1 card=9h
      insurance-offered BJK-32
      > seat:2 insure insurance:2 1000
      bet-placed BJK-35 seat=seat:2 on=insurance:2 with=money stake=1000 seat:2>seat:2/stakes 1000
      > croupier no-more-insurance
      said BJK-33 phrase=no más seguros
      turn BJK-16 seat=seat:1 hand=1.1
      > seat:1 stand
      stood BJK-59 seat=seat:1 hand=1.1 total=19
      turn BJK-16 seat=seat:2 hand=2.1
      > seat:2 stand
      stood BJK-59 seat=seat:2 hand=2.1 total=19
      > cards 4s
      card-dealt BJK-24 hand=bank card=4s
      > croupier settle-insurance
      collected BJK-35 seat=seat:2 on=insurance:2 with=money stake=1000 amount=1000 seat:2/stakes>bank 1000
      > cards 9c Tc
      card-dealt BJK-24 hand=bank card=9c
      card-dealt BJK-24 hand=bank card=Tc
      said BJK-47 phrase=24 puntos, la banca se pasa
      > ...
      paid BJK-48 seat=seat:2 amount=3000 [main:2 1:1 3000 BJK-52] bank>seat:2 3000
      paid BJK-48 seat=seat:1 amount=1000 [main:1 1:1 1000 BJK-52] bank>seat:1 1000
      cards-collected BJK-49 seat=seat:2 hand=2.1
      cards-collected BJK-49 seat=seat:1 hand=1.1
      cards-collected BJK-49 hand=bank
      stake-released BJK-49 seat=seat:2 on=main:2 with=money stake=3000 seat:2/stakes>seat:2 3000
      stake-released BJK-49 seat=seat:1 on=main:1 with=money stake=1000 seat:1/stakes>seat:1 1000
      round-ended BJK-49 round=1`,
    )
  })

  it('[BJP-11 BJK-52 BJK-15 BJK-16 BJP-10 BJP-12 BJK-42] the pair is settled before anything else', () => {
    tells(
      blackjackPerfectPairs,
      `
      > seat:1 bet pairs:1 800
      bet-placed BJP-11 seat=seat:1 on=pairs:1 with=money stake=800 seat:1>seat:1/stakes 800
      > seat:1 bet main:1 1000
      bet-placed BJK-52 seat=seat:1 on=main:1 with=money stake=1000 seat:1>seat:1/stakes 1000
      > seat:2 bet pairs:2 500
      bet-placed BJP-11 seat=seat:2 on=pairs:2 with=money stake=500 seat:2>seat:2/stakes 500
      > seat:2 bet main:2 1000
      bet-placed BJK-52 seat=seat:2 on=main:2 with=money stake=1000 seat:2>seat:2/stakes 1000
      > croupier no-more-bets
      said BJK-15 phrase=no más apuestas
      > cards 8s 5d 9d 8c 6h
      card-dealt BJK-16 seat=seat:1 hand=1.1 card=8s
      card-dealt BJK-16 seat=seat:2 hand=2.1 card=5d
      card-dealt BJK-16 hand=bank card=9d
      card-dealt BJK-16 seat=seat:1 hand=1.1 card=8c
      card-dealt BJK-16 seat=seat:2 hand=2.1 card=6h
      > croupier settle-pairs
      collected BJP-10 seat=seat:2 on=pairs:2 with=money stake=500 amount=500 seat:2/stakes>bank 500
      paid BJP-10 seat=seat:1 amount=12000 [pairs:1 15:1 12000 BJP-12] bank>seat:1 12000 seat:1/stakes>seat:1 800
      turn BJK-16 seat=seat:1 hand=1.1
      surrender-asked BJK-42 seat=seat:1 hand=1.1`,
    )
  })
})
