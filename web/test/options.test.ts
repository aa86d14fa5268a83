// The page that makes tables shows every option by its name and every value by its word: never what the engine calls them.

import { CATALOGUE } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { loadFamily } from '../src/games/loaded.js'
import { en, es } from '../src/pages/tables/words.js'

const HOUSE = { es: es.options, en: en.options }

describe.each(CATALOGUE.map((game) => [game.id, game] as const))('the options of %s', (id, game) => {
  it.each(['es', 'en'] as const)('have names in %s, and so have their values', async (language) => {
    const { options = {} } = (await loadFamily(id)).words[language]
    const named: { readonly [option: string]: string } = { ...HOUSE[language], ...options }
    const asked = Object.entries(game.settings).flatMap(([option, setting]) => [
      option,
      ...(setting.kind === 'choice' ? setting.choices.map((choice) => `${option}:${choice}`) : []),
    ])
    expect(asked.filter((option) => !named[option])).toEqual([])
  })
})
