import { wordsOf } from '../../../app/words.js'
import { en } from './en.js'
import { type BlackjackWords, es } from './es.js'

export type { BlackjackWords }
export const useBlackjackWords = wordsOf<BlackjackWords>({ es, en })
export const blackjackWords = { es, en }
