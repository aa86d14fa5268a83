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
    irregular: 'Anular la tirada',
    collect: 'Cobrar las apuestas perdedoras',
    pay: 'Pagar en orden',
  },
  fields: { disc: 'Sentido del disco', turns: 'Vueltas del disco', symbol: 'Símbolo', cause: 'Causa' },
  values: {
    clockwise: 'En el sentido del reloj',
    'counter-clockwise': 'En sentido contrario al reloj',
    'few-turns': 'Menos de tres vueltas',
    between: 'El tope queda entre dos lugares',
    breakdown: 'Desperfecto del disco',
    'after-no-more-bets': 'Tocar las apuestas después del «no más apuestas»',
    'stopping-the-disc': 'Detener el disco',
    'idle-seat': 'Conservar el puesto sin jugar',
    ...kindsOf('Valor'),
  },
  events: {
    'bets-stand': 'Las apuestas siguen en pie',
    'disc-spun': 'Disco girando: {disc}',
    'disc-stopped': 'El disco se detiene en {symbol}',
    'fault-reported': 'Desperfecto informado al jefe de mesa',
    'round-voided': 'Tirada nula: {cause}',
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
    seal: 'Cierra el disco y el fichero con llave o precinto.',
    callReasons: ['Tirada irregular', 'Discrepancia por un pago', 'Apuesta dudosa', 'Revisar el disco'],
    settle: () => 'Anular la tirada',
    notNow: 'Se anuncia desde el lanzamiento hasta el cobro.',
    callFor: (cause: string) => `Tirada nula: ${cause}`,
  },
  steps: { bets: 'Apuestas', closed: 'No más apuestas', result: 'Resultado', payment: 'Pago' },
  next: {
    spinning: 'El disco gira.',
    collect: 'Se cobra y luego se paga.',
    pay: 'Pagos en el orden del reglamento.',
  },
  told: {
    'disc-spun': 'El disco gira',
    'disc-stopped': 'El disco se detiene',
    'round-voided': 'Tirada nula',
    'bets-stand': 'Las apuestas siguen',
  },

  cloth: 'Paño de Big Six',
  disc: {
    at: (symbol: string) => `Disco detenido en ${symbol}`,
    spinning: 'Disco girando',
    still: 'Disco detenido',
  },
  entry: 'Símbolo del disco',
  board: 'Últimos resultados',
  wall: 'Último símbolo',
  table: { disc: 'Disco', symbols: 'Resultados', turns: 'El disco gira' },
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
