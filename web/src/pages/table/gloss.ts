// What an announcement means, in English. The announcement itself is never translated.

const WHOLE: { readonly [phrase: string]: string } = {
  'hagan su juego': 'Place your bets',
  'no más apuestas': 'No more bets',
  'tirada nula': 'Void spin',
  'tres últimas tiradas': 'Last three spins',
  'último juego de la mesa': 'Last game of this table',
  '¿desean modificar sus apuestas o hacer otras?': 'Do you wish to change your bets or make others?',
  cero: 'Zero',
  'no más seguros': 'No more insurance',
  'paga y retira': 'Half is paid, the hand is out',
  retiros: 'Surrenders',
  planto: 'I stand',
  'black jack': 'Black Jack',
  'canal 21': 'Canal 21',
  'próxima carta para la banca': 'Next card for the bank',
  'próxima dos cartas para la banca': 'Next two cards for the bank',
  'últimas tres manos de la mesa': 'Last three hands of this table',
  'últimas dos manos de la mesa': 'Last two hands of this table',
  'última mano de la mesa': 'Last hand of this table',
  'doble cero': 'Double zero',
}

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\brojo\b/g, 'red'],
  [/\bnegro\b/g, 'black'],
  [/\bimpar\b/g, 'odd'],
  [/\bpar\b/g, 'even'],
  [/\bmenor\b/g, 'low'],
  [/\bmayor\b/g, 'high'],
  [/\bprimera columna\b/g, '1st column'],
  [/\bsegunda columna\b/g, '2nd column'],
  [/\btercera columna\b/g, '3rd column'],
  [/\bprimera docena\b/g, '1st dozen'],
  [/\bsegunda docena\b/g, '2nd dozen'],
  [/\btercera docena\b/g, '3rd dozen'],
  [/\bvalor\b/g, 'value'],
  [/\bpuntos\b/g, 'points'],
  [/\bla banca se pasa\b/g, 'the bank goes over'],
  [/\bprimer símbolo\b/g, 'first symbol'],
  [/\bsegundo símbolo\b/g, 'second symbol'],
]

export const gloss = (phrase: string): string | undefined => {
  const plain = phrase.toLowerCase()
  const known = WHOLE[plain]
  // A name needs no translation.
  if (known) return known.toLowerCase() === plain ? undefined : known
  const read = WORDS.reduce((text, [from, to]) => text.replace(from, to), plain)
  return read === plain ? undefined : capital(read)
}

/** A phrase begins with a capital on the ribbon; nothing else of it changes. */
export const capital = (phrase: string): string => phrase.replace(/^[¿«]?\p{L}/u, (first) => first.toUpperCase())
