import { useEffect, useRef } from 'react'
import { useMessages } from '../i18n/language.js'
import { Chip } from '../parts/Chip.js'
import { type Layout, loupe, type Place } from './geometry.js'
import type { FeltSpot } from './types.js'

export interface LoupeProps {
  layout: Layout<FeltSpot>
  centre: Place<FeltSpot>
  /** Where the finger was, in CSS pixels of the cloth. */
  at: { x: number; y: number }
  width: number
  chip: number
  colour?: string | undefined
  name: (spot: FeltSpot) => string
  onChoose: (spot: string) => void
  onClose: () => void
}

const SIDE = 188

const short = (place: Place<FeltSpot>): string =>
  place.spot.covers.length <= 2
    ? place.spot.covers.join('·')
    : place.spot.covers.length <= 6
      ? `${place.spot.covers[0]}–${place.spot.covers.at(-1)}`
      : ''

/** Nine targets of 44 px where a finger cannot tell the lines apart. */
export const Loupe = (props: LoupeProps) => {
  const { layout, centre, at, width, chip, colour, name, onChoose, onClose } = props
  const m = useMessages()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const left = Math.min(Math.max(at.x - SIDE / 2, 4), Math.max(4, width - SIDE - 4))
  // Above the finger, or below it when there is no room.
  const top = at.y > SIDE + 40 ? at.y - SIDE - 28 : at.y + 28
  return (
    <>
      <button type="button" className="loupe-veil" aria-label={m.cloth.closeLoupe} tabIndex={-1} onClick={onClose} />
      <div
        className="loupe"
        role="dialog"
        aria-label={m.cloth.loupe}
        style={{ left, top }}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      >
        {loupe(layout, centre).map((place, index) =>
          place ? (
            <button
              key={place.spot.id}
              ref={place === centre ? first : undefined}
              type="button"
              className={`${place.outline ? 'is-box' : 'is-line'}${place === centre ? ' now' : ''}`}
              aria-label={`${name(place.spot)}. ${m.odds.pays} ${m.pays(place.spot.pays.num, place.spot.pays.den)}`}
              onClick={() => onChoose(place.spot.id)}
            >
              {place === centre ? <Chip value={chip} colour={colour} size={28} bare /> : null}
              <span>{short(place) || name(place.spot)}</span>
            </button>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty slot is its position
            <span key={index} className="none" />
          ),
        )}
      </div>
    </>
  )
}
