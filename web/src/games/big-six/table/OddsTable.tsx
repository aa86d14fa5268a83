// Seven bets fit in one table: what each pays, how often it comes, what the house keeps.

import type { Spot } from '../../../app/types.js'
import { money } from '../../../i18n/format.js'
import { useMessages } from '../../../i18n/language.js'
import { type BetOdds, edgeOf, oddsOf } from '../../../pages/table/odds.js'
import { Cite, type OnCite } from '../../../parts/Cite.js'
import { BigSixSymbol } from '../BigSixSymbol.js'
import { useBigSixWords } from '../words.js'
import '../../../pages/odds/table.css'

export interface OddsTableProps {
  spots: readonly Spot[]
  odds: readonly BetOdds[]
  disc: readonly string[]
  stake: number
  sought: string | null
  onCite: OnCite
}

export const OddsTable = ({ spots, odds, disc, stake, sought, onCite }: OddsTableProps) => {
  const words = useBigSixWords()
  const w = words.odds
  const m = useMessages()
  return (
    <section className="panel odds-table" aria-label={w.title}>
      <table>
        <caption className="sr">{w.title}</caption>
        <thead>
          <tr>
            <th scope="col">{w.bet}</th>
            <th scope="col">{w.pays}</th>
            <th scope="col">{w.wins}</th>
            <th scope="col" className="wide-only">
              {w.returns(stake)}
            </th>
            <th scope="col">{w.edge}</th>
            <th scope="col" className="wide-only">
              {w.article}
            </th>
          </tr>
        </thead>
        <tbody>
          {spots.map((spot) => {
            const symbol = spot.covers[0] as string
            const found = oddsOf(odds, spot.id)
            const edge = found && edgeOf(found)
            const places = disc.filter((each) => each === symbol).length
            return (
              <tr key={spot.id} className={spot.id === sought ? 'now' : ''}>
                <th scope="row">
                  <BigSixSymbol result={symbol} />
                  <span className="sr">{words.spot(spot)}</span>
                </th>
                <td>{m.pays(spot.pays.num, spot.pays.den)}</td>
                <td>
                  <span className="wide-only">{m.oneOf(places, disc.length)} · </span>
                  {m.percent(places, disc.length)}
                </td>
                <td className="wide-only">{money(stake + Math.floor((stake * spot.pays.num) / spot.pays.den))}</td>
                <td>{edge ? m.percent(edge.num, edge.den) : ''}</td>
                <td className="wide-only">
                  <Cite rule={spot.cite} onOpen={onCite} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
