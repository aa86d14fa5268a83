import {
  blackjackClassic,
  blackjackMendoza,
  blackjackPerfectPairs,
  canal21,
  challenge21,
  configure,
} from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { brief, CATALOGUE_GAMES, LIMITS, tableOf } from './table.js'

const betsOf = (game: (typeof CATALOGUE_GAMES)[number]) => {
  const configured = configure(game.settings)
  if (!configured.ok) throw new Error(configured.why)
  return game.bets(configured.config)
}

const TWO = { 'seat:1': 100_000, 'seat:4': 100_000 }

describe('places', () => {
  it('[BJ-26 BJK-02 CHA-02 CAN-02] seven, in Challenge 21 six, and nobody beyond them, seated or standing', () => {
    for (const game of CATALOGUE_GAMES) {
      const most = game === challenge21 ? 6 : 7
      const table = tableOf(game, { opening: 'open' })
      expect(table.refused(`seat:${most + 1} sit late`)).toMatch(/^no-such-seat (BJK-02|CHA-02|CAN-02)$/)
      expect(configure(game.settings, { seats: most + 1 })).toMatchObject({ ok: false, option: 'seats' })
    }
  })

  it('[MZA-64] each bettor stakes in the box of their own place', () => {
    const table = tableOf(blackjackMendoza, { seats: TWO, config: { min: 100, max: 300 } })
    expect(table.refused('seat:1 bet main:4 100')).toBe('box-of-another MZA-04')
    expect(table.refused('seat:1 bet main:2 100')).toBe('box-not-granted MZA-50')
    table.make('seat:1 bet main:1 100', 'seat:4 bet main:4 100')
    const small = tableOf(blackjackMendoza, { config: { min: 100, max: 300, boxes: 3 } })
    expect(small.refused('seat:1 bet main:4 100')).toBe('no-such-box MZA-64')
  })
})

describe('two positions in Black Jack', () => {
  it('[BJK-03] the own box and a free one next to it, never a third', () => {
    const table = tableOf(blackjackClassic, { seats: TWO })
    expect(table.refused('seat:4 bet main:6 1000')).toBe('positions-not-adjacent BJK-03')
    table.make('seat:4 bet main:5 1000', 'seat:4 bet main:4 1000')
    expect(table.refused('seat:4 bet main:3 1000')).toBe('two-positions-at-most BJK-03')
    expect(table.refused('seat:1 bet main:4 1000')).toBe('box-of-another BJ-04')
  })

  it('[BJK-03] the house may allow positions apart', () => {
    const table = tableOf(blackjackClassic, { seats: TWO, config: { ...LIMITS, requireAdjacent: false } })
    table.make('seat:4 bet main:7 1000')
    expect(table.refused('seat:4 bet main:6 1000')).toBe('two-positions-at-most BJK-03')
  })

  it('[BJK-03] a box somebody plays is no free place to sit at, until the round is over', () => {
    const table = tableOf(blackjackClassic)
    table.make('seat:1 bet main:2 1000')
    expect(table.refused('seat:2 sit ana')).toBe('position-in-use BJK-03')
    table.make('croupier no-more-bets', 'cards Ts 6d 9s', 'seat:1 stand')
    expect(table.refused('seat:2 sit ana')).toBe('position-in-use BJK-03')
    table.make('cards Td 9h', '...', 'seat:2 sit ana')
  })

  it('[BJK-04] each hand is dealt and played in the order of the boxes, and settled for itself', () => {
    const table = tableOf(blackjackClassic, { seats: { 'seat:1': 10_000, 'seat:3': 10_000 } })
    table.make('seat:3 bet main:3 1000', 'seat:1 bet main:1 1000', 'seat:1 bet main:2 2000', 'croupier no-more-bets')
    table.make('cards Ts 9s 8s 6d Th 9h 8h')
    expect(table.play.hands.map(({ id, seat, cards }) => `${id} ${seat} ${cards.join(' ')}`)).toEqual([
      '1.1 seat:1 Ts Th',
      '2.1 seat:1 9s 9h',
      '3.1 seat:3 8s 8h',
    ])
    table.make('seat:1 stand', 'seat:1 hit', 'cards 5c', 'croupier collect', 'seat:3 stand', 'cards Td 4c', '...')
    expect(table.bets()).toEqual({ 'seat:1 main:1': 0, 'seat:1 main:2': -2000, 'seat:3 main:3': -1000 })
  })
})

