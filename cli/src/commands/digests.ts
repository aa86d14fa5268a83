import { parseArgs } from 'node:util'
import { type Command, FAILED, noMore, OK } from '../command.js'
import { grouped } from '../format.js'

export const digests: Command = {
  name: 'digests',
  summary: 'say what program this is, and whether it is what was built',
  help: `tapete digests [--files] [--json]

Reads every file of this program that is executed, served or applied, and every package it depends on, and holds them
against what the build wrote down. Prints the digest of the whole, which a house also shows at /api/health, in its exports
and in the record of administration. Exit code 1 when anything was changed, is missing or came besides.

  --files   the digest of each file and package`,
  run: async (args, io) => {
    const options = { files: { type: 'boolean' }, json: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    noMore(positionals, 0)
    const { checkProgram, readProgram } = await import('@tapete/server')
    const found = await checkProgram()
    const listed = values.files ? await readProgram() : undefined
    if (values.json) {
      io.out(JSON.stringify({ ...found, ...(listed && { manifest: listed }) }, null, 2))
      return found.ok ? OK : FAILED
    }
    const lines = [
      `program ${found.digest}`,
      `${grouped(found.files)} files, ${grouped(found.dependencies)} packages of others`,
    ]
    for (const [name, files] of Object.entries(listed?.packages ?? {}))
      for (const [path, digest] of Object.entries(files)) lines.push(`${digest}  ${name}/${path}`)
    for (const [name, digest] of Object.entries(listed?.dependencies ?? {})) lines.push(`${digest}  ${name}`)
    if (found.expected === null) lines.push('nothing tells what was built: npm run build')
    for (const what of ['changed', 'missing', 'added'] as const)
      for (const name of found[what]) lines.push(`${what.padEnd(7)}  ${name}`)
    lines.push(found.ok ? 'as it was built' : 'NOT AS IT WAS BUILT')
    io.out(lines.join('\n'))
    return found.ok ? OK : FAILED
  },
}
