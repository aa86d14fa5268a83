export { cheminDeFer, midiPuntoYBanca, miniPuntoYBanca, puntoYBanca } from './baccarat/baccarat.js'
export { bancaDraws, points as baccaratPoints, total as baccaratTotal } from './baccarat/hands.js'
export { commissionOf as baccaratCommission } from './baccarat/layout.js'
export type { BaccaratConfig, BaccaratKind, BaccaratPlay } from './baccarat/play.js'
export {
  bankPoker,
  caribbeanPoker,
  caribbeanPokerPlus,
  drawPoker,
  drawPokerArica,
  goPoker,
  holdemBonus,
  holdemPlus,
  holdemPlusIquique,
  threeCardPoker,
} from './bank-poker/bank-poker.js'
export { BONUS_TABLE, type BonusLine, bonusLine } from './bank-poker/bonus.js'
export { questionNow as pokerQuestion, turnOf as pokerTurn } from './bank-poker/flow.js'
export { type ForcedDraw, forcedDraw } from './bank-poker/forced-draw.js'
export type { Hand as PokerHand, PokerKind, PokerPlay } from './bank-poker/play.js'
export { givesUpPot, mayHavePot, potHand } from './bank-poker/qualification.js'
export {
  type Question as PokerQuestion,
  VARIANTS as POKER_VARIANTS,
  type Variant as PokerVariant,
} from './bank-poker/variants.js'
export { type BigSixKind, bigSix } from './big-six/big-six.js'
export { DISC as BIG_SIX_DISC } from './big-six/disc.js'
export {
  blackjackClassic,
  blackjackMendoza,
  blackjackPerfectPairs,
  canal21,
  challenge21,
} from './blackjack/blackjack.js'
export { hardTotal, isAceAndTen, isBust, isSoft, total as handTotal } from './blackjack/hands.js'
export type { BlackjackKind, BlackjackPlay, Hand } from './blackjack/play.js'
export { higherCard } from './blackjack/tie-break.js'
export {
  bonusAtEnd,
  equalCardsPay,
  handsMost,
  VARIANTS as BLACKJACK_VARIANTS,
  type Variant as BlackjackVariant,
  voids21,
} from './blackjack/variants.js'
export * from './catalogue.js'
export { chuckALuck } from './dice/chuck-a-luck.js'
export { craps, miniCraps } from './dice/craps.js'
export { crownAndAnchor } from './dice/crown-and-anchor.js'
export { POINTS, type Point } from './dice/layout.js'
export { type Craps, type CrapsKind, type CrapsPlay, plays as isInPlay } from './dice/play.js'
export type { ThreeDiceKind, ThreeDicePlay } from './dice/three-dice.js'
export * from './hands/categories.js'
export * from './hands/fast.js'
export * from './hands/ranked.js'
export * from './kernel/accounts.js'
export * from './kernel/actors.js'
export * from './kernel/apart.js'
export * from './kernel/banked-table.js'
export * from './kernel/cards.js'
export * from './kernel/chips.js'
export * from './kernel/citations.js'
export * from './kernel/conduct.js'
export * from './kernel/contract.js'
export * from './kernel/customs.js'
export * from './kernel/dice.js'
export * from './kernel/disputes.js'
export * from './kernel/game.js'
export * from './kernel/going-on.js'
export * from './kernel/holds.js'
export * from './kernel/limits.js'
export * from './kernel/money.js'
export * from './kernel/moves.js'
export * from './kernel/notation.js'
export * from './kernel/outside-limits.js'
export { inShoe, type PackConfig, type PackKind, type Packs } from './kernel/packs/packs.js'
export * from './kernel/refusals.js'
export * from './kernel/replay.js'
export * from './kernel/rounds.js'
export * from './kernel/rules.js'
export * from './kernel/scenario.js'
export * from './kernel/scenario-reading.js'
export * from './kernel/scenario-text.js'
export * from './kernel/seats.js'
export * from './kernel/secrets.js'
export * from './kernel/settings.js'
export * from './kernel/settlement.js'
export * from './kernel/shoe.js'
export * from './kernel/staff.js'
export * from './kernel/stakes.js'
export * from './kernel/table.js'
export * from './kernel/view.js'
export * from './kernel/wheel.js'
export { CALLS } from './roulette/calls.js'
export type { RouletteKind } from './roulette/play.js'
export { rouletteAmerican, rouletteAmerican00, rouletteFrench } from './roulette/roulette.js'
export { DOUBLE_ZERO_WHEEL, SINGLE_ZERO_WHEEL } from './roulette/wheels.js'
export {
  outcomeOf as rowsOutcome,
  pointsOf as rowPoints,
  type TrenteKind,
  type TrentePlay,
} from './trente-et-quarante/play.js'
export { trenteEtQuarante } from './trente-et-quarante/trente-et-quarante.js'
export { compare as compareWar, type WarKind, type WarPlay } from './war/play.js'
export { war } from './war/war.js'
