// Repeatable chance for simulations: xoshiro128** (Blackman and Vigna), seeded by splitmix32. A text gives the same
// stream on every machine, and different texts unrelated streams. Never for a table where somebody plays.

export interface Random {
  /** 32 random bits as a whole number. */
  next(): number
  /** A whole number from 0 to below `bound`, each equally likely. */
  below(bound: number): number
  /** As many `next` as fit, faster than one by one. */
  fill(into: Uint32Array): void
}

const RANGE = 2 ** 32

const rotate = (value: number, by: number): number => (value << by) | (value >>> (32 - by))

const splitmix = (seed: number): number => {
  let mixed = (seed + 0x9e3779b9) | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return mixed ^ (mixed >>> 15)
}

/** Each word of the state reads the whole text from its own beginning, so that seeds share no word but by accident. */
const word = (text: string, index: number): number => {
  let hash = splitmix(index)
  for (let at = 0; at < text.length; at += 1) hash = splitmix(hash ^ text.charCodeAt(at))
  return splitmix(hash ^ text.length)
}

export type State = readonly [number, number, number, number]

export const xoshiro = ([first, second, third, fourth]: State): Random => {
  let [a, b, c, d] = [first | 0, second | 0, third | 0, fourth | 0]
  // The one state that never leaves itself.
  if ((a | b | c | d) === 0) a = 1
  const next = (): number => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotate(d, 11)
    return result
  }
  const fill = (into: Uint32Array): void => {
    // In variables of its own a loop keeps the state in registers.
    let [p, q, r, t] = [a, b, c, d]
    for (let at = 0; at < into.length; at += 1) {
      into[at] = Math.imul(rotate(Math.imul(q, 5), 7), 9)
      const shifted = q << 9
      r ^= p
      t ^= q
      q ^= r
      p ^= t
      r ^= shifted
      t = rotate(t, 11)
    }
    ;[a, b, c, d] = [p, q, r, t]
  }
  return {
    next,
    fill,
    below: (bound) => {
      if (!Number.isInteger(bound) || bound < 1 || bound > RANGE) throw new RangeError(`no draw below ${bound}`)
      // Draws from the incomplete last cycle would favour the small numbers.
      const limit = RANGE - (RANGE % bound)
      let drawn = next()
      while (drawn >= limit) drawn = next()
      return drawn % bound
    },
  }
}

/** The stream of a seed. Streams of one seed are independent: one for each part of a simulation. */
export const random = (seed: string | number, stream = 0): Random => {
  const text = `${stream}/${seed}`
  return xoshiro([word(text, 1), word(text, 2), word(text, 3), word(text, 4)])
}
