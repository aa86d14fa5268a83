import { useMessages } from '../../../i18n/language.js'
import { OddsHead } from '../../../pages/odds/OddsHead.js'
import { useOddsWords } from '../../../pages/odds/words.js'
import { type BetOdds, edgeOf, parseFraction } from '../../../pages/table/odds.js'
import { Cite } from '../../../parts/Cite.js'
import { useBlackjackOddsWords } from './words.js'

/** Bets beside the hand, exact: insurance, pairs, prizes. */
export const SideBets = ({ bets }: { bets: readonly BetOdds[] }) => {
  const w = useBlackjackOddsWords()
  const t = useOddsWords()
  const m = useMessages()
  return (
    <section className="panel kinds odds-table" aria-label={w.sides}>
      <h2 className="caps">{w.sides}</h2>
      <table>
        <OddsHead />
        <tbody>
          {bets.map((each) => {
            const edge = edgeOf(each)
            const hit = parseFraction(each.hitExact)
            return (
              <tr key={each.bet}>
                <th scope="row">{w.side(each.bet)}</th>
                <td>{each.pays ? each.pays.replace(':', m.language === 'en' ? ' to ' : ' a ') : t.varies}</td>
                <td className="num">
                  {hit ? m.percent(hit.num, hit.den) : ''} <small className="exact">{each.hitExact}</small>
                </td>
                <td className="num">
                  {edge ? m.percent(edge.num, edge.den) : ''}{' '}
                  <small className="exact">{edge ? `${edge.num}/${edge.den}` : ''}</small>
                </td>
                <td className="wide-only">
                  <Cite article={each.article} short />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
