import type { ProgramChecked } from '@tapete/server/wire'
import { useState } from 'react'
import { call, faultOf } from '../../app/api.js'
import { Failed } from '../../app/shell.js'
import type { Fault } from '../../app/types.js'
import { useLoad } from '../../app/useLoad.js'
import { Columns } from '../../console/Columns.js'
import { count } from '../../i18n/format.js'
import { Button } from '../../parts/Button.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { useWhen } from './when.js'
import { useWatchWords } from './words.js'

const Differences = ({ now }: { now: ProgramChecked }) => {
  const w = useWatchWords()
  return (
    <ul className="items">
      {(['changed', 'missing', 'added'] as const).flatMap((what) =>
        now[what].map((name) => (
          <li key={`${what} ${name}`}>
            <span className="tag warn">{w[what]}</span> <code>{name}</code>
          </li>
        )),
      )}
    </ul>
  )
}

/** What runs, held against what was built. */
export const Program = () => {
  const w = useWatchWords()
  const when = useWhen()
  const { data, fault, again } = useLoad('watch-program', () => call('GET /api/watch/program'), {
    everyMs: 30_000,
    keep: true,
  })
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Fault>()
  const check = async () => {
    setBusy(true)
    try {
      await call('POST /api/watch/program')
      setFailed(undefined)
      again()
    } catch (error) {
      setFailed(faultOf(error))
    } finally {
      setBusy(false)
    }
  }
  const now = data?.now
  return (
    <section className="box panel" aria-label={w.program}>
      <h2 className="head">
        <b>{w.program}</b>
        {now && <span className={now.ok ? 'tag' : 'tag warn'}>{now.ok ? w.asBuilt : w.notAsBuilt}</span>}
      </h2>
      <p className="muted">{w.programLead}</p>
      {!data && fault && <Failed fault={fault} onRetry={again} />}
      {!data && !fault && <Skeleton />}
      {data && !now && <p>{w.unknown}</p>}
      {now && (
        <>
          <dl className="digests">
            <dt>{w.digest}</dt>
            <dd>
              <code>{now.digest}</code>
            </dd>
            {now.expected !== now.digest && now.expected && (
              <>
                <dt>{w.expected}</dt>
                <dd>
                  <code>{now.expected}</code>
                </dd>
              </>
            )}
          </dl>
          <p className="muted">{w.files(count(now.files), count(now.dependencies))}</p>
          <Differences now={now} />
        </>
      )}
      {failed && <Failed fault={failed} />}
      <div className="go">
        <Button onClick={() => !busy && check()}>{busy ? w.checking : w.check}</Button>
      </div>
      {data && data.noted.length > 0 && (
        <details>
          <summary>{w.checks}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls, the keyboard must reach */}
          <section className="sheet scrolls" tabIndex={0} aria-label={w.checks}>
            <table>
              <Columns names={[[w.when], [w.result], [w.digest], [w.node]]} />
              <tbody>
                {data.noted.map(({ seq, at, act, digest, node }) => (
                  <tr key={seq}>
                    <td className="num">{when(at)}</td>
                    <td>{w.acts[act] ?? act}</td>
                    <td>
                      <code>{digest.slice(0, 16)}</code>
                    </td>
                    <td>{node}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </details>
      )}
    </section>
  )
}
