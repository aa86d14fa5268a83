import type { AnswerOf } from '@tapete/server/wire'
import { type FormEvent, useState } from 'react'
import { call } from '../../app/api.js'
import { useWords } from '../../app/words.js'
import { useStaff } from '../../i18n/staff/index.js'
import { Button } from '../../parts/Button.js'
import { takesTwo } from './account.js'
import { Reason } from './Reason.js'
import { useAccountWords } from './words.js'

export const ROLES = ['croupier', 'pit-boss', 'room-head', 'operator', 'regulator', 'player'] as const

export type Made = AnswerOf<'POST /api/people'>

export const NewAccount = ({
  onMade,
  onFault,
  onClose,
}: {
  onMade: (made: Made) => void
  onFault: (error: unknown) => void
  onClose: () => void
}) => {
  const w = useAccountWords()
  const staff = useStaff()
  const app = useWords()
  const [name, setName] = useState('')
  const [role, setRole] = useState<(typeof ROLES)[number]>()
  const [why, setWhy] = useState('')
  const wanted = name.trim()
  const because = !wanted ? w.nameRule : !role ? w.choose : !why.trim() ? w.reasonRule : undefined
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (because || !role) return
    try {
      onMade(await call('POST /api/people', { body: { name: wanted, role, why: why.trim() } }))
    } catch (error) {
      onFault(error)
    }
  }
  return (
    <section className="box panel" aria-label={w.create}>
      <h2 className="voice who">{w.create}</h2>
      <p className="muted">{w.createBody}</p>
      <form className="form" onSubmit={send}>
        <label className="field">
          <span>{w.name}</span>
          <input
            // biome-ignore lint/a11y/noAutofocus: the form was asked for
            autoFocus
            type="text"
            maxLength={40}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <small className="muted">{w.nameRule}</small>
        </label>
        <fieldset className="field picks">
          <legend>{w.role}</legend>
          <div>
            {ROLES.map((each) => (
              <button
                key={each}
                type="button"
                className="pick"
                aria-pressed={each === role}
                onClick={() => setRole(each)}
              >
                {app.role[each]}
              </button>
            ))}
          </div>
          {role && takesTwo('create', role) && <small className="muted">{w.byTwo}</small>}
        </fieldset>
        <Reason value={why} onChange={setWhy} />
        <div className="go">
          <Button onClick={onClose}>{staff.undo}</Button>
          <Button look="main" type="submit" because={because}>
            {staff.confirm}
          </Button>
        </div>
      </form>
    </section>
  )
}
