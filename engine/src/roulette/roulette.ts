// The roulettes: one program, three variants. RF-n, RA-n and R00-n are the rules of docs/rules/roulette.md.
//
// | part                                         | file        | articles of scj-2023 II.1 and II.2          |
// |----------------------------------------------|-------------|---------------------------------------------|
// | wheel, cloth, order of collecting and paying | variants.ts | Elementos materiales; Pago de apuestas      |
// | every spot and its odds                      | layout.ts   | Apuestas                                    |
// | called bets                                  | calls.ts    | Apuestas                                    |
// | colour chips, their stock, denominations     | colours.ts, colour-stock.ts | Compras y cambio de fichas  |
// | tips in colour chips                         | tips.ts     | Compras y cambio de fichas de juego         |
// | throw, announcement, null spins              | spin.ts     | Juego; Jugadas irregulares                  |
// | what is seen of a throw, and wrong in it     | device.ts   | Juego; Jugadas irregulares                  |
// | half or prison                               | zero.ts     | Supuesto de salida del cero                 |
// | a player's second table                      | second-table.ts | Asistentes                              |
// | collecting, approval, payment, checking      | settle.ts   | Juego; Pago de apuestas                     |

import { type AccountClass, TABLE_ACCOUNTS } from '../kernel/accounts.js'
import { bankedTable } from '../kernel/banked-table.js'
import type { Game, Json } from '../kernel/contract.js'
import type { ConductPart, Customs } from '../kernel/customs.js'
import { defineGame } from '../kernel/game.js'
import { type Settings, tableSettings } from '../kernel/settings.js'
import { chain, change, event, FAULT, newTable, unchanged } from '../kernel/table.js'
import { tableView } from '../kernel/view.js'
import { callRules, dropCalls, lapse } from './calls.js'
import { colourChips } from './colour-stock.js'
import { colourRules, leaveColours } from './colours.js'
import { wheelOf } from './device.js'
import { newPlay, PHASES, playing, type Roulette, type RouletteConfig, type RouletteKind } from './play.js'
import { REFUSALS } from './refusals.js'
import { evenChancesOnly, leaveSecond, sittingAt } from './second-table.js'
import { settleRules, winners } from './settle.js'
import { failedThrow, spinRules } from './spin.js'
import { tipRules } from './tips.js'
import { AMERICAN, AMERICAN_00, FRENCH, type Variant } from './variants.js'
import { decideForGood, isLastThrow, zeroRules } from './zero.js'

const listOf =
  (what: string, fits: (item: Json) => boolean) =>
  (value: Json): string | undefined =>
    Array.isArray(value) && value.length > 0 && value.every(fits) && new Set(value).size === value.length
      ? undefined
      : `must be a list of ${what}`

const amounts = listOf('different whole amounts', (unit) => Number.isInteger(unit) && (unit as number) > 0)
const names = listOf('different small-letter names', (name) => typeof name === 'string' && /^[a-z]+$/.test(name))

const kindsOf = (variant: Variant): string[] => [...new Set([...variant.spots.values()].map((spot) => spot.kind))]

