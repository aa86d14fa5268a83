// Writes the generator's own words to stdout for ever. `node raw-words.js [seed in hex]`
// The seed is told on stderr, so that a result can be reproduced.

import { randomBytes } from 'node:crypto'
import { endianness } from 'node:os'
import { chacha20 } from '../dist/draws/chacha20.js'

if (endianness() !== 'LE')
  throw new Error('the words are written as this machine keeps them, which must be little-endian')

const CHUNK_WORDS = 65_536

const seed = process.argv[2] ? Buffer.from(process.argv[2], 'hex') : randomBytes(32)
process.stderr.write(`seed ${seed.toString('hex')}\n`)
const stream = chacha20(seed)
process.stdout.on('error', () => process.exit(0))

const write = () => {
  for (;;) {
    const words = new Uint32Array(CHUNK_WORDS)
    for (let word = 0; word < CHUNK_WORDS; word++) words[word] = stream.next()
    if (!process.stdout.write(Buffer.from(words.buffer))) break
  }
  process.stdout.once('drain', write)
}
write()
