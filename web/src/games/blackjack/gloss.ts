import type { Gloss } from '../family.js'

export const gloss: Gloss = {
  whole: {
    'no más seguros': 'No more insurance',
    'paga y retira': 'Half is paid, the hand is out',
    retiros: 'Surrenders',
    planto: 'I stand',
    'black jack': 'Black Jack',
    'canal 21': 'Canal 21',
    'próxima carta para la banca': 'Next card for the bank',
    'próxima dos cartas para la banca': 'Next two cards for the bank',
    'últimas tres manos de la mesa': 'Last three hands of this table',
    'últimas dos manos de la mesa': 'Last two hands of this table',
    'última mano de la mesa': 'Last hand of this table',
  },
  words: [
    [/\bpuntos\b/g, 'points'],
    [/\bla banca se pasa\b/g, 'the bank busts'],
  ],
}
