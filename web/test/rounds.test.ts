import { CATALOGUE } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { roundsOf } from '../src/games/families.js'
import { loadFamily } from '../src/games/loaded.js'
import { refusalsEn } from '../src/i18n/refusals/en.js'
import { refusalsEs } from '../src/i18n/refusals/es.js'
import { inPlaceOf } from '../src/i18n/rounds.js'
import { eventsEn } from '../src/i18n/staff/en-events.js'
import { pagesEn } from '../src/i18n/staff/en-pages.js'
import { eventsEs } from '../src/i18n/staff/es-events.js'
import { pagesEs } from '../src/i18n/staff/es-pages.js'
import { rounds } from '../src/i18n/staff/rounds.js'

/** Words that only a wall of results shows. */
const WHEEL = ['display.none']

const told = (words: unknown, path: string): { path: string; text: string }[] => {
  if (typeof words === 'string') return [{ path, text: words }]
  if (typeof words === 'function') return [{ path, text: String(words) }]
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([name, each]) => told(each, path ? `${path}.${name}` : name))
}

describe('a play of the table', () => {
  it('is a spin at a wheel, a throw of dice, and a round wherever cards are played', () => {
    const plays = new Map([
      ['roulette', 'spins'],
      ['big-six', 'spins'],
      ['dice', 'throws'],
    ])
    for (const { id, family } of CATALOGUE) expect(roundsOf(id), id).toBe(plays.get(family) ?? 'rounds')
  })

  it('is never called a spin by the words of a card table', () => {
    for (const [words, own, spin] of [
      [{ ...pagesEs, events: eventsEs, refusals: refusalsEs }, rounds.es, /\btiradas?\b/i],
      [{ ...pagesEn, events: eventsEn, refusals: refusalsEn }, rounds.en, /\bspins?\b/i],
    ] as const) {
      const here = told(inPlaceOf(words, own as never), '').filter(
        ({ path }) => !WHEEL.some((only) => path.startsWith(only)),
      )
      expect(here.filter(({ text }) => spin.test(text))).toEqual([])
      // And at a wheel it keeps its name.
      expect(told(words, '').filter(({ text }) => spin.test(text)).length).toBeGreaterThan(10)
    }
  })

  it('is never called a spin by the words of a family that plays rounds', async () => {
    for (const { id } of CATALOGUE.filter((game) => roundsOf(game.id) === 'rounds')) {
      const { words } = await loadFamily(id)
      expect(told(words.es, '').filter(({ text }) => /\btiradas?\b/i.test(text))).toEqual([])
      expect(told(words.en, '').filter(({ text }) => /\bspins?\b/i.test(text))).toEqual([])
    }
  })

  it('keeps every other word as it was', () => {
    expect(
      inPlaceOf({ a: 'one', b: { c: 'two', d: () => 'three' }, e: ['x'] }, { b: { c: 'TWO' }, e: ['y'] }),
    ).toMatchObject({ a: 'one', b: { c: 'TWO' }, e: ['y'] })
  })
})
