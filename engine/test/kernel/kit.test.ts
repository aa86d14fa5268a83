// The small games of the test kit: they keep the laws, and a secret one of them lets out is noticed.

import { describe, expect, it } from 'vitest'
import type { AnyGame } from '../../src/catalogue.js'
import { isLog, logActor } from '../../src/kernel/actors.js'
import type { Event, Json } from '../../src/kernel/contract.js'
import type { Secret } from '../../src/kernel/secrets.js'
import { configure } from '../../src/kernel/settings.js'
import { seen } from '../../src/kernel/view.js'
import { faceDown, hall, KIT, machine, pot, potTable } from '../../src/testkit/games/index.js'
import { keepsTheLaws, LAW_CONFIGS } from '../../src/testkit/laws.js'
import { open, script, settings } from './script.js'

it.each(KIT.map((game) => ({ id: game.id, game })))('$id keeps the laws of the house', ({ game }) => {
  const configs = LAW_CONFIGS.filter((config) => configure(game.settings, config).ok)
  const met = keepsTheLaws(game, { tables: 150, moves: 40, configs })
  expect(game.phases.filter((phase) => !met.phases.has(phase))).toEqual([])
})

describe('cards face down', () => {
  const bankOf = (s: { readonly play: { readonly bank: Secret<readonly string[]> } }) => s.play.bank.value ?? []
  const opened = ({ hand, ...rest }: Event): Event =>
    hand === undefined ? rest : { ...rest, hand: (hand as Secret).value }
  const leaks: readonly { readonly why: string; readonly who: string; readonly game: AnyGame }[] = [
    {
      why: 'a view that shows the cards of the bank',
      who: 'public',
      game: {
        ...faceDown,
        view: (s) => {
          const { table, of } = faceDown.view(s)
          return { table: { ...(table as object), bank: bankOf(s) }, of }
        },
      },
    },
    {
      why: 'a view that shows staff what it shows nobody',
      who: 'regulator',
      game: {
        ...faceDown,
        view: (s) => {
          const { table, of } = faceDown.view(s)
          const told = (): Json => ({ ...(of('regulator') as object), bank: bankOf(s) })
          return { table, of: (viewer) => (viewer === 'regulator' ? told() : of(viewer)) }
        },
      },
    },
    {
      why: 'events that say what was dealt',
      who: 'public',
      game: {
        ...faceDown,
        step: (s, m) => {
          const step = faceDown.step(s, m)
          return step.ok ? { ...step, events: step.events.map(opened) } : step
        },
      },
    },
    {
      why: 'options that depend on what the bank has',
      who: 'croupier',
      game: {
        ...faceDown,
        // The same options, one of them twice: nothing but what is hidden is wrong with it.
        options: (s, by, served) => {
          const options = faceDown.options(s, by, served)
          return (bankOf(s)[0] ?? '').endsWith('s') ? [...options, ...options.slice(0, 1)] : options
        },
      },
    },
  ]

  it.each(leaks)('$why: noticed', ({ who, game }) => {
    expect(() => keepsTheLaws(game, { tables: 400, moves: 40 })).toThrow(
      `${who} receives nothing that depends on what is hidden from them`,
    )
  })

  const dealt = script(
    faceDown,
    open(faceDown, { seats: { 'seat:1': 1000, 'seat:2': 1000 } }),
    `
    seat:1 bet ante 100
    seat:2 bet ante 200
    croupier no-more-bets
    chance deal As,Kd            ! malformed GEN-01 {"field":"cards"}
    chance deal As,As,Kd,2c,Qh,7s ! malformed GEN-01 {"field":"cards"}
    chance deal As,3d,Kd,2c,Qh,7s`,
  ).state

  it('are known to whoever has them until they are shown', () => {
    const handsOf = (viewer: Parameters<typeof seen>[1], s = dealt) =>
      Object.values((seen(faceDown.view(s), viewer) as { play: { hands: object } }).play.hands).map(
        ({ value }: Secret) => value,
      )
    expect(handsOf('seat:1')).toEqual([['As', '3d'], null])
    expect(handsOf('seat:2')).toEqual([null, ['Kd', '2c']])
    for (const viewer of ['public', 'croupier', 'regulator'] as const) expect(handsOf(viewer)).toEqual([null, null])
    expect(handsOf('auditor')).toEqual([
      ['As', '3d'],
      ['Kd', '2c'],
    ])
  })

  it('are changed, folded and shown', () => {
    const done = script(
      faceDown,
      dealt,
      `
      seat:1 exchange Kd       ! malformed GEN-01 {"field":"cards"}
      seat:2 exchange Kd       ! not-your-turn GEN-01
      seat:1 exchange 3d
      > cards-changed GEN-01 seat=seat:1 cards=1
      chance deal 4h
      seat:1 go
      seat:2 fold
      croupier show`,
    )
    expect(done.events.filter(({ type }) => type === 'hands-shown')).toMatchObject([
      { bank: ['Qh', '7s'], shown: { 'seat:1': ['As', '4h'] } },
    ])
    expect(done.state.accounts).toMatchObject({ 'seat:1': 1100, 'seat:2': 800, bank: 100 })
  })
})