it('[CHA-02] Challenge 21: one position a player', () => {
  expect(tableOf(challenge21).refused('seat:1 bet round-1:2 1000')).toBe('one-position-only CHA-02')
})

describe('multiple positions of Canal 21', () => {
  const CONFIG = { min: 1000, max: 20_000 }
  const offered = (seats: { [seat: string]: number } = { 'seat:2': 200_000, 'seat:6': 200_000 }) => {
    const table = tableOf(canal21, { opening: 'open', seats, config: CONFIG })
    table.make('croupier show-cards', 'croupier shuffle')
    const [last] = Object.keys(seats).slice(-1)
    table.make(`${last} cut 104`, 'croupier load inserted', 'croupier burn')
    return table
  }

  it('[CAN-11 CAN-14] offered at the first burned card, from the left, until places or players run out', () => {
    const table = offered()
    expect(table.types().at(-1)).toBe('positions-offered')
    expect(table.refused('croupier burn')).toBe('positions-offered CAN-14')
    expect(table.refused('seat:6 take-positions 6 7')).toBe('offered-to-another CAN-14')
    table.make('seat:2 take-positions 1 4')
    expect(table.refused('seat:2 pass-positions')).toBe('offered-to-another CAN-14')
    table.make('seat:6 take-positions 5 7', 'croupier burn')
    expect(table.play.boxes).toEqual({ '1': 'seat:2', '3': 'seat:2', '4': 'seat:2', '5': 'seat:6', '7': 'seat:6' })
    table.make('croupier start')
    expect(table.refused('seat:2 take-positions 1 4')).toBe('positions-not-offered CAN-11')
  })

  it('[CAN-13] contiguous places only', () => {
    const table = offered()
    expect(table.refused('seat:2 take-positions 4 5')).toBe('positions-not-contiguous CAN-13')
    expect(table.refused('seat:2 take-positions 2 2')).toBe('positions-not-contiguous CAN-13')
    expect(table.refused('seat:2 take-positions 1 6')).toBe('position-not-free CAN-13')
    table.make('seat:2 take-positions 1 2')
  })

  it.each([
    [1, 1000],
    [2, 3000],
    [3, 7000],
    [4, 9000],
    [5, 20_000],
    [6, 20_000],
  ])('[CAN-12] with %i positions more each needs %i', (more, least) => {
    const table = offered({ 'seat:1': 500_000 })
    table.make(`seat:1 take-positions 1 ${1 + more}`, 'croupier burn', 'croupier start')
    expect(table.refused(`seat:1 bet main:1 ${least - 100}`)).toBe(
      least === 1000 ? 'under-minimum GEN-10' : 'misfit CAN-12',
    )
    table.make(`seat:1 bet main:1 ${least}`, `seat:1 bet main:${1 + more} ${least}`)
    if (more < 6) expect(table.refused(`seat:1 bet main:${2 + more} 20000`)).toBe('position-not-held CAN-13')
  })

  it('[CAN-15 CAN-16] who comes later plays one; positions never grow, and shrink before a round', () => {
    const table = offered({ 'seat:2': 200_000 })
    table.make('seat:2 take-positions 1 4', 'croupier burn', 'croupier start', 'seat:6 sit late', 'seat:6 buy 50000')
    expect(table.refused('seat:6 bet main:7 1000')).toBe('position-not-held CAN-13')
    expect(table.refused('seat:2 bet main:5 9000')).toBe('position-not-held CAN-13')
    table.make('seat:2 bet main:1 7000')
    expect(table.refused('seat:2 give-up-position 1')).toBe('stakes-in-play CAN-13')
    table.make('seat:2 give-up-position 4', 'seat:2 give-up-position 3')
    // Counted anew: one position more asks for one minimum (G-CA-09).
    table.make('seat:2 bet main:2 1000', 'croupier no-more-bets')
    expect(table.refused('seat:2 give-up-position 1')).toBe('round-in-progress CAN-13')
  })

  it('[CAN-17] who goes away comes back to one hand, and the places are free', () => {
    const table = offered({ 'seat:2': 200_000 })
    table.make('seat:2 take-positions 1 4', 'croupier burn')
    expect(table.refused('seat:3 sit ana')).toBe('position-in-use CAN-13')
    table.make('seat:2 step-away', 'seat:2 come-back')
    expect(table.play.boxes).toEqual({})
    table.make('seat:3 sit ana', 'croupier start')
    expect(table.refused('seat:2 bet main:1 1000')).toBe('position-not-held CAN-13')
  })

  it('[CAN-17] and those of the others stay theirs', () => {
    const table = offered({ 'seat:2': 200_000, 'seat:6': 200_000 })
    table.make('seat:2 take-positions 1 3', 'seat:6 take-positions 5 7', 'croupier burn', 'seat:2 step-away')
    expect(table.play.boxes).toEqual({ '5': 'seat:6', '7': 'seat:6' })
  })

  it('[CAN-18] the right ends with the deck: who waits may sit before it is offered again', () => {
    const table = offered({ 'seat:2': 200_000 })
    table.make('seat:2 take-positions 1 3', 'croupier burn')
    table.set((s) => ({ ...s, play: { ...s.play, shoe: { ...s.play.shoe, stage: 'over' } } }))
    expect(table.refused('seat:3 sit ana')).toBe('position-in-use CAN-13')
    table.make('croupier shuffle', 'seat:3 sit ana', 'seat:3 cut 104', 'croupier load inserted', 'croupier burn')
    expect(table.refused('seat:2 take-positions 1 3')).toBe('position-not-free CAN-13')
    table.make('seat:2 take-positions 1 2')
  })
})

