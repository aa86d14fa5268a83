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

/**
 * What follows from a value that never changes, worked out once. States share what did not change: in a hall of hundreds the
 * same list of stakes is asked for by every seat.
 */
export const once = <K extends object, V>(make: (key: K) => V): ((key: K) => V) => {
  const known = new WeakMap<K, { readonly value: V }>()
  return (key) => {
    const found = known.get(key)
    if (found) return found.value
    const value = make(key)
    known.set(key, { value })
    return value
  }
}
