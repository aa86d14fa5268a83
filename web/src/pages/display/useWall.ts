// The table as a screen without a session sees it: asked for again and again, little is answered while nothing changes.

import { useEffect, useRef, useState } from 'react'
import { call, faultOf, Refusal, wallOf } from '../../app/api.js'
import type { Link } from '../../app/live.js'
import type { Event, View } from '../../app/types.js'

export interface Wall {
  readonly table: { readonly name: string; readonly title: { readonly es: string; readonly en: string } }
  readonly version: number
  readonly view: View
  readonly events: readonly Event[]
}

const EVERY_MS = 1500

export const useWall = (
  id: string,
): { readonly state: Wall | undefined; readonly link: Link; readonly stopped: boolean } => {
  const [state, setState] = useState<Wall>()
  const [stopped, setStopped] = useState(false)
  const [link, setLink] = useState<Link>({ state: 'loading' })
  const version = useRef(0)
  useEffect(() => {
    let over = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let attempt = 0
    const since = Date.now()
    const look = async () => {
      try {
        const seen = await call('GET /api/display/:id', { params: { id }, query: { since: String(version.current) } })
        if (over) return
        attempt = 0
        version.current = seen.version
        if ('view' in seen) setState({ ...seen, view: wallOf(seen.view) })
        setStopped(seen.clock?.stopped === true)
        setLink({ state: 'live' })
      } catch (error) {
        if (over) return
        attempt++
        const gone = error instanceof Refusal && error.status === 404
        setLink(gone ? { state: 'failed', fault: faultOf(error) } : { state: 'reconnecting', attempt, since })
      }
      timer = setTimeout(look, EVERY_MS * Math.min(attempt + 1, 8))
    }
    look()
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [id])
  return { state, link, stopped }
}
