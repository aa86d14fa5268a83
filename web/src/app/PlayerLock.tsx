// A player nobody heard of for a while gives the password again. What is open stays under the lock.

import { lazy, Suspense, useEffect, useState } from 'react'
import { LOCKED } from '../console/lock.js'
import { nameFor } from '../i18n/guests.js'
import { useLanguage } from '../i18n/language.js'
import { useSession } from './session.js'

const Locked = lazy(() => import('../console/Locked.js'))

export const PlayerLock = () => {
  const { me, refresh } = useSession()
  const { language } = useLanguage()
  const [shut, setShut] = useState(false)
  useEffect(() => {
    const hear = () => setShut(true)
    window.addEventListener(LOCKED, hear)
    return () => window.removeEventListener(LOCKED, hear)
  }, [])
  if (!shut || !me) return null
  return (
    <Suspense fallback={null}>
      <Locked
        name={nameFor(me.person.name, language)}
        player
        onUnlock={() => {
          setShut(false)
          void refresh()
          // Tables that gave up while it was locked connect again as when the network comes back.
          window.dispatchEvent(new Event('online'))
        }}
      />
    </Suspense>
  )
}
