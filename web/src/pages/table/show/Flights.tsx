// Chips on their way over the cloth. Where a spot is, the cloth says itself: `data-spot` (`data-rest` where chips stand beside
// its middle), or `data-place` for what has no place of its own; where every seat has the same spots, inside its `data-whose`.
// The bank is where `data-bank` is, or beyond the upper edge. What has no place on the cloth is not drawn: it would lie in a corner.

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { signed } from '../../../i18n/format.js'
import { ChipStack } from '../../../parts/Chip.js'
import { classes } from '../../../parts/classes.js'
import type { Flight } from './scenes.js'
import './flights.css'

const APART_MS = 40
/** Of one class so many move; the others fade where they lie. */
const MOVING_MAX = 8
const WAYS = {
  collected: { duration: 420, easing: 'cubic-bezier(.5,0,.9,.4)' },
  paid: { duration: 520, easing: 'cubic-bezier(.25,1.25,.45,1)' },
} as const

interface Point {
  readonly x: number
  readonly y: number
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

const centre = (node: Element, frame: DOMRect): Point => {
  const box = node.getBoundingClientRect()
  return { x: box.left + box.width / 2 - frame.left, y: box.top + box.height / 2 - frame.top }
}

const spotIn = (frame: Element, spot: string, but = ''): Element | null =>
  frame.querySelector(`[data-rest="${CSS.escape(spot)}"]${but}`) ??
  frame.querySelector(`[data-spot="${CSS.escape(spot)}"]${but}`)

/** Where a chip lies on the cloth; at a table where everybody has a place of their own, at the place of its seat. */
export const spotAt = (
  frame: Element,
  { spot, seat }: Pick<Flight, 'spot'> & Partial<Pick<Flight, 'seat'>>,
  place: string | undefined,
): Element | null => {
  const whose = seat === undefined ? null : frame.querySelector(`[data-whose="${CSS.escape(seat)}"]`)
  if (whose) return spotIn(whose, spot) ?? whose
  return (
    spotIn(frame, spot, ':not([data-whose] *)') ??
    (place === undefined ? null : frame.querySelector(`[data-place="${CSS.escape(place)}"]`))
  )
}

/** The bank, or where its way leaves the cloth. */
const bankAt = (frame: Element, box: DOMRect): Point => {
  const bank = frame.querySelector('[data-bank]') ?? document.querySelector('.table-page [data-bank]')
  if (!bank) return { x: box.width / 2, y: 0 }
  const { x, y } = centre(bank, box)
  return { x: within(x, 0, box.width), y: within(y, 0, box.height) }
}

const put = ({ x, y }: Point): string => `translate(${Math.round(x)}px, ${Math.round(y)}px)`

const BESIDE = { x: 16, y: -12 }
/** The room its figure takes beside a payment; at the right edge there is none. */
const LABEL = 118
/** Payments of one place lie above one another, so that each can be read. */
const ABOVE = 28

/** Beside a bet, above so many that lie there already. */
const beside = ({ x, y }: Point, there: number): Point => ({ x: x + BESIDE.x, y: y + BESIDE.y - there * ABOVE })

export interface FlightsProps {
  moving: readonly Flight[]
  landed: readonly Flight[]
  me: string | null
  colourOf: (flight: Flight) => string | undefined
  placeOf: ((spot: string) => string) | undefined
  /** Whatever moves goes to its end at a touch. */
  onSkip: (() => void) | undefined
  children: ReactNode
}

export const Flights = ({ moving, landed, me, colourOf, placeOf, onSkip, children }: FlightsProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const nodes = useRef(new Map<string, HTMLElement>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: a flight is flown once, by its key
  useLayoutEffect(() => {
    const host = frame.current
    if (!host) return
    const box = host.getBoundingClientRect()
    const bank = bankAt(host, box)
    const lying = new Map<Element, number>()
    /** The chips of a flight and where their spot is. Without one they stay unseen. */
    const onCloth = (flight: Flight) => {
      const node = nodes.current.get(flight.key)
      const spot = spotAt(host, flight, placeOf?.(flight.spot))
      if (!node || !spot) return undefined
      node.style.visibility = 'visible'
      const there = centre(spot, box)
      if (flight.way !== 'paid') return { node, from: there, to: bank }
      const already = lying.get(spot) ?? 0
      lying.set(spot, already + 1)
      const to = beside(there, already)
      node.dataset.label = to.x + LABEL > box.width ? 'before' : 'after'
      return { node, from: bank, to }
    }
    for (const flight of landed) {
      const found = onCloth(flight)
      if (found) found.node.style.transform = put(found.to)
    }
    const flown = moving.map((flight, index) => {
      const found = onCloth(flight)
      if (!found) return undefined
      const { node, from, to } = found
      const move = { ...WAYS[flight.way], delay: index * APART_MS, fill: 'both' as const }
      if (index >= MOVING_MAX)
        return node.animate(
          [
            { transform: put(from), opacity: 1 },
            { transform: put(from), opacity: 0 },
          ],
          move,
        )
      return node.animate([{ transform: put(from) }, { transform: put(to) }], move)
    })
    return () => {
      for (const each of flown) each?.cancel()
    }
  }, [moving, landed])
  const all = [...landed, ...moving]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys do the same, and a button says so
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys do the same, and a button says so
    <div ref={frame} className="on-cloth" onClick={onSkip}>
      {children}
      {all.length > 0 && (
        <div className="flights" aria-hidden="true">
          {all.map((flight) => (
            <span
              key={flight.key}
              className={classes('flight', flight.way, landed.includes(flight) && 'landed')}
              data-flight={`${flight.way} ${flight.spot}`}
              ref={(node) => {
                if (node) nodes.current.set(flight.key, node)
                else nodes.current.delete(flight.key)
              }}
            >
              <svg width="36" height="38" viewBox="-18 -21 36 38" aria-hidden="true">
                <ChipStack amount={flight.amount} colour={colourOf(flight)} y={1} r={14} mine={flight.seat === me} />
              </svg>
              {flight.way === 'paid' && flight.seat === me && landed.includes(flight) && (
                <b className="num">{signed(flight.amount)}</b>
              )}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}
