// A pot by itself: what tables tell it, what people do to it, and what they may not.

import type { Actor } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { done, type House, heard, type Log, logOf, refused } from './house.js'

const CARIBBEAN = 'caribbean-poker'

/** A pot and a table that is told to, in a sandbox of its own: what the table would owe it is not looked at. */
const potWith = (config: Parameters<typeof logOf>[1] = {}): House => {
  const house: House = {
    pozo: logOf('progressive-scj', { commission: 2_000, credit: 500, min: 500, max: 2_000, ...config }),
    mesa: logOf(CARIBBEAN),
    otra: logOf('draw-poker'),
  }
  done(house, 'pozo', `room-head connect mesa ${CARIBBEAN}`, 'room-head connect otra draw-poker', 'room-head open-pot')
  return house
}

/** What the pot alone makes of what a table tells it. */
const told = (house: House, line: string, ...more: readonly string[]): void => {
  for (const each of [line, ...more]) {
    const pot = house.pozo as Log
    const [by, name, ...fields] = each.split(' ') as [string, string, ...string[]]
    const move = Object.fromEntries(
      fields.map((field) => {
        const [key, value] = field.split('=') as [string, string]
        return [key, /^\d+$/.test(value) ? Number(value) : value]
      }),
    )
    const step = pot.game.step(pot.state, { ...move, by: by as Actor, do: name })
    if (!step.ok) throw new Error(`${each} refused: ${step.refusal.code}`)
    pot.state = step.state
    pot.events.push(...step.events)
  }
}

const no = (house: House, by: string, name: string, fields: object): string => {
  const pot = house.pozo as Log
  const step = pot.game.step(pot.state, { ...fields, by: by as Actor, do: name })
  if (step.ok) throw new Error(`${name} was not refused`)
  return `${step.refusal.code} ${step.refusal.cite}`
}

const held = (house: House) => {
  const { main = 0, commission = 0, base = 0, advance = 0, link = 0, ...rest } = (house.pozo as Log).state.accounts
  const reserves = Object.entries(rest).filter(([name, amount]) => name.startsWith('reserve:') && amount !== 0)
  return { main, commission, base, advance, link, ...Object.fromEntries(reserves) }
}

describe('contributions', () => {
  it('[PRG-39 PRG-17] commission down in favour of the pot, by table and round; the rest feeds it', () => {
    const house = potWith()
    told(house, 'log:mesa contribute round=1 amount=3004')
    expect(held(house)).toMatchObject({ commission: 600, main: 2_404, link: -3_004 })
    expect((house.pozo as Log).state.play).toMatchObject({
      meter: { main: 2_404, increment: 2_404 },
      tables: { mesa: { round: { round: 1, collected: 3_004, commission: 600, main: 2_404, reserves: [] } } },
    })
    told(house, 'log:otra contribute round=7 amount=4')
    expect((house.pozo as Log).state.play).toMatchObject({ meter: { main: 2_408, increment: 4 } })
  })

  it('[PRG-40] reserves take their shares rounded down, the main pot what is left', () => {
    const house = potWith({ reserves: [1_500, 333] })
    told(house, 'log:mesa contribute round=1 amount=1999')
    // 399 to the casino; of 1,600: 240 and 53.28.
    expect(held(house)).toMatchObject({ commission: 399, 'reserve:1': 240, 'reserve:2': 53, main: 1_307 })
  })

  it('[PRG-40] the base value is put in once, by the casino, when the pot opens', () => {
    const house = potWith({ base: 2_000_000 })
    expect(held(house)).toMatchObject({ main: 2_000_000, base: -2_000_000 })
    done(house, 'pozo', 'pit-boss close-pot "turno"', 'pit-boss open-pot')
    expect(held(house)).toMatchObject({ main: 2_000_000, base: -2_000_000 })
  })

  it('[PRG-39] a reversal brings back exactly what the bet brought, whatever the rounding (PG-19)', () => {
    for (const amount of [500, 501, 503, 999, 1_500, 1_996]) {
      const house = potWith({ reserves: [1_500, 333] })
      told(house, 'log:mesa contribute round=1 amount=1999')
      const before = held(house)
      const alone = potWith({ reserves: [1_500, 333] })
      if (amount < 1_999) told(alone, `log:mesa contribute round=1 amount=${1_999 - amount}`)
      told(house, `log:mesa reverse round=1 amount=${amount}`)
      expect(held(house)).toEqual(held(alone))
      expect(before.link - held(house).link).toBe(-amount)
      told(house, `log:mesa reverse round=1 amount=${1_999 - amount}`)
      expect(held(house)).toEqual({ main: 0, commission: 0, base: 0, advance: 0, link: 0 })
      expect(no(house, 'log:mesa', 'reverse', { round: 1, amount: 1 })).toBe('more-than-collected PRG-39')
      expect(no(house, 'log:mesa', 'reverse', { round: 2, amount: 1 })).toBe('nothing-contributed PRG-39')
    }
  })

  it('[PRG-39 PRG-30] a royal elsewhere took it: the void round is made good from reserves, then by the casino', () => {
    const house = potWith({ reserves: [1_000] })
    told(house, 'log:mesa contribute round=1 amount=10000')
    told(house, 'log:otra contribute round=1 amount=1000')
    told(house, 'log:otra hit round=1 seat=seat:1 category=royal-flush bet=1000', 'log:otra award round=1')
    expect(held(house)).toMatchObject({ main: 0, 'reserve:1': 880, advance: 0 })
    told(house, 'log:mesa reverse round=1 amount=10000')
    // 2,000 of commission come back, 800 of its reserve, and 7,200 of a main pot that is empty: 80 are left in the reserve.
    expect(held(house)).toEqual({ main: 0, commission: 200, base: 0, advance: -7_120, link: 6_920 })
    expect(heard(house, 'pozo', 'contribution-reversed').at(-1)).toMatchObject({ table: 'mesa', amount: 10_000 })
  })
})

