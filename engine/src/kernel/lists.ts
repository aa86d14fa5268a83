/** Groups in the order their first members appear. */
export const groupBy = <T, K>(items: Iterable<T>, key: (item: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const of = key(item)
    const group = groups.get(of)
    if (group) group.push(item)
    else groups.set(of, [item])
  }
  return groups
}
