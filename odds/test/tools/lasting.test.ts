import { type AnyGame, bigSix, type Config, configure, type Move, rouletteFrench, type Table } from '@tapete/engine'
import { byEnumeration, enumerate, fractions, lasting, type Policy, TooManyEnds } from '@tapete/odds'
import { describe, expect, it } from 'vitest'
import { openTable, take } from '../../src/tools/tables.js'

const { format } = fractions
const seat = 'seat:1'

const tableWith = (game: AnyGame, config: Config, on: string, amount: number): Table => {
  const configured = configure(game.settings, config)
  if (!configured.ok) throw new Error(configured.why)
  const taken = take(game, openTable(game, configured.config), [{ by: seat, do: 'bet', on, amount }])
  if (!taken.ok) throw new Error(taken.refusal.code)
  return taken.table
}

const shown = (nets: ReadonlyMap<number, fractions.Fraction>) =>
  Object.fromEntries([...nets].sort(([a], [b]) => a - b).map(([net, share]) => [net, format(share)]))

const stands = ({ phase, bets }: Table): string => JSON.stringify([phase, bets])

describe('a bet that may last for ever', () => {
  /** The bets stand and the disc is spun again whenever it stops at a 1. */
  const again: Policy = (table) =>
    table.phase === 'collect' && (table.play as { symbol: string }).symbol === '1'
      ? ({ by: 'croupier', do: 'irregular', cause: 'few-turns' } as Move)
      : undefined
  const table = tableWith(bigSix, {}, 'value:2', 100)
  const bet = { game: bigSix, table, seat, policy: again } as const

  it('[BS-23] ends as the chain of its spins does: fifteen places win, fifteen lose, and 24 of 54 spin again', () => {
    const { nets, answers } = lasting({ ...bet, stands })
    expect(shown(nets)).toEqual({ '-100': '1/2', 200: '1/2' })
    expect(format(answers)).toBe('9/5')
  })

  it('is more than can be followed to every end', () => {
    expect(() => enumerate(bet)).toThrow(TooManyEnds)
  })

  it('[RF-29 RF-30 RF-31 RF-32] comes out as following every end where that can be done', () => {
    const game = rouletteFrench
    const red = { game, table: tableWith(game, { zeroDefault: 'prison' }, 'red', 200), seat } as const
    const { nets, answers } = lasting({ ...red, stands })
    expect(shown(nets)).toEqual(shown(enumerate(red)))
    expect(format(answers)).toBe('38/37')
  })

  it('is analysed as such where its family says what it depends on', () => {
    const asked = { only: (name: string) => name.startsWith('value') }
    const config = configure(bigSix.settings, {})
    if (!config.ok) throw new Error(config.why)
    expect(byEnumeration('wheel', { stands }).bets(bigSix, config.config, asked)).toEqual(
      byEnumeration('wheel').bets(bigSix, config.config, asked),
    )
  })
})
