// Cards as they come, and what goes wrong while they do: told whole, with every refusal and what it says.

import { caribbeanPoker, goPoker, threeCardPoker } from '@tapete/engine'
import { describe, it } from 'vitest'
import { tells } from '../tells.js'

describe('Cards as they come, and what goes wrong while they do', () => {
  it('[CAR-04 PB-23 PB-43 PB-47 PB-51] what chance may answer, and when', () => {
    tells(
      caribbeanPoker,
      2,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      ! chance deal Ts,2s,Ah
      no-card-due CAR-04 {}
      ! croupier cards-short
      no-card-due PB-43 {}
      ! seat:1 choose-stuck first
      not-now PB-51 {"phase":"betting","needs":["deal","serve"]}
      > croupier no-more-bets
      ! chance turn-up Ts
      no-card-due CAR-04 {}
      ! croupier lay
      cards-are-drawn PB-23 {}
      ! chance deal Ts,2s
      malformed CAR-04 {"field":"cards"}
      ! chance deal Ts,Ts,Ah
      malformed CAR-04 {"field":"cards"}
      ? chance deal
      . cards: deal 3 of 52
      ! croupier cards-short
      cards-left PB-43 {"left":52}
      ! seat:1 choose-stuck first
      no-stuck-cards PB-51 {}
      ! seat:1 object
      nobody-to-object PB-42 {}
      > chance deal Ts,2s,Ah
      ! chance deal Ts,9h,Kc
      malformed CAR-04 {"field":"cards"}
      ? croupier irregular
      . cause: misdeal-reordered
      . cause: misdeal
      . cause: face-up-card
      . cause: player-card-seen seat: seat:1,seat:2
      . cause: stuck-cards seat: seat:1,seat:2
      . cause: wrong-count seat: seat:1,seat:2
      . cause: not-dealt-in seat: seat:1,seat:2
      . cause: took-bet-back seat: seat:1,seat:2
      . cause: bank-card-seen
      . cause: stuck-bank-cards
      . cause: bank-wrong-count
      > croupier irregular face-up-card
      irregular-play PB-47 cause=face-up-card
      ! croupier irregular face-up-card
      cannot-have-happened PB-47 {}
      ! croupier irregular stuck-cards seat=seat:1
      cannot-have-happened PB-51 {}
      ! chance deal 9h,8d,Kc
      no-card-due CAR-04 {}
      ! croupier cards-short
      cards-left PB-43 {"left":49}
      ? chance turn-up
      . cards: deal 1 of 49
      > chance turn-up 9s
      card-burned PB-47 card=9s
      > croupier irregular stuck-cards seat=seat:2
      irregular-play PB-51 cause=stuck-cards seat=seat:2
      ! croupier irregular face-up-card
      cannot-have-happened PB-47 {}
      ! chance deal 9h,8d,Kc
      no-card-due CAR-04 {}
      ! seat:1 choose-stuck first
      not-your-turn PB-51 {"turn":"seat:2"}
      ! seat:2 choose-stuck middle
      no-such-choice PB-51 {"choices":["first","last"]}
      ? seat:2 choose-stuck
      . which: first,last
      > seat:2 choose-stuck last
      stuck-chosen PB-51 seat=seat:2 burned=last
      > chance deal 9h,8d,2c,Kc
      card-dealt CAR-04 seat=seat:1 card=(seat:1) 9h
      card-dealt CAR-04 seat=seat:2 card=(seat:2) 8d
      card-burned PB-47
      bank-dealt PB-23 card=(nobody) Kc
      > croupier irregular stuck-bank-cards
      irregular-play PB-51 cause=stuck-bank-cards
      > chance deal 7d,Td,3d,5h
      card-dealt CAR-04 seat=seat:1 card=(seat:1) 7d
      card-dealt CAR-04 seat=seat:2 card=(seat:2) Td
      card-burned PB-47
      bank-dealt PB-23 card=(nobody) 5h
      ! croupier irregular card-shown-at-cut
      cannot-have-happened PB-41 {}
      > croupier irregular misdeal-reordered
      cards-reordered PB-42
      said PB-42 phrase=Las cartas están bien dadas
      ! croupier irregular misdeal-reordered
      cannot-have-happened PB-42 {}
      > seat:2 object
      objected PB-42 seat=seat:2
      round-voided PB-42 cause=objection
      bet-voided PB-42 seat=seat:1 on=ante with=money stake=1000 seat:1/stakes>seat:1 1000
      bet-voided PB-42 seat=seat:2 on=ante with=money stake=500 seat:2/stakes>seat:2 500
      round-ended PB-42 round=1`,
    )
  })

  it('[PB-19 PB-48 PB-49 PB-50 PB-52 PB-53 PB-54] hands and rounds that come to nothing', () => {
    tells(
      caribbeanPoker,
      3,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > seat:3 bet ante 200
      > croupier no-more-bets
      ! croupier irregular misdeal
      cannot-have-happened PB-42 {}
      ! croupier irregular wrong-count seat=seat:1
      cannot-have-happened PB-52 {}
      ! croupier irregular took-bet-back seat=seat:1
      cannot-have-happened PB-19 {}
      ! croupier irregular bank-card-seen
      cannot-have-happened PB-50 {}
      > chance deal Ts,2s,Ac,Ah
      ! croupier irregular wrong-count
      no-hand-here PB-52 {"seat":null}
      ! croupier irregular wrong-count seat=seat:5
      no-hand-here PB-52 {"seat":"seat:5"}
      ! croupier irregular misdeal seat=seat:1
      seat-named PB-42 {}
      ! pit-boss irregular misdeal
      not-your-move PB-42 {"by":["croupier"]}
      ! croupier irregular earthquake
      no-such-cause PB-42 {"causes":["card-shown-at-cut","misdeal-reordered","misdeal","face-up-card","player-card-seen","stuck-cards","wrong-count","not-dealt-in","extra-cards","took-bet-back","bank-card-seen","stuck-bank-cards","bank-wrong-count","machine-jam","machine-jam-dealing","machine-removed","machine-repaired"]}
      > croupier irregular took-bet-back seat=seat:1
      irregular-play PB-19 cause=took-bet-back seat=seat:1
      bet-put-back PB-19 seat=seat:1
      > croupier irregular player-card-seen seat=seat:3
      irregular-play PB-48 cause=player-card-seen seat=seat:3
      > croupier irregular not-dealt-in seat=seat:3
      irregular-play PB-54 cause=not-dealt-in seat=seat:3
      hand-voided PB-54 seat=seat:3 cause=not-dealt-in
      bet-voided PB-54 seat=seat:3 on=ante with=money stake=200 seat:3/stakes>seat:3 200
      > croupier irregular wrong-count seat=seat:1
      irregular-play PB-52 cause=wrong-count seat=seat:1
      hand-voided PB-52 seat=seat:1 cause=wrong-count
      bet-voided PB-52 seat=seat:1 on=ante with=money stake=1000 seat:1/stakes>seat:1 1000
      ! croupier irregular wrong-count seat=seat:1
      no-hand-here PB-52 {"seat":"seat:1"}
      > croupier irregular player-card-seen seat=seat:2
      irregular-play PB-49 cause=player-card-seen seat=seat:2
      round-voided PB-49 cause=player-card-seen
      bet-voided PB-49 seat=seat:2 on=ante with=money stake=500 seat:2/stakes>seat:2 500
      round-ended PB-49 round=1`,
    )
  })

  it('[PB-53] the bank has a wrong number of cards when a hand has been lost', () => {
    tells(
      caribbeanPoker,
      2,
      `
      > seat:1 bet ante 1000
      > seat:2 bet ante 500
      > croupier no-more-bets
      > cards Ts 2s 9h 8d 7d Ac Td Jh Kd 5h 4c 7s 3c 8h
      > chance turn-up 4h
      bank-dealt CAR-05 card=4h
      asked CAR-09 seat=seat:1 question=bet
      ! croupier irregular face-up-card
      cannot-have-happened PB-47 {}
      ! croupier irregular stuck-bank-cards
      cannot-have-happened PB-51 {}
      ! croupier irregular stuck-cards seat=seat:1
      cannot-have-happened PB-51 {}
      ! chance deal 2h
      no-card-due CAR-04 {}
      > seat:1 fold
      ! croupier uncover
      not-now CAR-09 {"phase":"answers","needs":["uncover"]}
      > croupier retire
      collected CAR-11 seat=seat:1 on=ante with=money stake=1000 amount=1000 seat:1/stakes>bank 1000
      cards-collected CAR-11 seat=seat:1 cards=5
      asked CAR-09 seat=seat:2 question=bet
      ! croupier retire
      no-hand-waits CAR-11 {}
      ! croupier irregular misdeal-reordered
      cannot-have-happened PB-42 {}
      > seat:2 go
      bet-placed CAR-19 seat=seat:2 on=bet with=money stake=1000 seat:2>seat:2/stakes 1000
      went CAR-10 seat=seat:2 question=bet
      said CAR-09 phrase=no más apuestas
      ! seat:2 go
      not-now CAR-09 {"phase":"uncover","needs":["answers"]}
      ! croupier irregular not-dealt-in seat=seat:2
      cannot-have-happened PB-54 {}
      ! croupier irregular bank-card-seen
      cannot-have-happened PB-50 {}
      > croupier irregular bank-wrong-count
      irregular-play PB-53 cause=bank-wrong-count
      round-voided PB-53 cause=bank-wrong-count
      stake-refunded PB-53 seat=seat:1 on=ante stake=1000 bank>seat:1 1000
      bet-voided PB-53 seat=seat:2 on=ante with=money stake=500 seat:2/stakes>seat:2 500
      bet-voided PB-53 seat=seat:2 on=bet with=money stake=1000 seat:2/stakes>seat:2 1000
      round-ended PB-53 round=1
      ! croupier irregular bank-wrong-count
      cannot-have-happened PB-53 {}
      ! croupier irregular misdeal
      cannot-have-happened PB-42 {}`,
    )
  })

  it('[PB-55] cards drawn when the round is over are burned, as many as there are', () => {
    tells(
      threeCardPoker,
      1,
      `
      > seat:1 bet ante 1000
      > croupier no-more-bets
      ! croupier irregular extra-cards
      cannot-have-happened PB-55 {}
      > cards 4s Qh 5d 9c 6h 4d
      > seat:1 go
      ! croupier settle-hand
      not-now TCP-14 {"phase":"uncover","needs":["hands"]}
      ! croupier show-hand
      not-now TCP-14 {"phase":"uncover","needs":["hands"]}
      ! croupier clear
      not-now PB-28 {"phase":"uncover","needs":["clear"]}
      > croupier uncover
      ! croupier settle-hand
      hand-not-turned TCP-14 {}
      > croupier irregular extra-cards
      irregular-play PB-55 cause=extra-cards
      card-burned PB-55
      > croupier show-hand
      hand-shown TCP-14 seat=seat:1 cards=4s,5d,6h category=straight hand=6h,5d,4s used= result=wins
      said TCP-14 phrase=escalera al 6
      ! croupier show-hand
      no-hand-waits TCP-14 {}
      ! croupier clear
      not-now PB-28 {"phase":"hands","needs":["clear"]}
      > croupier settle-hand
      ! croupier settle-hand
      not-now TCP-14 {"phase":"clear","needs":["hands"]}
      > croupier irregular extra-cards
      irregular-play PB-55 cause=extra-cards
      card-burned PB-55
      > croupier clear
      cards-collected PB-28 of=bank
      round-ended PB-28 round=1`,
    )
  })

  it('[PB-47 GOP-04 GOP-06] covered cards of the board', () => {
    tells(
      goPoker,
      1,
      `
      > seat:1 bet line-1 1000
      > seat:1 bet line-2 1000
      > seat:1 bet line-3 1000
      > croupier no-more-bets
      ! croupier irregular board-card-seen
      cannot-have-happened PB-47 {}
      > chance deal 9d,9c
      card-dealt GOP-04 seat=seat:1 card=(seat:1) 9d
      board-dealt GOP-05 card=(nobody) 9c
      > croupier irregular board-card-seen
      irregular-play PB-47 cause=board-card-seen
      card-burned PB-47
      ! croupier irregular board-card-seen
      cannot-have-happened PB-47 {}
      > chance deal Kd
      board-dealt GOP-05 card=(nobody) Kd
      > chance deal 6d,Kc
      card-dealt GOP-04 seat=seat:1 card=(seat:1) 6d
      board-dealt GOP-05 card=(nobody) Kc
      > chance deal 4h
      card-dealt GOP-04 seat=seat:1 card=(seat:1) 4h
      asked GOP-09 seat=seat:1 question=line-1
      ! croupier uncover
      not-now GOP-12 {"phase":"answers","needs":["uncover"]}
      > seat:1 take-back
      taken-back GOP-10 seat=seat:1 question=line-1
      bet-withdrawn GOP-10 seat=seat:1 on=line-1 with=money stake=1000 seat:1/stakes>seat:1 1000
      ! croupier irregular board-card-seen
      cannot-have-happened PB-47 {}
      > croupier uncover
      board-shown GOP-12 cards=Kd
      asked GOP-13 seat=seat:1 question=line-2
      ! croupier find-bet line-1 600 seat:1
      line-taken-back GOP-02 {"on":"line-1"}
      > seat:1 stay
      stayed GOP-13 seat=seat:1 question=line-2
      > croupier uncover
      board-shown GOP-15 cards=Kc
      > croupier show-hand
      hand-shown GOP-17 seat=seat:1 cards=9d,6d,4h category=pair hand=Kd,Kc,9d,6d,4h used=Kd,Kc result=wins
      said GOP-17 phrase=par de reyes
      > croupier settle-hand
      paid GOP-17 seat=seat:1 amount=2000 [line-2 1:1 1000 GOP-19, line-3 1:1 1000 GOP-19] bank>seat:1 2000 seat:1/stakes>seat:1 1000 seat:1/stakes>seat:1 1000
      cards-collected PB-28 seat=seat:1 cards=3
      > croupier clear
      cards-collected PB-28 of=board
      round-ended PB-28 round=1`,
    )
  })
})
