// Commitments recomputed in this browser: nobody has to believe the server that it kept its word. Each is the sha256 of JSON
// with its keys in order and no blanks (docs/decisions/0003 and 0006).

import type { Shown } from '@tapete/server/wire'

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

const hex = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** What was committed to: the canonical text whose hash was published before the first draw. */
export const committedText = (table: string, series: number, seed: string): string =>
  `{"domain":"tapete-series-1","seed":"${seed}","series":${series},"table":${JSON.stringify(table)}}`

const sha256 = async (text: string): Promise<string> => hex(await crypto.subtle.digest('SHA-256', bytes(text)))

export const commitmentOf = (table: string, series: number, seed: string): Promise<string> =>
  sha256(committedText(table, series, seed))

/** A card with its proof, and the deck it is said to come from. */
export interface Leaf extends Shown {
  readonly table: string
  readonly series: number
}

const leafOf = ({ table, series, index, card, salt }: Leaf): Promise<string> =>
  sha256(JSON.stringify({ card, domain: 'tapete-card-1', index, salt, series, table }))

const nodeOf = (left: string, right: string): Promise<string> =>
  sha256(JSON.stringify({ domain: 'tapete-node-1', left, right }))

/** Whether this card lay at its place in the deck of `size` cards that was committed to by `root`. */
export const leadsTo = async (root: string, size: number, leaf: Leaf): Promise<boolean> => {
  if (leaf.index < 0 || leaf.index >= size) return false
  const neighbours = [...leaf.path]
  let node = await leafOf(leaf)
  for (let at = leaf.index, level = size; level > 1; at = Math.floor(at / 2), level = Math.ceil(level / 2)) {
    // The last of an odd level has no neighbour and goes up as it is.
    if (at === level - 1 && level % 2 === 1) continue
    const neighbour = neighbours.shift()
    if (neighbour === undefined) return false
    node = await (at % 2 === 0 ? nodeOf(node, neighbour) : nodeOf(neighbour, node))
  }
  return neighbours.length === 0 && node === root
}
