import type { Lamp } from './play.js'
import './styles/digits.css'

const DRAWN: { readonly [lamp in Lamp]: string } = {
  off: '',
  lit: 'M5.500 9.500 8 12l4.800-5.500',
  locked: 'M5.500 9.500 8 12l4.800-5.500',
  out: 'M5.500 9h7',
  closed: 'M5.800 5.800l6.400 6.400M12.200 5.800l-6.400 6.400',
  lost: 'M4.500 13.500l9-9M3.500 9.500l6-6M8.500 14.500l6-6',
  won: 'M9 4.200l1.500 3.100 3.400.4-2.500 2.400.7 3.400L9 11.800l-3.100 1.700.7-3.400-2.500-2.400 3.400-.4Z',
}

const Drawn = ({ lamp }: { lamp: Lamp }) => (
  <>
    {lamp === 'locked' && <circle className="ring" cx="9" cy="9" r="8.500" />}
    {lamp === 'closed' ? (
      <rect className="glass" x="1.500" y="1.500" width="15" height="15" rx="2" />
    ) : (
      <circle className="glass" cx="9" cy="9" r={lamp === 'locked' ? 6.2 : 7.5} />
    )}
    <path d={DRAWN[lamp]} />
  </>
)

/**
 * The lamp of a position: what it says is in its shape too. A locked bet stands in a ring, a closed position in a square.
 * Without a label the words stand beside it.
 */
export const LampMark = ({ lamp, label }: { lamp: Lamp; label?: string }) =>
  label === undefined ? (
    <svg className={`pot-lamp ${lamp}`} viewBox="0 0 18 18" aria-hidden="true">
      <Drawn lamp={lamp} />
    </svg>
  ) : (
    <svg className={`pot-lamp ${lamp}`} viewBox="0 0 18 18" role="img" aria-label={label}>
      <Drawn lamp={lamp} />
    </svg>
  )
