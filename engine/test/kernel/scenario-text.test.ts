import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bigSix } from '../../src/big-six/big-six.js'
import type { Json } from '../../src/kernel/contract.js'
import { runScenario, type Scenario } from '../../src/kernel/scenario.js'
import { parseScenario, readScenarios } from '../../src/kernel/scenario-reading.js'
import { formatScenario } from '../../src/kernel/scenario-text.js'

const WRITTEN = `[GEN-02 GEN-19] Five, and the rest lose
game big-six
config min=500 plan=Res-12 conditions="a \\"b\\" c" display=true max=null instruments=[{"id":"coupon","authorisation":"Res. 1"}]
opening betting
seats seat:1=5000 seat:2=0
seat:1 bet value:5 1000
seat:1 bet value:5 50 ! not-whole-chips
croupier correct seat:2 1 value:1 -5 "a ! b"
...
chance stop 5
= seat:1 +5000, seat:2 -300, seat:3 0, bank -4700
= bet seat:1 value:5 +5000
= bet seat:2 value:1 -300
= account seat:1/stakes 0
= account tips 70
= say "no más apuestas" "dijo \\"siete\\""
= events bet-placed seat:1 value:5, said
= phase idle
= status open
`

const READ: Scenario = {
  name: 'Five, and the rest lose',
  game: 'big-six',
  rule: 'GEN-02 GEN-19',
  config: {
    min: 500,
    plan: 'Res-12',
    conditions: 'a "b" c',
    display: true,
    max: null,
    instruments: [{ id: 'coupon', authorisation: 'Res. 1' }],
  },
  opening: 'betting',
  seats: { 'seat:1': 5000, 'seat:2': 0 },
  moves: [
    'seat:1 bet value:5 1000',
    'seat:1 bet value:5 50',
    'croupier correct seat:2 1 value:1 -5 "a ! b"',
    '...',
    'chance stop 5',
  ],
  expect: {
    net: { 'seat:1': 5000, 'seat:2': -300, 'seat:3': 0 },
    bank: -4700,
    bets: { 'seat:1 value:5': 5000, 'seat:2 value:1': -300 },
    accounts: { 'seat:1/stakes': 0, tips: 70 },
    say: ['no más apuestas', 'dijo "siete"'],
    events: ['bet-placed seat:1 value:5', 'said'],
    phase: 'idle',
    status: 'open',
    refusals: { 2: 'not-whole-chips' },
  },
}

