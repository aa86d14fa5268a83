import { describe, expect, it } from 'vitest'
import { cardKey } from '../src/cards/cardKeys.js'
import { en } from '../src/i18n/cards/en.js'
import { es } from '../src/i18n/cards/es.js'

describe('a card that is typed', () => {
  it('takes its suit by the letter the reader knows it by', () => {
    expect(['p', 'c', 'd', 't'].map((key) => cardKey(key, es.suitKeys))).toEqual([
      { suit: 's' },
      { suit: 'h' },
      { suit: 'd' },
      { suit: 'c' },
    ])
    expect(['s', 'h', 'd', 'c'].map((key) => cardKey(key, en.suitKeys))).toEqual([
      { suit: 's' },
      { suit: 'h' },
      { suit: 'd' },
      { suit: 'c' },
    ])
    expect(cardKey('t', en.suitKeys)).toEqual({ rank: 'T' })
  })

  it('takes its rank in either language, ten by its zero', () => {
    for (const { suitKeys } of [es, en])
      expect(['1', 'a', '0', '9', 'k', 'x'].map((key) => cardKey(key, suitKeys))).toEqual([
        { rank: 'A' },
        { rank: 'A' },
        { rank: 'T' },
        { rank: '9' },
        { rank: 'K' },
        undefined,
      ])
  })
})
