// What the boxes of the cloth pay and what a table can be told, read anew for every configuration.

import { configure, type Json } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { spotsOf } from '../../src/baccarat/layout.js'
import { kindsOf, settingsOf } from '../../src/baccarat/settings.js'
import { CHEMIN_DE_FER, MIDI, MINI, PUNTO_Y_BANCA, VARIANTS, type Variant } from '../../src/baccarat/variants.js'

const EVEN = { num: 1, den: 1 }

const configured = (variant: Variant, given: { readonly [option: string]: Json }) => {
  const made = configure(settingsOf(variant), given)
  if (!made.ok) throw new Error(made.why)
  return made.config
}

const cloth = (variant: Variant, given: { readonly [option: string]: Json }) => [
  ...spotsOf(variant)(configured(variant, given)).values(),
]

const banca = (...shares: readonly { num: number; den: number }[]) => ({
  ...{ id: 'banca', kind: 'banca', pays: EVEN, cite: 'BAC-28', covers: ['banca'] },
  ...(shares.length > 0 ? { shares } : {}),
})
const punto = { id: 'punto', kind: 'punto', pays: EVEN, cite: 'BAC-27', covers: ['punto'] }

describe('the boxes of a place', () => {
  it.each([
    [500, [{ num: 1, den: 20 }]],
    [125, [{ num: 1, den: 80 }]],
    [5000, [{ num: 1, den: 2 }]],
    [1, [{ num: 1, den: 10_000 }]],
    [0, []],
  ] as const)(
    '[BAC-27 BAC-28 BAC-29] of a commission of %i hundredths of a percent keep that share',
    (commission, shares) => {
      for (const [variant, tie] of [
        [PUNTO_Y_BANCA, 'PYB-17'],
        [MIDI, 'MID-08'],
        [MINI, 'MIN-08'],
      ] as const)
        expect(cloth(variant, { commission })).toEqual([
          punto,
          banca(...shares),
          { id: 'tie', kind: 'tie', pays: { num: 8, den: 1 }, cite: tie, covers: ['tie'] },
        ])
    },
  )

  it('[CHF-06 CHF-41] of Chemin de Fer have no tie, and no banca where nobody may bet for the bank', () => {
    expect(cloth(CHEMIN_DE_FER, {})).toEqual([punto, banca({ num: 1, den: 20 })])
    expect(cloth(CHEMIN_DE_FER, { sideBancaBets: false })).toEqual([punto])
    expect(kindsOf(CHEMIN_DE_FER)).toEqual(['punto', 'banca'])
    expect(kindsOf(MINI)).toEqual(['punto', 'banca', 'tie'])
  })

  it('are the same things while the configuration stays as it is', () => {
    const spots = spotsOf(PUNTO_Y_BANCA)
    const [five, four] = [
      configured(PUNTO_Y_BANCA, { commission: 500 }),
      configured(PUNTO_Y_BANCA, { commission: 400 }),
    ]
    expect(spots(five)).toBe(spots(five))
    expect(spots(four)).not.toBe(spots(five))
  })
})

describe('the packs of a shoe', () => {
  const asked = (variant: Variant, decks: Json, supposing: boolean) => {
    const made = configure(settingsOf(variant), { decks }, { supposing })
    return made.ok ? made.config.decks : [made.code, made.option, made.why]
  }

  it('[PYB-01 CHF-01 MID-01 MIN-01] are as many as the article says', () => {
    expect(
      VARIANTS.map((variant) => configure(settingsOf(variant), {})).map((made) => made.ok && made.config.decks),
    ).toEqual(VARIANTS.map(({ decks: [usual] }) => usual))
    for (const { decks, ...variant } of VARIANTS)
      for (const number of [1, 5, 6, 7, 8, 9])
        expect(asked({ ...variant, decks }, number, false)).toEqual(
          decks.includes(number) ? number : ['bad-option', 'decks', `must be ${decks.toSorted().join(' or ')}`],
        )
    expect(asked(MIDI, 7, false)).toEqual(['bad-option', 'decks', 'must be 6 or 8'])
    expect(asked(MIDI, '6', false)).toEqual(['bad-option', 'decks', 'must be 6 or 8'])
  })

  it('are up to eight where only the odds are asked for', () => {
    for (const number of [1, 3, 8]) expect(asked(PUNTO_Y_BANCA, number, true)).toBe(number)
    for (const wrong of [0, 9, 2.5, '8'])
      expect(asked(PUNTO_Y_BANCA, wrong, true)).toEqual(['bad-option', 'decks', 'must be a whole number from 1 to 8'])
  })
})

describe('the options of a table', () => {
  const OWN = ['seats', 'commission', 'decks', 'shoeMode', 'preShuffled', 'backColours', 'revealMode', 'sideBancaBets']
  const told = (variant: Variant) =>
    Object.entries(settingsOf(variant) as { readonly [name: string]: { readonly [part: string]: Json } })
      .filter(([name]) => OWN.includes(name))
      .map(([name, { kind, rule, default: usual, min = null, max = null, choices = null, about }]) => {
        expect(about, name).toMatch(/^[a-z].{12,}$/)
        return [name, kind, rule, usual, min, max, choices]
      })

  it.each(VARIANTS.map((variant) => [variant.id, variant] as const))(
    '[BAC-07 BAC-29 BAC-44 BAC-46] of %s',
    (_, variant) => {
      const { articles, seats, seatsMax, decks } = variant
      const [turned, backed] = [
        ['highest-bet', 'left-first'],
        ['two', 'one-alternated'],
      ]
      expect(told(variant)).toEqual([
        ['seats', 'integer', articles.capacity, seats, 1, seatsMax, null],
        ['commission', 'integer', 'BAC-29', 500, 0, 5000, null],
        ['decks', 'data', articles.packs, decks[0], null, null, null],
        ['shoeMode', 'choice', 'BAC-07', 'shoe', null, null, ['shoe', 'machine']],
        ['preShuffled', 'text', 'BAC-44', '', null, null, null],
        ['backColours', 'choice', 'BAC-46', 'two', null, null, backed],
        ...(variant.covers ? [['revealMode', 'choice', articles.turn, 'highest-bet', null, null, turned]] : []),
        ...(variant.sabot === 'banker' ? [['sideBancaBets', 'switch', 'CHF-41', true, null, null, null]] : []),
      ])
    },
  )
})
