import { memo } from 'react'
import { polar, sector } from '../../../wheel/paint.js'
import { pocketFill } from '../pockets.js'

/** The turning part: pockets, cone and turret. Drawn once, then only turned. */
export const Rotor = memo(({ pockets, id }: { pockets: readonly string[]; id: string }) => {
  const width = 360 / pockets.length
  const brass = `url(#${id}brass)`
  return (
    <>
      {pockets.map((pocket, index) => {
        const angle = index * width
        return (
          <g key={pocket}>
            <path d={sector(120, 156, angle, width)} fill={pocketFill(pocket)} />
            <path d={sector(92, 120, angle, width)} fill={pocketFill(pocket)} opacity={0.62} />
            <path
              d={`M${polar(92, angle - width / 2)}L${polar(156, angle - width / 2)}`}
              stroke="var(--brass-300)"
              strokeWidth={1.1}
            />
            <text
              transform={`rotate(${angle}) translate(0 -132)`}
              textAnchor="middle"
              fontSize={17.5}
              fontWeight={700}
              fill="var(--pocket-text)"
              style={{ fontStretch: '88%' }}
            >
              {pocket}
            </text>
          </g>
        )
      })}
      <circle r="120" fill="none" stroke="var(--brass-300)" strokeWidth={1.3} />
      <circle r="92" fill={`url(#${id}cone)`} stroke={brass} strokeWidth={3} />
      {Array.from({ length: 12 }, (_, index) => index * 30).map((angle) => (
        <path
          key={angle}
          d="M0-90V-46"
          stroke="#1c110a"
          strokeOpacity={0.35}
          strokeWidth={1}
          transform={`rotate(${angle})`}
        />
      ))}
      <circle r="46" fill="none" stroke={brass} strokeWidth={1.5} />
      {[45, 135, 225, 315].map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d="M-3.500 0-2.200-50h4.400L3.500 0Z" fill={brass} />
          <circle cy="-53" r="6" fill={brass} stroke="#5c431a" strokeWidth={0.6} />
        </g>
      ))}
      <circle r="19" fill={brass} stroke="#5c431a" />
      <circle r="9" fill="var(--brass-200)" stroke="#7a5a22" />
    </>
  )
})
Rotor.displayName = 'Rotor'
