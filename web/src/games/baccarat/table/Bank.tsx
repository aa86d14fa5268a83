// The bank of Chemin de Fer: who holds it, what is in it, what lies in the garage; and on its way to the next banker, the offer.

import type { View } from '../../../app/types.js'
import { money } from '../../../i18n/format.js'
import { Cite, type OnCite } from '../../../parts/Cite.js'
import { classes } from '../../../parts/classes.js'
import { placeOf, playOf } from '../play.js'
import { useBaccaratWords } from '../words.js'

/** As a bank is bounded: a hundred least stakes, half of it where the garage begins (CHF-09, CHF-15). */
const MOST = 100
const GARAGE_FROM = 50

export const leastOf = (view: View): number => Number(view.limits.punto?.min ?? view.config.chip)

/** What nobody has bet against the bank yet. */
export const uncovered = (view: View): number => {
  const covered = view.bets.filter((bet) => bet.on === 'punto').reduce((sum, bet) => sum + bet.amount, 0)
  return Math.max(0, (playOf(view).bank?.amount ?? 0) - covered)
}

const Bar = ({ amount, garage, least }: { amount: number; garage: number; least: number }) => {
  const { bank: w } = useBaccaratWords().table
  const most = Math.max(MOST * least, amount + garage)
  const share = (value: number) => `${(value / most) * 100}%`
  return (
    <>
      <div
        className="garage"
        role="img"
        aria-label={`${w.title} ${money(amount)}, ${w.garage.toLowerCase()} ${money(garage)}`}
      >
        <i style={{ width: share(amount) }} />
        <i className="kept" style={{ left: share(amount), width: share(garage) }} />
        <b style={{ left: share(GARAGE_FROM * least) }} />
      </div>
      <p className="muted">{w.garageNote(money(GARAGE_FROM * least))}</p>
    </>
  )
}

export const BankPanel = ({ view, me, onCite }: { view: View; me: string | null; onCite?: OnCite }) => {
  const { table } = useBaccaratWords()
  const { bank: w } = table
  const { bank } = playOf(view)
  const least = leastOf(view)
  const players = Object.values(view.seats).filter((seat) => seat?.present).length
  if (!bank)
    return (
      <section className="bac-bank">
        <h2 className="caps">{w.title}</h2>
        <p>{players < 4 ? w.needs(players) : w.none}</p>
      </section>
    )
  const left = uncovered(view)
  return (
    <section className="bac-bank" aria-label={w.title}>
      <h2 className="caps">{bank.banker === me ? w.yours : w.of(placeOf(bank.banker))}</h2>
      <p className="bank-sum num">{money(bank.amount)}</p>
      <p className="muted">
        {w.limit(money(least), money(MOST * least))}
        {bank.partner && ` · ${w.with(placeOf(bank.partner))}`} <Cite rule="CHF-11" onOpen={onCite} short />
      </p>
      <Bar amount={bank.amount} garage={bank.garage} least={least} />
      {view.phase === 'betting' && left > 0 && <p className="num">{w.uncovered(money(left))}</p>}
      {view.phase === 'betting' && <p className="muted">{w.makesNote}</p>}
    </section>
  )
}

export const OfferPanel = ({ view, me, onCite }: { view: View; me: string | null; onCite?: OnCite }) => {
  const { table } = useBaccaratWords()
  const { offer: w } = table
  const { offer } = playOf(view)
  if (!offer) return null
  const top = offer.bids.reduce((most, bid) => Math.max(most, bid.amount), 0)
  const name = (seat: string) => (seat === me ? table.you : table.place(placeOf(seat)))
  const silent = [
    ...offer.barred.map((seat) => ({ seat, why: w.barred })),
    ...offer.out.map((seat) => ({ seat, why: w.out })),
  ]
  return (
    <section className="bac-bank offer" aria-label={w[offer.stage]}>
      <h2 className="voice">{w[offer.stage]}</h2>
      <p className="muted">
        {w.least(money(offer.least))} <Cite rule="CHF-08" onOpen={onCite} short />
      </p>
      {offer.stage === 'auction' && (
        <>
          <h3 className="caps">{w.bids}</h3>
          {offer.bids.length === 0 && <p className="muted">{w.none}</p>}
          <ol className="bids">
            {offer.bids.toReversed().map(({ seat, amount }) => (
              <li key={`${seat} ${amount}`} className={classes(amount === top && 'top')}>
                <span>{name(seat)}</span>
                <span className="muted">{amount === top ? w.top : ''}</span>
                <b className="num">{money(amount)}</b>
              </li>
            ))}
            {silent.map(({ seat, why }) => (
              <li key={`${seat} ${why}`} className="silent">
                <span>{name(seat)}</span>
                <span className="muted">{why}</span>
                <span />
              </li>
            ))}
          </ol>
          <p className="muted">{w.rule}</p>
        </>
      )}
    </section>
  )
}
