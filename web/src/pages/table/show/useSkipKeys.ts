import { useEffect } from 'react'

const KEYS = [' ', 'Enter', 'Escape']

/** While something moves, a key takes it to its end; on a control it does what that control does. */
export const useSkipKeys = (skip: (() => void) | undefined): void => {
  useEffect(() => {
    if (!skip) return
    const pressed = (event: KeyboardEvent) => {
      if (!KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest('button, a, input, summary, dialog')) return
      event.preventDefault()
      skip()
    }
    // Before the cloth takes the key for a bet.
    window.addEventListener('keydown', pressed, { capture: true })
    return () => window.removeEventListener('keydown', pressed, { capture: true })
  }, [skip])
}
