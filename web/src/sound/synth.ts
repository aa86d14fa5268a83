// Nine cues from three ingredients: a noise burst, a tone, a gain that falls to silence. No files.

export interface Synth {
  readonly context: AudioContext
  readonly out: GainNode
  /** One second of white noise, made once. */
  readonly noise: AudioBuffer
}

interface Fall {
  readonly peak: number
  readonly attack?: number
  readonly decay: number
}

interface Burst extends Fall {
  readonly from: number
  readonly to?: number
  readonly q?: number
}

interface Tone extends Fall {
  readonly from: number
  readonly to?: number
  readonly type?: OscillatorType
}

/** One volume for all. */
export const MASTER = 0.5
const SILENCE = 0.0001
const TAIL = 0.02

export const synthOf = (): Synth => {
  const context = new AudioContext()
  const out = context.createGain()
  out.gain.value = MASTER
  out.connect(context.destination)
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return { context, out, noise }
}

const falling = ({ context, out }: Synth, at: number, { peak, attack = 0.001, decay }: Fall): GainNode => {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(peak, at + attack)
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + attack + decay)
  gain.connect(out)
  return gain
}

const burst = (synth: Synth, at: number, wanted: Burst): void => {
  const { attack = 0.001, decay, from, to = from, q = 1 } = wanted
  const source = synth.context.createBufferSource()
  const filter = synth.context.createBiquadFilter()
  source.buffer = synth.noise
  filter.type = 'bandpass'
  filter.Q.value = q
  filter.frequency.setValueAtTime(from, at)
  filter.frequency.exponentialRampToValueAtTime(to, at + attack + decay)
  source.connect(filter).connect(falling(synth, at, wanted))
  source.start(at, Math.random() * 0.8)
  source.stop(at + attack + decay + TAIL)
}

const tone = (synth: Synth, at: number, wanted: Tone): void => {
  const { attack = 0.002, decay, from, to = from, type = 'sine' } = wanted
  const oscillator = synth.context.createOscillator()
  oscillator.type = type
  oscillator.frequency.setValueAtTime(from, at)
  oscillator.frequency.exponentialRampToValueAtTime(to, at + attack + decay)
  oscillator.connect(falling(synth, at, { ...wanted, attack }))
  oscillator.start(at)
  oscillator.stop(at + attack + decay + TAIL)
}

/** One chip on another. */
const clay = (synth: Synth, at: number, loud = 1): void => {
  burst(synth, at, { peak: 0.9 * loud, decay: 0.018, from: 3200, q: 2.5 })
  tone(synth, at, { peak: 0.16 * loud, decay: 0.03, from: 1900, to: 1500, type: 'triangle' })
}

const each = (delays: readonly number[], sound: (delay: number, index: number) => void): void => delays.forEach(sound)

/** No cue grows with an amount, and losing has none. */
export const CUES = {
  chip: (synth: Synth, at: number) => {
    clay(synth, at)
    clay(synth, at + 0.022, 0.5)
  },
  rake: (synth: Synth, at: number) => {
    burst(synth, at, { peak: 0.34, attack: 0.06, decay: 0.24, from: 900, to: 480, q: 0.8 })
    each([0.05, 0.11, 0.18], (delay) => clay(synth, at + delay, 0.35))
  },
  // Three ticks, whatever the amount.
  pay: (synth: Synth, at: number) => each([0, 0.06, 0.12], (delay) => clay(synth, at + delay, 0.8)),
  card: (synth: Synth, at: number) =>
    burst(synth, at, { peak: 0.42, attack: 0.008, decay: 0.07, from: 4200, to: 1300, q: 0.9 }),
  turnUp: (synth: Synth, at: number) => {
    burst(synth, at, { peak: 0.36, attack: 0.004, decay: 0.045, from: 2600, to: 1600, q: 1.2 })
    tone(synth, at + 0.03, { peak: 0.2, decay: 0.04, from: 190, to: 140 })
  },
  drop: (synth: Synth, at: number) => {
    each([0, 0.11, 0.19, 0.25, 0.29, 0.315], (delay, index) =>
      burst(synth, at + delay, { peak: 0.8 - index * 0.09, decay: 0.014, from: 2400 + index * 60, q: 3 }),
    )
    tone(synth, at + 0.34, { peak: 0.22, decay: 0.09, from: 320, to: 240 })
  },
  win: (synth: Synth, at: number) => {
    tone(synth, at, { peak: 0.13, attack: 0.004, decay: 0.24, from: 784 })
    tone(synth, at + 0.09, { peak: 0.13, attack: 0.004, decay: 0.3, from: 1174.7 })
  },
  turn: (synth: Synth, at: number) => {
    tone(synth, at, { peak: 0.14, attack: 0.003, decay: 0.36, from: 660 })
    tone(synth, at, { peak: 0.04, attack: 0.003, decay: 0.2, from: 1320 })
  },
  refuse: (synth: Synth, at: number) =>
    each([0, 0.075], (delay) =>
      tone(synth, at + delay, { peak: 0.22, attack: 0.003, decay: 0.05, from: 150, to: 120 }),
    ),
} as const

export type Cue = keyof typeof CUES

/** The ball on its track: filtered noise that breathes once a turn. Answers how it slows down with the drawing. */
export const ballOf = ({ context, out, noise }: Synth, turnsPerSecond: number): ((seconds: number) => void) => {
  const at = context.currentTime
  const source = context.createBufferSource()
  const filter = context.createBiquadFilter()
  const gain = context.createGain()
  const breath = context.createOscillator()
  const depth = context.createGain()
  source.buffer = noise
  source.loop = true
  filter.type = 'bandpass'
  filter.frequency.value = 700
  filter.Q.value = 0.8
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(0.16, at + 0.4)
  breath.frequency.value = turnsPerSecond
  depth.gain.value = 0.05
  breath.connect(depth).connect(gain.gain)
  source.connect(filter).connect(gain).connect(out)
  source.start(at)
  breath.start(at)
  return (seconds) => {
    const now = context.currentTime
    const end = now + Math.max(0.05, seconds)
    breath.frequency.setValueAtTime(turnsPerSecond, now)
    breath.frequency.exponentialRampToValueAtTime(0.25, end)
    filter.frequency.setValueAtTime(700, now)
    filter.frequency.exponentialRampToValueAtTime(420, end)
    gain.gain.cancelScheduledValues(now)
    gain.gain.setValueAtTime(0.16, now)
    gain.gain.linearRampToValueAtTime(SILENCE, end)
    source.stop(end)
    breath.stop(end)
  }
}
