// English for what the croupier says, which is never translated itself.

import type { Gloss } from '../family.js'

export const gloss: Gloss = {
  whole: {
    empate: 'A tie',
    'sabot pasa': 'The shoe passes',
    'hace banco': 'Goes banco',
    'último sabot de la mesa': 'Last shoe of this table',
    'últimas tres manos de la mesa': 'Last three hands of this table',
    'últimas dos manos de la mesa': 'Last two hands of this table',
    'última mano de la mesa': 'Last hand of this table',
  },
  words: [
    [/\bgana punto (\w+) a (\w+)\b/g, 'punto wins $1 to $2'],
    [/\bgana banca (\w+) a (\w+)\b/g, 'banca wins $1 to $2'],
    [/\bhay (\S+) pesos en la banca\b/g, 'There are $1 pesos in the bank'],
  ],
}
