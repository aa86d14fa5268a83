import { useMessages } from '../../i18n/language.js'
import { classes } from '../../parts/classes.js'
import { DRAWINGS, lookOf } from './looks.js'

export interface BigSixSymbolProps {
  symbol: string
  size?: 'm' | 'xl'
  latest?: boolean
}

export const BigSixSymbol = ({ symbol, size = 'm', latest }: BigSixSymbolProps) => {
  const { bets } = useMessages()
  const { shown, fill, ink, drawing } = lookOf(symbol)
  const word = bets.drawings[symbol.split('-')[1] ?? '']
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
