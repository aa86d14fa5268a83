import { cardNumber, fastHands, POKER_VARIANTS, type PokerVariant } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { contest, FIRST_OF, OTHERS, PAIRS_LEFT, pairOf, SECOND_OF } from '../../src/bank-poker/contest.js'
import { plusRules } from '../../src/bank-poker/holdem-rules.js'
import { eachHand, suitClasses } from '../../src/bank-poker/suits.js'

const { least } = plusRules(POKER_VARIANTS.find(({ id }) => id === 'holdem-plus') as PokerVariant)

describe('two cards against every other two', () => {
  it.each([['As Kh 7d 7c 2s'], ['9s 8s 7s 3s 2h'], ['Ts Js Qs Ks As']])(
    'are counted as when each is compared with each: %s',
    (board) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = board.split(' ').map((card) => cardNumber(card as 'As'))
      const laid = contest(least)
      laid.lay(a, b, c, d, e)
      const cards = (at: number): readonly [number, number] => {
        const pair = laid.pairs[at] as number
        return [FIRST_OF[pair] as number, SECOND_OF[pair] as number]
      }
      for (let at = 0; at < PAIRS_LEFT; at += 23) {
        const [one, two] = cards(at)
        const place = fastHands().seven(a, b, c, d, e, one, two)
        let [below, equal, closed, all] = [0, 0, 0, 0]
        for (let other = 0; other < PAIRS_LEFT; other += 1) {
          const [three, four] = cards(other)
          if (new Set([one, two, three, four]).size < 4) continue
          const bank = fastHands().seven(a, b, c, d, e, three, four)
          all += 1
          below += Number(bank < place)
          equal += Number(bank === place)
          closed += Number(bank < least)
        }
        expect(all).toBe(OTHERS)
        expect([laid.below[at], laid.equal[at], laid.closed[at]]).toEqual([below, equal, closed])
      }
    },
  )

  it('are told once for all names of suits', () => {
    const flops = suitClasses(3)
    expect(flops.all.length).toBe(1755)
    let [hands, different] = [0, 0]
    eachHand(flops, (_, __, many) => {
      hands += many
      different += 1
    })
    expect([hands, different]).toEqual([22_100 * 1176, 1_286_792])
    const [one, other] = ['As Ah Kd', 'Ac Ad Kh'].map((cards) =>
      flops.find(cards.split(' ').map((card) => cardNumber(card as 'As'))),
    )
    expect(other?.at).toBe(one?.at)
    const queens = (suits: string): number =>
      pairOf(cardNumber(`Q${suits[0]}` as 'Qs'), cardNumber(`J${suits[1]}` as 'Js'))
    // The king's suit is called alike in both, and so is the suit that is not there.
    expect(other?.pairs[queens('hs')]).toBe(one?.pairs[queens('dc')])
  })
})
