import { readFileSync } from 'node:fs'
import { TOLD } from '@tapete/engine'
import { departure, record, rulesOfRecording } from '@tapete/engine/testkit'
import { describe, expect, it } from 'vitest'

const read = (id: string) => readFileSync(new URL(`recorded/${id}.txt`, import.meta.url), 'utf8')

describe.each(TOLD.map((game) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  it('plays again what was recorded under its rule set; else it needs the next revision, and `npm run record`', () => {
    const recording = read(id)
    expect(rulesOfRecording(recording)).toBe(game.ruleSet)
    expect(departure(game, recording)).toBeUndefined()
  })

  it('a recording tells at which move the rules are no longer the same', () => {
    const lines = record(game, { tables: 1, moves: 5 }).trimEnd().split('\n')
    expect(departure(game, lines.join('\n'))).toBeUndefined()
    const other = lines.map((line, index) => (index === 3 ? line.replace(/^.{8}/, '00000000') : line))
    expect(departure(game, other.join('\n'))).toContain(`${id}, line 4: 00000000 `)
    const gap = lines.filter((_, index) => index !== 2)
    expect(departure(game, gap.join('\n'))).toMatch(/is refused now|gives now/)
  })
})
