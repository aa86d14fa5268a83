import { blackjackClassic, blackjackMendoza, canal21, cardsLeft, challenge21, configure, newShoe } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { ALL_GAMES, brief, CATALOGUE_GAMES, LIMITS, type State, tableOf } from './table.js'

const SEATED = { 'seat:1': 10_000, 'seat:3': 10_000, 'seat:5': 10_000 }

const idle = (game: (typeof ALL_GAMES)[number], seats: { [seat: string]: number } = SEATED, config = {}) =>
  tableOf(game, { opening: 'open', seats, config: { ...LIMITS, ...config } })

/** As if all but a few cards of the shoe had been seen and played. */
const nearlyEmpty =
  (left: number) =>
  (s: State): State => ({
    ...s,
    play: { ...s.play, shoe: { ...s.play.shoe, out: s.play.shoe.cards.decks * 52 - left } },
  })

describe('the packs', () => {
  it('[BJK-01 CHA-01 CAN-01 MZA-01] six, six, eight, four and six packs of 52', () => {
    const cards = ALL_GAMES.map((game) => cardsLeft(tableOf(game, { opening: 'open' }).play.shoe.cards))
    expect(cards).toEqual([312, 312, 416, 208, 312])
  })

  it('[BJK-06 BJK-07 CHA-04 CAN-05] are shown, inspected and shuffled, in this order', () => {
    for (const game of CATALOGUE_GAMES) {
      const table = idle(game)
      expect(table.refused('croupier shuffle')).toMatch(/^not-at-this-stage/)
      expect(table.make('croupier show-cards').map((event) => event.type)).toEqual(['packs-shown'])
      const [shuffled] = table.make('croupier shuffle')
      expect(shuffled).toMatchObject({ type: 'cards-shuffled', wash: true, cards: table.play.shoe.cards.decks * 52 })
    }
  })

  it('[BJK-08 BJ-29 BJ-30] pre-shuffled: players are warned, sealed packs opened, nothing is shown or shuffled', () => {
    const table = idle(blackjackClassic, SEATED, { preShuffled: 'Res. 77' })
    expect(table.refused('croupier show-cards')).toBe('cards-pre-shuffled BJK-08')
    expect(table.refused('croupier shuffle')).toBe('not-at-this-stage BJK-07')
    expect(brief(table.make('croupier open-packs'))).toEqual([
      'pre-shuffled-warning BJ-29',
      'sealed-packs-opened BJK-08',
    ])
    // The sign that stays in view.
    expect(table.view().config.preShuffled).toBe('Res. 77')
    expect(idle(blackjackClassic).refused('croupier open-packs')).toBe('cards-not-pre-shuffled BJ-30')
    // At every change of cards the warning is said again; who will not play on leaves.
    table.make('seat:1 cut 100', 'croupier load inserted', 'croupier burn', 'pit-boss new-cards house', 'seat:3 leave')
    expect(table.make('croupier open-packs')[0]).toMatchObject({ type: 'pre-shuffled-warning', approval: 'Res. 77' })
  })

  it('[BJ-28] backs of two colours, or of one that alternates', () => {
    expect(configure(blackjackClassic.settings, { backColours: 'one-alternated' }).ok).toBe(true)
    expect(configure(blackjackClassic.settings, { backColours: 'three' })).toMatchObject({
      ok: false,
      option: 'backColours',
    })
  })

  it('[BJK-05 CHA-03 CAN-04] nobody there, no shuffle', () => {
    for (const game of CATALOGUE_GAMES) {
      const table = idle(game, { 'seat:1': 1000 })
      table.make('croupier show-cards', 'seat:1 leave')
      expect(table.refused('croupier shuffle')).toMatch(/^no-player-present (BJK-05|CHA-03|CAN-04)$/)
    }
  })

  it('[BJK-05] a house that asks for two hands starts with two', () => {
    const table = tableOf(blackjackClassic, { config: { ...LIMITS, minHandsToStart: 2 } })
    table.make('seat:1 bet main:1 1000')
    expect(table.refused('croupier no-more-bets')).toBe('too-few-hands BJK-05')
    expect(table.due()).toEqual([])
    table.make('seat:1 bet main:2 1000', 'croupier no-more-bets')
    expect(configure(blackjackClassic.settings, { minHandsToStart: 3 }).ok).toBe(false)
  })

  it('[BJK-56 CHA-44 CAN-61] new packs at any time between rounds, with the whole procedure again', () => {
    for (const game of CATALOGUE_GAMES) {
      const table = tableOf(game)
      expect(table.refused('pit-boss new-cards house')).toMatch(/^not-now/)
      const fresh = idle(game)
      fresh.make('croupier show-cards', 'croupier shuffle')
      fresh.make('pit-boss new-cards house')
      expect(fresh.play.shoe.stage).toBe('new')
      expect(fresh.refused('croupier start')).toMatch(/^shoe-not-ready/)
    }
  })

  it('[BJ-27] damaged cards are replaced at once by leave of the pit boss', () => {
    const table = idle(blackjackClassic)
    table.make('croupier show-cards')
    expect(brief(table.make('pit-boss new-cards damaged'))).toEqual(['cards-replaced BJ-27'])
    expect(table.refused('pit-boss new-cards house')).toBe('not-at-this-stage BJK-56')
    // In the middle of a round the stakes go back.
    const round = tableOf(blackjackClassic)
    round.make(
      'seat:1 bet main:1 1000',
      'croupier no-more-bets',
      'cards As',
      'pit-boss out-of-order',
      'croupier give-back',
    )
    expect([round.net('seat:1'), round.state.status, round.play.hands]).toEqual([0, 'suspended', []])
  })
})

