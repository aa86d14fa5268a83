import { type RefObject, useEffect, useRef } from 'react'

/** A row that scrolls sideways shows where one is: what is current comes into view, and the page does not move. */
export const useCurrentInView = <E extends HTMLElement>(current: string): RefObject<E | null> => {
  const row = useRef<E>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when the current link is another
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current], [data-current]')
    if (!row.current || !link) return
    const [outer, inner] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()]
    const over = inner.right > outer.right - 36 || inner.left < outer.left
    if (over) row.current.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
  }, [current])
  return row
}