describe('a table without a croupier', () => {
  it('is opened, played and paid by nobody but its player', () => {
    const opening = machine.step(machine.open(settings(machine)), { by: 'pit-boss', do: 'open' })
    if (!opening.ok) throw new Error(opening.refusal.code)
    const done = script(
      machine,
      opening.state,
      `
      seat:1 sit ana
      seat:1 buy 1000
      croupier buy 100 for=seat:1 ! not-your-move GEN-17 {"by":["seat"]}
      seat:1 pull                 ! nobody-plays GEN-01
      seat:1 bet line 100
      seat:1 pull
      chance reels three-bells`,
    )
    expect(done.state.accounts).toMatchObject({ 'seat:1': 2000, 'seat:1/stakes': 0, bank: -1000 })
    expect(done.state.phase).toBe('idle')
  })

  it('or is a hall, whose seats are apart unless they share a maximum', () => {
    expect(hall.apart?.(settings(hall))).toBe(true)
    expect(hall.apart?.(settings(hall, { tableMax: 5000 }))).toBe(false)
  })
})

describe('a pot and its table', () => {
  it('are two logs that speak to each other: between them nothing is made or lost', () => {
    const table = open(potTable, { opening: 'open', seats: { 'seat:1': 1000 } })
    const fed = script(potTable, table, 'croupier feed-pot 300').state
    const filled = script(
      pot,
      pot.open(settings(pot)),
      `
      log:table-7 award 1        ! pot-too-small GEN-01 {"most":0}
      croupier contribute 300    ! not-your-move GEN-01 {"by":["log"]}`,
    ).state
    const step = pot.step(filled, { by: logActor('table-7'), do: 'contribute', amount: 300 })
    if (!step.ok) throw new Error(step.refusal.code)
    expect([fed.accounts, step.state.accounts]).toMatchObject([
      { bank: -300, link: 300 },
      { link: -300, pot: 300 },
    ])
    const award = pot.step(step.state, { by: logActor('table-7'), do: 'award', amount: 300 })
    const won = potTable.step(fed, { by: logActor('pot-1'), do: 'win-pot', amount: 300, seat: 'seat:1' })
    if (!award.ok || !won.ok) throw new Error('refused')
    expect(award.state.accounts).toEqual({ link: 0, pot: 0 })
    expect(won.state.accounts).toMatchObject({ 'seat:1': 1300, bank: -300, link: 0 })
  })

  it('are named by their logs', () => {
    expect(logActor('table-7')).toBe('log:table-7')
    expect(isLog('log:table-7')).toBe(true)
    for (const other of ['log:', 'log:Table', 'log:-7', 'log:a b', 'table-7', 7]) expect(isLog(other)).toBe(false)
  })
})
