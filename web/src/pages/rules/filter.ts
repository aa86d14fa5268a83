import type { RuleInfo } from '../../app/types.js'

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')

/** Rules in which every word written appears: in the reading, the article or the id. */
export const matching = (rules: readonly RuleInfo[], text: string): readonly RuleInfo[] => {
  const words = plain(text).split(/\s+/).filter(Boolean)
  if (!words.length) return rules
  return rules.filter((rule) => {
    const whole = plain(`${rule.rule} ${rule.article} ${rule.reading}`)
    return words.every((word) => whole.includes(word))
  })
}

/** The rulebook is written in Markdown; its marks are not for reading. */
export const readable = (reading: string): string => reading.replace(/[*`]/g, '')
