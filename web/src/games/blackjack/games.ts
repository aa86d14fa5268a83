import { blackjackClassic, blackjackMendoza, blackjackPerfectPairs, canal21, challenge21 } from '@tapete/engine'

export const GAMES = [blackjackClassic, blackjackPerfectPairs, challenge21, canal21, blackjackMendoza]
