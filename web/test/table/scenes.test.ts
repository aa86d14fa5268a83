// What moves at a table, and in which order: told by a whole round of the engine's own.

import { type AnyGame, configure, type Event as Happened, type Move, rouletteFrench, type Table } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import type { Trod } from '../../src/app/live.js'
import type { Event, TableState } from '../../src/app/types.js'
import { lineOf } from '../../src/pages/table/payments.js'
import { type Beats, landedAt, sceneAfter, shownAt, type Watching } from '../../src/pages/table/show/scenes.js'

const game: AnyGame = rouletteFrench

const configOf = (given: object) => {
  const configured = configure(game.settings, { ...given })
  if (!configured.ok) throw new Error(configured.why)
  return configured.config
}

const ME = 'seat:1'

const stateAt = (version: number, state: Table, events: readonly Event[]): TableState =>
  ({ version, view: { ...(game.view(state).table as object), config: state.config }, events }) as unknown as TableState

/** The trail a page hears of these moves, one state a move. */
const trailOf = (moves: readonly Move[]): Trod[] => {
  let state: Table = game.open(configOf({ min: 1000, max: 100_000, chip: 500, seats: 3 }))
  const heard: Happened[] = []
  return moves.map((move, index) => {
    const step = game.step(state, move)
    if (!step.ok) throw new Error(`${move.do}: ${step.refusal.code}`)
    state = step.state
    heard.push(...step.events)
    const events = step.events as readonly Event[]
    return { state: stateAt(index + 1, state, [...heard] as readonly Event[]), events }
  })
}

const bet = (by: string, on: string, amount: number) => ({ by, do: 'bet', on, amount }) as Move
const TRAIL = trailOf([
  { by: 'room-head', do: 'post', role: 'pit-boss', person: 'p' },
  ...['c', 'd'].map((person) => ({ by: 'pit-boss', do: 'post', role: 'croupier', person }) as Move),
  { by: 'pit-boss', do: 'open' },
  ...['seat:1', 'seat:2'].flatMap((by): Move[] => [
    { by: by as 'seat:1', do: 'sit', player: by },
    { by: by as 'seat:1', do: 'buy', amount: 100_000 },
  ]),
  { by: 'croupier', do: 'start' },
  bet('seat:1', 'straight:17', 1000),
  bet('seat:1', 'black', 5000),
  bet('seat:1', 'dozen:1', 2000),
  bet('seat:2', 'column:1', 3000),
  bet('seat:2', 'dozen:2', 4000),
  { by: 'croupier', do: 'spin', wheel: 'clockwise' },
  { by: 'croupier', do: 'no-more-bets' },
  { by: 'chance', do: 'ball', pocket: '17' },
  { by: 'croupier', do: 'collect' },
  { by: 'pit-boss', do: 'approve' },
  { by: 'croupier', do: 'pay' },
])

const kinds = new Map(game.bets(configOf({})).map(({ id, kind }) => [id, kind]))

const watching: Watching = {
  family: {
    resultOf: (events) => {
      const landed = events.findLast(({ type }) => type === 'ball-landed')
      return landed && String(landed.pocket)
    },
    table: { linesOf: (event) => (event.type === 'halved' ? [lineOf('halved', event, -1)] : undefined) },
  },
  me: ME,
  kindOf: (spot) => kinds.get(spot) ?? spot,
  still: false,
}

const versionOf = (move: string): number => {
  const at = TRAIL.findIndex(({ events }) => events.some(({ type }) => type === move))
  return (TRAIL[at] as Trod).state.version
}

const settleAfter = (event: string, as: Watching = watching): Beats => {
  const scene = sceneAfter(TRAIL, versionOf(event) - 1, as)
  if (scene?.kind !== 'beats' || !scene.settles) throw new Error(`nothing moves: ${scene?.kind}`)
  return scene
}

const flightsOf = ({ beats }: Beats) => beats.map(({ flights }) => flights.map(({ spot, way }) => `${way} ${spot}`))