describe('a scenario as text', () => {
  it('reads', () => expect(parseScenario(WRITTEN)).toEqual(READ))
  it('writes', () => expect(formatScenario(bigSix, READ)).toBe(WRITTEN))

  it('is short where there is little to say', () => {
    const least: Scenario = { name: 'x', game: 'big-six', rule: '', moves: [], expect: {} }
    expect(formatScenario(bigSix, least)).toBe('[] x\ngame big-six\n')
    expect(parseScenario('[] x\ngame big-six\n')).toEqual(least)
    expect(parseScenario('[]x')).toEqual({ ...least, game: '' })
  })

  it('writes moves given as data in the notation', () => {
    const moves = [{ by: 'seat:1', do: 'bet', on: 'value:1', amount: 100, for: 'seat:2' } as const, '...']
    const text = formatScenario(bigSix, { ...READ, moves, expect: { bank: 0, refusals: { 1: 'acts-for-another' } } })
    expect(text).toContain('\nseat:1 bet value:1 100 for=seat:2 ! acts-for-another\n...\n= bank 0\n')
  })

  it('leaves out blank lines, comments and the spaces around', () => {
    const text =
      '\n  # why\n  [GEN-02 GEN-19 ]   Two words  \n\n  game   big-six\n # x\n  seat:1  bet value:1 100   !   not-yours \n'
    expect(parseScenario(text)).toEqual({
      name: 'Two words',
      game: 'big-six',
      rule: 'GEN-02 GEN-19',
      moves: ['seat:1  bet value:1 100'],
      expect: { refusals: { 1: 'not-yours' } },
    })
  })

  it('begins with its rules and its name', () => {
    expect(() => parseScenario('game big-six')).toThrow('a scenario begins with [rules] and a name, not "game big-six"')
    expect(() => parseScenario('')).toThrow('a scenario begins with [rules] and a name, not ""')
    expect(() => parseScenario('x [GEN-02] y')).toThrow('a scenario begins with')
  })

  it('takes several scenarios from one text, each with the lines of its parts', () => {
    const text = `# two of them

[GEN-02] one
game big-six
config min=500 max=2000
seats seat:1=5000
seat:1 bet value:5 1000
... answering
seat:1 bet value:5 50 ! any
= seat:1 +5000, bank -5000
= account seat:1/stakes 0
[GEN-03] two
game big-six
opening open
= say "a, b"
= phase idle
`
    const [one, two, ...more] = readScenarios(text)
    expect(more).toEqual([])
    expect(one).toEqual({
      ok: true,
      scenario: {
        name: 'one',
        game: 'big-six',
        rule: 'GEN-02',
        config: { min: 500, max: 2000 },
        seats: { 'seat:1': 5000 },
        moves: ['seat:1 bet value:5 1000', '... answering', 'seat:1 bet value:5 50'],
        expect: {
          refusals: { 3: 'any' },
          net: { 'seat:1': 5000 },
          bank: -5000,
          accounts: { 'seat:1/stakes': 0 },
        },
      },
      lines: new Map([
        ['', 3],
        ['/game', 4],
        ['/config/min', 5],
        ['/config/max', 5],
        ['/seats/seat:1', 6],
        ['/moves/0', 7],
        ['/moves/1', 8],
        ['/moves/2', 9],
        ['/expect/net/seat:1', 10],
        ['/expect/bank', 10],
        ['/expect/accounts/seat:1~1stakes', 11],
      ]),
    })
    expect(two).toMatchObject({ ok: true, scenario: { name: 'two', opening: 'open', expect: { say: ['a, b'] } } })
    expect(() => parseScenario(text)).toThrow('expected one scenario, not 2')
  })

  it.each([
    ['config min', 'expected name=value, not "min"'],
    ['config min=5 and more', 'expected name=value, not "and more"'],
    ['opening closed', 'the opening is betting, open, none, not "closed"'],
    ['seats seat:1=lots', 'expected a whole amount for seat:1, not "lots"'],
    ['= seat:1', 'expected a party and an amount, as "seat:1 +500", not "seat:1"'],
    ['= seat:1 5 more', 'expected a party and an amount, as "seat:1 +500", not "seat:1 5 more"'],
    ['= seat:1 +5.5', 'expected a whole amount for seat:1, not "+5.5"'],
    ['= bank much', 'expected a whole amount for bank, not "much"'],
    ['= bet seat:1 red', 'expected a whole amount for seat:1, not "red"'],
    ['= account', 'expected a whole amount for an account, not ""'],
    ['= say no más apuestas', 'expected phrases in double quotes, not no más apuestas'],
    ['= say "a" b', 'expected phrases in double quotes, not b'],
  ])('says what is wrong in "%s", and goes on with the next', (line, error) => {
    expect(readScenarios(`[GEN-02] x\ngame big-six\n${line}\n[GEN-02] y\ngame big-six`)).toEqual([
      { ok: false, error, line: 3 },
      expect.objectContaining({ ok: true }),
    ])
  })

  it('keeps a text that looks like a number or a list as the text it is', () => {
    const config = { a: 'true', b: '12', c: '', d: 'two words', e: 'null', f: 'x=y', g: '[1]' }
    const text = formatScenario(bigSix, { ...READ, config })
    expect(text).toContain('config a="true" b="12" c="" d="two words" e="null" f="x=y" g="[1]"\n')
    expect(parseScenario(text).config).toEqual(config)
  })

  it('keeps lists and objects one after the other', () => {
    const config: { [name: string]: Json } = {
      limits: { red: { min: 5, max: 6 }, x: {} },
      colours: ['a', 'b'],
      chip: 5,
    }
    expect(parseScenario(formatScenario(bigSix, { ...READ, config })).config).toEqual(config)
  })

  it('keeps a reference with brackets in it', () => {
    const config = { instruments: [{ id: 'coupon', authorisation: 'Res. [12] de 2023' }], chip: 5 }
    expect(parseScenario(formatScenario(bigSix, { ...READ, config })).config).toEqual(config)
  })
})

