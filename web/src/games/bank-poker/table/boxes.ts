// The circles of one's own place while bets are open, and what a press on one of them does.

import type { Spot } from '../../../app/types.js'
import type { BetBox } from '../../../cards/BetBoxes.js'
import { reasonAgainst } from '../../../console/reasons.js'
import { useRefusalWords } from '../../../pages/table/refusals.js'
import { type Put, rangeOn } from '../../../pages/table/stakes.js'
import type { AtTable } from '../../../pages/table/TablePage.js'
import { useTableWords } from '../../../pages/table/words.js'
import { stakeOn, variantOf } from '../play.js'
import { usePokerWords } from '../words.js'

/** What a second bet costs, in antes. */
const antesOf = (game: string): number =>
  variantOf(game).script.reduce((most, step) => (most === 0 && step.do === 'ask' ? step.question.antes : most), 0)

export const useBoxes = ({ play, state, game }: AtTable): readonly BetBox[] => {
  const w = usePokerWords()
  const t = useTableWords()
  const tell = useRefusalWords()
  const { view, options } = state
  const { me } = play
  if (me === null) return []
  const { first, side, second } = variantOf(view.game)
  const pays = ({ id, kind }: Spot): string => {
    if (id === side) return w.boxPays.bonus
    if (id === second) return w.boxPays.call
    return first.length > 1 ? w.boxPays.line : w.boxPays.ante(kind === 'ante' ? antesOf(view.game) : 0)
  }
  const boxOf = (spot: Spot): BetBox => {
    const { min, max } = view.limits[spot.kind] ?? { min: null, max: null }
    const refusal = rangeOn(options, spot.id, 'money') ? undefined : reasonAgainst(view, 'bet', me, { on: spot.id })
    return {
      ...{ id: spot.id, label: w.bets[spot.id] ?? spot.id, pays: pays(spot), stake: stakeOn(view, me, spot.id) },
      limits: min === null && max === null ? undefined : t.limitOf(min, max),
      ...{ optional: !first.includes(spot.id), side: !first.includes(spot.id) },
      because: refusal ? tell(refusal).fact : undefined,
    }
  }
  // What must come before the ante stands before it.
  return game.spots
    .filter(({ decided }) => !decided)
    .toSorted((a, b) => Number(b.id === side) - Number(a.id === side))
    .map(boxOf)
}

/** Lines go together, alike; what must be exactly so much is put so. */
export const usePlacing = ({ play, state, hand }: AtTable) => {
  const { view, options } = state
  const { first } = variantOf(view.game)
  const lines = (amount: number): Put[] => first.map((on) => ({ on, amount, with: 'money' }))
  const staked = play.me === null ? 0 : Math.max(...first.map((on) => stakeOn(view, play.me as string, on)))
  const together = (on: string) => first.length > 1 && first.includes(on)
  return {
    place: (on: string) => {
      if (!play.mayBet) return
      if (together(on)) {
        if (staked > 0) play.lift(...lines(staked).filter((put) => stakeOn(view, play.me as string, put.on) > 0))
        play.place(...lines(staked + hand.chip))
        return
      }
      const range = rangeOn(options, on, 'money')
      if (range && range.min === range.max) play.place({ on, amount: range.min, with: 'money' })
      else hand.place(on)
    },
    lift: (on: string) => {
      if (together(on) && play.mayBet && staked > 0)
        play.lift(...lines(staked).filter((put) => stakeOn(view, play.me as string, put.on) > 0))
      else hand.lift(on)
    },
  }
}
