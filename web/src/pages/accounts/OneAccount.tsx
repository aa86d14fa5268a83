import type { AnswerOf } from '@tapete/server/wire'
import { useState } from 'react'
import { call } from '../../app/api.js'
import { useSession } from '../../app/session.js'
import { useWords } from '../../app/words.js'
import { datesOf } from '../../i18n/format.js'
import { useMessages } from '../../i18n/language.js'
import { useStaff } from '../../i18n/staff/index.js'
import { Button } from '../../parts/Button.js'
import { type Account, against, takesTwo, type Way, waysOf } from './account.js'
import { Reason } from './Reason.js'
import { useAccountWords } from './words.js'

/** What any of them answers: the account, or what waits for a second person. */
export type Answered = AnswerOf<'POST /api/people/:id/password'>

/** One account: what it is, and what may be done with it, each with its consequence before it is confirmed. */
export const OneAccount = ({
  account,
  onDone,
  onFault,
}: {
  account: Account
  onDone: (way: Way, done: Answered) => void
  onFault: (error: unknown) => void
}) => {
  const w = useAccountWords()
  const staff = useStaff()
  const app = useWords()
  const { language } = useMessages()
  const { me } = useSession()
  const [draft, setDraft] = useState<Way>()
  const [why, setWhy] = useState('')
  const { id, name, role, logsIn, demonstration, disabled, lockedSeconds, createdAt } = account
  const confirm = async (way: Way) => {
    try {
      const asked = { params: { id: String(id) }, body: { why: why.trim() || w.actions[way] } }
      onDone(way, await call(`POST /api/people/:id/${way}`, asked))
    } catch (error) {
      onFault(error)
    }
    setDraft(undefined)
    setWhy('')
  }
  const state = [
    disabled ? w.disabled : w.active,
    ...(lockedSeconds === null ? [] : [w.locked(Math.ceil(lockedSeconds / 60))]),
  ]
  return (
    <section className="box panel one" aria-label={name}>
      <h2 className="line">
        <span className="voice who">{name}</span>
        <span className="muted">
          {app.role[role] ?? role} · {w.number(id)}
        </span>
      </h2>
      <dl className="facts">
        <div>
          <dt>{w.state}</dt>
          <dd>{state.join('. ')}</dd>
        </div>
        <div>
          <dt>{w.access}</dt>
          <dd>
            {logsIn ? w.withPassword : w.withoutPassword}
            {demonstration && `. ${w.demonstration}`}
          </dd>
        </div>
        <div>
          <dt>{w.since}</dt>
          <dd className="num">{new Date(createdAt).toLocaleDateString(datesOf(language), { dateStyle: 'long' })}</dd>
        </div>
      </dl>
      <ul className="ways">
        {waysOf(account).map((way) => {
          const why = against(account, way, me?.person.id as number | undefined)
          return (
            <li key={way}>
              <Button because={why && w.why[why]} aria-pressed={way === draft} onClick={() => setDraft(way)}>
                {w.actions[way]}
              </Button>
              <small className="muted">{why ? w.why[why] : w.consequence[way]}</small>
            </li>
          )
        })}
      </ul>
      {draft && (
        <div className="form">
          <div className="draft words" role="status">
            <div>
              <b>
                {w.actions[draft]}: {name}, {staff.unconfirmed.toLowerCase()}
              </b>
              <p>{w.consequence[draft]}</p>
              {takesTwo(draft, role) && <p>{w.byTwo}</p>}
            </div>
          </div>
          {draft !== 'unlock' && <Reason value={why} onChange={setWhy} />}
          <div className="go">
            <Button onClick={() => setDraft(undefined)}>{staff.undo}</Button>
            <Button
              look="main"
              because={draft !== 'unlock' && !why.trim() ? w.reasonRule : undefined}
              onClick={() => confirm(draft)}
            >
              {staff.confirm}
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}
