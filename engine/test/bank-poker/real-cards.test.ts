// Live tables: real cards lie face down, and nobody knows them until they are turned. What is turned is told; the rest never is.

import {
  type AnyGame,
  caribbeanPoker,
  caribbeanPokerPlus,
  configure,
  drawPoker,
  drawPokerArica,
  goPoker,
  holdemBonus,
  holdemPlus,
  holdemPlusIquique,
  type Json,
  ofOrigin,
  STAFF,
  threeCardPoker,
  type Viewer,
} from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { ALL_GAMES, ARICA, betsOf, CATALOGUE_GAMES, IQUIQUE, type Known, named } from './games.js'
import { brief, CHIPS, LIMITS, tableOf } from './table.js'

const LIVE = { ...LIMITS, faces: 'turned' }

const seated = (...numbers: readonly number[]) =>
  Object.fromEntries(numbers.map((number) => [`seat:${number}`, CHIPS] as const))

const live = (game: AnyGame, seats: readonly number[] = [1], config: { [option: string]: Json } = LIVE) =>
  tableOf(game, { config, seats: seated(...seats) })

type Driven = ReturnType<typeof live>

/** Lays, and enters what lies open with any cards, until somebody is asked or something is to be turned. */
const laid = (table: Driven, open: readonly string[] = []): Driven => {
  const left = [...open]
  for (let [due] = table.due(); due === 'croupier lay' || due === 'chance turn-up'; [due] = table.due()) {
    const [asked] = table.deals()
    table.make(due === 'croupier lay' ? due : `chance turn-up ${left.splice(0, asked?.cards ?? 0).join(',')}`)
  }
  return table
}

const begun = (game: AnyGame, seats: readonly number[] = [1]): Driven => {
  const known = ALL_GAMES.find((each) => each.game === game) as Known
  const table = live(game, seats)
  for (const number of seats) table.make(...betsOf(known, `seat:${number}`, 1000))
  table.make('croupier no-more-bets')
  return table
}

const VIEWERS: readonly Viewer[] = ['public', 'regulator', 'auditor', ...STAFF, 'seat:1', 'seat:2']
const CARD = /"[A2-9TJQK][shdc]"/

describe('Covered cards', () => {
  it.each(named(ALL_GAMES))('[PB-23 HPI-12 DRA-06] of %s are laid by number, and nobody knows them', (_, known) => {
    const table = begun(known.game, [1, 2])
    expect(table.due()).toEqual(['croupier lay'])
    expect(table.deals()).toEqual([])
    const rule = known === IQUIQUE ? 'HPI-12' : known === ARICA ? 'DRA-06' : 'PB-23'
    expect(table.refused('chance deal As,Ks,Qs')).toBe(`cards-are-real ${rule}`)
    const events = table.make('croupier lay')
    expect(events.filter(({ card }) => card !== undefined).map(({ card }) => card)).toEqual(
      events.filter(({ type }) => type.endsWith('-dealt')).map(() => ({ secret: [], value: null })),
    )
    for (const viewer of VIEWERS) expect(JSON.stringify(table.view(viewer).play), viewer).not.toMatch(CARD)
    expect(table.play.hands['seat:1']?.count).toBe(1)
    expect(table.play.hands['seat:1']?.cards).toEqual({ secret: [], value: null })
  })

  it.each(named(CATALOGUE_GAMES))(
    '[PB-23] of %s are not laid where they are drawn, nor told when they are turned',
    (_, known) => {
      const table = tableOf(known.game, { config: LIMITS, seats: seated(1) })
      table.make(...betsOf(known, 'seat:1', 1000), 'croupier no-more-bets')
      expect(table.refused('croupier lay')).toBe('cards-are-drawn PB-23')
      expect(table.deals()).toHaveLength(1)
    },
  )

  it('[PB-23] are real at every live table and at no other, whatever is asked for', () => {
    const { settings } = caribbeanPoker
    const asked = (config: { [option: string]: Json }, origin: 'live' | 'drawn') => {
      const made = configure(settings, config, { origin })
      return made.ok ? made.config.faces : `${made.option} ${made.why}`
    }
    expect(asked({}, 'live')).toBe('turned')
    expect(asked({}, 'drawn')).toBe('drawn')
    expect(asked({ faces: 'turned' }, 'live')).toBe('turned')
    expect(asked({ faces: 'drawn' }, 'live')).toBe('faces is turned at this table')
    expect(asked({ faces: 'turned' }, 'drawn')).toBe('faces is drawn at this table')
    expect(ofOrigin(settings, { faces: 'turned', seats: 3 }, 'drawn')).toEqual({ faces: 'drawn', seats: 3 })
  })
})

