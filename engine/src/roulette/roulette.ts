// The roulettes: one program, three variants. RF-n, RA-n and R00-n are the rules of docs/rules/roulette.md.
//
// | part                                         | file        | articles of scj-2023 II.1 and II.2          |
// |----------------------------------------------|-------------|---------------------------------------------|
// | wheel, cloth, order of collecting and paying | variants.ts | Elementos materiales; Pago de apuestas      |
// | every spot and its odds                      | layout.ts   | Apuestas                                    |
// | called bets                                  | calls.ts    | Apuestas                                    |
// | colour chips, denominations, tips            | colours.ts  | Compras y cambio de fichas de juego         |
// | throw, announcement, null spins              | spin.ts     | Juego; Jugadas irregulares                  |
// | half or prison                               | zero.ts     | Supuesto de salida del cero                 |
// | collecting, approval, payment, checking      | settle.ts   | Juego; Pago de apuestas                     |

import { chipRules } from '../kernel/chips.js'
import { cite } from '../kernel/citations.js'
import { conductRules } from '../kernel/conduct.js'
import type { Game, Json } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { disputeRules } from '../kernel/disputes.js'
import { defineGame } from '../kernel/game.js'
import { holdRules } from '../kernel/holds.js'
import { limitRules } from '../kernel/limits.js'
import { outsideLimitRules } from '../kernel/outside-limits.js'
import { FAULT, GIVING_BACK, roundRules } from '../kernel/rounds.js'
import { seatRules } from '../kernel/seats.js'
import { type Settings, tableSettings } from '../kernel/settings.js'
import { staffRules } from '../kernel/staff.js'
import { staking } from '../kernel/stakes.js'
import { chain, change, event, IDLE, newTable, unchanged } from '../kernel/table.js'
import { tableView } from '../kernel/view.js'
import { callRules, dropCalls, lapse } from './calls.js'
import { colourChips, colourRules, leaveColours } from './colours.js'
import { newPlay, playing, type Roulette, type RoulettePlay } from './play.js'
import { settleRules, winners } from './settle.js'
import { spinRules } from './spin.js'
import { AMERICAN, AMERICAN_00, FRENCH, type Variant } from './variants.js'
import { decideForGood, zeroRules } from './zero.js'

const amounts = (value: Json): string | undefined =>
  Array.isArray(value) && value.length > 0 && value.every((unit) => Number.isInteger(unit) && (unit as number) > 0)
    ? undefined
    : 'must be a list of whole amounts'

const names = (value: Json): string | undefined =>
  Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string' && /^[a-z]+$/.test(name))
    ? undefined
    : 'must be a list of small-letter names'

const kindsOf = (variant: Variant): string[] => [...new Set([...variant.spots.values()].map((spot) => spot.kind))]

const settingsOf = (variant: Variant): Settings => ({
  ...tableSettings(kindsOf(variant)),
  display: {
    kind: 'switch',
    default: true,
    about: 'electronic display of the last winners',
    rule: variant.articles.display,
  },
  reductions: {
    kind: 'switch',
    default: false,
    about: 'count winners in straights before paying',
    rule: variant.articles.reduction,
  },
  ...(variant.calls
    ? {
        calls: {
          kind: 'switch',
          default: true,
          about: 'called bets are offered',
          rule: variant.articles.calls,
        } as const,
      }
    : {}),
  ...(variant.prison
    ? {
        zeroDefault: {
          kind: 'choice',
          choices: ['half', 'prison'],
          default: 'half',
          about: 'what an undecided even chance gets on zero',
          rule: 'RF-28',
        } as const,
      }
    : {}),
  ...(variant.colours
    ? {
        colours: {
          kind: 'data',
          default: ['blue', 'yellow', 'pink', 'brown', 'green', 'violet', 'orange', 'grey'],
          check: names,
          about: 'colours of the game chips',
          rule: 'RA-08',
        } as const,
        colourUnits: {
          kind: 'data',
          default: [100, 200, 500, 1000, 2000, 5000, 10000],
          check: amounts,
          about: 'values a colour may take',
          rule: 'RA-08',
        } as const,
        colourStock: {
          kind: 'integer',
          min: 200,
          max: 100_000,
          default: 200,
          about: 'chips of each colour',
          rule: 'RA-22',
        } as const,
        denominations: {
          kind: 'data',
          default: [100, 500, 1000, 5000, 10000],
          check: amounts,
          about: 'money chips a player may reserve',
          rule: 'RA-18',
        } as const,
      }
    : {}),
})

