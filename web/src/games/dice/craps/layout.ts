// The cloth of craps as its players know it: one list of boxes, drawn whole on a desk, mapped small and magnified by zone
// on a phone.

import { type Box, bounds, closest, type Layout, type Place, type Point } from '../../../felt/geometry.js'
import type { NamedSpot } from '../../family.js'

export type Zone = 'lines' | 'numbers' | 'come' | 'centre'
export const ZONES: readonly Zone[] = ['lines', 'numbers', 'come', 'centre']

/** How a box is printed. */
export type Print =
  | 'tall'
  | 'number'
  | 'band'
  | 'wide'
  | 'field'
  | 'big'
  | 'row'
  | 'dice'
  | 'small-dice'
  | 'plain'
  | 'left'

export interface Printed extends Box {
  readonly spot: string
  readonly zone: Zone
  readonly print: Print
  /** The dice it shows. */
  readonly dice?: readonly string[]
  /** Where its chips stand. */
  readonly rest: Point
}

export const NUMBERS: readonly string[] = ['4', '5', '6', '8', '9', '10']
export const WIDTH = 1040
export const HEIGHT = 576
export const CHIP = 16

const LEFT = 8
const FIRST = 150
const STEP = 99
const RIGHT = FIRST + STEP * NUMBERS.length
const CENTRE = RIGHT + 16
const HALF = (WIDTH - 8 - CENTRE) / 2
/** The rows of the odds, under the pass line and under each number. */
const ODDS = [
  { spot: 'pass-odds', y: 476 },
  { spot: 'dont-pass-odds', y: 522 },
] as const
const ODDS_HEIGHT = 46

type Measures = readonly [x: number, y: number, w: number, h: number]

const boxOf = (
  spot: string,
  zone: Zone,
  print: Print,
  [x, y, w, h]: Measures,
  [restX, restY]: readonly [number, number],
  dice?: readonly string[],
): Printed => ({
  ...{ spot, zone, print, x, y, w, h },
  rest: { x: x + (restX < 0 ? w + restX : restX), y: y + (restY < 0 ? h + restY : restY) },
  ...(dice ? { dice } : {}),
})

const numbered = NUMBERS.flatMap((number, index): Printed[] => {
  const x = FIRST + index * STEP
  return [
    boxOf(`place-wrong:${number}`, 'numbers', 'band', [x, 8, STEP, 52], [-23, 24]),
    boxOf(`place-right:${number}`, 'numbers', 'band', [x, 150, STEP, 54], [-23, 24]),
    ...ODDS.map(({ spot, y }) => boxOf(`${spot}:${number}`, 'lines', 'band', [x, y, STEP, ODDS_HEIGHT], [-22, 23])),
  ]
})

/** The numbers themselves: come bets travel there, and who clicks one bets on it. */
export const NUMBER_BOXES: readonly Printed[] = NUMBERS.map((number, index) =>
  boxOf(`place-right:${number}`, 'numbers', 'number', [FIRST + index * STEP, 60, STEP, 90], [21, -22]),
)

const HARD = ['6', '8', '4', '10'] as const
const FOUR = [
  ['craps-2', '1', '1'],
  ['craps-3', '1', '2'],
  ['craps-12', '6', '6'],
  ['eleven', '5', '6'],
] as const

const centre: readonly Printed[] = [
  boxOf('any-seven', 'centre', 'row', [CENTRE, 8, HALF * 2, 50], [-88, 25]),
  ...HARD.map((total, index) =>
    boxOf(
      `hard-${total}`,
      'centre',
      'dice',
      [CENTRE + (index % 2) * HALF, 58 + Math.floor(index / 2) * 80, HALF, 80],
      [-20, -27],
      Array(2).fill(String(Number(total) / 2)),
    ),
  ),
  ...FOUR.map(([spot, ...dice], index) =>
    boxOf(spot, 'centre', 'small-dice', [CENTRE + (index * HALF) / 2, 218, HALF / 2, 82], [-17, 42], dice),
  ),
  boxOf('any-craps', 'centre', 'left', [CENTRE, 300, HALF, 62], [-22, 22]),
  boxOf('horn', 'centre', 'left', [CENTRE + HALF, 300, HALF, 62], [-22, 22]),
  boxOf('under-7', 'centre', 'plain', [CENTRE, 362, HALF, 60], [-20, 30]),
  boxOf('over-7', 'centre', 'plain', [CENTRE + HALF, 362, HALF, 60], [-20, 30]),
]

