// Spanish (Chile): tú, present tense, short. No exclamation marks.

import { count, money, percentOf } from './format.js'
import type { Some } from './rounds.js'

export const es = {
  language: 'es-CL',
  percent: percentOf('es-CL'),
  pays: (num: number, den: number) => `${num} a ${den}`,
  oneOf: (part: number, whole: number) => `${part} de ${whole}`,

  cloth: {
    help: 'Flechas: casilleros. Mayúscula y flecha: líneas y esquinas. Enter pone, Suprimir retira, 1 a 4 eligen la ficha, barra abre la búsqueda.',
    spot: (name: string, pays: string, stake: number) =>
      `${name}. Paga ${pays}. ${stake ? `Tu apuesta ${money(stake)}.` : 'Sin apuesta tuya.'}`,
    won: 'Salió',
    loupe: 'Elige la línea',
    closeLoupe: 'Cerrar',
    find: 'Buscar una apuesta',
    findNone: 'No hay esa apuesta en este paño',
    place: (name: string) => `Poner en ${name}`,
  },

  chip: {
    of: (amount: number) => `Ficha de ${money(amount)}`,
    thousands: 'mil',
    rack: 'Valor de la ficha',
    stack: (amount: number, mine: boolean) => `${mine ? 'Tu apuesta' : 'Apuesta de otro puesto'}: ${money(amount)}`,
  },

  phase: {
    title: 'Fase de la tirada',
    steps: 'Fases',
    latest: 'Últimos números',
    seconds: (n: number) => (n === 1 ? '1 segundo' : `${n} segundos`),
    left: (n: number) => (n === 1 ? 'Queda 1 segundo' : `Quedan ${n} segundos`),
    done: 'hecho',
  },

  noResults: 'Aún no hay resultados',
  cite: { open: (article: string) => `Abrir el artículo ${article}` },
  wallet: { label: (amount: number) => `Billetera: ${money(amount)}` },
  languageSwitch: { label: 'Idioma', es: 'Español', en: 'English' },

  pay: {
    order: 'orden del reglamento',
    net: 'Neto de la tirada',
    empty: 'Sin pagos en esta tirada',
    on: (stake: number, pays: string) => `${money(stake)} · ${pays}`,
  },

  odds: {
    pays: 'Paga',
    wins: 'Gana',
    receive: (stake: number) => `Con ${money(stake)} recibes`,
    edge: 'Ventaja de la casa',
  },

  seat: {
    number: (n: number) => `Puesto ${n}`,
    free: 'Libre',
    sit: 'Sentarse',
    you: 'Tú',
    away: 'Ausente',
    leaving: 'Se retira',
    stake: 'En el paño',
    chips: 'Fichas',
  },

  card: {
    limits: (min: number, max: number) => `${money(min)} a ${money(max)}`,
    free: (n: number) => (n === 0 ? 'Completa' : n === 1 ? '1 libre' : `${n} libres`),
    seats: (used: number, all: number) => `${used} de ${all} puestos ocupados`,
    watching: (n: number) => `${count(n)} mirando`,
    mode: { live: 'en vivo', digital: 'digital', practice: 'práctica' },
  },

  pad: {
    undo: 'Deshacer',
    confirm: (what: string) => `Confirmar ${what}`,
    unconfirmed: (what: string) => `${what}, sin confirmar`,
  },

  irregular: { title: 'Jugadas irregulares', resolves: (who: string) => `Resuelve: ${who}` },

  replay: {
    play: 'Reproducir',
    pause: 'Pausa',
    position: 'Momento de la jugada',
    of: (at: number, all: number) => `${count(at)} / ${count(all)}`,
    key: 'círculo es acción, cuadrado es dinero',
  },

  common: { close: 'Cerrar', loading: 'Cargando', retry: 'Reintentar' },
}

export type Messages = typeof es

/** At a table that plays rounds instead of spins. */
export const esRounds: Some<Messages> = {
  phase: { title: 'Fase del pase' },
  pay: { net: 'Neto del pase', empty: 'Sin pagos en este pase' },
}
