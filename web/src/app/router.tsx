// The address bar is the state. Ordinary links work: a click on one is taken here instead of loading the page again.

import { useEffect, useState } from 'react'

const MOVED = 'tapete:moved'

export const navigate = (to: string, { replace = false } = {}): void => {
  if (to === location.pathname + location.search) return
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  window.dispatchEvent(new Event(MOVED))
  if (!replace) window.scrollTo(0, 0)
}

const ours = (event: MouseEvent): string | undefined => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined
  if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return undefined
  return link.pathname + link.search
}

export interface Place {
  readonly path: string
  readonly query: URLSearchParams
}

export const usePlace = (): Place => {
  const [address, setAddress] = useState(location.pathname + location.search)
  useEffect(() => {
    const moved = () => setAddress(location.pathname + location.search)
    const click = (event: MouseEvent) => {
      const to = ours(event)
      if (to === undefined) return
      event.preventDefault()
      navigate(to)
    }
    window.addEventListener('popstate', moved)
    window.addEventListener(MOVED, moved)
    document.addEventListener('click', click)
    return () => {
      window.removeEventListener('popstate', moved)
      window.removeEventListener(MOVED, moved)
      document.removeEventListener('click', click)
    }
  }, [])
  const [path = '/', query] = address.split('?')
  return { path, query: new URLSearchParams(query) }
}
