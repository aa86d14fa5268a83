// Which real cards are due: whose they are, and what each place is called.

import type { Move, Option } from '@tapete/engine'
import type { View } from '../../../app/types.js'
import { entryCards } from '../../../console/entries.js'
import { tableOf } from '../../../console/rehearse.js'
import { gameOf } from '../../loaded.js'
import { numberOf, playOf } from '../play.js'
import type { LiveWords } from './words.js'

/** Which cards are due: what was typed for some is not for the next. */
export const cardsDue = (view: View): string => {
  const { opened, out, current, hands } = playOf(view)
  const taken = Object.values(hands).filter((hand) => hand.taken).length
  return [view.round, view.phase, out, opened.length, taken, current].join(' ')
}

/** Whose hand a move turns. */
export const turnedBy = (view: View, { by, do: name }: Pick<Option, 'by' | 'do'>): string | undefined =>
  gameOf(view.game)
    ?.rules.find((rule) => rule.do === name)
    ?.opens?.(tableOf(view), { by, do: name } as Move)[0]

export interface Asked {
  /** A seat, the bank, the board, or nowhere: burned. */
  readonly holder: string
  readonly title: string
  readonly places: readonly string[]
}

const times = (count: number, name: (at: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => name(at))

const openCards = (view: View, count: number, w: LiveWords): Asked => {
  const { burning, plan, board } = playOf(view)
  const plain = times(count, (at) => w.place.card(at + 1))
  if (burning !== null) return { holder: '', title: w.entry.burned, places: plain }
  if (plan[0]?.[0] === 'board') {
    const lie = board.open.length
    const names = lie === 0 ? times(count, () => w.place.flop) : [lie === 3 ? w.place.turn : w.place.river]
    return { holder: 'board', title: w.entry.board[lie] ?? w.place.flop, places: names }
  }
  return { holder: 'bank', title: view.phase === 'bank' ? w.entry.drawn(count) : w.entry.up, places: plain }
}

const uncovered = (view: View, count: number, w: LiveWords): Asked => {
  const { bank, board } = playOf(view)
  if (bank.count === 0) {
    const title = w.entry.community(board.open.length + 1)
    return { holder: 'board', title, places: [w.place.card(board.open.length + 1)] }
  }
  const ofBoard = [w.place.turn, w.place.river].slice(0, board.count)
  return {
    holder: 'bank',
    title: board.count > 0 ? w.entry.bankAndBoard : w.entry.bank,
    places: [...ofBoard, ...times(count - board.count, (at) => `${w.place.bank} ${at + 1}`)],
  }
}

export const askedBy = (view: View, option: Option, w: LiveWords): Asked => {
  const { count } = entryCards(option)
  if (option.by === 'chance') return openCards(view, count, w)
  const holder = turnedBy(view, option) ?? 'bank'
  if (holder === 'bank') return uncovered(view, count, w)
  const seat = numberOf(holder)
  const title = view.phase === 'hands' ? w.entry.hand(seat) : w.entry.forBonus(seat)
  return { holder, title, places: times(count, (at) => w.place.card(at + 1)) }
}
