import type { Gloss } from '../family.js'

export const gloss: Gloss = {
  whole: {
    'tirada nula': 'Void spin',
    'tres últimas tiradas': 'Last three spins',
    '¿desean modificar sus apuestas o hacer otras?': 'Do you wish to change your bets or make others?',
    cero: 'Zero',
    'doble cero': 'Double zero',
  },
  words: [
    [/\brojo\b/g, 'red'],
    [/\bnegro\b/g, 'black'],
    [/\bimpar\b/g, 'odd'],
    [/\bpar\b/g, 'even'],
    [/\bmenor\b/g, 'low'],
    [/\bmayor\b/g, 'high'],
    [/\bprimera columna\b/g, '1st column'],
    [/\bsegunda columna\b/g, '2nd column'],
    [/\btercera columna\b/g, '3rd column'],
    [/\bprimera docena\b/g, '1st dozen'],
    [/\bsegunda docena\b/g, '2nd dozen'],
    [/\btercera docena\b/g, '3rd dozen'],
  ],
}
