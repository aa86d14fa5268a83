// What a blackjack table can be told. Where a regulation leaves something open, the option is the reading's.

import type { RuleId } from '../kernel/citations.js'
import { type Setting, type Settings, tableSettings } from '../kernel/settings.js'
import type { BlackjackConfig } from './play.js'
import { isMendoza, type Variant } from './variants.js'

/** Kinds of bet with limits of the bet plan; raises and insurance follow the bet (G-BJ-20). */
export const kindsOf = (variant: Variant): string[] => [
  variant.bets.bet,
  ...(variant.bets.standing ? ['standing'] : []),
]

const CANAL_PHRASES = ['Canal 21 paga 1 a 1', 'La banca pide con 16 y 17 suave, se planta con 17']

/** What the cloth must show before the game may be offered on it. */
const clothOf = (marks: readonly string[], rule: RuleId): Setting => ({
  kind: 'data',
  default: marks,
  check: (value) =>
    Array.isArray(value) && marks.every((mark) => value.includes(mark))
      ? undefined
      : `must show ${marks.join(' and ')}`,
  about: 'boxes or phrases marked on the cloth',
  rule,
})

export const settingsOf = (variant: Variant): Settings<BlackjackConfig> => {
  const { articles } = variant
  return {
    ...tableSettings(kindsOf(variant)),
    seats: {
      kind: 'integer',
      min: 1,
      max: variant.seatsMax,
      default: isMendoza(variant) ? variant.bets.boxes + 4 : variant.seatsMax,
      about: isMendoza(variant) ? 'places, boxes first and then standing bettors' : 'places at the table',
      rule: articles.capacity,
    },
    cutCardDepth: {
      kind: 'integer',
      min: 52,
      max: 104,
      default: 78,
      about: 'cards left behind the cut card',
      rule: articles.cutCard,
    },
    ...(isMendoza(variant)
      ? {}
      : {
          shoeMode: {
            kind: 'choice',
            choices: ['shoe', 'machine'],
            default: 'shoe',
            about: 'a shoe with a cut card, or a machine that shuffles all the time',
            rule: articles.machine,
          } as const,
          preShuffled: {
            kind: 'text',
            default: '',
            about: 'approval of the pre-shuffled cards, empty for traditional packs',
            rule: 'BJ-30',
          } as const,
          backColours: {
            kind: 'choice',
            choices: ['two', 'one-alternated'],
            default: 'two',
            about: 'backs of two colours, or of one that alternates from table to table',
            rule: 'BJ-28',
          } as const,
          insuranceMin: {
            kind: 'integer',
            min: 0,
            max: 1_000_000_000,
            default: null,
            about: 'least insurance, null for one chip',
            rule: articles.insuranceAmount,
          } as const,
        }),
    ...(variant.pairs ? { cloth: clothOf(['main', 'pairs'], 'BJP-02') } : {}),
    ...(variant.tieBreak ? { cloth: clothOf(CANAL_PHRASES, 'CAN-03') } : {}),
    ...(variant.positions === 'two'
      ? {
          minHandsToStart: {
            kind: 'integer',
            min: 1,
            max: 2,
            default: 1,
            about: 'hands without which no round starts',
            rule: 'BJK-05',
          } as const,
          requireAdjacent: {
            kind: 'switch',
            default: true,
            about: 'the second position lies next to the first',
            rule: 'BJK-03',
          } as const,
        }
      : {}),
    ...(variant.bets.rounds > 1
      ? {
          equalBets: {
            kind: 'switch',
            default: false,
            about: 'the bets of a player are equal',
            rule: 'CHA-09',
          } as const,
        }
      : {}),
    ...(variant.tieBreak
      ? {
          tieBreakEqualPays: {
            kind: 'choice',
            choices: ['1:1', '3:2'],
            default: '1:1',
            about: 'what equal cards of a tie-break pay',
            rule: 'CAN-49',
          } as const,
          bonusScope: {
            kind: 'choice',
            choices: ['first-three', 'final-three'],
            default: 'first-three',
            about: 'a bonus for the first three cards of a hand, or only for a hand that ends with three',
            rule: 'CAN-57',
          } as const,
        }
      : {}),
    ...(isMendoza(variant)
      ? {
          boxes: { kind: 'integer', min: 1, max: 7, default: 7, about: 'boxes of the cloth', rule: 'MZA-64' } as const,
          bankBlackjackBeats21: {
            kind: 'switch',
            default: false,
            about: 'a blackjack of the bank takes every 21 that is no natural',
            rule: 'MZA-35',
          } as const,
        }
      : {}),
  }
}
