import { bigSix, configure } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { live } from '../roulette/american/live.js'

const DISC =
  '1 2 1 5 2 1 10 40-a 1 2 1 5 1 2 20 1 2 1 5 1 2 10 1 2 1 2 1 5 1 2 1 10 1 40-b 2 5 1 2 1 20 1 2 1 5 1 2 1 10 1 2 1 5 1 2'.split(
    ' ',
  )

const COUNTS: [symbol: string, places: number][] = [
  ['1', 24],
  ['2', 15],
  ['5', 7],
  ['10', 4],
  ['20', 2],
  ['40-a', 1],
  ['40-b', 1],
]

const configured = (disc: unknown) => configure(bigSix.settings, { disc: disc as never })
const wrong = (why: string) => ({ ok: false, code: 'bad-option', option: 'disc', why })
const swapped = (a: number, b: number) => DISC.with(a, DISC[b] as string).with(b, DISC[a] as string)

describe('big-six: the disc', () => {
  it('[BS-01] has 54 places: 2, 2, 4, 7, 15 and 24 of the values 40, 20, 10, 5, 2 and 1', () => {
    const table = live(bigSix)
    const disc = table.state().config.disc as string[]
    expect(disc).toEqual(DISC)
    const count = (value: string) => disc.filter((place) => place.split('-')[0] === value).length
    expect(['40', '20', '10', '5', '2', '1'].map(count)).toEqual([2, 2, 4, 7, 15, 24])
  })

  it('[BS-01] the stopper points at a symbol as often as it has places', () => {
    const table = live(bigSix)
    table.does(`seat:1 bet value:1 100
      croupier spin clockwise`)
    expect(table.offers('stop')).toEqual([
      { symbol: { oneOf: COUNTS.map(([symbol]) => symbol), weights: COUNTS.map(([, places]) => places) } },
    ])
    expect(table.due()).toEqual(['chance stop'])
    for (const symbol of ['40', '3', '40-c'])
      expect(table.refusal(`chance stop ${symbol}`)).toEqual(['no-such-symbol', 'BS-01', {}])
  })

  it.each([
    ['a place less', DISC.slice(1)],
    ['a place more', [...DISC, '1']],
    ['no disc at all', 'none'],
    ['a list by another name', { length: 54 }],
  ])('[BS-01] %s is refused', (_, disc) => {
    expect(configured(disc)).toEqual(wrong('must list the 54 places of the disc'))
  })

  it.each(COUNTS)('[BS-01] one %s turned into something else is refused', (symbol, places) => {
    const other = symbol === '1' ? '2' : '1'
    const disc = DISC.with(DISC.indexOf(symbol), other)
    // The first wrong count is told; where a 1 is too many, that one is.
    expect(configured(disc)).toEqual(wrong(symbol === '1' ? `must hold ${places} of 1` : 'must hold 24 of 1'))
    const stranger = DISC.with(DISC.indexOf(symbol), '7')
    expect(configured(stranger)).toEqual(wrong(`must hold ${places} of ${symbol}`))
  })

  it('[BS-02] an order without equal neighbours is accepted', () => {
    expect(configured([...DISC].reverse())).toMatchObject({ ok: true })
    for (let turn = 1; turn < 54; turn += 1)
      expect(configured([...DISC.slice(turn), ...DISC.slice(0, turn)])).toMatchObject({ ok: true })
  })

  it('[BS-02] two neighbours of equal value are refused, wherever they lie', () => {
    for (const [at, place] of DISC.entries()) {
      const beside = (at + 1) % 54
      const from = DISC.findIndex((other, index) => other === place && index !== at && index !== beside)
      if (from < 0) continue
      expect(configured(swapped(beside, from)), `${place} at ${at}`).toEqual(wrong('has two neighbours of equal value'))
    }
  })

  it('[BS-02] the last place is a neighbour of the first', () => {
    const turned = [...DISC.slice(1), DISC[0] as string]
    const at = turned.indexOf('2')
    expect([turned[0], turned.at(-1)]).toEqual(['2', '1'])
    const clash = turned.with(53, '2').with(turned.indexOf('2', at + 1), '1')
    expect(configured(clash)).toEqual(wrong('has two neighbours of equal value'))
  })

  it('[BS-02 BS-03] the two symbols of 40 may not be neighbours, though their drawings differ', () => {
    const disc = swapped(DISC.indexOf('40-a') + 1, DISC.indexOf('40-b'))
    expect(disc.join(' ')).toContain('40-a 40-b')
    expect(configured(disc)).toEqual(wrong('has two neighbours of equal value'))
    const reversed = swapped(DISC.indexOf('40-b') - 1, DISC.indexOf('40-a'))
    expect(reversed.join(' ')).toContain('40-a 40-b')
    expect(configured(reversed)).toEqual(wrong('has two neighbours of equal value'))
  })

  it('[BS-03] the two symbols of 40 are bets of their own; the symbols of every other value are one', () => {
    const bets = bigSix.bets(live(bigSix).state().config)
    expect(bets.map(({ id, kind, covers }) => ({ id, kind, covers }))).toEqual([
      { id: 'value:1', kind: 'value-1', covers: ['1'] },
      { id: 'value:2', kind: 'value-2', covers: ['2'] },
      { id: 'value:5', kind: 'value-5', covers: ['5'] },
      { id: 'value:10', kind: 'value-10', covers: ['10'] },
      { id: 'value:20', kind: 'value-20', covers: ['20'] },
      { id: 'value:40-a', kind: 'value-40', covers: ['40-a'] },
      { id: 'value:40-b', kind: 'value-40', covers: ['40-b'] },
    ])
    expect(live(bigSix).refusal('seat:1 bet value:40 100')).toEqual(['no-such-bet', 'BS-03', { on: 'value:40' }])
  })

  it('[BS-22] the payouts stand on the disc and on the cloth, and they are the same', () => {
    const table = live(bigSix)
    const { config } = table.view('public') as { config: { disc: string[] } }
    const onCloth = new Map(bigSix.bets(table.state().config).map((bet) => [bet.covers[0], bet.pays]))
    expect(config.disc).toHaveLength(54)
    for (const place of config.disc) expect(onCloth.get(place)).toEqual({ num: Number.parseInt(place, 10), den: 1 })
  })

  it('has limits by value, and is the game of II.3 under its own name', () => {
    const table = live(bigSix, { config: { limits: { 'value-40': { max: 500 } } } })
    expect(Object.keys(table.state().limits)).toEqual([
      'value-1',
      'value-2',
      'value-5',
      'value-10',
      'value-20',
      'value-40',
    ])
    expect(table.refusal('seat:1 bet value:40-b 600')).toEqual(['over-maximum', 'GEN-09', { max: 500, stake: 600 }])
    expect([bigSix.id, bigSix.family, bigSix.source]).toEqual(['big-six', 'big-six', 'scj-2023 II.3'])
    expect(bigSix.title).toEqual({ es: 'Big Six o Rueda de la Fortuna', en: 'Big Six' })
    expect(table.state().game).toBe('big-six')
  })
})
