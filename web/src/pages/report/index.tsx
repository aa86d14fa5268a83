// The days of the house: what was bought, staked and won, held against what the odds say.

import { useState } from 'react'
import { call } from '../../app/api.js'
import { useRoomNames } from '../../app/rooms.js'
import { saveFile } from '../../app/saveFile.js'
import { Failed } from '../../app/shell.js'
import { useLoad } from '../../app/useLoad.js'
import { Frame } from '../../console/Frame.js'
import { count, money, signed } from '../../i18n/format.js'
import { useLanguage, useMessages } from '../../i18n/language.js'
import { useStaff } from '../../i18n/staff/index.js'
import { Button } from '../../parts/Button.js'
import { Empty } from '../../parts/Empty.js'
import { Figures } from '../../parts/Figures.js'
import { IconButton } from '../../parts/IconButton.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { Accounts } from './Accounts.js'
import {
  csvOf,
  type Day,
  type Expected,
  holdsOf,
  isIdle,
  type Line,
  lineOf,
  placeOf,
  readingOf,
  type TableDay,
  together,
} from './figures.js'
import { Hold } from './Hold.js'
import { useReportWords } from './words.js'
import './report.css'

const two = (n: number): string => String(n).padStart(2, '0')
const named = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
const today = (): string => named(new Date())
const shifted = (day: string, days: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return named(new Date(year, month - 1, date + days))
}

interface Range {
  readonly date: string
  readonly to: string
}

const Choose = ({ range, onChange }: { range: Range; onChange: (range: Range) => void }) => {
  const w = useReportWords()
  const { date, to } = range
  const days = (n: number): Range => ({ date: shifted(today(), 1 - n), to: today() })
  const step = (by: number) => onChange({ date: shifted(date, by), to: shifted(to, by) })
  const field = (label: string, value: string, set: (day: string) => void) => (
    <label className="field inline">
      <span>{label}</span>
      <input
        type="date"
        value={value}
        max={today()}
        onChange={(event) => event.currentTarget.value && set(event.currentTarget.value)}
      />
    </label>
  )
  return (
    <div className="range">
      <IconButton label={w.before} d="M12.500 4.500 7 10l5.500 5.500" onClick={() => step(-1)} />
      <Button onClick={() => onChange(days(1))}>{w.today}</Button>
      {to < today() && <IconButton label={w.after} d="M7.500 4.500 13 10l-5.500 5.500" onClick={() => step(1)} />}
      <Button onClick={() => onChange(days(7))}>{w.days.week}</Button>
      <Button onClick={() => onChange(days(30))}>{w.days.month}</Button>
      {field(w.from, date, (day) => onChange({ date: day, to: day > to ? day : to }))}
      {field(w.to, to, (day) => onChange({ date: day < date ? day : date, to: day }))}
    </div>
  )
}

const Told = ({ total, tables, known }: { total: Line; tables: readonly Line[]; known: boolean }) => {
  const w = useReportWords()
  const m = useMessages()
  const share = (value: number): string => m.percent(Math.round(value * 1e6), 1e6)
  const holds = holdsOf(total)
  if (!holds) return <p className="voice told-day">{w.undecided}</p>
  const happened = total.win > 0 ? w.won : w.lost
  const out = tables.filter((line) => ['over', 'under'].includes(readingOf(line, known))).map(({ name }) => name)
  const bands = out.length === 0 ? w.allIn : out.length === 1 ? w.oneOut(out[0] ?? '') : w.manyOut(out.join(', '))
  return (
    <p className="voice told-day">
      {total.win === 0
        ? w.even(money(holds.base))
        : happened(money(Math.abs(total.win)), money(holds.base), share(holds.real))}{' '}
      {!known && <span className="muted">{w.computing}</span>}
      {known && holds.band && (
        <>
          {w.expected(share(holds.band.theory), share(holds.band.from), share(holds.band.to))} {bands}
        </>
      )}
    </p>
  )
}

interface HeadProps {
  readonly day: Day
  readonly total: Line
  readonly tables: readonly Line[]
  readonly known: boolean
}

/** The day in a sentence, and its figures. */
const DayHead = ({ day, total, tables, known }: HeadProps) => {
  const w = useReportWords()
  const m = useMessages()
  const facts = [
    [w.drop, money(day.total.buyIns)],
    [w.bank, signed(total.win)],
    [w.onDrop, day.total.buyIns > 0 ? m.percent(total.win, day.total.buyIns) : '—'],
    [w.rounds, count(day.total.rounds)],
    [w.tips, money(day.total.tips)],
    [w.tables, count(day.tables.length)],
  ] as const
  return (
    <div className="day-head panel">
      <Told {...{ total, tables, known }} />
      <Figures of={facts} />
    </div>
  )
}

