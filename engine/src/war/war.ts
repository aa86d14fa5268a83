// War. WAR-n are the rules of docs/rules/war.md, from scj-2023 III.4.
//
// | part                                    | file                     | articles of scj-2023 III.4            |
// |-----------------------------------------|--------------------------|---------------------------------------|
// | shuffle, cut, burned card, end of shoe  | kernel/packs             | Inicio del juego; Último pase; Barajado |
// | boxes, bets, what a table can be told   | layout.ts, settings.ts   | Elementos materiales; Apuestas        |
// | who may stake what                      | stakes.ts                | Apuestas; Prohibiciones al jugador    |
// | the deal, the cards of a war            | deal.ts                  | Distribución de cartas; Juego         |
// | surrender or war                        | battle.ts                | Juego                                 |
// | comparing, collecting, paying           | settle.ts                | Juego; Pago de apuestas               |
// | irregular plays                         | irregular.ts             | Jugadas irregulares                   |

import { TABLE_ACCOUNTS } from '../kernel/accounts.js'
import { bankedTable } from '../kernel/banked-table.js'
import type { Customs } from '../kernel/customs.js'
import { defineGame } from '../kernel/game.js'
import { lastHands } from '../kernel/packs/last-hands.js'
import { afterRound, newPacks, packRules } from '../kernel/packs/packs.js'
import { chain, change, newTable } from '../kernel/table.js'
import { tableView } from '../kernel/view.js'
import { tieRules } from './battle.js'
import { dealRules } from './deal.js'
import { irregularRules } from './irregular.js'
import { BEST, KINDS, SPOTS } from './layout.js'
import { NO_ROUND, PHASES, playing, type WarKind } from './play.js'
import { REFUSALS, refuse } from './refusals.js'
import { PACK_RULES, settings } from './settings.js'
import { settleRules, winners } from './settle.js'
import { barred, unfinished } from './stakes.js'

const customs: Customs<WarKind> = {
  spots: () => SPOTS,
  best: (_, spot) => (spot.kind === 'war' ? BEST : spot.pays),
  staff: { croupier: 1, 'pit-boss': 1, rule: 'WAR-44' },
  capacity: 'WAR-02',
  betting: {
    closed: 'WAR-32',
    late: 'WAR-32',
    unknown: 'WAR-09',
    isOpen: (s) => s.phase === 'betting',
    barred,
    isSettling: (s) => ['deal', 'collect', 'pay', 'ties'].includes(s.phase),
  },
  idle: { rounds: 3, rule: 'WAR-33' },
  infractions: {
    'playing-anothers-hand': 'WAR-34',
    'mixing-cards': 'WAR-34',
    'removing-cards': 'WAR-34',
    'idle-seat': 'WAR-33',
  },
  holds: true,
  winners,
  closing: { rounds: 1, phrase: 'último juego de la mesa', rule: 'WAR-30', seal: 'WAR-30' },
  start: {
    phrase: 'hagan su juego',
    rule: 'WAR-09',
    phase: 'betting',
    refusal: (s) =>
      s.play.packs.stage === 'ready' ? undefined : refuse('shoe-not-ready', 'WAR-04', { stage: s.play.packs.stage }),
  },
  outOfOrder: 'WAR-46',
  failsPhysically: true,
  canBreakOff: (s) => ['betting', 'deal', 'ties', 'war'].includes(s.phase),
  resultStands: (s) => s.play.hands.some((hand) => hand.status === 'out'),
  // The cut card may have come in the round that is broken off.
  breakingOff: (s) => chain(change(s, playing(s, NO_ROUND)), (after) => afterRound(after, PACK_RULES)),
  unfinished,
}

export const war = defineGame<WarKind>({
  id: 'war',
  family: 'war',
  title: { es: 'War o Guerra', en: 'War' },
  source: 'scj-2023 III.4',
  ruleSet: 'scj-2023.1',
  settings,
  accounts: TABLE_ACCOUNTS,
  rules: bankedTable(customs, () => [
    ...packRules<WarKind>({ rules: PACK_RULES, cutFrom: 'left', cutMin: 52 }),
    lastHands<WarKind>({ staff: 'WAR-44', closing: 'WAR-30', isBetting: (s) => s.phase === 'betting' }),
    ...dealRules,
    ...tieRules,
    ...settleRules(customs),
    ...irregularRules(customs),
  ]),
  phases: ['idle', ...PHASES, 'giving-back'],
  refusals: REFUSALS,
  company: { stakes: 1, seat: 3 },
  bets: () => [...SPOTS.values()],
  next: {
    idle: ['announce-last', 'open-packs', 'show-cards', 'shuffle', 'pass-cut', 'cut', 'load', 'burn', 'start'],
    betting: ['no-more-bets'],
    deal: ['notify-room-head', 'card', 'end-shoe'],
    collect: ['notify-room-head', 'collect'],
    pay: ['notify-room-head', 'authorise', 'pay'],
    ties: ['notify-room-head', 'surrender'],
    war: ['card', 'end-shoe'],
    clear: ['collect-cards'],
    fault: [],
    'giving-back': ['give-back'],
  },
  open: (config) => newTable('war', config, KINDS, { packs: newPacks(config), ...NO_ROUND }),
  view: (s) => tableView(s, s.play),
})
