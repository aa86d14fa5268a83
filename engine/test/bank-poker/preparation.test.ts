import { caribbeanPoker, drawPokerArica, holdemPlusIquique } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { ALL_GAMES, ARICA, betsOf, CATALOGUE_GAMES, IQUIQUE, named, SOME_CARDS } from './games.js'
import { brief, CHIPS, LIMITS, tableOf } from './table.js'

const two = { 'seat:1': CHIPS, 'seat:2': CHIPS }
const open = { opening: 'open' } as const

describe.each(named(ALL_GAMES))('%s: the deck', (_, known) => {
  const { game, rules } = known

  it('[PB-01 PB-02 PB-03 PB-05 PB-06 DRA-02 DRA-03 HPI-04 HPI-05] a new deck is shown, washed, shuffled and cut before bets are invited', () => {
    const table = tableOf(game, open)
    expect(table.refused('croupier start')).toBe(`deck-not-ready ${rules.shuffle}`)
    expect(table.refused('croupier shuffle')).toBe(`not-at-this-stage ${rules.shuffle}`)
    expect(table.make('croupier show-deck')[0]).toMatchObject({ type: 'deck-shown', cards: 52 })
    expect(table.refused('croupier cut')).toMatch(/^not-at-this-stage/)
    expect(table.make('croupier shuffle').at(-1)).toMatchObject({ type: 'deck-shuffled', wash: true, by: 'hand' })
    expect(table.make('croupier cut')[0]).toMatchObject({ type: 'deck-cut', at: 26 })
    expect(table.make('croupier start').at(-1)).toMatchObject({ type: 'said', phrase: 'hagan su juego' })
  })

  it('[PB-05 PB-28 DRA-02 HPI-05 HPI-08 CAR-24 GOP-22] the whole deck is shuffled again after every round', () => {
    const table = tableOf(game)
    table.make(...betsOf(known, 'seat:1', 1000), 'croupier no-more-bets')
    playOut(table)
    expect(table.play.deck.stage).toBe('used')
    expect(table.refused('croupier start')).toBe(`deck-not-ready ${rules.shuffle}`)
    expect(table.make('croupier shuffle').at(-1)).toMatchObject({ wash: false, cite: rules.shuffle })
    expect(table.play.out).toBe(0)
  })

  it('[PB-04 PB-08 PB-10 DRA-03 HPI-08] new cards are brought between rounds and shown again, with reason', () => {
    const table = tableOf(game, open)
    table.make('croupier show-deck', 'croupier shuffle')
    expect(table.refused('pit-boss new-cards tired')).toMatch(/^no-such-reason/)
    expect(table.refused('croupier new-cards house')).toMatch(/^not-your-move/)
    expect(brief(table.make('pit-boss new-cards damaged'))).toEqual(['deck-replaced PB-04'])
    table.make('croupier show-deck', 'croupier shuffle', 'croupier cut', 'pit-boss new-cards house')
    expect(table.play.deck).toMatchObject({ stage: 'new', fresh: true })
  })

  it('[PB-41 DRA-29] a card that shows when the deck is cut has it shuffled again', () => {
    if (game === holdemPlusIquique) return
    const table = tableOf(game, open)
    table.make('croupier show-deck', 'croupier shuffle')
    table.make('croupier irregular card-shown-at-cut')
    expect(table.refused('croupier cut')).toMatch(/^not-at-this-stage/)
    table.make('croupier shuffle', 'croupier cut', 'croupier irregular card-shown-at-cut')
    expect(table.refused('croupier start')).toMatch(/^deck-not-ready/)
    table.make('croupier shuffle', 'croupier cut', 'croupier start')
    expect(table.refused('croupier irregular card-shown-at-cut')).toMatch(/^cannot-have-happened/)
  })
})

