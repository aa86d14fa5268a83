// Who is here: asked once, kept in one place, asked again after whatever may change the wallet.

import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { api, faultOf, NO_DATABASE } from './api.js'
import type { Fault, Me } from './types.js'
import { AWAY_MS } from './useLoad.js'

export interface Session {
  /** `locked`: this page was opened at a console that is locked. */
  readonly status: 'loading' | 'in' | 'out' | 'locked' | 'failed'
  readonly me: Me | undefined
  readonly fault: Fault | undefined
  /** Answers the post, which has a page of its own. */
  readonly login: (name: string, password: string) => Promise<string>
  readonly guest: () => Promise<void>
  readonly logout: () => Promise<void>
  readonly refresh: () => Promise<void>
}

const SessionContext = createContext<Session | undefined>(undefined)

export const SessionProvider = ({ children }: { children: ReactNode }) => {
  const [status, setStatus] = useState<Session['status']>('loading')
  const [me, setMe] = useState<Me>()
  const [fault, setFault] = useState<Fault>()

  const refresh = useCallback(async () => {
    try {
      const now = await api.me()
      const known = Boolean((now as Me | undefined)?.person)
      setMe(known ? now : undefined)
      setStatus(known ? 'in' : 'out')
    } catch (error) {
      const found = faultOf(error)
      setFault(found)
      const locked = found.code === 'session-locked'
      const unknown = !locked && (error as { status?: number }).status === 401
      setMe((before) => (unknown ? undefined : before))
      // What is open when the console locks stays, under the lock.
      setStatus((before) => (unknown ? 'out' : before === 'in' ? 'in' : locked ? 'locked' : 'failed'))
    }
  }, [])
  useEffect(() => {
    refresh()
  }, [refresh])
  const away = status === 'failed' && fault?.code === NO_DATABASE
  useEffect(() => {
    const timer = away ? setInterval(refresh, AWAY_MS) : undefined
    return () => clearInterval(timer)
  }, [away, refresh])

  const value = useMemo<Session>(
    () => ({
      status,
      me,
      fault,
      refresh,
      login: async (name, password) => {
        const { person } = await api.login(name, password)
        await refresh()
        return person.role
      },
      guest: async () => {
        await api.guest()
        await refresh()
      },
      logout: async () => {
        await api.logout()
        setMe(undefined)
        setStatus('out')
      },
    }),
    [status, me, fault, refresh],
  )
  return <SessionContext value={value}>{children}</SessionContext>
}

export const useSession = (): Session => {
  const session = use(SessionContext)
  if (!session) throw new Error('no session around this page')
  return session
}

export const isStaffRole = (role: string | undefined): boolean =>
  role !== undefined && role !== 'player' && role !== 'guest'
