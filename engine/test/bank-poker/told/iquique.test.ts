// The irregular plays of Iquique: told whole, with every refusal and what it says.

import { holdemPlusIquique } from '@tapete/engine'
import { describe, it } from 'vitest'
import { tells } from '../tells.js'

describe('The irregular plays of Iquique', () => {
  it('[HPI-33 HPI-37 HPI-38 HPI-39 HPI-42 HPI-45 HPI-46] its irregular plays', () => {
    tells(
      holdemPlusIquique,
      5,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > seat:2 bet call 1000
      > seat:3 bet ante 200
      > seat:4 bet ante 200
      > croupier no-more-bets
      ! croupier irregular dealt-without-ante seat=seat:5
      cannot-have-happened HPI-39 {}
      ! croupier irregular card-seen
      cannot-have-happened HPI-32 {}
      ! croupier irregular forbidden-act seat=seat:1
      cannot-have-happened HPI-46 {}
      > chance deal As,Qs,9d,8c,Kh
      ? croupier irregular
      . cause: card-seen
      . cause: not-dealt-in seat: seat:1,seat:2,seat:3,seat:4
      . cause: took-bet-back seat: seat:1,seat:2,seat:3,seat:4
      . cause: dealt-without-ante seat: seat:5,seat:6
      . cause: wrong-count seat: seat:1,seat:2,seat:3,seat:4
      . cause: bank-wrong-count
      . cause: forbidden-act seat: seat:1,seat:2,seat:3,seat:4
      ! croupier irregular player-absent seat=seat:1
      cannot-have-happened HPI-34 {}
      ! croupier irregular shown-before-decision
      cannot-have-happened HPI-42 {}
      ! croupier irregular cards-mixed-with-bank
      cannot-have-happened HPI-43 {}
      ! croupier irregular machine-count
      cannot-have-happened HPI-07 {}
      ! croupier irregular dealt-without-ante seat=seat:4
      no-hand-here HPI-39 {"seat":"seat:4"}
      > croupier irregular dealt-without-ante seat=seat:6
      irregular-play HPI-39 cause=dealt-without-ante place=seat:6
      cards-collected HPI-39 place=seat:6 cards=1
      > croupier irregular took-bet-back seat=seat:2
      irregular-play HPI-38 cause=took-bet-back seat=seat:2
      bet-put-back HPI-38 seat=seat:2
      > chance deal 5s,Qd,9c,8d,Kc
      > chance deal 2d
      card-burned HPI-14
      said HPI-14 phrase=se quema una carta
      ! croupier irregular extra-flop-card
      cannot-have-happened HPI-33 {}
      > chance turn-up 3s,Ks,9s
      board-dealt HPI-13 card=3s
      board-dealt HPI-13 card=Ks
      board-dealt HPI-13 card=9s
      > croupier irregular extra-flop-card
      irregular-play HPI-33 cause=extra-flop-card
      ! croupier irregular extra-flop-card
      cannot-have-happened HPI-33 {}
      > chance turn-up 4d
      card-burned HPI-33 card=4d
      > chance deal 5c,2c
      board-dealt HPI-13 card=(nobody) 5c
      board-dealt HPI-13 card=(nobody) 2c
      asked HPI-16 seat=seat:1 question=call
      > croupier irregular not-dealt-in seat=seat:4
      irregular-play HPI-37 cause=not-dealt-in seat=seat:4
      hand-voided HPI-37 seat=seat:4 cause=not-dealt-in
      bet-voided HPI-37 seat=seat:4 on=ante with=money stake=200 seat:4/stakes>seat:4 200
      asked HPI-16 seat=seat:1 question=call
      ? croupier irregular
      . cause: card-seen
      . cause: extra-flop-card
      . cause: not-dealt-in seat: seat:1,seat:2,seat:3
      . cause: took-bet-back seat: seat:1,seat:2,seat:3
      . cause: dealt-without-ante seat: seat:5,seat:6
      . cause: shown-before-decision
      . cause: wrong-count seat: seat:1,seat:2,seat:3
      . cause: bank-wrong-count
      . cause: forbidden-act seat: seat:1,seat:2,seat:3
      > croupier irregular forbidden-act seat=seat:2
      irregular-play HPI-46 cause=forbidden-act seat=seat:2
      > croupier retire
      collected HPI-46 seat=seat:2 on=ante with=money stake=500 amount=500 seat:2/stakes>bank 500
      collected HPI-46 seat=seat:2 on=call with=money stake=1000 amount=1000 seat:2/stakes>bank 1000
      cards-collected HPI-46 seat=seat:2 cards=2
      asked HPI-16 seat=seat:1 question=call
      > seat:1 go
      bet-placed HPI-25 seat=seat:1 on=call with=money stake=2000 seat:1>seat:1/stakes 2000
      went HPI-17 seat=seat:1 question=call
      asked HPI-16 seat=seat:3 question=call
      > croupier irregular shown-before-decision
      irregular-play HPI-42 cause=shown-before-decision
      hand-voided HPI-42 seat=seat:3 cause=shown-before-decision
      bet-voided HPI-42 seat=seat:3 on=ante with=money stake=200 seat:3/stakes>seat:3 200
      ! croupier find-call 2100 seat:1
      no-hand-here HPI-40 {"seat":"seat:1"}
      > croupier uncover
      calls-verified HPI-17
      said HPI-18 phrase=JUEGA LA BANCA
      board-shown HPI-18 cards=5c,2c board=Ks,9s,5c,3s,2c
      bank-shown HPI-18 cards=Kh,Kc
      bank-judged HPI-19 category=trio cards=Kh,Kc,Ks,9s,5c opens=true
      said HPI-20 phrase=La banca abre con trío de reyes
      ! croupier find-call 2100 seat:2
      no-hand-here HPI-40 {"seat":"seat:2"}
      ! croupier find-call 2000 seat:1
      call-is-exact HPI-40 {"exact":2000}
      ! croupier find-call 2050 seat:1
      not-whole-chips GEN-03 {"step":100}
      ! croupier find-call 200000 seat:1
      not-enough-chips HPI-40 {"have":97000}
      ? croupier find-call
      . amount: 100 to 1900 for: seat:1
      . amount: 2100 to 99000 for: seat:1
      > croupier find-call 2500 seat:1
      call-found HPI-40 seat=seat:1 on=call found=2500 excess=500 plays=2000 seat:1>seat:1/stakes 500
      excess-returned HPI-40 seat=seat:1 amount=500 seat:1/stakes>seat:1 500
      > croupier find-call 1900 seat:1
      call-completed HPI-41 seat=seat:1 found=1900 completed=100 plays=2000
      > croupier show-hand
      hand-shown HPI-23 seat=seat:1 cards=As,5s category=flush hand=As,Ks,9s,5s,3s used=Ks,9s,3s result=wins
      said HPI-23 phrase=color al as
      ! croupier irregular forbidden-act seat=seat:1
      cannot-have-happened HPI-46 {}
      > croupier settle-hand
      paid HPI-23 seat=seat:1 amount=4000 [ante 2:1 2000 HPI-26, call 1:1 2000 HPI-25] bank>seat:1 4000 seat:1/stakes>seat:1 1000 seat:1/stakes>seat:1 2000
      cards-collected HPI-29 seat=seat:1 cards=2
      > croupier clear
      cards-collected HPI-29 of=board
      cards-collected HPI-29 of=bank
      round-ended HPI-29 round=1`,
    )
  })

  it('[HPI-32] a card that is seen', () => {
    tells(
      holdemPlusIquique,
      2,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > croupier no-more-bets
      > chance deal As,Qs,Kh
      > croupier irregular card-seen
      irregular-play HPI-32 cause=card-seen
      round-voided HPI-32 cause=card-seen
      bet-voided HPI-32 seat=seat:1 on=ante with=money stake=1000 seat:1/stakes>seat:1 1000
      bet-voided HPI-32 seat=seat:2 on=ante with=money stake=500 seat:2/stakes>seat:2 500
      round-ended HPI-32 round=1`,
    )
  })

  it('[HPI-43] cards that were retired and mixed with those of the bank', () => {
    tells(
      holdemPlusIquique,
      2,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > croupier no-more-bets
      > cards As Qs Kh 5s Qd Kc 2d Ks 9s 3s 5c 2c
      ! croupier irregular cards-mixed-with-bank
      cannot-have-happened HPI-43 {}
      ! croupier irregular cards-mixed-with-board
      cannot-have-happened HPI-44 {}
      > seat:1 fold
      > croupier retire
      > croupier irregular cards-mixed-with-bank
      irregular-play HPI-43 cause=cards-mixed-with-bank
      round-voided HPI-43 cause=cards-mixed-with-bank
      stake-refunded HPI-43 seat=seat:1 on=ante stake=1000 bank>seat:1 1000
      bet-voided HPI-43 seat=seat:2 on=ante with=money stake=500 seat:2/stakes>seat:2 500
      round-ended HPI-43 round=1`,
    )
  })

  it('[HPI-44] cards that were retired and mixed with those of the board', () => {
    tells(
      holdemPlusIquique,
      2,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > croupier no-more-bets
      > cards As Qs Kh 5s Qd Kc 2d Ks 9s 3s 5c 2c
      > seat:1 go
      > seat:2 fold
      > croupier retire
      > croupier irregular cards-mixed-with-board
      irregular-play HPI-44 cause=cards-mixed-with-board
      round-voided HPI-44 cause=cards-mixed-with-board
      stake-refunded HPI-44 seat=seat:2 on=ante stake=500 bank>seat:2 500
      bet-voided HPI-44 seat=seat:1 on=ante with=money stake=1000 seat:1/stakes>seat:1 1000
      bet-voided HPI-44 seat=seat:1 on=call with=money stake=2000 seat:1/stakes>seat:1 2000
      round-ended HPI-44 round=1`,
    )
  })

  it('[HPI-34 HPI-35 HPI-36 HPI-46] who is away', () => {
    tells(
      holdemPlusIquique,
      3,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > seat:3 bet ante 200
      > croupier no-more-bets
      > seat:2 step-away
      > cards As Qs 9d Kh
      > croupier irregular player-absent seat=seat:2
      irregular-play HPI-34 cause=player-absent seat=seat:2
      hand-voided HPI-34 seat=seat:2 cause=player-absent
      bet-voided HPI-34 seat=seat:2 on=ante with=money stake=500 seat:2/stakes>seat:2 500
      > cards 5s 9c Kc 2d Ks 9s 3s 5c 2c
      > seat:1 go
      > croupier fold for=seat:3
      folded HPI-35 seat=seat:3 question=call
      > croupier retire
      collected HPI-16 seat=seat:3 on=ante with=money stake=200 amount=200 seat:3/stakes>bank 200
      cards-collected HPI-16 seat=seat:3 cards=2
      > seat:1 step-away
      ! croupier irregular player-absent seat=seat:1
      cannot-have-happened HPI-34 {}
      > croupier uncover
      calls-verified HPI-17
      said HPI-18 phrase=JUEGA LA BANCA
      board-shown HPI-18 cards=5c,2c board=Ks,9s,5c,3s,2c
      bank-shown HPI-18 cards=Kh,Kc
      bank-judged HPI-19 category=trio cards=Kh,Kc,Ks,9s,5c opens=true
      said HPI-20 phrase=La banca abre con trío de reyes
      > croupier irregular forbidden-act seat=seat:1
      irregular-play HPI-46 cause=forbidden-act seat=seat:1
      ! croupier clear
      not-now HPI-29 {"phase":"hands","needs":["clear"]}
      > croupier retire
      collected HPI-46 seat=seat:1 on=ante with=money stake=1000 amount=1000 seat:1/stakes>bank 1000
      collected HPI-46 seat=seat:1 on=call with=money stake=2000 amount=2000 seat:1/stakes>bank 2000
      cards-collected HPI-46 seat=seat:1 cards=2
      > croupier clear
      cards-collected HPI-29 of=board
      cards-collected HPI-29 of=bank
      round-ended HPI-29 round=1`,
    )
  })
})
