// What many rounds paid: how often each net, in whole numbers, so that parts add up to the same sum in any order. And how the
// work is cut into parts that may be played anywhere.

export type Counts = Map<number, number>

export interface Tally {
  rounds: number
  /** One for each bet that is told apart. */
  readonly lines: readonly Counts[]
  readonly total: Counts
}

export const newTally = (lines: number): Tally => ({
  rounds: 0,
  lines: Array.from({ length: lines }, () => new Map()),
  total: new Map(),
})

export const count = (counts: Counts, net: number, times = 1): void => {
  counts.set(net, (counts.get(net) ?? 0) + times)
}

const addCounts = (into: Counts, part: Counts): void => {
  for (const [net, times] of part) count(into, net, times)
}

export const sumOf = (parts: readonly Tally[]): Tally => {
  const all = newTally(parts[0]?.lines.length ?? 0)
  for (const { rounds, lines, total } of parts) {
    all.rounds += rounds
    addCounts(all.total, total)
    for (const [line, counts] of all.lines.entries()) addCounts(counts, lines[line] as Counts)
  }
  return all
}

export interface Part {
  readonly rounds: number
  readonly seed: string | number
  /** Takes the chunks `first`, `first + every`, and so on. */
  readonly first: number
  readonly every: number
}

export interface Chunk {
  /** The stream of chance that its rounds share. */
  readonly stream: number
  readonly rounds: number
}

/** The chunks of a part, of so many rounds each: the work is cut the same way whoever does it. */
export function* chunksOf({ rounds, first, every }: Part, size: number): Generator<Chunk> {
  for (let stream = first; stream * size < rounds; stream += every)
    yield { stream, rounds: Math.min(size, rounds - stream * size) }
}

/** Plays a part of rounds with one line, told by their net alone; `open` begins the rounds of a stream. */
export const playedOut = (
  part: Part,
  size: number,
  open: (stream: number) => () => number,
  pulse: (rounds: number) => void = () => {},
): Tally => {
  const tally = newTally(1)
  const line = tally.lines[0] as Counts
  for (const { stream, rounds } of chunksOf(part, size)) {
    const round = open(stream)
    for (let played = 0; played < rounds; played += 1) {
      const net = round()
      count(line, net)
      count(tally.total, net)
    }
    tally.rounds += rounds
    pulse(tally.rounds)
  }
  return tally
}
