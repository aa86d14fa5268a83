import { useSyncExternalStore } from 'react'

const query = '(max-width: 760px)'

const subscribe = (changed: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

const isNarrow = (): boolean => matchMedia(query).matches

/** The phone: redrawn, not shrunk. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow, isNarrow)
