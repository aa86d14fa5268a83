// The words of the staff in the language of the page, and the sentences made from the engine's own events.

import { useMemo } from 'react'
import { wordsOf } from '../../app/words.js'
import { useFamilyWords } from '../../games/loaded.js'
import { refusalsEn } from '../refusals/en.js'
import { refusalsEs } from '../refusals/es.js'
import { eventsEn } from './en-events.js'
import { fieldsEn, movesEn, movesOfSeatEn, valuesEn } from './en-moves.js'
import { pagesEn } from './en-pages.js'
import { eventsEs } from './es-events.js'
import { fieldsEs, movesEs, movesOfSeatEs, valuesEs } from './es-moves.js'
import { pagesEs } from './es-pages.js'
import { rounds } from './rounds.js'
import { type Teller, teller } from './tell.js'

const BOTH = {
  es: {
    ...pagesEs,
    moves: movesEs,
    movesOfSeat: movesOfSeatEs,
    fields: fieldsEs,
    values: valuesEs,
    events: eventsEs,
    refusals: refusalsEs,
  },
  en: {
    ...pagesEn,
    moves: movesEn,
    movesOfSeat: movesOfSeatEn,
    fields: fieldsEn,
    values: valuesEn,
    events: eventsEn,
    refusals: refusalsEn,
  },
}

export type StaffWords = typeof BOTH.es

export const useStaff = wordsOf<StaffWords>(BOTH, rounds)

/** What is read about a game: its moves, its spots, what happened. Waits until the words of its family are here. */
export const useTeller = (game: string): Teller => {
  const words = useStaff()
  const family = useFamilyWords(game)
  return useMemo(() => teller(words, family, game), [words, family, game])
}
