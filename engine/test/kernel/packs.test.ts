// A shoe of several packs, at games that have one: from the show of the cards to the cut card, and what a machine does instead.

import { describe, expect, it } from 'vitest'
import {
  afterRound,
  behindCutCard,
  burned,
  burnForgotten,
  inShoe,
  leavesShoe,
  newPacks,
  type Packs,
  packSettings,
} from '../../src/kernel/packs/packs.js'
import type { Table } from '../../src/kernel/table.js'
import { trenteEtQuarante } from '../../src/trente-et-quarante/trente-et-quarante.js'
import type { WarKind } from '../../src/war/play.js'
import { PACK_RULES } from '../../src/war/settings.js'
import { war } from '../../src/war/war.js'
import { offers, open, script, told } from './script.js'

const SEATS = { 'seat:1': 100_000, 'seat:3': 100_000 }
const at = (config = {}): Table<WarKind> => open(war, { opening: 'open', seats: SEATS, config })
const withShoe = (packs: Partial<Packs>, config = {}): Table<WarKind> => {
  const s = at(config)
  return { ...s, play: { ...s.play, packs: { ...s.play.packs, stage: 'ready', ...packs } } }
}

describe('packs', () => {
  it('[WAR-04 WAR-05 WAR-06 WAR-08] are shown, shuffled, cut, loaded and burned, in this order and no other', () => {
    const { state } = script(
      war,
      at(),
      `
      croupier open-packs ! cards-not-pre-shuffled WAR-45
      croupier burn ! not-at-this-stage WAR-08 {"stage":"new","needs":["burn"]}
      croupier shuffle ! not-at-this-stage WAR-04 {"stage":"new","needs":["shown","over"]}
      pit-boss new-cards house ! not-at-this-stage WAR-29 {"stage":"new","needs":["shown","cut","load","burn","ready","over"]}
      croupier show-cards
      > packs-shown WAR-04 packs=6 cards=312
      croupier show-cards ! not-at-this-stage WAR-04 {"stage":"shown","needs":["new"]}
      croupier cut 156 ! not-at-this-stage WAR-05 {"stage":"shown","needs":["cut"]}
      seat:1 pass-cut ! not-at-this-stage WAR-05 {"stage":"shown","needs":["cut"]}
      croupier shuffle
      > cards-shuffled WAR-04 cards=312
      croupier shuffle ! not-at-this-stage WAR-04 {"stage":"cut","needs":["shown","over"]}
      croupier load inserted ! not-at-this-stage WAR-06 {"stage":"cut","needs":["load"]}
      seat:1 cut 156
      > deck-cut WAR-05 by=seat:1 at=156
      croupier burn ! not-at-this-stage WAR-08 {"stage":"load","needs":["burn"]}
      croupier load aside ! no-such-separator WAR-06 {"known":["inserted","forgotten"]}
      croupier load inserted
      > shoe-loaded WAR-06 cards=312 behind=52
      croupier load inserted ! not-at-this-stage WAR-06 {"stage":"burn","needs":["load"]}
      croupier burn
      > cards-burned WAR-08 cards=1
      croupier burn ! not-at-this-stage WAR-08 {"stage":"ready","needs":["burn"]}`,
    )
    expect(state.play.packs).toMatchObject({ stage: 'ready', out: 1, cutCard: 52, cutCardShown: false, number: 0 })
    script(war, { ...state, status: 'suspended' }, 'croupier shuffle ! table-not-open GEN-21')
    script(
      war,
      { ...state, phase: 'betting' },
      'croupier shuffle ! not-now WAR-04 {"phase":"betting","needs":["idle"]}',
    )
  })

  it('[WAR-03] wait for somebody who plays, and not for stakes that stay', () => {
    const empty = open(war, { opening: 'open', seats: {} })
    script(war, empty, 'croupier show-cards ! no-player-present WAR-03')
    const shown = { ...empty, play: { ...empty.play, packs: { ...empty.play.packs, stage: 'shown' as const } } }
    script(war, shown, 'croupier shuffle ! no-player-present WAR-03')
  })

  it('[WAR-05] are cut by the first player from the left who does not pass, between the ends, or at the centre by the house', () => {
    const shuffled = script(war, at(), 'croupier show-cards\ncroupier shuffle').state
    expect(offers(war, shuffled, 'cut').map(({ by, fields }) => [by, fields])).toEqual([
      ['seat:1', { at: { min: 52, max: 260, step: 1 } }],
      ['croupier', { at: { min: 52, max: 260, step: 1 }, for: { oneOf: ['seat:1'] } }],
    ])
    script(
      war,
      shuffled,
      `
      seat:3 cut 20 ! cut-offered-to-another WAR-05 {"to":"seat:1"}
      seat:3 pass-cut ! cut-offered-to-another WAR-05 {"to":"seat:1"}
      seat:1 cut 51 ! cut-too-near-the-end WAR-05 {"least":52,"most":260}
      seat:1 cut 261 ! cut-too-near-the-end WAR-05 {"least":52,"most":260}
      seat:1 pass-cut
      > cut-declined WAR-05 seat=seat:1
      croupier cut 52 for=seat:3
      > deck-cut WAR-05 by=seat:3 at=52`,
    )
    const passed = script(war, shuffled, 'seat:1 pass-cut\nseat:3 pass-cut').state
    expect(offers(war, passed, 'cut').map(({ by, fields }) => [by, fields])).toEqual([
      ['croupier', { at: { oneOf: [156] } }],
    ])
    const { state } = script(
      war,
      passed,
      `
      seat:1 pass-cut ! cut-offered-to-another WAR-05 {"to":"croupier"}
      seat:1 cut 156 ! cut-offered-to-another WAR-05 {"to":"croupier"}
      seat:1 cut 60 for=seat:1 ! acts-for-another GEN-27
      croupier cut 155 ! cut-not-at-the-centre WAR-05 {"centre":156}
      croupier cut 156
      > deck-cut WAR-05 by=croupier at=156`,
    )
    expect(state.play.packs).toMatchObject({ stage: 'load', passed: [] })
  })

  it('[TYC-06] are offered from the right where the game says so, and never to who is away', () => {
    const table = open(trenteEtQuarante, { opening: 'open', seats: SEATS })
    const shuffled = script(trenteEtQuarante, table, 'croupier show-cards\ncroupier shuffle').state
    expect(offers(trenteEtQuarante, shuffled, 'pass-cut').map(({ by }) => by)).toEqual(['seat:3', 'croupier'])
    const away = script(trenteEtQuarante, shuffled, 'seat:3 step-away').state
    expect(offers(trenteEtQuarante, away, 'pass-cut').map(({ by }) => by)).toEqual(['seat:1', 'croupier'])
  })

  it('[WAR-45] come shuffled with an approval, and are opened instead of shown', () => {
    script(
      war,
      at({ preShuffled: 'Res. 9' }),
      `
      croupier show-cards ! cards-pre-shuffled WAR-04
      croupier open-packs
      > pre-shuffled-warning WAR-45 approval=Res. 9
      > sealed-packs-opened WAR-04 packs=6
      croupier open-packs ! not-at-this-stage WAR-04 {"stage":"cut","needs":["new"]}
      seat:1 cut 260
      croupier load forgotten
      > shoe-loaded WAR-06 cards=312`,
    )
  })

  it('[WAR-29 WAR-46] are replaced by the pit boss, and begin anew', () => {
    const { state } = script(
      war,
      withShoe({ out: 40, cutCard: 52, passed: ['seat:1'] }),
      `
      pit-boss new-cards lost ! no-such-reason WAR-29
      pit-boss new-cards damaged
      > cards-replaced WAR-46 packs=6
      croupier show-cards
      croupier shuffle
      pit-boss new-cards house
      > cards-replaced WAR-29 packs=6`,
    )
    expect(state.play.packs).toEqual({ ...newPacks(state.config), number: 2 })
  })

  it('[WAR-28] are shuffled again when the shoe is over, all of them, as the next shoe', () => {
    const { state } = script(
      war,
      withShoe({ stage: 'over', out: 260, cutCard: 52, cutCardShown: true, unburned: 1 }),
      'croupier shuffle\n> cards-shuffled WAR-28 cards=312',
    )
    expect(state.play.packs).toEqual({ ...newPacks(state.config), stage: 'cut', number: 1 })
  })

  it('[WAR-07] go into a machine without a cut card', () => {
    const cut = script(war, at({ shoeMode: 'machine' }), 'croupier show-cards\ncroupier shuffle\nseat:1 cut 156').state
    script(
      war,
      cut,
      `
      croupier load inserted ! no-such-separator WAR-07 {"known":["aside"]}
      croupier load aside
      > shoe-loaded WAR-07 cards=312`,
    )
  })
})

