#!/usr/bin/env node
import { main } from '../dist/main.js'

// A reader that stops early (`tapete odds ... | head`) is not an error.
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await main(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(text),
  live: process.stderr.isTTY === true,
})
