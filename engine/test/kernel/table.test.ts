import { describe, expect, it } from 'vitest'
import type { Rule } from '../../src/kernel/contract.js'
import { refuse, refuser } from '../../src/kernel/refusals.js'
import { choice, emptySeat, notNow, plain, servedSeat } from '../../src/kernel/rules.js'
import {
  accept,
  alsoByCroupier,
  asking,
  balance,
  chain,
  change,
  event,
  holding,
  newTable,
  occupied,
  offer,
  one,
  playersPresent,
  say,
  seatOf,
  spendable,
  stakes,
  upTo,
} from '../../src/kernel/table.js'
import { open, settings, why } from './script.js'
import { type ToyKind, toy } from './toy.js'

const refuseOurs = refuser(['no'])
const no = (rule: 'GEN-19' | 'GEN-25') => refuseOurs('no', rule)

const money = (from: string, to: string, amount: number) =>
  event('moved', 'GEN-02', { transfers: [{ from, to, amount }] })

describe('a new table', () => {
  it('is sealed and empty, with the limits of its plan', () => {
    const config = settings(toy, { min: 100, limits: { edge: { max: 500 } } })
    expect(newTable<ToyKind>('toy', config, ['side', 'edge'], { face: 'heads' })).toEqual({
      game: 'toy',
      config,
      status: 'sealed',
      clock: 0,
      staff: { croupier: [], 'pit-boss': [] },
      seats: {},
      blocked: [],
      conduct: {},
      excluded: {},
      excludedNext: [],
      plan: 'unspecified',
      limits: { side: { min: 100, max: null }, edge: { min: 100, max: 500 } },
      accounts: {},
      bets: [],
      round: 0,
      openedAt: 0,
      phase: 'idle',
      closing: null,
      holding: [],
      holds: [],
      disputes: [],
      settling: [],
      settled: null,
      corrections: [],
      serial: 1,
      play: { face: 'heads' },
    })
  })
})

describe('changes', () => {
  const s = open(toy, { seats: { 'seat:1': 100 } })

  it('[GEN-02] move money only through events, and leave the table they start from as it was', () => {
    const before = JSON.stringify(s)
    const done = change(s, { phase: 'closed' }, [money('seat:1', 'bank', 30), money('bank', 'tips', 10)])
    expect(done.state).toEqual({
      ...s,
      phase: 'closed',
      accounts: { cash: -100, 'seat:1': 70, bank: 20, tips: 10 },
    })
    expect(done.events).toHaveLength(2)
    expect(JSON.stringify(s)).toBe(before)
    expect(change(s, {}).state.accounts).toBe(s.accounts)
    expect(change(s, {}).events).toEqual([])
  })

  it('chain: each acts on the table the one before left, and the events follow in order', () => {
    const done = chain(
      change(s, { round: 5 }, [event('a', 'GEN-01')]),
      (after) => change(after, { round: after.round + 1 }, [event('b', 'GEN-01')]),
      (after) => change(after, { clock: after.round }, [event('c', 'GEN-01')]),
    )
    expect(done.state).toMatchObject({ round: 6, clock: 6 })
    expect(done.events.map(({ type }) => type)).toEqual(['a', 'b', 'c'])
    expect(accept(done)).toEqual({ ok: true, state: done.state, events: done.events })
  })

  it('events and refusals cite their rule', () => {
    expect(say('hagan su juego', 'GEN-19')).toEqual({ type: 'said', cite: 'GEN-19', phrase: 'hagan su juego' })
    expect(no('GEN-25')).toEqual({ ok: false, refusal: { code: 'no', cite: 'GEN-25', params: {} } })
    expect(refuse('not-now', 'GEN-25', { phase: 'pay' })).toEqual({
      ok: false,
      refusal: { code: 'not-now', cite: 'GEN-25', params: { phase: 'pay' } },
    })
  })
})

describe('reading a table', () => {
  const s = { ...open(toy), accounts: { 'seat:1': 5, 'seat:2': 2_000_000_000_000 } }

  it('knows accounts by seat and kind of chips', () => {
    expect([holding('seat:1', 'money'), holding('seat:1', 'colour'), stakes('seat:1')]).toEqual([
      'seat:1',
      'seat:1/colour',
      'seat:1/stakes',
    ])
    expect([balance(s, 'seat:1'), balance(s, 'seat:9')]).toEqual([5, 0])
    expect([spendable(s, 'seat:1'), spendable(s, 'seat:2')]).toEqual([5, 1_000_000_000_000])
  })

  it('asks one seat, everybody, or of staff the seat that is served', () => {
    expect(occupied(s)).toEqual(['seat:1', 'seat:2'])
    expect(asking(s, 'seat:2')).toEqual(['seat:2'])
    expect(asking(s, 'seat:3')).toEqual([])
    expect(asking(s, 'croupier')).toEqual([])
    expect(asking(s, 'croupier', 'seat:2')).toEqual(['seat:2'])
    expect(asking(s, 'croupier', 'seat:3')).toEqual([])
    expect(asking(s, 'seat:1', 'seat:2')).toEqual(['seat:1'])
    expect(asking(s, undefined)).toEqual(['seat:1', 'seat:2'])
  })

  it('knows whether anybody is there, and whom a move is about', () => {
    expect(playersPresent(s)).toBe(true)
    expect(playersPresent({ ...s, seats: {} })).toBe(false)
    const away = Object.fromEntries(Object.entries(s.seats).map(([id, seat]) => [id, { ...seat, present: false }]))
    expect(playersPresent({ ...s, seats: away })).toBe(false)
    expect(seatOf({ by: 'croupier', do: 'bet', for: 'seat:2' })).toBe('seat:2')
    expect(seatOf({ by: 'seat:1', do: 'bet' })).toBe('seat:1')
  })

  it('[GEN-16 GEN-17] offers to the croupier what a seat may ask for', () => {
    const option = offer('seat:1', 'buy', { amount: upTo(1, 5, 1) })
    expect(option).toEqual({ by: 'seat:1', do: 'buy', fields: { amount: { min: 1, max: 5, step: 1 } } })
    const served = {
      by: 'croupier',
      do: 'buy',
      fields: { amount: { min: 1, max: 5, step: 1 }, for: { oneOf: ['seat:1'] } },
    }
    expect(alsoByCroupier([option], undefined)).toEqual([option, served])
    expect(alsoByCroupier([option], 'croupier')).toEqual([served])
    expect(alsoByCroupier([option], 'seat:1')).toEqual([option])
    expect(offer('croupier', 'start')).toEqual({ by: 'croupier', do: 'start', fields: {} })
    expect(one(1, 'a')).toEqual({ oneOf: [1, 'a'] })
  })
})

