// The cloth as a person uses it: one tab stop, exact spots for the mouse, a loupe for the finger.

import { type KeyboardEvent, type MouseEvent, useId, useMemo, useRef, useState } from 'react'
import { useMessages } from '../i18n/language.js'
import { ChipStack } from '../parts/Chip.js'
import { classes } from '../parts/classes.js'
import { FindSpot } from './FindSpot.js'
import { hit, type Layout, type Place, type Point, type Stance } from './geometry.js'
import { ARROWS, move } from './keys.js'
import { Loupe } from './Loupe.js'
import type { FeltCloth, FeltSpot, Stack, Stake } from './types.js'
import { useStance } from './useStance.js'
import './felt.css'

export interface FeltProps {
  cloth: FeltCloth
  stakes?: readonly Stake[]
  /** By default it lies on wide screens and stands on narrow ones. */
  stance?: Stance | 'auto'
  /** Bets are accepted: otherwise the cloth can be read and nothing more. */
  open?: boolean
  /** The value of the chip in hand. */
  chip?: number
  /** Its colour, when it is not money. */
  colour?: string | undefined
  winner?: string | null
  /** Numbers to light from outside, as the racetrack does. */
  hot?: readonly string[]
  /** The spot to show as sought, from outside. */
  sought?: string | null
  onPlace?: (spot: string) => void
  onLift?: (spot: string) => void
  /** A digit picked the chip at this position, 0 to 3. */
  onPick?: (position: number) => void
  /** The spot pointed at: what is known of it is told beside the cloth, never over what one is about to click. */
  onSeek?: (spot: string | null) => void
}

const NONE: readonly string[] = []

/** Chips of one kind on one spot. */
type Pile = Omit<Stake, 'spot'>

const add = (piles: readonly Pile[], fresh: Pile): Pile[] => {
  const same = (pile: Pile) => pile.mine === fresh.mine && pile.colour === fresh.colour
  return piles.some(same)
    ? piles.map((pile) => (same(pile) ? { ...pile, amount: pile.amount + fresh.amount } : pile))
    : [...piles, fresh]
}

/** The piles of each spot: one's own first, then the largest. */
const pilesOf = (stakes: readonly Stake[]): Map<string, readonly Pile[]> => {
  const found = new Map<string, readonly Pile[]>()
  for (const { spot, ...pile } of stakes) found.set(spot, add(found.get(spot) ?? [], pile))
  for (const [spot, piles] of found)
    found.set(
      spot,
      piles.toSorted((a, b) => Number(b.mine) - Number(a.mine) || b.amount - a.amount),
    )
  return found
}

/** The stacks of the cloth: smaller where two stand closer than a chip is wide. */
const standing = (layout: Layout<FeltSpot>, piles: ReturnType<typeof pilesOf>): Stack[] => {
  const places = [...piles.keys()].flatMap((id) => layout.byId.get(id) ?? [])
  return places.map((each) => {
    const near = places
      .filter((other) => other !== each)
      .map((other) => Math.hypot(other.rest.x - each.rest.x, other.rest.y - each.rest.y))
    const r = Math.max(10, Math.min(layout.chip, Math.min(...near) / 2 - 1))
    return { place: each, r }
  })
}

/** Where the marker stands. */
const isWon = ({ spot }: Place<FeltSpot>, winner: string | null): boolean =>
  winner !== null && spot.covers.length === 1 && spot.covers[0] === winner

