// A deck whose cards are shown one by one. Shuffled by a seed nobody is told, committed to by the root of a tree over its
// cards, each with a salt of its own: who shows a card shows its salt and its path to the root, and so proves what was
// dealt without telling anything of the other cards.
//
// Anybody can check it with any sha256, over JSON with its keys in order and no blanks:
//   leaf  {"card":"Ah","domain":"tapete-card-1","index":3,"salt":"<hex>","series":2,"table":"<id>"}
//   node  {"domain":"tapete-node-1","left":"<hex>","right":"<hex>"}
// A leaf can never pass for a node: their domains differ. Two neighbours make a node of the next level; the last of an odd
// level has no neighbour and goes up as it is, so no card counts twice and its path is one hash shorter.

import { createHash } from 'node:crypto'
import { canonicalJson } from '../tables/chain.js'
import { below } from './bounded.js'
import { chacha20, type WordStream } from './chacha20.js'

/** Which cards there are: each of `oneOf` as often as its weight says. */
export interface Composition {
  readonly oneOf: readonly string[]
  readonly weights: readonly number[]
}

/** Where a deck belongs: the same cards under the same salts have another root at another table. */
export interface DeckPlace {
  readonly table: string
  readonly series: number
}

/** What a leaf of the tree covers. */
export interface Leaf extends DeckPlace {
  /** The place in the deck, the first card dealt being 0. */
  readonly index: number
  readonly card: string
  readonly salt: string
}

/** A card with what proves that it lay there. */
export interface Shown extends Pick<Leaf, 'index' | 'card' | 'salt'> {
  /** The neighbours on the way to the root, from the leaf upwards. */
  readonly path: readonly string[]
}

/** The order of a deck and its salts, by place. */
export interface Shuffled {
  readonly cards: readonly string[]
  readonly salts: readonly string[]
}

export interface Deck extends Shuffled {
  readonly composition: Composition
  readonly root: string
  path(index: number): readonly string[]
  shown(index: number): Shown
}

const CARD = 'tapete-card-1'
const NODE = 'tapete-node-1'
/** Of 128 bits: too many to find the card behind a leaf by trying. */
const SALT_WORDS = 4

export const cardsIn = ({ weights }: Composition): number => weights.reduce((sum, weight) => sum + weight, 0)

const hash = (value: object): string => createHash('sha256').update(canonicalJson(value)).digest('hex')

const leafOf = ({ table, series, index, card, salt }: Leaf): string =>
  hash({ domain: CARD, table, series, index, card, salt })

const nodeOf = (left: string, right: string): string => hash({ domain: NODE, left, right })

const parentsOf = (level: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(level.length / 2) }, (_, at) => {
    const [left, right] = [level[2 * at] as string, level[2 * at + 1]]
    return right === undefined ? left : nodeOf(left, right)
  })

const saltFrom = (stream: WordStream): string => {
  const bytes = Buffer.alloc(4 * SALT_WORDS)
  for (let word = 0; word < SALT_WORDS; word++) bytes.writeUInt32LE(stream.next(), 4 * word)
  return bytes.toString('hex')
}

/**
 * The deck of a seed: its cards in the order of the composition, shuffled by Fisher and Yates from the last place down, then
 * a salt for each place. `verify` shuffles again, so nothing here may change once a deck was dealt.
 */
export const shuffled = (seed: Uint8Array, { oneOf, weights }: Composition): Shuffled => {
  const stream = chacha20(seed)
  const cards = oneOf.flatMap((card, at) => Array<string>(weights[at] ?? 0).fill(card))
  for (let last = cards.length - 1; last > 0; last--) {
    const other = below(last + 1, stream)
    const moved = cards[last] as string
    cards[last] = cards[other] as string
    cards[other] = moved
  }
  return { cards, salts: cards.map(() => saltFrom(stream)) }
}

export const deckOf = (place: DeckPlace, composition: Composition, { cards, salts }: Shuffled): Deck => {
  if (cards.length === 0) throw new RangeError('a deck without cards')
  const leaves = cards.map((card, index) => leafOf({ ...place, index, card, salt: salts[index] as string }))
  const levels = [leaves]
  for (let level = leaves; level.length > 1; ) {
    level = parentsOf(level)
    levels.push(level)
  }
  const path = (index: number): string[] =>
    levels.slice(0, -1).flatMap((level, height) => level[Math.floor(index / 2 ** height) ^ 1] ?? [])
  return {
    ...{ composition, cards, salts },
    root: levels.at(-1)?.[0] as string,
    path,
    shown: (index) => {
      const card = cards[index]
      if (card === undefined) throw new RangeError(`no card ${index} in a deck of ${cards.length}`)
      return { index, card, salt: salts[index] as string, path: path(index) }
    },
  }
}

/** Whether this card lay at its place in the deck of `size` cards that was committed to by `root`. */
export const verifyPath = (root: string, size: number, leaf: Leaf, path: readonly string[]): boolean => {
  if (!Number.isSafeInteger(leaf.index) || leaf.index < 0 || leaf.index >= size) return false
  const neighbours = [...path]
  let at = leaf.index
  let node = leafOf(leaf)
  for (let level = size; level > 1; level = Math.ceil(level / 2)) {
    const isLone = at === level - 1 && level % 2 === 1
    if (!isLone) {
      const neighbour = neighbours.shift()
      if (neighbour === undefined) return false
      node = at % 2 === 0 ? nodeOf(node, neighbour) : nodeOf(neighbour, node)
    }
    at = Math.floor(at / 2)
  }
  return neighbours.length === 0 && node === root
}

const counted = ({ oneOf, weights }: Composition): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const [at, card] of oneOf.entries()) counts.set(card, (counts.get(card) ?? 0) + (weights[at] ?? 0))
  return counts
}

/** Whether `asked` is exactly what is left of a composition after these cards. */
export const isLeft = (composition: Composition, out: readonly string[], asked: Composition): boolean => {
  const left = counted(composition)
  for (const card of out) left.set(card, (left.get(card) ?? 0) - 1)
  for (const [card, times] of counted(asked)) left.set(card, (left.get(card) ?? 0) - times)
  return [...left.values()].every((times) => times === 0)
}
