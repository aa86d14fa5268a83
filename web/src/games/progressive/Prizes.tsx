import { money } from '../../i18n/format.js'
import type { PrizeSeen, TermsSeen } from './play.js'
import { type PotWords, usePotWords } from './words.js'

export const paysOf = ({ pays }: PrizeSeen, w: PotWords): string => {
  if ('times' in pays) return w.pays.times(pays.times)
  return 'units' in pays ? w.pays.units(pays.units) : w.pays.percent(pays.percent)
}

/** What a cap does to a percentage; a prize of the whole pot has none. */
export const capOf = ({ pays }: PrizeSeen, { cap }: TermsSeen, w: PotWords): string | undefined =>
  'percent' in pays && pays.percent < 100 && cap !== null ? w.pays.cap(cap) : undefined

interface PrizesProps {
  prizes: readonly PrizeSeen[]
  terms: TermsSeen
  /** The hand of the moment. */
  now?: string | undefined
}

/** What each hand brings now, from the greatest; shown for the least bet. */
export const Prizes = ({ prizes, terms, now }: PrizesProps) => {
  const w = usePotWords()
  return (
    <table className="pot-prizes num">
      <caption className="sr">{`${w.meter.prizes}, ${w.meter.now(money(terms.min))}`}</caption>
      <tbody>
        {prizes.toReversed().map((prize) => (
          <tr key={prize.category} className={prize.category === now ? 'now' : undefined}>
            <th scope="row">
              {w.category(prize.category)}
              <small>{paysOf(prize, w)}</small>
              {capOf(prize, terms, w) && <small className="cap">{capOf(prize, terms, w)}</small>}
            </th>
            <td>{money(prize.least)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
