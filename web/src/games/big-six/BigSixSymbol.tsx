import { useLanguage } from '../../i18n/language.js'
import { classes } from '../../parts/classes.js'
import type { ResultProps } from '../family.js'
import { DRAWING_NAMES, DRAWINGS, lookOf } from './looks.js'
import './lists.css'

/** A symbol of the disc: what it pays, and a drawing where two pay the same. */
export const BigSixSymbol = ({ result, size = 'm', latest }: ResultProps) => {
  const { language } = useLanguage()
  const { shown, fill, ink, drawing } = lookOf(result)
  const word = DRAWING_NAMES[language === 'en' ? 'en' : 'es'][result.split('-')[1] ?? '']
  return (
    <span
      className={classes('sym', size === 'xl' && 'xl', latest && 'latest')}
      style={{ backgroundColor: fill, color: ink }}
    >
      {shown}
      {drawing && (
        <svg viewBox="-11 -11 22 22" aria-hidden="true">
          <path d={DRAWINGS[drawing]} fill="currentColor" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      )}
      {word && <span className="sr">, {word}</span>}
    </span>
  )
}
