import type { AnyGame } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { CHAPTERS } from './chapters.js'
import { GAMES, type Name } from './play.js'

for (const [name, game] of Object.entries(GAMES) as [Name, AnyGame][])
  for (const [chapter, parameters] of Object.entries(CHAPTERS))
    describe(`${game.id}: ${chapter}`, () => {
      it.each(parameters.map((parameter) => [parameter.what, parameter] as const))('%s', (_, { played, expected }) => {
        expect(played(game)).toEqual(expected[name])
      })
    })
