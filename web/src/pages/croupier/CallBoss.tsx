import { useEffect, useState } from 'react'
import type { AtConsole } from '../../console/TableConsole.js'
import { useFamilyWords } from '../../games/loaded.js'
import { useStaff } from '../../i18n/staff/index.js'
import { Button } from '../../parts/Button.js'
import { Dialog } from '../../parts/Dialog.js'
import { callPitBoss } from './callBoss.js'

export const CallBoss = ({ state, desk }: AtConsole) => {
  const w = useStaff().croupier
  const words = useStaff()
  const { staff } = useFamilyWords(state.view.game)
  const [open, setOpen] = useState(false)
  const [about, setAbout] = useState('')
  const waiting = state.view.disputes.some(
    ({ by, level, decided }) => by === 'croupier' && level !== 'croupier' && decided === null,
  )
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'F9') return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', key)
    return () => window.removeEventListener('keydown', key)
  }, [])
  return (
    <>
      {waiting && <span className="tag info">{w.called}</span>}
      <Button look="quiet" hint="F9" className="call-boss" onClick={() => setOpen(true)}>
        {w.callBoss}
      </Button>
      <Dialog open={open} title={w.callBoss} onClose={() => setOpen(false)}>
        <form
          className="form"
          onSubmit={async (event) => {
            event.preventDefault()
            if (about && (await callPitBoss(desk, about))) {
              setOpen(false)
              setAbout('')
            }
          }}
        >
          <p className="muted">{w.callBossBody}</p>
          <div className="reasons">
            {staff.callReasons.map((reason) => (
              <button
                key={reason}
                type="button"
                className="pick"
                aria-pressed={reason === about}
                onClick={() => setAbout(reason)}
              >
                {reason}
              </button>
            ))}
          </div>
          <label className="field">
            <span>{words.fields.reason}</span>
            <input
              type="text"
              data-first
              maxLength={200}
              value={about}
              onChange={(event) => setAbout(event.currentTarget.value)}
            />
          </label>
          <Button look="main" type="submit" because={about ? undefined : words.choose}>
            {w.callBoss}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
