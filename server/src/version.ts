import { readFileSync } from 'node:fs'

const about = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

/** Every package of the house has the same. */
export const VERSION = about.version
