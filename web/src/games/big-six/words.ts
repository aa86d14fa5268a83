import { wordsOf } from '../../app/words.js'
import { en } from './words.en.js'
import { es } from './words.es.js'

export type BigSixWords = typeof es
export const words = { es, en }
export const useBigSixWords = wordsOf(words)
