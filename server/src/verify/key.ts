// The Ed25519 key that signs exported logs: made once, kept, known to the world by its fingerprint.

import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
  sign,
  verify,
} from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Queryable } from '../database/pool.js'
import { canonicalJson } from '../tables/chain.js'

/** The public key as RFC 8037 writes it. */
export interface PublicKey {
  readonly kty: 'OKP'
  readonly crv: 'Ed25519'
  readonly x: string
}

/** Keeps the private key as PKCS#8 PEM. `save` keeps the first and gives back the one kept. */
export interface KeyStore {
  load(): Promise<string | null>
  save(pem: string): Promise<string>
}

const newPem = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()

/** The key of the house, made when there is none yet. */
export const signingKey = async (store: KeyStore): Promise<KeyObject> =>
  createPrivateKey((await store.load()) ?? (await store.save(newPem())))

export const publicKeyOf = (key: KeyObject): PublicKey => {
  const { x } = createPublicKey(key).export({ format: 'jwk' })
  return { kty: 'OKP', crv: 'Ed25519', x: x as string }
}

/** The thumbprint of RFC 7638, in hex: what a regulator writes down, and types where a word that begins with a dash would be an option. */
export const fingerprintOf = ({ kty, crv, x }: PublicKey): string =>
  createHash('sha256').update(canonicalJson({ kty, crv, x })).digest('hex')

export const signText = (text: string, key: KeyObject): string =>
  sign(null, Buffer.from(text), key).toString('base64url')

/** Throws when the key is no key. */
export const isSignedBy = (text: string, signature: string, { kty, crv, x }: PublicKey): boolean => {
  const bytes = Buffer.from(signature, 'base64url')
  // The last letter has bits to spare: written otherwise it would be the same signature in another file.
  const isCanonical = bytes.toString('base64url') === signature
  return isCanonical && verify(null, Buffer.from(text), createPublicKey({ key: { kty, crv, x }, format: 'jwk' }), bytes)
}

const missing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT'

/** A file only its owner reads. */
export const fileKeyStore = (path: string): KeyStore => {
  const load = () =>
    readFile(path, 'utf8').catch((error: unknown) => {
      if (missing(error)) return null
      throw error
    })
  return {
    load,
    save: async (pem) => {
      await mkdir(dirname(path), { recursive: true })
      // Written whole beside its place and linked into it: two that start at once keep one key.
      const draft = `${path}.${randomUUID()}`
      await writeFile(draft, pem, { mode: 0o600 })
      await link(draft, path).catch((error: unknown) => {
        if ((error as { code?: string }).code !== 'EEXIST') throw error
      })
      await rm(draft)
      return (await load()) as string
    },
  }
}

export const postgresKeyStore = (pool: Queryable): KeyStore => {
  const load = async () =>
    (await pool.query<{ private_key: string }>('select private_key from signing_key')).rows[0]?.private_key ?? null
  return {
    load,
    save: async (pem) => {
      await pool.query('insert into signing_key (private_key) values ($1) on conflict do nothing', [pem])
      return (await load()) as string
    },
  }
}
