// What one player does at a pot: credits, the amount, the lamp; and what became of the bet.

import type { Option, SeatId } from '@tapete/engine'
import { useState } from 'react'
import type { Intent, View } from '../../../app/types.js'
import { money } from '../../../i18n/format.js'
import { Button } from '../../../parts/Button.js'
import { classes } from '../../../parts/classes.js'
import { betOf, creditsOf, lampOf, type PotsAtTable, type PotTold, promoOf } from '../play.js'
import { type PotWords, usePotWords } from '../words.js'
import { type Offer, offerOf, plainOffer } from './offers.js'

export interface OwnProps {
  view: View
  pots: PotsAtTable
  pot: string
  me: string
  options: readonly Option[]
  /** Asks the table; answers whether it was done. */
  ask: (intent: Intent) => Promise<boolean>
}

/** Where one's bet stands, in a sentence. */
export const standingOf = (pots: PotsAtTable, pot: string, me: string, w: PotWords): string => {
  const { meter } = w
  const bet = betOf(pots, pot, me)
  switch (lampOf(pots, pot, me)) {
    case 'lit':
      return meter.lit(money(bet?.amount ?? 0))
    case 'locked':
      return meter.locked(money(bet?.amount ?? 0))
    case 'lost':
      return (meter.lost as { readonly [why: string]: string })[bet?.why ?? ''] ?? meter.lost['no-prize']
    case 'won':
      return meter.won(w.category(bet?.category ?? '').toLowerCase())
    case 'out':
      return meter.out
    case 'closed':
      return meter.shut
    default:
      return pots.connected[pot]?.open ? meter.voluntary : meter.notOpen
  }
}

interface StepperProps {
  value: number
  told: PotTold
  onChange: (value: number) => void
}

const Stepper = ({ value, told: { min, max, credit }, onChange }: StepperProps) => {
  const { meter } = usePotWords()
  return (
    <span className="pot-step">
      <button type="button" aria-label={meter.less} disabled={value <= min} onClick={() => onChange(value - credit)}>
        −
      </button>
      <b className="num" aria-live="polite">
        {money(value)}
      </b>
      <button type="button" aria-label={meter.more} disabled={value >= max} onClick={() => onChange(value + credit)}>
        +
      </button>
    </span>
  )
}

/** As many as a few bets take. */
const BETS_BOUGHT = [1, 5, 10]

interface BuyProps {
  offer: Offer
  told: PotTold
  chips: number
  ask: OwnProps['ask']
  onDone: () => void
}

const Buy = ({ offer, told, chips, ask, onDone }: BuyProps) => {
  const { meter } = usePotWords()
  return (
    <div className="pot-buy">
      <p className="muted">{meter.buyHow(money(chips))}</p>
      <div className="go">
        {BETS_BOUGHT.map((bets) => {
          const amount = bets * told.min
          const move = offer.of(amount)
          return (
            <Button
              key={bets}
              because={move ? undefined : meter.noChips}
              aria-label={meter.buyDone(money(amount))}
              onClick={async () => move && (await ask(move)) && onDone()}
            >
              {money(amount)}
            </Button>
          )
        })}
        <Button look="quiet" onClick={onDone}>
          {meter.cancel}
        </Button>
      </div>
    </div>
  )
}

const Credits = ({ view, pots, pot, me, options, ask }: OwnProps) => {
  const { meter } = usePotWords()
  const [buying, setBuying] = useState(false)
  const told = pots.connected[pot] as PotTold
  const credits = creditsOf(view, me)
  const promo = promoOf(view, me)
  const waiting = pots.inactive[me as SeatId] ?? 0
  const buy = offerOf(options, me, 'buy-credits')
  const cash = offerOf(options, me, 'cash-credits').of(credits)
  return (
    <>
      <dl className="pot-credits">
        <dt>{meter.credits}</dt>
        <dd className="num">
          <b>{money(credits)}</b>
          <small>{meter.creditsOf(credits / told.credit, money(told.credit))}</small>
        </dd>
      </dl>
      {promo > 0 && <p className="muted">{meter.promo(money(promo))}</p>}
      {waiting > 0 && (
        <p className="pot-waiting" role="status">
          {meter.waiting(money(waiting))}
        </p>
      )}
      {buying ? (
        <Buy {...{ offer: buy, told, ask }} chips={view.seats[me]?.chips ?? 0} onDone={() => setBuying(false)} />
      ) : (
        <div className="go">
          {buy.range && <Button onClick={() => setBuying(true)}>{meter.buy}</Button>}
          {cash && !pots.locked && (
            <Button look="quiet" onClick={() => ask(cash)}>
              {meter.cash}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

/** The lamp: an amount to light it with, or to take back before the lock. */
const Light = ({ view, pots, pot, me, options, ask }: OwnProps) => {
  const { meter } = usePotWords()
  const told = pots.connected[pot] as PotTold
  const [wanted, setWanted] = useState(told.min)
  const lit = betOf(pots, pot, me)?.amount ?? 0
  // What is lit already counts: only what is missing to the maximum may be added.
  const most = told.max - lit
  const amount = Math.min(Math.max(wanted, lit > 0 ? told.credit : told.min), Math.max(most, told.credit))
  const move = offerOf(options, me, 'light', pot).of(amount)
  const off = plainOffer(options, me, 'unlight', pot)
  const have = told.acceptor === 'manual' ? (view.seats[me]?.chips ?? 0) : creditsOf(view, me) + promoOf(view, me)
  const manual = told.acceptor === 'manual'
  const short = have < amount ? (manual ? meter.noChips : meter.noCredits) : meter.notNow
  const because = move ? undefined : short
  return (
    <div className="pot-light">
      {most > 0 ? (
        <>
          {told.max > told.min && (
            <Stepper
              value={amount}
              told={{ ...told, min: lit > 0 ? told.credit : told.min, max: most }}
              onChange={setWanted}
            />
          )}
          <Button className="lights" because={because} onClick={() => move && ask(move)}>
            {lit > 0 ? meter.add(money(amount)) : meter.light(money(amount))}
          </Button>
        </>
      ) : (
        <p className="muted">{meter.atMost(money(told.max))}</p>
      )}
      {off && (
        <Button look="quiet" onClick={() => ask(off)}>
          {meter.unlight(money(lit))}
        </Button>
      )}
      {because && most > 0 && <p className="muted why">{because}</p>}
    </div>
  )
}

export const Own = (props: OwnProps) => {
  const { pots, pot, me } = props
  const w = usePotWords()
  const told = pots.connected[pot]
  const lamp = lampOf(pots, pot, me)
  const playing = lamp === 'off' || lamp === 'lit'
  if (!told) return null
  return (
    <div className={classes('pot-own', lamp)}>
      <p className="standing" role="status">
        {standingOf(pots, pot, me, w)}
      </p>
      {pots.closing.includes(me as SeatId) && <p className="muted">{w.meter.shutting}</p>}
      {told.open && playing && !pots.locked && <Light {...props} />}
      {told.open && told.acceptor === 'electronic' && lamp !== 'closed' && <Credits {...props} />}
    </div>
  )
}
