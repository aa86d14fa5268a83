// What the house writes and what the pages read: two programs, one patch.

import type { Json } from '@tapete/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patched } from '../../../web/src/app/patch.js'
import { patchOf } from '../../src/http/live/patch.js'

const name = fc.constantFrom('bets', 'seat:1', 'seat:1/stakes', 'a~b', '', '0')
const { document } = fc.letrec<{ document: Json; list: Json; object: Json; leaf: Json }>((tie) => ({
  document: fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('list'), tie('object')),
  leaf: fc.constantFrom<Json>(null, true, 0, 1_000, 'red', 'black', ''),
  list: fc.array(tie('document'), { maxLength: 6 }),
  object: fc.dictionary(name, tie('document'), { maxKeys: 5 }),
}))

describe('a patch', () => {
  it('makes the next document of the one before, to the letter, and changes nothing in place', () => {
    fc.assert(
      fc.property(document, document, (before, after) => {
        const was = JSON.stringify(before)
        const patch = JSON.parse(JSON.stringify(patchOf(before, after)))
        expect(JSON.stringify(patched(before, patch))).toBe(JSON.stringify(after))
        expect(JSON.stringify(before)).toBe(was)
        if (was === JSON.stringify(after)) expect(patch).toEqual([])
      }),
      { numRuns: 5_000 },
    )
  })

  it('says only what changed', () => {
    const bet = (seat: number, amount: number) => ({ seat: `seat:${seat}`, on: 'red', amount })
    const before = {
      phase: 'betting',
      bets: [bet(1, 500), bet(2, 500), bet(3, 500)],
      holdings: { 'seat:1/stakes': 500 },
    }
    const raised = { ...before, bets: before.bets.with(1, bet(2, 1_000)) }
    expect(patchOf(before, raised)).toEqual([{ op: 'replace', path: '/bets/1/amount', value: 1_000 }])
    expect(patchOf(before, { ...before, bets: [...before.bets, bet(4, 500)] })).toEqual([
      { op: 'add', path: '/bets/3', value: bet(4, 500) },
    ])
    expect(patchOf(before, { ...before, bets: before.bets.toSpliced(1, 1) })).toEqual([
      { op: 'remove', path: '/bets/1' },
    ])
    expect(patchOf(before, { ...before, holdings: {} })).toEqual([{ op: 'remove', path: '/holdings/seat:1~1stakes' }])
    expect(patchOf({ seats: { b: 1 } }, { seats: { a: 1, b: 1 } })).toEqual([
      { op: 'replace', path: '/seats', value: { a: 1, b: 1 } },
    ])
  })

  it('that does not fit is not read as something else', () => {
    for (const path of ['/bets/3/amount', '/bets/x', '/bets/-1', '/none/here', '/phase/deep'])
      expect(() => patched({ phase: 'betting', bets: [1] }, [{ op: 'replace', path, value: 1 }]), path).toThrow(path)
  })
})
