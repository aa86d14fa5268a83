/// <reference types="vite/client" />

import { CATALOGUE, INFRACTIONS } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { es } from '../../src/i18n/es-CL.js'
import { eventsEn } from '../../src/i18n/staff/en-events.js'
import { fieldsEn, movesEn, movesOfEn, valuesEn } from '../../src/i18n/staff/en-moves.js'
import { pagesEn } from '../../src/i18n/staff/en-pages.js'
import { refusalsEn } from '../../src/i18n/staff/en-refusals.js'
import { eventsEs } from '../../src/i18n/staff/es-events.js'
import { fieldsEs, movesEs, movesOfEs, valuesEs } from '../../src/i18n/staff/es-moves.js'
import { pagesEs } from '../../src/i18n/staff/es-pages.js'
import { refusalsEs } from '../../src/i18n/staff/es-refusals.js'
import { teller } from '../../src/i18n/staff/tell.js'

const files = import.meta.glob<string>(['../../../engine/src/**/*.ts', '!**/testkit/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources = Object.values(files).join('\n')
const found = (pattern: RegExp): Set<string> =>
  new Set([...sources.matchAll(pattern)].map((match) => match[1] as string))

describe('the words of the staff', () => {
  it('are the same set in both languages', () => {
    for (const [a, b] of [
      [movesEs, movesEn],
      [fieldsEs, fieldsEn],
      [valuesEs, valuesEn],
      [eventsEs, eventsEn],
      [refusalsEs, refusalsEn],
      [movesOfEs, movesOfEn],
      [pagesEs.phases, pagesEn.phases],
      [pagesEs.desk.reasons, pagesEn.desk.reasons],
    ] as const)
      expect(Object.keys(b)).toEqual(Object.keys(a))
  })
  it('name every event of the engine', () => {
    const types = found(/\bevent\(\s*'([a-z-]+)'/g)
    expect(types.size).toBeGreaterThan(60)
    for (const type of [...types, 'hold-paid', 'hold-voided', 'bet-returned']) expect(eventsEs).toHaveProperty([type])
  })
  it('name every move, field, infraction and phase', () => {
    for (const game of CATALOGUE)
      for (const rule of game.rules) {
        expect(movesEs).toHaveProperty([rule.do])
        for (const field of Object.keys(rule.fields))
          if (!['player', 'table', 'at'].includes(field)) expect(fieldsEs).toHaveProperty([field])
      }
    for (const infraction of Object.keys(INFRACTIONS)) expect(valuesEs).toHaveProperty([infraction])
    for (const phase of ['betting', 'spinning', 'closed', 'collect', 'approve', 'pay', 'check', 'fault', 'giving-back'])
      expect(pagesEs.phases).toHaveProperty([phase])
  })
  it('tell an event in a sentence, with its seat, bet and money', () => {
    const words = { ...pagesEs, moves: movesEs, movesOf: movesOfEs, values: valuesEs, events: eventsEs }
    const tell = teller(words, es.bets, 'roulette-french')
    const cite = { rule: 'RF-13', article: 'scj-2023 II.1.4' } as const
    expect(tell.event({ type: 'bet-placed', cite, seat: 'seat:3', on: 'straight:17', stake: 2000 })).toBe(
      'Puesto 3: $2.000 en Pleno 17',
    )
    expect(tell.event({ type: 'round-voided', cite, cause: 'ball-out', round: 4 })).toBe(
      'Jugada nula: la bola sale del cilindro',
    )
    expect(tell.event({ type: 'corrected', cite, seat: 'seat:1', amount: -500, reason: 'ficha de más' })).toBe(
      'Puesto 1: corrección de −$500. ficha de más',
    )
    expect(tell.move('buy', 'seat:1')).toBe('Comprar fichas')
    expect(tell.move('buy', 'croupier')).toBe('Vender fichas')
  })
})
