import { useLanguage } from '../../i18n/language.js'
import { classes } from '../../parts/classes.js'
import type { ResultProps } from '../family.js'
import './lists.css'

interface Look {
  readonly row: 'black' | 'red' | 'none'
  readonly sign: string
  readonly es: string
  readonly en: string
}

const LOOKS: { readonly [result: string]: Look } = {
  'black-color': { row: 'black', sign: 'C', es: 'Negro y color', en: 'Black and colour' },
  'black-inverse': { row: 'black', sign: 'I', es: 'Negro e inverso', en: 'Black and inverse' },
  'red-color': { row: 'red', sign: 'C', es: 'Rojo y color', en: 'Red and colour' },
  'red-inverse': { row: 'red', sign: 'I', es: 'Rojo e inverso', en: 'Red and inverse' },
  tie: { row: 'none', sign: '=', es: 'Empate', en: 'Tie' },
  refait: { row: 'none', sign: '31', es: 'Empate a 31', en: 'Tie at 31' },
}

export const outcomeName = (result: string, language: string): string => {
  const look = LOOKS[result]
  return look ? (language === 'en' ? look.en : look.es) : result
}

/** What a round came to: the colour of the row that won, and C for colour or I for inverse. */
export const Outcome = ({ result, size = 'm', latest }: ResultProps) => {
  const { language } = useLanguage()
  const { row, sign } = LOOKS[result] ?? { row: 'none', sign: '?' }
  return (
    <span className={classes('tq-outcome', row, size === 'xl' && 'xl', latest && 'latest')}>
      <span aria-hidden="true">{sign}</span>
      <span className={size === 'xl' ? 'name' : 'sr'}>{outcomeName(result, language)}</span>
    </span>
  )
}
