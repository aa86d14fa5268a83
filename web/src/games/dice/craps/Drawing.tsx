// The printed cloth of craps. It knows nothing of fingers or keys.

import type { ReactNode } from 'react'
import type { DrawingProps, FeltSpot } from '../../../felt/types.js'
import { useMessages } from '../../../i18n/language.js'
import { classes } from '../../../parts/classes.js'
import { DieAt } from '../die/Face.js'
import { useDiceWords } from '../words.js'
import {
  BOXES,
  kindOf,
  LEGEND,
  NO_POINT,
  NUMBER_BOXES,
  numberBox,
  numberOf,
  ODDS_NAMES,
  type Printed,
} from './layout.js'
import { useClothState } from './state.js'

export const PUCK = 20

/** The marker: white and ON on the point, black and OFF while there is none. */
export const Puck = ({ x, y, on, r = PUCK }: { x: number; y: number; on: boolean; r?: number }) => (
  <g className={classes('puck', on && 'on')} transform={`translate(${x} ${y}) scale(${r / PUCK})`}>
    <circle className="rim" r={PUCK + 2.5} />
    <circle className="face" r={PUCK} />
    <circle className="line" r={PUCK - 3.5} />
    <text y="5" fontSize="14" fontWeight="800" textAnchor="middle">
      {on ? 'ON' : 'OFF'}
    </text>
  </g>
)

/** Words beside a stack: it does not play, it plays although there is no point, it is against the number. */
const Tag = ({ x, y, word, look }: { x: number; y: number; word: string; look: 'off' | 'on' | 'against' }) => {
  const wide = look === 'against' ? 17 : 34
  return (
    <g className={`stack-tag ${look}`} transform={`translate(${x} ${y})`}>
      <rect x={-wide / 2} y="-8" width={wide} height="16" rx="3" />
      <text y="4.300" fontSize="12" fontWeight="800" textAnchor="middle">
        {word}
      </text>
    </g>
  )
}

interface TextProps {
  x: number
  y: number
  size: number
  children: ReactNode
  className?: string
  anchor?: 'start' | 'end'
}

const Text = ({ x, y, size, children, className = 'serif word', anchor }: TextProps) => (
  <text className={className} x={x} y={y} fontSize={size} textAnchor={anchor}>
    {children}
  </text>
)

interface PrintProps {
  box: Printed
  spot: FeltSpot
  /** Chips stand there: the words step aside. */
  shy: boolean
}

const useSub = () => {
  const w = useDiceWords()
  const m = useMessages()
  const { barred } = useClothState()
  return ({ id, pays }: FeltSpot): string => barred.get(id) ?? w.craps.note[id] ?? m.pays(pays.num, pays.den)
}

const Band = ({ box, spot }: PrintProps) => {
  const { craps } = useDiceWords()
  const m = useMessages()
  const side = craps.bands[kindOf(box.spot)]?.(numberOf(box.spot) ?? '')
  const x = box.x + 9
  const y = box.y + box.h / 2
  return (
    <>
      <Text x={x} y={y - 4} size={13} className="under" anchor="start">
        {side}
      </Text>
      <Text x={x} y={y + 14} size={15} className="pays" anchor="start">
        {m.pays(spot.pays.num, spot.pays.den)}
      </Text>
    </>
  )
}

const NumberBox = ({ box, shy }: { box: Printed; shy: boolean }) => {
  const { point, sought } = useClothState()
  const number = numberOf(box.spot) as string
  const x = box.x + box.w / 2 + (point === number ? -16 : 0)
  const y = box.y + box.h / 2 - (shy ? 18 : 0)
  return (
    <>
      <rect
        className={classes('box', sought === box.spot && 'sought', point === number && 'point')}
        x={box.x}
        y={box.y}
        width={box.w}
        height={box.h}
      />
      <Text x={x} y={y + (shy ? 12 : 18)} size={shy ? 38 : number === '10' ? 48 : 54}>
        {number}
      </Text>
      {(number === '6' || number === '9') && !shy && <path className="stroke" d={`M${x - 13} ${y + 27}h26`} />}
    </>
  )
}

