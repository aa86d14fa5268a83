/// <reference types="vite/client" />

// Whatever the engine and the house can say has words in both languages, for who plays and for who serves: looked for in
// what games declare, in the sources of the server, and in what is said at tables on which everything happens.

import { CATALOGUE, configure, type Event } from '@tapete/engine'
import { LAW_CONFIGS, livelyTables } from '@tapete/engine/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { UNREACHABLE } from '../src/app/api.js'
import type { FamilyModule } from '../src/games/family.js'
import { loadFamily } from '../src/games/loaded.js'
import { refusalsEn } from '../src/i18n/refusals/en.js'
import { refusalsEs } from '../src/i18n/refusals/es.js'
import { eventsEn } from '../src/i18n/staff/en-events.js'
import { fieldsEn, movesEn, movesOfSeatEn, valuesEn } from '../src/i18n/staff/en-moves.js'
import { pagesEn } from '../src/i18n/staff/en-pages.js'
import { eventsEs } from '../src/i18n/staff/es-events.js'
import { fieldsEs, movesEs, movesOfSeatEs, valuesEs } from '../src/i18n/staff/es-moves.js'
import { pagesEs } from '../src/i18n/staff/es-pages.js'
import { teller } from '../src/i18n/staff/tell.js'
import { gloss as glossed } from '../src/pages/table/gloss.js'
import { tell } from '../src/pages/table/refusals.js'

const HOUSE = {
  es: {
    ...{ ...pagesEs, moves: movesEs, movesOfSeat: movesOfSeatEs, fields: fieldsEs },
    ...{ values: valuesEs, events: eventsEs, refusals: refusalsEs },
  },
  en: {
    ...{ ...pagesEn, moves: movesEn, movesOfSeat: movesOfSeatEn, fields: fieldsEn },
    ...{ values: valuesEn, events: eventsEn, refusals: refusalsEn },
  },
}
const LANGUAGES = ['es', 'en'] as const
const NO_FAMILY = { refusals: {} }

/** What an English reader would not understand; names of bets (punto, banca) stay. */
const SPANISH =
  /\b(?:la|el|su|gana|tiene|hay|valor|empate|apuestas|juego|mesa|manos?|seguros|tirada|nula|puntos|carta|dos|tres|rojo|negro|desean|sabot)\b|[ñúóí¿]/i

const modules = new Map<string, FamilyModule>()
beforeAll(async () => {
  for (const { id } of CATALOGUE) modules.set(id, await loadFamily(id))
}, 120_000)
const wordsOf = (game: string, language: 'es' | 'en') => (modules.get(game) as FamilyModule).words[language]

const sources = import.meta.glob<string>(['../../server/src/**/*.ts', '!**/bench/**', '!**/verify/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const SAYS = [
  /\b(?:floorNo|refuse|no|conflict|badRequest|forbidden|notFound|unauthorised)\(\s*'([a-z-]+)'/g,
  /\bProblem\(\s*\d+,\s*'([a-z-]+)'/g,
  /\bcode: '([a-z-]+)'/g,
  /^ {2}(?:TPL)?\d+: '([a-z-]+)',$/gm,
  // What the database says where moves are written.
  /(?<=HELD_CODES[^\n]*)'([a-z-]+)'/g,
]
/** Between parts of the server, or at its command line: no page is answered with it. */
const WITHIN = ['time-told', 'nothing-to-draw', 'not-two']
/** What a table cannot be opened with (`configure` of the engine). */
const OPTIONS = ['unknown-option', 'bad-option']

const houseCodes = (): string[] => {
  const text = Object.values(sources).join('\n')
  const said = SAYS.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] as string))
  return [...new Set([...said, ...OPTIONS])].filter((code) => !WITHIN.includes(code)).sort()
}

describe('a no of the house', () => {
  it('is a fact in both languages, at the consoles and at the table', () => {
    const codes = houseCodes()
    expect(codes).toEqual(
      expect.arrayContaining(['half-a-unit', 'overdrawn', 'not-json', 'no-session', 'chance-is-dealt']),
    )
    expect(codes.length).toBeGreaterThan(45)
    for (const language of LANGUAGES) {
      const other = tell({ code: 'nobody says this' }, language, NO_FAMILY).fact
      expect(codes.filter((code) => !HOUSE[language].refusals[code])).toEqual([])
      expect(codes.filter((code) => tell({ code }, language, NO_FAMILY).fact === other)).toEqual([])
    }
  })

  it('has no word that nobody says', () => {
    const said = new Set([...houseCodes(), ...CATALOGUE.flatMap(({ refusals }) => refusals), UNREACHABLE, 'misfit'])
    expect(Object.keys(refusalsEs).filter((code) => !said.has(code))).toEqual([])
  })
})

