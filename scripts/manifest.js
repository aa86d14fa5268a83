// Writes down what the build made, file by file: `tapete digests` and every house hold what they run against it.
// The last step of `npm run build`.

import { writeFileSync } from 'node:fs'
import { digestOf, MANIFEST, readProgram } from '../server/dist/watch/program.js'

const program = await readProgram()
writeFileSync(new URL(`../${MANIFEST}`, import.meta.url), `${JSON.stringify(program, null, 1)}\n`)
console.log(`program ${digestOf(program)}`)
