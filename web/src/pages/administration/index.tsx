import type { AnswerOf } from '@tapete/server/wire'
import { useState } from 'react'
import { call } from '../../app/api.js'
import { Failed } from '../../app/shell.js'
import { useLoad } from '../../app/useLoad.js'
import { Frame } from '../../console/Frame.js'
import { Button } from '../../parts/Button.js'
import { Empty } from '../../parts/Empty.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { Checkpoint } from './Checkpoint.js'
import { Entry } from './Entry.js'
import { useAdministrationWords } from './words.js'
import './administration.css'

type Page = AnswerOf<'GET /api/administration'>

/** As many pages as were asked for, each from where the one before ended. */
const pagesOf = async (pages: number): Promise<Page> => {
  let found: Page = { entries: [], more: true }
  for (let page = 0; page < pages && found.more; page++) {
    const last = found.entries.at(-1)
    const next = await call('GET /api/administration', { query: last ? { before: String(last.seq) } : {} })
    found = { entries: [...found.entries, ...next.entries], more: next.more }
  }
  return found
}

/** The record of administration, for who watches and who administers. */
export default () => {
  const w = useAdministrationWords()
  const [pages, setPages] = useState(1)
  const { data, fault, again } = useLoad(`administration-${pages}`, () => pagesOf(pages), { keep: true })
  const settings = useLoad('settings', () => call('GET /api/settings'))
  return (
    <Frame title={w.title} theme="auto" locked={fault?.code === 'session-locked'} onUnlock={again}>
      <main className="page wide" id="content" tabIndex={-1}>
        <h1 className="voice title">{w.title}</h1>
        <p className="muted lead">{w.lead}</p>
        {data && <Checkpoint />}
        {!data && fault && fault.code !== 'session-locked' && <Failed fault={fault} onRetry={again} />}
        {!data && !fault && <Skeleton />}
        {settings.data && (
          <section className="box panel thresholds" aria-label={w.thresholds}>
            <h2 className="caps">{w.thresholds}</h2>
            <p className="muted">{w.thresholdsBody}</p>
            <ul>
              {Object.entries(settings.data.protection).map(([name, value]) => (
                <li key={name}>{w.threshold[name as keyof typeof w.threshold](value)}</li>
              ))}
            </ul>
          </section>
        )}
        {data && data.entries.length === 0 && <Empty title={w.none}>{w.noneBody}</Empty>}
        {data && data.entries.length > 0 && (
          <ol className="box panel administration" aria-label={w.list}>
            {data.entries.map((entry) => (
              <Entry key={entry.seq} entry={entry} />
            ))}
          </ol>
        )}
        {data?.more && <Button onClick={() => setPages(pages + 1)}>{w.more}</Button>}
      </main>
    </Frame>
  )
}
