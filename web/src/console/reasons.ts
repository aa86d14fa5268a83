// Why a move that is not offered is not: asked of the engine with a plausible move, so that the console can say it.

import { type Detail, fieldKind, INFRACTIONS, type Move, type Refusal, type RuleFacts } from '@tapete/engine'
import type { Spot, View } from '../app/types.js'
import { customsOf, gameOf } from '../games/loaded.js'
import { rehearse, tableOf } from './rehearse.js'

type Given = { readonly [field: string]: Detail }

const plausible = (view: View, rule: RuleFacts, by: string, given: Given): Move => {
  const seats = Object.keys(view.seats)
  const known: { readonly [field: string]: string } = { ...KNOWN, ...customsOf(view.game)?.console.plausible?.(view) }
  const fields = Object.entries(rule.fields).flatMap(([name, written]): [string, Detail][] => {
    const { kind, optional } = fieldKind(written)
    if (optional && (name !== 'for' || by !== 'croupier')) return []
    if (kind === 'seat') return [[name, seats[0] ?? 'seat:1']]
    if (kind === 'money') return [[name, (view.config.chip as number | undefined) ?? 100]]
    if (kind === 'integer') return [[name, 1]]
    if (kind === 'words' || kind === 'cards') return [[name, []]]
    if (name === 'on') return [[name, view.bets[0]?.on ?? gameOf(view.game)?.bets(view.config)[0]?.id ?? 'x']]
    return [[name, known[name] ?? 'x']]
  })
  return { by, do: rule.do, ...Object.fromEntries(fields), ...given } as Move
}

const KNOWN: { readonly [field: string]: string } = {
  infraction: Object.keys(INFRACTIONS)[0] ?? '',
  role: 'croupier',
}

/** `given` are fields that are known: the spot a stake is meant for. */
export const reasonAgainst = (view: View, move: string, by: string, given: Given = {}): Refusal | undefined => {
  const rule = gameOf(view.game)?.rules.find((each) => each.do === move)
  return rule ? rehearse(view.game, tableOf(view), plausible(view, rule, by, given)).refusal : undefined
}

/** Why a spot takes no stake: asked with the least that it would take, or with a chip more where something lies already. */
export const reasonAgainstStake = (view: View, by: string, { id, kind }: Pick<Spot, 'id' | 'kind'>) => {
  const chip = Number(view.config.chip)
  const lies = view.bets.some((bet) => bet.seat === by && bet.on === id)
  const amount = lies ? chip : Math.max(chip, view.limits[kind]?.min ?? chip)
  return reasonAgainst(view, 'bet', by, { on: id, amount })
}

/** Every move of this game that this post may ever make, in the engine's order. */
export const movesBy = (game: string, by: string): readonly string[] =>
  (gameOf(game)?.rules ?? []).filter((rule) => (rule.by as readonly string[]).includes(by)).map((rule) => rule.do)

/** The rule a move rests on. */
export const ruleOf = (game: string, move: string): string | undefined =>
  gameOf(game)?.rules.find((rule) => rule.do === move)?.cite
