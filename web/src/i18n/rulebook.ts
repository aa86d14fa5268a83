// Articles and readings are looked up when they are shown: the rulebook is loaded with the first family, no list has it.

import { later } from '../app/later.js'
import type { RuleInfo } from '../app/types.js'
import type { Language } from './format.js'
import { useLanguage } from './language.js'

const rulebook = later(() => import('@tapete/engine/rulebook'))
const spanish = later(async () => (await import('./rulebook-es.js')).READINGS as { readonly [rule: string]: string })

/** Before the first citation is drawn. Readings come after it, before somebody asks for one while the line is down. */
export const loadRulebook = async (): Promise<void> => {
  await rulebook.load()
  spanish.load()
}

/** The article a rule rests on. */
export const useArticleOf = (rule: string): string => {
  const { RULEBOOK } = rulebook.read()
  return Object.hasOwn(RULEBOOK, rule) ? RULEBOOK[rule as keyof typeof RULEBOOK].article : ''
}

/** A rule by its name, of whatever game: what a pot pays rests on rules of its own. */
export const useRule = (rule: string | undefined): RuleInfo | undefined => {
  const { RULEBOOK } = rulebook.read()
  if (rule === undefined || !Object.hasOwn(RULEBOOK, rule)) return undefined
  return { rule, ...RULEBOOK[rule as keyof typeof RULEBOOK] }
}

/** Rules arrive in English, the language of the rulebook. */
const inSpanish = (rules: readonly RuleInfo[], readings: { readonly [rule: string]: string }): readonly RuleInfo[] =>
  rules.map((rule) => ({ ...rule, reading: readings[rule.rule] ?? rule.reading }))

/** The rules in every language, for whoever changes it with the page open. */
export const inLanguages = async (
  rules: readonly RuleInfo[],
): Promise<{ readonly [language in Language]: readonly RuleInfo[] }> => ({
  en: rules,
  'es-CL': inSpanish(rules, await spanish.load()),
})

/** The rules in the language of the page. */
export const useInLanguage = (rules: readonly RuleInfo[]): readonly RuleInfo[] =>
  useLanguage().language === 'en' ? rules : inSpanish(rules, spanish.read())

/** The rules of a game, as a console reads them out. */
export const useRulesOf = (game: string): readonly RuleInfo[] => useInLanguage(rulebook.read().rulesOf(game))

/** What a rule says; nothing where there is no rule. */
export const useReading = (game: string): ((rule: string | undefined) => string) => {
  const rules = useRulesOf(game)
  return (rule) => rules.find((each) => each.rule === rule)?.reading ?? ''
}
