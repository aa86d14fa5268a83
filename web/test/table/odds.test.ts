import { type AnyGame, configure, findGame } from '@tapete/engine'
import { analysisOf } from '@tapete/odds'
import { describe, expect, it } from 'vitest'
import { type BetOdds, oddsOf } from '../../src/pages/table/odds.js'

const row = (bet: string, choice?: string): BetOdds => ({
  ...{ bet, kind: bet, covers: [], pays: '1:1', houseEdge: 0, exact: '0', hit: 0, hitExact: '0', variance: 0 },
  article: '',
  ...(choice ? { choice } : {}),
})

describe('the odds told of a bet on the cloth', () => {
  it('are its own, by the choice the table makes', () => {
    const list = [row('red', 'la-partage'), row('red', 'prison'), row('come'), row('come:6')]
    expect(oddsOf(list, 'red', 'prison')?.choice).toBe('prison')
    expect(oddsOf(list, 'red', 'none')?.choice).toBe('la-partage')
    expect(oddsOf(list, 'come:6')?.bet).toBe('come:6')
    expect(oddsOf(list, 'green')).toBeUndefined()
  })

  it('are those of the bet where it is alike at every place', () => {
    const list = [row('war', 'surrender'), row('war:go-to-war', 'go-to-war'), row('tie')]
    expect(oddsOf(list, 'war:1')).toBe(list[0])
    expect(oddsOf(list, 'tie:6')).toBe(list[2])
    expect(oddsOf(list, 'bonus:1')).toBeUndefined()
  })

  it('are found for every bet of War that a player makes', () => {
    const game = findGame('war') as AnyGame
    const configured = configure(game.settings, {})
    if (!configured.ok) throw new Error(configured.why)
    const list = analysisOf(game).bets(game, configured.config) as readonly BetOdds[]
    const made = game.bets(configured.config).filter(({ decided }) => !decided)
    expect(made.map(({ id }) => oddsOf(list, id)?.kind)).toEqual(made.map(({ kind }) => kind))
  })
})
