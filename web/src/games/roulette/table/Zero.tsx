// The zero came: each even chance of this player waits for half or prison (RF-28).

import type { Option, Spot } from '../../../app/types.js'
import { offers } from '../../../pages/table/stakes.js'
import type { SeatPlay } from '../../../pages/table/useSeat.js'
import { Button } from '../../../parts/Button.js'
import { Cite, type OnCite } from '../../../parts/Cite.js'
import { useRouletteWords } from '../words.js'

const first = (option: Option, field: string): string => {
  const bound = option.fields[field]
  return bound && 'oneOf' in bound ? String(bound.oneOf[0]) : ''
}

const Choice = ({
  play,
  option,
  spots,
  told,
  onCite,
}: {
  play: SeatPlay
  option: Option
  /** The first of several explains the choice for all. */
  told: boolean
  spots: readonly Spot[]
  onCite: OnCite
}) => {
  const words = useRouletteWords()
  const w = words.table
  const on = first(option, 'on')
  const kind = first(option, 'with') || 'money'
  const bet = play.state?.view.bets.find(
    (each) => each.seat === play.me && each.on === on && each.tag === 'zero' && each.with === kind,
  )
  const due = play.state?.events.findLast((event) => event.type === 'zero-decision-due' && event.on === on)
  const choices = option.fields.choice && 'oneOf' in option.fields.choice ? option.fields.choice.oneOf : []
  const spot = spots.find((each) => each.id === on)
  const stake = bet?.amount ?? 0
  const choose = (choice: string) => play.ask({ do: 'zero', on, choice, ...(kind === 'money' ? {} : { with: kind }) })
  return (
    <section className="offer" aria-label={w.zeroTitle(spot ? words.spot(spot) : on, stake)}>
      <div>
        <b className="voice" role="status">
          {w.zeroTitle(spot ? words.spot(spot) : on, stake)}
        </b>
        <p>
          {told &&
            `${w.zeroBody} ${w.prisonBody} ${w.zeroDefault(String(play.state?.view.config.zeroDefault ?? 'half'))} `}
          <Cite rule={due?.cite ?? 'RF-28'} onOpen={onCite} />
        </p>
      </div>
      <div className="choices">
        <Button onClick={() => choose('half')}>{w.half(stake - Math.floor(stake / 2))}</Button>
        <Button because={choices.includes('prison') ? undefined : w.noPrison} onClick={() => choose('prison')}>
          {w.prison}
        </Button>
      </div>
    </section>
  )
}

export const zeroOffers = (play: SeatPlay): Option[] => offers(play.state?.options ?? [], 'zero')

export interface ZeroProps {
  play: SeatPlay
  spots: readonly Spot[]
  onCite: OnCite
}

export const Zero = ({ play, ...rest }: ZeroProps) =>
  zeroOffers(play).map((option, index) => (
    <Choice
      told={index === 0}
      key={`${first(option, 'on')}-${first(option, 'with')}`}
      play={play}
      option={option}
      {...rest}
    />
  ))
