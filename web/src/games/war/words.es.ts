// The words of a table of War, in Spanish (Chile).

import { packs } from '../../cards/packs/es.js'
import { es as cards } from '../../i18n/cards/es.js'
import { money } from '../../i18n/format.js'
import type { FamilyWords } from '../family.js'
import { phases } from './phases.js'
import { spotName } from './spots.js'

const BETS = {
  bets: { war: 'War', tie: 'Tie', 'go-to-war': 'Ir a la guerra', bonus: 'Bono de guerra' },
  at: (bet: string, box: number) => `${bet} · puesto ${box}`,
}

const CARD = /^[A2-9TJQK][shdc]$/

export const es = {
  options: {
    ...packs.options,
    tieBettorMainBet: 'La apuesta de quien gana el Tie',
    'tieBettorMainBet:push': 'Vuelve',
    'tieBettorMainBet:war': 'Se rinde o va a la guerra',
    warDealing: 'Cómo se reparten las guerras',
    'warDealing:individual': 'Una por una',
    'warDealing:shared': 'Todas contra una carta',
  },
  spot: (spot) => spotName(BETS, spot),
  kinds: { war: 'War', tie: 'Tie', 'go-to-war': 'Ir a la guerra', bonus: 'Bono de guerra' },
  phases: phases.es,
  moves: {
    ...packs.moves,
    'collect-cards': 'Recoger las cartas',
    'end-shoe': 'Se acaban las cartas',
    'no-more-bets': 'Cerrar las apuestas',
    card: 'Ingresar la carta',
    irregular: 'Jugada irregular',
    collect: 'Cobrar lo perdido',
    pay: 'Pagar lo ganado',
    surrender: 'Rendirse',
    'go-to-war': 'Ir a la guerra',
    'no-cards': 'Jugador sin carta',
  },
  fields: packs.fields,
  values: {
    ...packs.values,
    'face-up-card': 'Sale una carta descubierta',
    'stuck-cards': 'Salen cartas pegadas',
    'moved-back': 'Se retroceden cartas',
    'shoe-exhausted': 'Se acaban las cartas',
    'playing-anothers-hand': 'Jugar la mano de otro',
    'mixing-cards': 'Mezclar cartas de distintas manos',
    'removing-cards': 'Sacar cartas de la mesa',
    'idle-seat': 'Conservar el puesto sin jugar',
    war: 'War',
    tie: 'Tie',
  },
  events: {
    ...packs.events,
    'card-burned': 'Carta quemada {card}',
    'shoe-exhausted': 'Se acabaron las cartas',
    'irregular-play': 'Jugada irregular: {cause}',
    'round-voided': 'Pase nulo: {cause}',
    'card-dealt': '{card} para {hand}',
    'cards-collected': 'Se recogen las cartas de {hand}',
    'tie-offered': '{seat} empata: ¿se rinde o va a la guerra?',
    surrendered: '{seat} se rinde',
    'went-to-war': '{seat} va a la guerra',
    'hand-invalid': 'Puesto {box}: sin carta, espera el siguiente pase',
  },
  refusals: {
    ...packs.refusals,
    'cannot-have-happened': 'Esto no pudo pasar en este momento',
    'card-cannot-come': 'Esa carta ya no está en el sabot',
    'card-to-come': 'Falta la carta pedida',
    'cards-left': 'Todavía quedan cartas',
    'no-card-due': 'No toca carta ahora',
    'no-such-card': 'Esa carta no existe',
    'no-such-cause': 'Esa causa no existe aquí',
    'no-such-hand': 'Esa mano no existe',
    'nobody-plays': 'Nadie ha apostado',
    'shoe-exhausted': 'No quedan cartas',
    'shoe-not-ready': 'El sabot no está listo',
    'bet-is-void': 'La apuesta fue declarada nula',
    'box-of-another': 'Ese casillero es de otro jugador',
    'no-hand-in-play': 'Ese puesto ya no está en juego',
    'not-your-turn': 'Decide otro puesto',
    'tie-after-war': 'Primero la apuesta War; el Tie se agrega',
  },
  value: (field: string, value: string): string | undefined =>
    field === 'card' && CARD.test(value)
      ? cards.card(value)
      : field === 'hand'
        ? value === 'bank'
          ? 'la banca'
          : `el puesto ${value}`
        : undefined,
  within: ['cause'],
  staff: packs.staff,
  steps: { bets: 'Apuestas', deal: 'Reparto', ties: 'Empates', war: 'Guerra', payment: 'Pago' },
  next: {},
  noOutcome: 'sin cartas de la banca',
  table: {
    print: { title: 'Empate: rendirse o guerra', note: 'Carta mayor paga 1 a 1', band: 'Tie paga 10 a 1' },
    player: (seat: string) => `Jugador ${seat}`,
    bet: { war: 'War', tie: 'Tie' } as Record<string, string>,
    pays: { war: 'carta mayor, 1 a 1', tie: 'mismo valor, 10 a 1' } as Record<string, string>,
    notAllowed: 'ahora no',
    rank: (rank: string) => ({ T: '10', J: 'J', Q: 'Q', K: 'K', A: 'As' })[rank] ?? rank,
    banker: { first: (card: string) => `muestra ${card}`, war: 'tiene su carta de guerra' },
    tied: 'Empate',
    atWar: 'En guerra',
    surrendered: 'Rendido',
    youHave: (card: string) => `Tienes ${card}`,
    bankHas: (card: string) => `La banca tiene ${card}`,
    turn: 'Empate: decides tú',
    yourTurn: (card: string) => `Empate con ${card}: ¿te rindes o vas a la guerra?`,
    decisions: {
      surrender: { label: 'Rendirme', key: 'R' },
      'go-to-war': { label: 'Ir a la guerra', key: 'G' },
    } as Record<string, { label: string; key: string }>,
    surrenderNote: (back: number) => `recuperas ${money(back)}`,
    warNote: (more: number, prize: number) => `apuestas otros ${money(more)}; ganas ${money(prize)} o más`,
    duel: {
      title: (box: number) => `Guerra · puesto ${box}`,
      burned: 'Se queman tres cartas y viene la del jugador.',
      bankNext: 'Se queman tres cartas y viene la de la banca.',
      wins: (mine: boolean): string => (mine ? 'Ganas la guerra.' : 'Gana el jugador.'),
      loses: (mine: boolean): string => (mine ? 'Pierdes la guerra.' : 'Gana la banca.'),
      ties: (mine: boolean): string =>
        mine ? 'Segundo empate: ganas las dos y el bono.' : 'Segundo empate: se paga al jugador, con bono.',
    },
    next: {
      bets: (left: number) => `En ${left} s: «No más apuestas»`,
      deal: 'Una carta a cada puesto y una para la banca.',
      mine: 'Empataste: ríndete o ve a la guerra.',
      turn: (box: number) => `Decide el puesto ${box}: rendirse o ir a la guerra.`,
      war: (mine: boolean): string =>
        mine ? 'Tu guerra: carta mayor gana las dos apuestas.' : 'Se reparte una guerra.',
      payment: 'Se cobra lo perdido y se paga lo ganado.',
      won: (amount: number) => `Ganas ${money(amount)}.`,
      lost: (amount: number) => `Pierdes ${money(amount)}.`,
      even: 'Ni ganas ni pierdes.',
    },
  },
  console: {
    cardFor: (whose: string) => `Carta para ${whose}`,
    place: (box: number) => `el puesto ${box}`,
    bank: 'la banca',
    burned: 'Se quema',
    firstBurn: 'Antes se queman tres cartas',
    asks: (box: number) => `Puesto ${box}: ¿se rinde o va a la guerra?`,
    results: { wins: 'Gana el jugador', loses: 'Gana la banca', ties: 'Empate' } as Record<string, string>,
  },
  odds: {
    lead: 'Sobre todas las cartas de un sabot completo, sin reposición. Lo que se quema sin verse no cambia nada.',
    name: (bet: string, choice: string | undefined): string =>
      bet === 'tie' ? 'Tie' : choice === 'surrender' ? 'War, rindiéndose en el empate' : 'War, yendo a la guerra',
    best: (choice: string): string =>
      choice === 'surrender' ? 'En el empate conviene rendirse.' : 'En el empate conviene ir a la guerra.',
  },
} satisfies FamilyWords & { readonly [part: string]: unknown }

export type WarWords = typeof es
