import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useCardWords } from '../i18n/cards/index.js'
import { money } from '../i18n/format.js'
import { Button } from '../parts/Button.js'
import { Cite, type OnCite } from '../parts/Cite.js'
import { Countdown } from '../parts/Countdown.js'
import './styles/decide.css'

export interface OfferProps {
  /** "¿Seguro?". */
  title: string
  /** What it costs and what it pays; at no table but a practice one, what it is worth. */
  body: ReactNode
  rule: string | undefined
  /** An amount to choose; without it the offer has one price, or none. */
  amount?: { readonly min: number; readonly max: number; readonly step: number } | undefined
  /** Something else to choose with, over the answers. */
  control?: ReactNode
  take?: string
  /** Several answers instead of one to take. */
  choices?: readonly { readonly id: string; readonly label: string }[]
  takeHint?: string
  /** Without it there is nothing to refuse. */
  decline?: string | undefined
  declineHint?: string
  /** Why it cannot be taken. */
  because?: string | undefined
  countdown?: { left: number; total: number } | undefined
  onTake: (amount: number | undefined) => void
  onDecline?: (() => void) | undefined
  onChoose?: ((id: string) => void) | undefined
  onCite?: OnCite
}

const Stepper = ({
  label,
  value,
  bounds,
  onChange,
}: {
  label: string
  value: number
  bounds: { readonly min: number; readonly max: number; readonly step: number }
  onChange: (value: number) => void
}) => {
  const w = useCardWords()
  // Ten presses from end to end, however fine the chips are.
  const stride = Math.max(bounds.step, Math.ceil(bounds.max / 10 / bounds.step) * bounds.step)
  const clamp = (next: number) => onChange(Math.min(bounds.max, Math.max(bounds.min, next)))
  return (
    <fieldset className="stepper" aria-label={w.amountOf(label, bounds.max)}>
      <button type="button" aria-label={w.less} onClick={() => clamp(value - stride)}>
        −
      </button>
      <output className="num">{money(value)}</output>
      <button type="button" aria-label={w.more} onClick={() => clamp(value + stride)}>
        +
      </button>
    </fieldset>
  )
}

/** Something the regulation offers at its moment: the price, what it pays, the article. No advice. */
export const Offer = (props: OfferProps) => {
  const { title, body, rule, amount, take, takeHint, decline, declineHint, because, countdown } = props
  const { control, choices = [], onTake, onDecline, onChoose, onCite } = props
  const [wanted, setWanted] = useState<number>()
  const value = amount && Math.min(amount.max, Math.max(amount.min, wanted ?? amount.max))
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement)
        return
      const pressed = event.key.toUpperCase()
      if (pressed === takeHint && !because) onTake(value)
      else if (pressed === declineHint) onDecline?.()
    }
    window.addEventListener('keydown', key)
    return () => window.removeEventListener('keydown', key)
  }, [takeHint, declineHint, because, value, onTake, onDecline])
  return (
    <section className="card-offer" data-theme="light" aria-label={title}>
      {countdown && <Countdown {...countdown} />}
      <div className="what">
        <h2 className="voice" role="status">
          {title} {rule && <Cite rule={rule} onOpen={onCite} />}
        </h2>
        <p>{body}</p>
      </div>
      {control}
      <div className="row">
        {amount && value !== undefined && <Stepper label={title} value={value} bounds={amount} onChange={setWanted} />}
        {take && (
          <Button look="main" because={because} {...(takeHint ? { hint: takeHint } : {})} onClick={() => onTake(value)}>
            {take}
          </Button>
        )}
        {choices.map(({ id, label }) => (
          <Button key={id} onClick={() => onChoose?.(id)}>
            {label}
          </Button>
        ))}
        {decline && onDecline && (
          <Button {...(declineHint ? { hint: declineHint } : {})} onClick={onDecline}>
            {decline}
          </Button>
        )}
      </div>
    </section>
  )
}
