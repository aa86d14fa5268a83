import type { View } from '../../../app/types.js'
import { signed } from '../../../i18n/format.js'
import { Cite, type OnCite } from '../../../parts/Cite.js'
import { useHandWords, usePokerWords } from '../words.js'
import { casesOf, tableOf } from './tables.js'
import '../styles/tables.css'

/** Beside the felt: what is paid by table, with the line of one's own hand. */
export const PayTable = ({ view, me, onCite }: { view: View; me: string | null; onCite: OnCite }) => {
  const w = usePokerWords()
  const hands = useHandWords()
  const { title, rule, rows } = tableOf(view, me, w, hands)
  return (
    <section className="panel pk-table" aria-label={title}>
      <h2 className="head">
        <span className="caps">{title}</span>
        <Cite rule={rule} onOpen={onCite} short />
      </h2>
      <table>
        <tbody>
          {rows.map(({ id, name, pays, now }) => (
            <tr key={id} className={now ? 'now' : undefined} aria-current={now ? 'true' : undefined}>
              <th scope="row">{name}</th>
              <td className="num">{pays}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pk-note">{w.note[view.game]}</p>
    </section>
  )
}

/** What going on may come to, good and bad at the same size. */
export const Cases = ({ view, me }: { view: View; me: string | null }) => {
  const w = usePokerWords()
  const cases = casesOf(view, me)
  if (cases.length === 0) return null
  return (
    <section className="panel pk-table" aria-label={w.may.title}>
      <h2 className="head">
        <span className="caps">{w.may.title}</span>
        <span className="aside">{w.may.going}</span>
      </h2>
      <table>
        <tbody>
          {cases.map(({ id, net }) => (
            <tr key={id}>
              <th scope="row">{w.may[id]}</th>
              <td className={net > 0 ? 'num plus' : net < 0 ? 'num minus' : 'num'}>{signed(net)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
