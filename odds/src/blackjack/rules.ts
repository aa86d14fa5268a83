// The five games as the analysis needs them: what changes a chance or a payment, and nothing of procedure. Defaults are
// those of docs/rules/blackjack.md.

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
  readonly bankHands: 1 | 2 | 3
  readonly naturalPays: Pays
  /** A bank blackjack beats a 21 that is no natural; otherwise the two are void. */
  readonly bankBlackjackBeats21: boolean
  /** Two-card totals that may double, an ace counted at its best. */
  readonly double: 'none' | 'any' | readonly number[]
  readonly doubleAfterSplit: boolean
  /** Hands a pair may become; 1 forbids splitting. */
  readonly splitHands: number
  readonly resplitAces: boolean
  /** A split ace with a ten-card is paid as a natural. */
  readonly splitAceTenIsNatural: boolean
  readonly surrender: 'none' | 'not-against-ace' | 'any'
  readonly surrenderAfterSplit: boolean
  readonly surrenderSplitAces: boolean
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

const CLASSIC: BlackjackRules = {
  game: 'blackjack-classic',
  packs: 6,
  burned: 1,
  bankHitsSoft17: false,
  holeCard: false,
  bankHands: 1,
  naturalPays: [3, 2],
  bankBlackjackBeats21: true,
  double: [9, 10, 11],
  doubleAfterSplit: true,
  splitHands: 4,
  resplitAces: false,
  splitAceTenIsNatural: false,
  surrender: 'not-against-ace',
  surrenderAfterSplit: false,
  surrenderSplitAces: false,
  insurance: { ace: [2, 1] },
  evenMoney: { ace: true, ten: false },
  bonusScope: 'first-three',
}

/** More hands than anybody will ever split into; the chance of so many is nothing. */
const UNLIMITED = 16

const GAMES: readonly BlackjackRules[] = [
  CLASSIC,
  { ...CLASSIC, game: 'blackjack-perfect-pairs', perfectPairs: { perfect: 25, colour: 15, mixed: 5 } },
  { ...CLASSIC, game: 'challenge-21', packs: 8, bankHands: 3 },
  {
    ...CLASSIC,
    game: 'canal-21',
    packs: 4,
    burned: 3,
    bankHitsSoft17: true,
    naturalPays: [1, 1],
    bankBlackjackBeats21: false,
    double: 'any',
    splitHands: UNLIMITED,
    resplitAces: true,
    surrender: 'any',
    surrenderAfterSplit: true,
    surrenderSplitAces: true,
    insurance: { ace: [2, 1], ten: [10, 1] },
    evenMoney: { ace: true, ten: true },
    tieBreak: { equalPays: [1, 1] },
    bonuses: { suitedSevens: 20, sevens: 5, trio: 3, suitedSequence: 3 },
  },
  {
    ...CLASSIC,
    game: 'blackjack-mendoza',
    burned: 3,
    holeCard: true,
    bankBlackjackBeats21: false,
    double: 'any',
    splitHands: 3,
    splitAceTenIsNatural: true,
    surrender: 'any',
    tripleSeven: { mixed: 5, suited: 10 },
  },
]

export const BLACKJACK_GAMES: readonly string[] = GAMES.map((rules) => rules.game)

export const isBlackjack = (game: string): boolean => BLACKJACK_GAMES.includes(game)

/** The rules of a game as its regulation gives them, with what is changed. */
export const blackjackRules = (game: string, changes: Partial<Omit<BlackjackRules, 'game'>> = {}): BlackjackRules => {
  const found = GAMES.find((rules) => rules.game === game)
  if (!found) throw new Error(`${game} is not of the blackjack family`)
  return { ...found, ...changes }
}
