// The five games as the analysis needs them: what changes a chance or a payment, and nothing of procedure. Every figure is
// read from the engine's own variants and the options of the table.

import {
  type AnyGame,
  BLACKJACK_VARIANTS,
  type BlackjackVariant,
  bonusAtEnd,
  type Config,
  equalCardsPay,
  findGame,
  handsMost,
  type Odds,
  voids21,
} from '@tapete/engine'
import { complete } from '../tools/tables.js'
import { ACE, MOST } from './hands.js'

/** `[3, 2]` pays three for every two staked. */
export type Pays = readonly [number, number]

export interface BlackjackRules {
  readonly game: string
  readonly packs: number
  /** Burned unseen before the first round; they change no chance, only how long a shoe lasts. */
  readonly burned: number
  readonly bankHitsSoft17: boolean
  /** The bank has its second card before the players play. Nobody looks at it, so no chance changes. */
  readonly holeCard: boolean
  /** Hands of the bank that meet the player's; each has a bet of its own. */
  readonly bankHands: number
  readonly naturalPays: Pays
  /** A bank blackjack beats a 21 that is no natural; otherwise the two are void. */
  readonly bankBlackjackBeats21: boolean
  /** Two-card totals that may double, an ace counted at its best. A 21 never does: it stands by itself. */
  readonly double?: { readonly from: number; readonly to: number } | undefined
  readonly doubleAfterSplit: boolean
  /** Hands a pair may become; 1 forbids splitting. */
  readonly splitHands: number
  readonly resplitAces: boolean
  /** A split ace with a ten-card is paid as a natural. */
  readonly splitAceTenIsNatural: boolean
  readonly surrender: 'none' | 'not-against-ace' | 'any'
  readonly surrenderAfterSplit: boolean
  /** Payment of an insurance by upcard; undefined where it is not offered. */
  readonly insurance: { readonly ace?: Pays | undefined; readonly ten?: Pays | undefined }
  /** Payment at 1 to 1 offered to a natural by upcard. */
  readonly evenMoney: { readonly ace: boolean; readonly ten: boolean }
  /** A card against the bank's when a 21 meets a bank blackjack. */
  readonly tieBreak?: { readonly equalPays: Pays } | undefined
  /** Profit on the original bet, by the first three cards. */
  readonly bonuses?:
    | { readonly suitedSevens: number; readonly sevens: number; readonly trio: number; readonly suitedSequence: number }
    | undefined
  /** Whether a hand that goes on after its third card keeps the bonus. */
  readonly bonusScope: 'first-three' | 'final-three'
  /** Profit on the doubled stake of a third seven. */
  readonly tripleSeven?: { readonly mixed: number; readonly suited: number } | undefined
  readonly perfectPairs?: { readonly perfect: number; readonly colour: number; readonly mixed: number } | undefined
}

const pays = ({ num, den }: Odds): Pays => [num, den]
const profit = ({ pays: { num, den } }: { readonly pays: Odds }): number => num / den

/** The rules of a table of this variant with these options, all of them. */
export const rulesOf = (variant: BlackjackVariant, config: Config): BlackjackRules => {
  const { insurance, pairs, bonuses, tripleSeven } = variant
  return {
    game: variant.id,
    packs: variant.decks,
    burned: variant.burns,
    bankHitsSoft17: variant.drawsOnSoft17,
    holeCard: variant.covers,
    bankHands: variant.bets.rounds,
    naturalPays: pays(variant.natural),
    bankBlackjackBeats21: !voids21(variant, config),
    double: variant.doubles,
    doubleAfterSplit: true,
    splitHands: handsMost(variant),
    resplitAces: variant.splitAcesAgain,
    splitAceTenIsNatural: variant.splitAcesNatural,
    surrender: variant.surrendersToAce ? 'any' : 'not-against-ace',
    surrenderAfterSplit: variant.surrendersAfterSplit,
    insurance: { ace: pays(insurance.ace), ...(insurance.ten ? { ten: pays(insurance.ten) } : {}) },
    evenMoney: { ace: true, ten: insurance.ten !== null },
    ...(variant.tieBreak ? { tieBreak: { equalPays: pays(equalCardsPay(config)) } } : {}),
    ...(bonuses
      ? {
          bonuses: {
            suitedSevens: profit(bonuses['sevens-suited']),
            sevens: profit(bonuses.sevens),
            trio: profit(bonuses.trio),
            suitedSequence: profit(bonuses.sequence),
          },
        }
      : {}),
    bonusScope: bonusAtEnd(config) ? 'final-three' : 'first-three',
    ...(tripleSeven
      ? {
          tripleSeven: {
            mixed: profit(tripleSeven['three-sevens']),
            suited: profit(tripleSeven['three-sevens-suited']),
          },
        }
      : {}),
    ...(pairs
      ? { perfectPairs: { perfect: profit(pairs.perfect), colour: profit(pairs.colour), mixed: profit(pairs.mixed) } }
      : {}),
  }
}

export const BLACKJACK_GAMES: readonly string[] = BLACKJACK_VARIANTS.map(({ id }) => id)

export const mayDouble = ({ double }: BlackjackRules, total: number): boolean =>
  double !== undefined && total >= double.from && total <= double.to && total < MOST

export const maySurrender = ({ surrender }: BlackjackRules, up: number): boolean =>
  surrender === 'any' || (surrender === 'not-against-ace' && up !== ACE)

/** The rules of a table of the engine, as it is configured. */
export const rulesOfTable = (game: AnyGame, config: Config = {}): BlackjackRules => {
  const variant = BLACKJACK_VARIANTS.find(({ id }) => id === game.id)
  if (!variant) throw new Error(`${game.id} is not of the blackjack family`)
  return rulesOf(variant, complete(game, config))
}

/** The rules of a game as its regulation gives them, with what is changed. */
export const blackjackRules = (game: string, changes: Partial<Omit<BlackjackRules, 'game'>> = {}): BlackjackRules => {
  const found = findGame(game)
  if (!found) throw new Error(`no game ${game} in the catalogue`)
  return { ...rulesOfTable(found), ...changes }
}
