// A file as it comes, cut into its lines. What is held is one line and no more.

/** Longer than any entry a table could write; what is longer only costs memory. */
export const LINE_BYTES_MAX = 16 * 1024 * 1024

const NEW_LINE = 10

export interface LineReader {
  /** The lines that end within these bytes, each without its end. */
  take(bytes: Uint8Array): Iterable<Buffer>
  /** What stands after the last end of a line: nothing, in a file that is whole. */
  rest(): number
}

export class LineTooLong extends Error {}

export const lineReader = (max = LINE_BYTES_MAX): LineReader => {
  let begun: Buffer[] = []
  let length = 0
  return {
    *take(bytes) {
      const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      for (let from = 0; from < buffer.length; ) {
        const end = buffer.indexOf(NEW_LINE, from)
        const part = buffer.subarray(from, end === -1 ? buffer.length : end)
        length += part.length
        if (length > max) throw new LineTooLong(`a line of more than ${max} bytes`)
        begun.push(part)
        if (end === -1) return
        const line = begun.length === 1 ? part : Buffer.concat(begun)
        begun = []
        length = 0
        from = end + 1
        yield line
      }
    },
    rest: () => length,
  }
}
