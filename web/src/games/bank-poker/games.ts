import {
  caribbeanPoker,
  caribbeanPokerPlus,
  drawPoker,
  drawPokerArica,
  goPoker,
  holdemBonus,
  holdemPlus,
  holdemPlusIquique,
  threeCardPoker,
} from '@tapete/engine'

export const GAMES = [
  caribbeanPoker,
  caribbeanPokerPlus,
  drawPoker,
  drawPokerArica,
  threeCardPoker,
  goPoker,
  holdemPlus,
  holdemPlusIquique,
  holdemBonus,
]
