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
  byKind: 'Por tipo de apuesta',
  kind: 'Apuesta',
  varies: 'varía',
  ofTable: 'Con las opciones de tu mesa.',
  toTable: 'Volver a la mesa',
  article: 'Artículo',
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
  byKind: 'By kind of bet',
  kind: 'Bet',
  varies: 'varies',
  ofTable: 'With the options of your table.',
  toTable: 'Back to the table',
  article: 'Article',
}

export const useOddsWords = wordsOf({ es, en })