describe('the cut', () => {
  const ready = (game: (typeof ALL_GAMES)[number]) => {
    const table = idle(game)
    table.make(...(game === blackjackMendoza ? [] : ['croupier show-cards']), 'croupier shuffle')
    return table
  }

  it('[BJK-09 CHA-05] offered from the left clockwise; nobody wants it, and the croupier cuts at the centre', () => {
    for (const [game, rule, centre] of [
      [blackjackClassic, 'BJK-09', 156],
      [challenge21, 'CHA-05', 208],
    ] as const) {
      const table = ready(game)
      expect(table.refused('seat:3 cut 100')).toBe(`cut-offered-to-another ${rule}`)
      expect(table.refused(`croupier cut ${centre}`)).toBe(`cut-offered-to-another ${rule}`)
      table.make('seat:1 pass-cut')
      expect(table.refused('seat:1 pass-cut')).toBe(`cut-offered-to-another ${rule}`)
      table.make('croupier pass-cut for=seat:3', 'seat:5 pass-cut')
      expect(table.refused('croupier cut 100')).toBe(`cut-not-at-the-centre ${rule}`)
      expect(table.make(`croupier cut ${centre}`)[0]).toMatchObject({ type: 'deck-cut', by: 'croupier', at: centre })
    }
  })

  it('[BJK-09] of a player who cuts the cards by hand is entered by the croupier, as deep as it was', () => {
    const table = ready(blackjackClassic)
    expect(table.refused('croupier cut 100 for=seat:3')).toBe('cut-offered-to-another BJK-09')
    expect(table.refused('seat:1 cut 100 for=seat:1')).toBe('acts-for-another GEN-27')
    expect(table.refused('croupier cut 51 for=seat:1')).toBe('cut-too-near-the-end BJK-10')
    expect(table.make('croupier cut 100 for=seat:1')[0]).toMatchObject({ type: 'deck-cut', by: 'seat:1', at: 100 })
  })

  it('[BJK-10 CHA-05 CAN-63 MZA-06] at least 52 cards at both ends', () => {
    for (const [game, rule] of [
      [blackjackClassic, 'BJK-10'],
      [challenge21, 'CHA-05'],
      [canal21, 'CAN-63'],
      [blackjackMendoza, 'MZA-06'],
    ] as const) {
      const table = ready(game)
      const first = game === canal21 ? 'seat:5' : 'seat:1'
      const whole = table.play.shoe.cards.decks * 52
      for (const at of [51, whole - 51])
        expect(table.refused(`${first} cut ${at}`)).toBe(`cut-too-near-the-end ${rule}`)
      for (const at of [52, whole - 52]) expect(table.offered(`${first} cut ${at}`)).toBe(true)
      table.make(`${first} cut 52`)
    }
  })

  it('[CAN-06] Canal 21 offers it from the right counter-clockwise, and the croupier cuts at the centre last', () => {
    const table = ready(canal21)
    expect(table.refused('seat:1 cut 104')).toBe('cut-offered-to-another CAN-06')
    table.make('seat:5 pass-cut', 'seat:3 pass-cut', 'seat:1 pass-cut', 'croupier cut 104')
  })

  it('[CAN-07] later it belongs to whoever got the cut card, and then to the croupier', () => {
    const table = tableOf(canal21, { seats: SEATED, config: { min: 200, max: 20_000 } })
    table.make('seat:1 bet main:1 1000', 'seat:3 bet main:3 1000', 'croupier no-more-bets')
    table.set(nearlyEmpty(79))
    table.make('cards 9s')
    expect(table.types().at(-2)).toBe('cut-card-shown')
    table.make('cards 9c 5d 8s 9d', 'seat:1 stand', 'seat:3 stand', 'cards Td 9h', '...')
    expect(table.play.shoe).toMatchObject({ stage: 'over', cutter: 'seat:1' })
    table.make('croupier shuffle')
    expect(table.refused('seat:5 cut 104')).toBe('cut-offered-to-another CAN-06')
    table.make('seat:1 pass-cut', 'croupier cut 104')
  })

  it('[BJK-11 CHA-06 CAN-08 MZA-07] the cut card leaves 52 to 104 cards', () => {
    for (const game of ALL_GAMES) {
      for (const cutCardDepth of [51, 105]) expect(configure(game.settings, { cutCardDepth }).ok).toBe(false)
      for (const cutCardDepth of [52, 104]) {
        const table = tableOf(game, { config: { ...LIMITS, cutCardDepth } })
        expect(table.play.shoe.cutCard).toBe(cutCardDepth)
      }
    }
  })

  it('[BJK-12 CHA-07 CAN-09] a machine has no cut card, and takes its cards back after every round', () => {
    for (const game of CATALOGUE_GAMES) {
      const table = idle(game, { 'seat:1': 100_000 }, { shoeMode: 'machine' })
      table.make('croupier show-cards', 'croupier shuffle', 'seat:1 cut 60')
      expect(table.refused('croupier load inserted')).toMatch(/^no-such-separator (BJK-12|CHA-07|CAN-09)$/)
      table.make('croupier load aside')
      expect(table.play.shoe.cutCard).toBeNull()
    }
    const table = tableOf(blackjackClassic, { config: { ...LIMITS, shoeMode: 'machine' } })
    table.make(
      'seat:1 bet main:1 1000',
      'croupier no-more-bets',
      'cards Ts 6d Ks',
      'seat:1 stand',
      'cards Td 9h',
      '...',
    )
    expect(table.heard.find((event) => event.type === 'cards-fed-back')).toMatchObject({ cards: 6 })
    expect([table.play.shoe.out, table.play.shoe.cards]).toEqual([0, newShoe(6)])
  })
})

