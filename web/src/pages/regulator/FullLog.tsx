// The log of one table as it was written, page by page, newest first.

import type { Move } from '@tapete/engine'
import { Suspense, useState } from 'react'
import { api, faultOf } from '../../app/api.js'
import { Failed } from '../../app/shell.js'
import type { FullEntry } from '../../app/types.js'
import { useLoad } from '../../app/useLoad.js'
import { Columns } from '../../console/Columns.js'
import { Frame, Rule } from '../../console/Frame.js'
import { usePeople } from '../../console/people.js'
import { count } from '../../i18n/format.js'
import { useMessages } from '../../i18n/language.js'
import { AboutGame } from '../../i18n/rounds.js'
import { useStaff, useTeller } from '../../i18n/staff/index.js'
import { Button } from '../../parts/Button.js'
import { Empty } from '../../parts/Empty.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { useExports } from './Exports.js'

interface Page {
  readonly version: number
  readonly from: number
  readonly to: number
  readonly entries: readonly FullEntry[]
}

const PAGE = 50

const Rows = ({ page, game }: { page: Page; game: string }) => {
  const w = useStaff()
  const m = useMessages()
  const tell = useTeller(game)
  const people = usePeople()
  return (
    <>
      {page.entries.toReversed().map(({ version, at, person, role, move, events, hash }) => {
        const { by, do: name = '', ...fields } = move ?? ({} as Move)
        return (
          <tr key={version}>
            <th scope="row" className="num">
              <span>{count(version)}</span>
            </th>
            <td className="num muted">
              <span>{new Date(at).toLocaleTimeString(m.language, { hour12: false })}</span>
            </td>
            <td className="whole">
              {by ? tell.seat(String(by)) : (w.values[role ?? ''] ?? role)}
              {person ? <small className="muted"> {people.name(person)}</small> : null}
            </td>
            <td className="whole">
              <b>{tell.move(String(name), String(by))}</b>
              <small className="muted">
                {Object.entries(fields)
                  .map(([field, value]) => tell.value(field, value))
                  .join(' · ')}
              </small>
            </td>
            <td className="wide-cell whole">
              {events.map((event, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: events are positional
                <span key={index} className="told">
                  {tell.event(event)} <Rule cite={event.cite} />
                </span>
              ))}
            </td>
            <td className="mono muted whole" title={hash}>
              {hash?.slice(0, 10)}
            </td>
          </tr>
        )
      })}
    </>
  )
}

interface About {
  readonly name: string
  readonly game: string
}

/** A table that is set aside answers nothing, but its log is there: what it is called stands in the lobby. */
const aboutOf = async (id: string): Promise<About> => {
  try {
    const { table } = await api.table(id)
    return { name: table.name, game: table.game }
  } catch (error) {
    if (faultOf(error).code !== 'table-set-aside') throw error
    const { rooms } = await api.lobby()
    const found = rooms.flatMap(({ tables }) => tables).find((table) => table.id === id)
    if (!found) throw error
    return { name: found.name, game: found.game }
  }
}

export const FullLog = ({ id }: { id: string }) => {
  const { data } = useLoad(`about-${id}`, () => aboutOf(id))
  return (
    <AboutGame game={data?.game}>
      <Written id={id} about={data} />
    </AboutGame>
  )
}

const Written = ({ id, about }: { id: string; about: About | undefined }) => {
  const w = useStaff()
  const [to, setTo] = useState<number>()
  const log = useLoad(
    `log-${id}-${to ?? 'last'}`,
    () => (to === undefined ? api.log(id) : api.log(id, Math.max(1, to - PAGE + 1), to)),
    to === undefined ? { everyMs: 5000 } : {},
  )
  const { data: page, fault } = log
  const exports = useExports(id)
  const game = about?.game ?? ''
  const name = about?.name ?? id
  const locked = fault?.code === 'session-locked'
  return (
    <Frame title={w.regulator.logOf(name)} game={game} theme="auto" locked={locked} onUnlock={log.again}>
      <main className="page wide" id="content" tabIndex={-1}>
        <div className="line">
          <h1 className="voice title">{w.regulator.logOf(name)}</h1>
          <nav className="rounds" aria-label={w.regulator.log}>
            <a className="btn" href={`/history/${encodeURIComponent(id)}`}>
              {w.regulator.review}
            </a>
            <a className="btn" href={`/fairness/${encodeURIComponent(id)}`}>
              {w.regulator.fairness}
            </a>
            <a className="btn" href={`/rules/${game}`}>
              {w.regulator.rules}
            </a>
            <a className="btn" href={`/odds/${game}`}>
              {w.regulator.odds}
            </a>
            {exports.links}
          </nav>
        </div>
        {exports.refused}
        {!page && fault && !locked && <Failed fault={fault} onRetry={log.again} />}
        {!page && !fault && <Skeleton />}
        {page && page.entries.length === 0 && <Empty title={w.regulator.none}>{w.regulator.noneBody}</Empty>}
        {page && page.entries.length > 0 && (
          <Suspense fallback={<Skeleton />}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and the keyboard must reach it */}
            <section className="sheet panel log-sheet stacks" aria-label={w.regulator.log} tabIndex={0}>
              <table>
                <Columns
                  names={(['seq', 'at', 'who', 'move', 'events', 'hash'] as const).map((column) => [
                    w.regulator[column],
                  ])}
                />
                <tbody>{game && <Rows page={page} game={game} />}</tbody>
              </table>
            </section>
            <div className="line">
              <Button because={page.from > 1 ? undefined : w.regulator.none} onClick={() => setTo(page.from - 1)}>
                {w.regulator.older}
              </Button>
              <span className="muted num">{w.regulator.range(page.from, page.to)}</span>
              <Button
                because={to === undefined ? w.regulator.none : undefined}
                onClick={() => setTo(page.to + PAGE >= page.version ? undefined : page.to + PAGE)}
              >
                {w.regulator.newer}
              </Button>
            </div>
          </Suspense>
        )}
      </main>
    </Frame>
  )
}
