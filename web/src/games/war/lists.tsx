// What lists draw of War, without opening a table.

import { Card } from '../../cards/Card.js'
import type { FamilyLists } from '../family.js'
import { phases } from './phases.js'
import './lists.css'

export const lists: FamilyLists = {
  Picture: () => (
    <span className="face-off">
      <Card code="8s" width={96} silent />
      <Card code="8h" width={96} silent />
    </span>
  ),
  about: {
    es: { war: 'Tu carta contra la del croupier. En el empate te rindes o vas a la guerra.' },
    en: { war: 'Your card against the croupier’s. On a tie you surrender or go to war.' },
  },
  phases,
}
