import { canal21 } from '@tapete/engine'
import { describe, it } from 'vitest'
import { tells } from './tells.js'

describe('Canal 21, told whole', () => {
  it('[CAN-05 CAN-06 CAN-08 CAN-10 CAN-11 CAN-14] the shoe, with positions offered between the burned cards', () => {
    tells(
      canal21,
      `
      > croupier show-cards
      packs-shown CAN-05 packs=4 cards=208
      > croupier shuffle
      cards-shuffled CAN-05 cards=208 wash=true
      > seat:2 pass-cut
      cut-declined CAN-06 seat=seat:2
      > seat:1 cut 60
      deck-cut CAN-06 by=seat:1 at=60
      > croupier load inserted
      shoe-loaded CAN-08 cards=208 behind=78
      > croupier burn
      cards-burned CAN-10 cards=1
      positions-offered CAN-11
      > seat:1 pass-positions
      positions-declined CAN-14 seat=seat:1
      > seat:2 pass-positions
      positions-declined CAN-14 seat=seat:2
      > croupier burn
      cards-burned CAN-10 cards=2`,
      { opening: 'open' },
    )
  })

  it('[CAN-20 CAN-39 CAN-22 CAN-57 CAN-55 CAN-36 CAN-25 CAN-62 CAN-43 CAN-42] a double for less, and a bonus for three of a kind', () => {
    tells(
      canal21,
      `
      > seat:1 bet main:1 1000
      > seat:2 bet main:2 3000
      > croupier no-more-bets
      > cards 4s 5d 9d 4d 6h
      card-dealt CAN-20 seat=seat:1 hand=1.1 card=4s
      card-dealt CAN-20 seat=seat:2 hand=2.1 card=5d
      card-dealt CAN-20 hand=bank card=9d
      card-dealt CAN-20 seat=seat:1 hand=1.1 card=4d
      card-dealt CAN-20 seat=seat:2 hand=2.1 card=6h
      turn CAN-20 seat=seat:1 hand=1.1
      surrender-asked CAN-39 seat=seat:1 hand=1.1
      > seat:1 hit
      card-asked-for CAN-22 seat=seat:1 hand=1.1
      > cards 4h
      card-dealt CAN-20 seat=seat:1 hand=1.1 card=4h
      > croupier pay-prize
      paid CAN-57 seat=seat:1 amount=3000 [bonus:1.1 3:1 3000 CAN-55] bank>seat:1 3000
      > seat:1 stand
      stood CAN-22 seat=seat:1 hand=1.1 total=12
      turn CAN-20 seat=seat:2 hand=2.1
      surrender-asked CAN-39 seat=seat:2 hand=2.1
      > seat:2 double amount=1500
      bet-placed CAN-36 seat=seat:2 on=double:2.1 with=money stake=1500 seat:2>seat:2/stakes 1500
      doubled CAN-36 seat=seat:2 hand=2.1
      > cards 7c Td
      card-dealt CAN-20 seat=seat:2 hand=2.1 card=7c
      card-dealt CAN-25 hand=bank card=Td
      said CAN-62 phrase=19 puntos
      > ...
      collected CAN-43 seat=seat:2 on=main:2 with=money stake=3000 amount=3000 seat:2/stakes>bank 3000
      collected CAN-43 seat=seat:2 on=double:2.1 with=money stake=1500 amount=1500 seat:2/stakes>bank 1500
      collected CAN-43 seat=seat:1 on=main:1 with=money stake=1000 amount=1000 seat:1/stakes>bank 1000
      cards-collected CAN-42 seat=seat:2 hand=2.1
      cards-collected CAN-42 seat=seat:1 hand=1.1
      cards-collected CAN-42 hand=bank
      round-ended CAN-42 round=1`,
    )
  })

  it('[CAN-20 CAN-26 CAN-27 CAN-39 CAN-22 CAN-25 CAN-62 CAN-44 CAN-45 CAN-46 CAN-48 CAN-42] a tie-break declined, and one that loses', () => {
    tells(
      canal21,
      `
      > seat:1 bet main:1 1000
      > seat:2 bet main:2 3000
      > croupier no-more-bets
      > cards As Ks Kd Qs 6h
      card-dealt CAN-20 seat=seat:1 hand=1.1 card=As
      card-dealt CAN-20 seat=seat:2 hand=2.1 card=Ks
      card-dealt CAN-20 hand=bank card=Kd
      card-dealt CAN-20 seat=seat:1 hand=1.1 card=Qs
      card-dealt CAN-20 seat=seat:2 hand=2.1 card=6h
      even-money-offered CAN-26 seat=seat:1 hand=1.1
      insurance-offered CAN-27
      > croupier no-more-insurance
      said CAN-27 phrase=no más seguros
      turn CAN-20 seat=seat:2 hand=2.1
      surrender-asked CAN-39 seat=seat:2 hand=2.1
      > seat:2 hit
      card-asked-for CAN-22 seat=seat:2 hand=2.1
      > cards 5h
      card-dealt CAN-20 seat=seat:2 hand=2.1 card=5h
      > cards Ad
      card-dealt CAN-25 hand=bank card=Ad
      said CAN-62 phrase=Canal 21
      tie-break-offered CAN-44 seat=seat:1 hand=1.1
      > seat:1 decline
      tie-break-declined CAN-45 seat=seat:1 hand=1.1
      tie-break-offered CAN-44 seat=seat:2 hand=2.1
      > seat:2 tie-break
      bet-placed CAN-46 seat=seat:2 on=tie-break:2.1 with=money stake=3000 seat:2>seat:2/stakes 3000
      tie-break-taken CAN-46 seat=seat:2 hand=2.1
      > cards 9h Jh
      card-dealt CAN-20 hand=2.1 card=9h
      card-dealt CAN-20 hand=bank card=Jh
      > croupier collect
      collected CAN-48 seat=seat:2 on=main:2 with=money stake=3000 amount=3000 seat:2/stakes>bank 3000
      collected CAN-48 seat=seat:2 on=tie-break:2.1 with=money stake=3000 amount=3000 seat:2/stakes>bank 3000
      > ...
      pushed CAN-45 seat=seat:1 on=main:1 with=money stake=1000
      cards-collected CAN-42 seat=seat:2 hand=2.1
      cards-collected CAN-42 seat=seat:1 hand=1.1
      cards-collected CAN-42 hand=bank
      stake-released CAN-42 seat=seat:1 on=main:1 with=money stake=1000 seat:1/stakes>seat:1 1000
      round-ended CAN-42 round=1`,
    )
  })

  it('[CAN-20 CAN-26 CAN-27 CAN-39 CAN-22 CAN-25 CAN-62 CAN-44 CAN-46 CAN-48 CAN-49 CAN-42] a tie-break that wins, and one of equal cards', () => {
    tells(
      canal21,
      `
      > seat:1 bet main:1 1000
      > seat:2 bet main:2 3000
      > croupier no-more-bets
      > cards As Ks Kd Qs 6h
      card-dealt CAN-20 seat=seat:1 hand=1.1 card=As
      card-dealt CAN-20 seat=seat:2 hand=2.1 card=Ks
      card-dealt CAN-20 hand=bank card=Kd
      card-dealt CAN-20 seat=seat:1 hand=1.1 card=Qs
      card-dealt CAN-20 seat=seat:2 hand=2.1 card=6h
      even-money-offered CAN-26 seat=seat:1 hand=1.1
      insurance-offered CAN-27
      > croupier no-more-insurance
      said CAN-27 phrase=no más seguros
      turn CAN-20 seat=seat:2 hand=2.1
      surrender-asked CAN-39 seat=seat:2 hand=2.1
      > seat:2 hit
      card-asked-for CAN-22 seat=seat:2 hand=2.1
      > cards 5h
      card-dealt CAN-20 seat=seat:2 hand=2.1 card=5h
      > cards Ad
      card-dealt CAN-25 hand=bank card=Ad
      said CAN-62 phrase=Canal 21
      tie-break-offered CAN-44 seat=seat:1 hand=1.1
      > seat:1 tie-break
      bet-placed CAN-46 seat=seat:1 on=tie-break:1.1 with=money stake=1000 seat:1>seat:1/stakes 1000
      tie-break-taken CAN-46 seat=seat:1 hand=1.1
      > cards Ah Kc
      card-dealt CAN-20 hand=1.1 card=Ah
      card-dealt CAN-20 hand=bank card=Kc
      > croupier pay
      paid CAN-48 seat=seat:1 amount=2000 [main:1 1:1 1000 CAN-48, tie-break:1.1 1:1 1000 CAN-48] bank>seat:1 2000
      tie-break-offered CAN-44 seat=seat:2 hand=2.1
      > seat:2 tie-break
      bet-placed CAN-46 seat=seat:2 on=tie-break:2.1 with=money stake=3000 seat:2>seat:2/stakes 3000
      tie-break-taken CAN-46 seat=seat:2 hand=2.1
      > cards 9h 9c
      card-dealt CAN-20 hand=2.1 card=9h
      card-dealt CAN-20 hand=bank card=9c
      > croupier pay
      paid CAN-48 seat=seat:2 amount=6000 [main:2 1:1 3000 CAN-49, tie-break:2.1 1:1 3000 CAN-49] bank>seat:2 6000
      > ...
      cards-collected CAN-42 seat=seat:2 hand=2.1
      cards-collected CAN-42 seat=seat:1 hand=1.1
      cards-collected CAN-42 hand=bank
      stake-released CAN-42 seat=seat:2 on=main:2 with=money stake=3000 seat:2/stakes>seat:2 3000
      stake-released CAN-42 seat=seat:2 on=tie-break:2.1 with=money stake=3000 seat:2/stakes>seat:2 3000
      stake-released CAN-42 seat=seat:1 on=main:1 with=money stake=1000 seat:1/stakes>seat:1 1000
      stake-released CAN-42 seat=seat:1 on=tie-break:1.1 with=money stake=1000 seat:1/stakes>seat:1 1000
      round-ended CAN-42 round=1`,
    )
  })

  it('[CAN-20 CAN-27 CAN-29 CAN-39 CAN-22 CAN-25 CAN-30 CAN-62 CAN-51 CAN-42] the insurance against a ten-card', () => {
    tells(
      canal21,
      `
      > seat:1 bet main:1 1000
      > seat:2 bet main:2 3000
      > croupier no-more-bets
      > cards 9s Td Kd 8s 9h
      card-dealt CAN-20 seat=seat:1 hand=1.1 card=9s
      card-dealt CAN-20 seat=seat:2 hand=2.1 card=Td
      card-dealt CAN-20 hand=bank card=Kd
      card-dealt CAN-20 seat=seat:1 hand=1.1 card=8s
      card-dealt CAN-20 seat=seat:2 hand=2.1 card=9h
      insurance-offered CAN-27
      > seat:2 insure insurance:2 1000
      bet-placed CAN-29 seat=seat:2 on=insurance:2 with=money stake=1000 seat:2>seat:2/stakes 1000
      > croupier no-more-insurance
      said CAN-27 phrase=no más seguros
      turn CAN-20 seat=seat:1 hand=1.1
      surrender-asked CAN-39 seat=seat:1 hand=1.1
      > seat:1 stand
      stood CAN-22 seat=seat:1 hand=1.1 total=17
      turn CAN-20 seat=seat:2 hand=2.1
      surrender-asked CAN-39 seat=seat:2 hand=2.1
      > seat:2 stand
      stood CAN-22 seat=seat:2 hand=2.1 total=19
      > cards As
      card-dealt CAN-25 hand=bank card=As
      > croupier settle-insurance
      paid CAN-30 seat=seat:2 amount=10000 [insurance:2 10:1 10000 CAN-30] bank>seat:2 10000 seat:2/stakes>seat:2 1000
      said CAN-62 phrase=Canal 21
      > ...
      collected CAN-51 seat=seat:2 on=main:2 with=money stake=3000 amount=3000 seat:2/stakes>bank 3000
      collected CAN-51 seat=seat:1 on=main:1 with=money stake=1000 amount=1000 seat:1/stakes>bank 1000
      cards-collected CAN-42 seat=seat:2 hand=2.1
      cards-collected CAN-42 seat=seat:1 hand=1.1
      cards-collected CAN-42 hand=bank
      round-ended CAN-42 round=1`,
    )
  })
})
