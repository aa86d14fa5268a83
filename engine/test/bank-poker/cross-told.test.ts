// What a machine does to a round, and cards that are dealt to a place without an ante, at every table of a round in which hands of every
// shape are played: every event in order, with its money, and what the table can do next.

import type { AnyGame, Event, Move } from '@tapete/engine'
import { betNets, holdemPlusIquique } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { CASES, MACHINE_CASES, SEATS, withRealCards } from './casts.js'
import { type Cast, course, dealtIn, finish, made, nets, opened, type Played, step } from './driver.js'
import { brief } from './table.js'

const money = (events: readonly Event[]): string[] =>
  events.flatMap(({ transfers = [] }) => transfers.map(({ from, to, amount }) => `${from}>${to} ${amount}`))

/** What the bank has taken of hands that were retired, and for cards: a Bonus that was settled stays so (BV-41). */
const lostIn = ({ heard }: Played): Event[] =>
  heard.filter(
    ({ type, on, transfers = [] }) =>
      type === 'collected' && on !== 'bonus' && transfers.some(({ to }) => to === 'bank'),
  )

/**
 * A void round: what was lost comes back in the order it was taken, what lies on the cloth in the order it was staked, and who left in
 * the middle goes with all they came with.
 */
const voided = (table: Played, rule: string, chips: Cast['chips']): { events: string[]; money: string[] } => {
  const lost = lostIn(table).map(({ seat, on, amount }) => ({ seat, on, amount }))
  const { bets, seats } = table.state
  const left = SEATS.filter((seat) => seats[seat]?.leaving)
  return {
    events: [
      `round-voided ${rule}`,
      ...lost.map(({ seat, on, amount }) => `stake-refunded ${rule} ${seat} ${on} ${amount}`),
      ...bets.map(({ seat, on, amount }) => `bet-voided ${rule} ${seat} ${on} ${amount}`),
      `round-ended ${rule}`,
      ...left.flatMap((seat) => [`chips-cashed GEN-17 ${seat}`, `seat-freed GEN-24 ${seat}`]),
    ],
    money: [
      ...lost.map(({ seat, amount }) => `bank>${seat} ${amount}`),
      ...bets.map(({ seat, amount }) => `${seat}/stakes>${seat} ${amount}`),
      ...left.map((seat) => `${seat}>cash ${chips[seat]}`),
    ],
  }
}

const since = (before: Played, after: Played): readonly Event[] => after.heard.slice(before.heard.length)

const refusalOf = (game: AnyGame, { state }: Played, move: Move): string => {
  const done = game.step(state, move)
  return done.ok ? 'accepted' : `${done.refusal.code} ${done.refusal.cite}`
}

