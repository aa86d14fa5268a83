import { describe, expect, it } from 'vitest'
import { bigSix } from '../../src/big-six/big-six.js'
import type { AnyGame } from '../../src/catalogue.js'
import type { Actor } from '../../src/kernel/actors.js'
import type { Game, Kind, Move, Rule } from '../../src/kernel/contract.js'
import { defineGame } from '../../src/kernel/game.js'
import { rouletteAmerican, rouletteFrench } from '../../src/roulette/roulette.js'
import { open, script, settings, why } from './script.js'
import { type ToyKind, toy } from './toy.js'

const answer = <G extends Kind>(game: Game<G>, move: unknown, start = open(game)): string => {
  const step = game.step(start, move as Move)
  return step.ok ? 'accepted' : why(step.refusal)
}

describe('reasons common to every move, in their order of precedence', () => {
  const moves = JSON.stringify({ moves: bigSix.rules.map((rule) => rule.do) })

  it.each<[unknown, string]>([
    [null, 'malformed GEN-25 {"field":"by"}'],
    ['seat:1 bet value:1 100', 'malformed GEN-25 {"field":"by"}'],
    [{ by: 'nobody', do: 'dance', on: 7 }, 'malformed GEN-25 {"field":"by"}'],
    [{ by: 'pit-boss', do: 7 }, 'malformed GEN-25 {"field":"by"}'],
    [{ by: 'pit-boss', do: 'dance', on: 7 }, `no-such-move GEN-25 ${moves}`],
    [{ by: 'pit-boss', do: 'toString' }, `no-such-move GEN-25 ${moves}`],
    [{ by: 'pit-boss', do: 'bet', on: 7 }, 'malformed GEN-25 {"field":"on"}'],
    [{ by: 'pit-boss', do: 'bet', on: 'nowhere' }, 'malformed GEN-25 {"field":"amount"}'],
    [{ by: 'pit-boss', do: 'bet', on: 'nowhere', amount: 50, colour: 1 }, 'malformed GEN-25 {"field":"colour"}'],
    [{ by: 'pit-boss', do: 'bet', on: 'nowhere', amount: 50 }, 'not-your-move GEN-16 {"by":["seat","croupier"]}'],
    [{ by: 'seat:1', do: 'bet', on: 'nowhere', amount: 50 }, 'no-such-bet BS-03 {"on":"nowhere"}'],
    [{ by: 'seat:1', do: 'bet', on: 'value:1', amount: 50 }, 'not-whole-chips GEN-03 {"step":100}'],
    [{ by: 'seat:1', do: 'bet', on: 'value:1', amount: 100 }, 'accepted'],
  ])('[GEN-25] %j: %s', (move, expected) => expect(answer(bigSix, move)).toBe(expected))
})

/** What is due at the toy. */
const NEXT = { idle: ['start'], betting: [], closed: [], fault: [], 'giving-back': [] }

describe('a game', () => {
  it('has one rule for one move', () => {
    const { step, options, due, ...spec } = toy
    const twice = [...toy.rules, toy.rules[0] as Rule<ToyKind>]
    expect(() => defineGame({ ...spec, rules: twice, next: NEXT })).toThrow('toy: two rules for one move')
  })

  it('tells everybody’s options together, and one actor’s own apart', () => {
    const s = open(bigSix)
    const all = bigSix.options(s)
    const actors: Actor[] = [
      'seat:1',
      'seat:2',
      'seat:3',
      'croupier',
      'pit-boss',
      'section-head',
      'room-head',
      'chance',
      'clock',
    ]
    expect(new Set(all.map((option) => option.by))).toEqual(
      new Set([
        ...actors.filter((actor) => actor !== 'section-head' && actor !== 'chance'),
        'seat:4',
        'seat:5',
        'seat:6',
        'seat:7',
        'seat:8',
      ]),
    )
    const own = (actor: Actor) => all.filter((option) => option.by === actor)
    for (const actor of actors.filter((each) => each !== 'croupier'))
      expect(bigSix.options(s, actor)).toEqual(own(actor))
    // What the croupier does for a player is listed when that player is served (options.test.ts).
    expect(bigSix.options(s, 'croupier')).toEqual(
      own('croupier').filter(({ do: name, fields }) => fields.for === undefined && name !== 'correct'),
    )
  })

  it('says what is due, most urgent first, and nothing while it waits for what it does not ask for', () => {
    const s = open(bigSix)
    const due = (state: typeof s) => bigSix.due(state).map(({ option: { by, do: name } }) => `${by} ${name}`)
    expect(due(open(bigSix, { opening: 'open' }))).toEqual(['croupier start'])
    expect(due(s)).toEqual([])
    const spinning = script(bigSix, s, 'seat:1 bet value:1 100\ncroupier spin clockwise').state
    expect(due(spinning)).toEqual(['chance stop'])
    const { step, options, due: _, ...spec } = toy
    const unknown = defineGame({ ...spec, next: { ...NEXT, idle: ['no-such-move', 'start'] } })
    expect(unknown.due(open(toy, { opening: 'open' })).map(({ option }) => option.do)).toEqual(['start'])
    expect(unknown.due(open(toy))).toEqual([])
  })

  it('lists its bets, each with its odds and its rule', () => {
    expect(
      bigSix.bets(settings(bigSix)).map(({ id, kind, pays, cite }) => `${id} ${kind} ${pays.num}:${pays.den} ${cite}`),
    ).toEqual([
      'value:1 value-1 1:1 BS-20',
      'value:2 value-2 2:1 BS-19',
      'value:5 value-5 5:1 BS-18',
      'value:10 value-10 10:1 BS-17',
      'value:20 value-20 20:1 BS-16',
      'value:40-a value-40 40:1 BS-15',
      'value:40-b value-40 40:1 BS-15',
    ])
  })
})

describe('[GEN-01] a rule of the game prevails over the general one', () => {
  it('[GEN-01] refusals rest on the game’s own article where it has one', () => {
    const rests = (game: AnyGame, line: string) => {
      const [by, name, on, amount] = line.split(' ')
      const closed = open(game, { opening: 'open' })
      return answer(game, { by, do: name, on, amount: Number(amount) }, closed)
    }
    expect(rests(bigSix, 'seat:1 bet value:1 100')).toBe('betting-closed BS-08')
    expect(rests(rouletteFrench, 'seat:1 bet red 100')).toBe('betting-closed RF-08')
    expect(rests(rouletteAmerican, 'seat:1 bet red 100')).toBe('betting-closed RA-24')
    expect(rests(toy, 'seat:1 bet heads 100')).toBe('betting-closed GEN-23')
  })

  it('[GEN-01] the last rounds are one at Big Six and three at roulette, each with its phrase', () => {
    const last = (game: AnyGame) => {
      const done = script(game, open(game, { opening: 'open' }), 'pit-boss instruct-closing\ncroupier announce-last')
      return [done.state.closing, done.events.at(-1)?.phrase, done.events.at(-1)?.cite]
    }
    expect(last(bigSix)).toEqual([1, 'último juego de la mesa', 'BS-29'])
    expect(last(rouletteFrench)).toEqual([3, 'tres últimas tiradas', 'RF-46'])
    expect(last(toy)).toEqual([1, 'última', 'GEN-19'])
  })
})
