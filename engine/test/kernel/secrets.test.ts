import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../src/kernel/actors.js'
import type { Move } from '../../src/kernel/contract.js'
import { heardBy, redact, redactMove, secret, secretsOf, seesTable, withSecrets } from '../../src/kernel/secrets.js'
import { event } from '../../src/kernel/table.js'
import { faceDown } from '../../src/testkit/games/index.js'

const EVERYBODY: readonly Viewer[] = [
  ...(['public', 'seat:1', 'seat:2', 'croupier', 'pit-boss'] as const),
  ...(['section-head', 'room-head', 'regulator', 'auditor'] as const),
]

const play = {
  round: 3,
  hands: { 'seat:1': secret(['As', 'Kd'], 'seat:1'), 'seat:2': secret(['2c'], 'seat:2') },
  bank: [secret('Qh'), secret('7s', 'croupier', 'pit-boss')],
  open: { cards: ['9h'] },
}
const NONE = { value: null }

describe('a secret', () => {
  it('says who knows it', () => {
    expect(secret('Qh', 'seat:1', 'croupier')).toEqual({ secret: ['seat:1', 'croupier'], value: 'Qh' })
    expect(secret('Qh')).toEqual({ secret: [], value: 'Qh' })
  })

  it('is hidden from everybody else, staff and regulator among them', () => {
    expect(redact(play, 'public')).toEqual({
      round: 3,
      hands: { 'seat:1': { secret: ['seat:1'], value: null }, 'seat:2': { secret: ['seat:2'], value: null } },
      bank: [
        { secret: [], value: null },
        { secret: ['croupier', 'pit-boss'], value: null },
      ],
      open: { cards: ['9h'] },
    })
    expect(redact(play, 'seat:1').hands).toMatchObject({ 'seat:1': { value: ['As', 'Kd'] }, 'seat:2': NONE })
    expect(redact(play, 'seat:2').hands).toMatchObject({ 'seat:1': NONE, 'seat:2': { value: ['2c'] } })
    expect(redact(play, 'croupier')).toMatchObject({
      hands: { 'seat:1': NONE, 'seat:2': NONE },
      bank: [NONE, { value: '7s' }],
    })
    for (const viewer of ['section-head', 'room-head', 'regulator'] as const)
      expect(redact(play, viewer)).toEqual(redact(play, 'public'))
  })

  it('is hidden in any depth: one within another is its own', () => {
    const nested = [secret({ card: secret('As', 'seat:2'), back: 'blue' }, 'seat:1')]
    expect(redact(nested, 'seat:1')).toEqual([
      { secret: ['seat:1'], value: { card: { secret: ['seat:2'], value: null }, back: 'blue' } },
    ])
    expect(secretsOf(nested, 'seat:1')).toEqual({
      '/0/value': { card: { secret: ['seat:2'], value: null }, back: 'blue' },
    })
    expect(redact(nested, 'seat:2')).toEqual([{ secret: ['seat:1'], value: null }])
    expect(secretsOf(nested, 'seat:2')).toEqual({})
    expect(redact(nested, 'auditor')).toBe(nested)
  })

  it('hidden twice is hidden once', () => {
    const once = redact(play, 'seat:1')
    expect(redact(once, 'seat:1')).toBe(once)
    expect(redact(redact(once, 'seat:2'), 'seat:1')).toEqual(redact(play, 'public'))
  })
})

describe('what hides nothing is the same object', () => {
  it('for the auditor, for whoever knows it all, and where there is nothing to know', () => {
    expect(redact(play, 'auditor')).toBe(play)
    const mine = { hand: secret(['As'], 'seat:1') }
    expect(redact(mine, 'seat:1')).toBe(mine)
    for (const plain of [{ a: [1, { b: null }] }, ['As'], 'As', 7, null, undefined])
      for (const viewer of EVERYBODY) expect(redact(plain, viewer)).toBe(plain)
  })

  it('part by part', () => {
    const seen = redact(play, 'seat:1')
    expect(seen.open).toBe(play.open)
    expect(seen.hands['seat:1']).toBe(play.hands['seat:1'])
    expect(seen.hands).not.toBe(play.hands)
  })

  it('and what is hidden is never written to', () => {
    const before = JSON.stringify(play)
    for (const viewer of EVERYBODY) redact(play, viewer)
    expect(JSON.stringify(play)).toBe(before)
  })
})

