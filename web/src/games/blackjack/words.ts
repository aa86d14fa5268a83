import { wordsOf } from '../../app/words.js'
import { en } from './words.en.js'
import { es } from './words.es.js'

export type { BlackjackWords } from './table.es.js'
export const words = { es, en }
/** What staff reads at it, and what both do. */
export const useBlackjackStaffWords = wordsOf(words)
/** What a player reads at the table. */
export const useBlackjackWords = wordsOf({ es: es.table, en: en.table })
