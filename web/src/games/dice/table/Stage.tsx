// The dice of the table: in the air, coming down, at rest; what they came to, and what that did to this player's money.

import type { ReactNode } from 'react'
import { signed } from '../../../i18n/format.js'
import { outcomeOf } from '../../../pages/table/Apparatus.js'
import { type Account, accountOf } from '../../../pages/table/payments.js'
import type { AtTable } from '../../../pages/table/TablePage.js'
import { classes } from '../../../parts/classes.js'
import { Cage } from '../boxes/Cage.js'
import { FIGURES, facesOf } from '../die/faces.js'
import { Thrown } from '../die/Thrown.js'
import { isCraps, lastRoll } from '../play.js'
import { VOIDED } from '../projection.js'
import { useDiceWords } from '../words.js'
import { headlineOf } from './headline.js'
import '../styles/stage.css'

const PIPPED = ['1', '2', '3', '4', '5', '6']
const FIGURED = Object.keys(FIGURES)

/** What the last throw did to this player, as far as it is told. */
export const lastAccount = ({ play, state }: AtTable): Account => accountOf(state.events, play.me, { voidedBy: VOIDED })

const tone = (net: number): string => (net > 0 ? 'plus' : net < 0 ? 'minus' : '')

/** What was won and lost by it, bet by bet, and what it comes to. */
export const Moment = ({ at, account }: { at: AtTable; account: Account }) => {
  const w = useDiceWords()
  const { lines, net } = account
  if (!at.play.me) return null
  if (lines.length === 0) return <p className="moment-none">{w.moment.notIn}</p>
  const nameOf = (on: string) => {
    const spot = at.game.spots.find(({ id }) => id === on)
    return spot ? w.spot(spot) : on
  }
  return (
    <div className="moment-money">
      <p className={classes('moment-net num', tone(net))}>
        <span>{net > 0 ? w.moment.won : net < 0 ? w.moment.lost : w.moment.even}</span>
        <b>{signed(net)}</b>
      </p>
      <ol>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are positional, a bet may be settled twice
          <li key={index}>
            <span>{nameOf(line.on)}</span>
            <span className={classes('num', tone(line.net))}>{signed(line.net)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

export const Stage = ({ at, large, children }: { at: AtTable; large: boolean; children?: ReactNode }) => {
  const w = useDiceWords()
  const { play, state } = at
  const { view } = state
  const outcome = outcomeOf(play, state, lastRoll(view))
  const { told, shown, turning } = outcome
  const craps = isCraps(view.game)
  const faces = shown === null ? null : facesOf(shown)
  const label = turning ? w.moment.air : told === null ? w.moment.none : w.three.dice(w.pair(facesOf(told)))
  const account = lastAccount(at)
  const fresh = told !== null && account.round === view.round
  const headline = headlineOf(state, told, w)
  const dice = {
    sides: view.game === 'crown-and-anchor' ? FIGURED : PIPPED,
    faces,
    tumbling: turning,
    label,
    onRest: play.shown.rested,
  }
  return (
    <section className={classes('stage panel', large && 'large')} aria-label={w.moment.label}>
      {view.game === 'chuck-a-luck' ? <Cage {...dice} /> : <Thrown {...dice} count={craps ? 2 : 3} />}
      <div className="came" role="status">
        {turning || (told === null && shown !== null) ? (
          <p className="voice">{w.moment.air}</p>
        ) : (
          <>
            <p className="voice">{headline.title}</p>
            <p className="muted">{headline.note ?? (told === null ? '' : w.pair(facesOf(told)))}</p>
          </>
        )}
      </div>
      {fresh && large && <Moment at={at} account={account} />}
      {fresh && !large && account.lines.length > 0 && (
        <p className={classes('moment-net num', tone(account.net))}>
          <span>{account.net > 0 ? w.moment.won : account.net < 0 ? w.moment.lost : w.moment.even}</span>
          <b>{signed(account.net)}</b>
        </p>
      )}
      {children}
    </section>
  )
}
