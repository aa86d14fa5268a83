import { wordsOf } from '../../app/words.js'

const es = {
  title: 'Probabilidades',
  lead: 'Calculadas, no estimadas: cada apuesta se juega contra todos los resultados posibles. Las buenas y las malas noticias, del mismo tamaño.',
  games: 'Juego',
  cloth: 'Paño para elegir',
  pick: 'Toca una apuesta del paño para ver lo que puede pasar con ella.',
  pays: 'Paga',
  hit: 'Gana',
  edge: 'Ventaja de la casa',
  spread: 'Variación (desviación por peso)',
  distribution: 'Todo lo que puede pasar con cada peso',
  wins: (text: string) => `gana ${text}`,
  loses: (text: string) => `pierde ${text}`,
  even: 'queda igual',
  choice: { half: 'Si al salir el cero eliges la mitad', prison: 'Si al salir el cero eliges prisión' },
  byKind: 'Por tipo de apuesta',
  kind: 'Apuesta',
  article: 'Artículo',
  numbers: 'Cubre',
  calls: { 'neighbours-of-zero': 'Vecinos del cero', third: 'Tercio', orphans: 'Huérfanos' } as Record<string, string>,
}

const en: typeof es = {
  title: 'Odds',
  lead: 'Computed, not estimated: each bet is played against every possible result. Good and bad news, the same size.',
  games: 'Game',
  cloth: 'Cloth to choose from',
  pick: 'Touch a bet on the cloth to see what can happen to it.',
  pays: 'Pays',
  hit: 'Wins',
  edge: 'House edge',
  spread: 'Spread (deviation per peso)',
  distribution: 'Everything that can happen to each peso',
  wins: (text) => `wins ${text}`,
  loses: (text) => `loses ${text}`,
  even: 'comes back',
  choice: { half: 'If you choose half when zero comes', prison: 'If you choose prison when zero comes' },
  byKind: 'By kind of bet',
  kind: 'Bet',
  article: 'Article',
  numbers: 'Covers',
  calls: { 'neighbours-of-zero': 'Neighbours of zero', third: 'Third', orphans: 'Orphans' },
}

export const useOddsWords = wordsOf({ es, en })
