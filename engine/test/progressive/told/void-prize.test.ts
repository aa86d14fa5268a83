// A prize that was held and is void goes back to whoever gave it: reserves and casino made no gift to the main pot (PG-31).

import { it } from 'vitest'
import { done, type House } from '../house.js'
import { allGo } from '../side.js'
import { tells, tellsAlone } from '../tells.js'
import { lockedRound, openPot, settledRealRound, settledRound } from './openings.js'

/** The prizes of these seats are held, and the round is over. */
const held = (house: House, ...seats: readonly number[]): House => {
  done(house, 'mesa', 'croupier claim-prizes', ...seats.map((seat) => `pit-boss hold seat:${seat}`))
  done(house, 'mesa', 'croupier pay-prizes', 'croupier clear')
  return house
}

const voided = (house: House, hold: string): void =>
  done(house, 'mesa', `pit-boss propose-void ${hold}`, `room-head decide-void ${hold} confirm`)

it('[PRG-33 PRG-40 GEN-41] a fixed prize above the pot: the reserve and the casino have back what they paid of it', () => {
  const house = held(settledRound({ base: 0, reserves: [1_000] }), 1)
  voided(house, 'hold:1')
  tells(
    house,
    `
    = pozo main 0, pozo reserve:1 0, pozo advance -48400, pozo commission 400
    > mesa croupier pay-held hold:1
    mesa hold-voided (GEN-41) seat=seat:1 hold=hold:1 amount=50000 to=["seat:1"] hold:1>link:50000 tells pozo restore-prize 50000 1 seat:1 flush
    pozo prize-restored (PRG-17) table=mesa amount=50000 link>main:1440 link>reserve:1:160 link>advance:48400
    = pozo main 1440, pozo reserve:1 160, pozo advance 0, pozo commission 400
  `,
  )
})

it('[PRG-30 PRG-40 GEN-41] a royal that was none: its base value was restored for nothing, and goes back too', () => {
  const house = held(settledRealRound({ reserves: [1_000] }, 'Kc Jc Tc Qc Ac'), 1)
  voided(house, 'hold:1')
  tells(
    house,
    `
    = pozo main 1000000, pozo reserve:1 0, pozo base -1999840
    > mesa croupier pay-held hold:1
    mesa hold-voided (GEN-41) seat=seat:1 hold=hold:1 amount=1001440 to=["seat:1"] hold:1>link:1001440 tells pozo restore-prize 1001440 1 seat:1 royal-flush
    pozo prize-restored (PRG-17) table=mesa amount=1001440 link>main:1001440 main>base:999840 main>reserve:1:160
    = pozo main 1001440, pozo reserve:1 160, pozo base -1000000
  `,
  )
})

/** Royals of clubs and diamonds for seats 1 and 2. */
const TWO_ROYALS = 'Kc Td 9h Jc Kd Ks Tc Jd 8h Qc Qd 7s Ac Ad 4h'.split(' ')

it('[PRG-30 PRG-34 PRG-40 GEN-41] of two royals one is none: the other emptied the pot, and its base value stays', () => {
  const house = lockedRound()
  allGo(house, [...TWO_ROYALS], 'claim-prizes')
  held(house, 1, 2)
  voided(house, 'hold:2')
  voided(house, 'hold:1')
  tells(
    house,
    `
    = pozo main 1000000, pozo base -2000000
    > mesa croupier pay-held hold:2
    mesa hold-voided (GEN-41) seat=seat:1 hold=hold:2 amount=500800 to=["seat:1"] hold:2>link:500800 tells pozo restore-prize 500800 1 seat:1 royal-flush
    pozo prize-restored (PRG-17) table=mesa amount=500800 link>main:500800
    = pozo main 1500800, pozo base -2000000
    > mesa croupier pay-held hold:1
    mesa hold-voided (GEN-41) seat=seat:2 hold=hold:1 amount=500800 to=["seat:2"] hold:1>link:500800 tells pozo restore-prize 500800 1 seat:2 royal-flush
    pozo prize-restored (PRG-17) table=mesa amount=500800 link>main:500800 main>base:1000000
    = pozo main 1001600, pozo base -1000000
  `,
  )
})

