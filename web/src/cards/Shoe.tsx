import { useCardWords } from '../i18n/cards/index.js'

export interface ShoeProps {
  /** Cards not dealt yet. */
  left: number
  /** How many lie behind the cut card; undefined with a machine. */
  cut?: number | undefined
  /** The cut card has come: this is the last round of the shoe. */
  out?: boolean
  machine?: boolean
}

export const Shoe = ({ left, cut, out, machine }: ShoeProps) => {
  const w = useCardWords()
  const note = machine ? w.machine : out ? w.cutOut : cut === undefined ? '' : w.cutAt(cut)
  return (
    <div className="prop">
      <svg width="152" height="92" viewBox="-34 -6 158 96" aria-hidden="true">
        <g transform="rotate(9)">
          <rect x="-30" y="14" width="58" height="42" rx="4" className="card-face" />
          <rect x="-26" y="18" width="50" height="34" rx="2" className="card-back" />
          <rect x="14" width="104" height="70" rx="8" className="box" />
          <path d="M14 8v54" stroke="var(--brass-300)" strokeWidth="4" strokeLinecap="round" />
          <rect x="30" y="12" width="76" height="46" rx="4" className="well" />
          {[0, 1, 2, 3, 4].map((i) => (
            <path key={i} d={`M${40 + i * 5} 18v34`} className={out && i === 0 ? 'edge cut' : 'edge'} />
          ))}
        </g>
      </svg>
      <p className="num">
        <b>{w.shoe}</b> {w.shoeLeft(left)}
        {note && (
          <span>
            <i> · </i>
            {note}
          </span>
        )}
      </p>
    </div>
  )
}

export const Discards = ({ cards }: { cards: number }) => {
  const w = useCardWords()
  const edges = Math.min(9, Math.ceil(cards / 26))
  return (
    <div className="prop">
      <svg width="92" height="72" viewBox="-1 -1 94 74" aria-hidden="true">
        <rect width="92" height="72" rx="6" className="box" />
        {Array.from({ length: edges }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: edges of a pile have no identity
          <rect key={i} x="12" y={58 - i * 5} width="68" height="5" className={i % 2 ? 'sheet odd' : 'sheet'} />
        ))}
      </svg>
      <p className="num">
        <b>{w.discards}</b> {cards}
      </p>
    </div>
  )
}