describe('awards', () => {
  const hit = (house: House, seat: number, category: string, bet = 1_000) =>
    told(house, `log:mesa hit round=1 seat=seat:${seat} category=${category} bet=${bet}`)

  it('[PRG-33 PRG-37] fixed prizes above what the pot holds: reserves first, then an advance that is recorded (PG-15)', () => {
    const house = potWith({ reserves: [5_000] })
    told(house, 'log:mesa contribute round=1 amount=100000')
    expect(held(house)).toMatchObject({ main: 40_000, 'reserve:1': 40_000 })
    hit(house, 1, 'flush')
    hit(house, 2, 'full')
    hit(house, 3, 'straight-flush')
    told(house, 'log:mesa award round=1')
    expect(heard(house, 'pozo', 'prize-awarded').map(({ seat, amount }) => [seat, amount])).toEqual([
      ['seat:1', 50_000],
      ['seat:2', 100_000],
      ['seat:3', 0],
    ])
    expect(heard(house, 'pozo', 'shortfall').map(({ from, amount }) => [from, amount])).toEqual([
      ['reserve:1', 10_000],
      ['reserve:1', 30_000],
      ['advance', 70_000],
    ])
    expect(held(house)).toMatchObject({ main: 0, advance: -70_000 })
  })

  it('[PRG-30 PRG-40] after a royal the base value is back: from reserves, then from the casino (PG-16)', () => {
    const house = potWith({ base: 1_000_000, reserves: [5_000] })
    told(house, 'log:mesa contribute round=1 amount=1000000')
    hit(house, 2, 'royal-flush')
    told(house, 'log:mesa award round=1')
    expect(held(house)).toEqual({ main: 1_000_000, commission: 200_000, base: -1_600_000, advance: 0, link: 400_000 })
    expect(heard(house, 'pozo', 'base-restored').map(({ from, amount }) => [from, amount])).toEqual([
      ['reserve:1', 400_000],
      ['casino', 600_000],
    ])
    const other = potWith({ base: 1_000_000, reserves: [5_000], baseFrom: 'casino' })
    told(other, 'log:mesa contribute round=1 amount=1000000')
    hit(other, 2, 'royal-flush')
    told(other, 'log:mesa award round=1')
    expect(held(other)).toMatchObject({ main: 1_000_000, 'reserve:1': 400_000, base: -2_000_000 })
  })

  it('[PRG-32] a hit is registered once, with a hand that has a prize and a bet of the round; awarded once', () => {
    const house = potWith()
    expect(no(house, 'log:mesa', 'hit', { round: 1, seat: 'seat:1', category: 'flush', bet: 500 })).toBe(
      'nothing-contributed PRG-17',
    )
    told(house, 'log:mesa contribute round=1 amount=1000')
    expect(no(house, 'log:mesa', 'award', { round: 1 })).toBe('no-hit PRG-32')
    expect(no(house, 'log:mesa', 'hit', { round: 1, seat: 'seat:1', category: 'straight', bet: 500 })).toBe(
      'not-a-prize PRG-17',
    )
    expect(no(house, 'log:mesa', 'hit', { round: 1, seat: 'seat:1', category: 'flush', bet: 1_001 })).toBe(
      'more-than-collected PRG-17',
    )
    hit(house, 1, 'flush')
    expect(no(house, 'log:mesa', 'hit', { round: 1, seat: 'seat:1', category: 'full', bet: 500 })).toBe(
      'hit-registered PRG-17',
    )
    expect(no(house, 'log:otra', 'award', { round: 1 })).toBe('nothing-contributed PRG-32')
    told(house, 'log:mesa award round=1')
    expect(no(house, 'log:mesa', 'award', { round: 1 })).toBe('already-awarded PRG-32')
    expect(no(house, 'log:mesa', 'reverse', { round: 1, amount: 1_000 })).toBe('already-awarded PRG-39')
    expect(no(house, 'log:nobody', 'contribute', { round: 1, amount: 1 })).toBe('table-not-connected PRG-39')
  })

  it('[PRG-15] the display shows the pot, its increment, and what each hand would bring', () => {
    const house = potWith({ base: 1_000_000 })
    told(house, 'log:mesa contribute round=1 amount=1000')
    const { play } = (house.pozo as Log).game.view((house.pozo as Log).state).table as {
      play: { meter: object; prizes: { category: string; least: number; most: number }[] }
    }
    expect(play.meter).toEqual({ main: 1_000_800, increment: 800 })
    expect(play.prizes.map(({ category, least, most }) => [category, least, most])).toEqual([
      ['flush', 25_000, 100_000],
      ['full', 50_000, 200_000],
      ['poker', 250_000, 1_000_000],
      ['straight-flush', 100_080, 100_080],
      ['royal-flush', 1_000_800, 1_000_800],
    ])
  })

  it('[PRG-30] tables are served in the order they register: the second finds what the first left (PG-07)', () => {
    const house = potWith({ base: 500_000 })
    told(house, 'log:mesa contribute round=1 amount=1000', 'log:otra contribute round=4 amount=1000')
    told(house, 'log:mesa hit round=1 seat=seat:1 category=royal-flush bet=1000')
    told(house, 'log:otra hit round=4 seat=seat:2 category=royal-flush bet=1000', 'log:otra award round=4')
    told(house, 'log:mesa award round=1')
    expect(heard(house, 'pozo', 'prize-awarded').map(({ table, amount }) => [table, amount])).toEqual([
      ['otra', 501_600],
      ['mesa', 500_000],
    ])
  })
})