describe('The bank is turned', () => {
  const ready = (): Driven => {
    const table = laid(begun(caribbeanPoker, [1, 2]), ['4h'])
    table.make('seat:1 go', 'seat:2 fold', '...')
    return table
  }

  it('[CAR-09 CAR-13] with its four covered cards, told by who turns them; a folded hand is never told', () => {
    const table = ready()
    expect(table.due()).toEqual(['croupier uncover'])
    expect(table.play.hands['seat:2']).toMatchObject({ status: 'folded', taken: true, shown: null })
    expect(table.play.hands['seat:2']?.cards).toEqual({ secret: [], value: null })
    expect(brief(table.make('croupier uncover cards=Ah,Kc,9d,7s')).slice(-1)).toEqual([
      'said CAR-13 La banca abre con as y rey',
    ])
    expect(table.play.bank.shown).toEqual(['Ah', 'Kc', '9d', '7s', '4h'])
    expect(table.play.opened).toEqual(['4h', 'Ah', 'Kc', '9d', '7s'])
  })

  it('[CAR-09] with no card that lies open, none twice, and as many as there are', () => {
    const { refused } = ready()
    expect(refused('croupier uncover')).toBe('cards-not-told CAR-09')
    expect(refused('croupier uncover cards=Ah,Kc,9d')).toBe('wrong-number-told CAR-09')
    expect(refused('croupier uncover cards=Ah,Kc,9d,9d')).toBe('card-told-twice CAR-09')
    expect(refused('croupier uncover cards=Ah,Kc,9d,4h')).toBe('card-seen-before CAR-09')
  })

  it('[HEP-10 HEP-11] after what is covered of the board', () => {
    const plus = laid(begun(holdemPlus), ['As', 'Kd', '9c'])
    plus.make('seat:1 go')
    expect(plus.refused('croupier uncover cards=2h,3h')).toBe('wrong-number-told HEP-10')
    plus.make('croupier uncover cards=2h,3h,4d,4c')
    expect(plus.play.board.open).toEqual(['As', 'Kd', '9c', '2h', '3h'])
    expect(plus.play.bank.shown).toEqual(['4d', '4c'])
    expect(plus.said().at(-1)).toBe('La banca abre con par de 4')
  })

  it('[GOP-12 GOP-15] in Go Poker a community card at a time', () => {
    const go = laid(begun(goPoker))
    go.make('seat:1 stay', 'croupier uncover cards=Td')
    expect(go.play.board).toMatchObject({ open: ['Td'], count: 1, covered: { value: null } })
    go.make('seat:1 stay')
    expect(go.refused('croupier uncover cards=Td')).toBe('card-seen-before GOP-12')
    go.make('croupier uncover cards=Ts')
    expect(go.play.board).toMatchObject({ open: ['Td', 'Ts'], count: 0 })
  })

  it('[DRW-16 DRW-18 DRA-11] in Draw Poker before it changes what it must, and what it draws lies open', () => {
    for (const game of [drawPoker, drawPokerArica]) {
      const draw = laid(begun(game))
      draw.make('seat:1 go', 'seat:1 exchange 1,2', 'croupier lay', 'croupier uncover cards=9h,9d,5s,5c,2d')
      expect(draw.play.hands['seat:1']).toMatchObject({ count: 5, exchanged: 2, cards: { value: null } })
      expect(draw.refused('chance turn-up 9h')).toMatch(/^card-seen-before/)
      expect(draw.refused('chance turn-up As,Ks')).toMatch(/^wrong-number-told/)
      draw.make('chance turn-up 9s')
      expect(draw.said().at(-1)).toBe('La banca abre con full de 9 y 5')
    }
  })
})

