import type { AnswerOf, YearLine } from '@tapete/server/wire'
import { useState } from 'react'
import { call } from '../../app/api.js'
import { useSpans } from '../../app/playing.js'
import { Failed } from '../../app/shell.js'
import { useLoad } from '../../app/useLoad.js'
import { money, signed } from '../../i18n/format.js'
import { useLanguage } from '../../i18n/language.js'
import { Button } from '../../parts/Button.js'
import { Empty } from '../../parts/Empty.js'
import { useAccountWords } from './words.js'

type Told = AnswerOf<'GET /api/me/year'>

/** As many pages as were asked for, each from where the one before ended. */
const pagesOf = async (year: string, pages: number): Promise<Told> => {
  let found = await call('GET /api/me/year', { query: { year } })
  for (let page = 1; page < pages && found.more; page++) {
    const last = found.lines.at(-1) as YearLine
    const query = { year, day: last.day, ...(last.table !== null && { table: last.table }) }
    const next = await call('GET /api/me/year', { query })
    found = { ...next, lines: [...found.lines, ...next.lines] }
  }
  return found
}

const YEARS = 3

const Amounts = ({ of }: { of: Told['total'] }) => {
  const { columns } = useAccountWords()
  return (
    <>
      <td className="num" data-label={columns.bought}>
        {money(of.bought)}
      </td>
      <td className="num" data-label={columns.cashed}>
        {money(of.cashed)}
      </td>
      <td className="num" data-label={columns.staked}>
        {money(of.staked)}
      </td>
      <td className="num" data-label={columns.net}>
        <b>{signed(of.net)}</b>
      </td>
      <td className="num" data-label={columns.desk}>
        {signed(of.deposited - of.withdrawn)}
      </td>
    </>
  )
}

/** Purchases, cash-outs and results by table and day, and what the desk paid in and out. */
export const Year = () => {
  const w = useAccountWords()
  const { day } = useSpans()
  const { language } = useLanguage()
  const now = new Date().getFullYear()
  const [year, setYear] = useState(String(now))
  const [pages, setPages] = useState(1)
  const { data, fault, again } = useLoad(`year-${year}-${pages}`, () => pagesOf(year, pages), { keep: true })
  const { columns } = w
  return (
    <section className="box panel year" aria-label={w.year}>
      <div className="line">
        <h2 className="voice">{w.year}</h2>
        <a className="btn" href={`/api/me/year.csv?year=${year}&language=${language === 'en' ? 'en' : 'es'}`} download>
          {w.csv}
        </a>
      </div>
      <label className="field narrow">
        <span>{w.yearOf}</span>
        <select
          value={year}
          onChange={(event) => {
            setYear(event.currentTarget.value)
            setPages(1)
          }}
        >
          {Array.from({ length: YEARS }, (_, back) => String(now - back)).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      {!data && fault && <Failed fault={fault} onRetry={again} />}
      {data && data.lines.length === 0 && <Empty title={w.empty}>{w.emptyBody}</Empty>}
      {data && data.lines.length > 0 && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard */}
          <section className="scroll" tabIndex={0} aria-label={w.year}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{columns.day}</th>
                  <th scope="col">{columns.what}</th>
                  <th scope="col">{columns.bought}</th>
                  <th scope="col">{columns.cashed}</th>
                  <th scope="col">{columns.staked}</th>
                  <th scope="col">{columns.net}</th>
                  <th scope="col">{columns.desk}</th>
                </tr>
              </thead>
              <tbody>
                {data.lines.map((line) => (
                  <tr key={`${line.day} ${line.table}`}>
                    <td>{day(`${line.day}T12:00:00`)}</td>
                    <td>{line.name ?? w.desk}</td>
                    <Amounts of={line} />
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row" colSpan={2}>
                    {w.total}
                  </th>
                  <Amounts of={data.total} />
                </tr>
              </tfoot>
            </table>
          </section>
          {data.more && <Button onClick={() => setPages(pages + 1)}>{w.more}</Button>}
        </>
      )}
    </section>
  )
}
