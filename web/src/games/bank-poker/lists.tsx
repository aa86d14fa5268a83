// What lists draw of poker against the bank, without opening a table.

import { Card } from '../../cards/Card.js'
import type { FamilyLists } from '../family.js'
import { phases } from './phases.js'
import './lists.css'

/** Cards that say which game it is: five, three, or two and a board. */
const DEALT: { readonly [game: string]: readonly string[] } = {
  'caribbean-poker': ['??', '??', 'As', 'Kd'],
  'caribbean-poker-plus': ['Jh', 'Jc', '4s', '4d'],
  'draw-poker': ['8s', '8h', '??', '??'],
  'draw-poker-arica': ['8d', '8c', '??', '??'],
  'three-card-poker': ['7h', '8h', '9h'],
  'go-poker': ['Tc', 'Ts', 'Td'],
  'holdem-plus': ['Ah', 'Ks'],
  'holdem-plus-iquique': ['4h', '4s'],
  'holdem-bonus': ['As', 'Ah'],
}

export const lists: FamilyLists = {
  Picture: ({ game }) => (
    <span className="poker-fan" data-cards={DEALT[game]?.length}>
      {(DEALT[game] ?? []).map((code, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are alike
        <Card key={index} code={code} width={84} silent />
      ))}
    </span>
  ),
  about: {
    es: {
      'caribbean-poker': 'Cinco cartas y una de la banca a la vista. Vas con dos antes, o no vas.',
      'caribbean-poker-plus': 'El Caribbean, y puedes comprar una carta por el precio del ante.',
      'draw-poker': 'Cinco cartas, cambias hasta dos. La banca abre con par de 8.',
      'draw-poker-arica': 'El Draw Poker con las reglas del casino de Arica.',
      'three-card-poker': 'Tres cartas, un ante más para ir. La banca abre con reina.',
      'go-poker': 'Tres líneas, tres cartas y dos de la mesa. Puedes retirar dos líneas.',
      'holdem-plus': 'Dos cartas y cinco de la mesa contra la banca. El ante paga por tabla.',
      'holdem-plus-iquique': 'El Hold’em Plus de Iquique: el call puede ir a ciegas.',
      'holdem-bonus': 'Flop, turn y river se apuestan aparte; el Bonus paga por tus dos cartas.',
    },
    en: {
      'caribbean-poker': 'Five cards, and one of the bank’s to see. Play for two antes, or fold.',
      'caribbean-poker-plus': 'Caribbean Poker, and you may buy a card for the price of the ante.',
      'draw-poker': 'Five cards, change up to two. The bank opens with a pair of 8s.',
      'draw-poker-arica': 'Draw Poker by the rules of the casino of Arica.',
      'three-card-poker': 'Three cards, one more ante to play. The bank opens with a queen.',
      'go-poker': 'Three lines, three cards and two community cards. You may take two lines back.',
      'holdem-plus': 'Two cards and five community cards against the bank. The ante pays by table.',
      'holdem-plus-iquique': 'Hold’em Plus of Iquique: the call may be made blind.',
      'holdem-bonus': 'Flop, turn and river are bet apart; the Bonus pays for your two cards.',
    },
  },
  phases,
}
