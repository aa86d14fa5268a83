// The felt of poker held against the engine: what is drawn from events is what the table shows, hidden cards stay hidden, and a hand
// is called by its name in both languages.

import {
  type AnyGame,
  balance,
  type Card,
  configure,
  type Event,
  heardBy,
  type Move,
  openingOf,
  rankHand,
  type SeatId,
  seat,
  seen,
  type Table,
} from '@tapete/engine'
import { random } from '@tapete/engine/testkit'
import { describe, expect, it } from 'vitest'
import type { View } from '../../src/app/types.js'
import { GAMES } from '../../src/games/bank-poker/games.js'
import { handWords, whole } from '../../src/games/bank-poker/hand-words.js'
import { bankCards, cardsOf, netsOf, ofRound, playOf, seenHand, variantOf } from '../../src/games/bank-poker/play.js'
import { viewAt } from '../../src/games/bank-poker/projection.js'
import { casesOf, tableOf } from '../../src/games/bank-poker/table/tables.js'
import { table as en } from '../../src/games/bank-poker/table.en.js'
import { table as es } from '../../src/games/bank-poker/table.es.js'
import { made } from '../made.js'

const PLAYERS = [seat(1), seat(2), seat(3)]
const STAKE = 5000

interface Moment {
  readonly table: Table
  readonly events: readonly Event[]
}

/** Rounds of three players who decide as they like, each moment of them visited. */
const rounds = (game: AnyGame, seed: number, many: number, visit: (moment: Moment) => void): void => {
  const dice = random(seed)
  const configured = configure(game.settings, { chip: 500, min: 1000, max: 100_000 })
  if (!configured.ok) throw new Error(configured.why)
  let table: Table = game.open(configured.config)
  let events: readonly Event[] = []
  const play = (move: Move): void => {
    const step = game.step(table, move)
    if (!step.ok) throw new Error(`${JSON.stringify(move)}: ${step.refusal.code}`)
    table = step.state
    events = [...events, ...step.events]
    visit({ table, events })
  }
  const chips = Object.fromEntries(PLAYERS.map((id) => [id, 1_000_000]))
  for (const move of openingOf(game, configured.config, 'open', chips)) play(move)
  const { first, side } = variantOf(game.id)
  for (let step = 0; table.round < many || table.phase !== 'idle'; step++) {
    if (step > 600) throw new Error(`no round of ${game.id} ends`)
    if (table.phase === 'betting' && table.bets.length === 0)
      for (const id of PLAYERS)
        for (const on of [...(side ? [side] : []), ...first]) play({ by: id, do: 'bet', on, amount: STAKE })
    const answers = game
      .options(table)
      .filter(({ by, do: name }) => PLAYERS.includes(by as SeatId) && ASKED.includes(name))
    const [due] = game.due(table)
    const option = answers.length > 0 ? dice.pick(answers) : due?.option
    if (!option) throw new Error(`nothing is due in ${table.phase}`)
    play(shuffled(made(option, dice), option, dice))
  }
}

const ASKED = ['go', 'fold', 'pass', 'stay', 'take-back', 'exchange']

/** Cards in another order than the deck's, and one or two of the places to change. */
const shuffled = (move: Move, option: { readonly fields: object }, dice: ReturnType<typeof random>): Move => {
  const bound = (option.fields as { cards?: { oneOf?: readonly string[]; deal?: number } }).cards
  if (bound?.oneOf && bound.deal) {
    const left = [...bound.oneOf]
    const cards = Array.from({ length: bound.deal }, () => left.splice(dice.below(left.length), 1)[0] as string)
    return { ...move, cards }
  }
  return move.do === 'exchange' ? { ...move, places: dice.pick([[], ['2'], ['1', '4']]) } : move
}

const seenBy = (game: AnyGame, { table }: Moment, viewer: SeatId | 'public'): View =>
  seen(game.view(table), viewer) as unknown as View