const BETTING: readonly string[] = ['betting', 'spinning']

const NEXT: { readonly [phase: string]: readonly string[] } = {
  [IDLE]: ['announce-last', 'start'],
  betting: ['place-call', 'spin'],
  spinning: ['place-call', 'no-more-bets'],
  closed: ['ball'],
  collect: ['notify-room-head', 'collect'],
  approve: ['approve'],
  pay: ['authorise', 'pay'],
  check: ['check-ball'],
  [FAULT]: ['repaired'],
  [GIVING_BACK]: ['give-back'],
}

const roulette = (variant: Variant): Game<RoulettePlay> => {
  const { articles } = variant
  const bettingOpen = (s: Roulette) => BETTING.includes(s.phase)

  const customs: Customs<RoulettePlay> = {
    spots: variant.spots,
    staff: { croupier: variant.croupiers, 'pit-boss': 1, rule: articles.staff },
    capacity: articles.capacity,
    betting: {
      closed: articles.closed,
      late: articles.late,
      unknown: articles.unknown,
      isOpen: bettingOpen,
      isSettling: (s) => s.phase === 'closed' || s.phase === 'collect',
    },
    ...(variant.colours ? { chips: colourChips } : {}),
    leaving: (s, id) =>
      chain(dropCalls(s, id), (after) => (variant.colours ? leaveColours(after, id) : unchanged(after))),
    secondTable: { kinds: ['even-chance'], rule: articles.secondTable },
    infractions: { 'bet-on-wheel': articles.onWheel },
    holds: true,
    winners: (s) => winners(s, variant),
    closing: { rounds: 3, phrase: 'tres últimas tiradas', rule: articles.closing, seal: articles.seal },
    start: { phrase: 'hagan su juego', rule: articles.betting, phase: 'betting' },
    outOfOrder: articles.check,
    canBreakOff: (s) => [...BETTING, 'closed', FAULT].includes(s.phase),
    // The croupier checks the ball again, and it is the croupier who ends the round: a pit boss moves no chips (RF-03).
    repaired: (s) => change(s, { phase: 'check' }, [event('fault-mended', cite(articles.check))]),
    breakingOff: (s) =>
      chain(decideForGood(s, variant), (after) => lapse({ ...after, ...playing(after, { pocket: null }) })),
  }
  const stakes = staking(customs)

  return defineGame<RoulettePlay>({
    id: variant.id,
    family: 'roulette',
    title: variant.title,
    source: variant.source,
    settings: settingsOf(variant),
    rules: [
      ...staffRules(customs),
      ...limitRules<RoulettePlay>(),
      ...seatRules(customs),
      ...chipRules<RoulettePlay>(),
      ...(variant.colours ? colourRules(variant) : []),
      ...roundRules(customs),
      ...stakes.rules,
      ...(variant.calls ? callRules(variant, stakes, bettingOpen) : []),
      ...outsideLimitRules(customs),
      ...spinRules(variant),
      ...(variant.prison ? zeroRules(variant) : []),
      ...settleRules(variant, customs),
      ...holdRules(customs),
      ...conductRules(customs),
      ...disputeRules<RoulettePlay>(),
    ],
    bets: () => [...variant.spots.values()],
    next: (s) => {
      const due = NEXT[s.phase] ?? []
      return variant.calls ? due : due.filter((name) => name !== 'place-call')
    },
    open: (config) => newTable(variant.id, config, kindsOf(variant), newPlay()),
    view: (s, viewer) => {
      const { history, ...play } = s.play
      return tableView(s, viewer, { ...play, history: s.config.display === true ? history : [] } as unknown as Json)
    },
  })
}

export const rouletteFrench = roulette(FRENCH)
export const rouletteAmerican = roulette(AMERICAN)
export const rouletteAmerican00 = roulette(AMERICAN_00)
