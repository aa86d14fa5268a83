import { war } from '@tapete/engine'
import { analyse, analysisOf, fractions, makeReady, oddsOf, type Played } from '@tapete/odds'
import { describe, expect, it } from 'vitest'

/** Going to war, and the tie, with six packs. */
const EXPECTED = [81489 / 4965115, -58 / 311]
const { format, fraction, mul, sub } = fractions

/** Worked out by hand: how likely a tie is, and another after it, with so many packs. */
const byHand = (decks: number) => {
  const rank = 4 * decks
  const cards = 13 * rank
  const tie = fraction(rank - 1, cards - 1)
  const same = (rank - 2) * (rank - 3)
  const others = 12 * rank * (rank - 1)
  return { tie, again: fraction(same + others, (cards - 2) * (cards - 3)) }
}

describe('the odds of War', () => {
  it.each([6, 7, 8])('[WAR-01 WAR-15 WAR-19 WAR-24] with %i packs, exactly', (decks) => {
    const { tie, again } = byHand(decks)
    const { bets } = analyse(war, { decks })
    expect(bets.map(({ bet, choice, exact }) => [bet, choice, exact])).toEqual([
      ['war', 'surrender', format(mul(fraction(-1, 2), tie))],
      // Won and lost wars weigh the same: what is left is three bets for a second tie.
      ['war:go-to-war', 'go-to-war', format(mul(tie, mul(fraction(3), again)))],
      ['tie', undefined, format(sub(mul(fraction(11), tie), fraction(1)))],
    ])
  })

  it('[WAR-22 WAR-24] as written a player who goes to war is favoured, and it is said', () => {
    const odds = oddsOf(war)
    const { best } = analysisOf(war)
    expect(odds.play).toMatchObject({ best: 'go-to-war', favoursPlayer: true, ev: 81489 / 4965115 })
    expect(best?.told(odds.bets, odds.play as Played, [])[0]).toContain('As written, the rules favour the player')
  })

  it('a bet that is none, or a choice that is none, is refused', () => {
    expect(() => makeReady({ game: 'war', bets: [{ bet: 'red' }] })).toThrow('war has no bet red')
    expect(() => makeReady({ game: 'war', manner: { tie: 'flee' } })).toThrow('flee')
  })

  it('many rounds come near what is exact', () => {
    const { rounds } = analysisOf(war)
    const ready = makeReady({ game: 'war', bets: [{ bet: 'war:go-to-war' }, { bet: 'tie' }] })
    const tally = rounds.play(war, ready.ready, { rounds: 3000, seed: 'war', first: 0, every: 1 })
    const rows = rounds.rows(war, ready.ready, tally)
    const away = rows.bets.map(({ mean, standardError }, at) => (mean - (EXPECTED[at] as number)) / standardError)
    expect(away).toHaveLength(2)
    for (const errors of away) expect(Math.abs(errors)).toBeLessThan(4)
  })
})
