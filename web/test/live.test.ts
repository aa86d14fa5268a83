// The stream of a table as the page reads it: a hello whole, then what each step changes.

import { describe, expect, it } from 'vitest'
import { advance, type Message, messagesIn, type Sight, sightAfter } from '../src/app/live.js'
import type { TableState, View } from '../src/app/types.js'

const view = { phase: 'betting', round: 1, bets: [], seats: { 'seat:1': { chips: 1_000 } } } as unknown as View
const you = { seat: 1, actor: 'seat:1' }
const hello: Message = { type: 'hello', version: 7, view, options: [], you, missed: null }
const bet = { seat: 'seat:1', on: 'red', with: 'money', amount: 500 }
const step: Message = {
  type: 'step',
  version: 8,
  events: [],
  patch: [
    { op: 'replace', path: '/view/seats/seat:1/chips', value: 500 },
    { op: 'add', path: '/view/bets/0', value: bet },
  ],
}

describe('the stream of a table', () => {
  it('begins whole and goes on by what changes', () => {
    const first = sightAfter(undefined, hello) as Sight
    expect(first).toEqual({ view, options: [], you })
    const second = sightAfter(first, step) as Sight
    expect(second.view).toMatchObject({ phase: 'betting', bets: [bet], seats: { 'seat:1': { chips: 500 } } })
    // What did not change is the same object: a page draws again only what did.
    expect(second.options).toBe(first.options)
    expect(first.view.bets).toEqual([])
    expect(sightAfter(second, { type: 'clock', closesAt: null })).toBe(second)
    expect(sightAfter(second, { type: 'step', version: 9, events: [] })).toBe(second)
    expect(sightAfter(second, { ...hello, version: 20 })).toEqual(first)
  })

  it('is one message, or a list of them in order', () => {
    expect(messagesIn(JSON.stringify(hello))).toEqual([hello])
    expect(messagesIn(JSON.stringify([step, { ...step, version: 9 }])).map(({ version }) => version)).toEqual([8, 9])
  })

  it('shows nothing of a step before its hello, and breaks off where one does not fit', () => {
    expect(sightAfter(undefined, step)).toBeUndefined()
    const lost: Message = { ...step, patch: [{ op: 'replace', path: '/view/bets/3/amount', value: 1 }] }
    expect(() => sightAfter(sightAfter(undefined, hello), lost)).toThrow('/view/bets/3/amount')
  })

  it('gives way to a newer version the page has loaded', () => {
    const loaded = { version: 9, view: { phase: 'closed' }, options: [], events: [], you } as unknown as TableState
    const sight = sightAfter(sightAfter(undefined, hello), step)
    expect(advance(loaded, { ...step, ...sight })).toBe(loaded)
    expect(advance({ ...loaded, version: 7 }, { ...step, ...sight })).toMatchObject({
      version: 8,
      view: { bets: [bet] },
    })
  })
})
