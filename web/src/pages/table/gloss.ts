// What an announcement means, in English. The announcement itself is never translated.

import type { Gloss, Words } from '../../games/family.js'
import { useFamily } from '../../games/loaded.js'
import { capital, withAmounts } from '../../i18n/format.js'

const WHOLE: Words = {
  'hagan su juego': 'Place your bets',
  'no más apuestas': 'No more bets',
  'último juego de la mesa': 'Last game of this table',
}

export const gloss = (phrase: string, family: Gloss = {}): string | undefined => {
  const plain = phrase.toLowerCase()
  const known = family.whole?.[plain] ?? WHOLE[plain]
  // A name needs no translation.
  if (known) return known.toLowerCase() === plain ? undefined : known
  const read = (family.words ?? []).reduce((text, [from, to]) => text.replace(from, to), plain)
  return read === plain ? undefined : capital(withAmounts(read))
}

/** In the words of the family the page speaks of. */
export const useGloss = (): ((phrase: string) => string | undefined) => {
  const family = useFamily()
  return (phrase) => gloss(phrase, family.gloss)
}
