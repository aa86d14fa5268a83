// What a citation points to, as people read it: `scj-2023 II.1.4 Juego; II.1.6` is two places of one source.

import type { Language } from './format.js'
import { SECTIONS, SOURCES } from './sources.js'

export interface Place {
  /** `SCJ II.1.4 Juego`. */
  readonly label: string
  /** What the section is about. */
  readonly title: string
}

const SOURCE = /^[a-z]+-\d{4}$/

const parts = (article: string): { source: string; place: string }[] => {
  let source = ''
  return article.split(';').map((part) => {
    const words = part.trim().split(/\s+/)
    if (SOURCE.test(words[0] ?? '')) source = words.shift() ?? ''
    return { source, place: words.join(' ') }
  })
}

/** Places that a regulation does not name itself: the resolution an annex belongs to. */
const NAMED: { readonly [word: string]: { readonly es: string; readonly en: string } } = {
  resolution: { es: 'resolución', en: 'resolution' },
}

const spoken = (language: Language) => (language === 'en' ? 'en' : 'es')

const sectionOf = (source: string, place: string) =>
  SECTIONS[Object.keys(SECTIONS).find((each) => `${source} ${place} `.startsWith(`${each} `)) ?? '']

export const placesOf = (article: string, language: Language): Place[] =>
  parts(article).map(({ source, place }) => ({
    label: [SOURCES[source]?.short ?? source, ...place.split(' ')]
      .map((word) => NAMED[word]?.[spoken(language)] ?? word)
      .join(' '),
    title: sectionOf(source, place)?.[spoken(language)] ?? '',
  }))

/** Of several places the first is shown. */
export const articleLabel = (article: string, language: Language): string =>
  placesOf(article, language)[0]?.label ?? article

/** The regulations an article belongs to, by their full names. */
export const sourcesOf = (article: string, language: Language): string[] =>
  [...new Set(parts(article).map(({ source }) => source))].flatMap(
    (source) => SOURCES[source]?.[spoken(language)] ?? [],
  )
