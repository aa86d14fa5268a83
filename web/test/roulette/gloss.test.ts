import { describe, expect, it } from 'vitest'
import { announcement } from '../../../engine/src/roulette/spin.js'
import { gloss } from '../../src/games/roulette/gloss.js'
import { gloss as glossed } from '../../src/pages/table/gloss.js'

describe('announcements', () => {
  it('has an English gloss for every number of both wheels', () => {
    for (const pocket of ['0', '00', ...Array.from({ length: 36 }, (_, index) => String(index + 1))]) {
      const said = glossed(announcement(pocket), gloss)
      expect(said, pocket).toBeDefined()
      expect(said).not.toMatch(/rojo|negro|par\b|menor|mayor|columna|docena|cero/i)
    }
  })
})
