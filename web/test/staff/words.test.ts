/// <reference types="vite/client" />

import { CATALOGUE, roleOf, seen } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import type { View } from '../../src/app/types.js'
import { causesOf } from '../../src/console/causes.js'
import { valuesOf } from '../../src/console/choices.js'
import { loadFamily } from '../../src/games/loaded.js'
import { FAMILIES } from '../../src/games/registry.js'
import { refusalsEn } from '../../src/i18n/refusals/en.js'
import { refusalsEs } from '../../src/i18n/refusals/es.js'
import { eventsEn } from '../../src/i18n/staff/en-events.js'
import { fieldsEn, movesEn, movesOfSeatEn, valuesEn } from '../../src/i18n/staff/en-moves.js'
import { pagesEn } from '../../src/i18n/staff/en-pages.js'
import { eventsEs } from '../../src/i18n/staff/es-events.js'
import { fieldsEs, movesEs, movesOfSeatEs, valuesEs } from '../../src/i18n/staff/es-moves.js'
import { pagesEs } from '../../src/i18n/staff/es-pages.js'
import { teller } from '../../src/i18n/staff/tell.js'
import { walk } from './walk.js'

const files = import.meta.glob<string>(['../../../engine/src/**/*.ts', '!**/testkit/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** What the sources of one folder of the engine write. */
const found = (folder: string, pattern: RegExp): string[] => {
  const sources = Object.entries(files).flatMap(([file, text]) => (file.includes(`/src/${folder}/`) ? [text] : []))
  return [...new Set([...sources.join('\n').matchAll(pattern)].map((match) => match[1] as string))]
}
const EVENT = /\bevent\(\s*'([a-z-]+)'/g
/** Events of a part that not every game has are told by the families that have it. */
const packed = found('kernel/packs', EVENT)
const sharedEvents = found('kernel', EVENT).filter((type) => !packed.includes(type))

const house = {
  ...pagesEs,
  moves: movesEs,
  movesOfSeat: movesOfSeatEs,
  fields: fieldsEs,
  values: valuesEs,
  events: eventsEs,
  refusals: refusalsEs,
}

describe('the words of the staff', () => {
  it('are the same set in both languages', () => {
    for (const [a, b] of [
      [movesEs, movesEn],
      [fieldsEs, fieldsEn],
      [valuesEs, valuesEn],
      [eventsEs, eventsEn],
      [refusalsEs, refusalsEn],
      [movesOfSeatEs, movesOfSeatEn],
      [pagesEs.phases, pagesEn.phases],
      [pagesEs.desk.reasons, pagesEn.desk.reasons],
    ] as const)
      expect(Object.keys(b)).toEqual(Object.keys(a))
  })
  it('name every event of the shared rules, and a family those of its own', async () => {
    const shared = sharedEvents
    expect(shared.length).toBeGreaterThan(30)
    for (const type of [...shared, 'hold-paid', 'hold-voided', 'bet-returned']) expect(eventsEs).toHaveProperty([type])
    for (const { id, games } of FAMILIES) {
      const { words } = await loadFamily(Object.keys(games)[0] as string)
      const own = [...found(id, EVENT), ...(found(id, /kernel\/(packs)\//g).length > 0 ? packed : [])]
      expect(own.length, id).toBeGreaterThan(3)
      for (const type of own) expect({ ...eventsEs, ...words.es.events }, id).toHaveProperty([type])
    }
  })

  it('leave to each family what is its own', () => {
    const shared = new Set(sharedEvents)
    for (const { id } of FAMILIES)
      for (const type of found(id, EVENT)) if (!shared.has(type)) expect(eventsEs, id).not.toHaveProperty([type])
  })

  it('name whatever is chosen at a table', async () => {
    // People, and what a table numbers, are named by whoever asks.
    const numbered = ['person', 'player', 'table', 'pot', 'dispute', 'hold', 'correction']
    for (const game of CATALOGUE) {
      const tell = teller(house, (await loadFamily(game.id)).words.es, game.id)
      const unnamed = new Set<string>()
      const look = (field: string, value: string | number) => {
        if (typeof value === 'string' && !/^\d+$/.test(value) && tell.value(field, value) === value)
          unnamed.add(`${field} ${value}`)
      }
      walk(game, 4, 150, (s) => {
        for (const { cause } of causesOf(seen(game.view(s), 'croupier') as unknown as View)) look('cause', cause)
        // Between two logs nobody chooses.
        for (const { fields } of game.options(s).filter(({ by }) => roleOf(by) !== 'log'))
          for (const [field, bound] of Object.entries(fields))
            if (!numbered.includes(field)) for (const value of valuesOf(bound)) look(field, value)
      })
      expect([...unnamed], game.id).toEqual([])
    }
  })

  it('tell an event in a sentence, with its seat, bet and money', async () => {
    const { words } = await loadFamily('roulette-french')
    const tell = teller(house, words.es, 'roulette-french')
    const cite = 'RF-13'
    expect(tell.event({ type: 'bet-placed', cite, seat: 'seat:3', on: 'straight:17', stake: 2000 })).toBe(
      'Puesto 3: $2.000 en Pleno 17',
    )
    expect(tell.event({ type: 'round-voided', cite, cause: 'ball-out', round: 4 })).toBe(
      'Tirada nula: la bola sale del cilindro',
    )
    expect(tell.event({ type: 'corrected', cite, seat: 'seat:1', amount: -500, reason: 'ficha de más' })).toBe(
      'Puesto 1: corrección de −$500. ficha de más',
    )
    expect(tell.move('buy', 'seat:1')).toBe('Comprar fichas')
    expect(tell.move('buy', 'croupier')).toBe('Vender fichas')
  })
})
