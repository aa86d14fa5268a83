// The catalogue: what is played, by which rules, at which odds.

import { type Static, Type } from 'typebox'
import { answers } from './route.js'
import { RuleName, Spot } from './rules.js'
import { Config, exactly, GameId, GivenConfig, Json, listOf, Nothing, optional, Text, Title } from './shapes.js'

const tags = ['games']
const params = exactly({ id: GameId })

const summary = { id: Text, family: Text, title: Title, source: Text, ruleSet: Text }
export const GameSummary = exactly(summary, { title: 'GameSummary' })
export type GameSummary = Static<typeof GameSummary>

export const RuleInfo = exactly({ rule: Text, article: Text, reading: Text }, { title: 'RuleInfo' })
export type RuleInfo = Static<typeof RuleInfo>

export const Setting = exactly(
  {
    kind: Type.Enum(['integer', 'choice', 'switch', 'text', 'data']),
    min: optional(Type.Number()),
    max: optional(Type.Number()),
    choices: optional(listOf(Text)),
    live: optional(Text),
    default: Json,
    about: Text,
    rule: Text,
  },
  { title: 'Setting', description: 'An option of a game: its kind, bounds, default and rule.' },
)
export type Setting = Static<typeof Setting>

export const MoveInfo = exactly(
  { do: Text, by: listOf(Text), cite: RuleName, nature: Text, pace: Text, fields: Type.Record(Text, Text) },
  { title: 'MoveInfo' },
)
export type MoveInfo = Static<typeof MoveInfo>

export const GameInfo = exactly(
  {
    ...summary,
    settings: Type.Record(Text, Setting),
    defaults: Config,
    bets: listOf(Spot),
    moves: listOf(MoveInfo),
    rules: listOf(RuleInfo),
  },
  { title: 'GameInfo' },
)
export type GameInfo = Static<typeof GameInfo>

const Share = exactly(
  {
    net: Type.Number(),
    netExact: Text,
    probability: Type.Number(),
    exact: Text,
    mean: optional(Type.Literal(true)),
  },
  { title: 'Share' },
)

export const BetOdds = exactly(
  {
    bet: Text,
    kind: Text,
    covers: listOf(Text),
    pays: Text,
    choice: optional(Text),
    reached: optional(Type.Literal(true)),
    units: optional(Type.Number()),
    houseEdge: Type.Number(),
    ev: Type.Number(),
    exact: Text,
    variance: Type.Number(),
    varianceExact: Text,
    hit: Type.Number(),
    hitExact: Text,
    push: Type.Number(),
    lasts: optional(
      exactly({ rounds: Type.Number(), roundsExact: Text, edge: Type.Number(), edgeExact: Text }, { title: 'Lasts' }),
    ),
    distribution: listOf(Share),
    article: Text,
    rule: Text,
  },
  { title: 'BetOdds' },
)
export type BetOdds = Static<typeof BetOdds>

/** What a family says besides its bets (how it is played well) is the family's own to shape. */
export const GameOdds = Type.Object(
  { game: Text, options: Config, bets: listOf(BetOdds) },
  { title: 'GameOdds', additionalProperties: Json },
)
export type GameOdds = Static<typeof GameOdds>

export const gameRoutes = {
  'GET /api/games': { tags, querystring: Nothing, response: answers(exactly({ games: listOf(GameSummary) })) },
  'GET /api/games/:id': { tags, params, response: answers(GameInfo) },
  'GET /api/games/:id/odds': { tags, params, response: answers(GameOdds) },
  'POST /api/games/:id/odds': {
    tags,
    description: 'What if: the odds with these options instead of the usual ones.',
    params,
    body: exactly({ config: GivenConfig }),
    response: answers(GameOdds),
  },
  'GET /api/rules': {
    tags,
    querystring: exactly({ game: optional(GameId) }),
    response: answers(exactly({ rules: listOf(RuleInfo) })),
  },
}