describe('boxes of Mendoza', () => {
  const CONFIG = { min: 50, max: 300, chip: 10 }
  const SEATS = { 'seat:1': 10_000, 'seat:5': 10_000 }

  it('[MZA-29] to whoever asks first', () => {
    const table = tableOf(blackjackMendoza, { seats: SEATS, config: CONFIG })
    table.make('seat:5 ask-box 3', 'clock time 1', 'seat:1 ask-box 3', 'croupier grant-box 3')
    expect(table.play.boxes).toEqual({ '3': 'seat:5' })
  })

  it('[MZA-29] between equal voices to the one nearest to seat 1', () => {
    const table = tableOf(blackjackMendoza, { seats: SEATS, config: CONFIG })
    table.make('seat:5 ask-box 3', 'seat:1 ask-box 3', 'croupier grant-box 3')
    expect(table.play.boxes).toEqual({ '3': 'seat:1' })
    expect(table.refused('seat:5 ask-box 3')).toBe('box-not-free MZA-29')
  })

  it('[MZA-50] only by leave of the croupier', () => {
    const table = tableOf(blackjackMendoza, { seats: SEATS, config: CONFIG })
    expect(table.refused('croupier grant-box 3')).toBe('nobody-asked MZA-50')
    table.make('seat:1 ask-box 3', 'croupier deny-box 3')
    expect(table.refused('seat:1 bet main:3 100')).toBe('box-not-granted MZA-50')
  })

  it('[MZA-51] equal stakes, each at most the maximum divided by the boxes', () => {
    const table = tableOf(blackjackMendoza, { seats: SEATS, config: CONFIG })
    table.make('seat:1 ask-box 2', 'croupier grant-box 2', 'seat:1 ask-box 3', 'croupier grant-box 3')
    table.make('seat:1 bet main:1 150')
    for (const stake of [140, 160]) expect(table.refused(`seat:1 bet main:2 ${stake}`)).toBe('misfit MZA-51')
    table.make('seat:1 bet main:2 150')
    expect(table.refused('seat:1 bet main:3 150')).toBe('misfit MZA-51')
    table.make(
      'seat:1 withdraw main:2 150',
      'seat:1 withdraw main:1 50',
      'seat:1 bet main:2 100',
      'seat:1 bet main:3 100',
    )
    const alone = tableOf(blackjackMendoza, { seats: SEATS, config: CONFIG })
    alone.make('seat:1 ask-box 2', 'croupier grant-box 2', 'seat:1 bet main:1 300')
    expect(alone.refused('seat:1 bet main:2 300')).toBe('misfit MZA-51')
  })

  it('[MZA-29] who leaves asks for nothing any more; the others still do', () => {
    const table = tableOf(blackjackMendoza, { seats: SEATS, config: CONFIG })
    table.make('seat:1 ask-box 3', 'seat:5 ask-box 4', 'seat:1 leave')
    expect(table.play.asked.map(({ seat, box }) => [seat, box])).toEqual([['seat:5', 4]])
  })

  it('[MZA-03] the bets of a box share its maximum: who stands has what the seated one leaves, and the other way', () => {
    const seats = { 'seat:1': 10_000, 'seat:8': 10_000, 'seat:9': 10_000, 'seat:10': 10_000 }
    const table = tableOf(blackjackMendoza, { seats, config: CONFIG })
    table.make('seat:1 bet main:1 200')
    expect(table.refused('seat:8 bet standing:1 110')).toBe('misfit MZA-03')
    table.make('seat:8 bet standing:1 60')
    expect(table.refused('seat:1 bet main:1 50')).toBe('misfit MZA-03')
    table.make('seat:1 bet main:1 40')
    const full = tableOf(blackjackMendoza, { seats, config: CONFIG })
    full.make('seat:1 bet main:1 50', 'seat:8 bet standing:1 50', 'seat:9 bet standing:1 50')
    expect(full.refusedWhole('seat:10 bet standing:1 50')).toBe('standing-bets-full MZA-03 {"most":2}')
    full.make('seat:8 bet standing:1 10')
  })

  it('[MZA-13] the round begins when every bettor has bet or sits out', () => {
    const table = tableOf(blackjackMendoza, { seats: { ...SEATS, 'seat:6': 1000 }, config: CONFIG })
    table.make('seat:1 bet main:1 100', 'seat:6 bet main:6 100')
    expect(table.refused('croupier no-more-bets')).toBe('bets-awaited MZA-13')
    expect(table.due()).toEqual(['croupier sit-out'])
    table.make('seat:5 sit-out', 'croupier no-more-bets')
    expect(table.refused('seat:5 sit-out')).toBe('not-now MZA-13')
  })
})

