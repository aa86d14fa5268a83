import { useOddsWords } from './words.js'
import './table.css'

/** What stands over every table of odds: the bet, what it pays, how often, the edge, the article. */
export const OddsHead = () => {
  const w = useOddsWords()
  return (
    <thead>
      <tr>
        <th scope="col">{w.kind}</th>
        <th scope="col">{w.pays}</th>
        <th scope="col">{w.hit}</th>
        <th scope="col">{w.edge}</th>
        <th scope="col" className="wide-only">
          {w.article}
        </th>
      </tr>
    </thead>
  )
}
