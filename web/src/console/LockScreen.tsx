import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { call, faultOf } from '../app/api.js'
import { useSession } from '../app/session.js'
import { useStaff } from '../i18n/staff/index.js'
import { Mark } from '../parts/Brand.js'
import { Button } from '../parts/Button.js'
import { LOCKED } from './lock.js'

/** Covers the console while it is locked; what is under it stays, and nothing of it can be reached. */
export const LockScreen = ({
  locked,
  name,
  player = false,
  onUnlock,
  children,
}: {
  locked: boolean
  /** Whose console it is, where nobody is known to be here yet. */
  name?: string
  /** A player's page, not a console. */
  player?: boolean | undefined
  onUnlock: () => void
  children: ReactNode
}) => {
  const w = useStaff().lock
  const { me, refresh } = useSession()
  const whose = me ? me.person.name : name
  const [told, setTold] = useState(false)
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const shut = told || locked
  useEffect(() => {
    const hear = () => setTold(true)
    window.addEventListener(LOCKED, hear)
    return () => window.removeEventListener(LOCKED, hear)
  }, [])
  // Modal: while it is shut nothing else of the page can be reached, the bar of the house neither.
  const node = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (shut && !node.current?.open) node.current?.showModal()
    if (!shut && node.current?.open) node.current.close()
    if (shut) input.current?.focus()
  }, [shut])
  const unlock = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await call('POST /api/unlock', { body: { password } })
      setTold(false)
      setPassword('')
      setWrong(undefined)
      onUnlock()
    } catch (error) {
      setPassword('')
      // Once too often: there is no session any more, and the page of the door is next.
      if (faultOf(error).code === 'no-session') await refresh()
      setWrong(['locked-out', 'too-many-requests'].includes(faultOf(error).code) ? w.waitLong : w.wrong)
      input.current?.focus()
    }
  }
  return (
    <>
      <div className="unlocked" inert={shut}>
        {children}
      </div>
      <dialog ref={node} className="lock" aria-labelledby="lock-title" onCancel={(event) => event.preventDefault()}>
        {shut && (
          <form className="panel" onSubmit={unlock}>
            <Mark />
            <h2 className="voice" id="lock-title">
              {player ? w.playerTitle : w.title}
            </h2>
            <p className="muted">{player ? w.playerBody : w.body}</p>
            <label className="field">
              <span>
                {w.password}
                {whose && <b> · {whose}</b>}
              </span>
              <input
                ref={input}
                type="password"
                autoComplete="current-password"
                value={password}
                aria-invalid={wrong ? true : undefined}
                aria-describedby={wrong ? 'lock-wrong' : undefined}
                onChange={(event) => setPassword(event.currentTarget.value)}
              />
            </label>
            {wrong && (
              <p className="minus" id="lock-wrong" role="alert">
                {wrong}
              </p>
            )}
            <Button look="main" type="submit">
              {w.unlock}
            </Button>
          </form>
        )}
      </dialog>
    </>
  )
}
