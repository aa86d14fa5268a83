import type { Gloss } from '../family.js'

/** In the order they are read: longer phrases before the words they are made of. */
export const gloss: Gloss = {
  whole: {
    'la banca no abre': 'The bank does not open',
    'juega la banca': 'The bank plays',
    ancare: 'A tie: the stakes stay',
    'se quema una carta': 'A card is burned',
    'las cartas están bien dadas': 'The cards are dealt well',
    'últimos tres pases de la mesa': 'Last three rounds of this table',
    'últimos dos pases de la mesa': 'Last two rounds of this table',
    'último pase de la mesa': 'Last round of this table',
  },
  words: [
    [/\bla banca abre con\b/g, 'the bank opens with'],
    [/\bla banca tiene\b/g, 'the bank has'],
    [/\bescalera real\b/g, 'a royal flush'],
    [/\bescalera de color (al|a la)\b/g, 'a straight flush to the'],
    [/\bescalera (al|a la)\b/g, 'a straight to the'],
    [/\bcolor (al|a la)\b/g, 'a flush to the'],
    [/\bpoker de\b/g, 'four of a kind,'],
    [/\bfull de\b/g, 'a full house,'],
    [/\btrío de\b/g, 'three of a kind,'],
    [/\bdos pares,/g, 'two pair,'],
    [/\bpar de\b/g, 'a pair of'],
    [/\b(a pair of|three of a kind,|four of a kind,) (\d+)\b/g, '$1 $2s'],
    [/\bcarta alta\b/g, 'high card'],
    [/\bases\b/g, 'aces'],
    [/\breyes\b/g, 'kings'],
    [/\breinas\b/g, 'queens'],
    [/\bjotas\b/g, 'jacks'],
    [/\bas\b/g, 'ace'],
    [/\brey\b/g, 'king'],
    [/\breina\b/g, 'queen'],
    [/\bjota\b/g, 'jack'],
    [/\by\b/g, 'and'],
  ],
}
