import { rouletteFrench, seen, type Viewer } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { french } from './table.js'

type Seen = { readonly play: { readonly [part: string]: unknown }; readonly bets: unknown; readonly phase: string }

const VIEWERS: readonly Viewer[] = ['public', 'seat:1', 'croupier', 'pit-boss', 'room-head', 'regulator']

const see = (table: ReturnType<typeof french>, viewer: Viewer): Seen =>
  seen(rouletteFrench.view(table.state), viewer) as unknown as Seen

const rounds = (table: ReturnType<typeof french>, pockets: readonly number[]) => {
  for (const pocket of pockets) {
    table.do('croupier start')
    table.spin(pocket)
  }
  return table
}

describe('the display', () => {
  it('[RF-61] shows the series of the last winners to everybody, the latest first', () => {
    const table = rounds(french({ opening: 'open' }), [17, 0, 32])
    for (const viewer of VIEWERS) expect(see(table, viewer).play.history).toEqual(['32', '0', '17'])
  })

  it('[RF-61] of the last twenty', () => {
    const pockets = Array.from({ length: 23 }, (_, index) => index)
    const table = rounds(french({ opening: 'open' }), pockets)
    const shown = pockets.slice(3).reverse().map(String)
    expect(shown.length).toBe(20)
    expect(see(table, 'public').play.history).toEqual(shown)
  })

  it('[RF-61] is optional: without it nobody sees a series', () => {
    const table = rounds(french({ opening: 'open', config: { display: false } }), [17, 0])
    for (const viewer of VIEWERS) expect(see(table, viewer).play.history).toEqual([])
    expect(table.state.play.history).toEqual(['0', '17'])
  })

  it.each([true, false])('[RF-38 RF-61] the winning number itself is seen by all, display or not (%s)', (display) => {
    const table = french({ config: { display } })
    table.do('seat:1 bet straight:17 100')
    table.until('collect', 17)
    for (const viewer of VIEWERS)
      expect(see(table, viewer).play).toMatchObject({ pocket: '17', marker: '17', history: [] })
    table.do('croupier collect')
    for (const viewer of VIEWERS)
      expect(see(table, viewer).play).toMatchObject({ pocket: '17', marker: null, history: display ? ['17'] : [] })
  })
})

describe('the table as it begins', () => {
  it('[RF-10 RF-35 RF-61] no direction, no number, no series, no colours, no calls', () => {
    const table = french()
    expect(see(table, 'public').play).toEqual({
      direction: null,
      pocket: null,
      marker: null,
      history: [],
      threwAt: null,
      afterNullSpin: false,
      tipWindow: false,
      colours: {},
      denominations: {},
      calls: [],
    })
  })

  it('[RF-07 RF-35] the throw and the bets are seen by all', () => {
    const table = french()
    table.do('seat:1 bet red 100')
    table.do('croupier spin counter-clockwise')
    for (const viewer of VIEWERS) {
      expect(see(table, viewer)).toMatchObject({
        phase: 'spinning',
        bets: [{ seat: 'seat:1', on: 'red', with: 'money', amount: 100 }],
        play: { direction: 'counter-clockwise' },
      })
    }
  })

  it('[RF-29] and so is a prisoner', () => {
    const table = french()
    table.do('seat:1 bet red 100')
    table.spin(0)
    table.do('seat:1 zero red prison')
    expect(see(table, 'public').bets).toEqual([
      { seat: 'seat:1', on: 'red', with: 'money', amount: 100, tag: 'prison' },
    ])
  })
})
