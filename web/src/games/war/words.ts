import { wordsOf } from '../../app/words.js'
import { en } from './words.en.js'
import { es } from './words.es.js'

export type { WarWords } from './words.es.js'
export const words = { es, en }
export const useWarWords = wordsOf(words)
