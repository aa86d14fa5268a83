import type { PlayerLimit } from '@tapete/server/wire'
import { type FormEvent, useState } from 'react'
import { call } from '../../app/api.js'
import { type Playing, useSpans } from '../../app/playing.js'
import { money } from '../../i18n/format.js'
import { Button } from '../../parts/Button.js'
import { Notice } from '../../parts/Notice.js'
import { useAccountWords } from './words.js'

const KINDS = ['loss', 'stake', 'time'] as const
const PERIODS = ['day', 'week', 'month'] as const
type Kind = PlayerLimit['kind']
type Period = PlayerLimit['period']

const usedOf = ({ periods }: Playing, kind: Kind, period: Period): number => {
  const sums = periods.find((each) => each.period === period)
  if (!sums) return 0
  return kind === 'time' ? sums.minutes : kind === 'stake' ? sums.staked : Math.max(0, sums.lost)
}

/** What is limited, what waits, and how to change it. */
export const Limits = ({ told, onChange }: { told: Playing; onChange: () => void }) => {
  const w = useAccountWords()
  const { moment } = useSpans()
  const [kind, setKind] = useState<Kind>('loss')
  const [period, setPeriod] = useState<Period>('day')
  const [text, setText] = useState('')
  const [failed, setFailed] = useState(false)
  const known = told.limits.find((each) => each.kind === kind && each.period === period)
  const amount = /^[0-9]{1,12}$/.test(text.trim()) ? Number(text) : undefined
  const send = async (limit: Pick<PlayerLimit, 'kind' | 'period' | 'amount'>) => {
    try {
      await call('POST /api/me/limits', { body: { kind: limit.kind, period: limit.period, amount: limit.amount } })
      setFailed(false)
      setText('')
      onChange()
    } catch {
      setFailed(true)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (amount !== undefined) send({ kind, period, amount })
  }
  return (
    <section className="box panel" aria-label={w.limits}>
      <h2 className="voice">{w.limits}</h2>
      <p className="muted">{w.limitsBody(told.thresholds.looserAfterHours)}</p>
      {told.limits.length > 0 && (
        <ul className="limits-set">
          {told.limits.map((limit) => {
            const used = usedOf(told, limit.kind, limit.period)
            return (
              <li key={`${limit.kind}-${limit.period}`}>
                <p className="line">
                  <span>
                    {w.kind[limit.kind]} {w.per[limit.period]}
                  </span>
                  <b className="num">{w.of(limit.kind, limit.amount)}</b>
                </p>
                <p className="muted">{w.used(limit.kind === 'time' ? `${used} min` : money(used))}</p>
                {limit.pending && (
                  <p className="line waits">
                    <span>{w.pending(w.of(limit.kind, limit.pending.amount), moment(limit.pending.from))}</span>
                    <Button onClick={() => send(limit)}>{w.keep}</Button>
                  </p>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <form className="form" onSubmit={submit} aria-label={w.change}>
        <div className="pair">
          <label className="field">
            <span>{w.what}</span>
            <select value={kind} onChange={(event) => setKind(event.currentTarget.value as Kind)}>
              {KINDS.map((each) => (
                <option key={each} value={each}>
                  {w.kind[each]}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span>{w.howLong}</span>
            <select value={period} onChange={(event) => setPeriod(event.currentTarget.value as Period)}>
              {PERIODS.map((each) => (
                <option key={each} value={each}>
                  {w.per[each]}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span>{kind === 'time' ? w.minutes : w.amount}</span>
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </label>
        </div>
        <p className="muted">{w.kindBody[kind]}</p>
        <div className="go">
          <Button
            because={known?.amount == null ? w.nothingSet : undefined}
            onClick={() => send({ kind, period, amount: null })}
          >
            {w.remove}
          </Button>
          <Button look="main" type="submit" because={amount === undefined ? w.needAmount : undefined}>
            {w.set}
          </Button>
        </div>
      </form>
      {failed && <Notice kind="error" title={w.failed} />}
    </section>
  )
}