describe('the burned cards', () => {
  const burned = (game: (typeof ALL_GAMES)[number], config = {}) => {
    const table = idle(game, { 'seat:1': 1000 }, config)
    table.make(...(game === blackjackMendoza ? [] : ['croupier show-cards']), 'croupier shuffle', 'seat:1 cut 60')
    table.make(`croupier load ${'shoeMode' in config ? 'aside' : 'inserted'}`)
    const events = table.make('croupier burn', ...(game === canal21 ? ['seat:1 pass-positions', 'croupier burn'] : []))
    expect([table.play.shoe.stage, events.some((event) => 'card' in event)]).toEqual(['ready', false])
    return table.play.shoe.out
  }

  it('[BJK-13 CHA-08] one, with or without a machine', () => {
    expect([burned(blackjackClassic), burned(challenge21), burned(blackjackClassic, { shoeMode: 'machine' })]).toEqual([
      1, 1, 1,
    ])
  })

  it('[CAN-10 MZA-08] three, unseen', () => {
    expect([burned(canal21), burned(canal21, { shoeMode: 'machine' }), burned(blackjackMendoza)]).toEqual([3, 3, 3])
  })
})

describe('the end of the shoe', () => {
  const played = (game: (typeof ALL_GAMES)[number], bets: readonly string[], config = {}) => {
    const table = tableOf(game, { config: { ...LIMITS, ...config } })
    table.make(...bets, 'croupier no-more-bets')
    return table
  }

  it('[BJK-53 BJK-54] the cut card is shown, the round finished, a shuffle announced; then all 312 cards again', () => {
    const table = played(blackjackClassic, ['seat:1 bet main:1 1000'])
    table.set(nearlyEmpty(80))
    expect(brief(table.make('cards 9s 6d'))).toEqual([
      'card-dealt BJK-16 seat:1 1.1',
      'cut-card-shown BJK-53',
      'card-dealt BJK-16 bank',
    ])
    table.make('cards 9c', 'seat:1 stand', 'cards Td 9h', '...')
    expect(table.heard.at(-2)).toMatchObject({ type: 'shuffle-announced' })
    expect(table.refused('croupier start')).toBe('shoe-not-ready BJK-07')
    expect(table.make('croupier shuffle')[0]).toMatchObject({ cards: 312, wash: false, cite: 'BJK-54' })
    expect(cardsLeft(table.play.shoe.cards)).toBe(312)
    table.make('seat:1 cut 100', 'croupier load inserted', 'croupier burn', 'croupier start')
  })

  it('[CHA-41 CHA-42] Challenge 21 finishes all its rounds of bets first', () => {
    const table = played(challenge21, ['seat:1 bet round-1:1 1000', 'seat:1 bet round-2:1 1000'])
    table.set(nearlyEmpty(81))
    table.make('cards 9s 6d 9c', 'seat:1 stand', 'cards Td 9h', '...', 'cards Ts 5h', '...')
    expect(table.play.shoe.stage).toBe('over')
    expect(table.types().filter((type) => type === 'shuffle-announced')).toHaveLength(1)
    expect(table.make('croupier shuffle')[0]).toMatchObject({ cards: 416, cite: 'CHA-42' })
  })

  it('[CAN-59 MZA-16] all four packs of Canal 21, and the whole procedure in Mendoza', () => {
    const over = (s: State): State => ({ ...s, play: { ...s.play, shoe: { ...s.play.shoe, stage: 'over' } } })
    const canal = idle(canal21)
    canal.set(over)
    expect(canal.make('croupier shuffle')[0]).toMatchObject({ cards: 208, cite: 'CAN-59' })
    const mendoza = idle(blackjackMendoza)
    mendoza.set(over)
    expect(mendoza.make('croupier shuffle')[0]).toMatchObject({ cards: 312, cite: 'MZA-16' })
    mendoza.make('seat:1 cut 100', 'croupier load inserted', 'croupier burn')
  })

  it('[BJK-55] with a machine there is neither a last round nor a shuffle', () => {
    const table = played(blackjackClassic, ['seat:1 bet main:1 1000'], { shoeMode: 'machine' })
    table.set(nearlyEmpty(70))
    table.make('cards 9s 6d 9c', 'seat:1 stand', 'cards Td 9h', '...')
    expect(table.types()).not.toContain('cut-card-shown')
    expect([table.play.shoe.stage, table.refused('croupier shuffle')]).toEqual(['ready', 'not-at-this-stage BJK-07'])
    table.make('croupier start')
  })

  it('[BJ-31] a card that was played can come again only after a shuffle', () => {
    const table = played(blackjackClassic, ['seat:1 bet main:1 1000'])
    table.set((s) => ({
      ...s,
      play: {
        ...s.play,
        shoe: { ...s.play.shoe, cards: { ...s.play.shoe.cards, seen: s.play.shoe.cards.seen.with(0, 6) } },
      },
    }))
    expect(table.refused('chance card As')).toBe('card-cannot-come BJK-16')
    const before = cardsLeft(table.play.shoe.cards)
    table.make('cards 9s 6d 9c', 'seat:1 stand', 'cards Td 9h', '...')
    expect(cardsLeft(table.play.shoe.cards)).toBe(before - 5)
  })
})

