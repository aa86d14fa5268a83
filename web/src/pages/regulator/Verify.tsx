import { useState } from 'react'
import { api, faultOf } from '../../app/api.js'
import type { Fault } from '../../app/types.js'
import { Refused } from '../../console/Refused.js'
import { count } from '../../i18n/format.js'
import { useStaff } from '../../i18n/staff/index.js'
import { classes } from '../../parts/classes.js'

interface Check {
  readonly name: string
  readonly result: 'ok' | 'failed' | 'not-run'
  readonly checked: number
  readonly failed: number
  readonly skipped: number
  readonly first: { readonly seq: number | null; readonly why: string } | null
}

interface Report {
  readonly ok: boolean
  readonly table: string | null
  readonly game: string | null
  readonly entries: number
  readonly head: string | null
  readonly key: string | null
  readonly checks: readonly Check[]
}

const TONE = { ok: 'win', failed: 'loss', 'not-run': '' } as const
const SIGN = { ok: '✓', failed: '✕', 'not-run': '–' } as const

/** An exported file in, every check of it out. */
export const Verify = () => {
  const w = useStaff().regulator
  const [report, setReport] = useState<Report>()
  const [fault, setFault] = useState<Fault>()
  const [busy, setBusy] = useState(false)
  const check = async (file: File) => {
    setBusy(true)
    setFault(undefined)
    try {
      const text = await file.text()
      let value: unknown
      try {
        value = JSON.parse(text)
      } catch {
        value = {}
      }
      setReport((await api.verify(value)) as Report)
    } catch (error) {
      setReport(undefined)
      setFault(faultOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="box panel verify" aria-label={w.verify}>
      <h2 className="head">
        <b>{w.verify}</b>
      </h2>
      <p className="muted">{w.verifyBody}</p>
      <label className="field">
        <span>{w.file}</span>
        <input
          type="file"
          accept="application/json,.json"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            if (file) check(file)
          }}
        />
      </label>
      <Refused fault={fault} onClose={() => setFault(undefined)} />
      <div aria-live="polite" aria-busy={busy}>
        {busy && <p>{w.verifying}</p>}
        {!busy && report && (
          <>
            <p className={classes('verdict', report.ok ? 'plus' : 'minus')}>
              <b className="voice">{report.ok ? w.valid : w.invalid}</b>
              <span className="muted num">
                {report.table} · {w.entries(report.entries)}
              </span>
            </p>
            <ol className="checks">
              {report.checks.map(({ name, result, checked, skipped, first }) => (
                <li key={name}>
                  <span>
                    <b>{w.checks[name] ?? name}</b>
                    {first && (
                      <small>
                        {w.failedAt(first.seq)}: <span lang="en">{first.why}</span>
                      </small>
                    )}
                  </span>
                  <span className="muted num">
                    {checked > 0 && w.checked(checked)}
                    {skipped > 0 && `, ${w.skipped(skipped)}`}
                  </span>
                  <span className={classes('tag', TONE[result])}>
                    {SIGN[result]} {w.result[result]}
                  </span>
                </li>
              ))}
            </ol>
            <dl className="prints">
              <dt>{w.fingerprint}</dt>
              <dd>{report.key ?? '—'}</dd>
              <dt>{w.head}</dt>
              <dd>{report.head ?? count(0)}</dd>
            </dl>
          </>
        )}
      </div>
    </section>
  )
}
