// A commitment recomputed in this browser: nobody has to believe the server that it kept its word.

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

const hex = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** What was committed to: the canonical text whose hash was published before the first draw. */
export const committedText = (table: string, series: number, seed: string): string =>
  `{"domain":"tapete-series-1","seed":"${seed}","series":${series},"table":${JSON.stringify(table)}}`

export const commitmentOf = async (table: string, series: number, seed: string): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', bytes(committedText(table, series, seed))))