describe('A hand is turned', () => {
  const opened = (): Driven => {
    const table = laid(begun(threeCardPoker, [1, 2]))
    table.make('seat:1 go', 'seat:2 go', 'croupier uncover cards=Qs,9d,2c')
    return table
  }

  it('[TCP-14 PB-28] and told hand by hand, none of its cards one that was seen', () => {
    const table = opened()
    expect(table.refused('croupier show-hand')).toBe('cards-not-told TCP-14')
    expect(table.refused('croupier show-hand cards=Qs,Qd,3c')).toBe('card-seen-before TCP-14')
    expect(table.refused('croupier show-hand cards=Qd,Qd,3c')).toBe('card-told-twice TCP-14')
    expect(table.refused('croupier show-hand cards=Qd,3c')).toBe('wrong-number-told TCP-14')
    table.make('croupier show-hand cards=Kd,Kh,3c')
    expect(table.said().at(-1)).toBe('par de reyes')
    expect(table.refused('croupier show-hand cards=As,Ah,Ad')).toBe('no-hand-waits TCP-14')
    table.make('croupier settle-hand')
    expect(table.refused('croupier show-hand cards=Kd,5h,3d')).toBe('card-seen-before TCP-14')
    table.make('croupier show-hand cards=Js,5h,3d', 'croupier settle-hand', 'croupier clear')
    expect([table.net('seat:1'), table.net('seat:2')]).toEqual([-2000, 2000])
  })

  it('[TCP-13] nowhere where the bank does not open: no card of a player is ever told', () => {
    const table = laid(begun(threeCardPoker))
    table.make('seat:1 go', 'croupier uncover cards=Js,9d,2c')
    expect(table.refused('croupier show-hand cards=As,Ah,Ad')).toBe('hand-not-turned TCP-13')
    table.make('croupier settle-hand', 'croupier clear')
    expect(table.net('seat:1')).toBe(1000)
    expect(table.play.opened).toEqual(['Js', '9d', '2c'])
  })

  it('[CPL-06 CPL-09] after a purchase by place, with cards of any kind', () => {
    const table = laid(begun(caribbeanPokerPlus), ['4h'])
    table.make('seat:1 go buys=3', 'croupier sell-card')
    expect(table.play.hands['seat:1']).toMatchObject({ count: 4, bought: true, cards: { value: null } })
    table.make('croupier lay', 'croupier uncover cards=Ah,Kc,9d,7s', 'croupier show-hand cards=Ad,Kd,Qd,Jd,Td')
    expect(table.said().at(-1)).toBe('escalera real')
    table.make('croupier settle-hand', 'croupier clear')
    expect(table.net('seat:1')).toBe(1000 + 200_000 - 1000)
  })
})

describe('A hand that retires with a Bonus', () => {
  const retired = () => {
    const table = live(holdemBonus)
    table.make('seat:1 bet bonus 300', 'seat:1 bet ante 1000', 'croupier no-more-bets', 'croupier lay', 'croupier lay')
    table.make('seat:1 fold')
    return table
  }

  it('[HEB-12 HEB-23] is turned and told before it is taken', () => {
    const table = retired()
    expect(table.due()).toEqual(['croupier show-hand'])
    expect(table.refused('croupier retire')).toBe('hand-not-turned HEB-12')
    expect(table.refused('croupier show-hand')).toMatch(/^cards-not-told/)
    expect(brief(table.make('croupier show-hand cards=Kd,Kh'))).toEqual(['hand-shown HEB-12 seat:1'])
    expect(table.refused('croupier show-hand cards=As,Ad')).toMatch(/^not-now/)
    table.make('croupier retire', 'croupier clear')
    expect(table.net('seat:1')).toBe(3000 - 1000)
  })

  it('[HEB-11] is taken unseen without one', () => {
    const table = live(holdemBonus)
    table.make('seat:1 bet ante 1000', 'croupier no-more-bets', 'croupier lay', 'croupier lay', 'seat:1 fold')
    expect(table.due()).toEqual(['croupier retire'])
    table.make('croupier retire', 'croupier clear')
    expect(table.play.opened).toEqual([])
    expect(table.net('seat:1')).toBe(-1000)
  })

  it('[HEB-12 GEN-14] under the minimum waits for the room head only when it wins', () => {
    const table = live(holdemBonus, [1], { ...LIVE, limits: { bonus: { min: 500 } } })
    table.make('seat:1 bet ante 1000', 'croupier no-more-bets')
    table.make('croupier find-bet bonus 300 seat:1', 'croupier lay', 'croupier lay', 'seat:1 fold')
    table.make('croupier show-hand cards=Ad,Kh')
    expect(table.refused('croupier retire')).toBe('room-head-not-authorised GEN-14')
    table.make('room-head authorise bonus pay seat:1', 'croupier retire', 'croupier clear')
    expect(table.net('seat:1')).toBe(4500 - 1000)
  })
})

