// The words of a verified log.

import { wordsOf } from '../app/words.js'
import { count } from '../i18n/format.js'

const es = {
  verify: 'Verificar un registro exportado',
  verifyBody: 'El archivo se revisa entero: firma, cadena, reglas, sorteos y dinero.',
  choose: 'Elegir archivo',
  command: 'También sin la casa:',
  verifying: 'Verificando',
  valid: 'El registro es válido',
  invalid: 'El registro no es válido',
  checks: {
    format: 'Forma del archivo',
    signature: 'Firma',
    genesis: 'Origen de la cadena',
    sequence: 'Numeración',
    hashes: 'Huellas encadenadas',
    rules: 'Reglamento de la mesa',
    moves: 'Jugadas según el reglamento',
    events: 'Consecuencias',
    commitments: 'Compromisos de azar',
    draws: 'Sorteos recalculados',
    money: 'Dinero en cero',
  } as Record<string, string>,
  result: { ok: 'Correcto', failed: 'Falla', 'not-run': 'No se revisó' } as Record<string, string>,
  checked: (n: number) => (n === 1 ? '1 revisado' : `${count(n)} revisados`),
  skipped: (n: number) => `${count(n)} sin revisar`,
  failedAt: (seq: number | null) => (seq === null ? 'En el archivo' : `En la entrada ${count(seq)}`),
  entries: (n: number) => `${count(n)} entradas`,
  fingerprint: 'Huella de la llave',
  head: 'Última huella',
}

const en: typeof es = {
  verify: 'Verify an exported log',
  verifyBody: 'The whole file is checked: signature, chain, rules, draws and money.',
  choose: 'Choose a file',
  command: 'Also without the house:',
  verifying: 'Verifying',
  valid: 'The log is valid',
  invalid: 'The log is not valid',
  checks: {
    format: 'Form of the file',
    signature: 'Signature',
    genesis: 'Start of the chain',
    sequence: 'Numbering',
    hashes: 'Chained hashes',
    rules: 'Rule set of the table',
    moves: 'Moves by the regulation',
    events: 'Consequences',
    commitments: 'Commitments of chance',
    draws: 'Draws recomputed',
    money: 'Money sums to zero',
  },
  result: { ok: 'Correct', failed: 'Failed', 'not-run': 'Not checked' },
  checked: (n) => `${count(n)} checked`,
  skipped: (n) => `${count(n)} not checked`,
  failedAt: (seq) => (seq === null ? 'In the file' : `In entry ${count(seq)}`),
  entries: (n) => `${count(n)} entries`,
  fingerprint: 'Key fingerprint',
  head: 'Last hash',
}

export const useVerifyWords = wordsOf({ es, en })