export const Felt = (props: FeltProps) => {
  const { cloth, stakes = [], open = true, chip = 1000, winner = null, hot, sought } = props
  const m = useMessages()
  const help = useId()
  const frame = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const nodes = useRef(new Map<string, SVGElement>())
  const finger = useRef('mouse')
  const stance = useStance(frame, props.stance ?? 'auto')
  const layout = useMemo(() => cloth.layoutOf(stance), [cloth, stance])
  const piles = useMemo(() => pilesOf(stakes), [stakes])
  const [cursor, setCursor] = useState(cloth.first)
  const [focused, setFocused] = useState(false)
  const [over, setOver] = useState<string | null>(null)
  const [touched, setTouched] = useState<{ place: Place<FeltSpot>; at: Point; width: number } | null>(null)
  const [finding, setFinding] = useState(false)

  const stacks = useMemo(() => standing(layout, piles), [layout, piles])
  const shown = sought !== undefined ? sought : (touched?.place.spot.id ?? over ?? (focused ? cursor : null))
  const active = open && shown ? layout.byId.get(shown) : undefined

  const seek = (id: string | null) => {
    if (id === over) return
    setOver(id)
    props.onSeek?.(id)
  }
  const pointOf = (event: { clientX: number; clientY: number }): { p: Point; at: Point; width: number } => {
    const box = (svg.current as SVGSVGElement).getBoundingClientRect()
    const at = { x: event.clientX - box.left, y: event.clientY - box.top }
    const scale = layout.width / box.width
    return { p: { x: at.x * scale, y: at.y * scale }, at, width: box.width }
  }
  const place = (id: string) => {
    setTouched(null)
    if (open) props.onPlace?.(id)
  }
  const onClick = (event: MouseEvent<SVGSVGElement>) => {
    // A click without a pointer comes from a screen reader, on the spot itself.
    if (event.detail === 0 && event.target instanceof Element) {
      const id = event.target.getAttribute('data-spot')
      if (id) place(id)
      return
    }
    const { p, at, width } = pointOf(event)
    const found = hit(layout, p)
    if (!found) return
    setCursor(found.spot.id)
    if (open && finger.current === 'touch' && !found.outline) setTouched({ place: found, at, width })
    else place(found.spot.id)
  }
  const goTo = (id: string) => {
    setCursor(id)
    nodes.current.get(id)?.focus()
    props.onSeek?.(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key]
    const handled = (act: () => void) => {
      event.preventDefault()
      act()
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (direction) handled(() => goTo(move(layout, cursor, direction, event.shiftKey)))
    else if (event.key === 'Enter' || event.key === ' ') handled(() => place(cursor))
    else if (event.key === 'Delete' || event.key === 'Backspace') handled(() => open && props.onLift?.(cursor))
    else if (/^[1-4]$/.test(event.key)) handled(() => props.onPick?.(Number(event.key) - 1))
    else if (event.key === '/') handled(() => setFinding(true))
  }
  const label = (spot: FeltSpot): string => {
    const mine = (piles.get(spot.id) ?? []).reduce((sum, pile) => sum + (pile.mine ? pile.amount : 0), 0)
    return m.cloth.spot(cloth.spoken(spot), m.pays(spot.pays.num, spot.pays.den), mine)
  }
  const ring = focused ? layout.byId.get(cursor) : undefined

  return (
    <div className={classes('cloth', stance)} ref={frame} data-open={open}>
      <div className="in">
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing of many buttons cannot be a fieldset */}
        <svg
          ref={svg}
          className="felt"
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          role="group"
          aria-label={cloth.title}
          aria-describedby={help}
          onClick={onClick}
          onContextMenu={(event) => {
            event.preventDefault()
            const found = hit(layout, pointOf(event).p)
            if (found && open && finger.current !== 'touch') props.onLift?.(found.spot.id)
          }}
          onPointerDown={(event) => {
            finger.current = event.pointerType
          }}
          onPointerMove={(event) =>
            event.pointerType !== 'touch' && seek(hit(layout, pointOf(event).p)?.spot.id ?? null)
          }
          onPointerLeave={() => seek(null)}
          onKeyDown={onKeyDown}
          onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
          onBlur={() => setFocused(false)}
        >
          <cloth.Drawing layout={layout} stacks={stacks} hot={active?.spot.covers ?? hot ?? NONE} winner={winner} />
          {layout.places.map((each) => (
            // biome-ignore lint/a11y/useSemanticElements: a spot of a drawing cannot be a button element
            <circle
              key={each.spot.id}
              className="spot"
              data-spot={each.spot.id}
              data-won={isWon(each, winner) || undefined}
              ref={(node) => {
                if (node) nodes.current.set(each.spot.id, node)
                else nodes.current.delete(each.spot.id)
              }}
              cx={each.at.x}
              cy={each.at.y}
              r={each.outline ? 14 : 12}
              role="button"
              tabIndex={each.spot.id === cursor ? 0 : -1}
              aria-label={label(each.spot)}
              aria-disabled={!open}
            />
          ))}
          {/* Where chips stand that are not in the middle of their box: what moves them looks for it. */}
          {layout.places.map(
            ({ spot, at, rest }) =>
              (rest.x !== at.x || rest.y !== at.y) && (
                <circle key={spot.id} className="rest" data-rest={spot.id} cx={rest.x} cy={rest.y} r={1} />
              ),
          )}
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing takes the focus */}
          <g className="stacks" aria-hidden="true">
            {stacks
              .toSorted((a, b) => a.place.rest.y - b.place.rest.y)
              .map(({ place: each, r }) => {
                const [top, ...under] = piles.get(each.spot.id) as [Pile, ...Pile[]]
                return (
                  <ChipStack
                    key={each.spot.id}
                    amount={top.amount}
                    colour={top.colour}
                    mine={top.mine}
                    under={under}
                    x={each.rest.x}
                    y={each.rest.y}
                    r={top.mine ? r : r * 0.9}
                    className={top.mine ? 'put' : ''}
                  />
                )
              })}
          </g>
          {active && <circle className="ghost" cx={active.rest.x} cy={active.rest.y} r={layout.chip + 5} />}
          {ring && (
            <g className="ring-focus">
              {[6, 3].map((width) =>
                ring.outline ? (
                  <path key={width} d={cloth.outline(layout, ring)} strokeWidth={width} />
                ) : (
                  <circle key={width} cx={ring.at.x} cy={ring.at.y} r={layout.chip + 4} strokeWidth={width} />
                ),
              )}
            </g>
          )}
        </svg>
        {touched && (
          <Loupe
            layout={layout}
            centre={touched.place}
            at={touched.at}
            width={touched.width}
            chip={chip}
            colour={props.colour}
            name={cloth.name}
            onChoose={place}
            onClose={() => setTouched(null)}
          />
        )}
      </div>
      <p className="sr" id={help}>
        {m.cloth.help}
      </p>
      <FindSpot
        open={finding}
        hint={cloth.findHint}
        find={cloth.find}
        name={cloth.name}
        onClose={() => setFinding(false)}
        onFind={(id) => {
          setFinding(false)
          place(id)
          // The dialog gives the focus back to where it was; the found spot takes it afterwards.
          setTimeout(() => goTo(id))
        }}
      />
    </div>
  )
}
