// Choosing among many games: by family, and by a few letters of a name.

import type { Both, FamilyFacts } from '../family.js'
import { FAMILIES } from '../registry.js'

interface Titled {
  readonly id: string
  readonly title: Both<string>
}

export interface Shelf<G> {
  readonly family: FamilyFacts
  readonly title: Both<string>
  readonly games: readonly G[]
}

/** Games by family, in the order of the families; a family without any is left out. */
export const shelvesOf = <G extends Titled>(games: readonly G[]): readonly Shelf<G>[] =>
  FAMILIES.flatMap((family) => {
    const own = games.filter(({ id }) => Object.hasOwn(family.games, id))
    const [first] = own
    return first ? [{ family, title: family.title ?? first.title, games: own }] : []
  })

/** Letters as people type them: without marks, in small ones. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Every word of the search is in one of the texts. */
export const isFound = (search: string, texts: readonly string[]): boolean => {
  const all = plain(texts.join(' '))
  return plain(search)
    .split(/\s+/)
    .every((word) => all.includes(word))
}

/** In place of the id of a family. */
export const ALL_FAMILIES = 'all'
