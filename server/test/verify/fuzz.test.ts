import { generateKeyPairSync } from 'node:crypto'
import { bigSix } from '@tapete/engine'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildExport, signedText } from '../../src/verify/export.js'
import type { ExportFile } from '../../src/verify/format.js'
import { signText } from '../../src/verify/key.js'
import { CHECKS } from '../../src/verify/report.js'
import { verifyExport } from '../../src/verify/verify.js'
import { play } from './play.js'

const { privateKey: key } = generateKeyPairSync('ed25519')

const whole = (value: unknown) => {
  const report = verifyExport(value)
  expect(report.checks.map(({ name }) => name)).toEqual([...CHECKS])
  expect(report.ok).toBe(report.checks.every(({ result }) => result === 'ok'))
  // A report can always be sent on.
  expect(JSON.parse(JSON.stringify(report))).toEqual(report)
  return report
}

/** Every place in a JSON value, as a path. */
const paths = (value: unknown, here: (string | number)[] = []): (string | number)[][] => {
  const below = Array.isArray(value)
    ? value.flatMap((item, index) => paths(item, [...here, index]))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, item]) => paths(item, [...here, name]))
      : []
  return [here, ...below]
}

const put = (root: unknown, path: readonly (string | number)[], value: unknown): unknown => {
  const [first, ...rest] = path
  if (first === undefined) return value
  const copy = (Array.isArray(root) ? [...root] : { ...(root as object) }) as Record<string | number, unknown>
  copy[first] = put(copy[first], rest, value)
  return copy
}

const resigned = (file: unknown): unknown => {
  try {
    return { ...(file as object), signature: signText(signedText(file as object), key) }
  } catch {
    return file
  }
}

describe('anything at all may be verified', () => {
  let file: ExportFile
  let places: (string | number)[][]

  beforeAll(async () => {
    const played = await play({ game: bigSix, rounds: 4, size: 2, close: true })
    file = buildExport({ ...played, key, exportedAt: new Date() })
    places = paths(file)
  })

  it('what is no export', () => {
    const cyclic: Record<string, unknown> = {}
    cyclic.self = cyclic
    const hostile = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no')
        },
        get: () => {
          throw new Error('no')
        },
      },
    )
    let deep: unknown = []
    for (let level = 0; level < 100_000; level++) deep = [deep]
    const nothing = [undefined, null, 0, '', 'x', [], {}, cyclic, hostile, deep, () => 1, Symbol('s'), 1n, new Map()]
    for (const value of nothing) expect(whole(value)).toMatchObject({ ok: false, table: null })
    const inside = [cyclic, deep, { __proto__: null }, () => 1, Number.NaN, 1n]
    for (const value of inside) {
      expect(whole({ ...file, table: { ...file.table, config: { x: value } } }).ok).toBe(false)
      expect(whole(put(file, ['entries', 3, 'move'], { by: 'croupier', do: 'post', person: value })).ok).toBe(false)
      expect(whole(put(file, ['entries', 3, 'events'], [{ type: value }])).ok).toBe(false)
    }
  })

  it('arbitrary JSON', () => {
    const property = fc.property(fc.jsonValue(), (value) => {
      expect(whole(value).ok).toBe(false)
    })
    fc.assert(property, { numRuns: 500 })
  })

  it('an export with any one place changed, signed by its house or not, is never ok', () => {
    const property = fc.property(
      fc.nat().map((index) => places[index % places.length] as (string | number)[]),
      fc.oneof(fc.jsonValue(), fc.constantFrom('__proto__', 'constructor', -1, 2 ** 53, 1e308, '0'.repeat(64))),
      fc.boolean(),
      (path, value, signed) => {
        const changed = put(file, path, value)
        if (JSON.stringify(changed) === JSON.stringify(file)) return
        const free = signed && (path[0] === 'exportedAt' || path[0] === 'program')
        const report = whole(signed && path[0] !== 'signature' ? resigned(changed) : changed)
        if (!free) expect([path, value, report.ok]).toEqual([path, value, false])
      },
    )
    fc.assert(property, { numRuns: 700 })
  })

  it('an export with members taken away', () => {
    for (const path of places.slice(1).filter((_, index) => index % 3 === 0 || index < 60)) {
      const report = whole(resigned(put(file, path, undefined)))
      expect([path, report.ok]).toEqual([path, path[0] === 'signature'])
    }
  })
})
