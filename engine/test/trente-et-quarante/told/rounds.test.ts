import { type Table, type TrenteKind, trenteEtQuarante } from '@tapete/engine'
import { describe, it } from 'vitest'
import { tells } from '../../cards/table.js'

/** A shoe with so many cards left. */
const left =
  (cards: number) =>
  (s: Table<TrenteKind>): Table<TrenteKind> => ({
    ...s,
    play: { ...s.play, packs: { ...s.play.packs, out: 312 - cards } },
  })

describe('Treinta y Cuarenta, told whole', () => {
  it('[TYC-01 TYC-04 TYC-05 TYC-06 TYC-07 TYC-08 TYC-11 GEN-19] the shoe is prepared from the right, and the round opens', () => {
    tells(
      trenteEtQuarante,
      `
      > croupier show-cards
      packs-shown TYC-05 packs=6 cards=312
      > croupier shuffle
      cards-shuffled TYC-05 cards=312
      ! seat:1 cut 100
      cut-offered-to-another TYC-06 {"to":"seat:2"}
      ! seat:2 cut 0
      cut-too-near-the-end TYC-06 {"least":1,"most":311}
      > seat:2 pass-cut
      cut-declined TYC-06 seat=seat:2
      > seat:1 cut 100
      deck-cut TYC-06 by=seat:1 at=100
      > croupier load inserted
      shoe-loaded TYC-07 cards=312 behind=104
      > croupier burn
      cards-burned TYC-08 cards=5
      > croupier start
      round-started TYC-11 round=1
      said GEN-19 phrase=hagan su juego`,
      { opening: 'open' },
    )
  })

  it('[TYC-05 TYC-07 TYC-47] sealed packs, and never more than half of them out of play', () => {
    tells(
      trenteEtQuarante,
      `
      > croupier open-packs
      pre-shuffled-warning TYC-47 approval=Res. 7
      sealed-packs-opened TYC-05 packs=6
      > seat:2 pass-cut
      > seat:1 pass-cut
      > croupier cut 156
      deck-cut TYC-06 by=croupier at=156
      > croupier load inserted
      shoe-loaded TYC-07 cards=312 behind=156`,
      { opening: 'open', config: { preShuffled: 'Res. 7', cutCardDepth: 208 } },
    )
  })

  it('[TYC-10 TYC-12 TYC-13 TYC-14 TYC-15 TYC-16 TYC-17 TYC-18 TYC-19 TYC-31] NEGRO wins and COLOR with it (TQ-X1)', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet black 1000
      bet-placed TYC-15 seat=seat:1 on=black with=money stake=1000 seat:1>seat:1/stakes 1000
      > seat:1 bet red 1000
      bet-placed TYC-15 seat=seat:1 on=red with=money stake=1000 seat:1>seat:1/stakes 1000
      > seat:2 bet color 1000
      bet-placed TYC-16 seat=seat:2 on=color with=money stake=1000 seat:2>seat:2/stakes 1000
      > seat:2 bet inverse 1000
      bet-placed TYC-16 seat=seat:2 on=inverse with=money stake=1000 seat:2>seat:2/stakes 1000
      > croupier no-more-bets
      said TYC-11 phrase=no va más
      > cards Ks 9h Tc 3d Qh 7d 8s Th
      card-dealt TYC-12 row=black card=Ks total=10
      card-dealt TYC-12 row=black card=9h total=19
      card-dealt TYC-12 row=black card=Tc total=29
      card-dealt TYC-12 row=black card=3d total=32
      card-dealt TYC-12 row=red card=Qh total=10
      card-dealt TYC-12 row=red card=7d total=17
      card-dealt TYC-12 row=red card=8s total=25
      card-dealt TYC-12 row=red card=Th total=35
      rows-full TYC-14 result=black-color black=32 red=35
      said TYC-18 phrase=negro dos, rojo cinco
      said TYC-18 phrase=dos negro y color gana
      > croupier collect
      collected TYC-15 seat=seat:1 on=red with=money stake=1000 amount=1000 seat:1/stakes>bank 1000
      collected TYC-16 seat=seat:2 on=inverse with=money stake=1000 amount=1000 seat:2/stakes>bank 1000
      > croupier pay
      paid TYC-19 seat=seat:1 amount=1000 [black 1:1 1000 TYC-17] bank>seat:1 1000 seat:1/stakes>seat:1 1000
      paid TYC-19 seat=seat:2 amount=1000 [color 1:1 1000 TYC-17] bank>seat:2 1000 seat:2/stakes>seat:2 1000
      > croupier collect-cards
      cards-collected TYC-31
      round-ended TYC-31 round=1`,
    )
  })

  it('[TYC-16 TYC-18] NEGRO wins with a red first card: INVERSO (TQ-X2)', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet black 1000
      > seat:1 bet inverse 1000
      > seat:2 bet color 1000
      > croupier no-more-bets
      > cards 5d Jc 9s 8h Qh 7d 8s Th
      card-dealt TYC-12 row=black card=5d total=5
      card-dealt TYC-12 row=black card=Jc total=15
      card-dealt TYC-12 row=black card=9s total=24
      card-dealt TYC-12 row=black card=8h total=32
      card-dealt TYC-12 row=red card=Qh total=10
      card-dealt TYC-12 row=red card=7d total=17
      card-dealt TYC-12 row=red card=8s total=25
      card-dealt TYC-12 row=red card=Th total=35
      rows-full TYC-14 result=black-inverse black=32 red=35
      said TYC-18 phrase=negro dos, rojo cinco
      said TYC-18 phrase=dos negro e inverso gana
      > croupier collect
      collected TYC-16 seat=seat:2 on=color with=money stake=1000 amount=1000 seat:2/stakes>bank 1000
      > croupier pay
      paid TYC-19 seat=seat:1 amount=2000 [black 1:1 1000 TYC-17, inverse 1:1 1000 TYC-17] bank>seat:1 2000 seat:1/stakes>seat:1 1000 seat:1/stakes>seat:1 1000`,
    )
  })

  it('[TYC-15 TYC-16 TYC-18] ROJO wins with 31 and a red first card (TQ-X3), and with a black one (TQ-X4)', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet red 1000
      > seat:1 bet color 1000
      > seat:2 bet black 1000
      > croupier no-more-bets
      > cards Ts 9d Kc 7h Th Td Ac Kd
      card-dealt TYC-12 row=black card=Ts total=10
      card-dealt TYC-12 row=black card=9d total=19
      card-dealt TYC-12 row=black card=Kc total=29
      card-dealt TYC-12 row=black card=7h total=36
      card-dealt TYC-12 row=red card=Th total=10
      card-dealt TYC-12 row=red card=Td total=20
      card-dealt TYC-12 row=red card=Ac total=21
      card-dealt TYC-12 row=red card=Kd total=31
      rows-full TYC-14 result=red-color black=36 red=31
      said TYC-18 phrase=negro seis, rojo uno
      said TYC-18 phrase=uno rojo y color gana
      > croupier collect
      collected TYC-15 seat=seat:2 on=black with=money stake=1000 amount=1000 seat:2/stakes>bank 1000
      > croupier pay
      paid TYC-19 seat=seat:1 amount=2000 [red 1:1 1000 TYC-17, color 1:1 1000 TYC-17] bank>seat:1 2000 seat:1/stakes>seat:1 1000 seat:1/stakes>seat:1 1000
      > croupier collect-cards
      > croupier start
      > seat:1 bet red 1000
      > seat:1 bet inverse 1000
      > seat:2 bet color 1000
      > croupier no-more-bets
      > cards Ks 9h Tc 3d 5c Td 8h 8c
      card-dealt TYC-12 row=black card=Ks total=10
      card-dealt TYC-12 row=black card=9h total=19
      card-dealt TYC-12 row=black card=Tc total=29
      card-dealt TYC-12 row=black card=3d total=32
      card-dealt TYC-12 row=red card=5c total=5
      card-dealt TYC-12 row=red card=Td total=15
      card-dealt TYC-12 row=red card=8h total=23
      card-dealt TYC-12 row=red card=8c total=31
      rows-full TYC-14 result=red-inverse black=32 red=31
      said TYC-18 phrase=negro dos, rojo uno
      said TYC-18 phrase=uno rojo e inverso gana
      > croupier collect
      collected TYC-16 seat=seat:2 on=color with=money stake=1000 amount=1000 seat:2/stakes>bank 1000
      > croupier pay
      paid TYC-19 seat=seat:1 amount=2000 [red 1:1 1000 TYC-17, inverse 1:1 1000 TYC-17] bank>seat:1 2000 seat:1/stakes>seat:1 1000 seat:1/stakes>seat:1 1000`,
    )
  })

  it('[TYC-13 TYC-14 TYC-18] forty loses to 38 (TQ-X5)', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet red 1000
      > croupier no-more-bets
      > cards Ts Th Td Tc As Jd Jc 9h 8s
      card-dealt TYC-12 row=black card=Ts total=10
      card-dealt TYC-12 row=black card=Th total=20
      card-dealt TYC-12 row=black card=Td total=30
      card-dealt TYC-12 row=black card=Tc total=40
      card-dealt TYC-12 row=red card=As total=1
      card-dealt TYC-12 row=red card=Jd total=11
      card-dealt TYC-12 row=red card=Jc total=21
      card-dealt TYC-12 row=red card=9h total=30
      card-dealt TYC-12 row=red card=8s total=38
      rows-full TYC-14 result=red-inverse black=40 red=38
      said TYC-18 phrase=negro cuarenta, rojo ocho
      said TYC-18 phrase=ocho rojo e inverso gana
      > croupier collect
      > croupier pay
      paid TYC-19 seat=seat:1 amount=1000 [red 1:1 1000 TYC-17] bank>seat:1 1000 seat:1/stakes>seat:1 1000`,
    )
  })

  it('[TYC-20] a tie at 33 is neutral: the bets stand, and are kept, taken back or changed (TQ-X6)', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet red 1000
      > seat:2 bet black 1000
      > croupier no-more-bets
      > cards Ts Th 6c 7d Kc 9d 8h 6s
      card-dealt TYC-12 row=black card=Ts total=10
      card-dealt TYC-12 row=black card=Th total=20
      card-dealt TYC-12 row=black card=6c total=26
      card-dealt TYC-12 row=black card=7d total=33
      card-dealt TYC-12 row=red card=Kc total=10
      card-dealt TYC-12 row=red card=9d total=19
      card-dealt TYC-12 row=red card=8h total=27
      card-dealt TYC-12 row=red card=6s total=33
      rows-full TYC-14 result=tie black=33 red=33
      said TYC-18 phrase=negro tres, rojo tres
      said TYC-20 phrase=empate a tres
      > croupier collect
      bets-stand TYC-20
      > croupier collect-cards
      cards-collected TYC-31
      round-ended TYC-31 round=1
      > croupier start
      round-started TYC-11 round=2
      said GEN-19 phrase=hagan su juego
      > seat:1 withdraw red 1000
      bet-withdrawn GEN-23 seat=seat:1 on=red with=money stake=1000 seat:1/stakes>seat:1 1000
      > seat:1 bet color 1000
      > croupier no-more-bets
      > cards Ks 9h Tc 3d Qh 7d 8s Th
      > croupier collect
      > croupier pay
      paid TYC-19 seat=seat:1 amount=1000 [color 1:1 1000 TYC-17] bank>seat:1 1000 seat:1/stakes>seat:1 1000
      paid TYC-19 seat=seat:2 amount=1000 [black 1:1 1000 TYC-17] bank>seat:2 1000 seat:2/stakes>seat:2 1000`,
    )
  })

  it('[TYC-21 TYC-22 TYC-43 TYC-44] 31-31: half is lost, and handing the rest over loses it (TQ-X7 a)', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet red 1000
      > croupier no-more-bets
      > cards Ks Kd Tc Ah Qh Js 9d 2c
      card-dealt TYC-12 row=black card=Ks total=10
      card-dealt TYC-12 row=black card=Kd total=20
      card-dealt TYC-12 row=black card=Tc total=30
      card-dealt TYC-12 row=black card=Ah total=31
      card-dealt TYC-12 row=red card=Qh total=10
      card-dealt TYC-12 row=red card=Js total=20
      card-dealt TYC-12 row=red card=9d total=29
      card-dealt TYC-12 row=red card=2c total=31
      rows-full TYC-14 result=refait black=31 red=31
      said TYC-18 phrase=negro uno, rojo uno
      said TYC-21 phrase=empate a treinta y uno
      > croupier collect
      blocked TYC-21 seat=seat:1 on=red with=money stake=1000 amount=500 blocked=500
      collected TYC-21 seat=seat:1 on=red with=money stake=500 amount=500 seat:1/stakes>bank 500
      choice-offered TYC-43 seat=seat:1 on=red with=money stake=500
      ! seat:1 withdraw red 500
      betting-closed TYC-34 {}
      ! seat:1 yield black
      no-blocked-bet TYC-22 {"on":"black"}
      ! seat:2 yield red
      no-blocked-bet TYC-22 {"on":"red"}
      > seat:1 yield red
      collected TYC-22 seat=seat:1 on=red with=money stake=500 amount=500 seat:1/stakes>bank 500
      ! seat:1 wait red
      not-now TYC-23 {"phase":"clear","needs":["refait"]}
      > croupier collect-cards
      cards-collected TYC-31
      round-ended TYC-31 round=1`,
    )
  })

  it('[TYC-21 TYC-23 TYC-44] 31-31: who waits and wins has the rest released (TQ-X7 b)', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet red 1000
      > croupier no-more-bets
      > cards Ks Kd Tc Ah Qh Js 9d 2c
      > croupier collect
      > seat:1 wait red
      waits TYC-23 seat=seat:1 on=red with=money stake=500
      > croupier collect-cards
      cards-collected TYC-31
      round-ended TYC-31 round=1
      > croupier start
      ! seat:1 withdraw red 500
      no-bet-there GEN-23 {"on":"red"}
      > seat:1 bet red 2000
      > croupier no-more-bets
      > cards Ts 9d Kc 7h Th Td Ac Kd
      > croupier collect
      > croupier pay
      paid TYC-19 seat=seat:1 amount=2000 [red 0:1 0 TYC-23, red 1:1 2000 TYC-17] bank>seat:1 2000 seat:1/stakes>seat:1 500 seat:1/stakes>seat:1 2000`,
    )
  })

  it('[TYC-24] 31-31: who waits and loses has lost everything (TQ-X7 c)', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet red 1000
      > croupier no-more-bets
      > cards Ks Kd Tc Ah Qh Js 9d 2c
      > croupier collect
      > seat:1 wait red
      > croupier collect-cards
      cards-collected TYC-31
      round-ended TYC-31 round=1
      > croupier start
      > croupier no-more-bets
      > cards Ks 9h Tc 3d Qh 7d 8s Th
      > croupier collect
      collected TYC-24 seat=seat:1 on=red with=money stake=500 amount=500 seat:1/stakes>bank 500
      > croupier collect-cards
      cards-collected TYC-31
      round-ended TYC-31 round=2`,
    )
  })

  it('[TYC-25 TYC-26 TYC-45] an insured bet outlives another 31-31 (TQ-X8)', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet red 1000
      > croupier no-more-bets
      ! seat:1 insure red
      not-now TYC-25 {"phase":"deal","needs":["refait"]}
      > cards Ks Kd Tc Ah Qh Js 9d 2c
      > croupier collect
      ! seat:1 insure black
      no-blocked-bet TYC-25 {"on":"black"}
      > seat:1 insure red
      insured TYC-25 seat=seat:1 on=red with=money stake=500 amount=5
      collected TYC-45 seat=seat:1 on=insurance:red with=money stake=5 amount=5 seat:1>bank 5
      > croupier collect-cards
      > croupier start
      > croupier no-more-bets
      > cards Ks Kd Tc Ah Qh Js 9d 2c
      > croupier collect
      kept-in-pledge TYC-26 seat=seat:1 on=red with=money stake=500
      choice-offered TYC-43 seat=seat:1 on=red with=money stake=500
      > croupier no-more-choices
      > croupier collect-cards
      > croupier start
      > croupier no-more-bets
      > cards Ts 9d Kc 7h Th Td Ac Kd
      > croupier collect
      > croupier pay
      paid TYC-19 seat=seat:1 amount=0 [red 0:1 0 TYC-23] seat:1/stakes>seat:1 500`,
    )
  })

  it('[TYC-24 TYC-26] another 31-31 without insurance takes what was blocked, and blocks what is new', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet red 1000
      > seat:2 bet color 3000
      > croupier no-more-bets
      > cards Ks Kd Tc Ah Qh Js 9d 2c
      > croupier collect
      > seat:1 wait red
      > seat:2 insure color
      insured TYC-25 seat=seat:2 on=color with=money stake=1500 amount=15
      collected TYC-45 seat=seat:2 on=insurance:color with=money stake=15 amount=15 seat:2>bank 15
      > croupier collect-cards
      > croupier start
      > seat:1 bet red 5000
      > croupier no-more-bets
      > cards Ks Kd Tc Ah Qh Js 9d 2c
      > croupier collect
      collected TYC-24 seat=seat:1 on=red with=money stake=500 amount=500 seat:1/stakes>bank 500
      kept-in-pledge TYC-26 seat=seat:2 on=color with=money stake=1500
      blocked TYC-21 seat=seat:1 on=red with=money stake=5000 amount=2500 blocked=2500
      collected TYC-21 seat=seat:1 on=red with=money stake=2500 amount=2500 seat:1/stakes>bank 2500
      choice-offered TYC-43 seat=seat:2 on=color with=money stake=1500
      choice-offered TYC-43 seat=seat:1 on=red with=money stake=2500`,
    )
  })

  it('[TYC-20 TYC-23 TYC-25] a neutral tie leaves the blocked bet blocked: its player chooses again, and the insurance is over', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet red 1000
      > croupier no-more-bets
      > cards Ks Kd Tc Ah Qh Js 9d 2c
      > croupier collect
      > seat:1 insure red
      > croupier collect-cards
      > croupier start
      > croupier no-more-bets
      > cards Ts Th 6c 7d Kc 9d 8h 6s
      > croupier collect
      bets-stand TYC-20
      choice-offered TYC-43 seat=seat:1 on=red with=money stake=500
      > seat:1 insure red
      insured TYC-25 seat=seat:1 on=red with=money stake=500 amount=5
      collected TYC-45 seat=seat:1 on=insurance:red with=money stake=5 amount=5 seat:1>bank 5
      ! seat:1 insure red
      not-now TYC-25 {"phase":"clear","needs":["refait"]}`,
    )
  })

  it('[TYC-21 TYC-22 TYC-23 TYC-24] as it is played elsewhere: the whole bet is blocked, sharing takes half back, waiting frees it whole', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet red 1000
      > seat:1 bet color 1500
      > seat:2 bet black 1000
      > croupier no-more-bets
      > cards Ks Kd Tc Ah Qh Js 9d 2c
      > croupier collect
      blocked TYC-21 seat=seat:1 on=red with=money stake=1000 amount=0 blocked=1000
      collected TYC-21 seat=seat:1 on=red with=money stake=0 amount=0
      blocked TYC-21 seat=seat:1 on=color with=money stake=1500 amount=0 blocked=1500
      collected TYC-21 seat=seat:1 on=color with=money stake=0 amount=0
      blocked TYC-21 seat=seat:2 on=black with=money stake=1000 amount=0 blocked=1000
      collected TYC-21 seat=seat:2 on=black with=money stake=0 amount=0
      choice-offered TYC-43 seat=seat:1 on=red with=money stake=1000
      choice-offered TYC-43 seat=seat:1 on=color with=money stake=1500
      choice-offered TYC-43 seat=seat:2 on=black with=money stake=1000
      > seat:1 yield color
      halved TYC-22 seat=seat:1 on=color with=money stake=1500 amount=750 seat:1/stakes>bank 750 seat:1/stakes>seat:1 750
      > seat:1 wait red
      waits TYC-23 seat=seat:1 on=red with=money stake=1000
      > seat:2 wait black
      waits TYC-23 seat=seat:2 on=black with=money stake=1000
      > croupier collect-cards
      > croupier start
      > croupier no-more-bets
      > cards Ts 9d Kc 7h Th Td Ac Kd
      > croupier collect
      collected TYC-24 seat=seat:2 on=black with=money stake=1000 amount=1000 seat:2/stakes>bank 1000
      > croupier pay
      paid TYC-19 seat=seat:1 amount=0 [red 0:1 0 TYC-23] seat:1/stakes>seat:1 1000`,
      { config: { refaitMode: 'partage' } },
    )
  })

  it('[TYC-25 TYC-26 TYC-45] insurance before the deal: a 31-31 leaves the bet as it is, and the premium is gone either way', () => {
    tells(
      trenteEtQuarante,
      `
      ! seat:1 insure-before red
      no-bet-there TYC-25 {"on":"red"}
      > seat:1 bet red 1000
      > seat:2 bet red 1000
      > seat:1 insure-before red
      insurance-asked TYC-25 seat=seat:1 on=red with=money
      ! seat:1 insure-before red
      already-insured TYC-25 {}
      > seat:1 bet red 1100
      > croupier no-more-bets
      said TYC-11 phrase=no va más
      insured TYC-25 seat=seat:1 on=red with=money stake=2100 amount=21 seat:1>bank 21
      > cards Ks Kd Tc Ah Qh Js 9d 2c
      > croupier collect
      insurance-covers TYC-26 seat=seat:1 on=red with=money stake=2100
      blocked TYC-21 seat=seat:2 on=red with=money stake=1000 amount=500 blocked=500
      collected TYC-21 seat=seat:2 on=red with=money stake=500 amount=500 seat:2/stakes>bank 500
      choice-offered TYC-43 seat=seat:2 on=red with=money stake=500
      ! seat:2 insure red
      not-insured-now TYC-25 {}
      > seat:2 wait red
      > croupier collect-cards
      > croupier start
      > croupier no-more-bets
      > cards Ts 9d Kc 7h Th Td Ac Kd
      > croupier collect
      > croupier pay
      paid TYC-19 seat=seat:1 amount=2100 [red 1:1 2100 TYC-17] bank>seat:1 2100 seat:1/stakes>seat:1 2100
      paid TYC-19 seat=seat:2 amount=0 [red 0:1 0 TYC-23] seat:2/stakes>seat:2 500`,
      { config: { insurance: 'before' } },
    )
  })

  it('[TYC-25] insurance before the deal lapses without chips for the premium, and is forgotten with the bet', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet red 1000
      ! seat:1 insure-before red
      not-enough-chips TYC-25 {"have":0,"needs":10}
      > seat:2 bet red 1000
      > seat:2 insure-before red
      > seat:2 withdraw red 1000
      > seat:2 bet black 1000
      > seat:2 insure-before black
      > seat:2 bet black 3000
      > croupier no-more-bets
      said TYC-11 phrase=no va más
      insured TYC-25 seat=seat:2 on=black with=money stake=4000 amount=40 seat:2>bank 40`,
      { config: { insurance: 'before' }, seats: { 'seat:1': 1000, 'seat:2': 5000 } },
    )
  })

  it('[TYC-27 TYC-28 TYC-29 TYC-46] the cut card comes in the black row: the round is held, and goes on with the other cards shuffled', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet black 1000
      > croupier no-more-bets
      > cards Ks 9h
      card-dealt TYC-12 row=black card=Ks total=10
      cut-card-shown TYC-27
      card-dealt TYC-12 row=black card=9h total=19
      round-held TYC-27 round=1
      shuffle-announced TYC-27
      ! chance card Tc
      no-card-due TYC-12 {}
      ! croupier start
      round-in-progress TYC-11 {}
      ! pit-boss new-cards house
      not-now TYC-32 {"phase":"held","needs":["idle"]}
      > croupier shuffle
      cards-shuffled TYC-09 cards=310
      ! seat:1 cut 100
      cut-offered-to-another TYC-06 {"to":"seat:2"}
      > seat:2 pass-cut
      > seat:1 cut 100
      deck-cut TYC-06 by=seat:1 at=100
      > croupier load inserted
      shoe-loaded TYC-07 cards=310 behind=104
      > croupier burn
      cards-burned TYC-08 cards=5
      round-resumed TYC-29 round=1
      > cards Tc 3d Qh 7d 8s Th
      card-dealt TYC-12 row=black card=Tc total=29
      card-dealt TYC-12 row=black card=3d total=32
      card-dealt TYC-12 row=red card=Qh total=10
      card-dealt TYC-12 row=red card=7d total=17
      card-dealt TYC-12 row=red card=8s total=25
      card-dealt TYC-12 row=red card=Th total=35
      rows-full TYC-14 result=black-color black=32 red=35
      said TYC-18 phrase=negro dos, rojo cinco
      said TYC-18 phrase=dos negro y color gana
      > croupier collect
      > croupier pay
      paid TYC-19 seat=seat:1 amount=1000 [black 1:1 1000 TYC-17] bank>seat:1 1000 seat:1/stakes>seat:1 1000`,
      { set: left(106) },
    )
  })

  it('[TYC-27 GEN-24] everybody leaves while the round is held: it goes on all the same', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet black 1000
      > croupier no-more-bets
      > cards Ks
      > seat:1 leave
      > seat:2 leave
      > croupier shuffle
      cards-shuffled TYC-09 cards=311
      ! croupier cut 100
      cut-not-at-the-centre TYC-06 {"centre":155}
      > croupier cut 155
      deck-cut TYC-06 by=croupier at=155
      > croupier load inserted
      > croupier burn
      cards-burned TYC-08 cards=5
      round-resumed TYC-29 round=1
      > cards 9h Tc 3d Qh 7d 8s Th
      > croupier collect
      > croupier pay
      > croupier collect-cards
      cards-collected TYC-31
      round-ended TYC-31 round=1
      chips-cashed GEN-17 seat=seat:1 to=["seat:1"] seat:1>cash 51000
      seat-freed GEN-24 seat=seat:1`,
      { set: left(105) },
    )
  })

  it('[TYC-30 TYC-09] the cut card comes with the last card of the round: a new shuffle', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet black 1000
      > croupier no-more-bets
      > cards Ks 9h Tc 3d Qh 7d 8s Th
      card-dealt TYC-12 row=black card=Ks total=10
      card-dealt TYC-12 row=black card=9h total=19
      card-dealt TYC-12 row=black card=Tc total=29
      card-dealt TYC-12 row=black card=3d total=32
      card-dealt TYC-12 row=red card=Qh total=10
      card-dealt TYC-12 row=red card=7d total=17
      card-dealt TYC-12 row=red card=8s total=25
      cut-card-shown TYC-27
      card-dealt TYC-12 row=red card=Th total=35
      rows-full TYC-14 result=black-color black=32 red=35
      said TYC-18 phrase=negro dos, rojo cinco
      said TYC-18 phrase=dos negro y color gana
      > croupier collect
      > croupier pay
      > croupier collect-cards
      cards-collected TYC-31
      shuffle-announced TYC-27
      round-ended TYC-31 round=1
      > croupier shuffle
      cards-shuffled TYC-09 cards=312`,
      { set: left(112) },
    )
  })

  it('[TYC-41] the croupier deals past the cut card and the cards run out: the round is void', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet red 1000
      > croupier no-more-bets
      > cards Ks
      cut-card-shown TYC-27
      card-dealt TYC-12 row=black card=Ks total=10
      round-held TYC-27 round=1
      shuffle-announced TYC-27
      > croupier irregular cut-card-passed
      > cards Kd
      ! croupier irregular stuck-cards
      cannot-have-happened TYC-40 {}
      > cards Tc
      ! chance card 2c
      shoe-exhausted TYC-41 {}
      ! croupier irregular face-up-card
      cannot-have-happened TYC-39 {}
      > croupier end-shoe
      shoe-exhausted TYC-41
      round-voided TYC-41 cause=shoe-exhausted round=1
      bet-voided TYC-41 seat=seat:1 on=red with=money stake=1000 seat:1/stakes>seat:1 1000
      shuffle-announced TYC-27
      round-ended TYC-41 round=1
      > croupier shuffle
      cards-shuffled TYC-09 cards=312`,
      { set: left(3) },
    )
  })

  it('[TYC-41] past the cut card the round goes on while there are cards', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet red 1000
      ! croupier irregular cut-card-passed
      cannot-have-happened TYC-41 {}
      > croupier no-more-bets
      > cards Ks
      ! croupier end-shoe
      not-now TYC-41 {"phase":"held","needs":["deal"]}
      > croupier irregular cut-card-passed
      irregular-play TYC-41 cause=cut-card-passed
      ! croupier end-shoe
      cards-left TYC-41 {"left":104}
      ! croupier irregular cut-card-passed
      cannot-have-happened TYC-41 {}
      > cards Kd Tc
      card-dealt TYC-12 row=black card=Kd total=20
      card-dealt TYC-12 row=black card=Tc total=30`,
      { set: left(105) },
    )
  })

  it('[TYC-42] the cut card was forgotten and the pack ends: the round is annulled, its insurance with it, and what was blocked stays', () => {
    tells(
      trenteEtQuarante,
      `
      > croupier show-cards
      > croupier shuffle
      > seat:2 cut 60
      > croupier load forgotten
      shoe-loaded TYC-07 cards=312
      > croupier burn
      > croupier start
      > seat:1 bet red 1000
      > seat:2 bet red 1000
      > croupier no-more-bets
      > cards Ks Kd Tc Ah Qh Js 9d 2c
      > croupier collect
      > croupier no-more-choices
      > croupier collect-cards
      > croupier start
      > seat:1 bet black 2000
      > seat:1 insure-before black
      > croupier no-more-bets
      > cards Ks
      > croupier end-shoe
      shoe-exhausted TYC-42
      round-voided TYC-42 cause=shoe-exhausted round=2
      bet-voided TYC-42 seat=seat:1 on=black with=money stake=2000 seat:1/stakes>seat:1 2000
      insurance-returned TYC-42 seat=seat:1 on=black with=money amount=20 bank>seat:1 20
      shuffle-announced TYC-27
      round-ended TYC-42 round=2`,
      { opening: 'open', config: { insurance: 'before' } },
    )
  })

  it('[TYC-38 TYC-08] the five cards were not burned: they are, at the end of the first round', () => {
    tells(
      trenteEtQuarante,
      `
      > croupier show-cards
      > croupier shuffle
      > seat:2 cut 60
      > croupier load inserted
      > croupier irregular burn-forgotten
      irregular-play TYC-38 cause=burn-forgotten
      > croupier start
      > seat:1 bet red 1000
      > croupier no-more-bets
      > cards Ks 9h Tc 3d Qh 7d 8s Th
      > croupier collect
      > croupier collect-cards
      cards-collected TYC-31
      cards-burned TYC-38 cards=5
      round-ended TYC-31 round=1`,
      { opening: 'open' },
    )
  })

  it('[TYC-37 TYC-39 TYC-40] cards moved back, face up and stuck together', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet black 1000
      ! croupier irregular face-up-card
      cannot-have-happened TYC-39 {}
      ! croupier irregular moved-back
      cannot-have-happened TYC-37 {}
      > croupier no-more-bets
      > croupier irregular face-up-card
      irregular-play TYC-39 cause=face-up-card
      ! croupier irregular stuck-cards
      cannot-have-happened TYC-40 {}
      ! croupier irregular one-more-stuck
      cannot-have-happened TYC-40 {}
      > cards 2d
      card-burned TYC-39 card=2d
      > croupier irregular stuck-cards
      irregular-play TYC-40 cause=stuck-cards
      > croupier irregular one-more-stuck
      irregular-play TYC-40 cause=one-more-stuck
      > cards 3d 4d 5d
      card-burned TYC-40 card=3d
      card-burned TYC-40 card=4d
      card-burned TYC-40 card=5d
      > cards Ks
      card-dealt TYC-12 row=black card=Ks total=10
      > croupier irregular moved-back
      irregular-play TYC-37 cause=moved-back
      ! croupier irregular dropped
      no-such-cause TYC-37 {"causes":["moved-back","burn-forgotten","face-up-card","stuck-cards","one-more-stuck","cut-card-passed"]}
      > cards 9h Tc 3d Qh 7d 8s Th
      card-dealt TYC-12 row=black card=9h total=19
      card-dealt TYC-12 row=black card=Tc total=29
      card-dealt TYC-12 row=black card=3d total=32
      card-dealt TYC-12 row=red card=Qh total=10
      card-dealt TYC-12 row=red card=7d total=17
      card-dealt TYC-12 row=red card=8s total=25
      card-dealt TYC-12 row=red card=Th total=35
      rows-full TYC-14 result=black-color black=32 red=35
      said TYC-18 phrase=negro dos, rojo cinco
      said TYC-18 phrase=dos negro y color gana
      ! croupier irregular face-up-card
      cannot-have-happened TYC-39 {}`,
    )
  })

  it('[TYC-33 TYC-20] the last round ends in a neutral tie: the bets go back, and the table closes', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet red 1000
      > croupier announce-hands 1
      said TYC-33 phrase=última mano de la mesa
      > croupier no-more-bets
      > cards Ts Th 6c 7d Kc 9d 8h 6s
      > croupier collect
      bets-stand TYC-20
      > croupier collect-cards
      cards-collected TYC-31
      bet-returned TYC-20 seat=seat:1 on=red with=money stake=1000 seat:1/stakes>seat:1 1000
      round-ended TYC-31 round=1
      table-closed TYC-33`,
    )
  })

  it('[TYC-33 TYC-21] the last round is a 31-31: half is lost, the blocked half goes back, and the table closes', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet red 1000
      > croupier announce-hands 1
      > croupier no-more-bets
      > cards Ks Kd Tc Ah Qh Js 9d 2c
      > croupier collect
      blocked TYC-21 seat=seat:1 on=red with=money stake=1000 amount=500 blocked=500
      collected TYC-21 seat=seat:1 on=red with=money stake=500 amount=500 seat:1/stakes>bank 500
      ! seat:1 wait red
      not-now TYC-23 {"phase":"clear","needs":["refait"]}
      > croupier collect-cards
      cards-collected TYC-31
      bet-returned TYC-21 seat=seat:1 on=red with=money stake=500 seat:1/stakes>seat:1 500
      round-ended TYC-31 round=1
      table-closed TYC-33`,
    )
  })

  it('[TYC-33 TYC-21] the same where half is shared: half is taken', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet red 1000
      > croupier announce-hands 1
      > croupier no-more-bets
      > cards Ks Kd Tc Ah Qh Js 9d 2c
      > croupier collect
      blocked TYC-21 seat=seat:1 on=red with=money stake=1000 amount=0 blocked=1000
      collected TYC-21 seat=seat:1 on=red with=money stake=0 amount=0
      > croupier collect-cards
      cards-collected TYC-31
      halved TYC-21 seat=seat:1 on=red with=money stake=1000 amount=500 seat:1/stakes>bank 500 seat:1/stakes>seat:1 500
      round-ended TYC-31 round=1
      table-closed TYC-33`,
      { config: { refaitMode: 'partage' } },
    )
  })

  it('[TYC-23 TYC-24 GEN-24] a player leaves with a blocked bet: it waits, and is settled without them', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet red 1000
      > croupier no-more-bets
      > cards Ks Kd Tc Ah Qh Js 9d 2c
      > croupier collect
      > seat:1 leave
      seat-leaving GEN-24 seat=seat:1
      ! seat:1 wait red
      not-present GEN-24 {"seat":"seat:1"}
      ! croupier insure red for=seat:1
      not-present GEN-24 {"seat":"seat:1"}
      > croupier no-more-choices
      > croupier collect-cards
      > croupier start
      > croupier no-more-bets
      > cards Ts 9d Kc 7h Th Td Ac Kd
      > croupier collect
      > croupier pay
      > croupier collect-cards
      cards-collected TYC-31
      round-ended TYC-31 round=2
      chips-cashed GEN-17 seat=seat:1 to=["seat:1"] seat:1>cash 49500
      seat-freed GEN-24 seat=seat:1`,
    )
  })

  it('[TYC-20 GEN-24] who leaves between rounds takes along what a neutral tie left standing', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet red 1000
      > croupier no-more-bets
      > cards Ts Th 6c 7d Kc 9d 8h 6s
      > croupier collect
      > croupier collect-cards
      > seat:1 leave
      bet-returned TYC-20 seat=seat:1 on=red with=money stake=1000 seat:1/stakes>seat:1 1000
      chips-cashed GEN-17 seat=seat:1 to=["seat:1"] seat:1>cash 50000
      seat-freed GEN-24 seat=seat:1`,
    )
  })

  it('[TYC-21 GEN-11 GEN-12 GEN-13 GEN-15] over the maximum at a 31-31: half of what plays is lost, the rest of it blocked, the excess back', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet red 2000
      > croupier no-more-bets
      > croupier find-bet red 1100 seat:1
      bet-found GEN-11 seat=seat:1 on=red with=money stake=1100 seat:1>seat:1/stakes 1100
      > cards Ks Kd Tc Ah Qh Js 9d 2c
      ! croupier collect
      room-head-not-notified GEN-13 {"seat":"seat:1","on":"red"}
      > croupier notify-room-head red seat:1
      > croupier collect
      blocked TYC-21 seat=seat:1 on=red with=money stake=3100 amount=1000 blocked=1000
      collected TYC-21 seat=seat:1 on=red with=money stake=2100 amount=1000 seat:1/stakes>bank 1000 seat:1/stakes>seat:1 1100
      limits-told GEN-15 seat=seat:1 on=red min=1000 max=2000 to=["seat:1"]
      choice-offered TYC-43 seat=seat:1 on=red with=money stake=1000`,
      { config: { max: 2000 } },
    )
  })

  it('[TYC-21 GEN-14] under the minimum at a 31-31: refused it is void, otherwise it is struck like any other', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:2 bet red 1000
      > croupier no-more-bets
      > croupier find-bet red 500 seat:1
      > croupier find-bet black 500 seat:2
      > cards Ks Kd Tc Ah Qh Js 9d 2c
      > room-head authorise red refuse seat:1
      room-head-decided GEN-14 seat=seat:1 on=red decision=refuse
      > croupier collect
      blocked TYC-21 seat=seat:2 on=red with=money stake=1000 amount=500 blocked=500
      collected TYC-21 seat=seat:2 on=red with=money stake=500 amount=500 seat:2/stakes>bank 500
      bet-voided GEN-14 seat=seat:1 on=red with=money stake=500 seat:1/stakes>seat:1 500
      limits-told GEN-15 seat=seat:1 on=red min=1000 max=50000 to=["seat:1"]
      blocked TYC-21 seat=seat:2 on=black with=money stake=500 amount=250 blocked=250
      collected TYC-21 seat=seat:2 on=black with=money stake=250 amount=250 seat:2/stakes>bank 250
      limits-told GEN-15 seat=seat:2 on=black min=1000 max=50000 to=["seat:2"]
      choice-offered TYC-43 seat=seat:2 on=red with=money stake=500
      choice-offered TYC-43 seat=seat:2 on=black with=money stake=250`,
    )
  })

  it('[TYC-17 GEN-14 GEN-41] a winning bet under the minimum waits for the room head, and a payment is held', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:2 bet black 1000
      > croupier no-more-bets
      > croupier find-bet black 500 seat:1
      > cards Ks 9h Tc 3d Qh 7d 8s Th
      > pit-boss hold seat:2
      hold-ordered GEN-41 seat=seat:2 to=["seat:2"]
      > croupier collect
      ! croupier pay
      room-head-not-authorised GEN-14 {"seat":"seat:1","on":"black"}
      > room-head authorise black pay seat:1
      > croupier pay
      paid TYC-19 seat=seat:1 amount=500 [black 1:1 500 TYC-17] bank>seat:1 500 seat:1/stakes>seat:1 500
      limits-told GEN-15 seat=seat:1 on=black min=1000 max=50000 to=["seat:1"]
      paid TYC-19 seat=seat:2 amount=1000 [black 1:1 1000 TYC-17] bank>hold:1 1000 seat:2/stakes>seat:2 1000
      payment-held GEN-41 seat=seat:2 hold=hold:1 amount=1000 to=["seat:2"]`,
    )
  })

  it('[TYC-32 TYC-48] the cards fail while a 31-31 is decided: the blocked half goes back with the rest', () => {
    tells(
      trenteEtQuarante,
      `
      > seat:1 bet red 1000
      > croupier no-more-bets
      > cards Ks Kd Tc Ah Qh Js 9d 2c
      ! pit-boss out-of-order
      settlement-begun TYC-48 {}
      > croupier collect
      > pit-boss out-of-order
      out-of-order TYC-48
      > croupier give-back
      bet-returned TYC-21 seat=seat:1 on=red with=money stake=500 seat:1/stakes>seat:1 500
      round-ended TYC-48 round=1
      table-suspended TYC-48 reason=out-of-order
      > pit-boss resume
      table-resumed GEN-39
      > pit-boss new-cards damaged
      cards-replaced TYC-48 packs=6`,
    )
  })

  it('[TYC-11 TYC-34 TYC-12] what is refused in the round', () => {
    tells(
      trenteEtQuarante,
      `
      ! croupier no-more-bets
      nobody-plays TYC-04 {}
      ! seat:1 bet green 1000
      no-such-bet TYC-10 {"on":"green"}
      > seat:1 bet red 1000
      ! chance card Ks
      no-card-due TYC-12 {}
      > croupier no-more-bets
      ! seat:1 bet red 1000
      betting-closed TYC-34 {}
      ! seat:1 withdraw red 1000
      betting-closed TYC-34 {}
      > croupier late-bet red 1000 seat:2
      late-bet-returned TYC-11 seat=seat:2 on=red stake=1000
      ! chance card Zz
      no-such-card TYC-12 {}
      ! croupier collect
      not-now TYC-19 {"phase":"deal","needs":["collect"]}
      ! croupier pay
      not-now TYC-19 {"phase":"deal","needs":["pay"]}
      ! croupier no-more-choices
      not-now TYC-43 {"phase":"deal","needs":["refait"]}
      ! croupier end-shoe
      cards-left TYC-41 {"left":307}
      ! croupier collect-cards
      not-now TYC-31 {"phase":"deal","needs":["clear"]}
      ! seat:1 insure-before red
      not-now TYC-25 {"phase":"deal","needs":["betting"]}`,
    )
  })
})