describe.each(GAMES.map((game) => [game.id, game as AnyGame] as const))('%s', (id, game) => {
  it('is drawn from events as the table stands, for a player and for who watches', () => {
    let compared = 0
    rounds(game, 7, 6, (moment) => {
      if (moment.table.phase === 'idle' || moment.table.phase === 'betting') return
      for (const viewer of ['seat:2', 'public'] as const) {
        const view = seenBy(game, moment, viewer)
        const told = viewAt(view, ofRound(heardBy(moment.events, viewer)))
        const [now, drawn] = [playOf(view), playOf(told)]
        for (const player of PLAYERS) {
          const hand = now.hands[player]
          if (hand?.taken) continue
          expect(cardsOf(drawn.hands[player]), `${moment.table.phase} ${player}`).toEqual(cardsOf(hand))
          expect(drawn.hands[player]?.answers ?? {}).toEqual(hand?.answers ?? {})
        }
        expect(bankCards(drawn)).toEqual(bankCards(now))
        expect([drawn.board.open, drawn.board.count]).toEqual([now.board.open, now.board.count])
        expect([drawn.bank.opens, drawn.bank.category]).toEqual([now.bank.opens, now.bank.category])
        const sums = (bets: View['bets']) =>
          bets.map(({ seat: whose, on, amount }) => `${whose} ${on} ${amount}`).sort()
        expect(sums(told.bets)).toEqual(sums(view.bets))
        compared += 1
      }
    })
    expect(compared).toBeGreaterThan(60)
  })

  it('shows nobody’s covered cards to another', () => {
    rounds(game, 11, 4, (moment) => {
      const view = seenBy(game, moment, 'public')
      for (const player of PLAYERS) {
        const hand = playOf(view).hands[player]
        if (hand && !hand.shown) expect(cardsOf(hand)).toEqual(Array(hand.count).fill('??'))
      }
    })
  })

  it('adds up to what each seat won', () => {
    let rest = new Map<string, number>()
    rounds(game, 5, 5, ({ table, events }) => {
      if (table.phase === 'betting' && table.bets.length === 0)
        rest = new Map(PLAYERS.map((player) => [player, balance(table, player)]))
      if (table.phase !== 'idle' || table.round === 0 || rest.size === 0) return
      const nets = netsOf(events)
      for (const player of PLAYERS) expect(balance(table, player) - (rest.get(player) ?? 0)).toBe(nets.get(player) ?? 0)
    })
  })

  it('has a pay table with the line of the hand, in both languages', () => {
    let marked = 0
    // Enough of them that a hand that pays comes where few do.
    rounds(game, 3, 20, (moment) => {
      const view = seenBy(game, moment, 'seat:1')
      for (const w of [es, en]) {
        const { rows, title } = tableOf(view, 'seat:1', w, handWords[w === es ? 'es' : 'en'])
        expect(title).not.toBe('')
        expect(rows.length).toBeGreaterThan(5)
        expect(rows.filter(({ now }) => now).length).toBeLessThanOrEqual(1)
        marked += rows.filter(({ now }) => now).length
      }
    })
    expect(marked).toBeGreaterThan(0)
    expect(es.print[id] && en.print[id] && es.note[id] && en.note[id]).toBeTruthy()
  })
})

describe('what going on may come to', () => {
  it('is the ante where the bank stays closed, and all that lies there where it wins', () => {
    const game = GAMES[0] as AnyGame
    const cases: string[] = []
    rounds(game, 2, 3, (moment) => {
      for (const { id: name, net } of casesOf(seenBy(game, moment, 'seat:1'), 'seat:1')) cases.push(`${name} ${net}`)
    })
    expect(cases).toContain(`closed ${STAKE}`)
    expect(cases).toContain(`opensLoses ${-3 * STAKE}`)
    expect(cases).toContain(`opensWins ${STAKE + 2 * STAKE}`)
  })
})

describe('a hand by its name', () => {
  const told = (cards: string): string[] => {
    const ranked = rankHand(cards.split(' ') as Card[])
    return [whole(handWords.es.of(ranked)), whole(handWords.en.of(ranked))]
  }
  it.each([
    ['As Kd 9h 5c 2s', 'As y rey', 'Ace-king'],
    ['Qs Jd 9h 5c 2s', 'Carta alta, reina', 'Queen high'],
    ['8s 8d 9h 5c 2s', 'Par de 8', 'Pair of eights'],
    ['Js Jd 4h 4c 9s', 'Dos pares, jotas y 4', 'Two pair, jacks and fours'],
    ['6s 6d 6h 4c 9s', 'Trío de 6', 'Three of a kind, sixes'],
    ['5s 4d 3h 2c As', 'Escalera al 5', 'Straight, five high'],
    ['9s 8d 7h', 'Escalera al 9', 'Straight, nine high'],
    ['Qs 9s 7s 5s 2s', 'Color a la reina', 'Flush, queen high'],
    ['Ks Kd Kh 2c 2s', 'Full de reyes y 2', 'Full house, kings over twos'],
    ['As Ad Ah Ac 2s', 'Póker de ases', 'Four of a kind, aces'],
    ['Ts 9s 8s 7s 6s', 'Escalera de color al 10', 'Straight flush, ten high'],
    ['As Ks Qs Js Ts', 'Escalera real', 'Royal flush'],
  ])('%s', (cards, spanish, english) => {
    expect(told(cards)).toEqual([spanish, english])
  })

  it('is what equal cards make while it is not whole, and nothing while its cards lie face down', () => {
    const go = variantOf('go-poker')
    expect(seenHand(go, ['Ts', 'Td', '4h'], [])).toMatchObject({ category: 'pair', whole: false, cards: ['Ts', 'Td'] })
    expect(seenHand(go, ['??', '??', '??'], [])).toBeNull()
    const three = variantOf('three-card-poker')
    expect(seenHand(three, ['7h', '8h', '2h'], [])).toMatchObject({ category: 'flush', whole: true })
    const holdem = variantOf('holdem-bonus')
    expect(seenHand(holdem, ['Js', 'Kd'], ['Th', '8s', '7d', '9c', '2d'])?.cards).toEqual([
      'Js',
      'Th',
      '9c',
      '8s',
      '7d',
    ])
  })
})
