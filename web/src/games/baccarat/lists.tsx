// What lists draw of baccarat, without opening a table.

import { Card } from '../../cards/Card.js'
import type { FamilyLists, ResultProps } from '../family.js'
import { phases } from './phases.js'
import { LETTERS, readResult } from './play.js'
import { Mark } from './roads/Boards.js'
import { useBaccaratWords } from './words.js'
import './lists.css'

const SIZES = { s: 22, m: 30, xl: 160 }

/** The winner, by letter and shape. */
export const Result = ({ result, size = 'm' }: ResultProps) => {
  const { table: w } = useBaccaratWords()
  const { winner, punto, banca } = readResult(result)
  const side = SIZES[size]
  const label = winner === 'tie' ? w.results.tie(punto) : w.results[winner](punto, banca)
  return (
    <svg className="bac-mark" width={side} height={side} viewBox="0 0 20 20" role="img" aria-label={label}>
      <Mark outcome={LETTERS[winner]} letter={w.letters[LETTERS[winner]]} size={20} />
    </svg>
  )
}

const AT_REST: { readonly [game: string]: readonly [string, string, string, string] } = {
  'punto-y-banca': ['4h', '3s', '9d', 'Kc'],
  'midi-punto-y-banca': ['6c', '2d', '5s', '3h'],
  'mini-punto-y-banca': ['As', '8h', 'Jc', '7d'],
  'baccarat-chemin-de-fer': ['3d', '2c', 'Qh', '8s'],
}

export const lists: FamilyLists = {
  Picture: ({ game }) => (
    <span className="two-hands">
      {(AT_REST[game] ?? []).map((code) => (
        <Card key={code} code={code} width={72} silent />
      ))}
    </span>
  ),
  Result,
  about: {
    es: {
      'punto-y-banca':
        'Dos manos, un ganador: apuestas al punto, a la banca o al empate. El sabot pasa de puesto en puesto.',
      'midi-punto-y-banca': 'Punto y banca con las cartas cubiertas: quien más apuesta las da vuelta.',
      'mini-punto-y-banca': 'La mesa chica: siete puestos y el destape para quien más apuesta.',
      'baccarat-chemin-de-fer':
        'Un jugador tiene el banco y los demás apuestan contra él. Se juega entre cuatro o más.',
    },
    en: {
      'punto-y-banca': 'Two hands, one winner: bet on punto, banca or the tie. The shoe goes from seat to seat.',
      'midi-punto-y-banca': 'Punto y banca with the cards face down: whoever bets most turns them.',
      'mini-punto-y-banca': 'The small table: seven seats, and the squeeze for whoever bets most.',
      'baccarat-chemin-de-fer': 'One player holds the bank and the others bet against it. Four or more play.',
    },
  },
  phases,
}
