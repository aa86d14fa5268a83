// The best play by total, soft total and pair. A cell names the decision; choosing one shows what each is worth.

import type { Cell, Chart as Strategy } from '@tapete/odds/blackjack'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/language.js'
import { classes } from '../../../parts/classes.js'
import { useBlackjackWords } from '../words.js'
import { useBlackjackOddsWords } from './words.js'

type Part = keyof Strategy
const PARTS: readonly Part[] = ['hard', 'soft', 'pairs']
const STEPS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}

interface Place {
  readonly part: Part
  readonly row: number
  readonly column: number
}

const Worths = ({ cell, hand }: { cell: Cell; hand: string }) => {
  const w = useBlackjackOddsWords()
  const b = useBlackjackWords()
  const { language } = useMessages()
  const text = (value: number): string => {
    const shown = `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(4)}`
    return language === 'en' ? shown : shown.replace('.', ',')
  }
  const values = Object.entries(cell.values).sort(([, a], [, c]) => (c ?? 0) - (a ?? 0))
  return (
    <div className="worths" role="status">
      <b>{w.against(hand, cell.up)}</b>
      <dl>
        {values.map(([decision, value]) => (
          <div key={decision} className={decision === cell.best ? 'best' : undefined}>
            <dt>{b.decisions[decision]?.label ?? decision}</dt>
            <dd className="num">{text(value ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

export const Chart = ({ chart }: { chart: Strategy }) => {
  const w = useBlackjackOddsWords()
  const b = useBlackjackWords()
  const [at, setAt] = useState<Place>({ part: 'hard', row: 3, column: 8 })
  const nodes = useRef(new Map<string, HTMLButtonElement>())
  const cell = chart[at.part][at.row]?.cells[at.column]
  const move = (event: KeyboardEvent, from: Place) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const rows = chart[from.part]
    const row = Math.min(rows.length - 1, Math.max(0, from.row + step[0]))
    const column = Math.min((rows[row]?.cells.length ?? 1) - 1, Math.max(0, from.column + step[1]))
    setAt({ ...from, row, column })
    nodes.current.get(`${from.part} ${row} ${column}`)?.focus()
  }
  return (
    <section className="panel strategy" aria-label={w.chart}>
      <div className="head">
        <h2 className="voice">{w.chart}</h2>
        <ul className="legend">
          {Object.entries(w.letters).map(([decision, letter]) => (
            <li key={decision}>
              <i className={`cell ${decision}`} aria-hidden="true">
                {letter}
              </i>
              {b.decisions[decision]?.label}
            </li>
          ))}
        </ul>
      </div>
      <p className="muted">{w.chartLead}</p>
      {cell && <Worths cell={cell} hand={chart[at.part][at.row]?.hand ?? ''} />}
      <div className="charts">
        {PARTS.map((part) => (
          <table key={part}>
            <caption className="caps">{w.parts[part]}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr">{w.hand}</span>
                </th>
                {chart[part][0]?.cells.map(({ up }) => (
                  <th key={up} scope="col">
                    <span className="sr">{w.bank} </span>
                    {up}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {chart[part].map(({ hand, cells }, row) => (
                <tr key={hand}>
                  <th scope="row">{hand}</th>
                  {cells.map(({ up, best }, column) => {
                    const here = at.part === part && at.row === row && at.column === column
                    const first = row === 0 && column === 0 && at.part !== part
                    return (
                      <td key={up}>
                        <button
                          type="button"
                          className={classes('cell', best)}
                          aria-pressed={here}
                          aria-label={`${w.against(hand, up)}: ${b.decisions[best]?.label ?? best}`}
                          tabIndex={here || first ? 0 : -1}
                          ref={(node) => {
                            if (node) nodes.current.set(`${part} ${row} ${column}`, node)
                          }}
                          onClick={() => setAt({ part, row, column })}
                          onFocus={() => setAt({ part, row, column })}
                          onKeyDown={(event) => move(event, { part, row, column })}
                        >
                          {w.letters[best]}
                        </button>
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  )
}
