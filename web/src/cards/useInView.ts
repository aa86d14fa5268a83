import { useEffect, useRef } from 'react'

/** Scrolls a list, and nothing around it, so that its current item stands in the middle. */
export const useCentred = <L extends HTMLElement>(current: string | number | undefined) => {
  const list = useRef<L>(null)
  useEffect(() => {
    const item = current === undefined ? null : list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!list.current || !item) return
    list.current.scrollTo({
      left: item.offsetLeft - (list.current.clientWidth - item.offsetWidth) / 2,
      top: item.offsetTop - (list.current.clientHeight - item.offsetHeight) / 2,
    })
  }, [current])
  return list
}

/** Scrolls the page no further than it takes to see this. */
export const useInView = <E extends HTMLElement>(turn: string | undefined) => {
  const here = useRef<E>(null)
  useEffect(() => {
    if (turn) here.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [turn])
  return here
}
