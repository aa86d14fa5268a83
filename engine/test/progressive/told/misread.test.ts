// A card that was told as another one, found out after the prizes were claimed (PG-31).

import { describe, it } from 'vitest'
import { alone } from '../alone.js'
import { done, type House, logOf } from '../house.js'
import { ante, buy, GAME, light, tableWith } from '../side.js'
import { tells, tellsAlone } from '../tells.js'
import { settledRealRound } from './openings.js'

describe('a hand that is put right after its claim', () => {
  it('[GEN-38 PRG-26 PRG-32] is no flush: its prize goes back to the pot, and everybody is judged anew', () => {
    tells(
      settledRealRound({ reserves: [1_000] }),
      `
      = pozo main 1001440, pozo reserve:1 160, mesa seat:1 110000
      > mesa croupier claim-prizes
      mesa side-bet-lost (PRG-26) seat=seat:2 pot=pozo amount=1000 why=no-prize
      mesa pot-hit (PRG-26) seat=seat:1 pot=pozo category=flush bet=1000 tells pozo hit 1 seat:1 flush 1000
      mesa prizes-claimed (PRG-38) pot=pozo round=1 tells pozo award 1
      pozo hit (PRG-17) table=mesa round=1 seat=seat:1 category=flush bet=1000
      pozo prize-awarded (PRG-27) table=mesa round=1 seat=seat:1 category=flush bet=1000 share=50000 capped=false amount=50000 main>link:50000 tells mesa pot-prize 1 seat:1 flush 50000
      mesa prize-due (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 link>prizes:50000
      > mesa pit-boss misread 2c 2d
      mesa card-misread (GEN-39) card=2c as=2d
      mesa bank-judged (CAR-13) category=high-card cards=["As","Kd","9d","7s","4h"] opens=true
      mesa said (CAR-13) phrase=La banca abre con as y rey
      mesa side-bet-reopened (PRG-25) seat=seat:2 pot=pozo amount=1000
      mesa side-bet-reopened (PRG-25) seat=seat:1 pot=pozo amount=1000
      mesa prizes-withdrawn (PRG-38) pot=pozo round=1 amount=50000 prizes=[{"seat":"seat:1","category":"flush"}] prizes>link:50000 tells pozo undo-award 1
      pozo award-undone (PRG-32) table=mesa round=1 amount=50000 link>main:50000
      = pozo main 1001440, mesa prizes 0
      ? mesa claim-prizes pay-prizes clear
      mesa croupier claim-prizes
      ! mesa croupier pay-prizes
      nothing-to-pay PRG-38 {}
      ! mesa croupier clear
      prizes-not-claimed PRG-25 {}
      > mesa croupier claim-prizes
      mesa side-bet-lost (PRG-26) seat=seat:2 pot=pozo amount=1000 why=no-prize
      mesa side-bet-lost (PRG-26) seat=seat:1 pot=pozo amount=1000 why=no-prize
      > mesa croupier clear
      mesa cards-collected (PB-28) of=bank
      mesa round-ended (PB-28) round=1
      = pozo main 1001440, pozo reserve:1 160, mesa seat:1 110000, mesa seat:2 102000
    `,
    )
  })

  it('[GEN-38 PRG-26 PRG-27] is a flush after all: it is claimed and paid as if it had been read so', () => {
    tells(
      settledRealRound({}, 'Kc Jc 8c 6c 2d'),
      `
      > mesa croupier claim-prizes
      ! mesa croupier pay-prizes
      nothing-to-pay PRG-38 {}
      > mesa pit-boss misread 2d 2c
      mesa card-misread (GEN-39) card=2d as=2c
      mesa bank-judged (CAR-13) category=high-card cards=["As","Kd","9d","7s","4h"] opens=true
      mesa said (CAR-13) phrase=La banca abre con as y rey
      mesa side-bet-reopened (PRG-25) seat=seat:2 pot=pozo amount=1000
      mesa side-bet-reopened (PRG-25) seat=seat:1 pot=pozo amount=1000
      > mesa croupier claim-prizes
      mesa side-bet-lost (PRG-26) seat=seat:2 pot=pozo amount=1000 why=no-prize
      mesa pot-hit (PRG-26) seat=seat:1 pot=pozo category=flush bet=1000 tells pozo hit 1 seat:1 flush 1000
      mesa prizes-claimed (PRG-38) pot=pozo round=1 tells pozo award 1
      pozo hit (PRG-17) table=mesa round=1 seat=seat:1 category=flush bet=1000
      pozo prize-awarded (PRG-27) table=mesa round=1 seat=seat:1 category=flush bet=1000 share=50000 capped=false amount=50000 main>link:50000 tells mesa pot-prize 1 seat:1 flush 50000
      mesa prize-due (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 link>prizes:50000
      > mesa croupier pay-prizes
      mesa prize-paid (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 prizes>seat:1:50000
      > mesa croupier clear
      mesa cards-collected (PB-28) of=bank
      mesa round-ended (PB-28) round=1
      = pozo main 951600, mesa seat:1 146000, mesa seat:2 102000
    `,
    )
  })

  it('[GEN-38 PRG-30 PRG-40] is no royal: what restored the base value goes back to whom it came from, the last first', () => {
    tells(
      settledRealRound({ reserves: [1_000] }, 'Kc Jc Tc Qc Ac'),
      `
      > mesa croupier claim-prizes
      mesa side-bet-lost (PRG-26) seat=seat:2 pot=pozo amount=1000 why=no-prize
      mesa pot-hit (PRG-26) seat=seat:1 pot=pozo category=royal-flush bet=1000 tells pozo hit 1 seat:1 royal-flush 1000
      mesa prizes-claimed (PRG-38) pot=pozo round=1 tells pozo award 1
      pozo hit (PRG-17) table=mesa round=1 seat=seat:1 category=royal-flush bet=1000
      pozo prize-awarded (PRG-30) table=mesa round=1 seat=seat:1 category=royal-flush bet=1000 share=1001440 capped=false amount=1001440 main>link:1001440 tells mesa pot-prize 1 seat:1 royal-flush 1001440
      pozo base-restored (PRG-40) from=reserve:1 amount=160 reserve:1>main:160
      pozo base-restored (PRG-40) from=casino amount=999840 base>main:999840
      mesa prize-due (PRG-38) seat=seat:1 pot=pozo category=royal-flush amount=1001440 link>prizes:1001440
      = pozo main 1000000, pozo reserve:1 0, pozo base -1999840
      > mesa pit-boss misread Tc 9c
      mesa card-misread (GEN-39) card=Tc as=9c
      mesa bank-judged (CAR-13) category=high-card cards=["As","Kd","9d","7s","4h"] opens=true
      mesa said (CAR-13) phrase=La banca abre con as y rey
      mesa side-bet-reopened (PRG-25) seat=seat:2 pot=pozo amount=1000
      mesa side-bet-reopened (PRG-25) seat=seat:1 pot=pozo amount=1000
      mesa prizes-withdrawn (PRG-38) pot=pozo round=1 amount=1001440 prizes=[{"seat":"seat:1","category":"royal-flush"}] prizes>link:1001440 tells pozo undo-award 1
      pozo award-undone (PRG-32) table=mesa round=1 amount=1001440 link>main:1001440 main>base:999840 main>reserve:1:160
      = pozo main 1001440, pozo reserve:1 160, pozo base -1000000
      > mesa croupier claim-prizes
      mesa side-bet-lost (PRG-26) seat=seat:2 pot=pozo amount=1000 why=no-prize
      mesa pot-hit (PRG-26) seat=seat:1 pot=pozo category=flush bet=1000 tells pozo hit 1 seat:1 flush 1000
      mesa prizes-claimed (PRG-38) pot=pozo round=1 tells pozo award 1
      pozo hit (PRG-17) table=mesa round=1 seat=seat:1 category=flush bet=1000
      pozo prize-awarded (PRG-27) table=mesa round=1 seat=seat:1 category=flush bet=1000 share=50000 capped=false amount=50000 main>link:50000 tells mesa pot-prize 1 seat:1 flush 50000
      mesa prize-due (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 link>prizes:50000
      > mesa croupier pay-prizes
      mesa prize-paid (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 prizes>seat:1:50000
      > mesa croupier clear
      mesa cards-collected (PB-28) of=bank
      mesa round-ended (PB-28) round=1
      = pozo main 951440, pozo reserve:1 160, pozo base -1000000, mesa seat:1 350000
    `,
    )
  })

  it('[GEN-38 PRG-32] another card of no consequence opens nothing again', () => {
    tells(
      settledRealRound(),
      `
      > mesa croupier claim-prizes
      > mesa pit-boss misread 2c 3c
      mesa card-misread (GEN-39) card=2c as=3c
      mesa bank-judged (CAR-13) category=high-card cards=["As","Kd","9d","7s","4h"] opens=true
      mesa said (CAR-13) phrase=La banca abre con as y rey
      > mesa croupier pay-prizes
      mesa prize-paid (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 prizes>seat:1:50000
      > mesa croupier clear
      mesa cards-collected (PB-28) of=bank
      mesa round-ended (PB-28) round=1
    `,
    )
  })

  it('[PRG-38 GEN-39] what was handed over stays so: the rest is a matter of a dispute', () => {
    tells(
      settledRealRound(),
      `
      > mesa croupier claim-prizes
      > mesa croupier pay-prizes
      mesa prize-paid (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 prizes>seat:1:50000
      > mesa pit-boss misread 2c 2d
      mesa card-misread (GEN-39) card=2c as=2d
      mesa bank-judged (CAR-13) category=high-card cards=["As","Kd","9d","7s","4h"] opens=true
      mesa said (CAR-13) phrase=La banca abre con as y rey
      ! mesa croupier claim-prizes
      nothing-to-claim PRG-25 {}
      > mesa croupier clear
      mesa cards-collected (PB-28) of=bank
      mesa round-ended (PB-28) round=1
      = pozo main 951600, mesa seat:1 160000
    `,
    )
  })

  it('[PRG-38 GEN-39] stays so too where a random prize of the same hand is still to be paid', () => {
    const lucky = { by: 'player', oneIn: 2, amount: 700, paid: 'cash' } as const
    tells(
      settledRealRound({ lucky }),
      `
      > mesa croupier claim-prizes
      > mesa croupier pay-prizes
      mesa prize-paid (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 prizes>seat:1:50000
      > mesa chance draw-lucky pozo seat:1
      mesa lucky-drawn (PRG-42) pot=pozo seat=seat:1
      mesa lucky-claimed (PRG-43) seat=seat:1 pot=pozo amount=700 tells pozo complement 1 seat:1 700
      pozo complement-awarded (PRG-43) table=mesa round=1 seat=seat:1 amount=700 main>link:700 tells mesa pot-prize 1 seat:1 lucky 700
      mesa prize-due (PRG-38) seat=seat:1 pot=pozo category=lucky amount=700 link>prizes:700
      > mesa pit-boss misread 2c 2d
      mesa card-misread (GEN-39) card=2c as=2d
      mesa bank-judged (CAR-13) category=high-card cards=["As","Kd","9d","7s","4h"] opens=true
      mesa said (CAR-13) phrase=La banca abre con as y rey
      ! mesa croupier claim-prizes
      nothing-to-claim PRG-25 {}
      > mesa croupier pay-prizes
      mesa prize-paid (PRG-38) seat=seat:1 pot=pozo category=lucky amount=700 prizes>seat:1:700
      = pozo main 950900, mesa seat:1 160700
    `,
    )
  })

  it('[PRG-42 GEN-38] a random prize that was drawn has nothing to do with it, and is not drawn again', () => {
    const lucky = { by: 'player', oneIn: 2, amount: 700, paid: 'cash' } as const
    tells(
      settledRealRound({ lucky }),
      `
      > mesa croupier claim-prizes
      > mesa chance draw-lucky pozo seat:2
      mesa lucky-drawn (PRG-42) pot=pozo seat=seat:2
      mesa lucky-claimed (PRG-43) seat=seat:2 pot=pozo amount=700 tells pozo complement 1 seat:2 700
      pozo complement-awarded (PRG-43) table=mesa round=1 seat=seat:2 amount=700 main>link:700 tells mesa pot-prize 1 seat:2 lucky 700
      mesa prize-due (PRG-38) seat=seat:2 pot=pozo category=lucky amount=700 link>prizes:700
      > mesa pit-boss misread 2c 2d
      mesa card-misread (GEN-39) card=2c as=2d
      mesa bank-judged (CAR-13) category=high-card cards=["As","Kd","9d","7s","4h"] opens=true
      mesa said (CAR-13) phrase=La banca abre con as y rey
      mesa side-bet-reopened (PRG-25) seat=seat:2 pot=pozo amount=1000
      mesa side-bet-reopened (PRG-25) seat=seat:1 pot=pozo amount=1000
      mesa prizes-withdrawn (PRG-38) pot=pozo round=1 amount=50000 prizes=[{"seat":"seat:1","category":"flush"}] prizes>link:50000 tells pozo undo-award 1
      pozo award-undone (PRG-32) table=mesa round=1 amount=50000 link>main:50000
      ? mesa claim-prizes pay-prizes draw-lucky
      mesa croupier claim-prizes
      mesa croupier pay-prizes
      > mesa croupier claim-prizes
      mesa side-bet-lost (PRG-26) seat=seat:2 pot=pozo amount=1000 why=no-prize
      mesa side-bet-lost (PRG-26) seat=seat:1 pot=pozo amount=1000 why=no-prize
      ? mesa claim-prizes pay-prizes draw-lucky
      mesa croupier pay-prizes
      > mesa croupier pay-prizes
      mesa prize-paid (PRG-38) seat=seat:2 pot=pozo category=lucky amount=700 prizes>seat:2:700
      > mesa croupier clear
      mesa cards-collected (PB-28) of=bank
      mesa round-ended (PB-28) round=1
      = pozo main 1000900, mesa seat:1 110000, mesa seat:2 102700
    `,
    )
  })

  it('[GEN-38 PRG-32] only its own pots judge again', () => {
    const house: House = {
      ...tableWith({}, 2, { faces: 'turned' }),
      segundo: logOf('progressive-scj', { credit: 500, min: 500, max: 500, base: 200_000 }),
    }
    done(house, 'segundo', `room-head connect mesa ${GAME}`, 'room-head open-pot')
    light(house, 1, 1_000)
    buy(house, 2, 500)
    done(house, 'mesa', 'seat:2 light segundo 500')
    ante(house, 1, 2)
    done(house, 'mesa', 'croupier no-more-bets')
    tells(
      settledRealRound({}, 'Kc Jc 8c 6c 2c', house),
      `
      > mesa croupier claim-prizes
      mesa side-bet-lost (PRG-26) seat=seat:2 pot=segundo amount=500 why=no-prize
      mesa pot-hit (PRG-26) seat=seat:1 pot=pozo category=flush bet=1000 tells pozo hit 1 seat:1 flush 1000
      mesa prizes-claimed (PRG-38) pot=pozo round=1 tells pozo award 1
      pozo hit (PRG-17) table=mesa round=1 seat=seat:1 category=flush bet=1000
      pozo prize-awarded (PRG-27) table=mesa round=1 seat=seat:1 category=flush bet=1000 share=50000 capped=false amount=50000 main>link:50000 tells mesa pot-prize 1 seat:1 flush 50000
      mesa prize-due (PRG-38) seat=seat:1 pot=pozo category=flush amount=50000 link>prizes:50000
      > mesa pit-boss misread 2c 2d
      mesa card-misread (GEN-39) card=2c as=2d
      mesa bank-judged (CAR-13) category=high-card cards=["As","Kd","9d","7s","4h"] opens=true
      mesa said (CAR-13) phrase=La banca abre con as y rey
      mesa side-bet-reopened (PRG-25) seat=seat:1 pot=pozo amount=1000
      mesa prizes-withdrawn (PRG-38) pot=pozo round=1 amount=50000 prizes=[{"seat":"seat:1","category":"flush"}] prizes>link:50000 tells pozo undo-award 1
      pozo award-undone (PRG-32) table=mesa round=1 amount=50000 link>main:50000
      > mesa croupier claim-prizes
      mesa side-bet-lost (PRG-26) seat=seat:1 pot=pozo amount=1000 why=no-prize
      > mesa croupier clear
      mesa cards-collected (PB-28) of=bank
      mesa round-ended (PB-28) round=1
      = pozo main 1000800, segundo main 200400, mesa seat:1 110000, mesa seat:2 102500
    `,
    )
  })
})

