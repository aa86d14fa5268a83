// Stakes that lie over midnight. They counted towards the limits of the day they were put down; taken back on a later one they
// come off that day again, or they would make room for as much more on the day after. It follows from the log, entry by entry,
// and says nothing but of stakes that lay when a day of the house ended.

import { type AnyGame, classOf, type Table } from '@tapete/engine'
import { houseDay } from './days.js'
import type { TableRow } from './log.js'
import { playerOf } from './money.js'

/** Of one player: what still lies, by the day it was put down. */
export type Earlier = { readonly [day: string]: number }

export interface Lying {
  /** The day of the last entry: whatever else lies was put down on it. */
  readonly day: string
  readonly earlier: { readonly [player: string]: Earlier }
}

interface At {
  readonly row: Pick<TableRow, 'mode'>
  readonly game: Pick<AnyGame, 'accounts'>
  readonly lying: Lying | null
  readonly at: string
}

/** What each player has on the cloth. */
const onCloth = ({ accounts }: At['game'], table: Table): Map<string, number> => {
  const sums = new Map<string, number>()
  for (const [account, amount] of Object.entries(table.accounts)) {
    const { owner, counts } = classOf(accounts, account)
    if (owner !== 'seat' || counts !== 'stakes' || amount === 0) continue
    const player = playerOf({ before: table, after: table }, account)
    sums.set(player, (sums.get(player) ?? 0) + amount)
  }
  return sums
}

const sumOf = (earlier: Earlier): number => Object.values(earlier).reduce((sum, amount) => sum + amount, 0)

/** So much of it, of the first days or of the last ones. */
const partOf = (earlier: Earlier, amount: number, last = false): Map<string, number> => {
  const part = new Map<string, number>()
  const days = Object.keys(earlier).sort()
  for (const day of last ? days.reverse() : days) {
    const some = Math.min(amount, earlier[day] ?? 0)
    if (some > 0) part.set(day, some)
    amount -= some
  }
  return part
}

const without = (earlier: Earlier, part: ReadonlyMap<string, number>): Earlier =>
  Object.fromEntries(
    Object.entries(earlier)
      .map(([day, amount]): [string, number] => [day, amount - (part.get(day) ?? 0)])
      .filter(([, amount]) => amount > 0),
  )

/** As it is when an entry is written: with the first of a day, what lies is of an earlier one. */
export const lyingAt = ({ row, game, lying, at }: At, before: Table): Lying | null => {
  if (row.mode === 'practice') return null
  const day = houseDay(new Date(at))
  if (lying && day <= lying.day) return lying
  if (!lying) return { day, earlier: {} }
  const earlier: { [player: string]: Earlier } = {}
  for (const [player, amount] of onCloth(game, before)) {
    const sofar = lying.earlier[player] ?? {}
    const since = amount - sumOf(sofar)
    earlier[player] = since > 0 ? { ...sofar, [lying.day]: since } : sofar
  }
  return { day, earlier }
}

/** On which earlier days was put down what comes back now: what lies longest comes back first, so that no later day is relieved of more than it had. */
export const backOf = (lying: Lying | null, player: string, back: number): ReadonlyMap<string, number> =>
  partOf(lying?.earlier[player] ?? {}, back)

/** After an entry: without what came back, and of what was decided without the latest first. */
export const lyingAfter = (
  lying: Lying | null,
  game: At['game'],
  after: Table,
  backs: () => ReadonlyMap<string, number>,
): Lying | null => {
  if (!lying || Object.keys(lying.earlier).length === 0) return lying
  const [cloth, back] = [onCloth(game, after), backs()]
  const earlier: { [player: string]: Earlier } = {}
  for (const [player, all] of Object.entries(lying.earlier)) {
    const rest = without(all, partOf(all, back.get(player) ?? 0))
    const decided = sumOf(rest) - (cloth.get(player) ?? 0)
    const left = decided > 0 ? without(rest, partOf(rest, decided, true)) : rest
    if (Object.keys(left).length > 0) earlier[player] = left
  }
  return { day: lying.day, earlier }
}
