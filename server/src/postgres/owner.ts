// One data folder has one house. Its owner listens on a socket in it, which dies with the process however it ends; what a
// killed process leaves behind answers nobody, and is taken over.

import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export class FolderTaken extends Error {
  constructor(
    readonly folder: string,
    readonly owner: string,
  ) {
    super(
      `${folder} is in use by another house (${owner}): one folder has one house. Stop that one, or give another --data`,
    )
  }
}

export interface Ownership {
  release(): Promise<void>
}

/** A path of a socket may have no more bytes than this. */
const PATH_BYTES_MAX = 100
const ANSWER_MS = 2_000
/** Two that find the same dead owner at once: the later takes it from the earlier, who sees it by then. */
const SETTLE_MS = 150

const socketOf = (folder: string, name: string): string => {
  const path = join(folder, `${name}.sock`)
  if (Buffer.byteLength(path) <= PATH_BYTES_MAX) return path
  const short = createHash('sha256').update(folder).digest('hex').slice(0, 24)
  return join(tmpdir(), `tapete-${short}-${name}.sock`)
}

/** Who answers there; undefined when nobody does. One who is stopped and does not answer is there all the same. */
const ownerAt = (path: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const socket = connect(path)
    let said = ''
    const end = (owner: string | undefined) => {
      socket.destroy()
      resolve(owner)
    }
    socket.setTimeout(ANSWER_MS, () => end(said || 'it does not answer'))
    socket.on('data', (data) => {
      said += String(data)
    })
    socket.once('end', () => end(said))
    socket.once('error', () => end(said || undefined))
  })

const listening = (path: string, says: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.end(says)
    })
    server.once('error', reject)
    server.listen(path, () => resolve(server))
    server.unref()
  })

/** Makes this process the owner of the folder, or throws who is. */
export const ownFolder = async (wanted: string): Promise<Ownership> => {
  mkdirSync(wanted, { recursive: true, mode: 0o700 })
  const folder = realpathSync(wanted)
  const place = socketOf(folder, 'owner')
  const before = await ownerAt(place)
  if (before !== undefined) throw new FolderTaken(folder, before)
  const mine = `process ${process.pid}, ${randomUUID().slice(0, 8)}`
  const aside = socketOf(folder, `owner-${process.pid}-${randomUUID().slice(0, 8)}`)
  const server = await listening(aside, mine)
  renameSync(aside, place)
  await sleep(SETTLE_MS)
  const now = await ownerAt(place)
  if (now !== mine) {
    server.close()
    throw new FolderTaken(folder, now ?? 'gone by now')
  }
  return {
    release: async () => {
      if ((await ownerAt(place)) === mine) rmSync(place, { force: true })
      await new Promise((closed) => server.close(closed))
    },
  }
}
