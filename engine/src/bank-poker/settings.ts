// What a table of poker against the bank can be told. Where a regulation leaves something open, the option is the reading's.

import { type Setting, type Settings, tableSettings } from '../kernel/settings.js'
import { HOLDINGS } from '../progressive/table/state.js'
import type { PokerConfig } from './play.js'
import { mayHavePot } from './qualification.js'
import { isIquique, type Variant } from './variants.js'

/** Kinds of bet with limits of the bet plan; what a decision stakes follows the ante. */
export const kindsOf = ({ first, side, spots }: Variant): string[] => [
  ...new Set(first.map((on) => spots.get(on)?.kind ?? on)),
  ...(side === null ? [] : [side]),
]

const FELT = 'El dealer solo juega con par de 4 o más'

const cloth: Setting = {
  kind: 'data',
  default: [FELT],
  check: (value) => (Array.isArray(value) && value.includes(FELT) ? undefined : `must show ${FELT}`),
  about: 'phrases printed on the cloth',
  rule: 'HPI-03',
}

export const settingsOf = (variant: Variant): Settings<PokerConfig> => {
  const { articles, shufflings, seats } = variant
  const packets = shufflings.includes('packets')
  return {
    ...tableSettings(kindsOf(variant), mayHavePot(variant) ? HOLDINGS : []),
    seats: {
      kind: 'integer',
      min: 1,
      max: seats.most,
      default: seats.usual,
      about: 'places at the table',
      rule: articles.capacity,
    },
    faces: {
      kind: 'choice',
      choices: ['drawn', 'turned'],
      default: 'drawn',
      live: 'turned',
      about: 'covered cards are drawn, or real ones that nobody knows until they are turned',
      rule: articles.covered,
    },
    ...(shufflings.length > 1
      ? {
          shuffling: {
            kind: 'choice',
            choices: shufflings,
            default: 'manual',
            about: 'by hand, by a machine that deals one by one, or by one that deals packets',
            rule: articles.machine,
          } as const,
        }
      : {}),
    ...(shufflings.length > 1 && !isIquique(variant)
      ? {
          decks: {
            kind: 'integer',
            min: 1,
            max: 2,
            default: 1,
            about: 'decks that alternate with a machine',
            rule: articles.machine,
          } as const,
        }
      : {}),
    ...(variant.upCard && packets
      ? {
          uncovered: {
            kind: 'choice',
            choices: ['last', 'first'],
            default: 'last',
            about: "which card of the bank's packet is uncovered",
            rule: articles.packets,
          } as const,
        }
      : {}),
    ...(!variant.hasBank && packets
      ? {
          burnsOfPacket: {
            kind: 'choice',
            choices: ['last', 'first'],
            default: 'last',
            about: 'which card of the packet of the board is burned',
            rule: articles.packets,
          } as const,
        }
      : {}),
    ...(variant.exchanges
      ? {
          fourStraightAllowsGap: {
            kind: 'switch',
            default: false,
            about: 'four cards to a straight may have a gap among them',
            rule: variant.regulation === 'arica-2017' ? 'DRA-13' : 'DRW-20',
          } as const,
        }
      : {}),
    ...(isIquique(variant) ? { cloth } : {}),
  }
}
