// Which passwords are refused, and why. Length counts most; what a guesser tries first is refused however long it is:
// a common word with digits around it, a row of the keyboard, one thing repeated, the person's own name.

import { nameKey } from './names.js'

export const PASSWORD_MIN = 10

/** Told to whoever chose it. */
export type PasswordFault = 'too-short' | 'common' | 'repeated' | 'sequence' | 'has-name' | 'same-as-before'

const DIFFERENT_MIN = 5

// What is left of the lists of leaked passwords once digits and signs around a word are taken away, in both languages.
const COMMON = new Set(
  `password passwort contrasena clave secreto secret admin administrador administrator root welcome bienvenido
   bienvenida letmein login usuario user guest invitado hola hello test prueba temporal temporary changeme cambiame
   qwerty qwertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm iloveyou teamo tequiero amor monkey dragon master sunshine
   princess princesa futbol football baseball superman batman pokemon chocolate mariposa estrella angel jesus dios
   casino casinos roulette ruleta blackjack poker bingo croupier operador operator regulador regulator fiscalizador
   tapete tapetedemo demo chile santiago mendoza argentina verano invierno primavera otono summer winter spring autumn
   abc abcd abcdef passwordpassword contrasenacontrasena trustno access freedom whatever shadow killer`.split(/\s+/),
)
const ROWS = [
  '0123456789012345',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiop',
  'asdfghjklñ',
]
const LEET: { readonly [sign: string]: string } = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '0': 'o', $: 's', '5': 's' }

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const onlyLetters = (text: string): string => text.replace(/[^a-z]/g, '')

/** The word in it: without what stands around it, and with signs that stand for letters read as those. */
const wordsIn = (password: string): string[] => {
  const text = plain(password)
  const core = text.replace(/^[^a-z@$]+|[^a-z]+$/g, '')
  const read = [...core].map((sign) => LEET[sign] ?? sign).join('')
  return [onlyLetters(text), onlyLetters(read)]
}

const isRepeated = (password: string): boolean =>
  new Set(password.toLowerCase()).size < DIFFERENT_MIN || /^(.{1,8}?)\1+.{0,2}$/su.test(password.toLowerCase())

/** A run along a row, either way, for all but a few of its signs. */
const isSequence = (password: string): boolean => {
  const text = plain(password)
  const rows = ROWS.flatMap((row) => [row, [...row].reverse().join('')])
  let along = 0
  for (let index = 1; index < text.length; index += 1)
    if (rows.some((row) => row.includes(text.slice(index - 1, index + 1)))) along += 1
  return text.length - along <= 4
}

/** Undefined when the password may be chosen by the person of this name. */
export const passwordFault = (password: string, name: string, before?: string): PasswordFault | undefined => {
  if ([...password].length < PASSWORD_MIN) return 'too-short'
  // A given password that is given itself again would still be one that somebody else knows.
  if (before !== undefined && password === before) return 'same-as-before'
  if (isRepeated(password)) return 'repeated'
  if (isSequence(password)) return 'sequence'
  const words = wordsIn(password)
  if (words.some((word) => word === '' || COMMON.has(word))) return 'common'
  const own = onlyLetters(plain(nameKey(name)))
  if (own.length >= 3 && words.some((word) => word.includes(own))) return 'has-name'
  return undefined
}