describe('a throw', () => {
  it('keeps the table as it was until the result lies', () => {
    const scene = sceneAfter(TRAIL, versionOf('ball-landed') - 1, watching)
    expect(scene).toMatchObject({ kind: 'fall', result: '17', ran: true })
    expect(scene?.before.view.phase).toBe('closed')
    expect(scene?.before.events.some(({ type }) => type === 'ball-landed')).toBe(false)
  })

  it('is preceded by «no más apuestas», looked at as a phase of its own', () => {
    const scene = sceneAfter(TRAIL, versionOf('ball-landed') - 2, watching)
    expect(scene).toMatchObject({ kind: 'beats', settles: false })
    expect(scene?.kind === 'beats' && shownAt(scene, 0).view.phase).toBe('closed')
  })
})

describe('chips', () => {
  it('are collected in the order of the events, those of one kind together', () => {
    const scene = settleAfter('collected')
    const told = TRAIL.flatMap(({ events }) => events).filter(({ type }) => type === 'collected')
    expect(flightsOf(scene).flat()).toEqual(told.map(({ on }) => `collected ${on}`))
    expect(flightsOf(scene)).toEqual([['collected column:1'], ['collected dozen:1'], []])
    expect(scene.beats.map(({ cue }) => cue)).toEqual(['rake', 'rake', undefined])
  })

  it('of one’s own are paid one bet after the other, those of others at once', () => {
    const scene = settleAfter('paid')
    expect(flightsOf(scene).filter((each) => each.length > 0)).toEqual([
      ['paid dozen:2'],
      ['paid black'],
      ['paid straight:17'],
    ])
    const [, black, straight] = scene.beats
    expect([black?.flights[0]?.amount, straight?.flights[0]?.amount]).toEqual([5000, 35_000])
    expect(scene.beats.map(({ cue }) => cue)).toEqual([undefined, 'pay', 'pay', undefined])
  })

  it('stand where they stood until they move; the account follows what was shown', () => {
    const scene = settleAfter('collected')
    const standing = (beat: number) => shownAt(scene, beat).view.bets.map(({ on }) => on)
    expect(standing(0)).not.toContain('column:1')
    expect(standing(0)).toContain('dozen:1')
    expect(standing(1)).not.toContain('dozen:1')
    expect(standing(2).toSorted()).toEqual(scene.after.view.bets.map(({ on }) => on).toSorted())
    const collected = (beat: number) => shownAt(scene, beat).events.filter(({ type }) => type === 'collected').length
    expect([collected(0), collected(1), collected(2)]).toEqual([1, 2, 2])
    expect(shownAt(scene, 0).view.seats).toBe(scene.before.view.seats)
  })

  it('that were paid lie beside their bet until the end', () => {
    const scene = settleAfter('paid')
    expect(landedAt(scene, 2).map(({ spot }) => spot)).toEqual(['dozen:2', 'black'])
    expect(shownAt(scene, 2).view.bets.map(({ on }) => on)).toContain('straight:17')
  })

  it('do not move under the sheet of a phone', () => {
    const scene = sceneAfter(TRAIL, versionOf('collected') - 1, { ...watching, still: true })
    expect(scene?.kind === 'beats' && scene.settles).toBe(false)
  })
})

describe('the present', () => {
  it('waits for nothing: a phase is looked at only once another has come', () => {
    const opened = TRAIL.findIndex(({ events }) => events.some(({ type }) => type === 'round-started'))
    const open = TRAIL.slice(0, opened + 3)
    expect(open.at(-1)?.state.view.phase).toBe('betting')
    expect(sceneAfter(open, (TRAIL[opened] as Trod).state.version - 1, watching)).toBeUndefined()
  })
})

describe('what was seen', () => {
  it('is not seen again', () => {
    expect(sceneAfter(TRAIL, (TRAIL.at(-1) as Trod).state.version, watching)).toBeUndefined()
  })
})