const WRITTEN = ['phrase', 'about', 'reason', 'person', 'instrument']

/** Those of a sentence that are still the engine's own words. */
const unworded = (event: Event, template: string, value: (name: string, raw: unknown) => string): string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => {
    if (name === 'moved' || (event.type === 'dispute-decided' && name === 'decision')) return []
    const raw = event[name]
    if (raw === undefined) return template.endsWith(` {${name}}`) ? [] : [`${event.type} without ${name}`]
    // What somebody wrote, who, and what the house calls its coupons are told as they are.
    if (typeof raw !== 'string' || WRITTEN.includes(name)) return []
    return /^[a-z]+(?:-[a-z]+)*$/.test(raw) && value(name, raw) === raw ? [`${event.type} ${name} ${raw}`] : []
  })

describe.each(CATALOGUE.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it.each(LANGUAGES)('says every no in %s, to who plays and to who serves', (language) => {
    const words = wordsOf(id, language)
    const staff = teller(HOUSE[language], words, id)
    const other = tell({ code: 'nobody says this' }, language, words).fact
    expect(game.refusals.filter((code) => staff.refusal(code) === undefined)).toEqual([])
    expect(game.refusals.filter((code) => tell({ code }, language, words).fact === other)).toEqual([])
  })

  it.each(LANGUAGES)('names every move, field and phase in %s', (language) => {
    const { moves, fields, phases } = wordsOf(id, language)
    const house = HOUSE[language]
    expect(game.rules.map((rule) => rule.do).filter((name) => !{ ...house.moves, ...moves }[name])).toEqual([])
    const asked = game.rules
      .flatMap((rule) => Object.keys(rule.fields))
      .filter((name) => !['player', 'table', 'at'].includes(name))
    expect(asked.filter((name) => !{ ...house.fields, ...fields }[name])).toEqual([])
    expect(game.phases.filter((phase) => !{ ...house.phases, ...phases }[phase])).toEqual([])
  })

  it('tells whatever happens at a lively table in both languages', () => {
    const events: Event[] = []
    for (const { config, log } of livelyTables(game, LAW_CONFIGS)) {
      const configured = configure(game.settings, config)
      if (!configured.ok) throw new RangeError(configured.why)
      let state = game.open(configured.config)
      for (const move of log) {
        const step = game.step(state, move)
        if (!step.ok) throw new RangeError(step.refusal.code)
        state = step.state
        events.push(...step.events)
      }
    }
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(25)
    const { gloss } = modules.get(id) as FamilyModule
    const phrases = new Set(events.flatMap(({ type, phrase }) => (type === 'said' ? [String(phrase)] : [])))
    expect(phrases.size).toBeGreaterThan(2)
    const spanish = [...phrases].filter((phrase) => SPANISH.test(glossed(phrase, gloss) ?? phrase))
    expect(spanish, 'an announcement is glossed in English').toEqual([])
    for (const language of LANGUAGES) {
      const words = wordsOf(id, language)
      const { value } = teller(HOUSE[language], words, id)
      const raw = events.flatMap((event) => {
        const template = words.events[event.type] ?? HOUSE[language].events[event.type]
        return template === undefined ? [event.type] : unworded(event, template, value)
      })
      expect([...new Set(raw)], language).toEqual([])
    }
  })
})

describe('what may be told of a throw', () => {
  it('has words in both languages', () => {
    const devices = CATALOGUE.flatMap(({ id, device }) => (device ? [{ id, device }] : []))
    expect(devices.length).toBeGreaterThan(0)
    for (const { id, device } of devices)
      for (const language of LANGUAGES) {
        const said = teller(HOUSE[language], wordsOf(id, language), id)
        for (const [name, bound] of Object.entries(device.readings)) {
          expect(said.field(name), `${id} ${name}`).not.toBe(name)
          for (const value of 'oneOf' in bound ? bound.oneOf : []) expect(said.value(name, value)).not.toBe(value)
        }
      }
  })
})
