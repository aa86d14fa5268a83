// Passwords as argon2id. A name that does not exist takes as long to refuse as one that does.

import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's least for argon2id: 19 MiB, two passes, one lane. The package's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

let decoy: Promise<string> | undefined

/** Whether the password fits. Without a hash the same work is done, and the answer is no. */
export const fitsPassword = async (hashed: string | null | undefined, password: string): Promise<boolean> => {
  decoy ??= hashPassword(randomBytes(32).toString('hex'))
  const fits = await verify(hashed ?? (await decoy), password)
  return fits && typeof hashed === 'string'
}
