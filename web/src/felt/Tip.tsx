import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { isCell, type Layout, type Place } from './geometry.js'
import type { FeltSpot } from './types.js'

const GAP = 14

export interface TipProps {
  layout: Layout<FeltSpot>
  place: Place<FeltSpot>
  svg: RefObject<SVGSVGElement | null>
  children: ReactNode
}

/** Under the numbers it describes, never over them: bets on many numbers are explained below the cloth. */
export const Tip = ({ layout, place, svg, children }: TipProps) => {
  const node = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [box, cloth] = [node.current, svg.current]
    const host = box?.parentElement
    if (!box || !cloth || !host) return
    const [inner, outer] = [cloth.getBoundingClientRect(), host.getBoundingClientRect()]
    const scale = inner.width / layout.width
    const boxes = layout.places.filter(
      (each) => isCell(each) && place.spot.covers.includes(each.spot.covers[0] as string),
    )
    const wide = place.spot.covers.length > 6
    const bottom = Math.max(place.at.y, ...boxes.map((each) => (each.box ? each.box.y + each.box.h : 0)))
    const x = place.at.x * scale + inner.left - outer.left
    const left = Math.max(8, Math.min(x - box.offsetWidth / 2, outer.width - box.offsetWidth - 8))
    const under = wide ? outer.height + 6 : bottom * scale + inner.top - outer.top + GAP
    box.style.left = `${left}px`
    box.style.top = `${under}px`
    box.style.setProperty('--arrow', `${x - left}px`)
  }, [layout, place, svg])
  return (
    <div className="tip-place" ref={node}>
      {children}
    </div>
  )
}