describe('What an irregular play shows is told there', () => {
  it('[PB-47 PB-56] a card that came face up, a fourth of the flop: burned, and in no hand', () => {
    const table = begun(holdemPlus)
    table.make('croupier lay', 'croupier irregular face-up-card')
    expect(table.due()).toEqual(['chance turn-up'])
    table.make('chance turn-up Ks', 'croupier lay', 'croupier lay')
    expect(table.refused('chance turn-up Ks,2d,3d')).toMatch(/^card-seen-before/)
    table.make('chance turn-up As,2d,3d', 'croupier irregular extra-flop-card', 'chance turn-up Kd', 'croupier lay')
    table.make('seat:1 go')
    expect(table.refused('croupier uncover cards=Kd,5h,6h,7h')).toMatch(/^card-seen-before/)
    table.make('croupier uncover cards=4c,5h,6h,7h')
    expect(table.play.opened).toEqual(['Ks', 'As', '2d', '3d', 'Kd', '4c', '5h', '6h', '7h'])
  })

  const seen = (game: AnyGame, ...then: readonly string[]): Driven => {
    const table = begun(game, [1, 2])
    table.make('croupier lay', 'croupier irregular player-card-seen seat=seat:1 cards=Ks')
    laid(table, ['4h'])
    table.make(...then)
    return table
  }

  it('[PB-48] one card of a player: it is that hand’s, and nobody else’s', () => {
    const table = seen(threeCardPoker, 'seat:1 go', 'seat:2 go')
    expect(table.refused('croupier uncover cards=Ks,9d,2c')).toBe('card-seen-before TCP-07')
    table.make('croupier uncover cards=Qs,9d,2c')
    expect(table.refused('croupier show-hand cards=Ks,Jd,3c')).toBe('card-seen-before TCP-14')
    table.make('croupier show-hand cards=Js,5h,3d', 'croupier settle-hand')
    // The seen one is known: the others are told.
    expect(table.refused('croupier show-hand cards=Ks,Kd,3c')).toBe('wrong-number-told TCP-14')
    table.make('croupier show-hand cards=Kd,3c')
    expect(table.cards('seat:1')).toEqual(['Ks', 'Kd', '3c'])
    expect(table.said().at(-1)).toBe('par de reyes')
  })

  it('[PB-48 DRW-11] one that may have been exchanged since is told again, or not', () => {
    for (const cards of ['Ks,Kd,Kh,3c,3d', 'Ad,Ah,As,3c,3d']) {
      const table = seen(drawPoker, 'seat:1 go', 'seat:2 fold', 'croupier retire', 'seat:1 exchange 2', 'croupier lay')
      table.make('croupier uncover cards=8h,8d,8s,5c,5d')
      expect(table.refused('croupier show-hand cards=Kd,Kh,3c,3d')).toMatch(/^wrong-number-told/)
      table.make(`croupier show-hand cards=${cards}`)
      expect(table.cards('seat:1')).toEqual(cards.split(','))
    }
  })

  it('[PB-42 PB-48] one that was put in order since may be anybody’s', () => {
    const table = begun(threeCardPoker, [1, 2])
    table.make('croupier lay', 'croupier irregular player-card-seen seat=seat:1 cards=Ks')
    table.make('croupier irregular misdeal-reordered')
    expect(table.play).toMatchObject({ seenCard: null, opened: [], seen: 1 })
    laid(table)
    table.make('seat:1 go', 'seat:2 go', 'croupier uncover cards=Qs,9d,2c', 'croupier show-hand cards=Ks,Kd,3c')
    expect(table.cards('seat:2')).toEqual(['Ks', 'Kd', '3c'])
  })

  it('[PB-48 PB-49] one that nobody could read is not told, and the second ends the round whatever it was', () => {
    const table = begun(caribbeanPoker, [1, 2])
    table.make('croupier lay', 'croupier irregular player-card-seen seat=seat:1')
    expect(table.play).toMatchObject({ seen: 1, seenCard: null, opened: [] })
    expect(table.refused('croupier irregular player-card-seen seat=seat:2 cards=Ks')).toBe('no-card-to-tell PB-48')
    expect(table.refused('croupier irregular stuck-cards seat=seat:2 cards=Ks')).toMatch(/^no-card-to-tell/)
    table.make('croupier irregular player-card-seen seat=seat:2')
    expect([table.phase, table.net('seat:1'), table.net('seat:2')]).toEqual(['idle', 0, 0])
  })

  it('[PB-47 GOP-05] a covered community card: burned, and another takes its place', () => {
    const table = begun(goPoker)
    table.make('croupier lay')
    expect(table.play.board).toMatchObject({ count: 1, covered: { value: null } })
    table.make('croupier irregular board-card-seen cards=Td')
    expect(table.play.board).toMatchObject({ count: 0, covered: { value: null } })
    expect(table.play.opened).toEqual(['Td'])
    laid(table)
    expect(table.play.board.count).toBe(2)
    table.make('seat:1 stay')
    expect(table.refused('croupier uncover cards=Td')).toBe('card-seen-before GOP-12')
  })

  it('[PB-50 PB-52 PB-53 HPI-32] where hands or the round are void nothing is told at all', () => {
    for (const [game, cause] of [
      [caribbeanPoker, 'bank-card-seen'],
      [caribbeanPoker, 'bank-wrong-count'],
      [holdemPlusIquique, 'card-seen'],
    ] as const) {
      const table = begun(game)
      table.make('croupier lay')
      expect(table.refused(`croupier irregular ${cause} cards=Ks`), cause).toMatch(/^no-card-to-tell/)
      table.make(`croupier irregular ${cause}`)
      expect([table.phase, table.play.opened], cause).toEqual(['idle', []])
    }
  })
})

