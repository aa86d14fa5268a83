// The baccarat room: one program, four variants. BAC-n, PYB-n, CHF-n, MID-n and MIN-n are the rules of docs/rules/baccarat.md.
//
// | part                                            | file                      | articles of scj-2023 III.2                 |
// |-------------------------------------------------|---------------------------|--------------------------------------------|
// | who deals, how cards lie, which rule says so    | variants.ts               | Modalidades; Elementos necesarios          |
// | punto, banca, tie                               | layout.ts                 | Apuestas; Pago de apuestas                 |
// | shuffle, cut, end of the shoe                   | preparation.ts            | Barajado; Corte; Último pase               |
// | the sabot's turn                                | sabot.ts                  | Designación del sabot                      |
// | «no más apuestas», the cards                    | deal.ts                   | Distribución de cartas                     |
// | values and the third-card table                 | hands.ts                  | Juego; Pedida de cartas                    |
// | from card to card, totals, result               | flow.ts                   | Juego; Pedida de cartas                    |
// | who turns the cards                             | reveal.ts                 | Midi; Mini                                 |
// | collecting, paying, taking the cards away       | settle.ts                 | Juego; Pago de apuestas                    |
// | irregular plays                                 | irregular.ts              | Jugadas irregulares                        |
// | closing                                         | closing.ts                | Cierre del juego                           |
// | Chemin de Fer: the bank, the garage             | bank.ts, banker.ts        | Designación de la banca; Cantidad de dinero |
// | its turn, association, retaking, auction        | offer.ts, auction.ts      | Designación de la banca                    |
// | punto's 5                                       | five.ts                   | Pedida de cartas                           |
// | places and who waits for one                    | places.ts                 | Designación de la banca                    |

import { TABLE_ACCOUNTS } from '../kernel/accounts.js'
import { bankedTable } from '../kernel/banked-table.js'
import type { Game, Refused } from '../kernel/contract.js'
import type { Customs } from '../kernel/customs.js'
import { defineGame } from '../kernel/game.js'
import { secret } from '../kernel/secrets.js'
import { chain, change, newTable, unchanged } from '../kernel/table.js'
import { tableView } from '../kernel/view.js'
import { againstBank, cannotCloseBank, isOfBank, rangeAgainst } from './bank.js'
import { bankerRules, cannotStartBank } from './banker.js'
import { closingRules } from './closing.js'
import { dealRules } from './deal.js'
import { fiveRules } from './five.js'
import { irregularRules } from './irregular.js'
import { spotsOf } from './layout.js'
import { leavesBank, offerRules } from './offer.js'
import { placeRules, sitting } from './places.js'
import { type Baccarat, type BaccaratKind, NO_ROUND, PHASES, playing, sideOf } from './play.js'
import { afterRound, newSabot, preparationRules, tooFew } from './preparation.js'
import { REFUSALS, refuse } from './refusals.js'
import { revealRules } from './reveal.js'
import { isAssigned, leavesSabot, sabotRules } from './sabot.js'
import { kindsOf, settingsOf } from './settings.js'
import { closesWithShoe, settleRules, winners } from './settle.js'
import { CHEMIN_DE_FER, MIDI, MINI, PUNTO_Y_BANCA, type Variant } from './variants.js'

const PREPARATION = ['open-packs', 'show-cards', 'shuffle', 'pass-cut', 'cut', 'load']
const BANK = [
  ...['offer-bank', 'forfeit-place', 'refuse-bank', 'pass-bank-on', 'close-association', 'award-bank', 'call-auction'],
  ...['bank-passes', 'keep-bank', 'refuse-partner', 'announce-bank'],
]

const NEXT = {
  idle: ['announce-last', ...PREPARATION, 'deal-annulled', 'assign-sabot', ...BANK, 'start'],
  betting: ['run-sabot', 'call-off', 'no-more-bets'],
  deal: ['notify-room-head', 'card', 'deal'],
  reveal: ['card', 'turn-cards', 'uncover'],
  five: ['draw-on-five'],
  third: ['card'],
  collect: ['notify-room-head', 'collect'],
  pay: ['notify-room-head', 'authorise', 'pay'],
  clear: ['collect-cards'],
  fault: ['repaired'],
  'giving-back': ['give-back'],
} as const

const OWN: { readonly [phase: string]: (variant: Variant) => boolean } = {
  reveal: ({ covers }) => covers,
  five: ({ sabot }) => sabot === 'banker',
}

/** From «no más apuestas» until the first stake is collected: so long one outside the limits may go unnoticed (GEN-11). */
const UNSETTLED: readonly string[] = ['deal', 'reveal', 'five', 'third', 'collect']

const infractionsOf = ({ sabot, articles }: Variant): Customs<BaccaratKind>['infractions'] => ({
  'touching-cards': articles.touching,
  ...(sabot === 'player' ? { 'slow-dealing': 'PYB-19' as const } : {}),
  ...(sabot === 'banker' ? { 'slow-dealing': 'CHF-38' as const } : {}),
})

/** Why a seat may not bet there whatever the amount. */
const barred = (s: Baccarat, variant: Variant, id: Parameters<typeof sideOf>[1], on: string): Refused | undefined => {
  if (isOfBank(s, id)) return refuse('banker-makes-no-bet', 'CHF-07')
  // Players who all bet for the bank would wait for each other for good (G-CF-24).
  if (variant.sabot === 'banker' && on === 'banca' && cannotCloseBank(s))
    return refuse('no-bets-against-the-bank', 'CHF-41')
  const side = sideOf(s, id)
  if (on === 'tie') return side ? undefined : refuse('tie-needs-a-side', variant.articles.tieBet)
  return side === undefined || side === on ? undefined : refuse('one-side-only', 'BAC-10', { side })
}