const Field = ({ box, spot }: PrintProps) => {
  const { craps } = useDiceWords()
  const y = box.y + box.h / 2
  return (
    <>
      <Text x={box.x + 86} y={y - 1} size={26}>
        {craps.box.field}
      </Text>
      <Text x={box.x + 86} y={y + 20} size={13} className="under">
        {craps.note.field}
      </Text>
      {spot.covers.map((total, index) => {
        const x = box.x + 244 + index * 73
        const twice = total === '2' || total === '12'
        return (
          <g key={total} className={twice ? 'twice' : undefined}>
            {twice && <circle cx={x} cy={y} r="30" />}
            <Text x={x} y={y + 11} size={32}>
              {total}
            </Text>
          </g>
        )
      })}
    </>
  )
}

const Dice = ({ box, spot, shy }: PrintProps) => {
  const { craps } = useDiceWords()
  const m = useMessages()
  const small = box.print === 'small-dice'
  const size = small ? 23 : 33
  const x = box.x + box.w / 2 - (shy && !small ? 12 : 0)
  const y = box.y + (small ? 22 : 27)
  return (
    <>
      {box.dice?.map((face, index) => (
        <DieAt
          // biome-ignore lint/suspicious/noArrayIndexKey: faces repeat, a die is its position
          key={index}
          face={face}
          x={x + (index - 0.5) * size * 1.14}
          y={y}
          size={size}
        />
      ))}
      <Text x={x} y={box.y + (small ? 52 : 59)} size={small ? 12.5 : 13.5} className="name">
        {craps.box[spot.id]}
      </Text>
      <Text x={x} y={box.y + (small ? 71 : 74)} size={small ? 14 : 13.5} className="pays">
        {m.pays(spot.pays.num, spot.pays.den)}
      </Text>
    </>
  )
}

const Big = ({ box, spot, shy }: PrintProps) => {
  const { craps } = useDiceWords()
  const m = useMessages()
  const x = box.x + box.w / 2 - (shy ? 14 : 0)
  return (
    <>
      <Text x={box.x + box.w / 2} y={box.y + 28} size={14}>
        {craps.big}
      </Text>
      <Text x={x} y={box.y + 74} size={38}>
        {spot.id.slice(-1)}
      </Text>
      <Text x={box.x + box.w / 2} y={box.y + 101} size={12.5} className="under">
        {m.pays(spot.pays.num, spot.pays.den)}
      </Text>
    </>
  )
}

const Row = ({ box, spot }: PrintProps) => {
  const { craps } = useDiceWords()
  const sub = useSub()
  const size = { 'pass-line': 25, 'dont-pass': 21 }[spot.id] ?? 18
  const y = box.y + box.h / 2
  return (
    <>
      <Text x={box.x + 18} y={y + size * 0.35} size={size} anchor="start">
        {craps.box[spot.id]}
      </Text>
      <Text x={box.x + box.w - 16} y={y + 5} size={14} className="under" anchor="end">
        {sub(spot)}
      </Text>
    </>
  )
}

const Tall = ({ box, spot }: PrintProps) => {
  const { craps } = useDiceWords()
  const sub = useSub()
  const lines = (craps.box[spot.id] ?? '').split('\n')
  const x = box.x + box.w / 2
  const y = box.y + box.h / 2 - 8
  return (
    <>
      {lines.map((line, index) => (
        <Text key={line} x={x} y={y + index * 23} size={19}>
          {line}
        </Text>
      ))}
      <Text x={x} y={y + lines.length * 23 + 4} size={12.5} className="under">
        {sub(spot)}
      </Text>
    </>
  )
}

const Left = ({ box, spot }: PrintProps) => {
  const { craps } = useDiceWords()
  return (
    <>
      <Text x={box.x + 10} y={box.y + 29} size={16} anchor="start">
        {craps.box[spot.id]}
      </Text>
      <Text x={box.x + 10} y={box.y + 51} size={13} className="under" anchor="start">
        {craps.note[spot.id]}
      </Text>
    </>
  )
}

const Plain = ({ box, spot, shy }: PrintProps) => {
  const { craps } = useDiceWords()
  const sub = useSub()
  const wide = box.print === 'wide'
  const size = wide ? 30 : 15.5
  const x = box.x + box.w / 2 - (shy && !wide ? 14 : 0)
  const y = box.y + box.h / 2
  return (
    <>
      <Text x={x} y={y - (wide ? 0 : 2)} size={size}>
        {craps.box[spot.id]}
      </Text>
      <Text x={x} y={y + 21} size={13.5} className="under">
        {sub(spot)}
      </Text>
    </>
  )
}

