import { wordsOf } from '../../app/words.js'
import { count } from '../../i18n/format.js'

type Steps = readonly (readonly [string, string])[]

const es = {
  title: 'Transparencia',
  lead: 'Cada resultado digital sale de una semilla fijada de antemano. Aquí se comprueba.',
  steps: [
    ['1. Se compromete', 'Antes del primer resultado, la casa publica la huella de una semilla secreta.'],
    ['2. Se juega', 'Cada resultado sale de esa semilla, en orden. Nadie puede cambiarla sin que se note.'],
    ['3. Se abre', 'Al terminar la serie, la semilla se publica y cualquiera repite los resultados.'],
  ] as Steps,
  limit:
    'Lo que un compromiso no prueba: que la casa no eligió entre semillas antes de comprometerse. En ese momento no conoce las apuestas.',
  table: 'Mesa',
  chooseTable: 'Elige una mesa',
  series: (n: number) => `Serie ${count(n)}`,
  drawn: (n: number, size?: number) => (size ? `${count(n)} de ${count(size)} resultados` : `${count(n)} resultados`),
  commitment: 'Compromiso',
  seed: 'Semilla',
  opened: 'abierta',
  sealed: 'en juego',
  sealedWhy: 'Se abre cuando termine la serie',
  check: 'Comprobar aquí',
  matches: 'La semilla da exactamente este compromiso',
  differs: 'La semilla no da este compromiso',
  none: 'Aún no hay series',
  noneBody: 'La primera se compromete antes del primer resultado.',
  practice: 'Tu mesa de práctica',
  loginFirst: 'Entra para ver las series de cada mesa y verificar un registro.',
}

const en: typeof es = {
  title: 'Fairness',
  lead: 'Every digital result comes from a seed fixed beforehand. Here it is checked.',
  steps: [
    ['1. Committed', 'Before the first result the house publishes the fingerprint of a secret seed.'],
    ['2. Played', 'Every result comes from that seed, in order. Nobody can change it unnoticed.'],
    ['3. Opened', 'When the series ends the seed is published and anyone repeats the results.'],
  ],
  limit:
    'What a commitment does not prove: that the house did not choose among seeds before committing. It does not know the bets then.',
  table: 'Table',
  chooseTable: 'Choose a table',
  series: (n) => `Series ${count(n)}`,
  drawn: (n, size) => (size ? `${count(n)} of ${count(size)} results` : `${count(n)} results`),
  commitment: 'Commitment',
  seed: 'Seed',
  opened: 'opened',
  sealed: 'in play',
  sealedWhy: 'It is opened when the series ends',
  check: 'Check it here',
  matches: 'The seed gives exactly this commitment',
  differs: 'The seed does not give this commitment',
  none: 'No series yet',
  noneBody: 'The first is committed to before the first result.',
  practice: 'Your practice table',
  loginFirst: 'Log in to see the series of each table and verify a log.',
}

export const useFairnessWords = wordsOf({ es, en })