const settingsOf = (variant: Variant): Settings<RouletteConfig> => ({
  ...tableSettings(kindsOf(variant), ['colour']),
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

/** Forbidden where each player has chips of one kind to themselves (II.2.6.3). */
const CHIP_INFRACTIONS: ConductPart['infractions'] = {
  'two-colours': 'RA-19',
  'two-denominations': 'RA-20',
  'shared-colour': 'RA-09',
  'shared-denomination': 'RA-18',
}

const BETTING: readonly string[] = ['betting', 'spinning']

/** Tips in colour chips wait for their change. */
const ACCOUNTS: readonly AccountClass[] = [...TABLE_ACCOUNTS, { id: 'tips/*', owner: 'house', counts: 'tips' }]

const roulette = (variant: Variant): Game<RouletteKind> => {
  const { articles } = variant
  const bettingOpen = (s: Roulette) => BETTING.includes(s.phase)

  const customs: Customs<RouletteKind> = {
    spots: () => variant.spots,
    staff: { croupier: variant.croupiers, 'pit-boss': 1, rule: articles.staff },
    capacity: articles.capacity,
    betting: {
      closed: articles.closed,
      late: articles.late,
      unknown: articles.unknown,
      isOpen: bettingOpen,
      barred: (s, id, spot) => evenChancesOnly(s, articles.secondTable, id, spot),
      isSettling: (s) => s.phase === 'closed' || s.phase === 'collect',
    },
    ...(variant.colours ? { chips: colourChips } : {}),
    sitting: sittingAt(articles.secondTable),
    leaving: (s, id) =>
      chain(
        dropCalls(s, id),
        (after) => leaveSecond(after, id),
        (after) => (variant.colours ? leaveColours(after, id) : unchanged(after)),
      ),
    infractions: {
      'after-no-more-bets': articles.closed,
      'bet-on-wheel': articles.onWheel,
      ...(variant.colours ? CHIP_INFRACTIONS : {}),
    },
    holds: true,
    winners: (s) => winners(s, variant),
    closing: { rounds: 3, phrase: 'tres últimas tiradas', rule: articles.closing, seal: articles.seal },
    start: { phrase: 'hagan su juego', rule: articles.betting, phase: 'betting' },
    outOfOrder: articles.check,
    canBreakOff: (s) => [...BETTING, 'closed', FAULT].includes(s.phase),
    announcesFailure: (s) => failedThrow(s, variant),
    resultStands: (s) => s.play.pocket !== null,
    // The croupier checks the ball again, and it is the croupier who ends the round: a pit boss moves no chips (RF-03).
    repaired: (s) => change(s, { phase: 'check' }, [event('fault-mended', articles.check)]),
    breakingOff: (s) =>
      chain(decideForGood(s, variant), (after) => lapse({ ...after, ...playing(after, { pocket: null }) })),
  }

  return defineGame<RouletteKind>({
    id: variant.id,
    family: 'roulette',
    title: variant.title,
    source: variant.source,
    ruleSet: 'scj-2023.1',
    settings: settingsOf(variant),
    accounts: ACCOUNTS,
    rules: bankedTable(customs, (stakes) => [
      ...(variant.colours ? [...colourRules(variant), ...tipRules] : []),
      ...(variant.calls ? callRules(variant, stakes, bettingOpen) : []),
      ...spinRules(variant),
      ...(variant.prison ? zeroRules(variant) : []),
      ...settleRules(variant, customs),
    ]),
    phases: ['idle', ...PHASES, 'fault', 'giving-back'],
    refusals: REFUSALS,
    // With a maximum of the whole table a stake of one leaves less for the others, and so do tips in colour chips.
    apart: (config) => config.tableMax === null && !variant.colours,
    moment: (s) => [bettingOpen(s), isLastThrow(s), s.play.calls, s.play.secondTable],
    company: { stakes: 4, seat: 1 },
    device: wheelOf(variant),
    bets: () => [...variant.spots.values()],
    next: {
      idle: ['announce-last', 'start'],
      betting: ['place-call', 'spin'],
      spinning: ['place-call', 'no-more-bets'],
      closed: ['ball'],
      collect: ['notify-room-head', 'collect'],
      approve: ['approve'],
      pay: ['authorise', 'pay'],
      check: ['check-ball'],
      fault: ['repaired'],
      'giving-back': ['give-back'],
    },
    open: (config) => newTable(variant.id, config, kindsOf(variant), newPlay()),
    view: (s) => {
      const { secondTable, ...play } = s.play
      const shown = { ...play, history: s.config.display ? play.history : [] }
      return tableView(s, shown, (id) => ({ secondTable: secondTable.includes(id) }))
    },
  })
}

export const rouletteFrench = roulette(FRENCH)
export const rouletteAmerican = roulette(AMERICAN)
export const rouletteAmerican00 = roulette(AMERICAN_00)
