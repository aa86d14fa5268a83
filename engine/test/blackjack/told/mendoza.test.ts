import { blackjackMendoza } from '@tapete/engine'
import { describe, it } from 'vitest'
import { tells } from './tells.js'

describe('Mendoza, told whole', () => {
  it('[MZA-20 MZA-40 MZA-55 MZA-52 MZA-54 MZA-56 MZA-32 MZA-27 MZA-33 MZA-67] «retiros», sevens doubled, and a double face down', () => {
    tells(
      blackjackMendoza,
      `
      > seat:1 bet main:1 1000
      > seat:2 bet main:2 2000
      > croupier no-more-bets
      > cards 7s 5d 9d 7c 6h
      card-dealt MZA-20 seat=seat:1 hand=1.1 card=7s
      card-dealt MZA-20 seat=seat:2 hand=2.1 card=5d
      card-dealt MZA-20 hand=bank card=9d
      card-dealt MZA-20 seat=seat:1 hand=1.1 card=7c
      card-dealt MZA-20 seat=seat:2 hand=2.1 card=6h
      card-covered MZA-20 hand=bank
      said MZA-40 phrase=retiros
      > croupier no-more-surrenders
      turn MZA-20 seat=seat:1 hand=1.1
      double-invited MZA-55 seat=seat:1 hand=1.1
      > seat:1 double
      bet-placed MZA-52 seat=seat:1 on=double:1.1 with=money stake=1000 seat:1>seat:1/stakes 1000
      doubled MZA-54 seat=seat:1 hand=1.1
      > cards 7h
      card-dealt MZA-20 seat=seat:1 hand=1.1 card=7h
      > croupier pay-prize
      paid MZA-56 seat=seat:1 amount=10000 [main:1 5:1 5000 MZA-56, double:1.1 5:1 5000 MZA-56] bank>seat:1 10000 seat:1/stakes>seat:1 1000 seat:1/stakes>seat:1 1000
      turn MZA-20 seat=seat:2 hand=2.1
      > seat:2 double
      bet-placed MZA-52 seat=seat:2 on=double:2.1 with=money stake=2000 seat:2>seat:2/stakes 2000
      card-covered MZA-20 hand=2.1
      doubled MZA-52 seat=seat:2 hand=2.1
      > cards Td
      card-dealt MZA-32 hand=bank card=Td
      said MZA-27 phrase=19 puntos
      > cards 2c
      card-dealt MZA-20 seat=seat:2 hand=2.1 card=2c
      > ...
      collected MZA-33 seat=seat:2 on=main:2 with=money stake=2000 amount=2000 seat:2/stakes>bank 2000
      collected MZA-33 seat=seat:2 on=double:2.1 with=money stake=2000 amount=2000 seat:2/stakes>bank 2000
      cards-collected MZA-67 seat=seat:2 hand=2.1
      cards-collected MZA-67 hand=bank
      round-ended MZA-67 round=1`,
    )
  })

  it('[MZA-20 MZA-42 MZA-43 MZA-40 MZA-69 MZA-46 MZA-44 MZA-32 MZA-27 MZA-33 MZA-48 MZA-67] insurance, a surrender, and aces split face down', () => {
    tells(
      blackjackMendoza,
      `
      > seat:1 bet main:1 1000
      > seat:2 bet main:2 2000
      > croupier no-more-bets
      > cards As 9d Ad Ac 7h
      card-dealt MZA-20 seat=seat:1 hand=1.1 card=As
      card-dealt MZA-20 seat=seat:2 hand=2.1 card=9d
      card-dealt MZA-20 hand=bank card=Ad
      card-dealt MZA-20 seat=seat:1 hand=1.1 card=Ac
      card-dealt MZA-20 seat=seat:2 hand=2.1 card=7h
      card-covered MZA-20 hand=bank
      insurance-offered MZA-42
      > seat:2 insure insurance:2 1000
      bet-placed MZA-43 seat=seat:2 on=insurance:2 with=money stake=1000 seat:2>seat:2/stakes 1000
      > croupier no-more-insurance
      said MZA-42 phrase=no más seguros
      said MZA-40 phrase=retiros
      > seat:2 surrender 2
      surrendered MZA-69 seat=seat:2 hand=2.1
      halved MZA-40 seat=seat:2 on=main:2 with=money stake=2000 amount=1000 seat:2/stakes>bank 1000 seat:2/stakes>seat:2 1000
      > croupier no-more-surrenders
      turn MZA-20 seat=seat:1 hand=1.1
      > seat:1 split
      bet-placed MZA-46 seat=seat:1 on=split:1.2 with=money stake=1000 seat:1>seat:1/stakes 1000
      split MZA-44 seat=seat:1 hand=1.1 into=1.2
      card-covered MZA-20 hand=1.1
      card-covered MZA-20 hand=1.2
      > cards 9c
      card-dealt MZA-32 hand=bank card=9c
      > croupier settle-insurance
      collected MZA-43 seat=seat:2 on=insurance:2 with=money stake=1000 amount=1000 seat:2/stakes>bank 1000
      said MZA-27 phrase=20 puntos
      > cards Kc 5c
      card-dealt MZA-20 seat=seat:1 hand=1.1 card=Kc
      card-dealt MZA-20 seat=seat:1 hand=1.2 card=5c
      > ...
      collected MZA-33 seat=seat:1 on=split:1.2 with=money stake=1000 amount=1000 seat:1/stakes>bank 1000
      paid MZA-33 seat=seat:1 amount=1500 [main:1 3:2 1500 MZA-48] bank>seat:1 1500
      cards-collected MZA-67 seat=seat:1 hand=1.2
      cards-collected MZA-67 seat=seat:1 hand=1.1
      cards-collected MZA-67 hand=bank
      stake-released MZA-67 seat=seat:1 on=main:1 with=money stake=1000 seat:1/stakes>seat:1 1000
      round-ended MZA-67 round=1`,
    )
  })

  it('[MZA-20 MZA-61 MZA-40] the bank forgotten', () => {
    tells(
      blackjackMendoza,
      `
      > seat:1 bet main:1 1000
      > seat:2 bet main:2 2000
      > croupier no-more-bets
      > cards 7s 5d 9d 7c
      card-dealt MZA-20 seat=seat:1 hand=1.1 card=7s
      card-dealt MZA-20 seat=seat:2 hand=2.1 card=5d
      card-dealt MZA-20 hand=bank card=9d
      card-dealt MZA-20 seat=seat:1 hand=1.1 card=7c
      > croupier irregular bank-skipped
      said MZA-61 phrase=próxima dos cartas para la Banca
      > cards 2h
      card-dealt MZA-20 hand=bank card=2h
      card-covered MZA-20 hand=bank
      said MZA-40 phrase=retiros`,
    )
  })

  it('[MZA-20 MZA-40 MZA-23 MZA-24 MZA-52 MZA-32 MZA-27 MZA-33 MZA-67] a bettor passed over who wanted to double', () => {
    tells(
      blackjackMendoza,
      `
      > seat:1 bet main:1 1000
      > seat:2 bet main:2 2000
      > croupier no-more-bets
      > cards 5s 5d 9d 6c 9h
      card-dealt MZA-20 seat=seat:1 hand=1.1 card=5s
      card-dealt MZA-20 seat=seat:2 hand=2.1 card=5d
      card-dealt MZA-20 hand=bank card=9d
      card-dealt MZA-20 seat=seat:1 hand=1.1 card=6c
      card-dealt MZA-20 seat=seat:2 hand=2.1 card=9h
      card-covered MZA-20 hand=bank
      said MZA-40 phrase=retiros
      > croupier no-more-surrenders
      turn MZA-20 seat=seat:1 hand=1.1
      > croupier stand for=seat:1
      stood MZA-23 seat=seat:1 hand=1.1 total=11
      said MZA-23 phrase=planto
      turn MZA-20 seat=seat:2 hand=2.1
      > croupier bettor-skipped 1.1 double
      bettor-skipped MZA-24 seat=seat:1 hand=1.1
      > seat:1 choose-owed card
      bet-placed MZA-52 seat=seat:1 on=double:1.1 with=money stake=1000 seat:1>seat:1/stakes 1000
      card-covered MZA-20 hand=1.1
      > seat:2 stand
      stood MZA-23 seat=seat:2 hand=2.1 total=14
      said MZA-23 phrase=planto
      > cards Td Kc
      card-dealt MZA-32 hand=bank card=Td
      said MZA-27 phrase=19 puntos
      card-dealt MZA-20 seat=seat:1 hand=1.1 card=Kc
      > ...
      collected MZA-33 seat=seat:2 on=main:2 with=money stake=2000 amount=2000 seat:2/stakes>bank 2000
      paid MZA-33 seat=seat:1 amount=2000 [main:1 1:1 1000 MZA-33, double:1.1 1:1 1000 MZA-33] bank>seat:1 2000
      cards-collected MZA-67 seat=seat:2 hand=2.1
      cards-collected MZA-67 seat=seat:1 hand=1.1
      cards-collected MZA-67 hand=bank
      stake-released MZA-67 seat=seat:1 on=main:1 with=money stake=1000 seat:1/stakes>seat:1 1000
      stake-released MZA-67 seat=seat:1 on=double:1.1 with=money stake=1000 seat:1/stakes>seat:1 1000
      round-ended MZA-67 round=1`,
    )
  })

  it('[MZA-20 MZA-28 MZA-15 MZA-30] a card for a box without a bet, and one too many', () => {
    tells(
      blackjackMendoza,
      `
      > seat:1 bet main:1 1000
      > seat:2 bet main:2 2000
      > croupier no-more-bets
      > cards 7s
      card-dealt MZA-20 seat=seat:1 hand=1.1 card=7s
      > croupier irregular empty-box
      irregular-play MZA-28 cause=empty-box
      ! croupier irregular empty-box
      cannot-have-happened MZA-28 {}
      > cards 2s
      card-burned MZA-28 card=2s
      > croupier irregular extra-card
      card-burned MZA-15
      ! pit-boss irregular extra-card
      not-your-move MZA-15 {"by":["croupier"]}
      ! croupier irregular face-up-card
      no-such-cause MZA-30 {"causes":["extra-card","empty-box","bank-skipped","bank-short"]}`,
    )
  })

  it('[MZA-62 MZA-20 MZA-55 MZA-23 MZA-32 MZA-27 MZA-33 MZA-67] the second card of the bank, forgotten until somebody draws', () => {
    tells(
      blackjackMendoza,
      `
      > seat:1 bet main:1 1000
      > seat:2 bet main:2 2000
      > croupier no-more-bets
      > cards 7s 5d 9d 7c 6h
      ! croupier irregular bank-short
      cannot-have-happened MZA-62 {}
      > croupier no-more-surrenders
      turn MZA-20 seat=seat:1 hand=1.1
      double-invited MZA-55 seat=seat:1 hand=1.1
      > croupier irregular bank-short
      irregular-play MZA-62 cause=bank-short
      ! croupier irregular bank-short
      cannot-have-happened MZA-62 {}
      > seat:1 stand
      stood MZA-23 seat=seat:1 hand=1.1 total=14
      said MZA-23 phrase=planto
      said MZA-62 phrase=próxima carta para la Banca
      card-covered MZA-20 hand=bank
      turn MZA-20 seat=seat:2 hand=2.1
      > seat:2 stand
      stood MZA-23 seat=seat:2 hand=2.1 total=11
      said MZA-23 phrase=planto
      > cards Td
      card-dealt MZA-32 hand=bank card=Td
      said MZA-27 phrase=19 puntos
      > ...
      collected MZA-33 seat=seat:2 on=main:2 with=money stake=2000 amount=2000 seat:2/stakes>bank 2000
      collected MZA-33 seat=seat:1 on=main:1 with=money stake=1000 amount=1000 seat:1/stakes>bank 1000
      cards-collected MZA-67 seat=seat:2 hand=2.1
      cards-collected MZA-67 seat=seat:1 hand=1.1
      cards-collected MZA-67 hand=bank
      round-ended MZA-67 round=1`,
    )
  })

  it('[MZA-23 MZA-20 MZA-63 MZA-32 MZA-27 MZA-33 MZA-67] the same, found when the bank plays', () => {
    tells(
      blackjackMendoza,
      `
      > seat:1 bet main:1 1000
      > seat:2 bet main:2 2000
      > croupier no-more-bets
      > cards 7s 5d 9d 7c 6h
      > croupier no-more-surrenders
      > seat:1 stand
      stood MZA-23 seat=seat:1 hand=1.1 total=14
      said MZA-23 phrase=planto
      turn MZA-20 seat=seat:2 hand=2.1
      > seat:2 stand
      stood MZA-23 seat=seat:2 hand=2.1 total=11
      said MZA-23 phrase=planto
      > croupier irregular bank-short
      irregular-play MZA-63 cause=bank-short
      card-covered MZA-20 hand=bank
      > cards Td
      card-dealt MZA-32 hand=bank card=Td
      said MZA-27 phrase=19 puntos
      > ...
      collected MZA-33 seat=seat:2 on=main:2 with=money stake=2000 amount=2000 seat:2/stakes>bank 2000
      collected MZA-33 seat=seat:1 on=main:1 with=money stake=1000 amount=1000 seat:1/stakes>bank 1000
      cards-collected MZA-67 seat=seat:2 hand=2.1
      cards-collected MZA-67 seat=seat:1 hand=1.1
      cards-collected MZA-67 hand=bank
      round-ended MZA-67 round=1`,
    )
  })

  it('[MZA-23 MZA-20 MZA-25 MZA-32 MZA-27 MZA-24 MZA-04 MZA-37 MZA-33 MZA-67] a bettor passed over who wanted cards, and plays', () => {
    tells(
      blackjackMendoza,
      `
      > seat:1 bet main:1 1000
      > seat:2 bet main:2 2000
      > croupier no-more-bets
      > cards 5s 5d 9d 6c 9h
      > croupier no-more-surrenders
      > croupier stand for=seat:1
      stood MZA-23 seat=seat:1 hand=1.1 total=11
      said MZA-23 phrase=planto
      turn MZA-20 seat=seat:2 hand=2.1
      > seat:2 stand
      stood MZA-23 seat=seat:2 hand=2.1 total=14
      said MZA-23 phrase=planto
      ! croupier bettor-skipped 1.1 cards
      not-now MZA-25 {"phase":"bank","needs":["collect"]}
      > cards Td
      card-dealt MZA-32 hand=bank card=Td
      said MZA-27 phrase=19 puntos
      ! croupier bettor-skipped 1.1 double
      not-now MZA-24 {"phase":"collect","needs":["turns","bank"]}
      ! croupier bettor-skipped 3.1 cards
      cannot-have-happened MZA-25 {}
      ! croupier bettor-skipped 1.1 luck
      no-such-wish MZA-24 {}
      ! seat:1 choose-owed play
      nothing-owed MZA-24 {}
      > croupier bettor-skipped 1.1 cards
      bettor-skipped MZA-25 seat=seat:1 hand=1.1
      ! croupier bettor-skipped 2.1 cards
      cannot-have-happened MZA-25 {}
      ! croupier collect
      choice-owed MZA-25 {}
      ! seat:2 choose-owed play
      not-your-choice MZA-04 {"of":"seat:1"}
      ! seat:1 choose-owed card
      no-such-choice MZA-24 {"choices":["withdraw","play"]}
      > seat:1 choose-owed play
      turn MZA-20 seat=seat:1 hand=1.1
      > seat:1 hit
      card-asked-for MZA-37 seat=seat:1 hand=1.1
      > cards Ts
      card-dealt MZA-20 seat=seat:1 hand=1.1 card=Ts
      > ...
      collected MZA-33 seat=seat:2 on=main:2 with=money stake=2000 amount=2000 seat:2/stakes>bank 2000
      paid MZA-33 seat=seat:1 amount=1000 [main:1 1:1 1000 MZA-33] bank>seat:1 1000
      cards-collected MZA-67 seat=seat:2 hand=2.1
      cards-collected MZA-67 seat=seat:1 hand=1.1
      cards-collected MZA-67 hand=bank
      stake-released MZA-67 seat=seat:1 on=main:1 with=money stake=1000 seat:1/stakes>seat:1 1000
      round-ended MZA-67 round=1`,
    )
  })

  it('[MZA-23 MZA-20 MZA-24 MZA-32 MZA-27 MZA-33 MZA-67] a bettor passed over who withdraws', () => {
    tells(
      blackjackMendoza,
      `
      > seat:1 bet main:1 1000
      > seat:2 bet main:2 2000
      > croupier no-more-bets
      > cards 5s 5d 9d 6c 9h
      > croupier no-more-surrenders
      > croupier stand for=seat:1
      stood MZA-23 seat=seat:1 hand=1.1 total=11
      said MZA-23 phrase=planto
      turn MZA-20 seat=seat:2 hand=2.1
      > croupier bettor-skipped 1.1 double
      bettor-skipped MZA-24 seat=seat:1 hand=1.1
      ! seat:1 choose-owed play
      no-such-choice MZA-24 {"choices":["withdraw","card"]}
      ! seat:2 hit
      choice-owed MZA-24 {}
      > seat:1 choose-owed withdraw
      bet-returned MZA-24 seat=seat:1 on=main:1 with=money stake=1000 seat:1/stakes>seat:1 1000
      > seat:2 stand
      stood MZA-23 seat=seat:2 hand=2.1 total=14
      said MZA-23 phrase=planto
      > cards Td
      card-dealt MZA-32 hand=bank card=Td
      said MZA-27 phrase=19 puntos
      > ...
      collected MZA-33 seat=seat:2 on=main:2 with=money stake=2000 amount=2000 seat:2/stakes>bank 2000
      cards-collected MZA-67 seat=seat:2 hand=2.1
      cards-collected MZA-67 hand=bank
      round-ended MZA-67 round=1`,
    )
  })
})
