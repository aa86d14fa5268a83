// The meter of a pot at a table: what it holds and grew by, what it pays, every lamp, and one's own bet.

import { useState } from 'react'
import type { TableState, View } from '../../../app/types.js'
import { money } from '../../../i18n/format.js'
import { Cite, type OnCite } from '../../../parts/Cite.js'
import { classes } from '../../../parts/classes.js'
import { Digits } from '../Digits.js'
import { LampMark } from '../LampMark.js'
import { Prizes } from '../Prizes.js'
import { betOf, lampOf, type PotSeen, type PotsAtTable, seatNumber } from '../play.js'
import { usePotWords } from '../words.js'
import { Own, type OwnProps } from './Own.js'
import '../styles/meter.css'

export interface MeterProps {
  view: View
  pots: PotsAtTable
  /** Its id, its name where the house gave it one, and what it shows; nothing yet while it is on its way. */
  pot: string
  name: string | undefined
  seen: PotSeen | undefined
  me: string | null
  options: TableState['options']
  ask: OwnProps['ask']
  onCite?: OnCite
}

const seatsOf = (view: View): readonly string[] =>
  Array.from({ length: Number(view.config.seats ?? 0) }, (_, index) => `seat:${index + 1}`)

const Lamps = ({ view, pots, pot, me }: Pick<MeterProps, 'view' | 'pots' | 'pot' | 'me'>) => {
  const { meter, seat: seatWord } = usePotWords()
  return (
    <ul className="pot-lamps" aria-label={meter.lamps}>
      {seatsOf(view).map((seat) => {
        const lamp = lampOf(pots, pot, seat)
        const number = seatNumber(seat)
        return (
          <li key={seat} className={seat === me ? 'me' : undefined}>
            <LampMark lamp={lamp} label={`${seatWord(number)}: ${meter.lamp[lamp]}`} />
            <span aria-hidden="true">{seat === me ? meter.you : number}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** All of it, as it stands beside a wide cloth and unfolds on a phone. */
export const MeterBody = (props: MeterProps) => {
  const { view, pots, pot, seen, me, options, ask } = props
  const w = usePotWords()
  const mine = me === null ? undefined : betOf(pots, pot, me)
  return (
    <>
      {seen && (
        <p className="pot-grows num">
          {seen.meter.increment > 0 ? w.grew(`+${money(seen.meter.increment)}`) : w.still}
          {' · '}
          {w.base(money(seen.terms.base))}
        </p>
      )}
      <Lamps {...{ view, pots, pot, me }} />
      {me === null ? <p className="muted">{w.meter.watching}</p> : <Own {...{ view, pots, pot, me, options, ask }} />}
      {seen && <Prizes prizes={seen.prizes} terms={seen.terms} now={mine?.category ?? undefined} />}
    </>
  )
}

export const Meter = (props: MeterProps) => {
  const { seen, name, onCite } = props
  const w = usePotWords()
  const cite = seen?.prizes[0]?.cite
  return (
    <section className="pot-meter" aria-label={name ?? w.meter.label}>
      <h2 className="head">
        <span className="caps">{name ?? w.meter.label}</span>
        {cite && <Cite rule={cite} onOpen={onCite} short />}
      </h2>
      {seen && <Digits amount={seen.meter.main} />}
      <MeterBody {...props} />
    </section>
  )
}

/** On a phone: one bar of 44 pixels over the cloth, that unfolds. */
export const MeterBar = (props: MeterProps) => {
  const { pots, pot, name, seen, me } = props
  const w = usePotWords()
  const [open, setOpen] = useState(false)
  const lamp = me === null ? undefined : lampOf(pots, pot, me)
  return (
    <section className={classes('pot-meter folds', open && 'open')} aria-label={name ?? w.meter.label}>
      <button type="button" className="pot-bar" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className="caps">{w.meter.short}</span>
        <b className="num">{seen ? money(seen.meter.main) : '…'}</b>
        <span className="mine">
          {lamp && <LampMark lamp={lamp} />}
          {lamp ? w.meter.lampShort[lamp] : w.meter.fold}
        </span>
      </button>
      {open && (
        <div className="pot-unfolded">
          <MeterBody {...props} />
        </div>
      )}
    </section>
  )
}
