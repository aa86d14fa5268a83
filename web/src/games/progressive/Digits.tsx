import { useEffect, useRef, useState } from 'react'
import { money } from '../../i18n/format.js'
import { classes } from '../../parts/classes.js'
import './styles/digits.css'

/** A number that many tables feed is replaced at most once a second, and always ends at what it is. */
const CALM_MS = 1000

export const useCalm = (value: number): number => {
  const [shown, setShown] = useState(value)
  const last = useRef(0)
  useEffect(() => {
    if (value === shown) return
    const wait = Math.max(0, last.current + CALM_MS - Date.now())
    const timer = setTimeout(() => {
      last.current = Date.now()
      setShown(value)
    }, wait)
    return () => clearTimeout(timer)
  }, [value, shown])
  return shown
}

/** An amount on plates. Only a digit that changes moves; what is there when the page opens does not. */
export const Digits = ({ amount }: { amount: number }) => {
  const shown = useCalm(amount)
  const first = useRef(shown)
  const moved = shown !== first.current
  const text = money(shown)
  return (
    <p className={classes('pot-digits num', moved && 'moved')} role="img" aria-label={text}>
      {[...text].map((sign, index) => {
        const place = text.length - index
        return /\d/.test(sign) ? (
          <i key={`${place} ${sign}`}>{sign}</i>
        ) : (
          <span key={place} className={sign === '$' ? 'cur' : undefined}>
            {sign}
          </span>
        )
      })}
    </p>
  )
}
