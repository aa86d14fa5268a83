import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * What was asked for comes into view: on a phone it stands above the list it was chosen from. The list must not hold the
 * page where it was (`overflow-anchor`), or it would be pushed out again.
 */
export const useShown = <E extends HTMLElement>(chosen: unknown): RefObject<E | null> => {
  const node = useRef<E>(null)
  useLayoutEffect(() => {
    if (chosen === undefined) return
    const top = node.current?.getBoundingClientRect().top ?? 0
    if (top < 0 || top > window.innerHeight) node.current?.scrollIntoView({ block: 'start' })
  }, [chosen])
  return node
}
