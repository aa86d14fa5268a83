// The hands a pot pays, by name; the croupier says them in Spanish.

import type { Both, Words } from '../family.js'

export const categories: Both<Words> = {
  es: {
    straight: 'Escalera',
    flush: 'Color',
    full: 'Full',
    poker: 'Póker',
    'straight-flush': 'Escalera de color',
    'royal-flush': 'Escalera real',
    lucky: 'Jugador Afortunado',
    'magic-card': 'Carta Mágica',
  },
  en: {
    straight: 'Straight',
    flush: 'Flush',
    full: 'Full house',
    poker: 'Four of a kind',
    'straight-flush': 'Straight flush',
    'royal-flush': 'Royal flush',
    lucky: 'Lucky Player',
    'magic-card': 'Magic Card',
  },
}
