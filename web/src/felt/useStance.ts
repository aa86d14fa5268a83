import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Stance } from './geometry.js'

/** Below this the cloth stands up: redrawn for the phone, not shrunk. */
const STANDS_BELOW = 680

export const useStance = (frame: RefObject<HTMLElement | null>, wanted: Stance | 'auto'): Stance => {
  const [stance, setStance] = useState<Stance>(() =>
    wanted !== 'auto' ? wanted : typeof window !== 'undefined' && window.innerWidth < 720 ? 'standing' : 'lying',
  )
  useLayoutEffect(() => {
    if (wanted !== 'auto') {
      setStance(wanted)
      return
    }
    const node = frame.current
    if (!node) return
    const measure = () => setStance(node.clientWidth < STANDS_BELOW ? 'standing' : 'lying')
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [frame, wanted])
  return stance
}