describe('the cut card', () => {
  it('[WAR-06] lies before as many cards as the house says, and before half of them at most', () => {
    expect(behindCutCard(at().config)).toBe(52)
    expect(behindCutCard({ ...at().config, decks: 1, cutCardDepth: 40 })).toBe(26)
  })

  it('[WAR-27] is shown by the card that leaves nothing before it, once', () => {
    const leaves = (packs: Partial<Packs>, cards?: number) => {
      const gone = leavesShoe(withShoe(packs) as never, PACK_RULES, cards)
      return [gone.packs.out, gone.packs.cutCardShown, gone.events.map(told)]
    }
    expect(leaves({ out: 258, cutCard: 52 })).toEqual([259, false, []])
    expect(leaves({ out: 259, cutCard: 52 })).toEqual([260, true, ['cut-card-shown WAR-27']])
    expect(leaves({ out: 258, cutCard: 52 }, 3)).toEqual([261, true, ['cut-card-shown WAR-27']])
    expect(leaves({ out: 260, cutCard: 52, cutCardShown: true })).toEqual([261, true, []])
    expect(leaves({ out: 311, cutCard: null })).toEqual([312, false, []])
  })

  it('[WAR-27] ends the shoe when the round is over, as does its last card', () => {
    const after = (packs: Partial<Packs>) => {
      const { state, events } = afterRound(withShoe(packs) as never, PACK_RULES)
      return [(state as Table<WarKind>).play.packs.stage, events.map(told)]
    }
    expect(after({ out: 259, cutCard: 52 })).toEqual(['ready', []])
    expect(after({ out: 260, cutCard: 52, cutCardShown: true })).toEqual(['over', ['shuffle-announced WAR-27']])
    expect(after({ out: 311, cutCard: null })).toEqual(['ready', []])
    expect(after({ out: 312, cutCard: null })).toEqual(['over', ['shuffle-announced WAR-27']])
  })
})

