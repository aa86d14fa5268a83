import { betNets, configure, rouletteAmerican00 } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { live, said } from '../american/live.js'

const configured = configure(rouletteAmerican00.settings)
if (!configured.ok) throw new Error(configured.why)
const bets = rouletteAmerican00.bets(configured.config)

const ids = (kind: string) => bets.filter((bet) => bet.kind === kind).map((bet) => bet.id)

/** What 100 on each bet of a kind wins; the losers left out. */
const won = (kind: string, pocket: string) => {
  const table = live(rouletteAmerican00)
  table.does('seat:1 take-denomination 100')
  for (const id of ids(kind)) table.does(`seat:1 bet ${id} 100`)
  table.does(`...
    chance ball ${pocket}
    ...`)
  const nets = Object.entries(betNets(table.events())).filter(([, net]) => net > 0)
  return Object.fromEntries(nets.map(([bet, net]) => [bet.slice('seat:1 '.length), net]))
}

const refused = (on: string) => {
  const table = live(rouletteAmerican00)
  table.does('seat:1 take-denomination 100')
  return table.refusal(`seat:1 bet ${on} 100`)
}

describe('roulette-american-00: the wheel', () => {
  it('[R00-01] the ball may rest in 38 pockets, 0, 00 and 1-36, in the order of the wheel', () => {
    const table = live(rouletteAmerican00)
    expect(table.refusal('chance ball 00')).toEqual(['not-now', 'R00-01', { phase: 'betting', needs: ['closed'] }])
    table.does(`croupier spin clockwise
      croupier no-more-bets`)
    const wheel =
      '0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2'.split(
        ' ',
      )
    expect(new Set(wheel).size).toBe(38)
    expect(table.offers('ball')).toEqual([{ pocket: { oneOf: wheel } }])
    expect(table.refusal('chance ball 37')).toEqual(['no-such-pocket', 'R00-01', {}])
    expect(table.does('chance ball 00')).toEqual([
      { type: 'ball-landed', rule: 'R00-01', pocket: '00' },
      said('doble cero', 'RA-39'),
      { type: 'marker-placed', rule: 'RA-39', pocket: '00' },
    ])
  })

  it('is the game of II.2 under its own name', () => {
    expect(rouletteAmerican00.id).toBe('roulette-american-00')
    expect(rouletteAmerican00.source).toBe('scj-2023 II.2')
    expect(rouletteAmerican00.title).toEqual({
      es: 'Ruleta americana con doble cero',
      en: 'American roulette, double zero',
    })
    expect(live(rouletteAmerican00).state().game).toBe('roulette-american-00')
  })

  it('has no called bets: they are not customary round two zeros (R-04)', () => {
    const table = live(rouletteAmerican00)
    for (const move of ['call', 'place-call'])
      expect(table.refusal({ by: 'seat:1', do: move })?.slice(0, 2)).toEqual(['no-such-move', 'GEN-25'])
    expect(configure(rouletteAmerican00.settings, { calls: true })).toMatchObject({ ok: false, code: 'unknown-option' })
    expect(table.due()).toEqual(['croupier spin'])
  })

  it('still lets a player ask the croupier to place any bet (R-04)', () => {
    const table = live(rouletteAmerican00)
    table.does(`seat:1 take-denomination 100
      croupier bet split:0-00 100 for=seat:1`)
    expect(table.state().bets).toEqual([{ seat: 'seat:1', on: 'split:0-00', with: 'money', amount: 100 }])
  })
})

