// In which account the money of each table stands.

import type { DayTotal } from '@tapete/server/wire'
import { useRoomNames } from '../../app/rooms.js'
import { Columns } from '../../console/Columns.js'
import { count, money, signed } from '../../i18n/format.js'
import { useMessages } from '../../i18n/language.js'
import { useStaff } from '../../i18n/staff/index.js'
import { classes } from '../../parts/classes.js'
import { type Day, isPot, placeOf } from './figures.js'
import { useReportWords } from './words.js'

const COLUMNS = [
  ...(['buyIns', 'cashOuts', 'stakes', 'win', 'hold'] as const),
  ...(['commission', 'pots', 'promotions', 'tips', 'corrections', 'inPlay'] as const),
] as const

const SELDOM = ['commission', 'pots', 'promotions', 'tips', 'corrections'] as const

/** Few tables have these accounts; on a phone, where each is a line, nothing is said of them. */
const isUnused = (column: (typeof COLUMNS)[number], sums: DayTotal): boolean =>
  SELDOM.some((each) => each === column && sums[each] === 0)

/** How many, what they gave and what they took. */
const correctionsOf = ({ corrections, correctionsGiven: given, correctionsTaken: taken }: DayTotal): string =>
  corrections === 0 ? count(0) : `${count(corrections)} (${signed(given)} ${signed(0 - taken)})`

/** `bets` is what was won on them: pots are no bets. */
const Cells = ({ sums, bets = sums.win }: { sums: DayTotal; bets?: number }) => {
  const w = useStaff()
  const m = useMessages()
  const shown: { readonly [column in (typeof COLUMNS)[number]]: string } = {
    buyIns: money(sums.buyIns),
    cashOuts: money(sums.cashOuts),
    stakes: money(sums.stakes),
    win: signed(sums.win),
    hold: sums.buyIns > 0 ? m.percent(bets, sums.buyIns) : '—',
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

/** One line a table. */
export const Accounts = ({ day }: { day: Day }) => {
  const w = useStaff()
  const roomName = useRoomNames()
  const own = useReportWords()
  const won = day.tables.reduce((all, table) => (isPot(table) ? all : all + table.win), 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and the keyboard must reach it
    <section className="sheet panel report stacks" aria-label={own.accounts} tabIndex={0}>
      <h2 className="head">
        <b className="voice">{own.accounts}</b>
      </h2>
      <table>
        <Columns names={[[w.report.table], ...COLUMNS.map((column) => [w.report[column], 'r'] as const)]} />
        <tbody>
          {day.tables.map((table) => (
            <tr key={table.table}>
              <th scope="row" className="whole">
                <b>{table.name}</b>
                <small className="muted">{placeOf(table, w.mode, roomName)}</small>
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
            <Cells sums={day.total} bets={won} />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
