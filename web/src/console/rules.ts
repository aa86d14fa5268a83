// The rules a console reads out: those of its game, in the language of the page.

import { rulesOf } from '@tapete/engine'
import { useMemo } from 'react'
import type { RuleInfo } from '../app/types.js'
import { useLanguage } from '../i18n/language.js'
import { inLanguage } from '../i18n/readings.js'

export const useRules = (game: string): readonly RuleInfo[] => {
  const { language } = useLanguage()
  return useMemo(() => inLanguage(rulesOf(game), language), [game, language])
}

/** What a rule says; nothing where there is no rule. */
export const useReading = (game: string): ((rule: string | undefined) => string) => {
  const rules = useRules(game)
  return (rule) => rules.find((each) => each.rule === rule)?.reading ?? ''
}