describe('roulette-american-00: the bets', () => {
  it('[R00-02] 38 straights pay 35 to 1; 0 and 00 are separate bets', () => {
    expect(ids('straight')).toHaveLength(38)
    expect(won('straight', '0')).toEqual({ 'straight:0': 3500 })
    expect(won('straight', '00')).toEqual({ 'straight:00': 3500 })
    expect(won('straight', '36')).toEqual({ 'straight:36': 3500 })
    expect(refused('straight:000')).toEqual(['no-such-bet', 'RA-35', { on: 'straight:000' }])
  })

  it('[R00-03] 62 splits pay 17 to 1, five of them with the zeros as the boxes touch', () => {
    expect(ids('split')).toHaveLength(57 + 5)
    expect(won('split', '0')).toEqual({ 'split:0-00': 1700, 'split:0-1': 1700, 'split:0-2': 1700 })
    expect(won('split', '00')).toEqual({ 'split:0-00': 1700, 'split:00-2': 1700, 'split:00-3': 1700 })
    expect(won('split', '2')).toEqual({
      'split:0-2': 1700,
      'split:00-2': 1700,
      'split:1-2': 1700,
      'split:2-3': 1700,
      'split:2-5': 1700,
    })
    for (const on of ['split:0-3', 'split:00-1', 'split:00-0', 'split:1-3'])
      expect(refused(on)).toEqual(['no-such-bet', 'RA-35', { on }])
  })

  it('[R00-04] 15 streets pay 11 to 1, three of them with the zeros', () => {
    expect(ids('street')).toHaveLength(12 + 3)
    expect(won('street', '0')).toEqual({ 'street:0-00-2': 1100, 'street:0-1-2': 1100 })
    expect(won('street', '00')).toEqual({ 'street:0-00-2': 1100, 'street:00-2-3': 1100 })
    expect(won('street', '2')).toEqual({
      'street:0-00-2': 1100,
      'street:0-1-2': 1100,
      'street:00-2-3': 1100,
      'street:1-2-3': 1100,
    })
    for (const on of ['street:0-2-3', 'street:00-1-2', 'street:0-00-1'])
      expect(refused(on)).toEqual(['no-such-bet', 'RA-35', { on }])
  })

  it('[R00-05] 22 corners of 1 to 36 pay 8 to 1, and none has a zero', () => {
    expect(ids('corner')).toHaveLength(22)
    expect(won('corner', '0')).toEqual({})
    expect(won('corner', '5')).toEqual({
      'corner:1-2-4-5': 800,
      'corner:2-3-5-6': 800,
      'corner:4-5-7-8': 800,
      'corner:5-6-8-9': 800,
    })
    for (const on of ['corner:0-1-2-3', 'corner:00-1-2-3', 'corner:0-00-2-3'])
      expect(refused(on)).toEqual(['no-such-bet', 'RA-35', { on }])
  })

  it.each(['0', '00', '1', '2', '3'])('[R00-06] the special line is one, and on %s it pays 6 to 1', (pocket) => {
    expect(ids('special-line')).toEqual(['special-line:0-00-1-2-3'])
    expect(won('special-line', pocket)).toEqual({ 'special-line:0-00-1-2-3': 600 })
  })

  it('[R00-06] on any other number the special line loses', () => {
    for (const pocket of ['4', '5', '6', '36']) expect(won('special-line', pocket)).toEqual({})
    for (const on of ['special-line:0-1-2-3', 'special-line:1-2-3-4-5'])
      expect(refused(on)).toEqual(['no-such-bet', 'RA-35', { on }])
  })

  it('[R00-07] 11 six-lines pay 5 to 1', () => {
    expect(ids('six-line')).toHaveLength(11)
    expect(won('six-line', '1')).toEqual({ 'six-line:1-2-3-4-5-6': 500 })
    expect(won('six-line', '4')).toEqual({ 'six-line:1-2-3-4-5-6': 500, 'six-line:4-5-6-7-8-9': 500 })
  })

  it('[R00-08] columns and dozens pay 2 to 1', () => {
    expect([...ids('column'), ...ids('dozen')]).toEqual([
      'column:1',
      'column:2',
      'column:3',
      'dozen:1',
      'dozen:2',
      'dozen:3',
    ])
    expect(won('column', '36')).toEqual({ 'column:3': 200 })
    expect(won('dozen', '24')).toEqual({ 'dozen:2': 200 })
  })

  it('[R00-09] even chances pay 1 to 1, and 32 is red', () => {
    expect(won('even-chance', '32')).toEqual({ red: 100, even: 100, high: 100 })
    expect(won('even-chance', '23')).toEqual({ red: 100, odd: 100, high: 100 })
    expect(won('even-chance', '11')).toEqual({ black: 100, odd: 100, low: 100 })
  })

  it('[R00-15] neither zero belongs to a column, a dozen, a colour, a parity or a half', () => {
    const areas = bets.filter((bet) => ['column', 'dozen', 'even-chance'].includes(bet.kind))
    expect(areas).toHaveLength(12)
    for (const area of areas) {
      expect(area.covers).not.toContain('0')
      expect(area.covers).not.toContain('00')
    }
    for (const zero of ['0', '00'])
      expect([won('column', zero), won('dozen', zero), won('even-chance', zero)]).toEqual([{}, {}, {}])
  })
})
