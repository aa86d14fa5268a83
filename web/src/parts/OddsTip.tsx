import { money, signed } from '../i18n/format.js'
import { useMessages } from '../i18n/language.js'
import { Cite } from './Cite.js'
import { classes } from './classes.js'

interface Fraction {
  readonly num: number
  readonly den: number
}

export interface OddsTipSpot {
  readonly pays: { readonly num: number; readonly den: number }
  readonly cite?: string
}

export interface OddsTipProps {
  name: string
  spot: OddsTipSpot
  stake: number
  /** Ways it wins out of all, from the odds service. */
  hit?: Fraction | undefined
  /** The house's share of the stake, as an exact fraction, from the odds service. */
  edge?: Fraction | undefined
  /** In one line, on the tray; there is room for less of it on a phone. */
  docked?: boolean
  short?: boolean
}

/** A fraction of a whole shoe has a dozen digits: nobody reads it, and there is no room for it. */
const READABLE = 100_000

const readable = ({ den }: Fraction): boolean => den < READABLE

/** Odds without persuasion: the same size for good and bad news. */
export const OddsTip = ({ name, spot, stake, hit, edge, docked, short }: OddsTipProps) => {
  const m = useMessages()
  const profit = Math.floor((stake * spot.pays.num) / spot.pays.den)
  return (
    <aside className={classes('tip', docked && 'docked', short && 'short')}>
      <h3>{name}</h3>
      <dl>
        <dt>{m.odds.pays}</dt>
        <dd>{m.pays(spot.pays.num, spot.pays.den)}</dd>
        {hit && (
          <>
            <dt>{m.odds.wins}</dt>
            <dd className="num">
              {!short && readable(hit) && `${m.oneOf(hit.num, hit.den)} · `}
              {m.percent(hit.num, hit.den)}
            </dd>
          </>
        )}
        {!short && (
          <>
            <dt>{m.odds.receive(stake)}</dt>
            <dd className="num">
              {money(stake + profit)} <span className="soft">({signed(profit)})</span>
            </dd>
            {edge && (
              <>
                <dt>{m.odds.edge}</dt>
                <dd className="num">
                  {readable(edge) && `${edge.num}/${edge.den} · `}
                  {m.percent(edge.num, edge.den)}
                </dd>
              </>
            )}
          </>
        )}
      </dl>
      {!short && spot.cite && <Cite rule={spot.cite} short={docked === true} />}
    </aside>
  )
}