describe('people', () => {
  it('[PRG-01] only the five games may join, and Iquique only where the pot says so (PG-21)', () => {
    const house = potWith()
    for (const game of ['three-card-poker', 'holdem-bonus', 'war', 'holdem-plus-iquique', 'draw-poker-arica'])
      expect(no(house, 'room-head', 'connect', { table: 'x', game })).toBe('no-base-game PRG-01')
    const allowing: House = {
      pozo: logOf('progressive-scj', { iquique: true }),
      iquique: logOf('holdem-plus-iquique'),
    }
    done(allowing, 'pozo', 'room-head connect iquique holdem-plus-iquique')
    expect(refused(allowing, 'pozo', 'room-head connect iquique holdem-plus-iquique')).toBe('table-connected')
  })

  it('[PRG-08] tables of several games join one pot; which ones is kept; a table of another game refuses', () => {
    const house = potWith()
    expect((house.pozo as Log).state.play).toMatchObject({
      tables: { mesa: { game: CARIBBEAN }, otra: { game: 'draw-poker' } },
    })
    const wrong: House = { pozo: logOf('progressive-scj'), mesa: logOf(CARIBBEAN) }
    expect(refused(wrong, 'pozo', 'room-head connect mesa go-poker')).toBe('another-game')
  })

  it('[PRG-46] a table of another casino needs a homologated system', () => {
    expect(no(potWith(), 'room-head', 'connect', { table: 'x', game: CARIBBEAN, casino: 'arica' })).toBe(
      'not-homologated PRG-46',
    )
    const house = potWith({ homologation: 'SCJ-H-77' })
    told(house, 'room-head connect table=x game=caribbean-poker casino=arica')
    expect((house.pozo as Log).state.play).toMatchObject({ tables: { x: { casino: 'arica' } } })
  })

  it('[PRG-41 PRG-07] terms: proposed by one, decided by another, with the pot closed; all tables are told', () => {
    const house = potWith()
    done(house, 'pozo', 'pit-boss propose-terms max 3000 "Resolución 12" "más premio"')
    expect(no(house, 'room-head', 'propose-terms', { what: 'max', to: 3_000, approval: 'a', reason: 'b' })).toBe(
      'not-your-move PRG-41',
    )
    expect(refused(house, 'pozo', 'pit-boss propose-terms base 5 "x" "y"')).toBe('already-proposed')
    expect(refused(house, 'pozo', 'room-head decide-terms confirm')).toBe('pot-not-closed')
    expect(no(house, 'pit-boss', 'decide-terms', { verdict: 'confirm' })).toBe('not-your-move PRG-41')
    done(house, 'pozo', 'pit-boss close-pot "cambio de límites"', 'room-head decide-terms confirm')
    expect(heard(house, 'pozo', 'terms-changed').at(-1)).toMatchObject({
      ...{ what: 'max', before: 2_000, after: 3_000, version: 2, approval: 'Resolución 12', reason: 'más premio' },
    })
    for (const table of ['mesa', 'otra'])
      expect((house[table] as Log).state.play).toMatchObject({
        pots: { connected: { pozo: { open: false, version: 2, min: 500, max: 3_000 } } },
      })
    done(house, 'pozo', 'room-head open-pot')
    for (const table of ['mesa', 'otra'])
      expect((house[table] as Log).state.play).toMatchObject({ pots: { connected: { pozo: { open: true } } } })
  })

  it('[PRG-41] a parameter stays within what makes sense of it, and a proposal can be turned down', () => {
    const house = potWith({ reserves: [4_000, 5_000] })
    const propose = (what: string, to: number) =>
      no(house, 'pit-boss', 'propose-terms', { what, to, approval: 'a', reason: 'b' })
    expect(propose('commission', 10_001)).toBe('parameter-out-of-range PRG-41')
    expect(propose('min', 2_500)).toBe('parameter-out-of-range PRG-41')
    expect(propose('min', 750)).toBe('parameter-out-of-range PRG-41')
    expect(propose('share.1', 5_001)).toBe('parameter-out-of-range PRG-41')
    expect(propose('share.3', 1)).toBe('no-such-parameter PRG-41')
    expect(propose('cap', 1)).toBe('no-such-parameter PRG-41')
    expect(refused(house, 'pozo', 'room-head decide-terms confirm')).toBe('no-proposal')
    done(house, 'pozo', 'pit-boss propose-terms share.1 5000 "r" "s"')
    expect(refused(house, 'pozo', 'room-head decide-terms perhaps')).toBe('no-such-verdict')
    done(house, 'pozo', 'room-head decide-terms reject')
    expect((house.pozo as Log).state.play).toMatchObject({
      terms: { version: 1, reserves: [4_000, 5_000] },
      proposal: null,
    })
  })

  it('[PRA-25 PRA-26 PRA-22] Arica: its own game, its own authority', () => {
    const house: House = { pozo: logOf('progressive-arica'), mesa: logOf('draw-poker-arica') }
    expect(no(house, 'room-head', 'connect', { table: 'x', game: 'draw-poker' })).toBe('no-base-game PRA-26')
    expect(no(house, 'room-head', 'connect', { table: 'x', game: 'draw-poker-arica', casino: 'iquique' })).toBe(
      'not-homologated PRA-25',
    )
    done(house, 'pozo', 'room-head connect mesa draw-poker-arica', 'room-head open-pot')
    done(house, 'pozo', 'room-head disconnect mesa "fin del torneo"')
    expect((house.mesa as Log).state.play).toMatchObject({ pots: { connected: {} } })
    expect((house.pozo as Log).state.play).toMatchObject({ tables: {} })
    expect(refused(house, 'pozo', 'room-head disconnect mesa "otra vez"')).toBe('table-not-connected')
  })
})
