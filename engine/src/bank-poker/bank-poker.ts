// Poker against the bank: one program, nine games. PB-n, CAR-n and the others are the rules of docs/rules/bank-poker.md.
//
// | part                                             | file                      | articles of scj-2023 III.3          |
// |--------------------------------------------------|---------------------------|-------------------------------------|
// | cards, bets, questions, course of each game      | variants.ts, articles.ts  | Modalidades; Reglas del juego       |
// | every spot of the cloth, the Bonus table         | layout.ts, bonus.ts       | Tabla para el pago de apuestas      |
// | the deck between rounds                          | preparation.ts            | Barajado inicial; Barajado y corte  |
// | what may be staked, what it needs beside it      | stakes.ts                 | Apuestas                            |
// | from one step of a round to the next             | flow.ts                   | Desarrollo del juego                |
// | who gets which card, by hand and by machine      | laps.ts, dealing.ts       | Desarrollo del juego                |
// | cards nobody knows until they are turned         | faces.ts, misread.ts      | Comportamiento de los jugadores     |
// | the button                                       | button.ts                 | Asignación del Botón de Salida      |
// | voy, no voy, paso, ir, no ir                     | answers.ts                | Desarrollo del juego                |
// | exchanged and bought cards                       | exchange.ts               | Desarrollo del juego                |
// | the bank turns, changes and opens                | bank.ts, forced-draw.ts   | Reglas del croupier                 |
// | hands compared, collected and paid               | judging.ts, settle.ts     | Valor de las jugadas                |
// | irregular plays                                  | irregular.ts, causes.ts, voided.ts, iquique.ts | Jugadas irregulares |
// | what a pot needs to know of a round              | qualification.ts, pot-hook.ts | III.6                           |

import { TABLE_ACCOUNTS } from '../kernel/accounts.js'
import { bankedTable } from '../kernel/banked-table.js'
import type { Game } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { defineGame } from '../kernel/game.js'
import { odds } from '../kernel/money.js'
import { betweenRounds, chain, newTable } from '../kernel/table.js'
import { tableView } from '../kernel/view.js'
import { SIDE_REFUSALS } from '../progressive/refusals.js'
import { SIDE_ACCOUNTS } from '../progressive/table/state.js'
import { BEFORE_A_HAND_GOES, BEFORE_THE_END, withPot } from '../progressive/table/with-pot.js'
import { attended } from './absence.js'
import { answerRules } from './answers.js'
import { bankRules } from './bank.js'
import { dealRules } from './dealing.js'
import { exchangeRules, saleRules } from './exchange.js'
import { irregularRules } from './irregular.js'
import { misreadRule } from './misread.js'
import { newPlay, PHASES, type PokerKind } from './play.js'
import { potHookOf } from './pot-hook.js'
import { preparationRules } from './preparation.js'
import { mayHavePot } from './qualification.js'
import { REFUSALS, refuse } from './refusals.js'
import { kindsOf, settingsOf } from './settings.js'
import { settleRules, winners } from './settle.js'
import { barred, stakeRange, unfinished } from './stakes.js'
import {
  CARIBBEAN,
  CARIBBEAN_PLUS,
  DRAW,
  DRAW_ARICA,
  GO,
  HOLDEM_BONUS,
  HOLDEM_PLUS,
  HOLDEM_PLUS_IQUIQUE,
  isHoldem,
  isIquique,
  THREE_CARD_POKER,
  type Variant,
} from './variants.js'
import { forfeited, forgotten, refundLost } from './voided.js'

/** What the croupier does for a silent player comes last (BV-43). */
const NEXT = {
  idle: ['announce-last', 'show-deck', 'shuffle', 'cut', 'start'],
  betting: ['no-more-bets'],
  deal: ['retire', 'choose-stuck', 'deal', 'lay', 'turn-up', 'cards-short', 'notify-room-head', 'authorise'],
  answers: ['turn-up', 'show-hand', 'retire', 'notify-room-head', 'authorise', 'fold', 'pass', 'stay'],
  exchange: ['retire', 'notify-room-head', 'exchange'],
  serve: ['retire', 'choose-stuck', 'deal', 'lay', 'turn-up', 'cards-short', 'notify-room-head', 'sell-card'],
  uncover: ['turn-up', 'retire', 'notify-room-head', 'uncover'],
  bank: ['retire', 'deal', 'lay', 'turn-up', 'cards-short', 'notify-room-head'],
  hands: ['retire', 'show-hand', BEFORE_A_HAND_GOES, 'notify-room-head', 'authorise', 'settle-hand'],
  clear: [...BEFORE_THE_END, 'clear'],
  fault: ['repaired'],
  'giving-back': ['give-back'],
} as const

const INFRACTIONS = {
  'touching-cards': 'PB-20',
  'touching-cards-of-the-bank': 'PB-21',
  'taking-cards-away': 'PB-22',
  'telling-cards': 'PB-23',
  'playing-anothers-hand': 'PB-24',
  'taking-a-bet-back': 'PB-19',
} as const

const infractionsOf = (variant: Variant): Customs<PokerKind>['infractions'] => {
  if (isIquique(variant)) return { 'forbidden-act': 'HPI-46', 'unwatched-call': 'HPI-38' }
  if (variant.regulation === 'arica-2017')
    return {
      'touching-cards': 'DRA-26',
      'telling-cards': 'DRA-25',
      'taking-a-bet-back': 'DRA-24',
      'showing-cards': 'DRA-27',
      'exposing-cards': 'DRA-38',
      'unclear-exchange': 'DRA-39',
    }
  return {
    ...INFRACTIONS,
    ...(isHoldem(variant) ? { 'showing-cards': variant.id === 'holdem-plus' ? 'HEP-19' : 'HEB-31' } : {}),
    ...(variant.exchanges ? { 'unclear-exchange': 'DRW-12', 'touching-kept-cards': 'DRW-13' } : {}),
    ...(variant.buys ? { 'unclear-purchase': 'CPL-04' } : {}),
    ...(variant.hasBank ? {} : { 'unclear-answer': 'GOP-21' }),
    ...(variant.button ? { 'lifting-cards': 'HEB-18' } : {}),
  } as const
}

