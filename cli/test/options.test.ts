// Every option of the blackjack games by `--set`: taken, refused when it cannot be, and without effect on the odds unless it
// is one of those that change a chance or a payment.

import { type AnyGame, CATALOGUE, configure, type Json, type Setting } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { rulesOfTable } from '../../odds/src/blackjack/rules.js'
import { configFrom } from '../src/command.js'
import { main } from '../src/main.js'
import { tapete } from './tapete.js'

const SLOW = 120_000

const GAMES = CATALOGUE.filter(({ family }) => family === 'blackjack')

/** What the odds depend on. Packs, soft 17 and splits are the regulation's, no options. */
const OF_CHANCE: { readonly [game: string]: readonly string[] } = {
  'canal-21': ['tieBreakEqualPays', 'bonusScope'],
  'blackjack-mendoza': ['bankBlackjackBeats21'],
}

const dataOf = (game: AnyGame): { readonly [option: string]: Json } => ({
  limits: { [game.id === 'challenge-21' ? 'round' : 'main']: { min: 1000, max: 50_000 } },
  instruments: [{ id: 'ticket', authorisation: 'Resolución 12' }],
})

/** A value that is allowed and not the default. */
const another = (game: AnyGame, option: string, setting: Setting): Json => {
  switch (setting.kind) {
    case 'integer':
      return setting.min === setting.default ? setting.max : setting.min
    case 'choice':
      return setting.choices.find((choice) => choice !== setting.default) as string
    case 'switch':
      return !setting.default
    case 'text':
      return '2026'
    case 'data':
      return dataOf(game)[option] ?? [...(setting.default as Json[]), 'more']
  }
}

const impossible = (setting: Setting): string => {
  switch (setting.kind) {
    case 'integer':
      return String(setting.max + 1)
    case 'choice':
    case 'switch':
      return 'perhaps'
    case 'text':
    case 'data':
      return 'none'
  }
}

const assigned = (option: string, value: Json): string =>
  `${option}=${typeof value === 'string' ? value : JSON.stringify(value)}`

const optionsOf = (game: AnyGame): [string, Setting][] => Object.entries(game.settings)

const ofProcedure = (game: AnyGame): string[] =>
  optionsOf(game)
    .filter(([option]) => !OF_CHANCE[game.id]?.includes(option))
    .flatMap(([option, setting]) => ['--set', assigned(option, another(game, option, setting))])

const run = async (...args: string[]): Promise<{ code: number; out: string; err: string }> => {
  let [out, err] = ['', '']
  const code = await main(args, {
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
    },
    live: false,
  })
  return { code, out, err }
}

describe.each(GAMES)('options of $id', (game) => {
  it.each(optionsOf(game))('%s can be set', (option, setting) => {
    const value = another(game, option, setting)
    const config = configFrom(game, [assigned(option, value)])
    expect(config[option]).toEqual(value)
    expect(value).not.toEqual(setting.default)
    const same = JSON.stringify(rulesOfTable(game, config)) === JSON.stringify(rulesOfTable(game))
    expect(same).toBe(!OF_CHANCE[game.id]?.includes(option))
  })

  it.each(optionsOf(game).filter(([, { kind }]) => kind !== 'text'))(
    '%s says what it takes, to odds and to simulations',
    async (option, setting) => {
      const bad = impossible(setting)
      const refused = configure(game.settings, { [option]: setting.kind === 'integer' ? Number(bad) : bad })
      if (refused.ok) throw new Error(`${option}=${bad} was to be refused`)
      for (const command of ['odds', 'simulate'])
        expect(await run(command, game.id, '--set', `${option}=${bad}`)).toEqual({
          code: 2,
          out: '',
          err: `tapete ${command}: option ${option} of ${game.id}: ${refused.why}\nSee: tapete ${command} --help\n`,
        })
    },
  )

  it.each(['packs=2', 'drawsOnSoft17=true', 'splits=9'])('%s is no option: the regulation says it', async (set) => {
    const { code, err } = await run('odds', game.id, '--set', set)
    expect(code).toBe(2)
    expect(err).toContain(`option ${set.split('=')[0]} of ${game.id}: known options: seats,`)
  })
})

describe('all options of procedure together', () => {
  const canal = GAMES.find(({ id }) => id === 'canal-21') as AnyGame

  it(
    'leave the odds as they are',
    async () => {
      const [plain, set] = [
        await run('odds', canal.id, '--quick', '--json'),
        await run('odds', canal.id, '--quick', '--json', ...ofProcedure(canal)),
      ].map(({ code, out }) => ({ code, ...JSON.parse(out) }))
      expect([plain.code, set.code]).toEqual([0, 0])
      expect(set.options).not.toEqual(plain.options)
      expect([set.blackjack, set.bets]).toEqual([plain.blackjack, plain.bets])
    },
    SLOW,
  )

  it(
    'and those of chance are simulated by the odds they make',
    async () => {
      const sets = ['--set', 'tieBreakEqualPays=3:2', '--set', 'bonusScope=final-three', ...ofProcedure(canal)]
      const { code, out } = await tapete('simulate', canal.id, '--rounds', '1000', '--json', ...sets)
      const { options, rounds, bets } = JSON.parse(out)
      expect([code, rounds]).toEqual([0, 1000])
      expect([options.tieBreakEqualPays, options.bonusScope, options.plan]).toEqual(['3:2', 'final-three', '2026'])
      // Between final-three at 1:1 and first-three at 3:2.
      expect(bets[0].ev).toBeGreaterThan(-0.00833)
      expect(bets[0].ev).toBeLessThan(-0.00774)
    },
    SLOW,
  )
})
