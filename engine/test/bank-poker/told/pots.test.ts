// What a round of poker tells a pot beside it: which hands are read, and which have given it up.

import { describe, it } from 'vitest'
import { alone } from '../../progressive/alone.js'
import { tellsAlone } from '../../progressive/tells.js'

const LIMITS = { min: 500, max: 5_000 }
const SEATS = { 'seat:1': 50_000, 'seat:2': 50_000 }

/** Seats 1 and 2 with a side bet of 500 each, by chips. */
const beside = (game: string, config: Parameters<typeof alone>[1] = {}) => {
  const table = alone(game, { ...LIMITS, ...config }, SEATS)
  table.make(`log:pozo pot-terms ${game} open 1 500 500 1000 manual`, 'seat:1 light pozo 500', 'seat:2 light pozo 500')
  table.make('seat:1 bet ante 500', 'seat:2 bet ante 1000')
  return table
}

describe('A pot beside a round', () => {
  it('[CAR-15 CAR-16 PRG-21 PRG-25] a hand is read though the bank does not open, and one that retired is not', () => {
    const table = beside('caribbean-poker')
    table.make('croupier no-more-bets', 'chance deal Ts,Kc,Ac', 'chance deal 8d,Jc,Qs', 'chance deal 5h,8c,9d')
    table.make('chance deal 5c,6c,7s', 'chance deal 3s,2c', 'chance turn-up 4h', 'seat:1 fold', 'croupier retire')
    table.make('seat:2 go', 'croupier uncover')
    tellsAlone(
      table,
      `
      ? read-hand settle-hand
      croupier read-hand
      ! croupier claim-prizes
      nothing-to-claim PRG-25 {}
      > croupier read-hand
      hand-shown (PRG-25) seat=seat:2 cards=["Kc","Jc","8c","6c","2c"] category=flush hand=["Kc","Jc","8c","6c","2c"] used=[] result=null
      said (PRG-25) phrase=color al rey
      > croupier settle-hand
      paid (CAR-17) seat=seat:2 amount=1000 lines=[{"on":"ante","with":"money","stake":1000,"odds":{"num":1,"den":1},"amount":1000,"void":false,"cite":"CAR-15"}] bank>seat:2:1000 seat:2/stakes>seat:2:1000
      pushed (CAR-16) seat=seat:2 on=bet with=money stake=2000
      cards-collected (PB-28) seat=seat:2 cards=5
      > croupier claim-prizes
      pot-hit (PRG-26) seat=seat:2 pot=pozo category=flush bet=500 tells pozo hit 1 seat:2 flush 500
      side-bet-lost (PRG-21) seat=seat:1 pot=pozo amount=500 why=folded
      prizes-claimed (PRG-38) pot=pozo round=1 tells pozo award 1
    `,
    )
  })

  it('[PB-23 PRG-25] of real cards, whoever reads a hand tells it', () => {
    const table = beside('caribbean-poker', { faces: 'turned' })
    table.make('seat:1 withdraw ante 500', 'croupier no-more-bets')
    table.make(...Array<string>(5).fill('croupier lay'), 'chance turn-up 4h', 'seat:2 go')
    table.make('croupier uncover cards=Ac,Qs,9d,7s')
    tellsAlone(
      table,
      `
      ? read-hand
      croupier read-hand cards=5 of 47
      ! croupier read-hand
      cards-not-told PRG-25 {cards:5}
      ! croupier read-hand cards=Kc,Jc,8c,6c
      wrong-number-told PRG-25 {cards:5,told:4}
      ! croupier read-hand cards=Kc,Jc,8c,6c,9d
      card-seen-before PRG-25 {card:9d}
      > croupier read-hand cards=Kc,Jc,8c,6c,2c
      hand-shown (PRG-25) seat=seat:2 cards=["Kc","Jc","8c","6c","2c"] category=flush hand=["Kc","Jc","8c","6c","2c"] used=[] result=null
      said (PRG-25) phrase=color al rey
    `,
    )
  })

  it('[HPI-46 PRG-21] a forbidden act gives up the pot', () => {
    const table = beside('holdem-plus-iquique')
    table.make('seat:1 bet call 1000', 'croupier no-more-bets', 'chance deal As,Qs,2h', 'chance deal 5s,Qd,7c')
    table.make('chance deal 2d', 'chance turn-up Ks,9s,3s', 'chance deal 5c,Jc')
    tellsAlone(
      table,
      `
      > croupier irregular forbidden-act seat=seat:1
      irregular-play (HPI-46) cause=forbidden-act seat=seat:1
      > croupier retire
      collected (HPI-46) seat=seat:1 on=ante with=money stake=500 amount=500 seat:1/stakes>bank:500
      collected (HPI-46) seat=seat:1 on=call with=money stake=1000 amount=1000 seat:1/stakes>bank:1000
      cards-collected (HPI-46) seat=seat:1 cards=2
      asked (HPI-16) seat=seat:2 question=call
      > seat:2 go
      > croupier uncover
      > croupier read-hand
      hand-shown (PRG-25) seat=seat:2 cards=["Qs","Qd"] category=pair hand=["Qs","Qd","Ks","9s","3s"] used=[] result=null
      said (PRG-25) phrase=par de reinas
      > croupier settle-hand
      > croupier claim-prizes
      side-bet-lost (PRG-26) seat=seat:2 pot=pozo amount=500 why=no-prize
      side-bet-lost (PRG-21) seat=seat:1 pot=pozo amount=500 why=folded
    `,
    )
  })

  it('[HEP-21 PRG-20] two own cards and the flop count, and nothing else: a flush with the river is none', () => {
    const table = beside('holdem-plus')
    table.make('seat:1 withdraw ante 500', 'croupier no-more-bets', 'chance deal As,2h', 'chance deal 5s,7c')
    table.make('chance deal 2d', 'chance turn-up Ks,9s,3d', 'chance deal Jc,4s', 'seat:2 go', 'croupier uncover')
    tellsAlone(
      table,
      `
      > croupier read-hand
      hand-shown (PRG-25) seat=seat:2 cards=["As","5s"] category=high-card hand=["As","Ks","9s","5s","3d"] used=[] result=null
      said (PRG-25) phrase=as y rey
      > croupier settle-hand
      > croupier claim-prizes
      side-bet-lost (PRG-26) seat=seat:2 pot=pozo amount=500 why=no-prize
    `,
    )
  })
})
