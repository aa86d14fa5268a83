// The printed cloth: boxes, plates and words. It knows nothing of fingers or keys.

import { memo } from 'react'
import type { Box, Layout, Place, Point } from '../../../felt/geometry.js'
import { frameOf } from '../../../felt/shapes.js'
import type { DrawingProps, FeltSpot, Stack } from '../../../felt/types.js'
import { useMessages } from '../../../i18n/language.js'
import { pocketFill, pocketKind } from '../pockets.js'
import { type RouletteWords, useRouletteWords } from '../words.js'
import { cellPath, PLATE, plateAt } from './cells.js'
import type { Cloth } from './cloths.js'

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
  const standing = layout.stance === 'standing'
  const size = standing ? 26 : 34
  const step = moved ? 11 : 0
  const x = place.at.x - (standing ? step * Math.sign(place.rest.x - place.at.x) : 0)
  const y = place.at.y - (standing ? 0 : step * Math.sign(place.rest.y - place.at.y))
  return (
    <text className="serif" x={x} y={y + size * 0.35} fontSize={size} fontWeight="600" fill="var(--felt-text)">
      {place.spot.covers[0]}
    </text>
  )
}

interface Words {
  readonly main: string
  readonly sub: string
  readonly colour?: 'red' | 'black'
}

const wordsOf = (w: RouletteWords, language: string, spot: FeltSpot, room: number): Words => {
  const n = Number(spot.id.split(':')[1])
  if (spot.kind === 'column') return { main: w.cloth.columnShort(n), sub: w.cloth.twoToOne }
  if (spot.kind === 'dozen') {
    if (room >= 110) return { main: w.bets.dozen(n), sub: '' }
    return room >= 66 ? { main: w.cloth.dozenShort(n), sub: '' } : { main: w.cloth.ordinal(n), sub: w.cloth.dozenWord }
  }
  const main = (w.bets.chances[spot.id] ?? spot.id).toLocaleUpperCase(language)
  if (spot.id === 'low' || spot.id === 'high') return { main, sub: w.cloth[spot.id] }
  return spot.id === 'red' || spot.id === 'black' ? { main, sub: '', colour: spot.id } : { main, sub: '' }
}

const sizeOf = (spot: FeltSpot, box: Box, standing: boolean): number => {
  if (standing) return box.h < 50 ? 13 : spot.kind === 'column' ? 13.5 : 15
  return spot.kind !== 'even-chance' ? 17 : box.w < 150 ? 18 : 22
}

interface AreaProps {
  spot: FeltSpot
  box: Box
  layout: Layout
  cloth: Cloth
  /** Chips want its room. */
  shy: boolean
}

/** Where the word of an area stands, in the part of the box that its chips leave free. */
const wordAt = ({ spot, box, layout, cloth, shy }: AreaProps): Point => {
  const standing = layout.stance === 'standing'
  const chips = layout.chip * 2 + 14
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2]
  // Columns and dozens leave their outer part to the chips on the line they share with the next.
  if (cloth === 'french' && spot.kind === 'column')
    return standing ? { x, y: box.y + box.h * 0.4 } : { x: box.x + box.w * 0.39, y }
  if (cloth === 'french' && spot.kind === 'dozen')
    return standing ? { x: shy ? box.x + 16 : x, y: shy ? y : y - 6 } : { x, y: shy ? y - 13 : y - 3 }
  if (!shy) return { x, y }
  if (box.w >= box.h * 1.25) return { x: x - (chips / 2) * (box.w < 170 ? 1 : 0.5), y }
  return box.h < 120 ? { x, y: Math.max(box.y + 18, y - chips / 2 + 3) } : { x, y }
}

const Area = (props: AreaProps) => {
  const { spot, box, layout, cloth, shy } = props
  const w = useRouletteWords()
  const { language } = useMessages()
  const at = wordAt(props)
  const lengthwise = box.w >= box.h * 1.25
  const { main: whole, sub, colour } = wordsOf(w, language, spot, box.w)
  const tight = lengthwise && shy && colour !== undefined && box.w < 170
  const small = lengthwise && shy && spot.kind === 'column' && box.w < 130
  const size = tight ? 16 : small ? 14 : sizeOf(spot, box, layout.stance === 'standing')
  const main = shy && box.h < 50 && spot.kind === 'dozen' ? w.cloth.ordinal(Number(spot.id.split(':')[1])) : whole
  const half = main.length * size * 0.37
  // Figure, word and chip just fit: they begin at the edge.
  const x = tight ? box.x + 35 + half : at.x + (colour && lengthwise ? 16 : 0)
  const y = at.y + (colour && !lengthwise ? 15 : 0)
  // A low box has no room for two lines and a chip.
  const crowded = !lengthwise && (box.h < 70 || (cloth === 'french' && spot.kind === 'dozen'))
  const glyph = lengthwise ? { x: x - half - 19, y } : { x, y: at.y - 16 }
  return (
    <g>
      {colour === 'red' && <circle className="glyph" cx={glyph.x} cy={glyph.y} r={11} />}
      {colour === 'black' && (
        <rect className="glyph black" x={glyph.x - 10} y={glyph.y - 10} width="20" height="20" rx="3.5" />
      )}
      <text className="serif word" x={x} y={y + (sub ? -1 : size * 0.35)} fontSize={size} fontWeight="600">
        {main}
      </text>
      {sub && !(shy && crowded) && (
        <text className="under" x={x} y={y + size * 0.95} fontSize={Math.max(12, size * 0.62)} fontWeight="500">
          {sub}
        </text>
      )}
    </g>
  )
}

/** Whether chips want the room of the word: those of the bet, and of two dozens, on the line they share. */
const crowds = ({ place: { spot } }: Stack, area: FeltSpot): boolean =>
  spot.id === area.id ||
  (spot.kind === 'two-dozens' && area.kind === 'dozen' && area.covers.every((number) => spot.covers.includes(number)))

export const FeltDrawing = memo(({ cloth, layout, stacks, hot, winner }: DrawingProps & { cloth: Cloth }) => {
  const cells = layout.places.filter((place) => place.outline)
  const numbers = cells.filter((place) => place.spot.kind === 'straight')
  const covered = numbers.filter((place) => hot.includes(place.spot.covers[0] as string))
  const frame = frameOf(covered.map((place) => place.box as Box))
  const won = numbers.find((place) => place.spot.covers[0] === winner)
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing takes the focus
    <g aria-hidden="true" textAnchor="middle">
      {cells.map((place) => {
        const pocket = place.spot.kind === 'straight' ? (place.spot.covers[0] as string) : null
        const zero = pocket !== null && pocketKind(pocket) === 'zero'
        const shy = stacks.some((stack) => crowds(stack, place.spot))
        return (
          <g key={place.spot.id}>
            <path
              className={`box ${zero ? 'zero' : pocket ? '' : 'area'} ${covered.includes(place) ? 'hot' : ''}`}
              d={cellPath(layout, place)}
            />
            {zero && <Zero place={place} layout={layout} moved={shy} />}
            {pocket && !zero && <Plate pocket={pocket} at={plateAt(layout, place, stacks)} layout={layout} />}
            {!pocket && <Area spot={place.spot} box={place.box as Box} layout={layout} cloth={cloth} shy={shy} />}
            {place.again?.outline && (
              <>
                <path className="box area" d={cellPath(layout, { spot: place.spot, outline: place.again.outline })} />
                <Area spot={place.spot} box={place.again.box as Box} layout={layout} cloth={cloth} shy={false} />
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
