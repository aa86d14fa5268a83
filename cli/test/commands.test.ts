import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { CATALOGUE } from '@tapete/engine'
import { canonicalJson } from '@tapete/server'
import { describe, expect, it } from 'vitest'
import { main } from '../src/main.js'
import { progress } from '../src/progress.js'
import { said, tapete } from './tapete.js'

const COMMANDS = ['games', 'odds', 'simulate', 'conform', 'audit', 'digests', 'bias', 'backup', 'restore', 'bench']

describe('tapete', () => {
  it('lists its commands; without one it was called wrongly', async () => {
    const bare = await tapete()
    const asked = await tapete('--help')
    expect(bare.code).toBe(2)
    expect(asked.code).toBe(0)
    expect(asked.out).toBe(bare.out)
    for (const command of COMMANDS) expect(asked.out).toMatch(new RegExp(`^  ${command} +\\S`, 'm'))
  })

  it.each(COMMANDS)('%s explains itself', async (command) => {
    const { code, out, err } = await said(command, '--help')
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(new RegExp(`^tapete ${command} `))
  })

  it.each([
    [['dance'], 'tapete: no command "dance"'],
    [['odds'], 'tapete odds: name a game: roulette-french, roulette-american, roulette-american-00, big-six'],
    [['odds', 'poker'], 'tapete odds: no game "poker"; the games are'],
    [['odds', 'big-six', 'more'], 'tapete odds: nothing expects "more"'],
    [['odds', 'big-six', '--set', 'chip'], 'tapete odds: --set takes name=value, not "chip"'],
    [['odds', 'big-six', '--set', 'chips=1'], 'tapete odds: option chips of big-six: known options: seats,'],
    [
      ['odds', 'big-six', '--set', 'chip=0'],
      'tapete odds: option chip of big-six: must be a whole number from 1 to 1000000',
    ],
    [['odds', 'big-six', '--bet', 'red'], 'tapete odds: no bet of big-six begins with red'],
    [['odds', 'big-six', '--loud'], "tapete odds: Unknown option '--loud'"],
    [['simulate', 'big-six', '--rounds', '-3'], "tapete simulate: Option '--rounds' argument is ambiguous"],
    [['simulate', 'big-six', '--rounds', '2.5'], 'tapete simulate: --rounds takes a whole number from 1 to'],
    [['simulate', 'big-six', '--zero', 'all'], 'tapete simulate: --zero takes half or prison'],
    [['conform'], 'tapete conform: name a scenario file or a folder of them'],
    [['conform', 'nowhere'], 'tapete conform: cannot read nowhere'],
    [['bench', 'fast'], 'tapete bench: nothing expects "fast"'],
    [['bench', 'floor', 'fast'], 'tapete bench: nothing expects "fast"'],
    [['bench', 'engine', '--seconds', 'x'], 'tapete bench: --seconds takes a number above 0, 3600 at most'],
    [['backup'], 'tapete backup: name the folder of the backup'],
    [['audit', '--data', 'nowhere'], 'tapete audit: no house in '],
  ])('%j is called wrongly', async (args, message) => {
    const { code, out, err } = await said(...args)
    expect(err.slice(0, message.length)).toBe(message)
    expect([code, out]).toEqual([2, ''])
  })
})

describe('tapete games', () => {
  it('lists the catalogue', async () => {
    const { code, out } = await tapete('games', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out).games).toEqual(
      CATALOGUE.map(({ id, family, title, source }) => ({ game: id, family, title, source })),
    )
  })

  it('[GEN-20] shows the rules of one game with their articles, its options and its moves', async () => {
    const { code, out } = await tapete('games', 'big-six', '--json')
    const game = JSON.parse(out)
    expect(code).toBe(0)
    expect(game.options.find(({ name }: { name: string }) => name === 'disc').rule).toBe('BS-02')
    expect(game.moves.find((move: { do: string }) => move.do === 'stop')).toEqual({
      do: 'stop',
      by: ['chance'],
      fields: { symbol: 'word' },
    })
    expect(game.rules.find(({ rule }: { rule: string }) => rule === 'BS-15').article).toBe(
      'scj-2023 II.3.6 Pago de apuestas',
    )
    expect(game.rules.some(({ rule }: { rule: string }) => rule === 'GEN-09')).toBe(true)
    expect(game.rules.some(({ rule }: { rule: string }) => rule === 'RF-01')).toBe(false)
  })

  it('aligns what people read', async () => {
    const { out } = await tapete('games')
    const [head = '', rule = '', first = ''] = out.split('\n')
    // Each column as wide as its longest word, with two spaces between.
    const widest = (words: readonly string[]) => Math.max(...words.map((word) => word.length)) + 2
    const columns = [
      'game'.padEnd(widest(CATALOGUE.map(({ id }) => id))),
      'family'.padEnd(widest(CATALOGUE.map(({ family }) => family))),
      'title'.padEnd(widest(CATALOGUE.map(({ title }) => title.es))),
    ]
    expect(head).toBe(`${columns.join('')}regulation`)
    expect(rule.length).toBe(columns.join('').length + widest(CATALOGUE.map(({ source }) => source)) - 2)
    expect(first.indexOf('scj-2023')).toBe(head.indexOf('regulation'))
  })
})

