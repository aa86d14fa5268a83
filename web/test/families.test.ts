// What a family hands in, held against the engine: no game, phase, move, event or refusal without its words.

import { CATALOGUE, FAULT, fieldKind, GIVING_BACK, IDLE, INFRACTIONS } from '@tapete/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { familyOf, stepOf, stepsOf, toneOf } from '../src/games/families.js'
import type { FamilyModule } from '../src/games/family.js'
import { loadFamily, phasesOf } from '../src/games/loaded.js'
import { FAMILIES } from '../src/games/registry.js'
import { fieldsEs, movesEs, valuesEs } from '../src/i18n/staff/es-moves.js'
import { pagesEs } from '../src/i18n/staff/es-pages.js'

const modules = new Map<string, FamilyModule>()
beforeAll(async () => {
  for (const { id } of CATALOGUE) modules.set(id, await loadFamily(id))
})
const moduleOf = (game: string) => modules.get(game) as FamilyModule

describe('the registry', () => {
  it('holds every game of the catalogue, in the family the engine names', () => {
    for (const { id, family } of CATALOGUE) expect(familyOf(id)?.id, id).toBe(family)
    expect(FAMILIES.flatMap(({ games }) => Object.keys(games)).sort()).toEqual(CATALOGUE.map(({ id }) => id).sort())
  })

  it('has a name in both languages and a sign for each family, for the bar of the rooms', () => {
    for (const { id, title, icon } of FAMILIES) {
      expect([title?.es, title?.en].every(Boolean), id).toBe(true)
      expect(icon, id).toMatch(/^[Mm][\d\s.,a-zA-Z-]+$/)
    }
  })

  it('gives each module the rules of its own games', () => {
    for (const game of CATALOGUE) expect(moduleOf(game.id).games).toContain(game)
  })
})

describe.each(CATALOGUE.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('has a step for each phase, and a picture', async () => {
    const apart = [IDLE, FAULT, GIVING_BACK]
    for (const phase of game.phases) expect(stepOf(id, phase) === undefined, phase).toBe(apart.includes(phase))
    expect(Object.keys(familyOf(id)?.round ?? {}).filter((phase) => game.phases.includes(phase))).toEqual(phasesOf(id))
    expect(toneOf(id)).toMatch(/felt|brass|wine|night/)
    const { lists } = (await familyOf(id)?.lists()) ?? {}
    expect(lists?.about.es[id]).toBeTruthy()
    expect(lists?.about.en[id]).toBeTruthy()
    for (const phase of phasesOf(id)) expect(lists?.phases.es, phase).toHaveProperty([phase])
  })

  it('has the same words in both languages', () => {
    const keys = (words: unknown): unknown =>
      typeof words === 'object' && words !== null && !Array.isArray(words)
        ? Object.fromEntries(Object.entries(words).map(([key, each]) => [key, keys(each)]))
        : typeof words
    const { es, en } = moduleOf(id).words
    expect(keys(en)).toEqual(keys(es))
  })

  it('names every move, field, phase, step and infraction', () => {
    const { es } = moduleOf(id).words
    for (const step of stepsOf(id)) expect(es.steps).toHaveProperty([step])
    for (const phase of phasesOf(id)) expect({ ...pagesEs.phases, ...es.phases }).toHaveProperty([phase])
    for (const rule of game.rules) {
      expect({ ...movesEs, ...es.moves }).toHaveProperty([rule.do])
      for (const field of Object.keys(rule.fields))
        if (!['player', 'table', 'at'].includes(field)) expect({ ...fieldsEs, ...es.fields }).toHaveProperty([field])
    }
    for (const infraction of Object.keys(INFRACTIONS))
      expect({ ...valuesEs, ...es.values }).toHaveProperty([infraction])
  })

  it('knows which fields are sums of money', () => {
    const sums = ['amount', ...(moduleOf(id).words.es.sums ?? [])]
    for (const rule of game.rules)
      for (const [field, written] of Object.entries(rule.fields))
        if (fieldKind(written).kind === 'money') expect(sums, `${rule.do} ${field}`).toContain(field)
  })
})
