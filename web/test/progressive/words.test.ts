/// <reference types="vite/client" />

// Whatever a pot, and a table with its side bets, can say has words in both languages: looked for in what the games declare and
// in the sources of the rules.

import { POTS } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { sideWords, words } from '../../src/games/progressive/words.js'
import { refusalsEn } from '../../src/i18n/refusals/en.js'
import { refusalsEs } from '../../src/i18n/refusals/es.js'
import { eventsEs } from '../../src/i18n/staff/es-events.js'
import { fieldsEs, movesEs, valuesEs } from '../../src/i18n/staff/es-moves.js'
import { teller } from '../../src/i18n/staff/tell.js'

const LANGUAGES = ['es', 'en'] as const
const HOUSE = { es: refusalsEs, en: refusalsEn }

const sources = import.meta.glob<string>('../../../engine/src/progressive/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const found = (where: (file: string) => boolean, pattern: RegExp): string[] => {
  const text = Object.entries(sources)
    .filter(([file]) => where(file))
    .map(([, source]) => source)
    .join('\n')
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] as string))].sort()
}
const atTable = (file: string) => file.includes('/table/')
const atPot = (file: string) => !atTable(file)
const EVENT = /\bevent\(\s*'([a-z-]+)'/g

describe('the words of a pot', () => {
  it.each(LANGUAGES)('name every move and field, and say every no, in %s', (language) => {
    const { moves, fields, refusals } = words[language]
    for (const { rules, refusals: codes } of POTS) {
      expect(rules.map((rule) => rule.do).filter((name) => !{ ...movesEs, ...moves }[name])).toEqual([])
      const asked = rules.flatMap((rule) => Object.keys(rule.fields))
      expect(asked.filter((name) => !{ ...fieldsEs, ...fields }[name])).toEqual([])
      expect(codes.filter((code) => !{ ...HOUSE[language], ...refusals }[code])).toEqual([])
    }
  })

  it.each(LANGUAGES)('tell every event in %s', (language) => {
    const said = found(atPot, EVENT)
    expect(said).toEqual(expect.arrayContaining(['contributed', 'prize-awarded', 'base-restored', 'terms-changed']))
    const events: { readonly [event: string]: string } = words[language].events
    expect(said.filter((event) => !events[event])).toEqual([])
    expect(Object.keys(events).filter((event) => !said.includes(event))).toEqual([])
  })

  it('tell of a parameter by its name, and of who pays by theirs', () => {
    const house = {
      ...{ seat: (n: string) => `Puesto ${n}`, none: '', moves: movesEs, movesOfSeat: {}, fields: fieldsEs },
      ...{ values: valuesEs, events: eventsEs, phases: {}, refusals: refusalsEs },
    }
    const tell = teller(house, words.es, 'progressive-scj')
    const changed = {
      type: 'terms-changed',
      cite: 'PRG-41',
      what: 'share.2',
      version: 4,
      reason: 'Plan nuevo.',
    } as const
    expect(tell.event(changed)).toBe('Cambia parte de la reserva 2, versión 4. Plan nuevo.')
    const restored = { type: 'base-restored', cite: 'PRG-40', from: 'reserve:1', amount: 10_000_000 } as const
    expect(tell.event(restored)).toBe('Reserva 1 repone el valor base, $10.000.000')
  })
})

describe('the words of a table with side bets', () => {
  it.each(LANGUAGES)('tell every event in %s', (language) => {
    const said = found(atTable, EVENT).filter((event) => !eventsEs[event])
    expect(said).toEqual(expect.arrayContaining(['lamp-lit', 'side-bet-lost', 'prize-due', 'prize-paid']))
    const events: { readonly [event: string]: string } = sideWords[language].events
    expect(said.filter((event) => !events[event])).toEqual([])
    expect(Object.keys(events).filter((event) => !said.includes(event))).toEqual([])
  })

  it.each(LANGUAGES)('name every move in %s', (language) => {
    const named: { readonly [move: string]: string } = sideWords[language].moves
    const moves = found(atTable, /\b(?:do: |plain<G>\(|ofSeat<G>\()'([a-z-]+)'/g).filter((move) => !isPots(move))
    expect(moves.length).toBeGreaterThan(10)
    expect(moves.filter((move) => !named[move])).toEqual([])
  })

  it.each(LANGUAGES)('say every no in %s', (language) => {
    const said = found(atTable, /\brefuseSide\('([a-z-]+)'/g)
    expect(said).toEqual(expect.arrayContaining(['hand-not-read', 'prizes-not-paid', 'pot-locked']))
    const refusals: { readonly [code: string]: string } = { ...HOUSE[language], ...sideWords[language].refusals }
    expect(said.filter((code) => !refusals[code])).toEqual([])
  })
})

/** What a table tells its pot is named by the pot. */
const isPots = (move: string): boolean => Object.hasOwn(words.es.moves, move)