describe('tapete odds', () => {
  it('prints exact fractions', async () => {
    const { code, out } = await tapete('odds', 'roulette-french', '--bet', 'red', '--bet', 'straight:0', '--json')
    const report = JSON.parse(out)
    expect(code).toBe(0)
    expect(report.game).toBe('roulette-french')
    expect(report.options.zeroDefault).toBe('half')
    expect(report.bets.map(({ bet, exact }: { bet: string; exact: string }) => [bet, exact])).toEqual([
      ['straight:0', '-1/37'],
      ['red', '-1/74'],
      ['red:prison', '-19/1369'],
    ])
    for (const bet of report.bets) {
      expect(bet.houseEdge).toBeCloseTo(-bet.ev, 15)
      expect(bet.variance).toBeGreaterThan(0)
      expect(bet.hit).toBeGreaterThan(0)
    }
  })

  it('[PYB-01] supposes packs that no table may have, and says so', async () => {
    const { code, out } = await tapete('odds', 'punto-y-banca', '--set', 'decks=6')
    expect(code).toBe(0)
    expect(out).toContain('Supposed: decks=6. By PYB-01 it must be 8.')
    expect(out).toContain('1.2374 %')
  })

  it('follows the options of the game', async () => {
    const { out } = await tapete('odds', 'roulette-french', '--bet', 'red', '--set', 'zeroDefault=prison', '--json')
    expect(JSON.parse(out).bets.map(({ bet, exact }: { bet: string; exact: string }) => [bet, exact])).toEqual([
      ['red', '-19/1369'],
      ['red:half', '-1/74'],
    ])
  })

  it('aligns a table for people', async () => {
    const { out } = await tapete('odds', 'big-six', '--bet', 'value:40', '--all')
    expect(
      out
        .split('\n')
        .slice(2, 6)
        .map((line) => line.replace(/ +/g, ' ')),
    ).toEqual([
      'bet pays expected value house edge variance wins article',
      '---------- ---- -------------- ---------- -------- ------ --------------------------------',
      'value:40-a 40:1 -13/54 24.0741 % 30.5532 1.85 % scj-2023 II.3.6 Pago de apuestas',
      'value:40-b 40:1 -13/54 24.0741 % 30.5532 1.85 % scj-2023 II.3.6 Pago de apuestas',
    ])
  })
})

describe('a typo', () => {
  it.each([
    [['odds', 'big-sx'], 'Did you mean "big-six"?'],
    [['odds', 'big-six', '--set', 'chp=1'], 'Did you mean "chip"?'],
    [['oods'], 'Did you mean "odds"?'],
  ])('%j is guessed', async (args, guess) => {
    const { code, err } = await tapete(...args)
    expect([code, err.includes(guess)]).toEqual([2, true])
  })
})

describe('tapete odds of equal bets', () => {
  it('tells them once with how many they are, and each of them with --all', async () => {
    const { out } = await tapete('odds', 'roulette-american', '--bet', 'straight')
    expect(out.split('\n').filter((line) => line.startsWith('straight'))).toEqual([
      expect.stringMatching(/^straight +37 +35:1 +-1\/37 /),
    ])
    const all = await tapete('odds', 'roulette-american', '--bet', 'straight', '--all')
    expect(all.out.split('\n').filter((line) => line.startsWith('straight:'))).toHaveLength(37)
  })
})

describe('tapete odds of a game of decisions', () => {
  const SLOW = 120_000

  it(
    'tells the edge of the best play, its chart and the bets of chance, as data',
    async () => {
      const { code, out } = await tapete('odds', 'blackjack-perfect-pairs', '--quick', '--json')
      const { blackjack, bets, worths } = JSON.parse(out)
      expect(code).toBe(0)
      expect(worths).toEqual([])
      expect(blackjack.favoursPlayer).toBe(false)
      expect(blackjack.houseEdge).toBeGreaterThan(0)
      expect(blackjack.chart.pairs.map(({ hand }: { hand: string }) => hand)[0]).toBe('A-A')
      expect(bets.map(({ bet, exact }: { bet: string; exact: string }) => [bet, exact])).toEqual([
        ['pairs', '-13/311'],
        ['insurance:ace', '-23/311'],
      ])
    },
    SLOW,
  )

  it(
    'says plainly whom the rules favour, follows their options, and aligns charts',
    async () => {
      const written = await tapete('odds', 'blackjack-mendoza', '--quick')
      expect(written.out).toContain('the rules as written favour the player by')
      expect(written.out).toContain('hard  2  3  4  5  6  7  8  9  10  A')
      const args = ['odds', 'blackjack-mendoza', '--quick', '--set', 'bankBlackjackBeats21=true', '--json']
      const [, percent = ''] = written.out.match(/favour the player by ([\d.]+) %/) ?? []
      expect(JSON.parse((await tapete(...args)).out).blackjack.ev).toBeLessThan(Number(percent) / 100)
    },
    SLOW,
  )

  it(
    'names the bet that favours the player',
    async () => {
      const { out } = await tapete('odds', 'canal-21', '--quick')
      expect(out).toContain('As written, the bet tie-break favours the player by 7.2503 % of what is staked on it.')
    },
    SLOW,
  )

  it(
    'simulates it by the best play',
    async () => {
      const args = ['simulate', 'blackjack-perfect-pairs', '--rounds', '300000', '--seed', 'cli', '--json']
      const { bets, rounds } = JSON.parse((await tapete(...args)).out)
      expect(rounds).toBe(300_000)
      expect(bets.map(({ bet }: { bet: string }) => bet)).toEqual(['main', 'pairs'])
      for (const { z } of bets) expect(Math.abs(z)).toBeLessThan(3.5)
    },
    SLOW,
  )
})

