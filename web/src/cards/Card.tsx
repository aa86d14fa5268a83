import { useCardWords } from '../i18n/cards/index.js'
import { COURTS, PIPS, SUIT_PATHS, type Suit } from './suits.js'
import './styles/card.css'

/** A card that lies with its back up. */
export const COVERED = '??'

export interface CardProps {
  /** As the engine writes it, `Ah`, `Td`; `??` lies face down. */
  code: string
  /** In pixels. From 84 the whole face is drawn, below it an index that reads at a glance. */
  width?: number
  /** Laid across the hand: the card of a double, or a hand that was surrendered. */
  across?: boolean
  /** Whoever draws it says it in words already. */
  silent?: boolean
}

const FULL_FROM = 84

interface PipProps {
  suit: Suit
  x: number
  y: number
  scale: number
  upside?: boolean
}

const Pip = ({ suit, x, y, scale, upside }: PipProps) => (
  <path
    d={SUIT_PATHS[suit]}
    transform={`translate(${x} ${y})${upside ? ' rotate(180)' : ''} scale(${scale})`}
    fill={`var(--suit-${suit})`}
  />
)

const Back = () => (
  <>
    <rect x="7" y="7" width="86" height="126" rx="5" fill="var(--felt-700)" />
    <g stroke="var(--brass-400)" strokeWidth="1.4" fill="none" opacity=".9">
      {[0, 1, 2, 3, 4, 5].map((i) => (
        <path key={i} d={`M50 ${20 + i * 9} ${84 - i * 6} 70 50 ${120 - i * 9} ${16 + i * 6} 70Z`} />
      ))}
    </g>
  </>
)

const Court = ({ rank, colour }: { rank: string; colour: string }) => {
  const { body, lines } = COURTS[rank] as { body: string; lines: string }
  const half = (
    <g fill="none" stroke={colour} strokeWidth="1.6" strokeLinejoin="round">
      <path d={body} fill="var(--brass-400)" stroke="none" />
      <path d={lines} />
    </g>
  )
  return (
    <g transform="translate(50 70) scale(.88 .96) translate(-54 -70)">
      <rect x="30" y="14" width="48" height="112" rx="3" fill="none" stroke={colour} strokeWidth="1.2" />
      <rect x="33" y="17" width="42" height="106" rx="1.5" fill="none" stroke="var(--brass-400)" strokeWidth=".7" />
      {half}
      <g transform="rotate(180 54 70)">{half}</g>
      <path d="M54 47 71 70 54 93 37 70Z" fill="var(--card-face)" stroke={colour} strokeWidth="1.4" />
      <path d="M54 51.5 67.5 70 54 88.5 40.5 70Z" fill="none" stroke="var(--brass-500)" strokeWidth=".8" />
      <text x="54" y="78" className="serif" textAnchor="middle" fontSize="23" fontWeight="650" fill={colour}>
        {rank}
      </text>
    </g>
  )
}

const FullFace = ({ rank, suit }: { rank: string; suit: Suit }) => {
  const colour = `var(--suit-${suit})`
  const index = (
    <>
      <text
        x="15"
        y="28"
        textAnchor="middle"
        fontSize={rank === 'T' ? 22 : 25}
        fontWeight="700"
        letterSpacing={rank === 'T' ? -2.5 : 0}
        fill={colour}
      >
        {rank === 'T' ? '10' : rank}
      </text>
      <Pip suit={suit} x={15} y={42} scale={0.82} />
    </>
  )
  return (
    <>
      {index}
      <g transform="rotate(180 50 70)">{index}</g>
      {rank === 'A' ? (
        <>
          <Pip suit={suit} x={50} y={70} scale={2.1} />
          <circle cx="50" cy="70" r="29" fill="none" stroke="var(--brass-400)" strokeWidth="1" />
        </>
      ) : COURTS[rank] ? (
        <Court rank={rank} colour={colour} />
      ) : (
        PIPS[rank]?.map(([x, y]) => (
          <Pip
            key={`${x}-${y}`}
            suit={suit}
            x={x}
            y={y}
            scale={rank === '9' || rank === 'T' ? 0.84 : 1}
            upside={y > 70}
          />
        ))
      )}
    </>
  )
}

const CompactFace = ({ rank, suit }: { rank: string; suit: Suit }) => {
  const colour = `var(--suit-${suit})`
  return (
    <>
      <text
        x={rank === 'T' ? 28 : 24}
        y="46"
        textAnchor="middle"
        fontSize={rank === 'T' ? 42 : 46}
        fontWeight="720"
        letterSpacing={rank === 'T' ? -4 : 0}
        fill={colour}
      >
        {rank === 'T' ? '10' : rank}
      </text>
      <Pip suit={suit} x={24} y={70} scale={1.55} />
      {rank === 'A' ? (
        <>
          <circle cx="68" cy="101" r="25" fill="none" stroke="var(--brass-500)" strokeWidth="1.6" />
          <Pip suit={suit} x={68} y={101} scale={1.9} />
        </>
      ) : COURTS[rank] ? (
        <g transform="translate(69 101)">
          <path d="M0-27 20 0 0 27-20 0Z" fill="none" stroke={colour} strokeWidth="2" />
          <path d="M0-20 14.8 0 0 20-14.8 0Z" fill="var(--brass-400)" opacity=".95" />
          <Pip suit={suit} x={0} y={0} scale={0.95} />
        </g>
      ) : (
        <Pip suit={suit} x={68} y={102} scale={2.5} />
      )}
    </>
  )
}

export const Card = ({ code, width = 60, across, silent }: CardProps) => {
  const w = useCardWords()
  const rank = code.slice(0, -1)
  const suit = code.slice(-1) as Suit
  const Face = width >= FULL_FROM ? FullFace : CompactFace
  return (
    <svg
      className={across ? 'card-svg across' : 'card-svg'}
      width={width}
      height={width * 1.4}
      viewBox="0 0 100 140"
      role="img"
      aria-hidden={silent}
      aria-label={w.card(code)}
    >
      <rect x=".6" y=".6" width="98.8" height="138.8" rx="9" className="card-face" />
      {code === COVERED ? <Back /> : <Face rank={rank} suit={suit} />}
    </svg>
  )
}