describe.each(named(CATALOGUE_GAMES))('%s: the machine', (_, known) => {
  const { game } = known
  const machine = { ...open, config: { ...LIMITS, shuffling: 'machine', decks: 2 } }

  it('[PB-06 PB-07] shuffles without a cut, two decks in turn', () => {
    const table = tableOf(game, machine)
    table.make('croupier show-deck')
    expect(table.make('croupier shuffle').at(-1)).toMatchObject({ by: 'machine', deck: 1 })
    table.make('croupier start', 'pit-boss out-of-order', 'croupier give-back', 'pit-boss resume')
    expect(table.make('croupier shuffle').at(-1)).toMatchObject({ deck: 2 })
    table.make('croupier start', 'pit-boss out-of-order', 'croupier give-back', 'pit-boss resume')
    expect(table.make('croupier shuffle').at(-1)).toMatchObject({ deck: 1 })
  })

  it('[PB-44] a jam while it shuffles: the deck is checked and shuffled by hand, and the next one by machine again', () => {
    const table = tableOf(game, machine)
    table.make('croupier show-deck', 'croupier irregular machine-jam')
    expect(table.make('croupier shuffle').at(-1)).toMatchObject({ by: 'hand' })
    table.make('croupier cut', 'croupier start', 'pit-boss out-of-order', 'croupier give-back', 'pit-boss resume')
    expect(table.make('croupier shuffle').at(-1)).toMatchObject({ by: 'machine' })
    table.make('croupier irregular machine-jam')
    expect(table.make('croupier shuffle').at(-1)).toMatchObject({ by: 'hand' })
  })

  it('[PB-44 PB-04] a deck that is found incomplete in it is replaced, and the new one is shuffled by hand', () => {
    const table = tableOf(game, machine)
    table.make('croupier show-deck', 'croupier irregular machine-jam', 'pit-boss new-cards incomplete')
    table.make('croupier show-deck')
    expect(table.make('croupier shuffle').at(-1)).toMatchObject({ by: 'hand', wash: true })
    table.make('croupier cut', 'croupier start', 'pit-boss out-of-order', 'croupier give-back', 'pit-boss resume')
    expect(table.make('croupier shuffle').at(-1)).toMatchObject({ by: 'machine' })
  })

  it('[PB-45] a jam while it deals voids the round, whose bets come back, and the deck is shuffled by hand', () => {
    const table = tableOf(game, { config: machine.config, seats: two })
    table.make(...betsOf(known, 'seat:1', 1000), ...betsOf(known, 'seat:2', 500), 'croupier no-more-bets')
    table.make('croupier irregular machine-jam-dealing')
    expect([table.phase, table.net('seat:1'), table.net('seat:2'), table.net('bank')]).toEqual(['idle', 0, 0, 0])
    expect(table.make('croupier shuffle').at(-1)).toMatchObject({ by: 'hand' })
  })

  it('[PB-46] one that is out of order leaves the table until it is repaired', () => {
    const table = tableOf(game, machine)
    table.make('croupier show-deck', 'croupier shuffle')
    expect(table.refused('croupier irregular machine-removed')).toBe('not-your-move PB-46')
    table.make('pit-boss irregular machine-removed')
    expect(table.make('croupier shuffle').at(-1)).toMatchObject({ by: 'hand' })
    expect(table.refused('pit-boss irregular machine-removed')).toBe('cannot-have-happened PB-46')
    table.make('pit-boss irregular machine-repaired')
    expect(table.make('croupier shuffle').at(-1)).toMatchObject({ by: 'machine' })
    expect(table.refused('pit-boss irregular machine-repaired')).toBe('cannot-have-happened PB-46')
  })
})

describe('what a table can be told', () => {
  it('[DRA-02] Arica has no machine', () => {
    expect(ARICA.game.settings.shuffling).toBeUndefined()
    expect(tableOf(drawPokerArica).refused('croupier irregular machine-jam')).toBe('no-such-cause DRA-30')
  })

  it('[HPI-03] the cloth of Iquique says with what the dealer plays', () => {
    expect(() => tableOf(holdemPlusIquique, { config: { cloth: ['Poker'] } })).toThrow(
      'El dealer solo juega con par de 4 o más',
    )
  })

  it.each(named(ALL_GAMES))(
    '[CAR-01 DRW-01 DRA-01 TCP-01 GOP-01 HEP-01 HPI-01 HEB-01] %s has its places, and one player is enough',
    (_, { game, seats, rules }) => {
      expect(game.settings.seats).toMatchObject({ min: 1, max: seats, rule: rules.capacity })
      expect(() => tableOf(game, { config: { seats: seats + 1 } })).toThrow(
        `seats must be a whole number from 1 to ${seats}`,
      )
      const lonely = tableOf(game, { seats: { 'seat:1': CHIPS }, opening: 'open' })
      lonely.make('seat:1 step-away')
      expect(lonely.refused('croupier show-deck')).toBe(`no-player-present ${rules.capacity}`)
      lonely.make('seat:1 come-back', 'croupier show-deck')
    },
  )
})

