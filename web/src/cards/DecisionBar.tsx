import { type ReactNode, useId, useLayoutEffect } from 'react'
import { useCardWords } from '../i18n/cards/index.js'
import { Cite, type OnCite } from '../parts/Cite.js'
import { classes } from '../parts/classes.js'
import './styles/decide.css'

export interface Decision {
  readonly id: string
  readonly label: string
  /** What it does: "una carta", "+$20.000, una carta". */
  readonly note: string
  /** The key that does the same; a space is drawn. */
  readonly hint: string
  /** Why it may not be done now. It stays, struck through. */
  readonly because?: string | undefined
  /** The rule behind the reason. */
  readonly rule?: string | undefined
  /** What a practice table says about it. */
  readonly advice?: string | undefined
  readonly advised?: boolean
  /** It does what the player has chosen already. */
  readonly confirms?: boolean
}

export interface DecisionBarProps {
  title: string
  /** The rule of drawing cards. */
  rule?: string | undefined
  decisions: readonly Decision[]
  /** Not this player's turn: the keys are shown, and do nothing. */
  waiting?: boolean
  onDecide: (id: string) => void
  onCite?: OnCite
  /** Beside the articles: a hint, where one may be asked for. */
  aside?: ReactNode
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null

/** What may be asked for, with its key; what may not stays, with the reason and its article. */
export const DecisionBar = ({ title, rule, decisions, waiting, onDecide, onCite, aside }: DecisionBarProps) => {
  const w = useCardWords()
  const id = useId()
  // Before it is painted: whoever sees the keys may press them.
  useLayoutEffect(() => {
    if (waiting) return
    const key = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      // A space or Enter on a focused button presses that button.
      if (event.key === ' ' && event.target instanceof Element && event.target.closest('button, a, summary')) return
      const pressed = event.key === ' ' ? ' ' : event.key.toUpperCase()
      const found = decisions.find((each) => each.hint === pressed)
      if (!found || found.because) return
      event.preventDefault()
      onDecide(found.id)
    }
    window.addEventListener('keydown', key)
    return () => window.removeEventListener('keydown', key)
  }, [decisions, waiting, onDecide])
  const why = decisions.filter((each) => each.because && each.rule)
  return (
    <section className={classes('decide', waiting && 'waiting')} aria-label={w.decide}>
      <h2 className="head">
        <span className="caps">{title}</span>
        {rule && <Cite rule={rule} onOpen={onCite} />}
      </h2>
      <div className="keys" data-keys={decisions.length}>
        {decisions.map(({ id: name, label, note, hint, because, advice, advised, confirms }) => (
          <button
            key={name}
            type="button"
            className={classes('key', advised && 'advised', confirms && !because && 'confirms')}
            aria-disabled={because || waiting ? true : undefined}
            aria-keyshortcuts={hint === ' ' ? 'Space' : hint || undefined}
            aria-describedby={`${id}${name}`}
            onClick={because || waiting ? undefined : () => onDecide(name)}
          >
            <b className={because ? 'struck' : undefined}>{label}</b>
            {hint && (
              <kbd>
                {hint === ' ' ? (
                  <svg viewBox="0 0 14 12" aria-hidden="true">
                    <path d="M2 5v4h10V5" />
                  </svg>
                ) : (
                  hint
                )}
              </kbd>
            )}
            <small id={`${id}${name}`}>{because ?? note}</small>
            {advice && <small className="advice num">{advice}</small>}
          </button>
        ))}
      </div>
      {((why.length > 0 && onCite) || aside) && (
        <div className="whys">
          {why.map(({ id: name, label, rule: reason }) => (
            <span key={name}>
              {label}: <Cite rule={reason as string} onOpen={onCite} short />
            </span>
          ))}
          {aside}
        </div>
      )}
    </section>
  )
}
