// Value by numeral first, by the number of spots second, by colour third.

export interface ChipLook {
  readonly body: string
  readonly spot: string
  readonly ink: string
  readonly spots: number
  /** The share of the rim that the spots take. */
  readonly duty: number
}

interface Denomination extends ChipLook {
  readonly value: number
}

const DENOMINATIONS: readonly Denomination[] = [
  { value: 50_000, body: 'var(--chip-50)', spot: 'var(--brass-400)', ink: 'var(--brass-200)', spots: 12, duty: 0.5 },
  { value: 10_000, body: 'var(--chip-10)', spot: 'var(--chip-spot)', ink: 'var(--bone-50)', spots: 8, duty: 0.42 },
  { value: 5_000, body: 'var(--chip-5)', spot: 'var(--chip-spot)', ink: 'var(--bone-50)', spots: 6, duty: 0.4 },
  { value: 1_000, body: 'var(--chip-1)', spot: 'var(--chip-1-spot)', ink: 'var(--ink-900)', spots: 4, duty: 0.5 },
]

const denomination = (amount: number): Denomination =>
  DENOMINATIONS.find((each) => amount >= each.value) ?? (DENOMINATIONS.at(-1) as Denomination)

const DARK_ON = ['yellow', 'pink', 'orange', 'grey']

/** A player's own colour: many thin spots, so that it is no denomination even without its colour. */
const ownColour = (colour: string): ChipLook => ({
  body: `var(--colour-${colour}, var(--chip-5))`,
  spot: 'var(--bone-100)',
  ink: DARK_ON.includes(colour) ? 'var(--ink-900)' : 'var(--bone-50)',
  spots: 16,
  duty: 0.3,
})

export const chipLook = (amount: number, colour?: string): ChipLook =>
  colour === undefined ? denomination(amount) : ownColour(colour)

/** Edges of a stack: at most four, however much it holds. */
export const edges = (amount: number): number =>
  Math.min(4, Math.max(1, Math.ceil(amount / denomination(amount).value)))

/** The size and width of a numeral that has to fit on a face. */
export const numeral = (label: string, r: number, hasWord: boolean): { size: number; stretch: string } => {
  const n = label.length
  const small = !hasWord && r < 30
  const share = small ? ([1.12, 0.98, 0.8, 0.66][n - 1] ?? 0.56) : ([0.86, 0.74, 0.62, 0.5][n - 1] ?? 0.44)
  return { size: r * share, stretch: n > 2 ? '76%' : n > 1 ? '88%' : '100%' }
}
