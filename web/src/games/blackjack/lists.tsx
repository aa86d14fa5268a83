// What lists draw of a blackjack, without opening a table.

import { Card } from '../../cards/Card.js'
import type { FamilyLists } from '../family.js'
import { phases } from './phases.js'
import './lists.css'

/** Two cards that say which game it is. */
const DEALT: { readonly [game: string]: readonly [string, string] } = {
  'blackjack-perfect-pairs': ['Qh', 'Qh'],
  'challenge-21': ['6c', 'Td'],
  'canal-21': ['7h', '7h'],
  'blackjack-mendoza': ['As', '??'],
}

export const lists: FamilyLists = {
  Picture: ({ game }) => (
    <span className="fan">
      {(DEALT[game] ?? ['As', 'Kd']).map((code, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards, which may be alike
        <Card key={index} code={code} width={96} silent />
      ))}
    </span>
  ),
  about: {
    es: {
      'blackjack-classic': 'Seis barajas, seguro, pares, doble y retiro. Con pistas y el costo de cada error.',
      'blackjack-perfect-pairs': 'El clásico y una apuesta al par de tus dos primeras cartas.',
      'challenge-21': 'Una mano contra dos o tres manos de la banca.',
      'canal-21': 'Cuatro barajas, bonos, desempate y posiciones múltiples.',
      'blackjack-mendoza': 'Con carta cubierta, retiros antes de pedir y los tres sietes. Juegas dos casilleros.',
    },
    en: {
      'blackjack-classic':
        'Six packs, insurance, splits, doubles and surrender. With hints and the cost of each mistake.',
      'blackjack-perfect-pairs': 'The classic game and a bet on a pair in your first two cards.',
      'challenge-21': 'One hand against two or three hands of the bank.',
      'canal-21': 'Four packs, bonuses, a tie-break and several positions.',
      'blackjack-mendoza': 'A card face down, surrender before drawing and three sevens. You play two boxes.',
    },
  },
  phases,
}
