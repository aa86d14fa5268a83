// Whose hand it is, what was thrown in it, and what the shooter may ask for.

import type { Option } from '../../../app/types.js'
import { offers } from '../../../pages/table/stakes.js'
import type { AtTable } from '../../../pages/table/TablePage.js'
import { Button } from '../../../parts/Button.js'
import { classes } from '../../../parts/classes.js'
import { pointsOf } from '../die/faces.js'
import { playOf } from '../play.js'
import { useDiceWords } from '../words.js'
import { PickDice } from './PickDice.js'
import { ThrowDice } from './ThrowDice.js'

/** What this player is offered by name. */
export const offered = ({ play, state }: AtTable, name: string): Option | undefined =>
  play.me === null ? undefined : offers(state.options, name).find(({ by }) => by === play.me)

const seatNumber = (seat: string): number => Number(seat.split(':')[1])

export const Shooter = ({ at }: { at: AtTable }) => {
  const { shooter: w, craps } = useDiceWords()
  const { view } = at.state
  const { shooter = null, hand = 0, history = [], point = null } = playOf(view)
  const mine = shooter !== null && shooter === at.play.me
  const who = shooter === null ? w.nobody : mine ? w.you(hand + 1) : w.seat(seatNumber(shooter), hand + 1)
  const thrown = history.slice(0, Math.min(hand, 8)).toReversed()
  return (
    <div className="shooter">
      <p className="who">
        <span className="caps">{who}</span>
        <span
          className={classes('puck-mark', point === null && 'off')}
          role="img"
          aria-label={craps.marker(point !== null)}
        >
          {point === null ? 'OFF' : 'ON'}
        </span>
        <b className="voice">{point === null ? craps.comeOut : craps.point(point)}</b>
      </p>
      {thrown.length > 0 && (
        <ol className="hand num" aria-label={w.hand}>
          {thrown.map((roll, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: throws are positional, totals repeat
            <li key={index}>{pointsOf(roll)}</li>
          ))}
        </ol>
      )}
      <Asking at={at} />
    </div>
  )
}

/** Other dice, or none: before the throw, while there is no point. */
const Asking = ({ at }: { at: AtTable }) => {
  const { shooter: w } = useDiceWords()
  const [others, pass] = [offered(at, 'ask-dice'), offered(at, 'decline-dice')]
  if (!others && !pass) return null
  return (
    <div className="asking">
      {others && <Button onClick={() => at.play.ask({ do: 'ask-dice' })}>{w.others}</Button>}
      {pass && <Button onClick={() => at.play.ask({ do: 'decline-dice' })}>{w.decline}</Button>}
    </div>
  )
}

/** The shooter's own moment: the dice are thrown, or chosen, and nothing else is asked meanwhile. */
export const useShooterDecides = (at: AtTable) => {
  const { play, state } = at
  const practice = state.table.mode === 'practice'
  /** At a practice table nobody else is waited for: what the throw brings follows at once. */
  const toss = async () => {
    const made = await play.ask({ do: 'throw' })
    if (made && practice) await play.proceed()
  }
  const picks = offered(at, 'pick-dice')
  if (picks) return <PickDice option={picks} onPick={(dice) => play.ask({ do: 'pick-dice', dice })} />
  if (!offered(at, 'throw')) return undefined
  return <ThrowDice game={state.view.game} onThrow={toss} onCite={at.cite} />
}
