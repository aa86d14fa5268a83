// The bar of the house, and the states every page shares.

import { type ReactNode, useEffect } from 'react'
import { nameFor } from '../i18n/guests.js'
import { LanguageSwitch } from '../i18n/LanguageSwitch.js'
import { useLanguage, useMessages } from '../i18n/language.js'
import { Brand } from '../parts/Brand.js'
import { Button } from '../parts/Button.js'
import { Notice } from '../parts/Notice.js'
import { Wallet } from '../parts/Wallet.js'
import { ChangePassword } from './ChangePassword.js'
import type { Link } from './live.js'
import { navigate } from './router.js'
import { isStaffRole, useSession } from './session.js'
import type { Fault } from './types.js'
import { useCurrentInView } from './useCurrentInView.js'
import { type AppWords, useWords } from './words.js'
import './app.css'

const FOR_PLAYERS: readonly (readonly [string, keyof AppWords])[] = [
  ['/', 'lobby'],
  ['/practice', 'practice'],
  ['/odds', 'odds'],
  ['/rules', 'rules'],
  ['/fairness', 'fairness'],
]

const OWN: typeof FOR_PLAYERS = [
  ['/plays', 'plays'],
  ['/account', 'account'],
]

const FOR_STAFF: { readonly [role: string]: readonly (readonly [string, keyof AppWords])[] } = {
  croupier: [['/croupier', 'croupier']],
  'pit-boss': [
    ['/pit-boss', 'pitBoss'],
    ['/tables', 'tables'],
    ['/pots', 'pots'],
    ['/watch', 'watch'],
  ],
  'section-head': [['/pit-boss', 'pitBoss']],
  'room-head': [
    ['/pit-boss', 'pitBoss'],
    ['/tables', 'tables'],
    ['/pots', 'pots'],
    ['/watch', 'watch'],
    ['/desk', 'desk'],
    ['/report', 'report'],
  ],
  operator: [
    ['/desk', 'desk'],
    ['/report', 'report'],
    ['/tables', 'tables'],
    ['/accounts', 'accounts'],
    ['/administration', 'administration'],
    ['/pots', 'pots'],
    ['/watch', 'watch'],
  ],
  regulator: [
    ['/regulator', 'regulator'],
    ['/report', 'report'],
    ['/administration', 'administration'],
    ['/pots', 'pots'],
    ['/watch', 'watch'],
  ],
}

const here = (path: string, href: string): boolean =>
  href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`)

export const TopBar = ({ path }: { path: string }) => {
  const w = useWords()
  const { language } = useLanguage()
  const { status, me, logout } = useSession()
  const role = me?.person.role
  const sections = useCurrentInView<HTMLElement>(`${path} ${role} ${w.lobby}`)
  const own = me && !isStaffRole(role) ? OWN : []
  const shared = isStaffRole(role) ? FOR_PLAYERS.filter(([, word]) => word !== 'practice') : FOR_PLAYERS
  const links = [...(FOR_STAFF[role ?? ''] ?? []), ...shared, ...own]
  return (
    <header className="top house">
      <a className="skip" href="#content">
        {w.skip}
      </a>
      <Brand />
      <nav ref={sections} aria-label={w.nav}>
        <ul>
          {links.map(([href, word]) => (
            <li key={href}>
              <a href={href} aria-current={here(path, href) ? 'page' : undefined}>
                {w[word] as string}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="push end">
        {me && !isStaffRole(role) && <Wallet amount={me.wallet} />}
        {me && (
          <span className="who">
            <b>{nameFor(me.person.name, language)}</b>
            <small className="muted">{w.role[me.person.role] ?? me.person.role}</small>
          </span>
        )}
        {me && role !== 'guest' && !me.passwordDue && <ChangePassword />}
        <LanguageSwitch />
        {me && (
          <Button
            look="quiet"
            className="exit"
            onClick={async () => {
              await logout()
              navigate('/login')
            }}
          >
            {w.logout}
          </Button>
        )}
        {status === 'out' && path !== '/login' && (
          <a className="btn" href="/login">
            {w.login}
          </a>
        )}
      </div>
    </header>
  )
}

export interface PageFrameProps {
  title: string
  /** One line under the title. */
  lead?: ReactNode
  children: ReactNode
  className?: string
  /** The title is for the tab and for screen readers only. */
  silent?: boolean
}

/** The ordinary page: a title in the serif, a column of content. It names the tab of the browser. */
export const PageFrame = ({ title, lead, children, className = '', silent }: PageFrameProps) => {
  useTitle(title)
  return (
    <main className={`page ${className}`} id="content" tabIndex={-1}>
      <h1 className={silent ? 'sr' : 'voice title'}>{title}</h1>
      {lead && <p className="muted lead">{lead}</p>}
      {children}
    </main>
  )
}

export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · Tapete`
  }, [title])
}

/** What failed, what did not change, its code, and trying again. */
export const Failed = ({ fault, onRetry }: { fault: Fault; onRetry?: (() => void) | undefined }) => {
  const w = useWords()
  const { common } = useMessages()
  const staff = isStaffRole(useSession().me?.person.role)
  const calm = w.calm[fault.code]
  if (calm)
    return (
      <Notice kind="reconnecting" title={calm[0]} action={onRetry && <Button onClick={onRetry}>{common.retry}</Button>}>
        {calm[1]}
      </Notice>
    )
  const missing = w.missing[fault.code]
  if (missing)
    return (
      <Notice kind="info" title={missing[0]}>
        {missing[1]}
      </Notice>
    )
  return (
    <Notice
      kind="error"
      title={w.failed}
      rule={fault.cite}
      action={onRetry && <Button onClick={onRetry}>{common.retry}</Button>}
    >
      {staff ? w.failedStaff : w.failedBody} {w.code(fault.code)}.
    </Notice>
  )
}

const clockTime = (at: number, language: string): string =>
  new Date(at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false })

/** Results are drawn here, and for now none is. */
export const StoppedNotice = () => {
  const w = useWords()
  return (
    <Notice kind="info" title={w.drawsStopped}>
      {w.drawsStoppedBody}
    </Notice>
  )
}

/** The connection, when there is something to say about it. */
export const LinkNotice = ({ link, onRetry }: { link: Link; onRetry: () => void }) => {
  const w = useWords()
  const { language } = useMessages()
  if (link.state === 'reconnecting')
    return (
      <Notice kind="reconnecting" title={w.reconnecting(link.attempt)}>
        {w.reconnectingBody}
      </Notice>
    )
  if (link.state === 'offline')
    return (
      <Notice
        kind="offline"
        title={w.offline(clockTime(link.since, language))}
        action={<Button onClick={onRetry}>{w.retryNow}</Button>}
      >
        {w.offlineBody} {w.reconnecting(link.attempt)}.
      </Notice>
    )
  if (link.state === 'failed') return <Failed fault={link.fault} onRetry={onRetry} />
  return null
}
