import { wordsOf } from '../../app/words.js'
import { en } from './words.en.js'
import { es } from './words.es.js'

export type { TrenteWords } from './words.es.js'
export const words = { es, en }
export const useTrenteWords = wordsOf(words)
