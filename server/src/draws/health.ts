// Continuous tests of a source of randomness, after NIST SP 800-90B 4.4: they find one that stuck or became lopsided, whatever
// the cause. They cannot prove that a source is good.

/** How often a good source is called bad by one test: the strictest the standard recommends, once in a trillion. */
export const FALSE_POSITIVE = 2 ** -40

/** 4.4.1: so many equal samples in a row do not come from a source of `entropy` bits a sample. */
export const repetitionCutoff = (entropy: number, alpha = FALSE_POSITIVE): number =>
  1 + Math.ceil(-Math.log2(alpha) / entropy)

/**
 * 4.4.2: of `window` samples so many are not equal to the first. The least count that a binomial variable with the most
 * likely sample's probability reaches with a probability of alpha or less; summed from the far end, where nothing cancels.
 */
export const proportionCutoff = (window: number, entropy: number, alpha = FALSE_POSITIVE): number => {
  const likely = 2 ** -entropy
  let logOfChoices = 0
  let tail = 0
  for (let count = window; count > 0; count--) {
    tail += Math.exp(logOfChoices + count * Math.log(likely) + (window - count) * Math.log1p(-likely))
    if (tail > alpha) return count + 1
    logOfChoices += Math.log(count) - Math.log(window - count + 1)
  }
  return 1
}

/** What a sample is, how much entropy it is said to have, and how many the proportion is taken of. */
export interface Sampling {
  readonly samples: 'bytes' | 'bits'
  /** Bits of min-entropy a sample: all of them, for the operating system's generator is said to give nothing less. */
  readonly entropy: number
  readonly window: number
}

/** Bytes show a source of few values, bits one that leans to a side. Windows as the standard sets them. */
export const SAMPLINGS: readonly Sampling[] = [
  { samples: 'bytes', entropy: 8, window: 512 },
  { samples: 'bits', entropy: 1, window: 1024 },
]

export interface SourceFault {
  readonly test: 'repetition' | 'proportion' | 'same-block' | 'silent'
  readonly samples: Sampling['samples'] | 'blocks'
  readonly count: number
  readonly cutoff: number
}

const samplesOf = function* ({ samples }: Sampling, bytes: Uint8Array): Generator<number> {
  for (const byte of bytes)
    if (samples === 'bytes') yield byte
    else for (let bit = 7; bit >= 0; bit--) yield (byte >> bit) & 1
}

/** Hears samples one after another, for ever. Answers the first fault in what it is given, or null. */
export const healthOf = (sampling: Sampling, alpha = FALSE_POSITIVE) => {
  const { samples, entropy, window } = sampling
  const repetitions = repetitionCutoff(entropy, alpha)
  const proportion = proportionCutoff(window, entropy, alpha)
  let last = -1
  let inARow = 0
  let first = -1
  let equal = 0
  let heard = 0

  const hear = (sample: number): SourceFault | null => {
    inARow = sample === last ? inARow + 1 : 1
    last = sample
    if (heard === 0) first = sample
    if (sample === first) equal += 1
    const [repeated, counted] = [inARow, equal]
    heard += 1
    if (heard === window) {
      heard = 0
      equal = 0
    }
    if (repeated >= repetitions) return { test: 'repetition', samples, count: repeated, cutoff: repetitions }
    if (counted >= proportion) return { test: 'proportion', samples, count: counted, cutoff: proportion }
    return null
  }

  return (bytes: Uint8Array): SourceFault | null => {
    let found: SourceFault | null = null
    for (const sample of samplesOf(sampling, bytes)) found ??= hear(sample)
    return found
  }
}
