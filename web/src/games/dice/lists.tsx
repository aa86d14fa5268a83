// What lists draw of the games of dice, without opening a table.

import type { FamilyLists } from '../family.js'
import { CagePicture } from './boxes/Cage.js'
import { DieAt } from './die/Face.js'
import { phases } from './phases.js'
import { Roll } from './Roll.js'
import './styles/die.css'
import './styles/boxes.css'
import './lists.css'

const AT_REST: { readonly [game: string]: readonly string[] } = {
  craps: ['5', '2'],
  'mini-craps': ['4', '4'],
  'crown-and-anchor': ['crown', 'anchor', 'heart'],
}

const Picture = ({ game }: { game: string }) => {
  const faces = AT_REST[game]
  if (!faces)
    return (
      <span className="dice-art">
        <CagePicture />
      </span>
    )
  const step = faces.length > 2 ? 66 : 84
  const size = faces.length > 2 ? 62 : 76
  return (
    <span className="dice-art">
      <svg viewBox={faces.length > 2 ? '-104 -52 208 104' : '-88 -56 176 112'} aria-hidden="true">
        {faces.map((face, index) => (
          <g key={face}>
            <ellipse
              cx={(index - (faces.length - 1) / 2) * step}
              cy={size * 0.52}
              rx={size * 0.56}
              ry="9"
              opacity=".35"
            />
            <DieAt
              face={face}
              x={(index - (faces.length - 1) / 2) * step}
              y={index % 2 ? 6 : -5}
              size={size}
              turn={[-9, 8, -4][index % 3] ?? 0}
            />
          </g>
        ))}
      </svg>
    </span>
  )
}

export const lists: FamilyLists = {
  Picture,
  Result: Roll,
  about: {
    es: {
      craps: 'Dos dados, un punto y el siete: líneas, números y suertes de una tirada.',
      'mini-craps': 'El mismo craps en una mesa chica, con un solo croupier.',
      'crown-and-anchor': 'Tres dados con seis figuras: paga una, dos o tres veces.',
      'chuck-a-luck': 'Tres dados en una jaula: sumas bajas, altas, campo o trío.',
    },
    en: {
      craps: 'Two dice, a point and the seven: lines, numbers and one-throw bets.',
      'mini-craps': 'The same craps at a small table, with a single croupier.',
      'crown-and-anchor': 'Three dice with six figures: pays once, twice or three times.',
      'chuck-a-luck': 'Three dice in a cage: low or high sums, field or treble.',
    },
  },
  phases,
}
