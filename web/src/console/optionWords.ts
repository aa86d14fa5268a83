// Options of a game by name: those every table has in the words of the house, a game's own in those of its family.

import type { Json, Setting } from '@tapete/engine'
import { useFamilyWords } from '../games/loaded.js'
import { useLanguage } from '../i18n/language.js'
import { useReading } from '../i18n/rulebook.js'
import { useTableWords } from '../pages/tables/words.js'

export interface OptionWords {
  readonly name: (option: string) => string
  readonly value: (option: string, value: Json) => string
  /** What it is, in the language of the page: the rule it rests on, or what the game says of it. */
  readonly about: (option: string, setting: Setting) => string
}

export const useOptionWords = (game: string): OptionWords => {
  const w = useTableWords()
  const { options: own = {} } = useFamilyWords(game)
  const reading = useReading(game)
  const english = useLanguage().language === 'en'
  return {
    name: (option) => own[option] ?? w.options[option] ?? option,
    value: (option, value) => {
      if (typeof value === 'boolean') return value ? w.wizard.yes : w.wizard.no
      return own[`${option}:${String(value)}`] ?? String(value)
    },
    about: (_option, { about, rule }) => (english ? about.charAt(0).toUpperCase() + about.slice(1) : reading(rule)),
  }
}