const cannotStart = (s: Baccarat, variant: Variant): Refused | undefined => {
  const { stage } = s.play.shoe
  if (stage !== 'ready') return refuse('shoe-not-ready', 'BAC-31', { stage })
  if (s.play.annulled !== null) return refuse('round-annulled', s.play.annulled)
  const few = tooFew(s, variant)
  if (few) return few
  if (variant.sabot === 'banker') return cannotStartBank(s)
  return variant.sabot === 'croupier' || isAssigned(s) ? undefined : refuse('sabot-not-assigned', 'PYB-05')
}

/** The game of a variant. */
const baccarat = (variant: Variant): Game<BaccaratKind> => {
  const { articles } = variant
  const banked = variant.sabot === 'banker'
  const spots = spotsOf(variant)

  const customs: Customs<BaccaratKind> = {
    spots,
    staff: { croupier: banked ? 2 : 1, 'pit-boss': 1, rule: articles.staff },
    ...(variant.sabot === 'player' ? { croupiers: ({ seats }) => (seats > 9 ? 2 : 1) } : {}),
    capacity: articles.capacity,
    betting: {
      closed: 'BAC-08',
      late: 'BAC-08',
      unknown: banked ? 'CHF-05' : 'BAC-08',
      isOpen: (s) => s.phase === 'betting',
      barred: (s, id, spot) => barred(s, variant, id, spot.id),
      ...(banked ? { range: (s: Baccarat, id, spot) => rangeAgainst(s, id, spot.id) } : {}),
      isSettling: (s) => UNSETTLED.includes(s.phase) && !s.play.dead,
    },
    idle: { rounds: 3, rule: 'BAC-35' },
    infractions: infractionsOf(variant),
    holds: true,
    winners: (s) => winners(s, variant),
    closing: { rounds: 1, phrase: 'último sabot de la mesa', rule: 'BAC-34', seal: 'BAC-34' },
    start: { phrase: 'hagan su juego', rule: 'BAC-08', phase: 'betting', refusal: (s) => cannotStart(s, variant) },
    outOfOrder: 'BAC-45',
    failsPhysically: true,
    canBreakOff: (s) => ['betting', 'deal', 'reveal', 'five', 'third'].includes(s.phase),
    breakingOff: (s) =>
      chain(change(s, playing(s, { ...NO_ROUND, extra: 0 })), afterRound, (after) => closesWithShoe(after, false)),
    ...(banked
      ? {
          against: againstBank,
          isPlayedAgainst: (s: Baccarat, id) => s.phase !== 'idle' && isOfBank(s, id),
          sitting,
        }
      : {}),
    leaving: (s, id) =>
      chain(banked ? leavesBank(s, id) : unchanged(s), (after) =>
        variant.sabot === 'player' ? leavesSabot(after, id) : unchanged(after),
      ),
  }
  return defineGame<BaccaratKind>({
    id: variant.id,
    family: 'baccarat',
    title: variant.title,
    source: variant.source,
    ruleSet: 'scj-2023.1',
    settings: settingsOf(variant),
    accounts: [
      ...TABLE_ACCOUNTS,
      { id: 'commission', owner: 'house', counts: 'commission' },
      ...(banked ? [{ id: 'seat/bank', owner: 'seat', counts: 'bank' } as const] : []),
    ],
    rules: [
      // The last shoe is announced by a rule of this family's own (BAC-34).
      ...bankedTable(customs, () => [
        ...preparationRules(variant),
        ...(variant.sabot === 'player' ? sabotRules() : []),
        ...(banked ? [...offerRules(customs), ...bankerRules(variant, customs), ...placeRules()] : []),
        ...dealRules(variant),
        ...(variant.covers ? revealRules(variant) : []),
        ...(banked ? fiveRules(variant) : []),
        ...settleRules(variant, customs),
        ...irregularRules(variant, customs),
      ]).filter((rule) => rule.do !== 'announce-last'),
      ...closingRules(variant),
    ],
    phases: ['idle', ...PHASES.filter((phase) => OWN[phase]?.(variant) ?? true), 'giving-back'],
    refusals: REFUSALS,
    company: { stakes: 1, seat: 4, ...(banked ? { players: variant.playersMin } : {}) },
    bets: (config) => [...spots(config).values()],
    next: NEXT,
    open: (config) =>
      newTable(variant.id, config, kindsOf(variant), {
        shoe: newSabot(config.decks),
        holder: null,
        turn: null,
        ...NO_ROUND,
        annulled: null,
        extra: 0,
        road: '',
        lastShoe: false,
        bank: null,
        offer: null,
        waiting: secret<readonly string[]>([], 'croupier', 'pit-boss', 'section-head', 'room-head'),
        late: [],
      }),
    view: (s) => tableView(s, s.play),
  })
}

export const puntoYBanca = baccarat(PUNTO_Y_BANCA)
export const cheminDeFer = baccarat(CHEMIN_DE_FER)
export const midiPuntoYBanca = baccarat(MIDI)
export const miniPuntoYBanca = baccarat(MINI)
