import { wordsOf } from '../../app/words.js'
import { en } from './en.js'
import { type CardWords, es } from './es.js'

export type { CardWords }
export const useCardWords = wordsOf<CardWords>({ es, en })
