// The blackjack room: one program, five variants. BJ-n, BJK-n, BJP-n, CHA-n, CAN-n and MZA-n are the rules of
// docs/rules/blackjack.md.
//
// | part                                             | file                       | articles of scj-2023 III.1         |
// |--------------------------------------------------|----------------------------|------------------------------------|
// | packs, decisions, bank; the article of each part | variants.ts, articles.ts   | Modalidades; Elementos materiales  |
// | every spot of the cloth, the stakes of a hand    | layout.ts, stakes.ts       | Apuesta inicial                    |
// | shuffle, cut, burned cards, end of the shoe      | preparation.ts             | Barajado; Corte; Último pase       |
// | who plays which box, what a stake may be         | positions.ts               | Jugadores                          |
// | several boxes: Canal 21, Mendoza                 | multiple-positions.ts, granted-boxes.ts | Posiciones múltiples  |
// | «no más apuestas», the deal, where cards go      | deal.ts                    | Distribución de cartas             |
// | from one part of the round to the next           | flow.ts                    | Juego                              |
// | even money, insurance                            | insurance.ts               | Juego simple; Apuesta con seguro   |
// | stand, hit, double, split, surrender             | decisions.ts               | Pedida de cartas; Pares; Doble; Retiro |
// | the bank                                         | bank.ts                    | Juego simple; Casos Especiales     |
// | tie-break                                        | tie-break.ts               | Desempate                          |
// | Perfect Pairs, bonuses, three sevens             | bonuses.ts                 | Apuesta Perfect Pairs; Bonos       |
// | collecting, paying, taking the cards away        | settle.ts                  | Pago de apuestas                   |
// | irregular plays                                  | irregular.ts, voided.ts, irregular-mendoza.ts | Jugadas irregulares |
// | closing                                          | closing.ts                 | Cierre del juego                   |

import { TABLE_ACCOUNTS } from '../kernel/accounts.js'
import { bankedTable } from '../kernel/banked-table.js'
import type { Game } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { defineGame } from '../kernel/game.js'
import { chain, change, newTable, unchanged } from '../kernel/table.js'
import { tableView } from '../kernel/view.js'
import { bestOf, bonusRules } from './bonuses.js'
import { lastHands } from './closing.js'
import { dealRules } from './deal.js'
import { decisionRules } from './decisions.js'
import { insuranceRules } from './insurance.js'
import { irregularRules } from './irregular.js'
import { type BlackjackKind, NO_ROUND, PHASES, playing } from './play.js'
import { positionRules } from './position-rules.js'
import { barred, dropPositions, placeTaken, stakeRange } from './positions.js'
import { afterRound, emptied, newSabot, preparationRules } from './preparation.js'
import { REFUSALS, refuse } from './refusals.js'
import { kindsOf, settingsOf } from './settings.js'
import { settleRules, winners } from './settle.js'
import { nobodyCouldPlay, unfinished } from './stakes.js'
import { tieBreakRules } from './tie-break.js'
import { CANAL, CHALLENGE, CLASSIC, isMendoza, MENDOZA, PERFECT_PAIRS, type Variant } from './variants.js'

const PREPARATION = ['open-packs', 'show-cards', 'shuffle', 'pass-cut', 'cut', 'load', 'pass-positions', 'burn']

const NEXT = {
  idle: ['card', 'announce-last', ...PREPARATION, 'grant-box', 'start'],
  betting: ['burn', 'grant-box', 'sit-out', 'no-more-bets'],
  deal: ['choose-stuck', 'notify-room-head', 'card', 'authorise', 'end-shoe'],
  pairs: ['card', 'notify-room-head', 'authorise', 'settle-pairs'],
  insurance: ['card', 'no-more-insurance'],
  surrender: ['notify-room-head', 'no-more-surrenders'],
  turns: [
    'choose-stuck',
    'card',
    'notify-room-head',
    'collect',
    'authorise',
    'pay',
    'pay-prize',
    'choose-owed',
    'stand',
    'end-shoe',
  ],
  bank: ['choose-stuck', 'choose-owed', 'card', 'settle-insurance', 'notify-room-head', 'authorise', 'end-shoe'],
  'tie-break': ['choose-stuck', 'card', 'notify-room-head', 'collect', 'authorise', 'pay', 'decline', 'end-shoe'],
  reveal: ['card'],
  collect: ['card', 'notify-room-head', 'choose-owed', 'collect'],
  pay: ['card', 'notify-room-head', 'authorise', 'pay'],
  clear: ['card', 'collect-cards'],
  fault: ['repaired'],
  'giving-back': ['give-back'],
} as const

const INFRACTIONS: Customs<BlackjackKind>['infractions'] = {
  'playing-anothers-hand': 'BJ-04',
  'interfering-with-decisions': 'BJ-05',
  'touching-cards': 'BJ-06',
  'asking-for-money': 'BJ-07',
  'objects-on-the-table': 'BJ-08',
  'bet-by-word': 'BJ-09',
  'cash-bet': 'BJ-10',
}