/** From «no más apuestas» until the last hand is settled: so long a stake outside the limits may go unnoticed (GEN-11). */
const UNSETTLED: readonly string[] = PHASES.filter((phase) => phase !== 'betting' && phase !== 'clear')

const OWN: { readonly [phase: string]: (variant: Variant) => boolean } = {
  exchange: ({ exchanges }) => exchanges,
  bank: ({ exchanges }) => exchanges,
  serve: ({ buys }) => buys,
}

const phasesOf = (variant: Variant): Game<PokerKind>['phases'] => [
  'idle',
  ...PHASES.filter((phase) => OWN[phase]?.(variant) ?? true),
  'giving-back',
]

const customsOf = (variant: Variant): Customs<PokerKind> => {
  const { articles, spots } = variant
  const customs: Customs<PokerKind> = {
    spots: () => spots,
    best: (_, spot) => odds(Math.max(spot.pays.num, ...(spot.prizes ?? []).map(({ pays }) => pays.num)), 1),
    staff: { croupier: 1, 'pit-boss': 1, rule: articles.staff },
    capacity: articles.capacity,
    betting: {
      closed: articles.closed,
      late: articles.late,
      unknown: articles.first,
      isOpen: (s) => s.phase === 'betting',
      together: (kind) => variant.first.filter((on) => spots.get(on)?.kind === kind).length || 1,
      barred: (s, id, spot) => barred(s, variant, id, spot),
      range: (s, id, spot) => stakeRange(s, variant, id, spot),
      isSettling: (s) => UNSETTLED.includes(s.phase),
    },
    idle: { rounds: 3, rule: articles.idle },
    infractions: infractionsOf(variant),
    holds: true,
    winners: (s) => winners(s, variant),
    closing: { rounds: 3, phrase: 'últimos tres pases de la mesa', rule: articles.closing, seal: articles.closing },
    start: {
      phrase: 'hagan su juego',
      rule: articles.invite,
      phase: 'betting',
      refusal: ({ play: { deck } }) =>
        deck.stage === 'ready' ? undefined : refuse('deck-not-ready', articles.shuffle, { stage: deck.stage }),
    },
    outOfOrder: articles.damaged,
    failsPhysically: true,
    canBreakOff: (s) => s.phase === 'betting' || s.phase === 'deal' || s.phase === 'answers',
    breakingOff: (s) => chain(forfeited(s, customs), (after) => refundLost(after, articles.damaged), forgotten),
    unfinished: (s, id) => unfinished(s, variant, id),
    steppingAway: attended,
    // What a retired hand lost may come back while the round lasts (BV-34).
    isPlayedAgainst: (s, id) => !betweenRounds(s) && s.play.hands[id] !== undefined,
  }
  return customs
}

/** The game of a variant. */
export const bankPoker = (variant: Variant): Game<PokerKind> => {
  const { spots } = variant
  const pot = mayHavePot(variant) ? withPot(potHookOf(variant)) : undefined
  const customs = pot?.customs(customsOf(variant)) ?? customsOf(variant)
  const rules = bankedTable(customs, () => [
    ...preparationRules(variant),
    ...dealRules(variant, customs),
    ...answerRules(variant, customs),
    ...(variant.exchanges ? exchangeRules(variant) : []),
    ...(variant.buys ? saleRules(variant, customs) : []),
    ...bankRules(variant),
    ...settleRules(variant, customs),
    ...irregularRules(variant, customs),
    misreadRule(variant),
  ])
  return defineGame<PokerKind>({
    id: variant.id,
    family: 'bank-poker',
    title: variant.title,
    source: variant.source,
    ruleSet: `${variant.regulation}.1`,
    settings: settingsOf(variant),
    accounts: pot ? [...SIDE_ACCOUNTS, ...TABLE_ACCOUNTS] : TABLE_ACCOUNTS,
    ...(pot ? { beside: [potHookOf(variant).regulation.id] } : {}),
    rules: pot?.rules(rules, customs) ?? rules,
    phases: phasesOf(variant),
    refusals: pot ? [...REFUSALS, ...SIDE_REFUSALS] : REFUSALS,
    // In the middle of the half-moon the cloth is seen best.
    company: { stakes: variant.first.length, seat: 3 },
    bets: () => [...spots.values()],
    next: NEXT,
    open: (config) => newTable(variant.id, config, kindsOf(variant), newPlay()),
    view: (s) => tableView(s, s.play),
  })
}

export const caribbeanPoker = bankPoker(CARIBBEAN)
export const caribbeanPokerPlus = bankPoker(CARIBBEAN_PLUS)
export const drawPoker = bankPoker(DRAW)
export const drawPokerArica = bankPoker(DRAW_ARICA)
export const threeCardPoker = bankPoker(THREE_CARD_POKER)
export const goPoker = bankPoker(GO)
export const holdemPlus = bankPoker(HOLDEM_PLUS)
export const holdemPlusIquique = bankPoker(HOLDEM_PLUS_IQUIQUE)
export const holdemBonus = bankPoker(HOLDEM_BONUS)
