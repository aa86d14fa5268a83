import { wordsOf } from '../../../app/words.js'

const SIDES_ES: Record<string, string> = {
  'insurance:ace': 'Seguro contra un as',
  'insurance:ten': 'Seguro contra un diez',
  insurance: 'Seguro',
  pairs: 'Perfect Pairs',
  'tie-break': 'Desempate',
}

const SIDES_EN: Record<string, string> = {
  'insurance:ace': 'Insurance against an ace',
  'insurance:ten': 'Insurance against a ten-card',
  insurance: 'Insurance',
  pairs: 'Perfect Pairs',
  'tie-break': 'Tie-break',
}

const es = {
  working: 'Calculando carta por carta. La primera vez tarda unos segundos.',
  main: 'La apuesta, jugada lo mejor posible',
  mainLead: 'Sobre todas las cartas de un sabot completo, sin reposición, viendo las cartas propias y la de la banca.',
  edge: 'Ventaja de la casa',
  spread: 'Variación del pase (desviación por peso)',
  bets: 'Apuestas por pase',
  favours: 'Tal como está escrito y jugado lo mejor posible, este juego favorece al jugador.',
  evenMoney: (up: 'ace' | 'ten', waiting: string, take: boolean) =>
    `Pago 1 a 1 contra ${up === 'ace' ? 'un as' : 'un diez'}: quien espera recibe ${waiting} por peso en promedio; conviene ${take ? 'tomarlo' : 'esperar'}.`,
  insures: 'Hay manos en que el seguro conviene.',
  neverInsure: 'El seguro nunca conviene.',
  sides: 'Apuestas laterales, exactas',
  side: (bet: string): string => SIDES_ES[bet] ?? SIDES_ES[bet.split(':')[0] ?? bet] ?? bet,
  chart: 'Cartilla de juego',
  chartLead: 'Filas: tu mano. Columnas: la carta de la banca. Cada celda promedia las dos cartas que la forman.',
  parts: { hard: 'Totales duros', soft: 'Con as', pairs: 'Pares' } as Record<string, string>,
  hand: 'Tu mano',
  bank: 'Banca',
  against: (hand: string, up: string) => `${hand} contra ${up}`,
  letters: { hit: 'P', stand: 'Q', double: 'D', split: 'A', surrender: 'R' } as Record<string, string>,
}

const en: typeof es = {
  working: 'Working it out card by card. The first time takes a few seconds.',
  main: 'The bet, played as well as it can be',
  mainLead: 'Over every card of a full shoe, without replacement, seeing one’s own cards and the bank’s.',
  edge: 'House edge',
  spread: 'Spread of the round (deviation per peso)',
  bets: 'Bets in a round',
  favours: 'As written and played as well as it can be, this game favours the player.',
  evenMoney: (up, waiting, take) =>
    `Even money against ${up === 'ace' ? 'an ace' : 'a ten-card'}: whoever waits gets ${waiting} per peso on average; better to ${take ? 'take it' : 'wait'}.`,
  insures: 'There are hands for which insurance is worth it.',
  neverInsure: 'Insurance is never worth it.',
  sides: 'Side bets, exact',
  side: (bet) => SIDES_EN[bet] ?? SIDES_EN[bet.split(':')[0] ?? bet] ?? bet,
  chart: 'Strategy chart',
  chartLead: 'Rows: your hand. Columns: the bank’s card. Each cell averages the two cards that make it.',
  parts: { hard: 'Hard totals', soft: 'With an ace', pairs: 'Pairs' },
  hand: 'Your hand',
  bank: 'Bank',
  against: (hand, up) => `${hand} against ${up}`,
  letters: { hit: 'H', stand: 'S', double: 'D', split: 'P', surrender: 'R' },
}

export const useBlackjackOddsWords = wordsOf({ es, en })