describe('what somebody knows', () => {
  it('is told by its place', () => {
    expect(secretsOf(play, 'public')).toEqual({})
    expect(secretsOf(play, 'regulator')).toEqual({})
    expect(secretsOf(play, 'seat:1')).toEqual({ '/hands/seat:1/value': ['As', 'Kd'] })
    expect(secretsOf(play, 'pit-boss')).toEqual({ '/bank/1/value': '7s' })
    expect(secretsOf(play, 'auditor')).toEqual({
      '/hands/seat:1/value': ['As', 'Kd'],
      '/hands/seat:2/value': ['2c'],
      '/bank/0/value': 'Qh',
      '/bank/1/value': '7s',
    })
    expect(secretsOf(secret('As', 'seat:1'), 'seat:1')).toEqual({ '/value': 'As' })
    for (const plain of [{ a: 1 }, [], 'As', null]) expect(secretsOf(plain, 'auditor')).toEqual({})
  })

  it.each(EVERYBODY)('put back into what all see gives what %s sees', (viewer) => {
    const table = redact(play, 'public')
    expect(withSecrets(table, secretsOf(play, viewer))).toEqual(redact(play, viewer))
    expect(table).toEqual(redact(play, 'public'))
  })

  it('is put into arrays and objects alike, and nothing else is copied', () => {
    const table = redact(play, 'public')
    const known = withSecrets(table, { '/bank/0/value': 'Qh' })
    expect(known.bank[0]).toEqual(secret('Qh'))
    expect(known.bank).toHaveLength(2)
    expect(known.hands).toBe(table.hands)
    expect(withSecrets(table, {})).toBe(table)
    expect(withSecrets(secret<string>('x'), { '': 'whole' })).toBe('whole')
  })
})

describe('who hears what', () => {
  const dealt = event('dealt', 'GEN-19', { seat: 'seat:1', hand: secret(['As'], 'seat:1') })
  const bought = event('chips-bought', 'GEN-17', { seat: 'seat:2', to: ['seat:2'] })

  it('an event for all, its secrets for those who know them', () => {
    const hidden = { ...dealt, hand: { secret: ['seat:1'], value: null } }
    expect(heardBy([dealt, bought], 'seat:1')).toEqual([dealt])
    expect(heardBy([dealt, bought], 'seat:2')).toEqual([hidden, bought])
    expect(heardBy([dealt, bought], 'public')).toEqual([hidden])
    for (const staff of ['croupier', 'pit-boss', 'section-head', 'room-head', 'regulator'] as const)
      expect(heardBy([dealt, bought], staff)).toEqual([hidden, bought])
    expect(heardBy([dealt, bought], 'auditor')).toEqual([dealt, bought])
  })

  it('an event without a secret as it is', () => {
    expect(heardBy([bought], 'croupier')[0]).toBe(bought)
    expect(heardBy([dealt], 'auditor')[0]).toBe(dealt)
  })

  it('everybody but players and the public sees whose money is where', () => {
    expect(EVERYBODY.filter(seesTable)).toEqual([
      ...['croupier', 'pit-boss', 'section-head', 'room-head', 'regulator', 'auditor'],
    ])
  })
})

describe('a move of the log', () => {
  const change: Move = { by: 'seat:1', do: 'exchange', cards: ['As', '2c'] }
  const deal: Move = { by: 'chance', do: 'deal', cards: ['As', '2c'] }

  it('is read without what its rule hides, by all but its maker and the auditor', () => {
    for (const viewer of EVERYBODY)
      expect(redactMove(faceDown, change, viewer)).toEqual(
        viewer === 'seat:1' || viewer === 'auditor' ? change : { by: 'seat:1', do: 'exchange' },
      )
    for (const viewer of EVERYBODY)
      expect(redactMove(faceDown, deal, viewer)).toEqual(viewer === 'auditor' ? deal : { by: 'chance', do: 'deal' })
    expect(redactMove(faceDown, change, 'seat:1')).toBe(change)
  })

  it('is read as it is where its rule hides nothing, or there is no such rule', () => {
    const go: Move = { by: 'seat:1', do: 'go' }
    const unknown: Move = { by: 'seat:1', do: 'dance', cards: ['As'] }
    for (const viewer of EVERYBODY) {
      expect(redactMove(faceDown, go, viewer)).toBe(go)
      expect(redactMove(faceDown, unknown, viewer)).toBe(unknown)
    }
  })
})
