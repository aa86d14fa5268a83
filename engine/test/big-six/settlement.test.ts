import { betNets, bigSix } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { live, said, type Told } from '../roulette/american/live.js'

// The oracle: the pay table of II.3.6 as printed, the two symbols of 40 apart.
const PAYS: { readonly [symbol: string]: number } = { 1: 1, 2: 2, 5: 5, 10: 10, 20: 20, '40-a': 40, '40-b': 40 }
const RULES: { readonly [symbol: string]: string } = {
  1: 'BS-20',
  2: 'BS-19',
  5: 'BS-18',
  10: 'BS-17',
  20: 'BS-16',
  '40-a': 'BS-15',
  '40-b': 'BS-15',
}
const SYMBOLS = Object.keys(PAYS)

const stopped = (symbol: string, bets: string) => {
  const table = live(bigSix)
  table.does(`${bets}
    croupier spin clockwise
    chance stop ${symbol}`)
  return table
}

const EVERY_BET = SYMBOLS.map((symbol) => `seat:1 bet value:${symbol} 100`).join('\n')

describe('big-six: the stop', () => {
  it.each([
    ['1', 'valor 1'],
    ['2', 'valor 2'],
    ['5', 'valor 5'],
    ['10', 'valor 10'],
    ['20', 'valor 20'],
    ['40-a', 'valor 40, primer símbolo'],
    ['40-b', 'valor 40, segundo símbolo'],
  ])('[BS-03 BS-12] %s is announced as «%s» once the disc stops (R-34)', (symbol, phrase) => {
    const table = live(bigSix)
    table.does('seat:1 bet value:1 100')
    expect(table.refusal(`chance stop ${symbol}`)).toEqual([
      'not-now',
      'BS-12',
      { phase: 'betting', needs: ['spinning'] },
    ])
    expect(table.offers('stop')).toEqual([])
    table.does('croupier spin clockwise')
    expect(table.does(`chance stop ${symbol}`)).toEqual([
      { type: 'disc-stopped', rule: 'BS-12', symbol },
      said(phrase, 'BS-12'),
    ])
    expect(table.view('public').play).toEqual({ symbol, history: [] })
    expect(table.state().phase).toBe('collect')
  })
})