describe('every scenario round-trips', () => {
  const amount = fc.integer({ min: -1_000_000, max: 1_000_000 })
  const seat = fc.integer({ min: 1, max: 99 }).map((number) => `seat:${number}`)
  const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/)
  const phrase = fc.string({ unit: 'grapheme-ascii', maxLength: 20 }).map((text) => text.replace(/[\r\n]/g, ' '))
  const record = (key: fc.Arbitrary<string>, value: fc.Arbitrary<Json>) =>
    fc.dictionary(key, value, { minKeys: 1, maxKeys: 3, noNullPrototype: true })
  const value = fc.oneof(amount, fc.boolean(), fc.constant(null), word, phrase, fc.array(amount), record(word, amount))
  const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

  const clean = (given: object): Scenario =>
    Object.fromEntries(Object.entries(given).filter(([, part]) => part !== undefined)) as unknown as Scenario

  const scenarios = fc
    .record({
      name: fc.stringMatching(/^[A-Za-z][a-z ,]{0,20}[a-z]$/),
      game: word,
      rule: fc.array(fc.stringMatching(/^[A-Z]{2,3}-[0-9]{2}$/), { maxLength: 3 }).map((ids) => ids.join(' ')),
      config: some(record(word, value)),
      opening: some(fc.constantFrom('betting' as const, 'open' as const, 'none' as const)),
      seats: some(record(seat, fc.integer({ min: 0, max: 1_000_000 }))),
      moves: fc.array(
        fc.constantFrom('...', 'seat:1 bet value:1 100', 'croupier correct seat:1 1 value:1 5 "a  ! b"'),
        {
          maxLength: 5,
        },
      ),
      expect: fc
        .record({
          net: some(record(seat, amount)),
          bank: some(amount),
          bets: some(
            record(
              fc.tuple(seat, word).map((pair) => pair.join(' ')),
              amount,
            ),
          ),
          accounts: some(record(word, amount)),
          say: some(fc.array(phrase)),
          events: some(
            fc.array(
              fc.oneof(
                word,
                fc.tuple(word, seat, word).map((parts) => parts.join(' ')),
              ),
            ),
          ),
          phase: some(word),
          status: some(word),
        })
        .map(clean),
    })
    .map((given) => {
      const refusals = given.moves.length ? { [given.moves.length]: 'not-now' } : undefined
      return clean({ ...given, expect: clean({ ...given.expect, refusals }) })
    })

  it('text to scenario and back', () => {
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const text = formatScenario(bigSix, scenario)
        expect(parseScenario(text)).toEqual(scenario)
        expect(formatScenario(bigSix, parseScenario(text))).toBe(text)
      }),
      { numRuns: 300, seed: 1 },
    )
  })

  it('and what it says is what runs', () => {
    const text = `[GEN-02] five to one
      game big-six
      config min=500
      seat:1 bet value:5 400    ! under-minimum
      seat:1 bet value:5 1000
      ...
      chance stop 5
      ...
      = seat:1 +5000, bank -5000
      = say "no más apuestas" "valor 5"
      = phase idle`
    expect(runScenario(bigSix, parseScenario(text)).differences).toEqual([])
  })
})
