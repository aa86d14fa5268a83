// Amounts and shares as people read them: `$1.000` and `2,70 %` in Spanish, `$1,000` and `2.70%` in English.

export type Language = 'es-CL' | 'en'

/** The page speaks one language at a time, as its `lang` says; whoever chooses it says it here. */
let spoken: Language = 'es-CL'

export const speak = (language: Language): void => {
  spoken = language
}

/** How dates are written: the English of the house is British. */
export const datesOf = (language: string): string => (language === 'en' ? 'en-GB' : language)

const MINUS = '−'
const NO_BREAK = '\u00a0'

const apart = (digits: string, mark: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, mark)

const grouped = (value: number): string => apart(String(Math.abs(value)), spoken === 'en' ? ',' : '.')

/** A sentence with its amounts as people read them; what the croupier says is Spanish, whatever the page speaks. */
export const withAmounts = (sentence: string, language: Language = spoken): string =>
  sentence.replace(/\d{4,}/g, (digits) => apart(digits, language === 'en' ? ',' : '.'))

/** `$1.000`, `−$5.000`; in English `$1,000`. */
export const money = (amount: number): string => `${amount < 0 ? MINUS : ''}$${grouped(amount)}`

/** `+$5.000`, `−$5.000`, `$0`: an outcome always carries its sign. */
export const signed = (amount: number): string => `${amount > 0 ? '+' : ''}${money(amount)}`

/** `1.284`, for rounds and entries. */
export const count = (value: number): string => `${value < 0 ? MINUS : ''}${grouped(value)}`

/** `42,5` thousands of 42.500; in English `42.5`. */
const inThousands = (amount: number): string =>
  String(Math.round(amount / 100) / 10).replace('.', spoken === 'en' ? '.' : ',')

/** The face of a chip: thousands, and a decimal for the rest. Below a thousand, the plain amount. */
export const chipFace = (amount: number): string => (amount < 1000 ? String(amount) : inThousands(amount))

/** `+3,1` and `−0,5` thousands, where the page has said that it counts in them. */
export const signedThousands = (amount: number): string =>
  `${amount > 0 ? '+' : amount < 0 ? MINUS : ''}${inThousands(Math.abs(amount))}`

/** A fraction to two decimals, half up: `2,70 %` in Spanish, `2.70%` in English. */
export const percentOf =
  (language: Language) =>
  (part: number, whole: number): string => {
    const hundredths = Math.round((Math.abs(part) * 10_000) / whole)
    const digits = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
    const sign = part < 0 && hundredths > 0 ? MINUS : ''
    return sign + (language === 'en' ? `${digits}%` : `${digits.replace('.', ',')}${NO_BREAK}%`)
  }

/** A phrase where it begins a line; nothing else of it changes. */
export const capital = (phrase: string): string => phrase.replace(/^[¿«]?\p{L}/u, (first) => first.toUpperCase())