describe('A card that was told as another one', () => {
  const opened = (...told: readonly string[]): Driven => {
    const table = laid(begun(threeCardPoker, [1, 2]))
    table.make('seat:1 go', 'seat:2 go', ...told)
    return table
  }

  it('[GEN-39] is put right by the pit boss alone, and the bank judged by it', () => {
    const table = opened('croupier uncover cards=Qs,9d,2c')
    expect(table.refused('croupier misread Qs Js')).toBe('not-your-move GEN-39')
    expect(table.refused('pit-boss misread Kd Js')).toBe('no-card-told GEN-39')
    expect(table.refused('pit-boss misread Qs 9d')).toBe('card-seen-before GEN-39')
    expect(brief(table.make('pit-boss misread Qs Js'))).toEqual([
      'card-misread GEN-39',
      'bank-judged TCP-11',
      'said TCP-11 La banca no abre',
    ])
    expect(table.play.opened).toEqual(['Js', '9d', '2c'])
    // The other card is free again, and nothing is turned any more.
    expect(table.refused('croupier show-hand cards=Qs,Qd,3c')).toBe('hand-not-turned TCP-13')
    table.make('...')
    expect([table.net('seat:1'), table.net('seat:2')]).toEqual([1000, 1000])
  })

  it('[GEN-39 TCP-14] lets the hand be told that has it, and changes nothing that was paid', () => {
    const table = opened('croupier uncover cards=Qs,9d,2c', 'croupier show-hand cards=Kd,Kh,3c', 'croupier settle-hand')
    expect(table.refused('croupier show-hand cards=Kd,5h,3d')).toBe('card-seen-before TCP-14')
    table.make('pit-boss misread Kd Ks', 'croupier show-hand cards=Kd,5h,3d')
    expect(table.cards('seat:2')).toEqual(['Ks', 'Kh', '3c'])
    table.make('...')
    expect([table.net('seat:1'), table.net('seat:2')]).toEqual([2000, 2000])
  })

  it('[GEN-39 TCP-15] of the hand that is turned changes what becomes of it', () => {
    const table = opened('croupier uncover cards=Qs,9d,2c', 'croupier show-hand cards=Qd,9h,3c')
    expect(brief(table.make('pit-boss misread 9h 8h'))).toEqual([
      'card-misread GEN-39',
      'bank-judged TCP-11',
      'said TCP-11 La banca abre con carta alta reina',
      'hand-shown TCP-14 seat:2',
      'said TCP-14 carta alta reina',
    ])
    table.make('croupier settle-hand')
    expect(table.net('seat:2')).toBe(-2000)
  })

  it.each([
    ['draw-poker', drawPoker, 'DRW-24', 'DRW-19', 'DRW-16'],
    ['draw-poker-arica', drawPokerArica, 'DRA-16', 'DRA-14', 'DRA-11'],
  ] as const)(
    '[GEN-39 DRW-19 DRW-27 DRA-14] of the bank of %s before it has drawn: it changes what its own cards ask for',
    (_, game, pair, flush, shown) => {
      const table = laid(begun(game, [1]))
      table.make('seat:1 go', 'seat:1 exchange -')
      // A pair keeps its highest card and changes two; four clubs keep them all and change the king.
      expect(brief(table.make('croupier uncover cards=2d,2c,3c,4c,5c')).at(-1)).toBe(`bank-exchanges ${pair}`)
      table.make('croupier irregular stuck-bank-cards')
      expect(brief(table.make('pit-boss misread 2d Kd'))).toEqual([
        'card-misread GEN-39',
        `bank-shown ${shown}`,
        `bank-exchanges ${flush}`,
      ])
      expect([table.play.bank.shown, table.play.bank.away, table.play.plan]).toEqual([
        ['2c', '5c', '3c', '4c'],
        ['Kd'],
        [['burn', 'up']],
      ])
      table.make('croupier lay', 'chance turn-up 9c')
      expect(table.said().at(-1)).toBe('La banca abre con color al 9')
      expect(table.play.bank.away).toEqual([])
    },
  )

  it('[GEN-39 DRW-15 DRW-17] what has come stays, and a bank that stands draws no more', () => {
    const drawing = () => {
      const table = laid(begun(drawPoker, [1]))
      return table.make('seat:1 go', 'seat:1 exchange -', 'croupier uncover cards=9d,9c,3c,4c,5h') && table
    }
    const drawn = drawing()
    // Once another has come for it nothing asks for a card that was put away.
    drawn.make('chance turn-up Ks,7d', 'pit-boss misread 3c 9h')
    expect(drawn.play.bank.shown).toEqual(['9d', '9c', '5h', 'Ks', '7d'])
    expect(drawn.said().at(-1)).toBe('La banca abre con par de 9')
    const standing = drawing()
    standing.make('pit-boss misread 9d 6h', 'pit-boss misread 9c 7s')
    expect([standing.phase, standing.play.bank.shown, standing.play.plan]).toEqual([
      'hands',
      ['6h', '5h', '3c', '4c', '7s'],
      [],
    ])
    expect(standing.said().at(-1)).toBe('La banca abre con escalera al 7')
  })

  it('[GEN-39 HPI-15] of the board is put in order in Iquique', () => {
    const table = laid(begun(holdemPlusIquique), ['9c', 'Kd', '4s'])
    table.make('pit-boss misread 4s As')
    expect(table.play.board.open).toEqual(['As', 'Kd', '9c'])
  })

  it('[GEN-39] is nobody’s business where cards are drawn, or none was told', () => {
    const drawn = tableOf(threeCardPoker, { config: LIMITS, seats: seated(1) })
    expect(drawn.refused('pit-boss misread Qs Js')).toBe('cards-are-drawn PB-23')
    expect(begun(threeCardPoker).refused('pit-boss misread Qs Js')).toBe('no-card-told GEN-39')
  })
})
