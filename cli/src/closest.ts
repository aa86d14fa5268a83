// What somebody may have meant by a word that is none.

/** Letters to change, add, leave out or exchange with their neighbour. */
const distance = (a: string, b: string): number => {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)])
  for (let j = 0; j <= b.length; j++) (rows[0] as number[])[j] = j
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity
      ;(rows[i] as number[])[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same, swapped)
    }
  return at(a.length, b.length)
}

/** A third of the letters may be wrong; a beginning that fits one word only is that word. */
export const closest = (word: string, known: readonly string[]): string | undefined => {
  const meant = word.toLowerCase()
  const begun = meant.length > 2 ? known.filter((each) => each.toLowerCase().startsWith(meant)) : []
  if (begun.length === 1) return begun[0]
  const found = known
    .map((each) => ({ each, far: distance(meant, each.toLowerCase()) }))
    .toSorted((a, b) => a.far - b.far)[0]
  return found && found.far <= Math.max(1, Math.floor(meant.length / 3)) ? found.each : undefined
}

/** ` Did you mean "x"?`, or nothing. */
export const didYouMean = (word: string, known: readonly string[]): string => {
  const meant = closest(word, known)
  return meant === undefined ? '' : ` Did you mean "${meant}"?`
}