describe('tapete simulate', () => {
  it('gives the same result for the same seed, within reach of the exact value', async () => {
    const args = [
      'simulate',
      'big-six',
      '--bet',
      'value:1',
      '--rounds',
      '4000',
      '--seed',
      'x',
      '--workers',
      '2',
      '--json',
    ]
    const [one, two] = [await tapete(...args), await tapete(...args)]
    expect([one.code, one.err]).toEqual([0, ''])
    const report = JSON.parse(one.out)
    expect(report.rounds).toBe(4000)
    expect(report.bets[0].bet).toBe('value:1')
    expect(Math.abs(report.bets[0].z)).toBeLessThan(4)
    expect(JSON.parse(two.out).bets).toEqual(report.bets)
  })

  it('says which bet the game does not have', async () => {
    const { code, err } = await tapete('simulate', 'big-six', '--bet', 'red', '--rounds', '10')
    expect(err).toContain('red')
    expect(code).not.toBe(0)
  })
})

describe('what takes long', () => {
  const listener = (live: boolean) => {
    const [out, err]: [string[], string[]] = [[], []]
    return { out: (text: string) => out.push(text), err: (text: string) => err.push(text), live, heard: { out, err } }
  }

  it('tells whoever watches how far it is, on one line that is wiped at the end', async () => {
    const io = listener(true)
    const code = await main(['simulate', 'blackjack-classic', '--rounds', '600000', '--workers', '2'], io)
    expect(code).toBe(0)
    expect(io.heard.out[0]).toBe('Black Jack clásico (blackjack-classic): 600,000 rounds, seed 1, 2 workers\n')
    const shown = io.heard.err.slice(0, -1)
    for (const line of shown) expect(line).toMatch(/^\r[\d,]+ of 600,000 rounds, \d+ %/)
    expect(shown.at(-1)).toMatch(/^\r600,000 of 600,000 rounds, 100 %/)
    expect(io.heard.err.at(-1)).toMatch(/^\r +\r$/)
  })

  it('tells nothing to a program', () => {
    const io = listener(false)
    const bar = progress(io, 'rounds')
    bar.show(1, 2)
    bar.end()
    expect(io.heard).toEqual({ out: [], err: [] })
  })
})

describe('tapete bench', () => {
  it('measures every game against the floor of the same run, and the heap', async () => {
    const { code, out } = await tapete('bench', 'engine', '--seconds', '0.1', '--rounds', '500', '--json')
    const report = JSON.parse(out)
    expect(code).toBe(0)
    expect(report.speeds.map(({ game }: { game: string }) => game)).toEqual(CATALOGUE.map(({ id }) => id))
    for (const speed of report.speeds) expect(speed.ratio).toBeCloseTo(speed.stepsPerSecond / speed.copiesPerSecond, 9)
    expect(report.heap.megabytes).toHaveLength(11)
  })
})

describe('tapete digests', () => {
  it('names the program as a whole and file by file, and exits as it judges', async () => {
    const { code, out } = await tapete('digests', '--files', '--json')
    const found = JSON.parse(out)
    expect(code).toBe(found.ok ? 0 : 1)
    expect(createHash('sha256').update(canonicalJson(found.manifest)).digest('hex')).toBe(found.digest)
    const { packages, dependencies } = found.manifest
    expect(Object.keys(packages)).toEqual(['engine', 'odds', 'server', 'web', 'cli'])
    const own = createHash('sha256')
      .update(readFileSync(new URL('../bin/tapete.js', import.meta.url)))
      .digest('hex')
    expect(packages.cli['bin/tapete.js']).toBe(own)
    expect(Object.keys(dependencies).some((name) => name.startsWith('fastify@'))).toBe(true)
  })
})

describe('tapete bias', () => {
  it('makes no house where there is none', async () => {
    const { code, err } = await tapete('bias', '--data', '/nowhere/at/all')
    expect([code, err]).toEqual([2, expect.stringContaining('tapete bias: no house in /nowhere/at/all')])
  })
})
