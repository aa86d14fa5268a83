import { useLanguage } from '../../i18n/language.js'
import { classes } from '../../parts/classes.js'
import type { ResultProps } from '../family.js'
import { COLOURS, pocketKind } from './pockets.js'
import './lists.css'

/** A number of the wheel: red is round, black is square, zero is a diamond. */
export const Pocket = ({ result, size = 'm', latest }: ResultProps) => {
  const { language } = useLanguage()
  const kind = pocketKind(result)
  return (
    <span className={classes('pk', kind, size !== 'm' && size, latest && 'latest')}>
      {result}
      {kind !== 'zero' && <span className="sr"> {COLOURS[language === 'en' ? 'en' : 'es'][kind]}</span>}
    </span>
  )
}
