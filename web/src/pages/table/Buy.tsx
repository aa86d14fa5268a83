import { type FormEvent, useId, useState } from 'react'
import { money } from '../../i18n/format.js'
import { Button } from '../../parts/Button.js'
import { Chip } from '../../parts/Chip.js'
import { Dialog } from '../../parts/Dialog.js'
import { useTableWords } from './words.js'

export interface BuyProps {
  open: boolean
  /** What it is for: sitting down with chips, or buying more. */
  title?: string
  wallet: number
  /** The smallest chip. */
  step: number
  inHand: number
  onBuy: (amount: number) => void
  onCashOut: (amount: number) => void
  onClose: () => void
}

/** Round amounts a wallet can pay. */
export const amountsFor = (wallet: number): number[] =>
  [20_000, 50_000, 100_000, 200_000, 500_000].filter((amount) => amount <= wallet)

/** What somebody sits down with who does not say: fifty thousand, or what the wallet has. */
export const usualFor = (wallet: number, step: number): number => {
  const amounts = amountsFor(wallet)
  const usual = amounts.find((amount) => amount >= 50_000) ?? amounts.at(-1) ?? wallet
  return usual - (usual % step)
}

export const BuyDialog = (props: BuyProps) => {
  const { open, wallet, step, inHand, onBuy, onCashOut, onClose } = props
  const w = useTableWords()
  const field = useId()
  const [text, setText] = useState('')
  const amount = Number(text.replace(/\D/g, ''))
  const wrong =
    amount > wallet ? w.because.noMoney : amount < step || amount % step !== 0 ? w.amountRule(step) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wrong) return
    setText('')
    onBuy(amount)
  }
  return (
    <Dialog open={open} title={props.title ?? w.buy} onClose={onClose}>
      <div className="buy">
        <p className="muted">{w.buyLead(wallet)}</p>
        <div className="amounts">
          {amountsFor(wallet).map((each, index) => (
            <button
              key={each}
              type="button"
              className="btn"
              data-first={index === 0 ? '' : undefined}
              onClick={() => onBuy(each)}
            >
              <Chip value={each} size={22} bare />
              <span className="num">{money(each)}</span>
            </button>
          ))}
        </div>
        <form onSubmit={submit}>
          <label htmlFor={field}>{w.otherAmount}</label>
          <div className="row">
            <input
              id={field}
              className="input"
              inputMode="numeric"
              autoComplete="off"
              value={text}
              placeholder={String(step)}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <Button type="submit" because={text ? wrong : w.amountRule(step)}>
              {w.buyShort}
            </Button>
          </div>
          <p className="muted" role="status">
            {text ? (wrong ?? money(amount)) : w.amountRule(step)}
          </p>
        </form>
        {inHand > 0 && (
          <Button look="quiet" onClick={() => onCashOut(inHand)}>
            {w.cashOut}: {money(inHand)}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