describe('the shoe of Mendoza', () => {
  const table = () => idle(blackjackMendoza, { 'seat:1': 1000 })
  const armed = () => {
    const at = table()
    at.make('croupier shuffle', 'seat:1 cut 100', 'croupier load inserted', 'croupier burn')
    return at
  }

  it('[MZA-05 MZA-66] the first shoe is shuffled before the public, later ones need nobody', () => {
    const at = table()
    expect(at.play.shoe.stage).toBe('new')
    at.make('seat:1 leave')
    expect(at.refused('croupier shuffle')).toBe('no-player-present MZA-02')
    at.make('seat:1 sit ana')
    expect(brief(at.make('croupier shuffle'))).toEqual(['cards-shuffled MZA-05'])
  })

  it('[MZA-09] all leave: the shoe waits armed, and three cards are burned for who comes', () => {
    const at = armed()
    at.make('seat:1 leave')
    expect([at.play.shoe.stage, at.refused('croupier burn')]).toEqual(['burn', 'no-player-present MZA-02'])
    at.make('seat:2 sit beto')
    expect(at.refused('croupier start')).toBe('shoe-not-ready MZA-05')
    expect(at.make('croupier burn')[0]).toMatchObject({ cards: 3 })
    expect(at.play.shoe.out).toBe(6)
  })

  it('[MZA-10] the shoe ended and nobody is left: armed at once, cut by the supervisor, three burned before waiting', () => {
    const at = armed()
    at.set((s) => ({ ...s, play: { ...s.play, shoe: { ...s.play.shoe, stage: 'over' } } }))
    at.make('seat:1 leave', 'croupier shuffle')
    expect(at.refused('croupier cut 156')).toBe('cut-offered-to-another MZA-06')
    at.make('pit-boss cut 156', 'croupier load inserted', 'croupier burn')
    expect(at.play.shoe).toMatchObject({ stage: 'ready', out: 3, waits: false })
    at.make('seat:4 sit carla', 'croupier start')
  })

  it('[MZA-11] nobody left and 52 cards or fewer: the supervisor may have it armed anew', () => {
    const at = armed()
    expect(at.refused('pit-boss rearm')).toBe('players-present MZA-11')
    at.make('seat:1 leave')
    at.set(nearlyEmpty(53))
    expect(at.refused('pit-boss rearm')).toBe('too-many-cards-left MZA-11')
    at.set(nearlyEmpty(52))
    at.make('pit-boss rearm', 'croupier shuffle', 'pit-boss cut 156', 'croupier load inserted')
    expect(at.refused('croupier burn')).toBe('no-player-present MZA-02')
    at.make('seat:2 sit beto', 'croupier burn')
    expect(at.play.shoe).toMatchObject({ stage: 'ready', out: 3 })
  })

  it('[MZA-07] the cut card ends the shoe, and the round is finished with what remains', () => {
    const at = tableOf(blackjackMendoza, {
      seats: { 'seat:1': 1000, 'seat:2': 1000 },
      config: { min: 50, max: 300, chip: 10 },
    })
    at.make('seat:1 bet main:1 100', 'seat:2 bet main:2 100', 'croupier no-more-bets')
    at.set(nearlyEmpty(80))
    at.make('cards 9s 9d 6h 9h 9c', 'croupier no-more-surrenders', 'seat:1 stand', 'seat:2 stand', 'cards Td 9h', '...')
    expect([at.net('seat:1'), at.play.shoe.stage]).toEqual([100, 'over'])
  })
})
