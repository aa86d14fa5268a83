// What a long log costs: opened, exported, verified. Usage: node long-log.js [entries=600000]

import { benchLongLog } from '../dist/bench/index.js'

const entries = Number(process.argv[2] ?? 600_000)
const show = (written, total) => process.stderr.write(`\r${written} of ${total} entries written`)
const { parts, ...result } = await benchLongLog(entries, show)
process.stderr.write('\n')
process.stdout.write(`${JSON.stringify(result)}\n${parts.map((part) => JSON.stringify(part)).join('\n')}\n`)