describe('bets before the deal', () => {
  it('[BJK-15 CHA-12 CAN-19 MZA-14] void after «no más apuestas», and before the first card leaves the shoe', () => {
    for (const [game, bets, rule] of [
      [blackjackClassic, ['seat:1 bet main:1 1000'], 'BJK-15'],
      [challenge21, ['seat:1 bet round-1:1 1000', 'seat:1 bet round-2:1 1000'], 'CHA-12'],
      [canal21, ['seat:1 bet main:1 1000'], 'CAN-19'],
      [blackjackMendoza, ['seat:1 bet main:1 1000', 'seat:4 bet main:4 1000'], 'MZA-14'],
    ] as const) {
      const table = tableOf(game, { seats: game === blackjackMendoza ? TWO : { 'seat:1': 100_000 } })
      table.make(...bets)
      const said = table.make('croupier no-more-bets')
      expect(said[0]).toMatchObject({ phrase: 'no más apuestas', cite: rule })
      expect(table.refused(bets[0])).toBe(`betting-closed ${rule}`)
      const on = bets[0].split(' ')[2]
      expect(brief(table.make(`croupier late-bet ${on} 500 seat:1`))).toEqual([
        `late-bet-returned ${rule} seat:1 ${on} 500`,
      ])
    }
  })

  it('[BJK-14 BJP-15] the croupier invites the bets, the side bet with them', () => {
    for (const game of [blackjackClassic, blackjackPerfectPairs]) {
      const table = tableOf(game, { opening: 'open' })
      table.make('croupier show-cards', 'croupier shuffle', 'seat:1 cut 60', 'croupier load inserted', 'croupier burn')
      expect(table.refused('seat:1 bet main:1 1000')).toBe('betting-closed BJK-15')
      expect(brief(table.make('croupier start'))).toEqual(['round-started BJK-14', 'said GEN-19'])
      if (game === blackjackPerfectPairs) expect(table.offered('seat:1 bet pairs:1 500')).toBe(true)
      expect(table.offered('seat:1 bet main:1 1000')).toBe(true)
    }
  })

  it('[BJP-02] Perfect Pairs needs a cloth with both boxes', () => {
    expect(configure(blackjackPerfectPairs.settings, { cloth: ['main'] })).toMatchObject({ ok: false, option: 'cloth' })
    const spots = betsOf(blackjackPerfectPairs).map((spot) => spot.id)
    for (const box of [1, 7]) expect(spots).toEqual(expect.arrayContaining([`main:${box}`, `pairs:${box}`]))
    expect(betsOf(blackjackClassic).some((spot) => spot.kind === 'pairs')).toBe(false)
  })

  it('[CAN-03] Canal 21 needs the two phrases on its cloth', () => {
    const phrases = ['Canal 21 paga 1 a 1', 'La banca pide con 16 y 17 suave, se planta con 17']
    expect(tableOf(canal21).view().config.cloth).toEqual(phrases)
    for (const phrase of phrases)
      expect(configure(canal21.settings, { cloth: [phrase] })).toMatchObject({ ok: false, option: 'cloth' })
  })

  it('[BJP-06 BJP-07] the window of the side bet hangs on the minimum, not on the bet', () => {
    const table = tableOf(blackjackPerfectPairs, { config: { min: 1050, max: 50_000, chip: 5 } })
    expect(table.refused('seat:1 bet pairs:1 100')).toBe('misfit BJP-07')
    expect(table.refused('seat:1 bet pairs:1 845')).toBe('misfit BJP-07')
    table.make('seat:1 bet pairs:1 105', 'seat:1 bet pairs:1 735', 'seat:1 bet main:1 50000')
  })

  it('[CHA-09 CHA-10] two bets are compulsory, the third is free, a fourth does not exist', () => {
    const table = tableOf(challenge21, { seats: TWO })
    expect(table.refused('seat:1 bet round-4:1 1000')).toBe('no-such-bet CHA-10')
    table.make('seat:1 bet round-1:1 1000')
    expect(table.refused('croupier no-more-bets')).toBe('too-few-hands CHA-03')
    table.make('seat:1 bet round-2:1 2000', 'seat:4 bet round-1:4 1000', 'seat:4 bet round-3:4 1000')
    expect(brief(table.make('croupier no-more-bets'))).toEqual([
      'said CHA-12',
      'bet-returned CHA-09 seat:4 round-1:4 1000',
      'bet-returned CHA-09 seat:4 round-3:4 1000',
    ])
    table.make('cards Ts')
    expect(table.play.hands.map((hand) => hand.id)).toEqual(['1.1'])
  })

  it('[CHA-09] the house may ask for equal bets', () => {
    const table = tableOf(challenge21, { config: { ...LIMITS, equalBets: true } })
    table.make('seat:1 bet round-1:1 2000')
    expect(table.refused('seat:1 bet round-2:1 1000')).toBe('misfit CHA-09')
    table.make('seat:1 bet round-2:1 2000')
  })

  it('[CHA-09] and the first of them may still grow alone', () => {
    const table = tableOf(challenge21, { config: { ...LIMITS, equalBets: true } })
    table.make('seat:1 bet round-1:1 2000', 'seat:1 bet round-1:1 500', 'seat:1 bet round-2:1 2500')
    expect(table.refused('seat:1 bet round-1:1 500')).toBe('misfit CHA-09')
  })

  it('[BJ-02] once the round has begun nothing is added, withdrawn, lowered or raised', () => {
    const table = tableOf(blackjackClassic)
    table.make('seat:1 bet main:1 2000', 'croupier no-more-bets', 'cards Ts 6d 9s')
    expect(table.refused('seat:1 bet main:1 1000')).toBe('betting-closed BJK-15')
    expect(table.refused('seat:1 withdraw main:1 1000')).toBe('betting-closed BJK-15')
    expect(table.refused('seat:1 bet double:1.1 1000')).toBe('betting-closed BJK-15')
    expect(tableOf(blackjackClassic).refused('seat:1 bet double:1.1 1000')).toBe('no-such-bet BJK-14')
  })
})
