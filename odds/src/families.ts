// The families there are odds of: one line each.

export { baccarat } from './baccarat/index.js'
export { bankPoker } from './bank-poker/index.js'
export { bigSix } from './big-six/index.js'
export { blackjack } from './blackjack/index.js'
export { dice } from './dice/index.js'
export { progressive } from './progressive/index.js'
export { roulette } from './roulette/index.js'
export { trenteEtQuarante } from './trente-et-quarante/index.js'
export { war } from './war/index.js'
