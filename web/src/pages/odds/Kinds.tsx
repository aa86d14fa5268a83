import type { Spot } from '../../app/types.js'
import { useFamilyWords } from '../../games/loaded.js'
import { useMessages } from '../../i18n/language.js'
import { Cite } from '../../parts/Cite.js'
import { type BetOdds, edgeOf, parseFraction } from '../table/odds.js'
import { OddsHead } from './OddsHead.js'
import { useOddsWords } from './words.js'

export interface KindsProps {
  spots: readonly Spot[]
  odds: readonly BetOdds[]
  current: string | undefined
  onPick: (kind: string) => void
}

/** The first of each kind stands for all: their odds are the same. */
export const firstOfEach = (odds: readonly BetOdds[]): BetOdds[] => {
  const seen = new Set<string>()
  return odds.filter((each) => {
    // A bet that has travelled to its number is another one, with the odds of that number.
    const which = each.reached ? `${each.kind} ${each.exact}` : each.units || each.pays === '' ? each.bet : each.kind
    const key = `${which} ${each.choice ?? ''}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** A fraction; where it is wider than its column the line breaks after its bar. */
const Exact = ({ children }: { children: string }) => {
  const [num, den] = children.replace('-', '−').split('/')
  return (
    <small className="exact num">
      {num}
      {den !== undefined && (
        <>
          /<wbr />
          {den}
        </>
      )}
    </small>
  )
}

export const Kinds = ({ spots, odds, current, onPick }: KindsProps) => {
  const w = useOddsWords()
  const own = useFamilyWords()
  const m = useMessages()
  const nameOf = (each: BetOdds): string => {
    const base = own.kinds[each.bet] ?? own.kinds[each.kind] ?? each.bet
    const choice = each.choice && (own.choices?.[each.choice]?.short ?? each.choice)
    return choice ? `${base} (${choice})` : base
  }
  return (
    <section className="panel kinds odds-table" aria-label={w.byKind}>
      <h2 className="caps">{w.byKind}</h2>
      <table>
        <OddsHead />
        <tbody>
          {firstOfEach(odds).map((each) => {
            const edge = edgeOf(each)
            const hit = parseFraction(each.hitExact)
            const onCloth = spots.some((spot) => spot.kind === each.kind)
            return (
              <tr key={`${each.bet} ${each.choice ?? ''}`} className={each.kind === current ? 'now' : ''}>
                <th scope="row">
                  {onCloth ? (
                    <button type="button" className="as-link" onClick={() => onPick(each.kind)}>
                      {nameOf(each)}
                    </button>
                  ) : (
                    nameOf(each)
                  )}
                </th>
                <td>{each.pays ? each.pays.replace(':', m.language === 'en' ? ' to ' : ' a ') : w.varies}</td>
                <td>
                  {hit ? m.percent(hit.num, hit.den) : ''} <Exact>{each.hitExact}</Exact>
                </td>
                <td>
                  {edge ? m.percent(edge.num, edge.den) : ''} <Exact>{edge ? `${edge.num}/${edge.den}` : ''}</Exact>
                </td>
                <td className="wide-only">
                  <Cite article={each.article} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
