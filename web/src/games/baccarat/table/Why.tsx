// What decides whether a card is drawn: the sentence of the moment with its article, and the whole table with its cell lit.

import { bancaDraws } from '@tapete/engine'
import { Cite, type OnCite } from '../../../parts/Cite.js'
import { classes } from '../../../parts/classes.js'
import { cellOf, type Why } from '../play.js'
import { type BaccaratWords, useBaccaratWords } from '../words.js'

const sentence = (why: Why, { why: w, side }: BaccaratWords['table']): string => {
  if (why.kind === 'natural') return w.natural(side[why.side]?.toLowerCase() ?? '', why.total)
  return why.kind === 'punto' ? w.punto(why.total, why.draws) : w.banca(why.total, why.third, why.draws)
}

export const WhyLine = ({ why, onCite }: { why: Why; onCite?: OnCite }) => {
  const { table } = useBaccaratWords()
  return (
    <p className="bac-why" role="status">
      <b>{sentence(why, table)}</b> <Cite rule={why.rule} onOpen={onCite} />
    </p>
  )
}

const ROWS: readonly (readonly [label: string, totals: readonly number[]])[] = [
  ['0–2', [0, 1, 2]],
  ['3', [3]],
  ['4', [4]],
  ['5', [5]],
  ['6', [6]],
  ['7', [7]],
]
const THIRDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** By the engine's own table: no row is written twice. */
export const Matrix = ({ why }: { why: Why | undefined }) => {
  const { matrix: w } = useBaccaratWords().table
  const cell = cellOf(why)
  return (
    <section className="panel bac-matrix">
      <h2 className="head caps">{w.title}</h2>
      <table>
        <caption className="sr">{w.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{w.has}</th>
            {THIRDS.map((third) => (
              <th key={third} scope="col" className={classes('num', cell?.third === third && 'on')}>
                {third}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([label, totals]) => {
            const row = cell !== undefined && totals.includes(cell.total)
            return (
              <tr key={label}>
                <th scope="row" className={classes('num', row && 'on')}>
                  {label}
                </th>
                {THIRDS.map((third) => {
                  const { draws } = bancaDraws(totals[0] as number, third)
                  const column = cell?.third === third
                  return (
                    <td
                      key={third}
                      className={classes(draws && 'draws', row && column && 'hit', row !== column && cell && 'lit')}
                    >
                      {draws ? w.draws : w.stands}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="muted">{w.note}</p>
    </section>
  )
}