describe('cards nobody sees', () => {
  it('[WAR-08] are burned with whom they are burned for, and may show the cut card', () => {
    const s = withShoe({ out: 258, cutCard: 52 })
    const { state, events } = burned(s as never, PACK_RULES, 2, 'WAR-08', { seat: 'seat:1' })
    expect(events.map(told)).toEqual(['cards-burned WAR-08 seat=seat:1 cards=2', 'cut-card-shown WAR-27'])
    expect(inShoe((state as Table<WarKind>).play.packs)).toBe(52)
  })

  it('[WAR-37] that were forgotten are burned after the round, as many as are left', () => {
    const forgotten = burnForgotten(withShoe({ stage: 'burn' }, { burnCards: 3 }) as never, PACK_RULES)
    expect(forgotten.events.map(told)).toEqual(['irregular-play WAR-37 cause=burn-forgotten'])
    expect((forgotten.state as Table<WarKind>).play.packs).toMatchObject({ stage: 'ready', unburned: 3 })
    const late = (packs: Partial<Packs>) => {
      const { state, events } = afterRound(withShoe(packs) as never, PACK_RULES)
      const { out, unburned } = (state as Table<WarKind>).play.packs
      return [out, unburned, events.map(told)]
    }
    expect(late({ out: 20, unburned: 3 })).toEqual([23, 0, ['cards-burned WAR-37 cards=3']])
    expect(late({ out: 310, unburned: 3 })).toEqual([
      312,
      0,
      ['cards-burned WAR-37 cards=2', 'shuffle-announced WAR-27'],
    ])
  })

  it('[WAR-07] go back into a machine with all others after the round', () => {
    const fed = (packs: Partial<Packs>) => {
      const { state, events } = afterRound(withShoe(packs, { shoeMode: 'machine' }) as never, PACK_RULES)
      const { out, unburned, stage } = (state as Table<WarKind>).play.packs
      return [out, unburned, stage, events.map(told)]
    }
    expect(fed({ out: 0 })).toEqual([0, 0, 'ready', []])
    expect(fed({ out: 5 })).toEqual([0, 0, 'ready', ['cards-fed-back WAR-07 cards=5']])
    expect(fed({ out: 5, unburned: 2 })).toEqual([
      ...[0, 0, 'ready'],
      ['cards-burned WAR-37 cards=2', 'cards-fed-back WAR-07 cards=7'],
    ])
    expect(fed({ out: 312, cutCard: 52, cutCardShown: true })).toMatchObject([0, 0, 'ready', { length: 1 }])
  })
})

