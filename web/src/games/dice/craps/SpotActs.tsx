// What may be done with the bet that was chosen: a chip back, and whether it plays.

import { rangeOn } from '../../../pages/table/stakes.js'
import type { AtTable } from '../../../pages/table/TablePage.js'
import { Button } from '../../../parts/Button.js'
import { playOf } from '../play.js'
import { useDiceWords } from '../words.js'

type Way = 'on' | 'off'

/** Which way its marker may be turned now, where the table offers it. */
const turns = ({ state, play }: AtTable, spot: string): Way | undefined => {
  for (const { do: name, by, fields } of state.options) {
    if (name !== 'mark' || by !== play.me || !fields.on || !('oneOf' in fields.on)) continue
    if (fields.on.oneOf.includes(spot) && fields.as && 'oneOf' in fields.as) return fields.as.oneOf[0] as Way
  }
  return undefined
}

export const SpotActs = ({ at, chosen }: { at: AtTable; chosen: string | null }) => {
  const w = useDiceWords()
  const { play, state, game, hand } = at
  const spot = game.spots.find(({ id }) => id === chosen)
  if (!play.seat) return null
  const stake = state.view.bets
    .filter((bet) => bet.seat === play.me && bet.on === chosen)
    .reduce((sum, bet) => sum + bet.amount, 0)
  if (!spot || !chosen || (stake === 0 && !play.mayBet))
    return (
      <section className="spot-acts" aria-label={w.acts.label}>
        <p className="muted">{w.acts.none}</p>
      </section>
    )
  const way = turns(at, chosen)
  const takes = state.options.some(
    ({ do: name, by, fields }) =>
      name === 'withdraw' && by === play.me && fields.on && 'oneOf' in fields.on && fields.on.oneOf.includes(chosen),
  )
  const marked = playOf(state.view).marks?.some(({ seat, on }) => seat === play.me && on === chosen)
  return (
    <section className="spot-acts" aria-label={w.acts.label}>
      <b className="voice">{w.acts.stake(w.spot(spot), stake)}</b>
      {way && (
        <Button onClick={() => play.ask({ do: 'mark', on: chosen, as: way })}>
          {way === 'off' ? w.acts.off : w.acts.on}
        </Button>
      )}
      {marked && !way && <span className="muted">{w.craps.notWorking}</span>}
      {rangeOn(state.options, chosen, 'money') && <Button onClick={() => hand.place(chosen)}>{w.acts.raise}</Button>}
      <Button
        because={stake === 0 ? w.acts.nothing : takes ? undefined : w.acts.contract}
        onClick={() => hand.lift(chosen)}
      >
        {w.acts.take}
      </Button>
    </section>
  )
}