it('[PRG-43 GEN-41] a random prize in cash above the pot goes back the same way', () => {
  const lucky = { by: 'player', oneIn: 1, amount: 2_000, paid: 'cash' } as const
  const house = lockedRound({ base: 0, reserves: [1_000], lucky })
  done(house, 'mesa', 'chance deal Kc,Ts,Ac', 'chance deal Jc,8d,Ks', 'chance deal 8c,5h,9d', 'chance deal 6c,5c,7s')
  done(house, 'mesa', 'chance deal 2c,3s', 'chance turn-up 4h', 'seat:1 fold', 'seat:2 fold')
  done(house, 'mesa', 'croupier retire', 'croupier retire', 'croupier claim-prizes', 'chance draw-lucky pozo seat:2')
  done(house, 'mesa', 'pit-boss hold seat:2', 'croupier pay-prizes', 'croupier clear')
  done(house, 'mesa', 'pit-boss clear-hold hold:1 void')
  tells(
    house,
    `
    = pozo main 0, pozo reserve:1 0, pozo advance -400
    > mesa croupier pay-held hold:1
    mesa hold-voided (GEN-41) seat=seat:2 hold=hold:1 amount=2000 to=["seat:2"] hold:1>link:2000 tells pozo restore-prize 2000 1 seat:2 lucky
    pozo prize-restored (PRG-17) table=mesa amount=2000 link>main:1440 link>reserve:1:160 link>advance:400
    = pozo main 1440, pozo reserve:1 160, pozo advance 0
  `,
  )
})

it('[PRG-17 PRG-30 PRG-33 PRG-40] the pot knows a prize by table, round, seat, hand and amount, once, and until its award is undone', () => {
  tellsAlone(
    openPot({ base: 10_000, commission: 0, reserves: [] }),
    `
    > log:mesa contribute 7 1000
    > log:mesa hit 7 seat:1 full 500
    > log:mesa hit 7 seat:2 royal-flush 500
    > log:mesa award 7
    prize-awarded (PRG-27) table=mesa round=7 seat=seat:1 category=full bet=500 share=50000 capped=false amount=50000 main>link:11000 advance>link:39000 tells mesa pot-prize 7 seat:1 full 50000
    shortfall (PRG-40) from=advance amount=39000
    prize-awarded (PRG-30) table=mesa round=7 seat=seat:2 category=royal-flush bet=500 share=0 capped=false amount=0
    base-restored (PRG-40) from=casino amount=10000 base>main:10000
    ! log:mesa restore-prize 50000 round=1000000001
    malformed PRG-17 {field:round}
    ! log:mesa restore-prize 50000 round=-1
    malformed PRG-17 {field:round}
    ! log:mesa restore-prize 50000 round=7 seat=seat:1001
    no-such-seat PRG-17 {seats:1000}
    > log:otra restore-prize 50000 round=7 seat=seat:1 category=full
    prize-restored (PRG-17) table=otra amount=50000 link>main:50000
    > log:mesa restore-prize 50000 round=8 seat=seat:1 category=full
    prize-restored (PRG-17) table=mesa amount=50000 link>main:50000
    > log:mesa restore-prize 50000 round=7 seat=seat:2 category=full
    prize-restored (PRG-17) table=mesa amount=50000 link>main:50000
    > log:mesa restore-prize 50000 round=7 seat=seat:1 category=flush
    prize-restored (PRG-17) table=mesa amount=50000 link>main:50000
    > log:mesa restore-prize 49999 round=7 seat=seat:1 category=full
    prize-restored (PRG-17) table=mesa amount=49999 link>main:49999
    > log:mesa restore-prize 50000
    prize-restored (PRG-17) table=mesa amount=50000 link>main:50000
    > log:mesa restore-prize 50000 round=7 seat=seat:1 category=full
    prize-restored (PRG-17) table=mesa amount=50000 link>main:11000 link>advance:39000
    > log:mesa restore-prize 50000 round=7 seat=seat:1 category=full
    prize-restored (PRG-17) table=mesa amount=50000 link>main:50000
    > log:mesa complement 7 seat:3 700
    > log:mesa contribute 8 500
    > log:mesa hit 8 seat:1 royal-flush 500
    > log:mesa award 8
    > log:mesa undo-award 8
    > log:mesa hit 8 seat:2 royal-flush 500
    > log:mesa award 8
    > log:mesa restore-prize 370799 round=8 seat=seat:2 category=royal-flush
    prize-restored (PRG-17) table=mesa amount=370799 link>main:370799 main>base:10000
  `,
  )
})
