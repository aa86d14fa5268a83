// The printed cloth: boxes, plates and words. It knows nothing of fingers or keys.

import { memo } from 'react'
import { type Messages, useMessages } from '../i18n/language.js'
import { pocketFill, pocketKind } from '../parts/pockets.js'
import type { Box, Layout, Place, Point } from './geometry.js'
import { cellPath, frameOf, PLATE, plateAt } from './shapes.js'
import type { FeltSpot } from './types.js'

export interface Stack {
  readonly place: Place<FeltSpot>
  readonly r: number
}

const Plate = ({ pocket, at, layout }: { pocket: string; at: Point; layout: Layout }) => {
  const { w, h, font } = PLATE[layout.stance]
  const red = pocketKind(pocket) === 'red'
  return (
    <g>
      <rect
        x={at.x - w / 2}
        y={at.y - h / 2}
        width={w}
        height={h}
        rx={red ? h / 2 : 6}
        fill={pocketFill(pocket)}
        stroke={red ? 'none' : '#5d6f68'}
      />
      <text
        className="serif"
        x={at.x}
        y={at.y + font * 0.355}
        fontSize={font}
        fontWeight="600"
        fill="var(--pocket-text)"
      >
        {pocket}
      </text>
    </g>
  )
}

const Zero = ({ place, layout, moved }: { place: Place<FeltSpot>; layout: Layout; moved: boolean }) => {
  const size = layout.stance === 'standing' ? 26 : 34
  const aside = moved ? (layout.stance === 'standing' ? { x: -10, y: 0 } : { x: 0, y: -12 }) : { x: 0, y: 0 }
  return (
    <text
      className="serif"
      x={place.at.x + aside.x}
      y={place.at.y + aside.y + size * 0.35}
      fontSize={size}
      fontWeight="600"
      fill="var(--felt-text)"
    >
      {place.spot.covers[0]}
    </text>
  )
}

interface Words {
  readonly main: string
  readonly sub: string
  readonly colour?: 'red' | 'black'
}

const wordsOf = (m: Messages, spot: FeltSpot, narrow: boolean): Words => {
  const n = Number(spot.id.split(':')[1])
  if (spot.kind === 'column') return { main: m.cloth.columnShort(n), sub: m.cloth.twoToOne }
  if (spot.kind === 'dozen')
    return narrow ? { main: m.cloth.ordinal(n), sub: m.cloth.dozenWord } : { main: m.bets.dozen(n), sub: '' }
  const main = (m.bets.chances[spot.id] ?? spot.id).toLocaleUpperCase(m.language)
  if (spot.id === 'low' || spot.id === 'high') return { main, sub: m.cloth[spot.id] }
  return spot.id === 'red' || spot.id === 'black' ? { main, sub: '', colour: spot.id } : { main, sub: '' }
}

/** The word of an area, in the part of the box that its chips leave free. */
const Area = ({ spot, box, layout, shy }: { spot: FeltSpot; box: Box; layout: Layout; shy: boolean }) => {
  const m = useMessages()
  const standing = layout.stance === 'standing'
  const lengthwise = box.w >= box.h * 1.25
  const narrow = spot.kind === 'dozen' && box.w < 110 && box.h < 110 && !(standing && box.w > 66 && box.h < 50)
  let { main, sub, colour } = wordsOf(m, spot, narrow)
  const flatDozen = spot.kind === 'dozen' && standing && box.h < 50
  if (flatDozen) [main, sub] = [m.cloth.dozenShort(Number(spot.id.split(':')[1])), '']
  if (spot.kind === 'dozen' && standing && box.h > 110)
    [main, sub] = [m.cloth.ordinal(Number(spot.id.split(':')[1])), m.cloth.dozenWord]
  const room = layout.chip * 2 + 14
  const small = box.w < 60
  const size = standing ? (flatDozen ? 13.5 : 15) : small || spot.kind !== 'even-chance' ? 18 : box.w < 150 ? 19 : 22
  const side = shy && lengthwise ? room / 2 : 0
  const lift = shy && !lengthwise ? room / 2 - 4 : 0
  const glyph = colour ? (lengthwise ? { x: -main.length * size * 0.36 - 8, y: 0 } : { x: 0, y: -20 }) : { x: 0, y: 0 }
  const x = box.x + box.w / 2 - (box.w > 110 ? side * (box.w < 170 ? 1 : 0.5) : side)
  const y = box.y + box.h / 2 - lift
  const textX = colour && lengthwise ? x + 14 : x
  const textY = y + (colour && !lengthwise ? 14 : 0)
  return (
    <g>
      {colour === 'red' && <circle className="glyph" cx={textX + glyph.x} cy={y + glyph.y} r={standing ? 10 : 11} />}
      {colour === 'black' && (
        <rect className="glyph black" x={textX + glyph.x - 10} y={y + glyph.y - 10} width="20" height="20" rx="3.5" />
      )}
      <text className="serif word" x={textX} y={textY + (sub ? -1 : size * 0.35)} fontSize={size} fontWeight="600">
        {main}
      </text>
      {sub && (
        <text className="under" x={textX} y={textY + size * 0.95} fontSize={Math.max(12, size * 0.62)} fontWeight="500">
          {sub}
        </text>
      )}
    </g>
  )
}

export interface FeltDrawingProps {
  layout: Layout<FeltSpot>
  stacks: readonly Stack[]
  hot: readonly string[]
  winner: string | null
}

export const FeltDrawing = memo(({ layout, stacks, hot, winner }: FeltDrawingProps) => {
  const cells = layout.places.filter((place) => place.outline)
  const numbers = cells.filter((place) => place.spot.kind === 'straight')
  const covered = numbers.filter((place) => hot.includes(place.spot.covers[0] as string))
  const frame = frameOf(covered.map((place) => place.box as Box))
  const won = numbers.find((place) => place.spot.covers[0] === winner)
  return (
    <g aria-hidden="true" textAnchor="middle">
      {cells.map((place) => {
        const pocket = place.spot.kind === 'straight' ? (place.spot.covers[0] as string) : null
        const zero = pocket !== null && pocketKind(pocket) === 'zero'
        const shy = stacks.some((stack) => stack.place === place)
        return (
          <g key={place.spot.id}>
            <path
              className={`box ${zero ? 'zero' : pocket ? '' : 'area'} ${covered.includes(place) ? 'hot' : ''}`}
              d={cellPath(layout, place)}
            />
            {zero && <Zero place={place} layout={layout} moved={shy} />}
            {pocket && !zero && <Plate pocket={pocket} at={plateAt(layout, place, stacks)} layout={layout} />}
            {!pocket && <Area spot={place.spot} box={place.box as Box} layout={layout} shy={shy} />}
            {place.again?.outline && (
              <>
                <path className="box area" d={cellPath(layout, { spot: place.spot, outline: place.again.outline })} />
                <Area spot={place.spot} box={place.again.box as Box} layout={layout} shy={false} />
              </>
            )}
          </g>
        )
      })}
      {frame ? (
        <rect className="frame" x={frame.x} y={frame.y} width={frame.w} height={frame.h} rx="4" />
      ) : (
        covered.length <= 6 &&
        covered.map((place) => <path key={place.spot.id} className="frame" d={cellPath(layout, place)} />)
      )}
      {won?.box && (
        <g className="marker">
          <path d={cellPath(layout, won)} />
          <g transform={`translate(${won.box.x + won.box.w - 13} ${won.box.y + 3})`}>
            <path className="pin" d="M0 9-8-3a8 8 0 1 1 16 0Z" />
          </g>
        </g>
      )}
    </g>
  )
})
FeltDrawing.displayName = 'FeltDrawing'
