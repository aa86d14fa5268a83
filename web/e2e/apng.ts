// Frames of one size become one moving picture: an APNG, which browsers and code hosts show without a player.

import { Buffer } from 'node:buffer'
import { crc32 } from 'node:zlib'

interface Chunk {
  readonly type: string
  readonly data: Buffer
}

const SIGNATURE = 8

const chunksOf = (png: Buffer): Chunk[] => {
  const found: Chunk[] = []
  for (let at = SIGNATURE; at < png.length; ) {
    const length = png.readUInt32BE(at)
    found.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return found
}

const written = ({ type, data }: Chunk): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body) >>> 0, 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

const numbers = (...values: readonly number[]): Buffer => {
  const data = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => {
    data.writeUInt32BE(value, index * 4)
  })
  return data
}

/** `ms` is how long each frame is shown, and `rest` the last of them. */
export const movingPicture = (frames: readonly Buffer[], ms: number, rest: number): Buffer => {
  const [first] = frames as readonly [Buffer]
  const head = chunksOf(first).find(({ type }) => type === 'IHDR') as Chunk
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)]
  let sequence = 0
  const parts = frames.flatMap((frame, index) => {
    const delay = Buffer.alloc(6)
    delay.writeUInt16BE(index === frames.length - 1 ? rest : ms, 0)
    delay.writeUInt16BE(1000, 2)
    const control = { type: 'fcTL', data: Buffer.concat([numbers(sequence++, width, height, 0, 0), delay]) }
    const drawn = chunksOf(frame).filter(({ type }) => type === 'IDAT')
    const data =
      index === 0
        ? drawn
        : drawn.map((chunk) => ({ type: 'fdAT', data: Buffer.concat([numbers(sequence++), chunk.data]) }))
    return [control, ...data]
  })
  const whole = [
    head,
    { type: 'acTL', data: numbers(frames.length, 0) },
    ...parts,
    { type: 'IEND', data: Buffer.alloc(0) },
  ]
  return Buffer.concat([first.subarray(0, SIGNATURE), ...whole.map(written)])
}
