// Craps and Mini Craps: one program, two variants. CR-n and MC-n are the rules of docs/rules/dice.md, from scj-2023 IV.1.
//
// | part                                          | file        | articles of scj-2023 IV.1                        |
// |-----------------------------------------------|-------------|--------------------------------------------------|
// | every bet, what it pays, what decides it      | layout.ts   | Combinaciones; Pago de apuestas                  |
// | the set of dice                               | dice-set.ts | Inicio del juego; Lanzamientos; Dados nuevos     |
// | who throws                                    | shooter.ts  | Inicio del juego; Lanzamientos                   |
// | «ya no va más», the throw, null throws        | throw.ts    | Lanzamientos; Jugadas irregulares                |
// | when a bet may be made, raised, taken back    | betting.ts  | Combinaciones                                    |
// | bets in and out of play                       | marks.ts    | Elementos materiales; Combinaciones              |
// | collecting, paying, travelling, the marker    | settle.ts   | Combinaciones                                    |
// | who leaves, and rounds without a throw        | leaving.ts  | Combinaciones; Cierre del juego                  |

import { TABLE_ACCOUNTS } from '../kernel/accounts.js'
import { bankedTable } from '../kernel/banked-table.js'
import type { RuleId } from '../kernel/citations.js'
import type { Customs } from '../kernel/customs.js'
import { defineGame } from '../kernel/game.js'
import { tableSettings } from '../kernel/settings.js'
import { change, event, newTable } from '../kernel/table.js'
import { tableView } from '../kernel/view.js'
import { barred, kept, range } from './betting.js'
import { diceRules } from './dice-set.js'
import { KINDS, SPOTS } from './layout.js'
import { endWithoutThrow, forfeits, vacated, withdrawn } from './leaving.js'
import { mark } from './marks.js'
import { type CrapsKind, newPlay, PHASES, playing } from './play.js'
import { REFUSALS } from './refusals.js'
import { settleRules, winners } from './settle.js'
import { shooterRules } from './shooter.js'
import { dicePair, throwRules } from './throw.js'

interface Variant {
  readonly id: string
  readonly title: { readonly es: string; readonly en: string }
  readonly croupiers: number
  readonly staff: RuleId
  readonly capacity: RuleId
  readonly seats: number
}

const customsOf = ({ croupiers, staff, capacity }: Variant): Customs<CrapsKind> => {
  const customs: Customs<CrapsKind> = {
    spots: () => SPOTS,
    staff: { croupier: croupiers, 'pit-boss': 1, rule: staff, doubles: 'CR-03' },
    capacity,
    betting: {
      closed: 'CR-12',
      late: 'CR-12',
      unknown: 'CR-29',
      isOpen: (s) => s.phase === 'betting',
      isSettling: (s) => s.phase === 'throw' || s.phase === 'rolling' || s.phase === 'collect',
      barred,
      range,
      kept,
      withdrawn,
    },
    infractions: {
      'after-no-more-bets': 'CR-12',
      'throwing-without-order': 'CR-13',
      'changing-place': 'CR-77',
      'handling-the-dice': 'CR-78',
      'in-the-way-of-the-dice': 'CR-79',
    },
    holds: true,
    winners,
    closing: { rounds: 1, phrase: 'último juego de la mesa', rule: 'CR-76', seal: 'CR-76' },
    start: { phrase: 'hagan su juego', rule: 'CR-05', phase: 'betting' },
    unfinished: (s, id) => forfeits(customs)(s, id),
    leaving: vacated,
    outOfOrder: 'GEN-38',
    canBreakOff: (s) => s.phase === 'betting' || s.phase === 'throw' || s.phase === 'rolling',
    breakingOff: (s) =>
      change(
        s,
        playing(s, { point: null, roll: null, marks: [] }),
        s.play.point === null ? [] : [event('puck-off', 'CR-80', { point: s.play.point })],
      ),
  }
  return customs
}

const crapsOf = (variant: Variant) => {
  const { id, title, seats } = variant
  const customs = customsOf(variant)
  const settings = tableSettings(KINDS)
  return defineGame<CrapsKind>({
    id,
    family: 'dice',
    title,
    source: 'scj-2023 IV.1',
    ruleSet: 'scj-2023.1',
    settings: {
      ...settings,
      seats: { ...settings.seats, default: seats, rule: variant.capacity } as typeof settings.seats,
      diceSet: { kind: 'integer', min: 5, max: 6, default: 5, about: 'dice in the set', rule: 'CR-01' },
      diceThrows: {
        ...{ kind: 'integer', min: 1, max: 10_000, default: null, rule: 'CR-75' },
        about: 'throws after which the dice are changed, null for none',
      },
      oddsMultiple: {
        ...{ kind: 'integer', min: 1, max: 100, default: null, rule: 'CR-66' },
        about: 'most odds as a multiple of the line bet, null for what the bet plan says',
      },
      fieldNeedsPoint: {
        ...{ kind: 'switch', default: false, rule: 'CR-48' },
        about: 'field is bet only with a point on',
      },
    },
    accounts: TABLE_ACCOUNTS,
    rules: bankedTable(customs, () => [
      ...diceRules,
      ...shooterRules,
      mark,
      ...throwRules,
      ...settleRules(customs),
      endWithoutThrow(customs),
    ]),
    phases: ['idle', ...PHASES, 'giving-back'],
    refusals: REFUSALS,
    company: { stakes: 2, seat: 1 },
    device: dicePair,
    bets: () => [...SPOTS.values()],
    next: {
      idle: ['announce-last', 'start'],
      betting: [
        'replace-set',
        'present-dice',
        'pick-dice',
        'offer-dice',
        'no-more-bets',
        'pass-dice',
        'end-without-throw',
        'notify-room-head',
      ],
      throw: ['offer-dice', 'throw', 'end-without-throw', 'notify-room-head'],
      rolling: ['roll'],
      // What this throw does not decide waits for nobody's word.
      collect: ['collect', 'notify-room-head'],
      pay: ['pay', 'authorise'],
      fault: [],
      'giving-back': ['give-back'],
    },
    open: (config) => newTable(id, config, KINDS, newPlay(config.diceSet)),
    view: (s) => tableView(s, s.play),
  })
}

export const craps = crapsOf({
  ...{ id: 'craps', title: { es: 'Craps', en: 'Craps' } },
  ...{ croupiers: 2, staff: 'CR-02', capacity: 'CR-04', seats: 12 },
})

export const miniCraps = crapsOf({
  ...{ id: 'mini-craps', title: { es: 'Mini Craps', en: 'Mini Craps' } },
  ...{ croupiers: 1, staff: 'MC-01', capacity: 'MC-04', seats: 6 },
})
