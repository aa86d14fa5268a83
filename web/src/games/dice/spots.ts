// The spot a person means by a few words: "campo", "8 duro", "a favor 6".

import type { NamedSpot } from '../family.js'

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')

/** First that fits, so what is longer or narrower comes first. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/gabela.*no pase|odds.*don|lay odds/, 'dont-pass-odds'],
  [/gabela|odds/, 'pass-odds'],
  [/contra el por venir|contra por venir|don.?t come/, 'dont-come'],
  [/por venir|come/, 'come'],
  [/no pase|don.?t pass/, 'dont-pass'],
  [/pase|pass/, 'pass-line'],
  [/campo|field/, 'field'],
  [/duro|hard/, 'hard'],
  [/gran|big/, 'big'],
  [/a favor|place|right/, 'place-right'],
  [/contra|lay|wrong/, 'place-wrong'],
  [/any craps|cualquier craps/, 'any-craps'],
  [/craps/, 'craps'],
  [/cuernos|horn/, 'horn'],
  [/bajo|menos|under/, 'under-7'],
  [/sobre|mas de|over/, 'over-7'],
  [/once|eleven|juego de 11/, 'eleven'],
  [/siete|seven|juego de 7/, 'any-seven'],
  [/corona|crown/, 'figure-crown'],
  [/ancla|anchor/, 'figure-anchor'],
  [/pique|pica|spade/, 'figure-spade'],
  [/corazon|heart/, 'figure-heart'],
  [/rombo|diamond/, 'figure-diamond'],
  [/trebol|club/, 'figure-club'],
  [/trio|triple|treble/, 'any-treble'],
  [/bajas?|low/, 'low'],
  [/altas?|high/, 'high'],
]

export const findSpot = <S extends NamedSpot>(spots: readonly S[], text: string): S | undefined => {
  const said = plain(text)
  const number = /\d+/.exec(said)?.[0]
  const has = (id: string) => spots.find((spot) => spot.id === id)
  for (const [words, kind] of KINDS) {
    if (!words.test(said)) continue
    const found = (number && (has(`${kind}:${number}`) ?? has(`${kind}-${number}`))) || has(kind)
    if (found) return found
  }
  return undefined
}