export const BOXES: readonly Printed[] = [
  boxOf('dont-come', 'come', 'tall', [LEFT, 8, FIRST - LEFT, 196], [71, -28]),
  ...numbered,
  boxOf('come', 'come', 'wide', [LEFT, 204, RIGHT - LEFT, 76], [-80, 38]),
  boxOf('field', 'come', 'field', [LEFT, 280, RIGHT - LEFT, 82], [190, 41]),
  boxOf('big-6', 'lines', 'big', [LEFT, 362, 71, 114], [-17, 62]),
  boxOf('big-8', 'lines', 'big', [LEFT + 71, 362, 71, 114], [-17, 62]),
  boxOf('dont-pass', 'lines', 'row', [FIRST, 362, RIGHT - FIRST, 52], [288, 26]),
  boxOf('pass-line', 'lines', 'row', [FIRST, 414, RIGHT - FIRST, 62], [288, 31]),
  ...centre,
]

/** The names of the two rows of odds, which are no spots themselves. */
export const ODDS_NAMES = ODDS.map(({ spot, y }) => ({ spot, x: LEFT, y, w: FIRST - LEFT, h: ODDS_HEIGHT }))

/** Where the legend of the markers has room. */
export const LEGEND: Point = { x: CENTRE, y: 440 }
/** Where the marker rests while there is no point. */
export const NO_POINT: Point = { x: LEFT + 71, y: 42 }

/** `come:5` is the 5: a bet that travelled, or one on the number. */
export const numberOf = (spot: string): string | undefined => spot.split(':')[1]
export const kindOf = (spot: string): string => spot.split(':')[0] as string

export const numberBox = (number: string | number | null): Printed | undefined =>
  NUMBER_BOXES[NUMBERS.indexOf(String(number))]
export const boxAt = (spot: string): Printed | undefined => BOXES.find((box) => box.spot === spot)

const corners = ({ x, y, w, h }: Box): readonly Point[] => [
  { x, y },
  { x: x + w, y },
  { x: x + w, y: y + h },
  { x, y: y + h },
]
const middle = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 })
const area = (box: Box) => {
  const outline = corners(box)
  return { at: middle(box), outline, box: bounds(outline) }
}

/** A come bet that travelled stands in the box of its number, one against it in the other corner. */
const travelled = (spot: string): Point | undefined => {
  const box = numberBox(numberOf(spot) ?? null)
  if (!box) return undefined
  return kindOf(spot) === 'come' ? box.rest : { x: box.x + box.w - 21, y: box.rest.y }
}

const placeOf = <S extends NamedSpot>(spot: S): Place<S> | undefined => {
  const box = boxAt(spot.id)
  const rest = box?.rest ?? travelled(spot.id)
  if (!rest) return undefined
  if (!box) return { spot, at: rest, rest }
  const number = kindOf(spot.id) === 'place-right' ? numberBox(numberOf(spot.id) ?? null) : undefined
  return { spot, ...area(box), rest, ...(number ? { again: area(number) } : {}) }
}

export const layoutOf = <S extends NamedSpot>(spots: readonly S[]): Layout<S> => {
  const places = spots.flatMap((spot) => placeOf(spot) ?? [])
  return {
    stance: 'lying',
    width: WIDTH,
    height: HEIGHT,
    chip: CHIP,
    places,
    byId: new Map(places.map((place) => [place.spot.id, place])),
    reach: Math.min(16, closest({ places }) / 2),
  }
}
