// The stream of a table as the page reads it: a hello whole, then what each step changes.

import type { Hello, Mine, OwnTold, Seen, Step, TableSeen } from '@tapete/server/wire'
import { describe, expect, it } from 'vitest'
import { stateOf } from '../src/app/api.js'
import { advance, messagesIn, seenAfter } from '../src/app/live.js'
import { lastSaid } from '../src/app/said.js'
import type { TableState } from '../src/app/types.js'

const table: TableSeen = {
  ...{ game: 'g', config: {}, status: 'open', phase: 'betting', round: 1, closing: null, limits: {}, blocked: [] },
  ...{ seats: { 'seat:1': { present: true, leaving: false } }, bets: [], play: {} },
}
const seat = { player: '7', played: false, idleRounds: 0, complaint: false, askedToLeave: false }
const mine: Mine = { seats: { 'seat:1': { ...seat, chips: 1_000, holdings: {} } } }
const you = { seat: 1, actor: 'seat:1' }
const hello: Hello = { type: 'hello', version: 7, table, mine, options: [], you, missed: null, clock: null }
const bet = { seat: 'seat:1', on: 'red', with: 'money', amount: 500 }
const step: Step = {
  ...{ type: 'step', version: 8, at: '', events: [], clock: null },
  patch: [{ op: 'add', path: '/bets/0', value: bet }],
  own: [{ op: 'replace', path: '/mine/seats/seat:1/chips', value: 500 }],
}
const option = { by: 'croupier', do: 'buy', fields: {} } as const
const own: OwnTold = { type: 'own', version: 8, own: [{ op: 'add', path: '/options/0', value: option }] }

describe('the stream of a table', () => {
  it('begins whole and goes on by what changes, for everybody and for oneself', () => {
    const first = seenAfter(undefined, hello) as Seen
    expect(first).toEqual({ table, mine, options: [], you })
    const second = seenAfter(first, step) as Seen
    expect(stateOf(second).view).toMatchObject({
      phase: 'betting',
      bets: [bet],
      seats: { 'seat:1': { present: true, chips: 500 } },
    })
    // What did not change is the same object: a page draws again only what did.
    expect(second.options).toBe(first.options)
    expect(first.table.bets).toEqual([])
    expect(seenAfter(second, { type: 'pong', now: 1 })).toBe(second)
    expect(seenAfter(second, { ...hello, version: 20 })).toEqual(first)
    const { patch: _, own: __, ...silent } = step
    expect(seenAfter(second, { ...silent, version: 9 })).toBe(second)
    const theirs = seenAfter(first, { ...silent, patch: step.patch ?? [] })
    expect([theirs?.mine, theirs?.table.bets]).toEqual([mine, [bet]])
    expect(seenAfter(second, own)).toEqual({ ...second, options: [option] })
  })

  it('is one message, or a list of them in order', () => {
    expect(messagesIn(JSON.stringify(hello))).toEqual([hello])
    expect(messagesIn(JSON.stringify([step, { ...step, version: 9 }]))).toMatchObject([{ version: 8 }, { version: 9 }])
  })

  it('shows nothing of a step before its hello, and breaks off where one does not fit', () => {
    expect(seenAfter(undefined, step)).toBeUndefined()
    const lost: Step = { ...step, patch: [{ op: 'replace', path: '/bets/3/amount', value: 1 }] }
    expect(() => seenAfter(seenAfter(undefined, hello), lost)).toThrow('/bets/3/amount')
  })

  it('gives way to a newer version the page has loaded', () => {
    const seen = seenAfter(seenAfter(undefined, hello), step)
    const about = { id: 't', name: '', room: '', mode: 'digital', game: 'g', title: { es: '', en: '' } } as const
    const loaded: TableState = {
      ...{ table: { ...about, config: {}, outdated: false }, version: 9, events: [], clock: null },
      ...stateOf({ table: { ...table, phase: 'closed' }, mine, options: [], you }),
    }
    expect(advance(loaded, step, seen)).toBe(loaded)
    expect(advance({ ...loaded, version: 7 }, step, seen)).toMatchObject({ version: 8, view: { bets: [bet] } })
  })

  it('keeps together what is said in one breath, and shows nothing of it before it was told', () => {
    const said = (phrase: string) => ({ type: 'said', cite: 'GEN-19', phrase }) as const
    const result = { type: 'result', cite: 'GEN-19' } as const
    const state = { version: 7, events: [], ...stateOf({ table, mine, options: [], you }) } as unknown as TableState
    const seen = seenAfter(undefined, hello)
    const opened = advance(state, { ...step, events: [said('hagan su juego')] }, seen)
    const closed = advance(opened, { ...step, version: 9, events: [said('no va más')] }, seen)
    expect(lastSaid(closed).map(({ phrase }) => phrase)).toEqual(['no va más'])
    const both = [said('negro dos, rojo uno'), result, said('uno rojo y color gana')]
    const dealt = advance(closed, { ...step, version: 10, events: both }, seen)
    expect(lastSaid(dealt).map(({ phrase }) => phrase)).toEqual(['negro dos, rojo uno', 'uno rojo y color gana'])
    const silent = advance(dealt, { ...step, version: 11, events: [result] }, seen)
    expect(lastSaid(silent)).toEqual(lastSaid(dealt))
    expect(lastSaid({ ...dealt, events: dealt.events.slice(0, 3) }).map(({ phrase }) => phrase)).toEqual([
      'negro dos, rojo uno',
    ])
    expect(lastSaid(state)).toEqual([])
  })

  it('tells what was missed with the hello', () => {
    const missed = [{ version: 7, at: '', events: [{ type: 'said', cite: 'GEN-01', phrase: 'x' } as const] }]
    const state = { version: 6, events: [], ...stateOf({ table, mine, options: [], you }) } as unknown as TableState
    const after = advance(state, { ...hello, missed }, seenAfter(undefined, hello))
    expect(after.events.map(({ type }) => type)).toEqual(['said'])
  })
})