describe.each(named(ALL_GAMES))('%s: the house', (_, known) => {
  const { game, rules } = known

  it('[PB-09] a croupier and a pit boss serve it', () => {
    const table = tableOf(game, { opening: 'none' })
    table.make('room-head post pit-boss julia')
    expect(table.refused('pit-boss open')).toMatch(/PB-09$/)
    table.make('pit-boss post croupier ana', 'pit-boss open')
  })

  it('[PB-11 PB-12 PB-17 HPI-02 HPI-48 CAR-02 DRW-02 DRA-04 TCP-02 HEB-05] bets are chips within the limits, of one hand for each player', () => {
    const table = tableOf(game)
    const on = known.first[0] as string
    expect(table.refused(`seat:1 bet ${on} 50000 with=coupon`)).toBe('instrument-not-authorised GEN-04')
    expect(table.refused(`seat:1 bet ${on} 150`)).toBe('not-whole-chips GEN-03')
    expect(table.refused(`seat:1 bet ${on} 60000`)).toBe('over-maximum GEN-09')
    expect(table.refused(`seat:1 bet ${on}:2 1000`)).toBe(`no-such-bet ${rules.first}`)
    expect(table.refused('croupier no-more-bets')).toBe(`bets-awaited ${rules.first}`)
  })

  it('[PB-16 PB-18 DRA-05 DRA-24 HPI-11 CAR-03 DRW-03 TCP-03 GOP-03 HEP-02 HEB-08] «no más apuestas» closes the bets: none is added or taken back, and a late one is returned', () => {
    const table = tableOf(game)
    const on = known.first[0] as string
    table.make(...betsOf(known, 'seat:1', 1000))
    expect(table.make('croupier no-more-bets')[0]).toMatchObject({ phrase: 'no más apuestas', cite: rules.closed })
    expect(table.refused(`seat:1 bet ${on} 1000`)).toBe(`betting-closed ${rules.closed}`)
    expect(table.refused(`seat:1 withdraw ${on} 1000`)).toBe(`betting-closed ${rules.closed}`)
    expect(table.make(`croupier late-bet ${on} 700 seat:1`)[0]).toMatchObject({ type: 'late-bet-returned', stake: 700 })
    expect(table.net('seat:1')).toBe(0)
  })

  it('[PB-25 DRA-28] a seat that sat out more than three rounds may be claimed, and the pit boss asks for it', () => {
    const table = tableOf(game, { seats: two })
    for (let round = 0; round < 4; round += 1) {
      table.make(...betsOf(known, 'seat:1', 1000), 'croupier no-more-bets')
      expect(table.refused('seat:1 complain seat:2')).toMatch(/^seat-not-idle/)
      playOut(table)
      table.make('croupier shuffle', 'croupier cut', 'croupier start')
    }
    table.make('seat:1 complain seat:2', 'pit-boss ask-to-leave seat:2', 'croupier free-seat seat:2')
    expect(table.state.seats['seat:2']).toBeUndefined()
  })

  it('[PB-31 DRA-40] the last rounds are announced on the pit boss order: three, two or one', () => {
    for (const [line, phrase, left] of [
      ['croupier announce-last', 'últimos tres pases de la mesa', 3],
      ['croupier announce-rounds 2', 'últimos dos pases de la mesa', 2],
      ['croupier announce-rounds 1', 'último pase de la mesa', 1],
    ] as const) {
      const table = tableOf(game, open)
      expect(table.refused(line)).toMatch(/^not-instructed/)
      table.make('pit-boss instruct-closing')
      expect(table.refused('croupier announce-rounds 4')).toMatch(/^no-such-number/)
      expect(table.make(line)[0]).toMatchObject({ phrase })
      expect(table.state.closing).toBe(left)
    }
  })

  it('[PB-57 HPI-49 PB-30] who is away decides nothing, and a dispute climbs to the pit boss', () => {
    const table = tableOf(game)
    table.make('seat:1 step-away')
    expect(table.refused(`seat:1 bet ${known.first[0]} 1000`)).toBe('not-present GEN-24')
    table.make(
      'seat:1 come-back',
      'seat:1 dispute "my ante lay there"',
      'croupier decide dispute:1 "it did not"',
      'seat:1 appeal dispute:1',
    )
    table.make('pit-boss decide dispute:1 "it did"')
  })
})

