import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Command, Misuse, noMore, OK } from '../command.js'
import { grouped } from '../format.js'

const DATA = '.tapete'

const folderAndData = (args: readonly string[]) => {
  const options = { data: { type: 'string' }, json: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
  const [folder] = positionals
  if (folder === undefined) throw new Misuse('name the folder of the backup')
  noMore(positionals, 1)
  return { folder: resolve(folder), data: resolve(values.data ?? DATA), json: values.json ?? false }
}

export const backup: Command = {
  name: 'backup',
  summary: 'copy the data of a house while it plays',
  help: `tapete backup <folder> [--data dir] [--json]

Copies the embedded database of a running house (.tapete in this folder, or --data) into a new folder. Nobody has to
stop. The copy holds passwords, seeds and the signing key: keep it as the house's own data is kept.`,
  run: async (args, io) => {
    const { folder, data, json } = folderAndData(args)
    const { backUp } = await import('@tapete/server')
    const made = await backUp(data, folder)
    io.out(json ? JSON.stringify(made, null, 2) : `${folder}: ${grouped(made.bytes / 1e6)} MB, as of ${made.at}`)
    return OK
  },
}

export const restore: Command = {
  name: 'restore',
  summary: 'put a backup where a house finds its data',
  help: `tapete restore <folder> [--data dir] [--json]

Copies a backup to a data directory that has no house yet. Then: tapete audit, tapete serve, which begins new series
of results at every table: those drawn after the backup are never drawn again.`,
  run: async (args, io) => {
    const { folder, data, json } = folderAndData(args)
    const { restore: putBack } = await import('@tapete/server')
    const made = await putBack(folder, data)
    io.out(json ? JSON.stringify(made, null, 2) : `${data}: the house as of ${made.at}`)
    return OK
  },
}
