// The wheel unrolled: a band of pockets round a racetrack, with the called bets inside it.

export interface TrackSize {
  readonly w: number
  readonly h: number
  readonly band: number
  readonly standing: boolean
}

export const LYING: TrackSize = { w: 760, h: 190, band: 42, standing: false }
export const STANDING: TrackSize = { w: 640, h: 236, band: 46, standing: true }

export type Spot = readonly [x: number, y: number]

const PAD = 3

export interface Track {
  readonly width: number
  readonly height: number
  /** The outline and the middle of each pocket. */
  readonly pockets: readonly { pocket: string; outline: readonly Spot[]; at: Spot }[]
  /** The inner edge under a run of neighbouring pockets. */
  readonly inner: (pockets: readonly string[]) => readonly Spot[]
}

export const trackOf = (order: readonly string[], { w, h, band, standing }: TrackSize): Track => {
  const middle = h / 2 - PAD - band / 2
  const straight = w - h
  const length = 2 * straight + 2 * Math.PI * middle
  const step = length / order.length
  const quarter = (Math.PI * middle) / 2
  // Turned a pocket and a half, so that the three sectors stand upright.
  const shift = 1.5 * step
  const [right, left] = [w - h / 2, h / 2]

  /** `s` is the way along the centre line, clockwise from the middle of the right end; `off` is outwards. */
  const along = (s: number, off: number): Spot => {
    const r = middle + off
    const arc = (cx: number, a: number): Spot => [cx + r * Math.cos(a), h / 2 + r * Math.sin(a)]
    if (s < quarter) return arc(right, s / middle)
    if (s < quarter + straight) return [right - (s - quarter), h / 2 + r]
    if (s < 3 * quarter + straight) return arc(left, Math.PI / 2 + (s - quarter - straight) / middle)
    if (s < 3 * quarter + 2 * straight) return [left + (s - 3 * quarter - straight), h / 2 - r]
    return arc(right, -Math.PI / 2 + (s - 3 * quarter - 2 * straight) / middle)
  }
  const at = (s: number, off: number): Spot => {
    const [x, y] = along((((s + shift) % length) + length) % length, off)
    return standing ? [y, w - x] : [x, y]
  }
  const stretch = (from: number, to: number, off: number): Spot[] => {
    const parts = Math.max(2, Math.round((to - from) * 8))
    return Array.from({ length: parts + 1 }, (_, k) => at((from + ((to - from) * k) / parts) * step, off))
  }
  return {
    width: standing ? h : w,
    height: standing ? w : h,
    pockets: order.map((pocket, index) => ({
      pocket,
      outline: [
        ...stretch(index - 0.5, index + 0.5, band / 2),
        ...stretch(index - 0.5, index + 0.5, -band / 2).reverse(),
      ],
      at: at(index * step, 0),
    })),
    inner: (pockets) => {
      const from = order.indexOf(pockets[0] as string)
      return stretch(from - 0.5, from + pockets.length - 0.5, -band / 2)
    },
  }
}

/** The pockets of a called bet as runs of neighbours on the wheel, each in the order of the wheel. */
export const runs = (order: readonly string[], numbers: readonly string[]): string[][] => {
  const has = (index: number) => numbers.includes(order[(index + order.length) % order.length] as string)
  return order.flatMap((_, index) => {
    if (!has(index) || has(index - 1)) return []
    const run: string[] = []
    for (let k = index; has(k) && run.length < order.length; k++) run.push(order[k % order.length] as string)
    return [run]
  })
}
