import { type RefObject, useEffect, useRef } from 'react'

/** What was asked for comes into view: on a phone it stands above the list it was chosen from. */
export const useShown = <E extends HTMLElement>(chosen: unknown): RefObject<E | null> => {
  const node = useRef<E>(null)
  useEffect(() => {
    if (chosen === undefined) return
    // Once the browser has kept the list where it was, which would undo it.
    const timer = setTimeout(() => {
      const top = node.current?.getBoundingClientRect().top ?? 0
      if (top < 0 || top > window.innerHeight) node.current?.scrollIntoView({ block: 'start' })
    }, 60)
    return () => clearTimeout(timer)
  }, [chosen])
  return node
}
