// The pay table of a variant as the page shows it, and what a hand may come to: read from the variant, never worked out anew.

import { BONUS_TABLE, bonusLine, type Card, type Category, FIVE_CARD, gradeOf, type PokerVariant } from '@tapete/engine'
import type { View } from '../../../app/types.js'
import type { HandWords } from '../hand-words.js'
import { handOf, playOf, questionOf, type Seen, seenHand, stakeOn, variantOf } from '../play.js'
import type { PokerTableWords } from '../words.js'

export interface Row {
  readonly id: string
  readonly name: string
  readonly pays: string
  readonly now: boolean
}

export interface Table {
  readonly title: string
  readonly rule: string
  readonly rows: readonly Row[]
}

/** Whether a hand reaches what wins where there is no bank: a pair of tens. */
const reaches = ({ least, hasBank }: PokerVariant, { category, values }: Seen): boolean =>
  hasBank || least === null || category !== least.category || (values[0] ?? 0) >= (least.values[0] ?? 0)

const paid = (variant: PokerVariant, seen: Seen | null): string | undefined =>
  seen?.whole && reaches(variant, seen) ? seen.category : undefined

const bonusTable = (
  variant: PokerVariant,
  own: readonly Card[],
  bank: readonly Card[] | null,
  w: PokerTableWords,
): Table => {
  const line = own.length === 2 ? bonusLine(own, bank) : undefined
  const rows = Object.entries(BONUS_TABLE)
    .sort(([, a], [, b]) => b - a)
    .map(([id, times]) => ({ id, name: w.bonus.lines[id] ?? id, pays: w.pays(times), now: id === line }))
  const lost = { id: 'none', name: w.bonus.yours, pays: w.nothing, now: true }
  return {
    title: w.bonus.title,
    rule: variant.spots.get('bonus')?.cite ?? '',
    rows: line === null ? [...rows, lost] : rows,
  }
}

/** Whoever looks has a hand, or not; its line is marked. */
export const tableOf = (view: View, me: string | null, w: PokerTableWords, hands: HandWords): Table => {
  const variant = variantOf(view.game)
  const play = playOf(view)
  const hand = handOf(view, me)
  const own = hand?.shown ?? hand?.cards.value ?? []
  if (variant.side) return bonusTable(variant, own, play.bank.shown, w)
  const [spot] = [...variant.spots.values()].filter(({ prizes }) => prizes !== undefined)
  const now = paid(variant, seenHand(variant, own, play.board.open))
  const name = (when: string): string =>
    when === 'pair' && !variant.hasBank ? w.pairOrBetter(variant.least?.values[0] ?? 0) : hands.category(when)
  return {
    title: w.payTable(spot?.kind ?? ''),
    rule: spot?.cite ?? '',
    rows: [...(spot?.prizes ?? [])]
      .reverse()
      .map(({ when, pays }) => ({ id: when, name: name(when), pays: w.pays(pays.num), now: when === now })),
  }
}

const times = (table: { readonly [category in Category]?: number } | null, category: Category): number =>
  table === null ? 1 : (table[category] ?? 0)

/** What the bet by table pays with this hand, in a few words. */
export const paysTold = (variant: PokerVariant, seen: Seen, w: PokerTableWords): string | undefined => {
  const { tables, first, second } = variant
  if (paid(variant, seen) === undefined) return undefined
  const table = tables.ante ?? tables.bet
  const on = tables.ante ? first[0] : (second ?? first[0])
  const pays = table?.[seen.category]
  return pays && on ? w.paysOn(w.bets[on] ?? on, pays) : undefined
}

export interface Case {
  readonly id: 'closed' | 'opensWins' | 'opensLoses' | 'wins' | 'ties' | 'loses'
  readonly net: number
}

/** What going on may come to with the hand as it is now: nothing of how likely it is. */
export const casesOf = (view: View, me: string | null): readonly Case[] => {
  const question = questionOf(view)
  const hand = handOf(view, me)
  const variant = variantOf(view.game)
  if (me === null || !question?.antes || hand?.status !== 'playing' || hand.answers[question.id]) return []
  const { tables, least, antePaidFrom, first } = variant
  const ante = stakeOn(view, me, first[0])
  const raised = stakeOn(view, me) - ante - (variant.side ? stakeOn(view, me, variant.side) : 0)
  const more = raised + question.antes * ante
  const seen = seenHand(variant, hand.cards.value ?? [], playOf(view).board.open)
  const anteWins = antePaidFrom
    ? seen?.whole && gradeOf(FIVE_CARD, seen.category) >= gradeOf(FIVE_CARD, antePaidFrom)
      ? 1
      : 0
    : seen
      ? times(tables.ante, seen.category)
      : 0
  const wins = seen && (variant.side !== null || seen.whole) ? times(tables.bet, seen.category) : 0
  const won: Case[] = wins > 0 ? [{ id: least ? 'opensWins' : 'wins', net: ante * anteWins + more * wins }] : []
  return least
    ? [{ id: 'closed', net: ante }, ...won, { id: 'opensLoses', net: -(ante + more) }]
    : [...won, { id: 'ties', net: 0 }, { id: 'loses', net: -(ante + more) }]
}