/** Plays a round of one seat to its end without a word of its player. */
const playOut = (table: ReturnType<typeof tableOf>): void => {
  const cards = SOME_CARDS.split(' ')
  while (table.phase !== 'idle') {
    const answers = ['fold', 'pass', 'stay'].map((name) => `croupier ${name} for=seat:1`)
    const [asked] = table.deals()
    if (asked) table.make(`chance ${asked.do} ${cards.splice(0, asked.cards).join(',')}`)
    else {
      const said = answers.find((line) => table.knows(line) && table.offered(line))
      if (said) table.make(said)
      else table.make('...')
    }
  }
}

it('[PB-19 PB-20 PB-21 PB-22 PB-23 PB-24 PB-26] faults of the catalogue are warned of, and exclude when repeated', () => {
  const table = tableOf(caribbeanPoker, { seats: two })
  for (const [infraction, cite] of [
    ['taking-a-bet-back', 'PB-19'],
    ['touching-cards', 'PB-20'],
    ['touching-cards-of-the-bank', 'PB-21'],
    ['taking-cards-away', 'PB-22'],
    ['telling-cards', 'PB-23'],
    ['playing-anothers-hand', 'PB-24'],
  ])
    expect(table.make(`croupier warn seat:1 ${infraction}`)[0]).toMatchObject({ type: 'warned', cite })
  expect(table.refused('pit-boss exclude seat:2 touching-cards')).toBe('not-warned-before GEN-32')
  expect(table.make('pit-boss exclude seat:1 touching-cards')[0]).toMatchObject({ type: 'excluded' })
})

it.each([
  ['draw-poker', 'unclear-exchange', 'DRW-12'],
  ['draw-poker', 'touching-kept-cards', 'DRW-13'],
  ['caribbean-poker-plus', 'unclear-purchase', 'CPL-04'],
  ['go-poker', 'unclear-answer', 'GOP-21'],
  ['holdem-plus', 'showing-cards', 'HEP-19'],
  ['holdem-bonus', 'showing-cards', 'HEB-31'],
  ['holdem-bonus', 'lifting-cards', 'HEB-18'],
  ['draw-poker-arica', 'touching-cards', 'DRA-26'],
  ['draw-poker-arica', 'telling-cards', 'DRA-25'],
  ['draw-poker-arica', 'taking-a-bet-back', 'DRA-24'],
  ['draw-poker-arica', 'showing-cards', 'DRA-27'],
  ['draw-poker-arica', 'unclear-exchange', 'DRA-39'],
])(
  '[DRW-12 DRW-13 CPL-04 GOP-21 HEP-19 HEB-31 HEB-18 DRA-24 DRA-25 DRA-26 DRA-27 DRA-39] %s warns of %s by %s',
  (id, infraction, cite) => {
    const { game } = ALL_GAMES.find((each) => each.game.id === id) ?? ARICA
    expect(tableOf(game).make(`croupier warn seat:1 ${infraction}`)[0]).toMatchObject({ cite })
  },
)

it('[DRA-38] who exposes the cards a second time in Arica is out from the next round on, and this one is settled', () => {
  const table = tableOf(drawPokerArica)
  table.make('seat:1 bet ante 1000', 'croupier no-more-bets', 'cards Ks 7h Kd 7c 8h Ad 5c 9s 2s 4h')
  table.make('croupier warn seat:1 exposing-cards', 'seat:1 go', 'pit-boss exclude seat:1 exposing-cards')
  table.make('seat:1 exchange -', '...', 'cards Jh Tc', '...')
  expect(table.net('seat:1')).toBe(1000)
  table.make('croupier shuffle', 'croupier cut', 'croupier start')
  expect(table.state.seats['seat:1']).toBeUndefined()
})

it('[HPI-47 PB-29 HPI-50] a payment is held for verification while the table goes on', () => {
  for (const known of [IQUIQUE, ...CATALOGUE_GAMES.filter(({ game }) => game.id === 'holdem-plus')]) {
    const table = tableOf(known.game)
    table.make(
      'seat:1 bet ante 1000',
      'croupier no-more-bets',
      'cards As Kh 5s Kc 2d Ks 9s 3s 5c 2c',
      'seat:1 go',
      'croupier uncover',
    )
    expect(table.refused('pit-boss hold seat:1')).toBe('nothing-to-hold GEN-41')
    table.make('croupier show-hand', 'pit-boss hold seat:1', 'croupier settle-hand', 'croupier clear')
    expect(table.state.holds).toMatchObject([{ seat: 'seat:1', amount: 4000 }])
    table.make('pit-boss clear-hold hold:1 pay', 'croupier pay-held hold:1')
    expect(table.net('seat:1')).toBe(4000)
  }
})
