import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
    expect(out).toMatch(/^ok {6}.*good\.json:1 {2}a straight\n1 passed, 0 failed\n$/)
    expect(code).toBe(0)
  })

  it('shows the difference of one that does not, and fails', async () => {
    const wrong = { ...scenario, expect: { net: { 'seat:1': 34000 }, say: ['hagan su juego'] } }
    const { code, out } = await tapete('conform', file('bad.json', wrong))
    expect(code).toBe(1)
    expect(out).toContain('FAILED')
    expect(out).toContain('line 1: move 3: seat:1 bet red 1000: expected accepted, was refused: betting-closed (RF-08)')
    expect(out).toContain('line 1: net of seat:1: expected 34000, was 0')
    expect(out).toContain('\n          left in phase closed, waiting for chance ball\n')
    expect(out).toContain('0 passed, 1 failed')
  })

  it.each([
    ['torn.json', '{\n', 'line 1: not JSON: '],
    ['empty.json', {}, "line 1: not a scenario: it must have required property 'name'"],
    ['extra.json', { ...scenario, expects: {} }, 'not a scenario: it must NOT have additional properties: expects'],
    ['game.json', { ...scenario, game: 'poker' }, 'line 1: no game "poker"; the games are roulette-french, '],
    ['option.json', { ...scenario, config: { chip: 0 } }, 'config: chip must be a whole number from 1 to 1000000'],
    ['move.json', { ...scenario, moves: ['seat:1 dance'] }, 'no move "dance" in "seat:1 dance"'],
    ['shape.json', { ...scenario, moves: ['dance'] }, 'not a scenario: /moves/0 is neither a move nor "..."'],
    ['head.scenario', 'game big-six\n', 'line 1: a scenario begins with [rules] and a name, not "game big-six"'],
    ['nowhere.scenario', '[GEN-02] x\n', 'line 1: not a scenario: /game must match pattern'],
    [
      'amount.scenario',
      '# a note\n[GEN-02] x\ngame big-six\n= seat:1 lots\n',
      'line 4: expected a whole amount for seat:1, not "lots"',
    ],
    [
      'move.scenario',
      '[GEN-02] x\ngame big-six\n\nseat:1 bet value:1 100\nseat:1 dance\n',
      'line 5: no move "dance" in "seat:1 dance"',
    ],
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

  const TWO = `# Two scenarios in one file.
[BS-18 BS-20] Five, and the rest lose
game big-six
seat:1 bet value:5 1000
seat:2 bet value:1 300
seat:1 bet value:5 50     ! any
...
chance stop 5
...
= seat:1 +5000, seat:2 -300, bank -4700
= events bet-placed seat:1 value:5, bet-placed, disc-spun, said, disc-stopped, said, collected seat:2 value:1, paid seat:1, round-ended

[RF-13] A straight
game roulette-french
seat:1 bet straight:17 1000
...
seat:1 bet red 1000       ! betting-closed
chance ball 17
...
= bet seat:1 straight:17 +35000
= phase idle
`

  it('reads the text form, several scenarios a file, each told with its line', async () => {
    const path = file('two.scenario', TWO)
    const { code, out } = await tapete('conform', path)
    expect(out.split('\n').map((line) => line.replace(/ {2}\S+two/, '  two'))).toEqual([
      'ok      two.scenario:2  Five, and the rest lose',
      'ok      two.scenario:13  A straight',
      '2 passed, 0 failed',
      '',
    ])
    expect(code).toBe(0)
  })

  it('tells each difference of the text form with its line', async () => {
    const wrong = TWO.replace('! any', '').replace('+35000', '+34000').replace('seat:1 straight', 'seat:2 straight')
    const { code, out } = await tapete('conform', file('wrong.scenario', wrong), '--json')
    expect(code).toBe(1)
    const { passed, failed, scenarios } = JSON.parse(out)
    expect([passed, failed]).toEqual([0, 2])
    expect(scenarios[0].differences.slice(0, 2)).toEqual([
      {
        line: 6,
        what: 'move 3: seat:1 bet value:5 50: expected accepted, was refused: not-whole-chips (GEN-03)',
      },
      { line: 10, what: 'net of seat:1: expected 5000, was 0' },
    ])
    expect(scenarios[0].left).toBe('left in phase betting, waiting for croupier spin clockwise')
    expect(scenarios[1]).toMatchObject({
      line: 13,
      differences: [{ line: 20, what: 'net of bet seat:2 straight:17: expected 34000, was null' }],
      left: 'left in phase idle, waiting for croupier start',
    })
  })

  it('runs the others of a file when one cannot be read', async () => {
    const { code, out } = await tapete('conform', file('half.scenario', TWO.replace('-4700', '-4,7')))
    expect(code).toBe(1)
    expect(out).toContain('half.scenario:10  not read\n          line 10: expected a party and an amount')
    expect(out).toContain('half.scenario:13  A straight\n1 passed, 1 failed\n')
  })

  it('reads a list of scenarios as JSON, and finds both forms in a folder', async () => {
    const under = mkdtempSync(join(folder, 'both-'))
    const wrong = { ...scenario, name: 'wrong', expect: { ...scenario.expect, bank: 5 } }
    writeFileSync(join(under, 'list.json'), JSON.stringify([scenario, wrong], null, 1))
    writeFileSync(join(under, 'two.scenario'), TWO)
    writeFileSync(join(under, 'notes.txt'), 'not a scenario')
    const { code, out } = await tapete('conform', under)
    expect(code).toBe(1)
    expect(out).toMatch(/ok {6}\S+list\.json:2 {2}a straight\nFAILED {2}\S+list\.json:/)
    const lines = JSON.stringify([scenario, wrong], null, 1).split('\n')
    const at = lines.findIndex((line) => line.includes('"bank": 5')) + 1
    expect(out).toContain(`line ${at}: bank: expected 5, was -35000`)
    expect(out).toContain('3 passed, 1 failed')
  })

  it('reads the scenarios of a document', async () => {
    const document = `# Report\n\n\`\`\`json\n{}\n\`\`\`\n\n\`\`\`scenario\n${TWO}\`\`\`\n\n[not one](x)\n`
    const { code, out } = await tapete('conform', file('report.md', document))
    expect(out).toContain('report.md:9  Five, and the rest lose')
    expect(out).toContain('2 passed, 0 failed')
    expect(code).toBe(0)
    const none = await tapete('conform', file('none.md', '# Report\n'))
    expect(none.err).toContain('no scenario in ')
    expect(none.code).toBe(2)
  })

  it('holds a move that may be refused for any reason to be refused', async () => {
    const any = { ...scenario, expect: { refusals: { 3: 'any', 4: 'any' } } }
    const { code, out } = await tapete('conform', file('any.json', any))
    expect(code).toBe(1)
    expect(out).toContain('move 4: chance ball 17: expected refused, was accepted')
    expect(out).not.toContain('move 3')
  })

  const HAND = `[BJK-24] A hand nobody speaks for
game blackjack-classic
seat:1 bet main:1 1000
...
chance card 9s
chance card 6h
chance card 8d
...
chance card Td
chance card Kh
...
= seat:1 +1000
`

  it('never decides for a player who says nothing, and names whom the table waits for', async () => {
    const { code, out } = await tapete('conform', file('silent.scenario', HAND))
    expect(code).toBe(1)
    expect(out).toContain(
      'line 8: move 6: the table waits for seat:1 (hit, stand, surrender): write what is decided, or "croupier stand for=seat:1", or "... answering"',
    )
    expect(out).toContain('left in phase turns, waiting for seat:1 (hit, stand, surrender)')
  })

  it.each([
    ['told to', HAND.replace('8d\n...', '8d\n... answering')],
    ['told what is decided', HAND.replace('8d\n...', '8d\n...\nseat:1 stand')],
  ])('goes on when it is %s', async (_, text) => {
    const { code, out } = await tapete('conform', file('spoken.scenario', text))
    expect(out).toContain('1 passed, 0 failed')
    expect(code).toBe(0)
  })

  it('says in its help all that it reads', async () => {
    const { code, out } = await tapete('conform', '--help')
    expect(code).toBe(0)
    for (const part of ['--quiet', '--json', '.json', '.md', '.scenario', '... answering', '! any', 'docs/auditing.md'])
      expect(out).toContain(part)
    for (const word of [
      'game',
      'config',
      'opening',
      'seats',
      '= bet',
      '= account',
      '= say',
      '= events',
      '= phase',
      '= status',
    ])
      expect(out).toContain(`\n  ${word} `)
  })

  it.each(['docs/auditing.md', 'docs/scenarios.md'])('runs what %s shows', async (document) => {
    const { code, out } = await tapete('conform', document, '--quiet')
    expect(out).toMatch(/^\d+ passed, 0 failed\n$/)
    expect(code).toBe(0)
  })

  const blockOf = (document: string, kind: string): string => {
    const text = readFileSync(new URL(`../../docs/${document}`, import.meta.url), 'utf8')
    return new RegExp(`\`\`\`${kind}\\n([^]*?)\`\`\``).exec(text)?.[1] ?? ''
  }

  it('runs the scenario that docs/scenarios.md shows as JSON', async () => {
    const { code, out } = await tapete('conform', file('shown.json', blockOf('scenarios.md', 'json')))
    expect(out).toContain('1 passed, 0 failed')
    expect(code).toBe(0)
  })

  it('fails as docs/auditing.md says it does', async () => {
    const first = blockOf('auditing.md', 'scenario').replace('seat:1 +34500', 'seat:1 +35000')
    const { out } = await tapete('conform', file('mine.scenario', first))
    const [, ...lines] = out.trimEnd().split('\n')
    const shown = readFileSync(new URL('../../docs/auditing.md', import.meta.url), 'utf8')
    expect(lines.slice(0, -1)).toEqual([
      '          line 11: net of seat:1: expected 35000, was 34500',
      '          left in phase idle, waiting for croupier start',
    ])
    for (const line of lines.slice(0, -1)) expect(shown).toContain(line)
  })
})
