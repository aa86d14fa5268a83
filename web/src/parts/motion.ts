import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

const subscribe = (changed: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Reduced motion: the wheel shows its end, and nothing turns. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