const PRINTS: { readonly [print in Printed['print']]: (props: PrintProps) => ReactNode } = {
  tall: Tall,
  number: () => null,
  band: Band,
  wide: Plain,
  field: Field,
  big: Big,
  row: Row,
  dice: Dice,
  'small-dice': Dice,
  plain: Plain,
  left: Left,
}

const Legend = () => {
  const { craps } = useDiceWords()
  const { x, y } = LEGEND
  return (
    <g className="legend">
      <Text x={x + 2} y={y + 12} size={13.5} className="name" anchor="start">
        {craps.legend.title}
      </Text>
      <Puck x={x + 15} y={y + 37} on r={11} />
      <Text x={x + 36} y={y + 42} size={13} className="under" anchor="start">
        {craps.legend.on}
      </Text>
      <Tag x={x + 150} y={y + 37} word="OFF" look="off" />
      <Text x={x + 174} y={y + 42} size={13} className="under" anchor="start">
        {craps.legend.off}
      </Text>
      <Tag x={x + 15} y={y + 66} word="C" look="against" />
      <Text x={x + 36} y={y + 71} size={13} className="under" anchor="start">
        {craps.legend.against}
      </Text>
      <Text x={x + 2} y={y + 100} size={13} className="under" anchor="start">
        {craps.legend.hard}
      </Text>
    </g>
  )
}

const OddsNames = () => {
  const { craps } = useDiceWords()
  return ODDS_NAMES.map(({ spot, x, y, w, h }) => (
    <g key={spot}>
      <rect className="box barred" x={x} y={y} width={w} height={h} />
      {(craps.box[spot] ?? '').split('\n').map((line, index) => (
        <Text key={line} x={x + w / 2} y={y + 20 + index * 17} size={14}>
          {line}
        </Text>
      ))}
    </g>
  ))
}

const against = (spot: string): boolean => ['place-wrong', 'dont-come'].includes(kindOf(spot)) && spot !== 'dont-come'

const Marks = ({ stacks }: Pick<DrawingProps, 'stacks'>) => {
  const { off, working } = useClothState()
  return stacks.map(({ place: { spot, rest } }) => (
    <g key={spot.id}>
      {off.has(spot.id) && <Tag x={rest.x} y={rest.y + 22} word="OFF" look="off" />}
      {working.has(spot.id) && <Tag x={rest.x} y={rest.y + 22} word="ON" look="on" />}
      {against(spot.id) && <Tag x={rest.x + 14} y={rest.y - 14} word="C" look="against" />}
    </g>
  ))
}

export const CrapsDrawing = ({ layout, stacks }: DrawingProps) => {
  const { point, barred, sought, won } = useClothState()
  const pointBox = numberBox(point)
  const stands = (spot: string) => stacks.some(({ place }) => place.spot.id === spot)
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a drawing takes the focus
    <g className="craps" aria-hidden="true" textAnchor="middle">
      {BOXES.map((box) => {
        const place = layout.byId.get(box.spot)
        if (!place) return null
        const Print = PRINTS[box.print]
        return (
          <g key={box.spot}>
            <rect
              className={classes(
                'box',
                box.zone,
                box.print === 'band' && 'band',
                barred.has(box.spot) && 'barred',
                sought === box.spot && 'sought',
                won.has(box.spot) && 'won',
              )}
              x={box.x}
              y={box.y}
              width={box.w}
              height={box.h}
            />
            <Print box={box} spot={place.spot} shy={stands(box.spot)} />
          </g>
        )
      })}
      {NUMBER_BOXES.map((box) => {
        const number = numberOf(box.spot)
        return <NumberBox key={box.spot} box={box} shy={stands(`come:${number}`) || stands(`dont-come:${number}`)} />
      })}
      <OddsNames />
      <Marks stacks={stacks} />
      {pointBox ? <Puck x={pointBox.x + pointBox.w - 24} y={pointBox.y + 25} on /> : <Puck {...NO_POINT} on={false} />}
      <Legend />
    </g>
  )
}
