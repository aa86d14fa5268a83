// What the croupier of a live table reads: real cards are laid unseen, and told when they are turned.

import { wordsOf } from '../../../app/words.js'

const es = {
  entry: {
    label: 'Cartas que se dan vuelta',
    typed: 'Índice y pinta: p, c, d, t; o el lector',
    burned: 'La carta que salió descubierta y se quema',
    up: 'La carta descubierta de la banca',
    drawn: (cards: number) => (cards === 1 ? 'La carta que saca la banca' : `Las ${cards} cartas que saca la banca`),
    board: { 0: 'El flop', 3: 'El turn', 4: 'El river' } as Record<number, string>,
    community: (number: number) => `La carta comunitaria ${number}`,
    bank: 'Da vuelta la mano de la banca',
    bankAndBoard: 'Da vuelta la mesa y la banca',
    hand: (seat: number) => `Da vuelta la mano del puesto ${seat}`,
    forBonus: (seat: number) => `Puesto ${seat} se retira: su mano, por el Bonus`,
  },
  place: {
    flop: 'Flop',
    turn: 'Turn',
    river: 'River',
    bank: 'Banca',
    card: (number: number) => `Carta ${number}`,
  },
  pays: (amount: string) => `Pagar ${amount}`,
  takes: (amount: string) => `Retirar ${amount}`,
  leaves: 'No gana ni pierde',
  hands: {
    title: 'Manos',
    aside: 'Nadie conoce una carta cubierta',
    hand: 'Mano',
    bank: 'Banca',
    board: 'Mesa',
    covered: (cards: number) => (cards === 1 ? 'una carta cubierta' : `${cards} cartas cubiertas`),
    turn: 'Responde',
    turned: 'Sin pagar',
    states: {
      playing: 'Juega',
      folded: 'Se retira',
      lost: 'Perdió su mano',
      void: 'Nula',
      settled: 'Listo',
    } as Record<string, string>,
    opens: 'Abre',
    closed: 'No abre',
  },
}

export type LiveWords = typeof es

const en: LiveWords = {
  entry: {
    label: 'Cards that are turned',
    typed: 'Rank and suit: p, c, d, t; or the reader',
    burned: 'The card that came face up and is burned',
    up: "The bank's open card",
    drawn: (cards) => (cards === 1 ? 'The card the bank draws' : `The ${cards} cards the bank draws`),
    board: { 0: 'The flop', 3: 'The turn', 4: 'The river' },
    community: (number) => `Community card ${number}`,
    bank: "Turn the bank's hand",
    bankAndBoard: 'Turn the board and the bank',
    hand: (seat) => `Turn the hand of seat ${seat}`,
    forBonus: (seat) => `Seat ${seat} retires: its hand, for the Bonus`,
  },
  place: {
    flop: 'Flop',
    turn: 'Turn',
    river: 'River',
    bank: 'Bank',
    card: (number) => `Card ${number}`,
  },
  pays: (amount) => `Pay ${amount}`,
  takes: (amount) => `Take ${amount}`,
  leaves: 'Neither wins nor loses',
  hands: {
    title: 'Hands',
    aside: 'Nobody knows a card that lies face down',
    hand: 'Hand',
    bank: 'Bank',
    board: 'Board',
    covered: (cards) => (cards === 1 ? 'one card face down' : `${cards} cards face down`),
    turn: 'Answers',
    turned: 'Not paid yet',
    states: {
      playing: 'Plays',
      folded: 'Retires',
      lost: 'Lost its hand',
      void: 'Void',
      settled: 'Done',
    },
    opens: 'Opens',
    closed: 'Does not open',
  },
}

export const liveWords = { es, en }
export const useLiveWords = wordsOf(liveWords)

/** What the family's words say besides, of moves and refusals of live tables. */
export const live = {
  es: {
    moves: { lay: 'Repartir cubiertas', misread: 'Corregir una carta mal leída' },
    fields: { card: 'Carta que se anotó', as: 'Carta que era' },
    events: { 'card-misread': 'Se anotó {card} y era {as}', 'card-seen': '{seat}: se vio {card}' },
    options: { faces: 'De dónde salen las cartas', 'faces:drawn': 'Se sortean', 'faces:turned': 'Son cartas reales' },
    refusals: {
      'card-seen-before': 'Esa carta ya se vio en este pase',
      'card-told-twice': 'La misma carta va dos veces',
      'cards-are-drawn': 'En esta mesa las cartas se sortean',
      'cards-are-real': 'Nadie conoce las cartas cubiertas: se reparten sin decirlas',
      'cards-not-told': 'Faltan las cartas que se dan vuelta',
      'no-card-to-tell': 'Aquí no se ve ninguna carta',
      'no-card-told': 'Esa carta no se ha anotado en este pase',
      'wrong-number-told': 'No son tantas las cartas que se dan vuelta',
    },
  },
  en: {
    moves: { lay: 'Deal face down', misread: 'Put a misread card right' },
    fields: { card: 'Card that was noted', as: 'Card that it was' },
    events: { 'card-misread': '{card} was noted and it was {as}', 'card-seen': '{seat}: {card} was seen' },
    options: {
      faces: 'Where the cards come from',
      'faces:drawn': 'They are drawn',
      'faces:turned': 'They are real cards',
    },
    refusals: {
      'card-seen-before': 'That card was seen in this round already',
      'card-told-twice': 'The same card stands twice',
      'cards-are-drawn': 'Cards are drawn at this table',
      'cards-are-real': 'Nobody knows cards that lie face down: they are dealt untold',
      'cards-not-told': 'The cards that are turned are missing',
      'no-card-to-tell': 'No card is seen here',
      'no-card-told': 'That card was not noted in this round',
      'wrong-number-told': 'That is not how many cards are turned',
    },
  },
}
