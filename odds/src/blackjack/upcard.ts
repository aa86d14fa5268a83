// Everything against one upcard, worked out when it is first asked for and kept.

import { type Choice, firstChoices } from './choices.js'
import { openPlaying, type Playing } from './playing.js'
import type { BlackjackRules } from './rules.js'
import { openSplit, type Split } from './splits.js'

export interface Upcard {
  readonly up: number
  readonly playing: Playing
  split(pair: number): Split
  first(a: number, b: number, suited: boolean): readonly Choice[]
}

export const openUpcard = (rules: BlackjackRules, up: number): Upcard => {
  const memory = new Map<number, Float64Array>()
  const playing = openPlaying(rules, up, memory)
  const splits = new Map<number, Split>()
  const firsts = new Map<string, readonly Choice[]>()
  const split = (pair: number): Split => {
    const known =
      splits.get(pair) ??
      openSplit(rules, pair, playing, (times) => openPlaying(rules, up, memory, { value: pair, times }))
    splits.set(pair, known)
    return known
  }
  return {
    up,
    playing,
    split,
    first: (a, b, suited) => {
      const key = `${Math.min(a, b)} ${Math.max(a, b)} ${suited}`
      const known = firsts.get(key) ?? firstChoices(rules, playing, [a, b], suited, () => split(a))
      firsts.set(key, known)
      return known
    },
  }
}
