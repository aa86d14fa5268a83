// What lists draw of Treinta y Cuarenta, without opening a table.

import { Card } from '../../cards/Card.js'
import type { FamilyLists } from '../family.js'
import { Outcome } from './Outcome.js'
import { phases } from './phases.js'
import './lists.css'

const BLACK = ['Ks', 'Tc', 'As', 'Tc']
const RED = ['Qh', '9d', '8h', '7d']

export const lists: FamilyLists = {
  Picture: () => (
    <span className="two-rows">
      {[BLACK, RED].map((row) => (
        <span key={row[0]}>
          {row.map((code, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place in the row
            <Card key={index} code={code} width={96} silent />
          ))}
        </span>
      ))}
    </span>
  ),
  Result: Outcome,
  about: {
    es: { 'trente-et-quarante': 'Dos filas de cartas hacia el 31. Rojo o negro, color o inverso.' },
    en: { 'trente-et-quarante': 'Two rows of cards towards 31. Red or black, colour or inverse.' },
  },
  phases,
}
