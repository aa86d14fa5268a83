// The language of the page: one context, one hook. At the first visit it is the browser's; a choice is kept in this browser.

import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import type { Rounds } from '../games/family.js'
import { en, enRounds } from './en.js'
import { es, esRounds, type Messages } from './es-CL.js'
import { type Language, speak } from './format.js'
import { inPlaceOf, useRounds } from './rounds.js'

export type { Messages }

const MESSAGES: Record<Rounds, Record<Language, Messages>> = {
  spins: { 'es-CL': es, en },
  rounds: { 'es-CL': inPlaceOf(es, esRounds), en: inPlaceOf(en, enRounds) },
  throws: { 'es-CL': es, en: inPlaceOf(en, enRounds) },
}
const KEPT = 'tapete.language'

interface Choice {
  readonly language: Language
  readonly choose: (language: Language) => void
}

const LanguageContext = createContext<Choice>({ language: 'es-CL', choose: () => undefined })

const kept = (): Language | undefined => {
  try {
    const value = localStorage.getItem(KEPT)
    return value === 'en' || value === 'es-CL' ? value : undefined
  } catch {
    return undefined
  }
}

/** The first of the languages this browser asks for that the house speaks; Spanish where it speaks none of them. */
export const preferred = (asked: readonly string[]): Language => {
  for (const each of asked) {
    if (/^es\b/i.test(each)) return 'es-CL'
    if (/^en\b/i.test(each)) return 'en'
  }
  return 'es-CL'
}

const asked = (): readonly string[] => (typeof navigator === 'undefined' ? [] : (navigator.languages ?? []))

export const LanguageProvider = ({ initial, children }: { initial?: Language; children: ReactNode }) => {
  const [language, setLanguage] = useState<Language>(() => initial ?? kept() ?? preferred(asked()))
  // Before anything below is written: amounts have the marks of the language.
  speak(language)
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const value = useMemo<Choice>(
    () => ({
      language,
      choose: (next) => {
        setLanguage(next)
        try {
          localStorage.setItem(KEPT, next)
        } catch {
          // A browser without storage asks again next time.
        }
      },
    }),
    [language],
  )
  return <LanguageContext value={value}>{children}</LanguageContext>
}

export const useLanguage = (): Choice => use(LanguageContext)
export const useMessages = (): Messages => MESSAGES[useRounds()][use(LanguageContext).language]
export const messagesFor = (language: Language): Messages => MESSAGES.spins[language]
