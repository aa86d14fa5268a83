// The words of a blackjack table, for whoever plays at it. What is printed on the cloth is what the article asks for.

import { money } from '../../i18n/format.js'

const CLASSIC = {
  natural: 'Black Jack paga 3 a 2',
  stands: 'La banca pide con 16 y se planta con 17',
  insurance: 'Seguro paga 2 a 1',
}

export const table = {
  print: {
    'blackjack-classic': CLASSIC,
    'blackjack-perfect-pairs': CLASSIC,
    'challenge-21': CLASSIC,
    'canal-21': {
      natural: 'Canal 21 paga 1 a 1',
      stands: 'La banca pide con 16 y 17 suave, se planta con 17',
      insurance: 'Seguro con as 2 a 1 · con diez 10 a 1',
    },
    'blackjack-mendoza': { ...CLASSIC, stands: 'La banca se planta con 17' },
  } as Record<string, typeof CLASSIC>,
  natural: (game: string): string => (game === 'canal-21' ? 'Canal 21' : 'Black Jack'),
  bust: 'Se pasó',
  square: (n: number) => `Mano ${n} de la banca`,
  squareShort: (n: number) => `Mano ${n}`,
  player: (seat: string) => `Jugador ${seat}`,
  bet: {
    main: 'Apuesta',
    round: (n: number) => `Apuesta ${n}`,
    pairs: 'Perfect Pairs',
    standing: 'De pie',
    insurance: 'Seguro',
    split: 'Par abierto',
    double: 'Doble',
    'tie-break': 'Desempate',
    bonus: 'Bono',
  },
  boxPays: {
    main: (game: string): string => (game === 'canal-21' ? 'paga 1 a 1' : '1 a 1; Black Jack 3 a 2'),
    round: (n: number) => `contra la mano ${n} de la banca`,
    pairs: 'par: 25, 15 o 5 a 1',
    standing: 'sigue la mano del puesto',
  },
  decisions: {
    hit: { label: 'Pedir', note: 'una carta', key: 'P' },
    stand: { label: 'Plantarse', note: 'quedarte así', key: ' ' },
    double: { label: 'Doblar', note: 'una sola carta', key: 'D' },
    split: { label: 'Abrir par', note: 'dos manos', key: 'A' },
    surrender: { label: 'Retiro', note: 'pierdes la mitad', key: 'R' },
  } as Record<string, { label: string; note: string; key: string }>,
  raise: (amount: number, note: string) => `+${money(amount)}, ${note}`,
  standOn: (total: string) => `quedarte en ${total}`,
  half: (amount: number) => `recuperas ${money(amount)}`,
  turn: 'Tu turno',
  asked: 'Te toca responder',
  yourTurn: (box: number, hand: number | null, total: string) =>
    `Tu decisión · puesto ${box}${hand ? `, mano ${hand}` : ''} · ${total} puntos`,
  notAllowed: 'ahora no',
  doubleLess: {
    label: 'Doblar por menos',
    note: 'una parte de tu apuesta',
    title: '¿Por cuánto doblas?',
    body: 'Entre el mínimo de la mesa y tu apuesta. Recibes una sola carta.',
    take: 'Doblar',
    back: 'Volver',
  },
  offers: {
    answered: 'Respondiste todo. La mesa espera «No más seguros».',
    surrendersAnswered: 'Sigues en juego. La mesa espera el cierre de los retiros.',
    again: 'Cambiar',
    insure: {
      title: '¿Seguro?',
      body: (pays: string, natural: string, most: number) =>
        `Hasta ${money(most)}. Paga ${pays} si la banca tiene ${natural}; si no, se pierde.`,
      exactly: (pays: string, natural: string, amount: number) =>
        `Cuesta ${money(amount)}. Paga ${pays} si la banca tiene ${natural}; si no, se pierde.`,
      for: (box: number, n: number | null) => (n === null ? `Puesto ${box}` : `Puesto ${box}, mano ${n} de la banca`),
      take: 'Tomar',
      decline: 'No',
    },
    'even-money': {
      title: '¿Pago 1 a 1?',
      body: (amount: number, natural: string) => `Por tu ${natural} recibes ${money(amount)} ahora y tu mano termina.`,
      take: 'Tomar 1 a 1',
      decline: 'Esperar a la banca',
    },
    surrender: {
      title: '¿Retiro?',
      body: (back: number) => `Recuperas ${money(back)}, la mitad de tu apuesta, y dejas la mano.`,
      take: 'Retirarme',
      decline: 'Seguir',
    },
    'tie-break': {
      title: '¿Desempate?',
      body: (amount: number) =>
        `Apuestas otros ${money(amount)}: carta mayor gana las dos apuestas, menor las pierde. Sin desempate, tu apuesta es nula.`,
      take: 'Desempatar',
      decline: 'No, nula',
    },
  },
  duel: {
    title: (box: number, hand: number) =>
      hand > 1 ? `Desempate · puesto ${box}, mano ${hand}` : `Desempate · puesto ${box}`,
    playerNext: (mine: boolean): string => (mine ? 'Viene tu carta.' : 'Viene la carta del jugador.'),
    bankNext: 'Viene la carta de la banca.',
    you: 'Tú',
    box: (box: number) => `Puesto ${box}`,
    player: (who: string, mine: boolean, pays: string) =>
      `${mine ? 'Ganas' : `Gana ${who.toLowerCase()}`} con la carta mayor.${pays ? ` Las dos apuestas pagan ${pays}` : ''}`,
    equal: (who: string, mine: boolean, pays: string) =>
      `Cartas iguales: ${mine ? 'se te paga' : `se paga a ${who.toLowerCase()}`}.${pays ? ` Las dos apuestas pagan ${pays}` : ''}`,
    bank: (_who: string, mine: boolean, _pays: string) =>
      `Gana la banca con la carta mayor.${mine ? ' Pierdes' : ' Se pierden'} las dos apuestas`,
  },
  banker: {
    shows: (card: string) => `muestra ${card}`,
    bust: 'se pasó',
    stands: 'se planta',
    waits: 'una cubierta',
  },
  youHave: (box: number, total: string) => `Puesto ${box}: tienes ${total}`,
  bankHas: (total: string) => `La banca: ${total}`,
  next: {
    preparing: 'El croupier prepara el sabot.',
    cut: 'Se corta el mazo.',
    positions: 'Se ofrecen posiciones múltiples.',
    idle: 'El próximo pase comienza pronto.',
    idlePractice: 'Presiona Continuar para abrir las apuestas.',
    bets: (left: number) => `En ${left} s: «No más apuestas»`,
    betting: 'Apuestas abiertas.',
    deal: 'Una carta a cada mano, una a la banca, otra a cada mano.',
    pairs: 'Se resuelve Perfect Pairs.',
    offers: (left: number) => `En ${left} s: «No más seguros»`,
    insurance: 'Seguros y pagos 1 a 1, antes de seguir.',
    surrender: 'Retiros, antes de pedir cartas.',
    mine: (box: number, total: string) => `Tu turno en el puesto ${box}, con ${total}.`,
    turn: (box: number) => `Juega el puesto ${box}.`,
    bank: 'La banca completa su mano.',
    tieBreak: 'Se ofrece el desempate.',
    reveal: 'Se dan vuelta las cartas cubiertas.',
    payment: 'Se cobra y se paga de derecha a izquierda.',
    last: (n: number) => (n === 1 ? 'Último pase.' : `Quedan ${n} pases.`),
  },
  standing: {
    offer: 'También puedes apostar de pie: sigues la mano de un puesto y no decides en ella.',
    take: 'Apostar de pie',
  },
  playHere: 'Jugar también aquí',
  playHereShort: 'jugar',
  cut: {
    title: 'El corte es tuyo',
    body: (least: number) => `Divide el mazo donde quieras, con ${least} cartas al menos a cada lado.`,
    decline: 'Pasar',
  },
  stuck: {
    title: 'Salieron cartas pegadas',
    body: 'Elige cuál se quema. La primera de las otras es para tu mano.',
    burn: (card: string) => `Quemar ${card}`,
  },
  owed: {
    title: 'Te omitieron',
    body: 'Puedes retirar tu apuesta o recibir lo que se te debe.',
    choices: {
      withdraw: 'Retirar la apuesta',
      card: 'Carta cubierta, doblando',
      play: 'Definir con la banca a la vista',
    } as Record<string, string>,
  },
  positions: {
    title: '¿Posiciones múltiples?',
    body: 'Solo ahora, al empezar el mazo. Cada posición pide un mínimo mayor mientras más tomas.',
    take: (from: number, to: number) => `Puestos ${from} a ${to}`,
    pass: 'Solo la mía',
  },
  askBox: 'Pedir casillero',
  askBoxShort: 'pedir',
  trainer: {
    hint: 'Pista',
    thinking: 'Calculando…',
    names: {
      insure: 'tomar el seguro',
      decline: 'no tomarlo',
      'tie-break': 'desempatar',
      'even-money': 'tomar 1 a 1',
    } as Record<string, string>,
    hide: 'Ocultar pista',
    best: (move: string) => `Lo mejor: ${move}`,
    worth: (value: string) => `valor ${value}`,
    title: 'Tu juego en esta mano',
    right: 'Sin errores: cada decisión fue la mejor.',
    cost: (amount: string) => `Costo esperado ${amount}`,
    mistake: (did: string, best: string) => `Elegiste ${did}; lo mejor era ${best}`,
    note: 'Por peso apostado, con estas reglas y un sabot completo.',
  },
}

export type BlackjackWords = typeof table
