import type { Spot } from '../../app/types.js'
import { useFamilyWords } from '../../games/loaded.js'
import { useMessages } from '../../i18n/language.js'
import { Cite } from '../../parts/Cite.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { type BetOdds, edgeOf, parseFraction } from '../table/odds.js'
import { useOddsWords } from './words.js'

const One = ({ odds, titled }: { odds: BetOdds; titled: boolean }) => {
  const w = useOddsWords()
  const m = useMessages()
  const { choices } = useFamilyWords()
  const edge = edgeOf(odds)
  const hit = parseFraction(odds.hitExact)
  const comma = (value: number, digits: number): string => {
    const text = value.toFixed(digits)
    return m.language === 'en' ? text : text.replace('.', ',')
  }
  const label = (net: number): string =>
    net > 0 ? w.wins(`$${comma(net, net % 1 ? 2 : 0)}`) : net < 0 ? w.loses(`$${comma(-net, net % 1 ? 2 : 0)}`) : w.even
  return (
    <div className="one">
      {titled && odds.choice && <p className="muted">{choices?.[odds.choice]?.full}</p>}
      <dl className="facts">
        <div>
          <dt>{w.hit}</dt>
          <dd className="num">
            {hit ? m.percent(hit.num, hit.den) : `${comma(odds.hit * 100, 2)} %`}
            {hit && <small>{m.oneOf(hit.num, hit.den)}</small>}
          </dd>
        </div>
        <div>
          <dt>{w.edge}</dt>
          <dd className="num">
            {edge && m.percent(edge.num, edge.den)}
            {edge && <small>{`${edge.num}/${edge.den}`}</small>}
          </dd>
        </div>
        <div>
          <dt>{w.spread}</dt>
          <dd className="num">{comma(Math.sqrt(odds.variance), 3)}</dd>
        </div>
      </dl>
      <h3 className="caps">{w.distribution}</h3>
      <ul className="shares">
        {odds.distribution?.map((share) => (
          <li key={share.net}>
            <span>{label(share.net)}</span>
            <span className="bar" aria-hidden="true">
              <i style={{ width: `${Math.max(0.5, share.probability * 100)}%` }} />
            </span>
            <span className="num">
              {m.percent(Math.round(share.probability * 1e6), 1e6)}
              <small>{share.exact}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const Shape = ({ spot, odds }: { spot: Spot | undefined; odds: readonly BetOdds[] }) => {
  const w = useOddsWords()
  const m = useMessages()
  const { spot: nameOf } = useFamilyWords()
  if (!spot || !odds.length)
    return (
      <section className="panel shape">
        <Skeleton />
      </section>
    )
  return (
    <section className="panel shape" aria-live="polite">
      <div className="head">
        <h2 className="voice">{nameOf(spot)}</h2>
        <Cite rule={spot.cite} />
      </div>
      <p>
        {w.pays} <b>{m.pays(spot.pays.num, spot.pays.den)}</b>
      </p>
      {odds.map((each) => (
        <One key={each.choice ?? 'only'} odds={each} titled={odds.length > 1} />
      ))}
    </section>
  )
}
