import { wordsOf } from '../../app/words.js'
import { count } from '../../i18n/format.js'

type Steps = readonly (readonly [string, string])[]

const es = {
  title: 'Transparencia',
  lead: 'Cada resultado digital sale de una semilla fijada de antemano. Aquí se comprueba.',
  steps: [
    ['1. Se compromete', 'Antes del primer resultado, la casa publica la huella de una semilla secreta.'],
    ['2. Se juega', 'Cada resultado sale de esa semilla, en orden. Nadie puede cambiarla sin que se note.'],
    ['3. Se abre', 'Al terminar la serie, la semilla se publica y cualquiera repite los resultados.'],
  ] as Steps,
  limit:
    'Lo que un compromiso no prueba: que la casa no eligió entre semillas antes de comprometerse. En ese momento no conoce las apuestas.',
  decks: 'Cartas cubiertas: carta por carta',
  decksLead:
    'Abrir la semilla de un mazo abriría también las cartas que nadie mostró. Por eso cada carta se compromete por separado.',
  deckSteps: [
    ['1. Se sella cada carta', 'Se baraja el mazo y cada carta recibe una sal propia. Carta y sal dan una huella.'],
    [
      '2. Se publica la raíz',
      'Las huellas se juntan de a dos hasta una sola, la raíz, que se publica antes de repartir.',
    ],
    [
      '3. Se prueba lo mostrado',
      'Con cada carta mostrada van su sal y su camino a la raíz. De las otras no se sabe nada.',
    ],
  ] as Steps,
  decksLimit:
    'Quien tiene una carta cubierta puede comprobar la suya, y nadie más. Entre pases, el fiscalizador puede abrirlo todo.',
  deck: (n: number) => `Mazo ${count(n)}`,
  dealt: (n: number, size: number) => `${count(n)} de ${count(size)} cartas repartidas`,
  cardByCard: 'carta por carta',
  root: 'Raíz',
  neverOpened: 'No se publica: abriría las cartas que nadie mostró',
  checkCards: 'Comprobar sus cartas',
  noneShown: 'Aún no se ha mostrado ninguna carta',
  allLead: (n: number) => (n === 1 ? 'La carta lleva a esta raíz' : `Las ${count(n)} cartas llevan a esta raíz`),
  someStray: (n: number) => (n === 1 ? '1 carta no lleva a esta raíz' : `${count(n)} cartas no llevan a esta raíz`),
  leads: 'lleva a la raíz',
  strays: 'no lleva a la raíz',
  place: (n: number) => `Lugar ${count(n)}`,
  shownAt: (version: number) => `mostrada en la anotación ${count(version)}`,
  inHand: 'en tu mano, solo para ti',
  table: 'Mesa',
  chooseTable: 'Elige una mesa',
  series: (n: number) => `Serie ${count(n)}`,
  voided: (n: number) => (n === 1 ? '1 anulación' : `${count(n)} anulaciones`),
  drawn: (n: number, size?: number) => (size ? `${count(n)} de ${count(size)} resultados` : `${count(n)} resultados`),
  commitment: 'Compromiso',
  seed: 'Semilla',
  opened: 'abierta',
  sealed: 'en juego',
  sealedWhy: 'Se abre cuando termine la serie',
  check: 'Comprobar aquí',
  matches: 'La semilla da exactamente este compromiso',
  differs: 'La semilla no da este compromiso',
  older: 'Ver anteriores',
  none: 'Aún no hay series',
  noneBody: 'La primera se compromete antes del primer resultado.',
  practice: 'Tu mesa de práctica',
  loginFirst: 'Entra para ver las series de cada mesa y verificar un registro.',
}

const en: typeof es = {
  title: 'Fairness',
  lead: 'Every digital result comes from a seed fixed beforehand. Here it is checked.',
  steps: [
    ['1. Committed', 'Before the first result the house publishes the hash of a secret seed.'],
    ['2. Played', 'Every result comes from that seed, in order. Nobody can change it unnoticed.'],
    ['3. Opened', 'When the series ends the seed is published and anyone can repeat the results.'],
  ],
  limit:
    'What a commitment does not prove: that the house did not choose among seeds before committing. It does not know the bets then.',
  decks: 'Cards face down: card by card',
  decksLead:
    'Opening the seed of a deck would also open the cards nobody showed. So each card is committed to on its own.',
  deckSteps: [
    ['1. Each card sealed', 'The deck is shuffled and each card gets a salt of its own. Card and salt give a hash.'],
    ['2. The root published', 'Hashes are joined two by two down to one, the root, published before the deal.'],
    [
      '3. What is shown, proved',
      'With each card shown come its salt and its way to the root. They tell nothing of others.',
    ],
  ],
  decksLimit:
    'Whoever holds a card face down can check it, and nobody else can. Between rounds the inspector may open everything.',
  deck: (n) => `Deck ${count(n)}`,
  dealt: (n, size) => `${count(n)} of ${count(size)} cards dealt`,
  cardByCard: 'card by card',
  root: 'Root',
  neverOpened: 'Not published: it would open the cards nobody showed',
  checkCards: 'Check its cards',
  noneShown: 'No card has been shown yet',
  allLead: (n) => (n === 1 ? 'The card leads to this root' : `All ${count(n)} cards lead to this root`),
  someStray: (n) => (n === 1 ? '1 card does not lead to this root' : `${count(n)} cards do not lead to this root`),
  leads: 'leads to the root',
  strays: 'does not lead to the root',
  place: (n) => `Place ${count(n)}`,
  shownAt: (version) => `shown in entry ${count(version)}`,
  inHand: 'in your hand, for you alone',
  table: 'Table',
  chooseTable: 'Choose a table',
  series: (n) => `Series ${count(n)}`,
  voided: (n) => (n === 1 ? '1 result voided' : `${count(n)} results voided`),
  drawn: (n, size) => (size ? `${count(n)} of ${count(size)} results` : `${count(n)} results`),
  commitment: 'Commitment',
  seed: 'Seed',
  opened: 'opened',
  sealed: 'in play',
  sealedWhy: 'It is opened when the series ends',
  check: 'Check it here',
  matches: 'The seed gives exactly this commitment',
  differs: 'The seed does not give this commitment',
  older: 'Show earlier',
  none: 'No series yet',
  noneBody: 'The first is committed to before the first result.',
  practice: 'Your practice table',
  loginFirst: 'Log in to see the series of each table and verify a log.',
}

export const useFairnessWords = wordsOf({ es, en })
