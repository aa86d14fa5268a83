import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { tapete } from './tapete.js'

const folder = mkdtempSync(join(tmpdir(), 'tapete-conform-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, content: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const scenario = {
  name: 'a straight',
  game: 'roulette-french',
  rule: 'RF-13',
  moves: ['seat:1 bet straight:17 1000', '...', 'seat:1 bet red 1000', 'chance ball 17', '...'],
  expect: { net: { 'seat:1': 35000 }, bank: -35000, refusals: { 3: 'betting-closed' } },
}

describe('tapete conform', () => {
  it('passes every scenario of the house', async () => {
    const { code, out } = await tapete('conform', 'scenarios', '--quiet')
    expect(out).toMatch(/^\d+ passed, 0 failed\n$/)
    expect(code).toBe(0)
  })

  it('reports one that holds', async () => {
    const { code, out } = await tapete('conform', file('good.json', scenario))
    expect(out).toMatch(/^ok {6}.*good\.json {2}a straight\n1 passed, 0 failed\n$/)
    expect(code).toBe(0)
  })

  it('shows the difference of one that does not, and fails', async () => {
    const wrong = { ...scenario, expect: { net: { 'seat:1': 34000 }, say: ['hagan su juego'] } }
    const { code, out } = await tapete('conform', file('bad.json', wrong))
    expect(code).toBe(1)
    expect(out).toContain('FAILED')
    expect(out).toContain('move 3: seat:1 bet red 1000: expected accepted, was refused: betting-closed (RF-08)')
    expect(out).toContain('net of seat:1: expected 34000, was 0')
    expect(out).toContain('0 passed, 1 failed')
  })

  it.each([
    ['torn.json', '{', 'not JSON: '],
    ['empty.json', {}, "not a scenario: the file must have required property 'name'"],
    ['extra.json', { ...scenario, expects: {} }, 'not a scenario: the file must NOT have additional properties'],
    ['game.json', { ...scenario, game: 'poker' }, 'no game "poker"'],
    ['option.json', { ...scenario, config: { chip: 0 } }, 'config: chip must be a whole number from 1 to 1000000'],
    ['move.json', { ...scenario, moves: ['seat:1 dance'] }, 'no move "dance" in "seat:1 dance"'],
  ])('%s is told apart', async (name, content, message) => {
    const { code, out } = await tapete('conform', file(name, content))
    expect(out).toContain(message)
    expect(code).toBe(1)
  })

  it('gives the same as JSON', async () => {
    const { out } = await tapete('conform', file('good.json', scenario), '--json')
    const report = JSON.parse(out)
    expect([report.passed, report.failed]).toEqual([1, 0])
    expect(report.scenarios[0]).toMatchObject({
      name: 'a straight',
      game: 'roulette-french',
      rule: 'RF-13',
      passed: true,
      differences: [],
    })
  })
})
