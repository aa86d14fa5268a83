import { useLayoutEffect, useState } from 'react'
import type { Picking } from './Dock.js'

const NONE = { key: '', places: [] as readonly number[] }

/** Cards of one's own hand, chosen by a press or by the number of their place; forgotten with the question they belong to. */
export const usePicking = (key: string | undefined, most: number, cards: number): Picking | undefined => {
  const [picked, setPicked] = useState(NONE)
  const chosen = picked.key === key ? picked.places : NONE.places
  const toggle = (place: number) => {
    if (key === undefined || place < 1 || place > cards) return
    const without = chosen.filter((each) => each !== place)
    // Of one the other takes its place; beyond two nothing is taken.
    const places =
      without.length < chosen.length
        ? without
        : most === 1
          ? [place]
          : chosen.length < most
            ? [...chosen, place]
            : chosen
    setPicked({ key, places: [...places].sort((a, b) => a - b) })
  }
  useLayoutEffect(() => {
    if (key === undefined) return
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog')) return
      if (!/^[1-9]$/.test(event.key)) return
      event.preventDefault()
      toggle(Number(event.key))
    }
    // Before the chips hear the number.
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  })
  return key === undefined ? undefined : { chosen, toggle }
}
