// One's own password, changed with the one before. Every other session of the account ends. Who came in with a password
// that somebody gave them changes it before anything else.

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../parts/Button.js'
import { Dialog } from '../parts/Dialog.js'
import { call, faultOf } from './api.js'
import { useSession } from './session.js'
import { PageFrame } from './shell.js'
import { wordsOf } from './words.js'

const MIN = 10

const es = {
  open: 'Contraseña',
  title: 'Cambiar la contraseña',
  now: 'Contraseña actual',
  next: 'Contraseña nueva',
  rule: `Al menos ${MIN} caracteres. Las demás sesiones de la cuenta se cierran.`,
  change: 'Cambiar',
  done: 'La contraseña cambió.',
  due: 'Elige tu contraseña',
  dueLead: 'Entraste con una de un solo uso, que alguien más conoce. Reemplázala y la casa se abre.',
  given: 'Contraseña de un solo uso',
  no: {
    'wrong-login': 'La contraseña actual no es esa.',
    'locked-out': 'Demasiados intentos: espera un cuarto de hora.',
    'demonstration-account': 'Es una cuenta de demostración: la usa todo el mundo.',
  } as Record<string, string>,
  weak: {
    'too-short': `Es muy corta: al menos ${MIN} caracteres.`,
    common: 'Es una palabra que cualquiera probaría primero, con signos alrededor.',
    repeated: 'Repite lo mismo.',
    sequence: 'Es una fila del teclado o una secuencia.',
    'has-name': 'Lleva tu nombre.',
    'same-as-before': 'Es la misma que la actual.',
  } as Record<string, string>,
  failed: 'No se pudo cambiar. Sigue la de antes.',
}

const en: typeof es = {
  open: 'Password',
  title: 'Change the password',
  now: 'Current password',
  next: 'New password',
  rule: `At least ${MIN} characters. Your other sessions are closed.`,
  change: 'Change',
  done: 'The password was changed.',
  due: 'Choose your password',
  dueLead: 'You logged in with a one-time password, which somebody else knows. Replace it and the house opens.',
  given: 'One-time password',
  no: {
    'wrong-login': 'That is not the current password.',
    'locked-out': 'Too many attempts: wait a quarter of an hour.',
    'demonstration-account': 'It is a demonstration account: everybody uses it.',
  },
  weak: {
    'too-short': `It is too short: at least ${MIN} characters.`,
    common: 'It is one of the first words anybody would try, with symbols around it.',
    repeated: 'It repeats the same thing.',
    sequence: 'It is a row of the keyboard, or counting up.',
    'has-name': 'It has your name in it.',
    'same-as-before': 'It is the password you already have.',
  },
  failed: 'It could not be changed. The old one still works.',
}

const useMine = wordsOf({ es, en })

const Form = ({ given = false, onChanged }: { given?: boolean; onChanged?: () => void }) => {
  const w = useMine()
  const [now, setNow] = useState('')
  const [next, setNext] = useState('')
  const [told, setTold] = useState<string>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!now || next.length < MIN) return
    try {
      await call('POST /api/me/password', { body: { password: now, next } })
      setTold(w.done)
      setNext('')
      onChanged?.()
    } catch (error) {
      const { code, params } = faultOf(error)
      setTold(w.weak[String(params?.reason)] ?? w.no[code] ?? w.failed)
    }
    setNow('')
  }
  return (
    <form className="form" onSubmit={send}>
      <label className="field">
        <span>{given ? w.given : w.now}</span>
        <input
          data-first
          type="password"
          autoComplete="current-password"
          value={now}
          onChange={(event) => setNow(event.currentTarget.value)}
        />
      </label>
      <label className="field">
        <span>{w.next}</span>
        <input
          type="password"
          autoComplete="new-password"
          minLength={MIN}
          value={next}
          onChange={(event) => setNext(event.currentTarget.value)}
        />
        <small className="muted">{w.rule}</small>
      </label>
      <p role="status">{told}</p>
      <Button look="main" type="submit" because={now && next.length >= MIN ? undefined : w.rule}>
        {w.change}
      </Button>
    </form>
  )
}

export const ChangePassword = () => {
  const w = useMine()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" className="key" onClick={() => setOpen(true)}>
        <span>{w.open}</span>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M9 11l8-8M13.500 6.500l3 3M6.500 17a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Z" />
        </svg>
      </Button>
      <Dialog open={open} title={w.title} onClose={() => setOpen(false)}>
        <Form />
      </Dialog>
    </>
  )
}

/** In place of every page, until the password is one's own. */
export const PasswordDue = () => {
  const w = useMine()
  const { refresh } = useSession()
  const node = useRef<HTMLDivElement>(null)
  useEffect(() => node.current?.querySelector<HTMLElement>('[data-first]')?.focus(), [])
  return (
    <PageFrame title={w.due} lead={w.dueLead} className="password-due">
      <div className="panel" ref={node}>
        <Form given onChanged={refresh} />
      </div>
    </PageFrame>
  )
}
