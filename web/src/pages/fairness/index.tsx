// Commitments before the draws, seeds after them, and the means to check both.

import { useId, useState } from 'react'
import { api, faultOf } from '../../app/api.js'
import { navigate, usePlace } from '../../app/router.js'
import type { PageProps } from '../../app/routes.js'
import { useSession } from '../../app/session.js'
import { Failed, PageFrame } from '../../app/shell.js'
import type { Fault, Series } from '../../app/types.js'
import { useLoad } from '../../app/useLoad.js'
import { useWords } from '../../app/words.js'
import { useLanguage } from '../../i18n/language.js'
import { Button } from '../../parts/Button.js'
import { Empty } from '../../parts/Empty.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { HouseKey } from '../../verify/HouseKey.js'
import { VerifyLog } from '../../verify/VerifyLog.js'
import { DeckRow } from './Deck.js'
import { commitmentOf } from './proof.js'
import { useFairnessWords } from './words.js'
import './fairness.css'

type Checked = 'matches' | 'differs' | undefined

const Row = ({ table, series }: { table: string; series: Series }) => {
  const w = useFairnessWords()
  const [checked, setChecked] = useState<Checked>()
  const { n, commitment, opened, draws, size, voids } = series
  const check = async () => {
    if (opened) setChecked((await commitmentOf(table, n, opened)) === commitment ? 'matches' : 'differs')
  }
  return (
    <li className="panel series">
      <div className="head">
        <h2>
          <b>{w.series(n)}</b> <span className="muted num">{w.drawn(draws, size)}</span>{' '}
          {voids > 0 && <span className="tag warn">{w.voided(voids)}</span>}
        </h2>
        <span className={`tag ${opened ? 'info' : 'warn'}`}>{opened ? w.opened : w.sealed}</span>
      </div>
      <dl>
        <dt>{w.commitment}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        <dt>{w.seed}</dt>
        <dd>{opened ? <code>{opened}</code> : <span className="muted">{w.sealedWhy}</span>}</dd>
      </dl>
      <div className="check">
        <Button because={opened ? undefined : w.sealedWhy} onClick={check}>
          {w.check}
        </Button>
        <p role="status">
          {checked === 'matches' && <span className="plus">✓ {w.matches}</span>}
          {checked === 'differs' && <span className="minus">✕ {w.differs}</span>}
        </p>
      </div>
    </li>
  )
}

const Tables = ({ chosen }: { chosen: string | undefined }) => {
  const w = useFairnessWords()
  const field = useId()
  const { language } = useLanguage()
  const lobby = useLoad('lobby', () => api.lobby())
  const tables = lobby.data?.rooms.flatMap((room) => room.tables) ?? []
  const known = tables.some((table) => table.id === chosen)
  return (
    <p className="choose">
      <label htmlFor={field}>{w.table}</label>
      <select
        id={field}
        className="input"
        value={chosen ?? ''}
        onChange={(event) => navigate(`/fairness/${event.currentTarget.value}`)}
      >
        {!chosen && <option value="">{w.chooseTable}</option>}
        {chosen && !known && <option value={chosen}>{lobby.data ? w.practice : '…'}</option>}
        {tables.map((table) => (
          <option key={table.id} value={table.id}>
            {table.name} · {table.title[language === 'en' ? 'en' : 'es']}
          </option>
        ))}
      </select>
    </p>
  )
}

const SeriesList = ({ table }: { table: string }) => {
  const w = useFairnessWords()
  const fairness = useLoad(`fairness ${table}`, () => api.fairness(table), { everyMs: 8000 })
  const list = fairness.data?.series
  // The newest come by themselves; those before them never change, and come when they are asked for.
  const [older, setOlder] = useState<readonly Series[]>([])
  const [fault, setFault] = useState<Fault>()
  const first = older[0]?.n ?? list?.[0]?.n ?? 1
  const showOlder = async () => {
    try {
      const before = await api.fairness(table, first - 1)
      // With the newest as they are now: the list that comes by itself moves on.
      setOlder([...before.series, ...older, ...(list ?? []).filter(({ n }) => n > (older.at(-1)?.n ?? 0))])
      setFault(undefined)
    } catch (error) {
      setFault(faultOf(error))
    }
  }
  if (fairness.fault && !list) return <Failed fault={fairness.fault} onRetry={fairness.again} />
  if (!list) return <Skeleton />
  if (!list.length) return <Empty title={w.none}>{w.noneBody}</Empty>
  const known = [...older.filter(({ n }) => n < (list[0]?.n ?? 0)), ...list]
  return (
    <>
      <ol className="series-list">
        {known.toReversed().map((series) => {
          const Shown = series.deck ? DeckRow : Row
          return <Shown key={series.n} table={table} series={series} />
        })}
      </ol>
      {fault && <Failed fault={fault} />}
      {first > 1 && <Button onClick={showOlder}>{w.older}</Button>}
    </>
  )
}

const Steps = ({ steps }: { steps: readonly (readonly [string, string])[] }) => (
  <ol className="how">
    {steps.map(([title, body]) => (
      <li key={title} className="panel">
        <b className="voice">{title}</b>
        <p className="muted">{body}</p>
      </li>
    ))}
  </ol>
)

const FairnessPage = ({ params }: PageProps) => {
  const w = useFairnessWords()
  const { status } = useSession()
  const { path } = usePlace()
  const { login } = useWords()
  return (
    <PageFrame title={w.title} lead={w.lead}>
      <Steps steps={w.steps} />
      <p className="muted limit">{w.limit}</p>
      <section className="decks" aria-labelledby="decks">
        <h2 className="voice" id="decks">
          {w.decks}
        </h2>
        <p className="muted limit">{w.decksLead}</p>
        <Steps steps={w.deckSteps} />
        <p className="muted limit">{w.decksLimit}</p>
      </section>
      {status === 'in' ? (
        <>
          <Tables chosen={params.table} />
          {params.table ? <SeriesList key={params.table} table={params.table} /> : null}
        </>
      ) : (
        <div className="enter">
          <p>{w.loginFirst}</p>
          <a className="btn main" href={`/login?next=${encodeURIComponent(path)}`}>
            {login}
          </a>
        </div>
      )}
      {status === 'in' ? <VerifyLog /> : <HouseKey />}
    </PageFrame>
  )
}

export default FairnessPage