describe('big-six: settlement', () => {
  it.each(SYMBOLS)('[BS-13 BS-15 BS-16 BS-17 BS-18 BS-19 BS-20] on %s each bet wins or loses as printed', (symbol) => {
    const table = stopped(symbol, EVERY_BET)
    const events = table.does('...')
    const losers = SYMBOLS.filter((other) => other !== symbol)
    const expected = Object.fromEntries(
      SYMBOLS.map((other) => [`seat:1 value:${other}`, other === symbol ? 100 * (PAYS[symbol] as number) : -100]),
    )
    expect(betNets(table.events())).toEqual(expected)
    expect(events).toEqual([
      ...losers.map((other) => ({
        type: 'collected',
        rule: 'BS-13',
        seat: 'seat:1',
        on: `value:${other}`,
        with: 'money',
        stake: 100,
        amount: 100,
        transfers: ['seat:1/stakes > bank 100'],
      })),
      {
        type: 'paid',
        rule: 'BS-14',
        seat: 'seat:1',
        amount: 100 * (PAYS[symbol] as number),
        lines: [
          {
            on: `value:${symbol}`,
            with: 'money',
            stake: 100,
            odds: { num: PAYS[symbol], den: 1 },
            amount: 100 * (PAYS[symbol] as number),
            void: false,
            cite: RULES[symbol],
          },
        ],
        transfers: [`bank > seat:1 ${100 * (PAYS[symbol] as number)}`, 'seat:1/stakes > seat:1 100'],
      },
      { type: 'round-ended', rule: 'BS-14', round: 1 },
    ])
    expect(table.has('seat:1')).toBe(1_000_000 - 600 + 100 * (PAYS[symbol] as number))
    expect(table.state()).toMatchObject({ phase: 'idle', bets: [], play: { symbol: null, history: [symbol] } })
  })

  it.each(SYMBOLS.flatMap((bet) => SYMBOLS.map((symbol) => [bet, symbol])))(
    '[BS-13] 100 on %s alone when the disc stops at %s',
    (bet = '', symbol = '') => {
      const table = stopped(symbol, `seat:1 bet value:${bet} 100`)
      table.does('...')
      expect(table.has('bank')).toBe(bet === symbol ? -100 * (PAYS[symbol] as number) : 100)
    },
  )

  it('[BS-14] the losing bets are collected before the winning ones are paid, players in the order of their seats', () => {
    const table = live(bigSix, { seats: { 'seat:1': 10_000, 'seat:2': 10_000, 'seat:3': 10_000 } })
    table.does(`seat:3 bet value:5 100
      seat:2 bet value:1 200
      seat:3 bet value:1 100
      seat:1 bet value:5 300
      seat:1 bet value:2 100
      croupier spin clockwise
      chance stop 5`)
    expect(table.refusal('croupier pay')).toEqual(['not-now', 'BS-14', { phase: 'collect', needs: ['pay'] }])
    const collected = table.does('croupier collect')
    expect(collected.map((event) => [event.type, event.seat, event.on])).toEqual([
      ['collected', 'seat:1', 'value:2'],
      ['collected', 'seat:2', 'value:1'],
      ['collected', 'seat:3', 'value:1'],
    ])
    expect(table.state().phase).toBe('pay')
    expect(table.refusal('croupier collect')).toEqual(['not-now', 'BS-14', { phase: 'pay', needs: ['collect'] }])
    expect(table.due()).toEqual(['croupier pay'])
    const paid = table.does('croupier pay')
    expect(paid.map((event: Told) => [event.type, event.seat, event.amount])).toEqual([
      ['paid', 'seat:1', 1500],
      ['paid', 'seat:3', 500],
      ['round-ended', undefined, undefined],
    ])
  })

  it('[BS-14] with no winner the round ends with the collection, and a new one may start', () => {
    const table = stopped('40-b', 'seat:1 bet value:1 100')
    expect(table.does('croupier collect').map((event) => event.type)).toEqual(['collected', 'round-ended'])
    expect(table.due()).toEqual(['croupier start'])
  })

  it('[BS-14] with no loser nothing is collected', () => {
    const table = stopped('1', 'seat:1 bet value:1 100')
    expect(table.does('croupier collect')).toEqual([])
    expect(table.state().phase).toBe('pay')
  })

  it('[BS-15 BS-21] the payout is the number shown: both forties pay 40, each only its own bet', () => {
    for (const [mine, other] of [
      ['40-a', '40-b'],
      ['40-b', '40-a'],
    ]) {
      const table = stopped(mine as string, 'seat:1 bet value:40-a 100\nseat:1 bet value:40-b 100')
      table.does('...')
      expect(betNets(table.events())).toEqual({ [`seat:1 value:${mine}`]: 4000, [`seat:1 value:${other}`]: -100 })
    }
  })

  it('[BS-21] every bet pays the number in its name', () => {
    for (const bet of bigSix.bets(live(bigSix).state().config)) {
      expect(bet.pays).toEqual({ num: Number.parseInt(bet.id.slice('value:'.length), 10), den: 1 })
      expect(bet.cite).toBe(RULES[bet.covers[0] as string])
    }
  })

  it('keeps the last twenty winners, latest first', () => {
    const table = live(bigSix, { opening: 'open' })
    const stops = Array.from({ length: 21 }, (_, at) => SYMBOLS[at % 7] as string)
    for (const symbol of stops)
      table.does(`croupier start
        seat:1 bet value:1 100
        croupier spin clockwise
        chance stop ${symbol}
        ...`)
    expect(table.state().play.history).toEqual([...stops].reverse().slice(0, 20))
  })

  it('[BS-14 GEN-41] the payment of a winner may be held while the result is verified', () => {
    const table = live(bigSix, { seats: { 'seat:1': 10_000, 'seat:2': 10_000 } })
    table.does(`seat:1 bet value:10 100
      seat:2 bet value:1 100
      croupier spin clockwise
      chance stop 10`)
    expect(table.refusal('pit-boss hold seat:1')).toEqual(['nothing-to-hold', 'GEN-41', {}])
    table.does('croupier collect')
    expect(table.offers('hold')).toEqual([{ seat: { oneOf: ['seat:1'] } }])
    table.does('pit-boss hold seat:1')
    const [paid] = table.does('croupier pay')
    const hold = table.state().holds[0]?.id
    expect(paid?.transfers).toEqual([`bank > ${hold} 1000`, 'seat:1/stakes > seat:1 100'])
    expect(table.has('seat:1')).toBe(10_000)
    table.does(`pit-boss clear-hold ${hold} pay
      croupier pay-held ${hold}`)
    expect(table.has('seat:1')).toBe(11_000)
  })

  it('[BS-14 GEN-14] a winner under the minimum waits for the room head', () => {
    const table = live(bigSix, { config: { min: 1000 } })
    table.does(`seat:1 bet value:5 1000
      croupier spin clockwise
      croupier find-bet value:2 300 seat:1
      chance stop 2
      croupier collect`)
    expect(table.refusal('croupier pay')).toEqual([
      'room-head-not-authorised',
      'GEN-14',
      { seat: 'seat:1', on: 'value:2' },
    ])
    expect(table.due()).toEqual(['room-head authorise'])
    table.does(`room-head authorise value:2 pay seat:1
      croupier pay`)
    expect(table.has('bank')).toBe(400)
  })

  it('[BS-07 BS-12 BS-14 GEN-19] a whole round, word by word', () => {
    const table = live(bigSix, { opening: 'open' })
    const events = table.does(`croupier start
      seat:1 bet value:2 100
      croupier spin counter-clockwise
      chance stop 2
      ...`)
    expect(events.filter((event) => event.type === 'said')).toEqual([
      said('hagan su juego', 'GEN-19'),
      said('no más apuestas', 'BS-07'),
      said('valor 2', 'BS-12'),
    ])
    expect(events.map((event) => event.type)).toEqual([
      'round-started',
      'said',
      'bet-placed',
      'disc-spun',
      'said',
      'disc-stopped',
      'said',
      'paid',
      'round-ended',
    ])
  })
})
