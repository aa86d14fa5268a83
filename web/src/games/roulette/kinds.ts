// Kinds of bet and colours of chips, as every page names them. Keys are the engine's own words.

export const INSIDE = {
  es: {
    straight: 'Pleno',
    split: 'Caballo',
    street: 'Calle',
    corner: 'Cuadro',
    'special-line': 'Línea especial',
    'six-line': 'Línea',
  },
  en: {
    straight: 'Straight',
    split: 'Split',
    street: 'Street',
    corner: 'Corner',
    'special-line': 'Special line',
    'six-line': 'Six line',
  },
}

const values = (word: string): Record<string, string> =>
  Object.fromEntries([1, 2, 5, 10, 20, 40].map((value) => [`value-${value}`, `${word} ${value}`]))

export const KINDS: { readonly [language in 'es' | 'en']: Record<string, string> } = {
  es: {
    ...INSIDE.es,
    column: 'Columna',
    dozen: 'Docena',
    'two-columns': 'Dos columnas',
    'two-dozens': 'Dos docenas',
    'even-chance': 'Suerte sencilla',
    ...values('Valor'),
  },
  en: {
    ...INSIDE.en,
    column: 'Column',
    dozen: 'Dozen',
    'two-columns': 'Two columns',
    'two-dozens': 'Two dozens',
    'even-chance': 'Even chance',
    ...values('Value'),
  },
}

export const COLOURS: { readonly [language in 'es' | 'en']: Record<string, string> } = {
  es: {
    blue: 'azul',
    yellow: 'amarillo',
    pink: 'rosado',
    brown: 'café',
    green: 'verde',
    violet: 'violeta',
    orange: 'naranjo',
    grey: 'gris',
  },
  en: {
    blue: 'blue',
    yellow: 'yellow',
    pink: 'pink',
    brown: 'brown',
    green: 'green',
    violet: 'violet',
    orange: 'orange',
    grey: 'grey',
  },
}

/** Colours where they begin a line. */
export const coloursNamed = (language: 'es' | 'en'): Record<string, string> =>
  Object.fromEntries(
    Object.entries(COLOURS[language]).map(([colour, word]) => [colour, word.charAt(0).toUpperCase() + word.slice(1)]),
  )
