import { wordsOf } from '../../app/words.js'
import { handWords } from './hand-words.js'
import { en } from './words.en.js'
import { es } from './words.es.js'

export type { PokerTableWords } from './table.es.js'
export const words = { es, en }
/** What a player reads at the table. */
export const usePokerWords = wordsOf({ es: es.table, en: en.table })
export const useHandWords = wordsOf(handWords)