describe('rules built from one refusal', () => {
  const s = open(toy, { seats: { 'seat:1': 0, 'seat:2': 0 } })
  const text = (no: ReturnType<typeof emptySeat>) => no && why(no.refusal)

  it('plain: offered to each actor it does not refuse', () => {
    const rule: Rule<ToyKind> = plain('nod', {
      by: ['seat', 'croupier'],
      cite: 'GEN-19',
      nature: 'household',
      refusal: (_, m) => (m.by === 'seat:2' ? no('GEN-19') : undefined),
      apply: (table) => change(table, { round: 9 }),
    })
    expect(rule).toMatchObject({
      do: 'nod',
      by: ['seat', 'croupier'],
      cite: 'GEN-19',
      nature: 'household',
      pace: 'step',
      fields: {},
    })
    expect(rule.options(s)).toEqual([offer('seat:1', 'nod'), offer('croupier', 'nod')])
    expect(rule.options(s, 'seat:1')).toEqual([offer('seat:1', 'nod')])
    expect(rule.options(s, 'seat:2')).toEqual([])
    expect(rule.options(s, 'croupier')).toEqual([offer('croupier', 'nod')])
    expect(rule.step(s, { by: 'seat:2', do: 'nod' })).toEqual(no('GEN-19'))
    expect(rule.step(s, { by: 'seat:1', do: 'nod' })).toMatchObject({ ok: true, state: { round: 9 } })
  })

  it('choice: offered with the candidates it does not refuse, and not at all without one', () => {
    const rule: Rule<ToyKind> = choice('pick', {
      by: ['croupier', 'chance'],
      cite: 'GEN-19',
      nature: 'course',
      field: 'card',
      kind: 'word',
      also: { why: 'text' },
      candidates: () => ['a', 'b', 'c'],
      refusal: (_, m) => (m.by === 'chance' || m.card === 'b' ? no('GEN-19') : undefined),
      apply: (table) => change(table, {}),
    })
    expect(rule.fields).toEqual({ card: 'word', why: 'text' })
    expect(rule.options(s)).toEqual([offer('croupier', 'pick', { card: one('a', 'c'), why: { any: 'text' } })])
    expect(rule.step(s, { by: 'croupier', do: 'pick', card: 'b' }).ok).toBe(false)
    expect(rule.step(s, { by: 'croupier', do: 'pick', card: 'c' }).ok).toBe(true)
  })

  it('[GEN-16 GEN-25 GEN-27] a seat serves itself, the croupier names whom', () => {
    expect(text(servedSeat(s, { by: 'croupier', do: 'buy' }))).toBe('seat-not-named GEN-25')
    expect(text(servedSeat(s, { by: 'seat:1', do: 'buy', for: 'seat:2' }))).toBe('acts-for-another GEN-27')
    expect(text(servedSeat(s, { by: 'seat:3', do: 'buy' }))).toBe('seat-empty GEN-24 {"seat":"seat:3"}')
    expect(text(servedSeat(s, { by: 'croupier', do: 'buy', for: 'seat:3' }))).toBe(
      'seat-empty GEN-24 {"seat":"seat:3"}',
    )
    expect(servedSeat(s, { by: 'croupier', do: 'buy', for: 'seat:2' })).toBeUndefined()
    expect(servedSeat(s, { by: 'seat:1', do: 'buy' })).toBeUndefined()
    expect(emptySeat(s, 'seat:1')).toBeUndefined()
  })

  it('[GEN-21] a move of the round needs an open table first, then its phase', () => {
    const needs = '{"phase":"betting","needs":["collect","pay"]}'
    expect(text(notNow({ ...s, status: 'suspended' }, 'GEN-19', 'collect'))).toBe('table-not-open GEN-21')
    expect(text(notNow(s, 'GEN-19', 'collect', 'pay'))).toBe(`not-now GEN-19 ${needs}`)
    expect(notNow(s, 'GEN-19', 'collect', 'betting')).toBeUndefined()
  })
})
