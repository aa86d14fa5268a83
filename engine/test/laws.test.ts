import { CATALOGUE } from '@tapete/engine'
import { keepsTheLaws } from '@tapete/engine/testkit'
import { describe, it } from 'vitest'

// Mutation testing sets a smaller number; the tests of the house play ten thousand tables a game.
const tables = Number(process.env.LAW_TABLES ?? 10_000)

describe.each(CATALOGUE.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  it(`keeps the laws of the house over ${tables} random tables`, () => keepsTheLaws(game, { tables }), 600_000)
})
