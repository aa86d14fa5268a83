import { rouletteFrench, seen } from '@tapete/engine'
import { play } from '@tapete/engine/testkit'
import { describe, expect, it } from 'vitest'
import { CHANCES, CLOTH, POCKETS } from './cloth.js'
import { CHIPS, french } from './table.js'

const thrown = (wheel: string, ball: string) => ({ type: 'ball-thrown', cite: 'RF-36', wheel, ball })

describe('the throw', () => {
  it('[RF-35] the first goes either way; every other against the one before', () => {
    const table = french()
    const offer = (...wheel: string[]) => [{ by: 'croupier', do: 'spin', fields: { wheel: { oneOf: wheel } } }]
    expect(table.offers('spin')).toEqual(offer('clockwise', 'counter-clockwise'))
    table.do('croupier spin counter-clockwise')
    table.go()
    table.do('chance ball 1')
    table.go()
    table.do('croupier start')
    for (const wheel of ['clockwise', 'counter-clockwise', 'clockwise']) {
      const before = wheel === 'clockwise' ? 'counter-clockwise' : 'clockwise'
      expect(table.offers('spin')).toEqual(offer(wheel))
      expect(table.no(`croupier spin ${before}`)).toEqual({
        code: 'same-direction-as-before',
        rule: 'RF-35',
        params: {},
      })
      table.do(`croupier spin ${wheel}`)
      table.go()
      table.do('chance ball 1')
      table.go()
      table.do('croupier start')
    }
  })

  it('[RF-35 RF-58] a null spin is a spin: the wheel turns the other way after it too', () => {
    const table = french()
    table.do('croupier spin clockwise')
    table.do('pit-boss irregular few-turns')
    expect(table.no('croupier spin clockwise turns=3').code).toBe('same-direction-as-before')
    table.do('croupier spin counter-clockwise turns=3')
  })

  it('[RF-36] the ball runs against the wheel', () => {
    expect(french().do('croupier spin clockwise')).toEqual([thrown('clockwise', 'counter-clockwise')])
    expect(french().do('croupier spin counter-clockwise')).toEqual([thrown('counter-clockwise', 'clockwise')])
  })

  it('[RF-35] is refused for the first reason of these', () => {
    const table = french({ opening: 'open' })
    const notNow = (phase: string) => ({ code: 'not-now', rule: 'RF-07', params: { phase, needs: ['betting'] } })
    expect(table.no('croupier spin sideways turns=1')).toEqual(notNow('idle'))
    expect(table.offers('spin')).toEqual([])
    table.do('croupier start')
    expect(table.no('pit-boss spin clockwise')).toEqual({
      code: 'not-your-move',
      rule: 'RF-35',
      params: { by: ['croupier'] },
    })
    expect(table.no('croupier spin sideways turns=1')).toEqual({
      code: 'no-such-direction',
      rule: 'RF-35',
      params: { directions: ['clockwise', 'counter-clockwise'] },
    })
    expect(table.no('croupier spin clockwise turns=3')).toEqual({ code: 'turns-not-asked', rule: 'RF-58', params: {} })
    table.do('croupier spin clockwise')
    expect(table.no('croupier spin counter-clockwise')).toEqual(notNow('spinning'))
    expect(table.offers('spin')).toEqual([])
  })
})

describe('the result', () => {
  it('[RF-01 RF-37 RF-38] the ball falls, the number is announced, the marker is set', () => {
    const table = french()
    table.until('closed')
    expect(table.do('chance ball 17')).toEqual([
      { type: 'ball-landed', cite: 'RF-01', pocket: '17' },
      { type: 'said', cite: 'RF-37', phrase: '17 negro, impar, menor, segunda columna, segunda docena' },
      { type: 'marker-placed', cite: 'RF-38', pocket: '17' },
    ])
    expect(table.state.phase).toBe('collect')
  })

  it('[RF-37] every number with its colour and its chances; the zero by its sign', () => {
    const words = { red: 'rojo', black: 'negro', even: 'par', odd: 'impar', low: 'menor', high: 'mayor' }
    const ordinals = ['primera', 'segunda', 'tercera']
    const closed = french()
    closed.until('closed')
    for (const pocket of POCKETS) {
      const table = french({ from: closed.state })
      const [, said] = table.do(`chance ball ${pocket}`)
      const of = (name: string) =>
        ordinals.find((_, index) => CLOTH.get(`${name}:${index + 1}`)?.covers.includes(pocket))
      const [colour, ...chances] = Object.keys(words).filter((chance) => CHANCES[chance]?.includes(pocket))
      const named = [`${pocket} ${words[colour as 'red']}`, ...chances.map((chance) => words[chance as 'red'])]
      const phrase = [...named, `${of('column')} columna`, `${of('dozen')} docena`].join(', ')
      expect(said?.phrase).toBe(pocket === 0 ? 'cero' : phrase)
    }
  })

  it('[RF-37] as the croupier says it', () => {
    play(
      rouletteFrench,
      '[RF-37] the phrases of a round',
      `
      opening open
      croupier start
      ...
      chance ball 32
      ...
      croupier start
      ...
      chance ball 0
      ...
      = say "hagan su juego" "no más apuestas" "32 rojo, par, mayor, segunda columna, tercera docena" "hagan su juego" "no más apuestas" "cero"`,
    )
  })

  it('[RF-38] the marker stands from the result until the losing bets are cleared', () => {
    const table = french()
    table.do('seat:1 bet red 100')
    const marker = () => (seen(rouletteFrench.view(table.state), 'public') as { play: { marker: unknown } }).play.marker
    table.until('closed')
    expect(marker()).toBe(null)
    table.do('chance ball 1')
    expect(marker()).toBe('1')
    expect(table.do('croupier collect')).toEqual([{ type: 'marker-removed', cite: 'RF-38', pocket: '1' }])
    expect(marker()).toBe(null)
    expect(table.state.play.pocket).toBe('1')
    table.go()
    expect(table.state.play.pocket).toBe(null)
  })
})

