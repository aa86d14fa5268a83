// An exported file in, every check of it out: for the inspector, and for whoever wants to know.

import type { VerifyReport } from '@tapete/server/wire'
import { useId, useState } from 'react'
import { api, faultOf } from '../app/api.js'
import { Failed } from '../app/shell.js'
import type { Fault } from '../app/types.js'
import { classes } from '../parts/classes.js'
import { HouseKey, useHouseKey } from './HouseKey.js'
import { useVerifyWords } from './words.js'
import './verify.css'

const TONE = { ok: 'win', failed: 'loss', 'not-run': '' } as const
const SIGN = { ok: '✓', failed: '✕', 'not-run': '–' } as const

export const VerifyLog = () => {
  const w = useVerifyWords()
  const field = useId()
  const [report, setReport] = useState<VerifyReport>()
  const [fault, setFault] = useState<Fault>()
  const [busy, setBusy] = useState(false)
  const [other, setOther] = useState('')
  const own = useHouseKey()
  const signer = (key: string | null): string => {
    if (key !== null && key === own) return w.byHouse
    return key !== null && key === other.trim() ? w.byOther : w.byStranger
  }
  const check = async (file: File) => {
    setBusy(true)
    setFault(undefined)
    try {
      setReport(await api.verify(file, other.trim() || undefined))
    } catch (error) {
      setReport(undefined)
      setFault(faultOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="panel verify-log" aria-label={w.verify}>
      <h2 className="voice">{w.verify}</h2>
      <p className="muted">{w.verifyBody}</p>
      <HouseKey />
      <label className="field">
        <span>{w.other}</span>
        <input
          value={other}
          spellCheck={false}
          maxLength={43}
          onChange={(event) => setOther(event.currentTarget.value)}
        />
      </label>
      <p>
        <input
          id={field}
          className="sr"
          type="file"
          accept=".ndjson,application/x-ndjson"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            // The same file may be chosen again after it was changed.
            event.currentTarget.value = ''
            if (file) check(file)
          }}
        />
        <label htmlFor={field} className="btn">
          {busy ? w.verifying : w.choose}
        </label>
      </p>
      {fault && <Failed fault={fault} />}
      <div aria-live="polite" aria-busy={busy}>
        {!busy && report && (
          <>
            <p className={classes('verdict', report.ok ? 'plus' : 'minus')}>
              <b className="voice">{report.ok ? w.valid : w.invalid}</b>
              <span className="muted num">
                {report.table} · {w.entries(report.entries)}
              </span>
              <span>{signer(report.key)}</span>
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
              <dd className="mono">{report.key ?? '—'}</dd>
              <dt>{w.head}</dt>
              <dd className="mono">{report.head ?? '—'}</dd>
            </dl>
          </>
        )}
      </div>
      <p className="muted">
        {w.command} <code>npx tapete verify mesa-1.ndjson --fingerprint {own ?? '…'}</code>
      </p>
    </section>
  )
}
