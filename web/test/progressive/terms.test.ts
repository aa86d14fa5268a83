// The terms of a pot as people type and read them, and who changed them.

import { describe, expect, it } from 'vitest'
import type { FullEntry } from '../../src/app/types.js'
import { POT, told } from '../../src/games/progressive/fixtures.js'
import { changesOf } from '../../src/games/progressive/pots/changes.js'
import { parametersOf, parameterTyped, parameterValue } from '../../src/games/progressive/terms.js'
import { words } from '../../src/games/progressive/words.js'
import { percentOf } from '../../src/i18n/format.js'

describe('a parameter', () => {
  it('is typed as a percentage or as an amount', () => {
    const typed = (what: string, ...texts: string[]) => texts.map((text) => parameterTyped(what, text))
    expect(typed('commission', '20', '20,5 %', '7.25', '100', '', '20,555', 'x')).toEqual([
      ...[2000, 2050, 725, 10_000],
      ...[undefined, undefined, undefined],
    ])
    expect(typed('base', '$10.000.000', '10,000,000', '0', '', '-5')).toEqual([
      ...[10_000_000, 10_000_000, 0],
      ...[undefined, undefined],
    ])
  })

  it('is read in words, in both languages', () => {
    expect(parametersOf(POT.terms).map(({ what }) => words.es.parameter(what))).toEqual([
      ...['Comisión', 'Parte de la reserva 1', 'Valor base', 'Apuesta mínima', 'Apuesta máxima'],
    ])
    expect(words.en.parameter('share.2')).toBe('Share of reserve 2')
    expect(parameterValue('commission', 2050, percentOf('es-CL'))).toBe('20,50\u00a0%')
    expect(parameterValue('base', 10_000_000, percentOf('es-CL'))).toBe('$10.000.000')
  })
})

describe('the history of the terms', () => {
  const change = { what: 'max', before: 5000, after: 10_000, approval: 'Resolución 230', reason: 'Plan nuevo' }
  const entry = (version: number, person: number, role: string, type: string, more = {}): FullEntry => ({
    ...{ version, at: `2026-11-16T10:0${version}:00.000Z`, person, role },
    events: [told(type, { ...change, ...more })],
  })
  const hand = (version: number, person: number, role: string) => ({
    ...{ person, role, at: `2026-11-16T10:0${version}:00.000Z` },
  })

  it('[PRG-41] says who proposed and who decided, when, from what to what, and why; newest first', () => {
    const entries = [
      entry(1, 7, 'pit-boss', 'terms-proposed'),
      entry(2, 9, 'room-head', 'terms-rejected'),
      entry(3, 7, 'pit-boss', 'terms-proposed'),
      entry(4, 9, 'room-head', 'terms-changed', { version: 2 }),
      entry(5, 8, 'pit-boss', 'terms-proposed', { before: 10_000, after: 5000 }),
    ]
    expect(changesOf(entries.toReversed())).toEqual([
      {
        ...{ ...change, before: 10_000, after: 5000 },
        ...{ version: null, verdict: null, proposed: hand(5, 8, 'pit-boss'), decided: undefined },
      },
      {
        ...change,
        ...{ version: 2, verdict: 'confirm', proposed: hand(3, 7, 'pit-boss'), decided: hand(4, 9, 'room-head') },
      },
      {
        ...change,
        ...{ version: null, verdict: 'reject', proposed: hand(1, 7, 'pit-boss'), decided: hand(2, 9, 'room-head') },
      },
    ])
  })

  it('is empty where only tables wrote', () => {
    expect(changesOf([entry(1, 1, 'log', 'contributed')])).toEqual([])
  })
})
