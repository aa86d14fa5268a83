import { useEffect, useState } from 'react'
import { useLanguage } from '../../../i18n/language.js'

/** Hours and minutes; it changes with the minute. */
export const useClock = (): string => {
  const { language } = useLanguage()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), 60_000 - (now % 60_000))
    return () => clearTimeout(timer)
  }, [now])
  return new Date(now).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hour12: false })
}
