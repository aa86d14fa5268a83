// Runs the real command of the built package, as a person would, or what it runs without a process of its own.

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { main } from '../src/main.js'

const bin = fileURLToPath(new URL('../bin/tapete.js', import.meta.url))
const root = fileURLToPath(new URL('../../', import.meta.url))

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export const tapete = (...args: string[]): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...args], { cwd: root })
    let [out, err] = ['', '']
    child.stdout.on('data', (data) => {
      out += data
    })
    child.stderr.on('data', (data) => {
      err += data
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
  })

/** The same in this process, for what says something and ends: to load the program anew takes a second of a core each time. */
export const said = async (...args: string[]): Promise<Ran> => {
  let [out, err] = ['', '']
  const code = await main(args, {
    live: false,
    out: (text) => {
      out += `${text}\n`
    },
    err: (text) => {
      err += text
    },
  })
  return { code, out, err }
}
