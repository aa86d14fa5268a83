import { type FormEvent, useState } from 'react'
import { call, faultOf } from '../../app/api.js'
import { useSession } from '../../app/session.js'
import { Button } from '../../parts/Button.js'
import { useAccountWords } from './words.js'

const DAYS = [1, 7, 30, 90, 180, 365] as const

/** Leaving the game for a time nobody can shorten: said twice, and with the password. */
export const Pause = ({ onChange }: { onChange: () => void }) => {
  const w = useAccountWords()
  const { me } = useSession()
  const [days, setDays] = useState<number>()
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const guest = me?.person.role === 'guest'
  const because = days === undefined ? w.needDays : !guest && !password ? w.needPassword : undefined
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (!because) setAsked(true)
  }
  const exclude = async () => {
    if (days === undefined) return
    try {
      await call('POST /api/me/exclusion', { body: { days, ...(!guest && { password }) } })
      onChange()
    } catch (error) {
      const { code } = faultOf(error)
      setWrong(code === 'wrong-login' ? w.wrong : code === 'demonstration-account' ? w.demonstration : w.failed)
    }
    setAsked(false)
    setPassword('')
  }
  return (
    <section className="box panel" aria-label={w.pause}>
      <h2 className="voice">{w.pause}</h2>
      <p className="muted">{w.pauseBody}</p>
      <form className="form" onSubmit={ask}>
        <fieldset className="field picks">
          <legend>{w.howLong}</legend>
          <div>
            {DAYS.map((each) => (
              <button
                key={each}
                type="button"
                className="pick"
                aria-pressed={each === days}
                onClick={() => {
                  setDays(each)
                  setAsked(false)
                }}
              >
                {w.days(each)}
              </button>
            ))}
          </div>
        </fieldset>
        {!guest && (
          <label className="field narrow">
            <span>{w.password}</span>
            <input
              type="password"
              autoComplete="current-password"
              value={password}
              aria-invalid={wrong ? true : undefined}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          </label>
        )}
        {wrong && (
          <p className="minus" role="alert">
            {wrong}
          </p>
        )}
        {asked && days !== undefined ? (
          <div className="draft words" role="status">
            <b>{w.sure(w.days(days))}</b>
            <div className="go">
              <Button autoFocus onClick={() => setAsked(false)}>
                {w.no}
              </Button>
              <Button onClick={exclude}>{w.yes}</Button>
            </div>
          </div>
        ) : (
          <div className="go">
            <Button type="submit" because={because}>
              {w.ask}
            </Button>
          </div>
        )}
      </form>
    </section>
  )
}