it('[WAR-01 WAR-06 WAR-07 WAR-08 WAR-45] a house chooses packs, depth, burned cards, machine and approval, within their bounds', () => {
  const depth = { min: 40, max: 64, default: 52 }
  expect(packSettings(PACK_RULES, { burnCards: 1, depth })).toEqual({
    decks: { kind: 'integer', min: 6, max: 8, default: 6, about: 'packs of 52 in the shoe', rule: 'WAR-01' },
    cutCardDepth: { kind: 'integer', ...depth, about: 'cards left behind the cut card', rule: 'WAR-06' },
    burnCards: {
      ...{ kind: 'integer', min: 1, max: 5, default: 1 },
      ...{ about: 'cards burned before the first round of a shoe', rule: 'WAR-08' },
    },
    shoeMode: {
      ...{ kind: 'choice', choices: ['shoe', 'machine'], default: 'shoe' },
      ...{ about: 'a shoe with a cut card, or a machine that shuffles all the time', rule: 'WAR-07' },
    },
    preShuffled: {
      ...{ kind: 'text', default: '' },
      ...{ about: 'approval of the pre-shuffled cards, empty for traditional packs', rule: 'WAR-45' },
    },
  })
})

describe('the last hands', () => {
  it('[WAR-30] are counted aloud at any moment, never more than are left', () => {
    const closing = (hands: number, phase: Table<WarKind>['phase'] = 'idle') =>
      script(war, { ...at(), phase }, `croupier announce-hands ${hands}`)
    expect(closing(3).state.closing).toBe(3)
    expect(closing(3, 'betting').state.closing).toBe(3)
    expect(closing(2, 'deal').state.closing).toBe(3)
    expect([3, 2, 1].flatMap((hands) => closing(hands).events.map(told))).toEqual([
      'said WAR-30 phrase=últimas tres manos de la mesa',
      'said WAR-30 phrase=últimas dos manos de la mesa',
      'said WAR-30 phrase=última mano de la mesa',
    ])
    script(
      war,
      { ...at(), closing: 2 },
      `
      croupier announce-hands 3 ! already-closing WAR-30 {"hands":2}
      croupier announce-hands 2
      croupier announce-hands 1`,
    )
    script(
      war,
      { ...at(), closing: 2, phase: 'deal' },
      'croupier announce-hands 2 ! already-closing WAR-30 {"hands":2}',
    )
    script(war, at(), 'croupier announce-hands 4 ! no-such-number WAR-30')
    script(war, { ...at(), status: 'suspended' }, 'croupier announce-hands 1 ! table-not-open WAR-44')
  })
})
