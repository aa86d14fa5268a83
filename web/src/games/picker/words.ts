import { wordsOf } from '../../app/words.js'

export const usePickerWords = wordsOf({
  es: {
    families: 'Familias de juegos',
    all: 'Todo',
    games: (n: number) => (n === 1 ? '1 juego' : `${n} juegos`),
    find: 'Buscar juego',
    none: 'Ningún juego con esas letras',
  },
  en: {
    families: 'Families of games',
    all: 'All',
    games: (n: number) => (n === 1 ? '1 game' : `${n} games`),
    find: 'Search games',
    none: 'No game with those letters',
  },
})