const linesOf = (
  day: Day,
  expected: readonly Expected[],
  title: (game: string) => string,
  place: (table: TableDay) => string,
) => {
  const tables = day.tables.map((table) => ({
    game: table.game,
    line: lineOf(
      table,
      expected.find((each) => each.table === table.table),
      place(table),
    ),
  }))
  const games = [...new Set(tables.map(({ game }) => game))].map((game) => ({
    game,
    lines: tables.filter((each) => each.game === game).map(({ line }) => line),
  }))
  return games.map(({ game, lines }) => ({ id: game, name: title(game), lines }))
}

const Shown = ({ day, range }: { day: Day; range: Range }) => {
  const w = useReportWords()
  const staff = useStaff()
  const roomName = useRoomNames()
  const language = useLanguage().language === 'en' ? 'en' : 'es'
  const games = useLoad('games', () => call('GET /api/games'))
  const { data } = useLoad(`expected ${range.date} ${range.to}`, () =>
    call('GET /api/reports/expected', { query: range }),
  )
  const expected = data?.tables ?? []
  const played = (game: string) => games.data?.games.find(({ id }) => id === game)
  // A pot is no game one sits down at, and has no title of one.
  const titleOf = (game: string): string => played(game)?.title[language] ?? (games.data ? staff.report.pots : '')
  const [isWhole, setWhole] = useState(false)
  const idle = day.tables.filter(isIdle).length
  const shown = isWhole ? day : { ...day, tables: day.tables.filter((table) => !isIdle(table)) }
  const groups = linesOf(shown, expected, titleOf, (table) => placeOf(table, staff.mode, roomName))
  // What the house put into a pot is not lost on bets: it stands in the accounts, not in what was held of the stakes.
  const tables = groups.filter(({ id }) => !games.data || played(id)).flatMap(({ lines }) => lines)
  const lines = groups.flatMap(({ id, name, lines: own }): Line[] => {
    const [only, ...others] = own
    // A game of one table is one line.
    if (only && others.length === 0) return [{ ...only, name, note: `${only.name} · ${only.note}`, group: true }]
    return [together(own, { id: `game ${id}`, name, note: w.of(own.length), group: true }), ...own]
  })
  const total = together(tables, { id: 'all', name: '', note: '', group: true })
  return (
    <>
      <DayHead {...{ day, total, tables }} known={data !== undefined} />
      <div className="line tools">
        {idle > 0 && <Button onClick={() => setWhole(!isWhole)}>{isWhole ? w.hideIdle : w.showIdle(idle)}</Button>}
        <Button onClick={() => window.print()}>{w.print}</Button>
        <Button
          onClick={() =>
            saveFile(`tapete-${range.date}-${range.to}.csv`, new Blob([csvOf(day, expected)], { type: 'text/csv' }))
          }
        >
          {w.csv}
        </Button>
      </div>
      {lines.length > 0 && (
        <>
          <Hold lines={lines} known={data !== undefined} />
          <Accounts day={shown} />
        </>
      )}
      <dl className="report-notes muted">
        {[...w.notes, ...staff.report.notes.slice(1)].map(([name, meaning]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** `viernes 13 de noviembre de 2026`, or from one day to another. */
const useSpoken = ({ date, to }: Range): string => {
  const { language } = useLanguage()
  const day = (name: string): string =>
    new Date(`${name}T12:00:00`).toLocaleDateString(language === 'en' ? 'en-GB' : 'es-CL', { dateStyle: 'full' })
  return date === to ? day(date) : `${day(date)} – ${day(to)}`
}

export default () => {
  const w = useReportWords()
  const staff = useStaff()
  const [range, setRange] = useState<Range>(() => ({ date: today(), to: today() }))
  const { data, fault, again } = useLoad(
    `report ${range.date} ${range.to}`,
    () => call('GET /api/reports/day', { query: range }),
    { everyMs: 30_000 },
  )
  const spoken = useSpoken(range)
  return (
    <Frame title={w.title} theme="auto" locked={fault?.code === 'session-locked'} onUnlock={again}>
      <main className="page wide report-page" id="content" tabIndex={-1}>
        <div className="line">
          <h1 className="voice title">{spoken.charAt(0).toUpperCase() + spoken.slice(1)}</h1>
          <Choose range={range} onChange={setRange} />
        </div>
        {!data && fault && fault.code !== 'session-locked' && <Failed fault={fault} onRetry={again} />}
        {!data && !fault && <Skeleton />}
        {data && data.tables.length === 0 && <Empty title={staff.report.none}>{staff.report.noneBody}</Empty>}
        {data && data.tables.length > 0 && <Shown day={data} range={range} />}
      </main>
    </Frame>
  )
}
