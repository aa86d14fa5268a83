/// <reference types="vite/client" />

import { describe, expect, it } from 'vitest'
import page from '../../docs/words.md?raw'
import { type Word, wordsIn } from './wordList.js'

const sources = import.meta.glob<string>(
  ['../src/**/*.ts', '../src/**/*.tsx', '!../src/gallery/**', '!../src/**/gallery.tsx', '!../src/i18n/rulebook-es.ts'],
  { query: '?raw', import: 'default', eager: true },
)
const WORDS: readonly Word[] = Object.entries(sources).flatMap(([file, source]) => wordsIn(file, source))

interface Term {
  readonly thing: string
  readonly terms: { readonly es: readonly string[]; readonly en: readonly string[] }
  readonly never: { readonly es: readonly string[]; readonly en: readonly string[] }
}

const listed = (cell: string): string[] => (cell === '—' ? [] : cell.split(', '))

const TERMS: readonly Term[] = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| the thing') && !line.startsWith('| ---'))
  .map((line) => {
    const [thing = '', es = '', en = '', neverEs = '', neverEn = ''] = line.slice(2, -2).split(' | ')
    return { thing, terms: { es: listed(es), en: listed(en) }, never: { es: listed(neverEs), en: listed(neverEn) } }
  })

/** A whole word or phrase, whatever its capitals. */
const says = (phrase: string) => new RegExp(`(?<!\\p{L})${phrase}(?!\\p{L})`, 'iu')

const used = (phrase: string, language: 'es' | 'en'): string[] => {
  const pattern = says(phrase)
  return WORDS.filter((word) => word.language === language && pattern.test(word.text)).map(
    ({ file, text }) => `${file}: ${text}`,
  )
}

describe('the word lists', () => {
  it('are read whole, the pairs that stand beside a drawing too', () => {
    expect(WORDS.filter(({ language }) => language === 'es').length).toBeGreaterThan(3000)
    expect(WORDS.filter(({ language }) => language === 'en').length).toBeGreaterThan(3000)
    expect(wordsIn('a.tsx', `const x = { es: { a: 'el tiro' }, en: { a: (n) => \`\${n} rolls\` } }`)).toEqual([
      { file: 'a.tsx', language: 'es', text: 'el tiro' },
      { file: 'a.tsx', language: 'en', text: ' …  rolls' },
    ])
    expect(wordsIn('games/x/words.es.ts', `export const names = ['uno']`)).toEqual([
      { file: 'games/x/words.es.ts', language: 'es', text: 'uno' },
    ])
    expect(wordsIn('a.ts', `const tables = 'not a word'`)).toEqual([])
  })

  it.each(TERMS)('have one word for $thing', ({ terms, never }) => {
    for (const language of ['es', 'en'] as const) {
      expect(never[language].flatMap((phrase) => used(phrase, language))).toEqual([])
      expect(terms[language].length).toBeGreaterThan(0)
      expect(terms[language].filter((term) => used(`${term}(?:e?s)?`, language).length === 0)).toEqual([])
    }
  })

  it('do not shout', () => {
    expect(WORDS.filter(({ text }) => /[¡!]/.test(text))).toEqual([])
  })
})
