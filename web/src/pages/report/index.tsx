import type { DayTotal } from '@tapete/server/wire'
import { useState } from 'react'
import { call } from '../../app/api.js'
import { Failed } from '../../app/shell.js'
import { useLoad } from '../../app/useLoad.js'
import { Columns } from '../../console/Columns.js'
import { Frame } from '../../console/Frame.js'
import { count, money, signed } from '../../i18n/format.js'
import { useMessages } from '../../i18n/language.js'
import { useStaff } from '../../i18n/staff/index.js'
import { classes } from '../../parts/classes.js'
import { Empty } from '../../parts/Empty.js'
import { Skeleton } from '../../parts/Skeleton.js'

const two = (n: number): string => String(n).padStart(2, '0')
const today = (): string => {
  const now = new Date()
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

const COLUMNS = [
  ...(['moves', 'buyIns', 'cashOuts', 'stakes', 'win', 'hold'] as const),
  ...(['commission', 'pots', 'promotions', 'tips', 'corrections', 'inPlay'] as const),
] as const

const SELDOM = ['commission', 'pots', 'promotions', 'tips', 'corrections'] as const

/** Few tables have these accounts; on a phone, where each is a line, nothing is said of them. */
const isUnused = (column: (typeof COLUMNS)[number], sums: DayTotal): boolean =>
  SELDOM.some((each) => each === column && sums[each] === 0)

/** How many, what they gave and what they took. */
const correctionsOf = ({ corrections, correctionsGiven: given, correctionsTaken: taken }: DayTotal): string =>
  corrections === 0 ? count(0) : `${count(corrections)} (${signed(given)} ${signed(0 - taken)})`

const Cells = ({ sums }: { sums: DayTotal }) => {
  const w = useStaff()
  const m = useMessages()
  const shown: { readonly [column in (typeof COLUMNS)[number]]: string } = {
    moves: count(sums.moves),
    buyIns: money(sums.buyIns),
    cashOuts: money(sums.cashOuts),
    stakes: money(sums.stakes),
    win: signed(sums.win),
    hold: sums.buyIns > 0 ? m.percent(sums.win, sums.buyIns) : '—',
    commission: money(sums.commission),
    pots: signed(sums.pots),
    promotions: money(sums.promotions),
    tips: money(sums.tips),
    corrections: correctionsOf(sums),
    inPlay: signed(sums.inPlay),
  }
  return COLUMNS.map((column) => (
    <td key={column} className={classes('r num', isUnused(column, sums) && 'unused')} data-name={w.report[column]}>
      <span className={classes(column === 'win' && ['minus', 'even', 'plus'][Math.sign(sums.win) + 1])}>
        {shown[column]}
      </span>
    </td>
  ))
}

/** The day of the house, one line a table. */
export default () => {
  const w = useStaff()
  const [date, setDate] = useState(today)
  const { data, fault, again } = useLoad(`report-${date}`, () => call('GET /api/reports/day', { query: { date } }), {
    everyMs: 30_000,
  })
  return (
    <Frame title={w.report.title} theme="auto" locked={fault?.code === 'session-locked'} onUnlock={again}>
      <main className="page wide" id="content" tabIndex={-1}>
        <div className="line">
          <h1 className="voice title">{w.report.title}</h1>
          <label className="field inline">
            <span>{w.report.date}</span>
            <input
              type="date"
              value={date}
              max={today()}
              onChange={(event) => event.currentTarget.value && setDate(event.currentTarget.value)}
            />
          </label>
        </div>
        <p className="muted lead">{w.report.lead}</p>
        {!data && fault && fault.code !== 'session-locked' && <Failed fault={fault} onRetry={again} />}
        {!data && !fault && <Skeleton />}
        {data && data.tables.length === 0 && <Empty title={w.report.none}>{w.report.noneBody}</Empty>}
        {data && data.tables.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and the keyboard must reach it
          <section className="sheet panel report stacks" aria-label={w.report.title} tabIndex={0}>
            <table>
              <Columns names={[[w.report.table], ...COLUMNS.map((column) => [w.report[column], 'r'] as const)]} />
              <tbody>
                {data.tables.map((table) => (
                  <tr key={table.table}>
                    <th scope="row" className="whole">
                      <b>{table.name}</b>
                      <small className="muted">
                        {table.room} · {w.mode[table.mode] ?? table.mode}
                      </small>
                    </th>
                    <Cells sums={table} />
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row" className="whole">
                    <b>{w.report.total}</b>
                  </th>
                  <Cells sums={data.total} />
                </tr>
              </tfoot>
            </table>
          </section>
        )}
        <dl className="report-notes muted">
          {w.report.notes.map(([name, meaning]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </main>
    </Frame>
  )
}
