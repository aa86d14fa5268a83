// Chi-square at 99 % over what tables ask of chance, with fresh seeds: `node outcomes.js [draws] [seeds]`.
// One seed in a hundred falls outside by chance alone, so several are tried and every statistic is printed. The exit
// code is 1 when so many fall outside that a fair generator would do it once in about thirteen hundred runs.

import { randomBytes } from 'node:crypto'
import { CATALOGUE } from '@tapete/engine'
import { critical99, firstQuestion, tryOutcomes } from '../dist/draws/battery.js'
import { chacha20 } from '../dist/draws/chacha20.js'

const draws = Number(process.argv[2] ?? 1_000_000)
const seeds = Number(process.argv[3] ?? 10)
const outsideMax = 3

let outside = 0
for (const game of CATALOGUE) {
  const question = firstQuestion(game)
  for (let run = 0; run < seeds; run++) {
    const seed = randomBytes(32)
    const { statistic, freedom } = tryOutcomes(question, chacha20(seed), draws)
    const critical = critical99(freedom)
    if (statistic > critical) outside++
    const verdict = statistic > critical ? 'OUTSIDE' : 'within'
    console.log(
      `${game.id.padEnd(22)} chi2 ${statistic.toFixed(2).padStart(7)}  99 % ${critical.toFixed(2)}  df ${freedom}  ${verdict}  seed ${seed.toString('hex')}`,
    )
  }
}
console.log(`${outside} of ${CATALOGUE.length * seeds} outside the 99 % bound; ${draws} draws each`)
process.exitCode = outside > outsideMax ? 1 : 0
