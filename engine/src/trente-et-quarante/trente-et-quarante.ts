// Treinta y Cuarenta. TYC-n are the rules of docs/rules/trente-et-quarante.md, from scj-2023 III.5.
//
// | part                                       | file             | articles of scj-2023 III.5              |
// |--------------------------------------------|------------------|-----------------------------------------|
// | shuffle, cut, burned cards, end of the shoe | kernel/packs    | Inicio del juego; Última mano; Barajado |
// | four boxes, what a table can be told       | settings.ts      | Elementos materiales; Apuestas          |
// | points, rows, what they come to            | play.ts          | Distribución de cartas y juego          |
// | the rows; a round left on hold             | deal.ts          | Distribución; Última mano               |
// | a 31-31 and its choices                    | refait.ts        | Pago de apuestas                        |
// | the insurance of 1 %                       | insurance.ts     | Pago de apuestas                        |
// | collecting and paying                      | settle.ts        | Pago de apuestas                        |
// | irregular plays                            | irregular.ts     | Jugadas irregulares                     |

import { TABLE_ACCOUNTS } from '../kernel/accounts.js'
import { bankedTable } from '../kernel/banked-table.js'
import type { Customs } from '../kernel/customs.js'
import { defineGame } from '../kernel/game.js'
import { lastHands } from '../kernel/packs/last-hands.js'
import { afterRound, newPacks, packRules } from '../kernel/packs/packs.js'
import { giveBack } from '../kernel/settlement.js'
import { betweenRounds, chain, change, newTable, unchanged } from '../kernel/table.js'
import { tableView } from '../kernel/view.js'
import { dealRules, goOn } from './deal.js'
import { insuranceRules, refundBefore } from './insurance.js'
import { irregularRules } from './irregular.js'
import { NO_ROUND, PHASES, playing, type TrenteKind } from './play.js'
import { freeBets, freeForGood, refaitRules } from './refait.js'
import { REFUSALS, refuse } from './refusals.js'
import { KINDS, PACK_RULES, SPOTS, settings } from './settings.js'
import { settleRules, winners } from './settle.js'

const PREPARATION = ['shuffle', 'pass-cut', 'cut', 'load', 'burn']

const customs: Customs<TrenteKind> = {
  spots: () => SPOTS,
  // The principal and a payer; a second payer may be posted (TYC-02).
  staff: { croupier: 2, 'pit-boss': 1, rule: 'TYC-02' },
  capacity: 'TYC-03',
  betting: {
    closed: 'TYC-34',
    late: 'TYC-11',
    unknown: 'TYC-10',
    isOpen: (s) => s.phase === 'betting',
    isSettling: (s) => ['deal', 'held', 'collect'].includes(s.phase),
  },
  idle: { rounds: 3, rule: 'TYC-35' },
  infractions: {
    'after-no-more-bets': 'TYC-34',
    'playing-anothers-hand': 'TYC-36',
    'removing-cards': 'TYC-36',
    'idle-seat': 'TYC-35',
  },
  holds: true,
  winners,
  closing: { rounds: 1, phrase: 'último juego de la mesa', rule: 'TYC-33', seal: 'TYC-33' },
  start: {
    phrase: 'hagan su juego',
    rule: 'TYC-11',
    phase: 'betting',
    refusal: (s) =>
      s.play.packs.stage === 'ready' ? undefined : refuse('shoe-not-ready', 'TYC-05', { stage: s.play.packs.stage }),
  },
  outOfOrder: 'TYC-48',
  failsPhysically: true,
  canBreakOff: (s) => ['betting', 'deal', 'held', 'refait'].includes(s.phase),
  resultStands: (s) => s.play.red.length > 0 && s.bets.some((bet) => bet.tag !== undefined),
  // No other round may come: what is blocked is freed before the rest goes back (G-TQ-19).
  breakingOff: (s) =>
    chain(
      freeForGood(s),
      (after) => refundBefore(after, 'TYC-48'),
      (after) => change(after, playing(after, NO_ROUND)),
      (after) => afterRound(after, PACK_RULES),
    ),
  unfinished: (s, id) => (betweenRounds(s) ? giveBack(s, freeBets(s, id), 'bet-returned', 'TYC-20') : unchanged(s)),
}

export const trenteEtQuarante = defineGame<TrenteKind>({
  id: 'trente-et-quarante',
  family: 'trente-et-quarante',
  title: { es: 'Treinta y Cuarenta', en: 'Trente et quarante' },
  source: 'scj-2023 III.5',
  ruleSet: 'scj-2023.1',
  settings,
  accounts: TABLE_ACCOUNTS,
  rules: bankedTable(customs, () => [
    ...packRules<TrenteKind>({
      rules: PACK_RULES,
      cutFrom: 'right',
      cutMin: 1,
      waiting: { phase: 'held', goOn },
      lying: (s) => [...s.play.black, ...s.play.red],
    }),
    lastHands<TrenteKind>({ staff: 'TYC-02', closing: 'TYC-33', isBetting: (s) => s.phase === 'betting' }),
    ...dealRules,
    ...settleRules(customs),
    ...refaitRules(customs),
    ...insuranceRules,
    ...irregularRules(customs),
  ]),
  phases: ['idle', ...PHASES, 'giving-back'],
  refusals: REFUSALS,
  company: { stakes: 2, seat: 1 },
  bets: () => [...SPOTS.values()],
  next: {
    idle: ['announce-last', 'open-packs', 'show-cards', ...PREPARATION, 'start'],
    betting: ['no-more-bets'],
    deal: ['notify-room-head', 'card', 'end-shoe'],
    held: ['notify-room-head', ...PREPARATION],
    collect: ['notify-room-head', 'collect'],
    pay: ['authorise', 'pay'],
    refait: ['no-more-choices'],
    clear: ['collect-cards'],
    fault: [],
    'giving-back': ['give-back'],
  },
  open: (config) =>
    newTable('trente-et-quarante', config, KINDS, { packs: newPacks(config), history: [], ...NO_ROUND }),
  view: (s) => tableView(s, s.play),
})
