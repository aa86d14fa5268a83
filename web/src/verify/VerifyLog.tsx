// A log verified whole: a table's as it stands now, without a file in between, or an exported file of this house or another.

import type { VerifyReport } from '@tapete/server/wire'
import { useId, useState } from 'react'
import { api, call, faultOf } from '../app/api.js'
import { Failed } from '../app/shell.js'
import type { Fault } from '../app/types.js'
import { Button } from '../parts/Button.js'
import { HouseKey, useHouseKey } from './HouseKey.js'
import { Report } from './Report.js'
import { useVerifyWords } from './words.js'
import './verify.css'

interface VerifyLogProps {
  /** Tables whose log may be verified at once, for who may review them. */
  tables?: readonly { readonly id: string; readonly name: string }[]
}

const NowAt = ({
  tables,
  busy,
  onCheck,
}: Required<VerifyLogProps> & { busy: boolean; onCheck: (id: string) => void }) => {
  const w = useVerifyWords()
  const [chosen, setChosen] = useState<string>()
  const id = chosen ?? tables[0]?.id ?? ''
  return (
    <div className="now-at">
      <label className="field">
        <span>{w.table}</span>
        <select value={id} onChange={(event) => setChosen(event.currentTarget.value)}>
          {tables.map((table) => (
            <option key={table.id} value={table.id}>
              {table.name}
            </option>
          ))}
        </select>
      </label>
      <Button look="main" aria-busy={busy} onClick={() => !busy && id && onCheck(id)}>
        {busy ? w.verifying : w.now}
      </Button>
      <p className="muted">{w.nowBody}</p>
    </div>
  )
}

export const VerifyLog = ({ tables = [] }: VerifyLogProps) => {
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
  const check = async (ask: () => Promise<VerifyReport>) => {
    setBusy(true)
    setFault(undefined)
    try {
      setReport(await ask())
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
      {tables.length > 0 && (
        <NowAt
          {...{ tables, busy }}
          onCheck={(id) => check(() => call('POST /api/tables/:id/verify', { params: { id } }))}
        />
      )}
      <div aria-live="polite" aria-busy={busy} className="found-in">
        {fault && <Failed fault={fault} />}
        {!busy && report && <Report report={report} signer={signer(report.key)} />}
      </div>
      {tables.length > 0 && <h3 className="caps">{w.file}</h3>}
      <HouseKey />
      <label className="field">
        <span>{w.other}</span>
        <input
          value={other}
          spellCheck={false}
          maxLength={64}
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
            if (file) check(() => api.verify(file, other.trim() || undefined))
          }}
        />
        <label htmlFor={field} className="btn">
          {busy ? w.verifying : w.choose}
        </label>
      </p>
      <p className="muted">
        {w.command} <code>npx tapete verify mesa-1.ndjson --fingerprint {own ?? '…'}</code>
      </p>
    </section>
  )
}
