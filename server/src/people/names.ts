// One name, one account, however it is typed. Two spellings that a person cannot tell apart are one name: composed or
// not, in capitals or not, wide or narrow. What cannot be seen is refused when a name is made.

/** Why a name cannot be made. */
export type NameFault = 'empty' | 'too-long' | 'invisible' | 'mixed-scripts'

const NAME_MAX = 40
// Controls, formats, unassigned, private use, and what fonts leave out: zero-width, direction marks, fillers, selectors.
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/u
const INVISIBLES = new RegExp(INVISIBLE, 'gu')
// Letters of another alphabet look like ours: a Cyrillic а in a Latin name is another name that reads the same.
const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u]

/** As it is kept and shown. */
export const writtenName = (name: string): string => name.normalize('NFC').trim().replace(/\s+/gu, ' ')

/** What two names are compared by, and attempts to log in counted by. */
export const nameKey = (name: string): string =>
  writtenName(
    name
      .normalize('NFKC')
      .replace(INVISIBLES, '')
      // Twice: capitals of ß and ſ come down as what they are written with.
      .toUpperCase()
      .toLowerCase()
      .normalize('NFKC'),
  ).slice(0, 80)

export const nameFault = (name: string): NameFault | undefined => {
  const written = writtenName(name)
  if (INVISIBLE.test(name)) return 'invisible'
  if (nameKey(written) === '') return 'empty'
  if (written.length > NAME_MAX) return 'too-long'
  const scripts = SCRIPTS.filter((script) => script.test(written.normalize('NFKC')))
  return scripts.length > 1 ? 'mixed-scripts' : undefined
}
