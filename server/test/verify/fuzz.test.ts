import { generateKeyPairSync } from 'node:crypto'
import { bigSix } from '@tapete/engine'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { fingerprintOf } from '../../src/verify/key.js'
import { CHECKS } from '../../src/verify/report.js'
import { verifier } from '../../src/verify/verify.js'
import { buildExport, type ExportFile, sealed, textOf, verifyText } from './file.js'
import { play } from './play.js'

const { privateKey: key } = generateKeyPairSync('ed25519')

const whole = (text: string | Uint8Array) => {
  const report = verifyText(text)
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

const without = (root: unknown, path: readonly (string | number)[]): unknown => {
  const [first, ...rest] = path
  if (rest.length > 0)
    return put(root, [first as string], without((root as Record<string | number, unknown>)[first as string], rest))
  if (Array.isArray(root)) return root.toSpliced(Number(first), 1)
  return put(root, path, undefined)
}

/** Written as a file, where it still is one: what has no lists of entries and series is written as it is. */
const written = (value: unknown, signed: boolean): string => {
  const file = value as ExportFile
  const isFile = Array.isArray(file?.entries) && Array.isArray(file.series) && !Array.isArray(file)
  if (!isFile) return `${JSON.stringify(value)}\n`
  return textOf(signed ? sealed(file, key) : file)
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
    const text = textOf(file)
    const [head = '', ...rest] = text.split('\n')
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    const twice = head.replace('{', '{"format":"another",')
    const spaced = head.replace(':', ': ')
    const nothing = [
      ...[
        '',
        '\n',
        'x',
        '0\n',
        'null\n',
        '[]\n',
        '{}\n',
        `${deep}\n`,
        '\ufeff',
        head,
        `${head}\n`,
        `${head}\n${head}\n`,
      ],
      ...[twice, spaced].map((first) => [first, ...rest].join('\n')),
      ...[
        `${text}\n`,
        `${text}${head}\n`,
        text.slice(0, -1),
        text.replaceAll('\n', '\r\n'),
        text.replace('\n', '\n\n'),
      ],
      text.replace('"events":[', `"events":[${deep},`),
    ]
    for (const each of nothing) expect([each.slice(0, 90), whole(each)]).toMatchObject([{}, { ok: false, table: null }])
    const bytes = Buffer.from(text)
    const broken = [
      Buffer.from([0xff, 0xfe, 10]),
      Buffer.concat([bytes.subarray(0, 40), Buffer.from([0xc3]), bytes.subarray(40)]),
    ]
    for (const each of broken) expect(whole(each)).toMatchObject({ ok: false, table: null })
  })

  it('a file in any parts is the same file', () => {
    const bytes = Buffer.from(textOf(file))
    const property = fc.property(fc.array(fc.nat(bytes.length), { maxLength: 20 }), (cuts) => {
      const check = verifier({ key: fingerprintOf(file.key) })
      const at = [0, ...cuts.toSorted((a, b) => a - b), bytes.length]
      for (const [index, from] of at.slice(0, -1).entries()) check.take(bytes.subarray(from, at[index + 1]))
      expect(check.report().ok).toBe(true)
    })
    fc.assert(property, { numRuns: 20 })
  })

  it('arbitrary lines', () => {
    const property = fc.property(fc.array(fc.jsonValue(), { maxLength: 4 }), (values) => {
      expect(whole(values.map((value) => `${JSON.stringify(value)}\n`).join('')).ok).toBe(false)
    })
    fc.assert(property, { numRuns: 500 })
  })

  it('any one bit changed', () => {
    const bytes = Buffer.from(textOf(file))
    const property = fc.property(fc.nat(bytes.length - 1), fc.nat(7), (at, bit) => {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] as number) ^ (1 << bit)
      expect([at, bit, whole(changed).ok]).toEqual([at, bit, false])
    })
    fc.assert(property, { numRuns: 200 })
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
        const report = whole(written(changed, signed && path[0] !== 'signature'))
        if (!free) expect([path, value, report.ok]).toEqual([path, value, false])
      },
    )
    fc.assert(property, { numRuns: 700 })
  })

  it('an export with members taken away', () => {
    for (const path of places.slice(1).filter((_, index) => index % 3 === 0 || index < 60)) {
      const report = whole(written(without(file, path), path[0] !== 'signature'))
      expect([path, report.ok]).toEqual([path, false])
    }
  })
})
