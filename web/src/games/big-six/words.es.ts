// The words of a Big Six table, in Spanish (Chile).

import { money } from '../../i18n/format.js'
import type { FamilyWords, NamedSpot } from '../family.js'
import { DRAWING_NAMES, kindsOf, valueName } from './looks.js'
import { phases } from './phases.js'

export const es = {
  options: { disc: 'Los 54 lugares del disco' },
  spot: ({ id }: NamedSpot) => valueName('Valor', DRAWING_NAMES.es, id),
  kinds: kindsOf('Valor'),
  phases: phases.es,
  moves: {
    spin: 'Girar el disco',
    stop: 'Ingresar el símbolo',
    irregular: 'Anular la jugada',
    collect: 'Retirar las apuestas perdedoras',
    pay: 'Pagar en orden',
  },
  fields: { disc: 'Sentido del disco', turns: 'Vueltas del disco', symbol: 'Símbolo', cause: 'Causa' },
  values: {
    clockwise: 'En el sentido del reloj',
    'counter-clockwise': 'En sentido contrario al reloj',
    'few-turns': 'Menos de tres vueltas',
    between: 'El tope queda entre dos suertes',
    breakdown: 'Desperfecto del disco',
    'after-no-more-bets': 'Tocar las apuestas después del «no más apuestas»',
    'stopping-the-disc': 'Detener el disco',
    'idle-seat': 'Conservar el lugar sin jugar',
    ...kindsOf('Valor'),
  },
  events: {
    'bets-stand': 'Las apuestas siguen en pie',
    'disc-spun': 'Disco girando: {disc}',
    'disc-stopped': 'El disco se detiene en {symbol}',
    'fault-reported': 'Desperfecto informado al jefe de mesa',
    'round-voided': 'Jugada nula: {cause}',
  },
  refusals: {
    'nobody-plays': 'Nadie ha apostado',
    'no-such-cause': 'Esa causa no existe',
    'no-such-direction': 'El disco no gira así',
    'no-such-symbol': 'Ese símbolo no está en el disco',
  },
  value: (field: string, value: string) => (field === 'symbol' ? value.split('-')[0] : undefined),
  within: ['disc', 'cause'],
  staff: {
    seal: 'Cierra cilindro y fichero con llave o precinto.',
    callReasons: ['Tirada irregular', 'Reclamo por un pago', 'Apuesta dudosa', 'Revisar el cilindro o la bola'],
    settle: () => 'Anular la jugada',
    notNow: 'Se anuncia entre el lanzamiento y el retiro.',
    callFor: (cause: string) => `Tirada nula: ${cause}`,
  },
  steps: { bets: 'Apuestas', closed: 'No más apuestas', result: 'Resultado', payment: 'Pago' },
  next: {
    spinning: 'La rueda gira.',
    collect: 'Se cobra y luego se paga.',
    pay: 'Pagos en el orden del reglamento.',
  },
  told: {
    'disc-spun': 'La rueda gira',
    'disc-stopped': 'La rueda se detiene',
    'round-voided': 'Tirada nula',
    'bets-stand': 'Las apuestas siguen',
  },

  cloth: 'Paño de Big Six',
  disc: {
    at: (symbol: string) => `Rueda detenida en ${symbol}`,
    spinning: 'Rueda girando',
    still: 'Cilindro detenido',
  },
  entry: 'Símbolo de la rueda',
  board: 'Últimos resultados',
  wall: 'Último símbolo',
  table: { disc: 'Rueda', symbols: 'Resultados', turns: 'La rueda gira' },
  odds: {
    title: 'Probabilidades',
    bet: 'Apuesta',
    pays: 'Paga',
    wins: 'Gana',
    returns: (stake: number) => `Con ${money(stake)} recibes`,
    edge: 'Ventaja de la casa',
    article: 'Artículo',
  },
} satisfies FamilyWords & { readonly [part: string]: unknown }

export type BigSixWords = typeof es
