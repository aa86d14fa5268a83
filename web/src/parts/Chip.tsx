import { chipFace } from '../i18n/format.js'
import { useMessages } from '../i18n/language.js'
import { type ChipLook, chipLook, edges, numeral } from './chips.js'
import { classes } from './classes.js'

interface FaceProps {
  amount: number
  look: ChipLook
  r: number
  /** The word under the numeral, on large chips. */
  word?: string | undefined
}

const Face = ({ amount, look: d, r, word }: FaceProps) => {
  const label = chipFace(amount)
  const { size, stretch } = numeral(label, r, word !== undefined)
  const rim = r * 0.84
  const arc = (2 * Math.PI * rim) / d.spots
  return (
    <>
      <circle r={r} fill={d.body} />
      <circle
        r={rim}
        fill="none"
        stroke={d.spot}
        strokeWidth={r * 0.3}
        strokeDasharray={`${arc * d.duty} ${arc * (1 - d.duty)}`}
        transform={`rotate(${-90 - (180 * d.duty) / d.spots})`}
      />
      <circle r={r} fill="none" stroke="rgb(0 0 0 / .45)" strokeWidth={Math.max(0.6, r * 0.04)} />
      <circle
        r={r * (word === undefined && r < 30 ? 0.76 : 0.68)}
        fill={d.body}
        stroke={d.spot}
        strokeOpacity={0.55}
        strokeWidth={r * 0.045}
      />
      <text
        y={word === undefined ? size * 0.36 : r * 0.08}
        textAnchor="middle"
        fontSize={size}
        fontWeight={750}
        fill={d.ink}
        style={{ fontStretch: stretch }}
      >
        {label}
      </text>
      {word !== undefined && (
        <text y={r * 0.46} textAnchor="middle" fontSize={r * 0.36} fontWeight={600} fill={d.ink}>
          {word}
        </text>
      )}
    </>
  )
}

export interface ChipProps {
  value: number
  /** A player's own colour, when it is not money. */
  colour?: string | undefined
  size?: number
  /** Without the word "mil": for small chips and icons. */
  bare?: boolean
}

/** A chip as a picture; whoever uses it says its value in words. */
export const Chip = ({ value, colour, size = 58, bare }: ChipProps) => {
  const { chip } = useMessages()
  const worded = !bare && value >= 1000
  return (
    <svg className="chip" width={size} height={size} viewBox="-51 -51 102 102" aria-hidden="true">
      <Face amount={value} look={chipLook(value, colour)} r={50} word={worded ? chip.thousands : undefined} />
    </svg>
  )
}

export interface ChipStackProps {
  amount: number
  colour?: string | undefined
  x?: number
  y?: number
  r?: number
  mine?: boolean
  /** Other chips on the same spot: they stand under these, each in its own colour. */
  under?: readonly { readonly amount: number; readonly colour?: string }[]
  className?: string
}

const EDGES_MAX = 6

/** A stack inside a drawing: its face carries the total in thousands. */
export const ChipStack = (props: ChipStackProps) => {
  const { amount, colour, x = 0, y = 0, r = 13, mine = true, under = [], className = '' } = props
  const face = chipLook(amount, colour)
  const looks = [
    // Few enough of them are two chips high, to be seen.
    ...under
      .flatMap((pile) => Array(under.length > 2 ? 1 : 2).fill(chipLook(pile.amount, pile.colour)) as ChipLook[])
      .slice(0, EDGES_MAX - 1),
    ...Array.from({ length: edges(amount) - 1 }, () => face),
  ].slice(0, EDGES_MAX)
  return (
    <g transform={`translate(${x} ${y})`} className={className}>
      <g className={classes('stack', mine ? 'mine' : 'theirs', colour !== undefined && 'own-colour')}>
        <ellipse cy={r * 0.28} rx={r * 1.08} ry={r * 0.98} fill="rgb(0 0 0 / .4)" />
        {looks.map((d, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the edges of one stack have no identity
          <g key={index} transform={`translate(0 ${-index * r * 0.17})`}>
            <circle r={r} fill={d.body} stroke="rgb(0 0 0 / .55)" strokeWidth={0.8} />
            <circle
              r={r * 0.84}
              fill="none"
              stroke={d.spot}
              strokeWidth={r * 0.3}
              strokeDasharray={`${r * 0.5} ${r * 0.5}`}
            />
          </g>
        ))}
        <g transform={`translate(0 ${-looks.length * r * 0.17})`}>
          {mine && <circle r={r + 1.6} fill="none" stroke="var(--brass-200)" strokeWidth={1.5} />}
          <Face amount={amount} look={face} r={r} />
        </g>
      </g>
    </g>
  )
}
