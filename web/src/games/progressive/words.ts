import { wordsOf } from '../../app/words.js'
import { side as sideEn } from './side.en.js'
import { side as sideEs } from './side.es.js'
import { en } from './words.en.js'
import { es } from './words.es.js'

export type PotWords = typeof es
export const words = { es, en }
/** What a table says of its side bets, besides its own game's. */
export const sideWords = { es: sideEs, en: sideEn }
export const usePotWords = wordsOf(words)
