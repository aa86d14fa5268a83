import { useId } from 'react'
import { arc, moon, seatAt, WIDE } from './halfMoon.js'

/** Printed in arcs: what the game is, a line under it, and the band before the seats. */
export interface Print {
  readonly title: string
  readonly note: string
  readonly band: string
}

export interface HalfMoonClothProps {
  print: Print
  seats: number
}

/** The drawing under the cards: the rail, the cloth, what is printed on it, and a spot for each seat. */
export const HalfMoonCloth = ({ print, seats }: HalfMoonClothProps) => {
  const id = useId()
  const line = { fill: 'none', stroke: 'var(--felt-line)', strokeOpacity: 0.75, strokeWidth: 1.4 }
  const words = (path: string, text: string, props: object) => (
    <text {...props}>
      <textPath href={`#${id}${path}`} startOffset="50%" textAnchor="middle">
        {text}
      </textPath>
    </text>
  )
  return (
    <svg className="moon-cloth" viewBox={`0 0 ${WIDE.width} ${WIDE.height}`} aria-hidden="true">
      <defs>
        <radialGradient id={`${id}felt`} cx=".5" cy=".2" r=".8">
          <stop offset="0" stopColor="var(--felt-600)" />
          <stop offset=".55" stopColor="var(--felt-700)" />
          <stop offset="1" stopColor="var(--felt-900)" />
        </radialGradient>
        <linearGradient id={`${id}rail`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--walnut-700)" />
          <stop offset=".7" stopColor="var(--walnut-500)" />
          <stop offset="1" stopColor="var(--walnut-800)" />
        </linearGradient>
        <path id={`${id}title`} d={arc(372, 214, 28)} />
        <path id={`${id}note`} d={arc(330, 180, 24)} />
        <path id={`${id}band`} d={arc(432, 266, 20)} />
      </defs>
      <path d={moon(688, 576)} fill={`url(#${id}rail)`} />
      <path d={moon(668, 556)} fill="none" stroke="var(--brass-500)" strokeWidth="2" />
      <path d={moon(664, 552)} fill={`url(#${id}felt)`} />
      <path d={arc(452, 290, 14)} {...line} />
      <path d={arc(416, 254, 14)} {...line} />
      {words('band', print.band.toUpperCase(), {
        fontSize: 17,
        fontWeight: 600,
        letterSpacing: 5,
        fill: 'var(--felt-text)',
        dy: 6,
      })}
      {words('title', print.title.toUpperCase(), {
        className: 'serif',
        fontSize: 27,
        fontWeight: 600,
        letterSpacing: 4,
        fill: 'var(--brass-300)',
      })}
      {words('note', print.note, {
        fontSize: 14,
        fontWeight: 500,
        letterSpacing: 1,
        fill: 'var(--felt-text-2)',
      })}
      {Array.from({ length: seats }, (_, index) => {
        const { x, y } = seatAt(index + 1, seats)
        return (
          <ellipse
            // biome-ignore lint/suspicious/noArrayIndexKey: a spot is its place
            key={index}
            cx={x}
            cy={y - 22}
            rx="76"
            ry="56"
            fill="rgb(0 0 0 / .1)"
            stroke="var(--felt-line)"
            strokeOpacity=".28"
            strokeWidth="1.2"
          />
        )
      })}
    </svg>
  )
}
