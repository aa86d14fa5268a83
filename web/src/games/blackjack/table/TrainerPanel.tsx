import { useLayoutEffect } from 'react'
import { money } from '../../../i18n/format.js'
import { useMessages } from '../../../i18n/language.js'
import { Button } from '../../../parts/Button.js'
import { useBlackjackWords } from '../words.js'
import type { Trainer } from './useTrainer.js'

/** `−0,54`: pesos won or lost on average for each peso staked. */
export const useWorth = (): ((value: number) => string) => {
  const { language } = useMessages()
  return (value) => {
    const text = `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`
    return language === 'en' ? text : text.replace('.', ',')
  }
}

const useNames = (): ((decision: string) => string) => {
  const w = useBlackjackWords()
  return (decision) => (w.decisions[decision]?.label ?? w.trainer.names[decision] ?? decision).toLowerCase()
}

/** A hint on demand, beside the decisions. */
export const Hint = ({ trainer }: { trainer: Trainer }) => {
  const w = useBlackjackWords()
  const name = useNames()
  const worth = useWorth()
  const { advice, open, toggle } = trainer
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'h' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (event.target instanceof HTMLInputElement) return
      toggle()
    }
    window.addEventListener('keydown', key)
    return () => window.removeEventListener('keydown', key)
  }, [toggle])
  const value = advice?.values[advice.best]
  return (
    <div className="hint-row">
      <Button hint="H" look="quiet" aria-pressed={open} onClick={toggle}>
        {open ? w.trainer.hide : w.trainer.hint}
      </Button>
      {open && (
        <p role="status">
          {advice && value !== undefined
            ? `${w.trainer.best(name(advice.best))} · ${w.trainer.worth(worth(value))}. ${w.trainer.note}`
            : w.trainer.thinking}
        </p>
      )}
    </div>
  )
}

/** After the hand: what each decision cost beside the best one. */
export const Mistakes = ({ trainer }: { trainer: Trainer }) => {
  const w = useBlackjackWords()
  const name = useNames()
  const { choices } = trainer
  if (!choices.length) return null
  const wrong = choices.filter(({ cost }) => cost > 0)
  const sum = wrong.reduce((all, { cost }) => all + cost, 0)
  return (
    <section className="mistakes panel" aria-label={w.trainer.title}>
      <h2 className="head">
        <b>{w.trainer.title}</b>
        <span className="num">{w.trainer.cost(money(sum))}</span>
      </h2>
      {wrong.length === 0 ? (
        <p className="muted">{w.trainer.right}</p>
      ) : (
        <ul>
          {wrong.map(({ hand, did, best, cost }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: choices are positional
            <li key={`${index}${hand}`}>
              <span>{w.trainer.mistake(name(did), name(best))}</span>
              <b className="num">{w.trainer.cost(money(cost))}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