describe('an award that is undone', () => {
  const fed = () => {
    const pot = alone('progressive-scj', {
      credit: 500,
      min: 500,
      max: 2000,
      base: 100_000,
      commission: 0,
      reserves: [1000],
    })
    pot.make('room-head connect mesa caribbean-poker', 'room-head connect otra go-poker', 'room-head open-pot')
    pot.make('log:mesa contribute 3 1000', 'log:otra contribute 8 1000')
    return pot
  }

  it('[PRG-32 PRG-40] is refused where there is none, and the round may be awarded again', () => {
    tellsAlone(
      fed(),
      `
      ! log:mesa undo-award 3
      nothing-awarded PRG-32 {round:3}
      ? undo-award
      > log:mesa hit 3 seat:1 flush 1000
      hit (PRG-17) table=mesa round=3 seat=seat:1 category=flush bet=1000
      > log:mesa hit 3 seat:2 straight-flush 500
      hit (PRG-17) table=mesa round=3 seat=seat:2 category=straight-flush bet=500
      > log:mesa award 3
      prize-awarded (PRG-27) table=mesa round=3 seat=seat:1 category=flush bet=1000 share=50000 capped=false amount=50000 main>link:50000 tells mesa pot-prize 3 seat:1 flush 50000
      prize-awarded (PRG-28) table=mesa round=3 seat=seat:2 category=straight-flush bet=500 share=5180 capped=false amount=5180 main>link:5180 tells mesa pot-prize 3 seat:2 straight-flush 5180
      ? undo-award
      log:mesa undo-award round=3
      ! log:mesa undo-award 4
      nothing-awarded PRG-32 {round:4}
      ! log:otra undo-award 8
      nothing-awarded PRG-32 {round:8}
      > log:mesa undo-award 3
      award-undone (PRG-32) table=mesa round=3 amount=55180 link>main:50000 link>main:5180
      = main 101800, reserve:1 200, link -2000
      ! log:mesa undo-award 3
      nothing-awarded PRG-32 {round:3}
      > log:mesa hit 3 seat:2 straight-flush 500
      hit (PRG-17) table=mesa round=3 seat=seat:2 category=straight-flush bet=500
      > log:mesa award 3
      prize-awarded (PRG-28) table=mesa round=3 seat=seat:2 category=straight-flush bet=500 share=10180 capped=false amount=10180 main>link:10180 tells mesa pot-prize 3 seat:2 straight-flush 10180
      = main 91620, link 8180
    `,
    )
  })

  it('[PRG-33 PRG-40] gives an advance back to the casino', () => {
    tellsAlone(
      fed(),
      `
      > log:mesa hit 3 seat:1 poker 1000
      hit (PRG-17) table=mesa round=3 seat=seat:1 category=poker bet=1000
      > log:mesa award 3
      prize-awarded (PRG-27) table=mesa round=3 seat=seat:1 category=poker bet=1000 share=500000 capped=false amount=500000 main>link:101800 reserve:1>link:200 advance>link:398000 tells mesa pot-prize 3 seat:1 poker 500000
      shortfall (PRG-40) from=reserve:1 amount=200
      shortfall (PRG-40) from=advance amount=398000
      > log:mesa undo-award 3
      award-undone (PRG-32) table=mesa round=3 amount=500000 link>main:101800 link>reserve:1:200 link>advance:398000
      = main 101800, reserve:1 200, advance 0, link -2000
    `,
    )
  })

  it('[PRG-30 PRG-33 PRG-40] what returns to reserves and to the casino is no part of what can go back to it', () => {
    tellsAlone(
      fed(),
      `
      > log:otra hit 8 seat:4 full 1000
      > log:otra award 8
      = main 1800, reserve:1 200
      > log:mesa hit 3 seat:1 flush 1000
      > log:mesa hit 3 seat:2 royal-flush 500
      > log:mesa award 3
      prize-awarded (PRG-27) table=mesa round=3 seat=seat:1 category=flush bet=1000 share=50000 capped=false amount=50000 main>link:1800 reserve:1>link:200 advance>link:48000 tells mesa pot-prize 3 seat:1 flush 50000
      shortfall (PRG-40) from=reserve:1 amount=200
      shortfall (PRG-40) from=advance amount=48000
      prize-awarded (PRG-30) table=mesa round=3 seat=seat:2 category=royal-flush bet=500 share=0 capped=false amount=0
      base-restored (PRG-40) from=casino amount=100000 base>main:100000
      > log:otra contribute 9 1000
      > log:otra hit 9 seat:4 full 1000
      > log:otra award 9
      = main 900, reserve:1 100, advance -48000, base -200000
      > log:mesa undo-award 3
      award-undone (PRG-32) table=mesa round=3 amount=50000 link>main:1800 link>reserve:1:200 link>advance:48000 main>base:2700
      = main 0, reserve:1 300, advance 0, base -197300
    `,
    )
  })

  it('[PRG-30 PRG-40] the base value goes back only as far as another table has not won it', () => {
    tellsAlone(
      fed(),
      `
      > log:otra hit 8 seat:4 full 1000
      hit (PRG-17) table=otra round=8 seat=seat:4 category=full bet=1000
      > log:otra award 8
      prize-awarded (PRG-27) table=otra round=8 seat=seat:4 category=full bet=1000 share=100000 capped=false amount=100000 main>link:100000 tells otra pot-prize 8 seat:4 full 100000
      > log:mesa hit 3 seat:1 royal-flush 1000
      hit (PRG-17) table=mesa round=3 seat=seat:1 category=royal-flush bet=1000
      > log:mesa award 3
      prize-awarded (PRG-30) table=mesa round=3 seat=seat:1 category=royal-flush bet=1000 share=1800 capped=false amount=1800 main>link:1800 tells mesa pot-prize 3 seat:1 royal-flush 1800
      base-restored (PRG-40) from=reserve:1 amount=200 reserve:1>main:200
      base-restored (PRG-40) from=casino amount=99800 base>main:99800
      > log:otra contribute 9 1000
      contributed (PRG-39) table=otra round=9 collected=1000 commission=0 main=900 reserves=[100] link>reserve:1:100 link>main:900
      > log:otra hit 9 seat:4 full 1000
      hit (PRG-17) table=otra round=9 seat=seat:4 category=full bet=1000
      > log:otra award 9
      prize-awarded (PRG-27) table=otra round=9 seat=seat:4 category=full bet=1000 share=100000 capped=false amount=100000 main>link:100000 tells otra pot-prize 9 seat:4 full 100000
      = main 900, reserve:1 100, base -199800, advance 0
      > log:mesa undo-award 3
      award-undone (PRG-32) table=mesa round=3 amount=1800 link>main:1800 main>base:2700
      = main 0, reserve:1 100, base -197100, advance 0, link 197000
    `,
    )
  })
})
