import { describe, expect, it } from 'vitest'
import { deadlineOf, secondsLeft } from '../../src/app/clock.js'
import { match } from '../../src/app/match.js'
import { capital, speak } from '../../src/i18n/format.js'
import { commitmentOf, committedText, leadsTo } from '../../src/pages/fairness/proof.js'
import { edgeOf, parseFraction } from '../../src/pages/table/odds.js'
import { tell } from '../../src/pages/table/refusals.js'

const NO_FAMILY = { refusals: {} }

describe('announcements', () => {
  it('changes nothing of a phrase but its first letter', () => {
    expect(capital('no más apuestas')).toBe('No más apuestas')
    expect(capital('¿Desean modificar sus apuestas o hacer otras?')).toBe(
      '¿Desean modificar sus apuestas o hacer otras?',
    )
    expect(capital('17 negro')).toBe('17 negro')
  })
})

describe('refusals', () => {
  it('tells the fact and the consequence, in both languages', () => {
    const fault = { code: 'under-minimum', params: { min: 5000, stake: 1000 } }
    expect(tell(fault, 'es', NO_FAMILY).fact).toBe('El mínimo aquí es $5.000')
    speak('en')
    expect(tell(fault, 'en', NO_FAMILY).consequence).toContain('$1,000')
    speak('es-CL')
  })

  it('does not ask for exactly nothing where something has to come first', () => {
    const fault = { code: 'misfit', params: { atLeast: 0, atMost: 0 } }
    expect(tell(fault, 'es', NO_FAMILY).fact).toBe('Aquí todavía no va nada')
  })

  it('tells what a practice table lacks before it can go on', () => {
    const fault = { code: 'waits-for-you', params: { phase: 'betting', because: 'under-minimum', min: 5000 } }
    expect(tell(fault, 'es', NO_FAMILY).fact).toBe('El mínimo aquí es $5.000')
    expect(tell({ code: 'waits-for-you', params: {} }, 'es', NO_FAMILY).fact).toBe('La mesa espera tu decisión')
  })

  it('tells a code it does not know by its name', () => {
    expect(tell({ code: 'something-new' }, 'es', NO_FAMILY).consequence).toContain('something-new')
  })
})

describe('odds', () => {
  it('reads exact fractions', () => {
    expect(parseFraction('-1/37')).toEqual({ num: -1, den: 37 })
    expect(parseFraction('2')).toEqual({ num: 2, den: 1 })
    expect(parseFraction('0.5')).toBeUndefined()
    expect(edgeOf({ exact: '-1/74' } as Parameters<typeof edgeOf>[0])).toEqual({ num: 1, den: 74 })
  })
})

describe('addresses', () => {
  it('reads what an address names', () => {
    expect(match('/roulette/:table', '/roulette/mesa-1')).toEqual({ table: 'mesa-1' })
    expect(match('/history/:table/:round', '/history/mesa%201/7')).toEqual({ table: 'mesa 1', round: '7' })
    expect(match('/history/:table', '/history/mesa-1/7')).toBeUndefined()
    expect(match('/', '/')).toEqual({})
  })
})

describe('deadlines', () => {
  it('counts what is left by the server’s clock, not by this one', () => {
    const deadline = deadlineOf({ closesAt: 20_000, now: 8000 }, null, 500_000)
    expect(deadline).toEqual({ closesAt: 512_000, total: 12 })
    expect(secondsLeft({ closesAt: 512_000 }, 511_001)).toBe(1)
  })

  it('keeps the length of a deadline heard again', () => {
    const first = deadlineOf({ closesAt: 20_000, now: 8000 }, null, 0)
    expect(deadlineOf({ closesAt: 20_000, now: 16_000 }, first, 8000)).toEqual({ closesAt: 12_000, total: 12 })
    expect(deadlineOf({ closesAt: null }, first)).toBeNull()
  })
})

describe('commitments', () => {
  it('recomputes what the house committed to', async () => {
    const seed = '00'.repeat(32)
    expect(committedText('mesa-1', 3, seed)).toBe(
      `{"domain":"tapete-series-1","seed":"${seed}","series":3,"table":"mesa-1"}`,
    )
    expect(await commitmentOf('mesa-1', 3, seed)).toMatch(/^[0-9a-f]{64}$/)
    expect(await commitmentOf('mesa-1', 3, seed)).not.toBe(await commitmentOf('mesa-1', 4, seed))
  })
})

describe('a deck of three cards, hashed by another program', () => {
  const root = 'f81cbf0036a2aa59a33d43ec301fa555ceccce98ab758c322a694d108a08b9a7'
  const first = '564bd41397f21e2d929bd21a5b719d9b9aea64deb001d9f11ab4f313baf696ee'
  const second = '4d3fb98743bab3e123b0ae81b80ad496c47dd761491423ea881ad84dfa8c614b'
  const third = 'eebaa5b20c34b9eae858755beb5e9dd0e2f178f8e268312068eba1fc7fe08da3'
  const both = '869ae05b4c2835ca254abc79f8365a1b92ada6684549d4463f107e38e127ecfa'
  const deck = { table: 'mesa-1', series: 2 }
  const salt = (n: number) => String(n).padStart(32, '0')
  const cards = [
    { ...deck, index: 0, card: 'Ah', salt: salt(1), path: [second, third] },
    { ...deck, index: 1, card: 'Td', salt: salt(2), path: [first, third] },
    { ...deck, index: 2, card: '2c', salt: salt(3), path: [both] },
  ]

  it('every card leads to its root', async () => {
    for (const card of cards) expect(await leadsTo(root, 3, card)).toBe(true)
  })

  it('nothing else does: another card, place, salt, deck, table, path or size', async () => {
    for (const card of cards) {
      const others = [
        { card: 'Kd' },
        { index: (card.index + 1) % 3 },
        { index: 3 },
        { index: -1 },
        { salt: salt(4) },
        { series: 3 },
        { table: 'mesa-2' },
        { path: [...card.path, first] },
        { path: card.path.slice(1) },
        { path: card.path.with(0, root) },
      ]
      for (const other of others)
        expect(await leadsTo(root, 3, { ...card, ...other }), JSON.stringify(other)).toBe(false)
      expect(await leadsTo(both, 3, card)).toBe(false)
    }
    expect(await leadsTo(root, 2, cards[2] as (typeof cards)[2])).toBe(false)
  })
})
