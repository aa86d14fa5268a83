import { type FormEvent, useId, useState } from 'react'
import { api, faultOf } from '../../app/api.js'
import { navigate, usePlace } from '../../app/router.js'
import { useSession } from '../../app/session.js'
import { PageFrame } from '../../app/shell.js'
import type { Fault } from '../../app/types.js'
import { useLoad } from '../../app/useLoad.js'
import { useWords, wordsOf } from '../../app/words.js'
import { GameArt } from '../../games/GameArt.js'
import { FAMILIES } from '../../games/registry.js'
import { Button } from '../../parts/Button.js'
import { Notice } from '../../parts/Notice.js'
import './login.css'

const useMine = wordsOf({
  es: {
    title: 'Tapete',
    claim: 'El reglamento de los casinos, jugado al pie de la letra.',
    lead: 'Cada pago, cada rechazo y cada plazo muestran el artículo que los decide. Se juega con dinero de juego.',
    guest: 'Entrar como invitado',
    guestNote: 'Sin cuenta. Recibes $1.000.000 de dinero de juego.',
    guestPractises: 'Sin cuenta. Juegas en mesas de práctica, con fichas que no son dinero.',
    or: 'Con una cuenta',
    name: 'Nombre',
    password: 'Contraseña',
    enter: 'Entrar',
    accounts: 'Cuentas de demostración',
    accountsNote: (password: string) => `La contraseña de todas es ${password}. Elige una para entrar.`,
    wrong: 'El nombre o la contraseña no son correctos',
    wrongBody: 'Revisa ambos. Nada más cambió.',
    locked: 'Demasiados intentos',
    lockedBody: (seconds: number) => `Espera ${seconds} segundos y prueba otra vez.`,
    unreachable: 'La casa no responde',
    unreachableBody: 'Revisa tu conexión y prueba otra vez.',
  },
  en: {
    title: 'Tapete',
    claim: 'Casino regulations, played to the letter.',
    lead: 'Every payment, refusal and deadline shows the article that decides it. Played with play money.',
    guest: 'Enter as a guest',
    guestNote: 'No account. You receive $1,000,000 of play money.',
    guestPractises: 'No account. You play at practice tables, with chips that are not money.',
    or: 'With an account',
    name: 'Name',
    password: 'Password',
    enter: 'Log in',
    accounts: 'Demonstration accounts',
    accountsNote: (password: string) => `The password of all of them is ${password}. Choose one to enter.`,
    wrong: 'The name or the password is wrong',
    wrongBody: 'Check both. Nothing else changed.',
    locked: 'Too many attempts',
    lockedBody: (seconds: number) => `Wait ${seconds} seconds and try again.`,
    unreachable: 'The house does not answer',
    unreachableBody: 'Check your connection and try again.',
  },
})

const HOME: { readonly [role: string]: string } = {
  croupier: '/croupier',
  'pit-boss': '/pit-boss',
  'room-head': '/pit-boss',
  operator: '/report',
  regulator: '/regulator',
}

const Told = ({ fault }: { fault: Fault }) => {
  const w = useMine()
  const app = useWords()
  if (fault.code === 'wrong-login')
    return (
      <Notice kind="refused" title={w.wrong}>
        {w.wrongBody}
      </Notice>
    )
  if (fault.code === 'locked-out' || fault.code === 'too-many-requests')
    return (
      <Notice kind="refused" title={w.locked}>
        {w.lockedBody(Number(fault.params?.seconds ?? 60))}
      </Notice>
    )
  return (
    <Notice kind="error" title={w.unreachable}>
      {w.unreachableBody} {app.code(fault.code)}.
    </Notice>
  )
}

/** At the door: the first game of the house. */
const SHOWN = Object.keys(FAMILIES[0]?.games ?? {})[0] ?? ''

const LoginPage = () => {
  const w = useMine()
  const app = useWords()
  const { login, guest } = useSession()
  const { query } = usePlace()
  const demo = useLoad('demo', () => api.demo())
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<Fault>()
  const [busy, setBusy] = useState(false)
  const ids = useId()
  const accounts = demo.data?.accounts ?? []

  const enter = async (work: () => Promise<string | undefined>) => {
    setBusy(true)
    setFault(undefined)
    try {
      const role = await work()
      const next = query.get('next')
      navigate(next?.startsWith('/') && !next.startsWith('//') ? next : (HOME[role ?? ''] ?? '/'), { replace: true })
    } catch (error) {
      setFault(faultOf(error))
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) enter(() => login(name.trim(), password))
  }
  return (
    <PageFrame title={app.login} silent className="login">
      <section className="welcome">
        <div className="lit" aria-hidden="true">
          <GameArt game={SHOWN} />
        </div>
        <div className="words">
          <p className="voice name">{w.title}</p>
          <p className="voice claim">{w.claim}</p>
          <p className="muted lead">{w.lead}</p>
        </div>
      </section>
      <section className="panel enter">
        {demo.data?.guests !== false && (
          <div className="as-guest">
            <Button look="main" onClick={() => !busy && enter(async () => void (await guest()))}>
              {w.guest}
            </Button>
            <p className="muted">{accounts.length > 0 ? w.guestNote : w.guestPractises}</p>
          </div>
        )}
        <form onSubmit={submit}>
          <h2 className="caps">{w.or}</h2>
          <label htmlFor={`${ids}n`}>{w.name}</label>
          <input
            id={`${ids}n`}
            className="input"
            value={name}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <label htmlFor={`${ids}p`}>{w.password}</label>
          <input
            id={`${ids}p`}
            className="input"
            type="password"
            value={password}
            autoComplete="current-password"
            required
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          {fault && <Told fault={fault} />}
          <Button type="submit">{w.enter}</Button>
        </form>
        <div className="demo">
          {accounts.length > 0 && (
            <>
              <h2 className="caps">{w.accounts}</h2>
              <p className="muted">{w.accountsNote(accounts[0]?.password ?? '')}</p>
              <ul>
                {accounts.map((account) => (
                  <li key={account.name}>
                    <button type="button" onClick={() => !busy && enter(() => login(account.name, account.password))}>
                      <b>{account.name}</b>
                      <small className="muted">{app.role[account.role] ?? account.role}</small>
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </section>
    </PageFrame>
  )
}

export default LoginPage
