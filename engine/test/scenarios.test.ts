import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AnyGame, findTold, formatScenario, parseScenario, runScenario, type Scenario } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { RULEBOOK } from '../src/rulebook.js'

const root = fileURLToPath(new URL('../../scenarios', import.meta.url))
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*\.json$/

const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort()

describe.each(folders)('scenarios/%s', (folder) => {
  const files = readdirSync(join(root, folder)).sort()

  it('is the folder of a game, with files named in kebab case', () => {
    expect(findTold(folder)).toBeDefined()
    expect(files.filter((file) => !KEBAB_CASE.test(file))).toEqual([])
  })

  for (const file of files) {
    const scenario = JSON.parse(readFileSync(join(root, folder, file), 'utf8')) as Scenario
    const game = findTold(folder) as AnyGame

    it(`[${scenario.rule}] ${scenario.game}: ${scenario.name}`, () => {
      expect(scenario.game).toBe(folder)
      expect(scenario.rule.split(' ').filter((rule) => !Object.hasOwn(RULEBOOK, rule))).toEqual([])

      const outcome = runScenario(game, scenario)
      const read = runScenario(game, parseScenario(formatScenario(game, scenario)))
      expect(read).toEqual(outcome)
      expect(outcome.differences, file).toEqual([])
    })
  }
})