describe('null spins', () => {
  const CAUSES = [
    ['RF-50', 'object'],
    ['RF-51', 'ball-out'],
    ['RF-52', 'few-turns'],
    ['RF-53', 'same-direction'],
    ['RF-54', 'suspended'],
    ['RF-55', 'mechanical'],
    ['RF-56', 'stopped'],
  ] as const

  const voided = (cause: string) => {
    const table = french()
    table.do('seat:1 bet red 100')
    table.do('croupier spin clockwise')
    return table.do(`pit-boss irregular ${cause}`).find((event) => event.type === 'round-voided')
  }
  const roundVoided = (cite: string, cause: string) => ({ type: 'round-voided', cite, cause, round: 1 })

  it('[RF-50] a chip or foreign object in the wheel', () => {
    expect(voided('object')).toEqual(roundVoided('RF-50', 'object'))
  })
  it('[RF-51] the ball leaves the wheel or its area', () => {
    expect(voided('ball-out')).toEqual(roundVoided('RF-51', 'ball-out'))
  })
  it('[RF-52] the ball falls before making three turns', () => {
    expect(voided('few-turns')).toEqual(roundVoided('RF-52', 'few-turns'))
  })
  it('[RF-53] the ball turns the same way as the wheel', () => {
    expect(voided('same-direction')).toEqual(roundVoided('RF-53', 'same-direction'))
  })
  it('[RF-54] the ball stays suspended, in no pocket', () => {
    expect(voided('suspended')).toEqual(roundVoided('RF-54', 'suspended'))
  })
  it('[RF-55] a failure keeps the disc from turning normally', () => {
    expect(voided('mechanical')).toEqual(roundVoided('RF-55', 'mechanical'))
  })
  it('[RF-56] the disc stops', () => {
    expect(voided('stopped')).toEqual(roundVoided('RF-56', 'stopped'))
  })

  it('[RF-50 RF-51 RF-52 RF-53 RF-54 RF-55 RF-56] and for no other cause', () => {
    const table = french()
    table.do('croupier spin clockwise')
    const causes = CAUSES.map(([, cause]) => cause)
    expect(table.offers('irregular')).toEqual([
      { by: 'pit-boss', do: 'irregular', fields: { cause: { oneOf: causes } } },
    ])
    for (const cause of ['whim', 'toString'])
      expect(table.no(`pit-boss irregular ${cause}`)).toEqual({
        code: 'no-such-cause',
        rule: 'RF-57',
        params: { causes },
      })
  })

  it.each(['spinning', 'closed', 'collect'])(
    '[RF-57 RF-58 RF-59] announced in %s: void, bets stand, the ball goes back',
    (phase) => {
      const table = french()
      table.do('seat:1 bet red 1000')
      table.spin(5)
      table.do('croupier start')
      table.do('seat:1 bet red 700')
      table.until(phase, 2)
      const { bets, accounts } = table.state
      expect(table.do('pit-boss irregular object')).toEqual([
        { type: 'said', cite: 'RF-57', phrase: 'tirada nula' },
        ...(phase === 'collect' ? [{ type: 'marker-removed', cite: 'RF-38', pocket: '2' }] : []),
        { type: 'round-voided', cite: 'RF-50', cause: 'object', round: 2 },
        { type: 'bets-stand', cite: 'RF-59' },
        { type: 'ball-placed', cite: 'RF-58', pocket: '5' },
      ])
      expect(table.state.bets).toEqual(bets)
      expect(table.state.accounts).toEqual(accounts)
      expect(table.state.phase).toBe('betting')
      expect(table.state.play).toMatchObject({ pocket: null, marker: null, afterNullSpin: true, history: ['5'] })
    },
  )

  it('[RF-57] the pit boss announces it, not the croupier', () => {
    const table = french()
    table.do('croupier spin clockwise')
    expect(table.no('croupier irregular object')).toEqual({
      code: 'not-your-move',
      rule: 'RF-57',
      params: { by: ['pit-boss'] },
    })
  })

  it('[RF-57] from the throw until the croupier begins to collect', () => {
    const table = french({ opening: 'open' })
    const no = (phase: string) => ({
      code: 'not-now',
      rule: 'RF-57',
      params: { phase, needs: ['spinning', 'closed', 'collect'] },
    })
    expect(table.no('pit-boss irregular whim')).toEqual(no('idle'))
    table.do('croupier start')
    table.do('seat:1 bet red 100')
    for (const phase of ['betting', 'approve', 'pay', 'check']) {
      table.until(phase, 1)
      expect(table.no('pit-boss irregular object')).toEqual(no(phase))
      expect(table.offers('irregular')).toEqual([])
    }
  })

  it('[RF-58] before the first number of all the ball goes to a fixed pocket', () => {
    const table = french()
    table.do('croupier spin clockwise')
    expect(table.do('pit-boss irregular stopped').at(-1)).toEqual({
      type: 'ball-placed',
      cite: 'RF-58',
      pocket: '0',
    })
  })

  it('[RF-58] in a new session, to the last number of the session before', () => {
    const table = french({ opening: 'open' })
    table.do('pit-boss instruct-closing')
    table.do('croupier announce-last')
    for (const pocket of [1, 2, 3]) {
      table.do('croupier start')
      table.spin(pocket)
    }
    table.do('croupier seal')
    table.do('pit-boss open')
    table.do('croupier start')
    table.do('croupier spin counter-clockwise')
    expect(table.do('pit-boss irregular stopped').at(-1)?.pocket).toBe('3')
  })

  it('[RF-58] the new throw waits for at least three turns of the wheel', () => {
    const table = french()
    table.do('croupier spin clockwise')
    table.do('pit-boss irregular object')
    const few = { code: 'wheel-turns-too-few', rule: 'RF-58', params: { least: 3 } }
    for (const turns of ['', ' turns=2', ' turns=0', ' turns=-3', ' turns=1001'])
      expect(table.no(`croupier spin counter-clockwise${turns}`)).toEqual(few)
    expect(table.offers('spin')).toEqual([
      {
        by: 'croupier',
        do: 'spin',
        fields: { wheel: { oneOf: ['counter-clockwise'] }, turns: { min: 3, max: 1000, step: 1 } },
      },
    ])
    for (const turns of [3, 4, 1000]) french({ from: table.state }).do(`croupier spin counter-clockwise turns=${turns}`)
    expect(table.do('croupier spin counter-clockwise turns=3')).toEqual([thrown('counter-clockwise', 'clockwise')])
    expect(table.state.play.afterNullSpin).toBe(false)
  })

  it('[RF-58] and the throw after that one does not', () => {
    const table = french()
    table.do('croupier spin clockwise')
    table.do('pit-boss irregular object')
    table.spin(1)
    table.do('croupier start')
    expect(table.no('croupier spin clockwise turns=3')).toEqual({ code: 'turns-not-asked', rule: 'RF-58', params: {} })
  })

  it('[RF-59] a null spin settles nothing: the same bets play the next one', () => {
    play(
      rouletteFrench,
      '[RF-59] nulled on a winner, repeated on a loser',
      `
      seat:1 bet red 1000
      seat:1 bet straight:17 100
      ...
      chance ball 1
      pit-boss irregular ball-out
      ...
      chance ball 17
      ...
      = seat:1 +2500, bank -2500
      = bet seat:1 red -1000
      = bet seat:1 straight:17 +3500
      = events bet-placed, bet-placed, ball-thrown, said, ball-landed, said, marker-placed, said, marker-removed, round-voided, bets-stand, ball-placed, ball-thrown, said, ball-landed, said, marker-placed, collected, marker-removed, payment-approved, paid, round-ended`,
    )
  })

  it('[RF-07 RF-59] betting reopens until the next «no más apuestas»', () => {
    const table = french()
    table.do('seat:1 bet red 1000')
    table.until('closed')
    table.do('pit-boss irregular stopped')
    table.do('seat:1 withdraw red 1000')
    table.do('seat:1 bet black 300')
    table.spin(2)
    expect(table.net('seat:1')).toBe(300)
    expect(table.balance('seat:1')).toBe(CHIPS + 300)
  })

  it('[RF-46 RF-59] a null spin is none of the last three throws', () => {
    const table = french({ opening: 'open' })
    table.do('pit-boss instruct-closing')
    table.do('croupier announce-last')
    table.do('croupier start')
    table.until('closed')
    table.do('pit-boss irregular stopped')
    expect(table.state.closing).toBe(3)
    table.spin(1)
    expect(table.state.closing).toBe(2)
    expect(table.state.round).toBe(1)
  })

  it('[RF-59] the voided number is no winner: the series does not know it', () => {
    const table = french()
    table.until('collect', 9)
    table.do('pit-boss irregular stopped')
    table.spin(4)
    expect(table.state.play.history).toEqual(['4'])
  })
})
