// What a baccarat table can be told. Where the regulation leaves something open, the option is the reading's.

import { type Setting, type Settings, tableSettings } from '../kernel/settings.js'
import type { BaccaratConfig } from './play.js'
import type { Variant } from './variants.js'

export const kindsOf = (variant: Variant): string[] => ['punto', 'banca', ...(variant.tie ? ['tie'] : [])]

/** Packs whose odds can be told: of more the ways of a coup are no longer exact. */
const PACKS_MAX = 8

/** One of a few numbers: a choice of words would refuse `decks=6`. */
const packs = (numbers: readonly [number, ...number[]], about: string, rule: Setting['rule']): Setting => ({
  kind: 'data',
  default: numbers[0],
  check: (value) =>
    typeof value === 'number' && numbers.includes(value) ? undefined : `must be ${[...numbers].sort().join(' or ')}`,
  supposed: (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= PACKS_MAX
      ? undefined
      : `must be a whole number from 1 to ${PACKS_MAX}`,
  about,
  rule,
})

export const settingsOf = (variant: Variant): Settings<BaccaratConfig> => {
  const { articles } = variant
  return {
    ...tableSettings(kindsOf(variant), ['bank', 'garage']),
    seats: {
      kind: 'integer',
      min: 1,
      max: variant.seatsMax,
      default: variant.seats,
      about: 'places at the table',
      rule: articles.capacity,
    },
    commission: {
      kind: 'integer',
      min: 0,
      max: 5000,
      default: 500,
      about: 'what the house keeps of a winning of banca, in hundredths of a percent',
      rule: 'BAC-29',
    },
    decks: packs(variant.decks, 'packs of the shoe', articles.packs),
    shoeMode: {
      kind: 'choice',
      choices: ['shoe', 'machine'],
      default: 'shoe',
      about: 'a shoe with a cut card, or a machine that shuffles all the time',
      rule: 'BAC-07',
    },
    preShuffled: {
      kind: 'text',
      default: '',
      about: 'approval of the pre-shuffled cards, empty for traditional packs',
      rule: 'BAC-44',
    },
    backColours: {
      kind: 'choice',
      choices: ['two', 'one-alternated'],
      default: 'two',
      about: 'backs of two colours, or of one that alternates from table to table',
      rule: 'BAC-46',
    },
    ...(variant.covers
      ? {
          revealMode: {
            kind: 'choice',
            choices: ['highest-bet', 'left-first'],
            default: 'highest-bet',
            about: "who turns the cards: the largest bet on each hand, or the first at the croupier's left",
            rule: articles.turn,
          } as const,
        }
      : {}),
    ...(variant.sabot === 'banker'
      ? {
          sideBancaBets: {
            kind: 'switch',
            default: true,
            about: 'others may bet for the bank, settled by the house',
            rule: 'CHF-41',
          } as const,
        }
      : {}),
  }
}
