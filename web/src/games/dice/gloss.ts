import type { Gloss } from '../family.js'

export const gloss: Gloss = {
  whole: {
    'ya no va más': 'No more bets',
    'tirada nula': 'Void throw',
    'cambio de dados': 'Change of dice',
    '¿desean modificar sus apuestas o hacer otras?': 'Do you wish to change your bets or make others?',
  },
  words: [
    [/\bcorona\b/g, 'crown'],
    [/\bancla\b/g, 'anchor'],
    [/\bpique\b/g, 'spade'],
    [/\bcorazón\b/g, 'heart'],
    [/\brombo\b/g, 'diamond'],
    [/\btrébol\b/g, 'club'],
  ],
}
