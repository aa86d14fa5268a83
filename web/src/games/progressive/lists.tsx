import type { FamilyLists } from '../family.js'
import { Digits } from './Digits.js'

export const lists: FamilyLists = {
  Picture: () => <Digits amount={10_000_000} />,
  about: {
    es: {
      'progressive-scj': 'Una apuesta adicional en el póker contra la banca, que alimenta un pozo común.',
      'progressive-arica': 'El pozo del Draw Poker de Arica, con seguros.',
    },
    en: {
      'progressive-scj': 'A side bet at poker against the bank that feeds a common pot.',
      'progressive-arica': 'The pot of the Draw Poker of Arica.',
    },
  },
  phases: { es: { idle: 'Pozo' }, en: { idle: 'Pot' } },
}
