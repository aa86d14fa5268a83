// The rules in the language of the page. They arrive in English, the language of the rulebook.

import type { RuleInfo } from '../app/types.js'
import type { Language } from './format.js'
import { READINGS } from './rulebook-es.js'

export const inLanguage = (rules: readonly RuleInfo[], language: Language): readonly RuleInfo[] =>
  language === 'en'
    ? rules
    : rules.map((rule) => ({ ...rule, reading: (READINGS as Record<string, string>)[rule.rule] ?? rule.reading }))
