// Anybody can make a key and sign a log with it. A file counts as the house's only under the key the house publishes.

import { generateKeyPairSync } from 'node:crypto'
import { bigSix } from '@tapete/engine'
import { describe, expect, it } from 'vitest'
import { buildExport, signedText } from '../../src/verify/export.js'
import { fingerprintOf, publicKeyOf, signText } from '../../src/verify/key.js'
import { type Body, type Client, someone } from '../http/client.js'
import { withHouse } from '../http/house.js'
import { done, refused } from '../kit/house.js'
import { play } from '../verify/play.js'

const house = withHouse()
const { privateKey } = generateKeyPairSync('ed25519')
const stranger = fingerprintOf(publicKeyOf(privateKey))

const verify = async (client: Client, file: object, fingerprint?: string): Promise<Body> =>
  done(await client.post(`/api/verify${fingerprint === undefined ? '' : `?fingerprint=${fingerprint}`}`, file))
const failed = ({ checks }: Body): Body[] =>
  checks.filter(({ result }: Body) => result !== 'ok').map(({ name }: Body) => name)

describe('a log a stranger signed', () => {
  it('is told apart by the house, whatever it shows', async () => {
    const { url, fingerprint } = house()
    const regulator = await someone(url, 'regulator')
    const own = done(await regulator.get('/api/tables/mesa-1/export'))
    expect(await verify(regulator, own)).toMatchObject({ ok: true, key: fingerprint })
    const forged = buildExport({
      ...(await play({ game: bigSix, rounds: 3 })),
      key: privateKey,
      exportedAt: new Date(),
    })
    const report = await verify(regulator, forged)
    expect([report.ok, report.key, failed(report)]).toEqual([false, stranger, ['signer']])
    expect(report.checks.find(({ name }: Body) => name === 'signer').first.why).toBe(
      `is of the key ${stranger}, not of ${fingerprint}`,
    )
    // The house's own log under another key is the stranger's too.
    const { signature: _, ...rest } = own
    const taken = { ...rest, key: publicKeyOf(privateKey) }
    const resigned = { ...taken, signature: signText(signedText(taken), privateKey) }
    expect(failed(await verify(regulator, resigned))).toEqual(['signer'])
    // And the house's key with the stranger's signature is nobody's.
    expect(failed(await verify(regulator, { ...resigned, key: own.key }))).toEqual(['signature'])
  })

  it('is theirs for who names their fingerprint, and the house is then the stranger', async () => {
    const { url, fingerprint } = house()
    const player = await someone(url, 'player')
    const theirs = buildExport({
      ...(await play({ game: bigSix, rounds: 3 })),
      key: privateKey,
      exportedAt: new Date(),
    })
    expect(await verify(player, theirs, stranger)).toMatchObject({ ok: true, key: stranger })
    const regulator = await someone(url, 'regulator')
    const own = done(await regulator.get('/api/tables/mesa-1/export'))
    expect(failed(await verify(player, own, stranger))).toEqual(['signer'])
    expect(await verify(player, own, fingerprint)).toMatchObject({ ok: true, key: fingerprint })
    expect(refused(await player.post('/api/verify?fingerprint=short', own))).toBe('malformed')
  })
})