describe.each(MACHINE_CASES.map((each) => [`${each.cast.game.id} by ${each.by}`, each] as const))(
  '%s',
  (_, { cast, when }) => {
    const { game } = cast
    const tables = course(cast, opened(cast))
    const [cause, rule] = game === holdemPlusIquique ? ['machine-count', 'HPI-07'] : ['machine-jam-dealing', 'PB-45']
    const move: Move = { by: 'croupier', do: 'irregular', cause }

    it('[PB-45 HPI-07] a machine that jams while cards come, or counts wrong, voids the round whole, whatever was done in it', () => {
      const phases = new Set<string>()
      for (const table of tables) {
        const { phase } = table.state
        const could = game.step(table.state, move).ok
        if (!could) {
          expect(refusalOf(game, table, move), phase).toBe(`cannot-have-happened ${rule}`)
          continue
        }
        phases.add(phase)
        const after = step(game, table, move)
        const told = voided(table, rule, cast.chips)
        expect(brief(since(table, after)), phase).toEqual([
          `irregular-play ${rule}`,
          ...told.events,
          ...(cause === 'machine-count' ? [] : [`deck-checked ${rule}`]),
        ])
        expect(money(since(table, after)), phase).toEqual(told.money)
        const bonus = Object.fromEntries(SEATS.map((seat) => [seat, betNets(after.heard)[`${seat} bonus`] ?? 0]))
        expect(nets(SEATS, after), phase).toEqual(bonus)
        expect([after.state.phase, after.state.bets, after.state.play.hands], phase).toEqual(['idle', [], {}])
      }
      expect([...phases].join(' ')).toBe(when[cause])
    })

    it('[PB-45 PB-05 PB-06] the next deck is shuffled and cut and dealt by hand where the machine jammed, and the one after it is not', () => {
      const table = tables.find(({ state }) => state.phase === 'deal') as Played
      const jammed = step(game, table, move)
      expect(refusalOf(game, jammed, { by: 'croupier', do: 'start' }).split(' ')[0]).toBe('deck-not-ready')
      const shuffled = made(game, jammed, 'croupier shuffle')
      const byHand = cause === 'machine-jam-dealing'
      expect(since(jammed, shuffled).at(-1)).toMatchObject({ by: byHand ? 'hand' : 'machine', wash: false })
      expect(shuffled.state.play.deck.stage).toBe(byHand ? 'cut' : 'ready')
      const ready = byHand ? made(game, shuffled, 'croupier cut') : shuffled
      const betting = cast.bets.reduce((played, line) => made(game, played, line), made(game, ready, 'croupier start'))
      const dealing = made(game, betting, 'croupier no-more-bets')
      const byMachine = tables.find(({ state }) => state.phase === 'deal') as Played
      const lap = dealing.state.play.plan[0]
      if (byHand) expect(lap?.slice(0, 2)).toEqual(['seat:1', 'seat:2'])
      else expect(lap).toEqual(byMachine.state.play.plan[0])
      const { same: _, ...own } = cast
      const last = finish(own, { ...dealing, heard: [] })
      expect(last.state.phase).toBe('idle')
      expect(made(game, last, 'croupier shuffle').heard.at(-1)).toMatchObject({ by: 'machine' })
    })
  },
)

const IQUIQUE = CASES.filter(({ cast }) => cast.game === holdemPlusIquique)
const WITHOUT_ANTE = [
  ...IQUIQUE.flatMap(({ cast }) => [['by hand', cast] as const, ['with real cards', withRealCards(cast)] as const]),
  ...MACHINE_CASES.filter(({ cast }) => cast.game === holdemPlusIquique).map(
    ({ cast }) => ['by machine', cast] as const,
  ),
]

describe.each(WITHOUT_ANTE)("cards on a place of Hold'em Plus of Iquique that has no ante, %s", (_, cast) => {
  const { game } = cast
  const tables = course(cast, opened(cast))
  const again: Cast = { same: dealtIn(tables.at(-1) as Played), ...cast }
  const onto = (seat: string): Move => ({ by: 'croupier', do: 'irregular', cause: 'dealt-without-ante', seat })

  it('[HPI-39 HPI-09] are collected, as many as can lie there; nobody has more or less for it, and the round goes on', () => {
    const counts = new Set<string>()
    for (const table of tables) {
      const { phase, play } = table.state
      if (!['deal', 'answers'].includes(phase) || play.out === 0) {
        expect(refusalOf(game, table, onto('seat:7')), phase).toBe('cannot-have-happened HPI-39')
        continue
      }
      for (const seat of SEATS) expect(refusalOf(game, table, onto(seat)), phase).toBe('no-hand-here HPI-39')
      const after = step(game, table, onto('seat:7'))
      const cards = Math.max(...SEATS.map((seat) => play.hands[seat]?.count ?? 0))
      counts.add(`${phase} ${cards}`)
      expect(since(table, after), phase).toEqual([
        { type: 'irregular-play', cite: 'HPI-39', cause: 'dealt-without-ante', place: 'seat:7' },
        { type: 'cards-collected', cite: 'HPI-39', place: 'seat:7', cards },
      ])
      expect(after.state, phase).toEqual({
        ...table.state,
        play: { ...play, burned: play.burned + cards },
        ...('settled' in after.state ? { settled: after.state.settled } : {}),
      })
      const last = finish(again, after)
      expect(nets([...SEATS, 'seat:7'], last), phase).toEqual({ ...nets(SEATS, finish(again, table)), 'seat:7': 0 })
      expect([last.state.phase, last.state.bets], phase).toEqual(['idle', []])
    }
    expect([...counts]).toEqual(
      cast.config?.shuffling === 'packets' ? ['deal 2', 'answers 2'] : ['deal 1', 'deal 2', 'answers 2'],
    )
  })
})