/** From «no más apuestas» until the last stake is paid: so long one outside the limits may go unnoticed (GEN-11). */
const UNSETTLED: readonly string[] = PHASES.filter((phase) => phase !== 'betting' && phase !== 'clear')

const OWN: { readonly [phase: string]: (variant: Variant) => boolean } = {
  pairs: ({ pairs }) => pairs !== null,
  surrender: isMendoza,
  reveal: isMendoza,
  'tie-break': ({ tieBreak }) => tieBreak,
}

/** Cards do not break down: what is wrong with them is an irregular play. */
const phasesOf = (variant: Variant): Game<BlackjackKind>['phases'] => [
  'idle',
  ...PHASES.filter((phase) => OWN[phase]?.(variant) ?? true),
  'giving-back',
]

/** The game of a variant. */
export const blackjack = (variant: Variant): Game<BlackjackKind> => {
  const { articles, spots } = variant
  const mendoza = isMendoza(variant)

  const customs: Customs<BlackjackKind> = {
    spots: () => spots,
    best: (s, spot) => bestOf(variant, s.config, spot),
    staff: { croupier: 1, 'pit-boss': 1, rule: articles.staff },
    capacity: articles.capacity,
    betting: {
      closed: articles.closed,
      late: articles.closed,
      unknown: articles.invite,
      isOpen: (s) => s.phase === 'betting',
      barred: (s, id, spot) => barred(s, variant, id, spot),
      range: (s, id, spot) => stakeRange(s, variant, id, spot),
      isSettling: (s) => UNSETTLED.includes(s.phase),
    },
    ...(mendoza ? {} : { idle: { rounds: 3, rule: 'BJ-03' as const } }),
    infractions: mendoza ? {} : INFRACTIONS,
    ...(mendoza ? {} : { excludesAtOnce: 'BJ-11' as const }),
    holds: true,
    winners: (s) => winners(s, variant),
    closing: { rounds: 1, phrase: 'último juego de la mesa', rule: articles.closing, seal: articles.closing },
    start: {
      phrase: 'hagan su juego',
      rule: articles.invite,
      phase: 'betting',
      refusal: (s) =>
        s.play.shoe.stage === 'ready' && s.play.burning === null
          ? nobodyCouldPlay(s, variant)
          : refuse('shoe-not-ready', articles.shuffle, { stage: s.play.shoe.stage }),
    },
    outOfOrder: articles.damaged,
    failsPhysically: true,
    canBreakOff: (s) => s.phase === 'betting' || s.phase === 'deal',
    // The cut card may have come in the deal that is broken off.
    breakingOff: (s) => chain(change(s, playing(s, NO_ROUND)), (after) => afterRound(after, variant)),
    placeTaken: (s, id) => placeTaken(s, variant, id),
    steppingAway: (s, id) => (variant.positions === 'multiple' ? dropPositions(s, id) : unchanged(s)),
    unfinished: (s, id) => unfinished(s, variant, id),
    leaving: (s, id) => chain(dropPositions(s, id), (after) => (mendoza ? emptied(after, id) : unchanged(after))),
  }
  return defineGame<BlackjackKind>({
    id: variant.id,
    family: 'blackjack',
    title: variant.title,
    source: variant.source,
    ruleSet: `${variant.regulation}.1`,
    settings: settingsOf(variant),
    accounts: TABLE_ACCOUNTS,
    rules: bankedTable(customs, () => [
      ...preparationRules(variant),
      lastHands(variant),
      ...positionRules(variant),
      ...dealRules(variant),
      ...bonusRules(variant, customs),
      ...insuranceRules(variant, customs),
      ...decisionRules(variant),
      ...(variant.tieBreak ? tieBreakRules(variant) : []),
      ...settleRules(variant, customs),
      ...irregularRules(variant, customs),
      // In Mendoza what staff decides is final (MZA-17).
    ]).filter((rule) => !mendoza || rule.do !== 'appeal'),
    phases: phasesOf(variant),
    refusals: REFUSALS,
    // In the middle of the half-moon the cloth is seen best.
    company: { stakes: 1, seat: 4 },
    bets: () => [...spots.values()],
    next: NEXT,
    open: (config) =>
      newTable(variant.id, config, kindsOf(variant), {
        shoe: newSabot(variant.decks),
        boxes: {},
        asked: [],
        ...NO_ROUND,
      }),
    view: (s) => tableView(s, s.play),
  })
}

export const blackjackClassic = blackjack(CLASSIC)
export const blackjackPerfectPairs = blackjack(PERFECT_PAIRS)
export const challenge21 = blackjack(CHALLENGE)
export const canal21 = blackjack(CANAL)
export const blackjackMendoza = blackjack(MENDOZA)
