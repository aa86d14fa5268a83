// The words of the staff in the language of the page, and the sentences made from the engine's own events.

import { useMemo } from 'react'
import { wordsOf } from '../../app/words.js'
import { useMessages } from '../language.js'
import { eventsEn } from './en-events.js'
import { fieldsEn, movesEn, movesOfEn, valuesEn } from './en-moves.js'
import { pagesEn } from './en-pages.js'
import { refusalsEn } from './en-refusals.js'
import { eventsEs } from './es-events.js'
import { fieldsEs, movesEs, movesOfEs, valuesEs } from './es-moves.js'
import { pagesEs } from './es-pages.js'
import { refusalsEs } from './es-refusals.js'
import { rounds } from './rounds.js'
import { teller } from './tell.js'

const BOTH = {
  es: {
    ...pagesEs,
    moves: movesEs,
    movesOf: movesOfEs,
    fields: fieldsEs,
    values: valuesEs,
    events: eventsEs,
    refusals: refusalsEs,
  },
  en: {
    ...pagesEn,
    moves: movesEn,
    movesOf: movesOfEn,
    fields: fieldsEn,
    values: valuesEn,
    events: eventsEn,
    refusals: refusalsEn,
  },
}

export type StaffWords = typeof BOTH.es

export const useStaff = wordsOf<StaffWords>(BOTH, rounds)

/** What the staff reads about a game: its moves, its spots, what happened. */
export const useTeller = (game: string) => {
  const words = useStaff()
  const { bets } = useMessages()
  return useMemo(() => teller(words, bets, game), [words, bets, game])
}
