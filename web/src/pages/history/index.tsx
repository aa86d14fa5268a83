// The rounds of a table, and one of them again.

import { Suspense, useState } from 'react'
import { api } from '../../app/api.js'
import { type PageProps, tablePath } from '../../app/routes.js'
import { Failed, PageFrame } from '../../app/shell.js'
import type { HeardEntry, TableState } from '../../app/types.js'
import { type Loaded, useLoad } from '../../app/useLoad.js'
import { useFamily, useFamilyWords } from '../../games/loaded.js'
import { Result } from '../../games/Result.js'
import { datesOf, signed } from '../../i18n/format.js'
import { useMessages } from '../../i18n/language.js'
import { AboutGame } from '../../i18n/rounds.js'
import { Button } from '../../parts/Button.js'
import { Empty } from '../../parts/Empty.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { Replay } from './Replay.js'
import { type Round, roundsOf } from './rounds.js'
import { useHistoryWords } from './words.js'
import './history.css'

const PAGE = 400

const read = async (id: string, pages: number): Promise<{ entries: readonly HeardEntry[]; more: boolean }> => {
  const newest = await api.log(id)
  const from = Math.max(1, newest.version - PAGE * pages + 1)
  const parts: (readonly HeardEntry[])[] = []
  for (let start = from; start <= newest.version; start += PAGE)
    parts.push((await api.log(id, start, Math.min(newest.version, start + PAGE - 1))).entries)
  return { entries: parts.flat(), more: from > 1 }
}

const List = ({ state }: { state: TableState }) => {
  const w = useHistoryWords()
  const { language } = useMessages()
  const { id, game } = state.table
  const family = useFamily(game)
  const own = useFamilyWords(game)
  const [pages, setPages] = useState(1)
  const log = useLoad(`log ${id} ${pages}`, () => read(id, pages))
  if (log.fault) return <Failed fault={log.fault} onRetry={log.again} />
  if (!log.data) return <Skeleton />
  const me = state.you.seat === null ? null : `seat:${state.you.seat}`
  const rounds = roundsOf(log.data.entries, me, family)
  if (!rounds.length)
    return (
      <Empty
        title={w.empty}
        action={
          <a className="btn" href={tablePath(game, id)}>
            {w.goTable}
          </a>
        }
      >
        {w.emptyBody}
      </Empty>
    )
  const netOf = (round: Round) =>
    round.net === null && round.result === null && !round.voided ? null : round.net === null ? (
      <span className="muted">{w.notPlayed}</span>
    ) : (
      <b className={round.net > 0 ? 'plus' : round.net < 0 ? 'minus' : ''}>{signed(round.net)}</b>
    )
  return (
    <>
      <ol className="round-list panel">
        {rounds.map((round) => (
          <li key={`${round.round} ${round.at}`}>
            <a href={`/history/${id}/${round.round}`}>
              <span className="res">
                {round.result === null ? (
                  <span className="tag">
                    {round.voided ? w.voided : round.ended ? (round.outcome ?? own.noOutcome ?? w.noResult) : w.running}
                  </span>
                ) : (
                  <Result game={game} result={round.result} />
                )}
              </span>
              <span className="what">
                <b>{w.round(round.round)}</b>
                <small className="muted num">
                  {new Date(round.at).toLocaleString(datesOf(language), {
                    dateStyle: 'medium',
                    timeStyle: 'medium',
                    hour12: false,
                  })}
                </small>
              </span>
              <span className="num">
                <span className="sr">{w.net}: </span>
                {netOf(round)}
              </span>
              <span className="muted go" aria-hidden="true">
                {w.open}
              </span>
            </a>
          </li>
        ))}
      </ol>
      {log.data.more && <Button onClick={() => setPages(pages + 1)}>{w.older}</Button>}
    </>
  )
}

const HistoryPage = ({ params }: PageProps) => {
  const id = params.table as string
  const table = useLoad(`table ${id}`, () => api.table(id))
  return (
    <AboutGame game={table.data?.table.game}>
      <Rounds id={id} table={table} round={params.round === undefined ? undefined : Number(params.round)} />
    </AboutGame>
  )
}

const Rounds = ({ id, table, round }: { id: string; table: Loaded<TableState>; round: number | undefined }) => {
  const w = useHistoryWords()
  const { language } = useMessages()
  const state = table.data
  const title = state
    ? `${state.table.title[language === 'en' ? 'en' : 'es']} · ${state.table.mode === 'practice' ? w.practice : state.table.name}`
    : w.title
  return (
    <PageFrame title={round ? w.round(round) : w.title} lead={state ? `${title}. ${round ? '' : w.lead}` : w.lead}>
      {state && (
        <p className="crumbs">
          <a className="btn" href={tablePath(state.table.game, id)}>
            {w.back}
          </a>
          {round !== undefined && (
            <>
              <a className="btn" href={`/history/${id}`}>
                {w.list}
              </a>
              {round > 1 && (
                <a className="btn" href={`/history/${id}/${round - 1}`}>
                  {w.before}
                </a>
              )}
              {round < state.view.round && (
                <a className="btn" href={`/history/${id}/${round + 1}`}>
                  {w.after}
                </a>
              )}
            </>
          )}
        </p>
      )}
      {table.fault && <Failed fault={table.fault} onRetry={table.again} />}
      {!state && !table.fault && <Skeleton />}
      <Suspense fallback={<Skeleton />}>
        {state && (round === undefined ? <List state={state} /> : <Replay key={round} state={state} round={round} />)}
      </Suspense>
    </PageFrame>
  )
}

export default HistoryPage
