import type { ReactNode } from 'react'
import { Results } from '../games/Result.js'
import { useMessages } from '../i18n/language.js'
import { Countdown } from './Countdown.js'
import { classes } from './classes.js'
import { Occupancy } from './Occupancy.js'

export interface TableCardProps {
  href: string
  title: string
  /** "Mesa 4". */
  name: string
  mode: 'live' | 'digital' | 'practice'
  art?: ReactNode
  tone?: 'felt' | 'brass' | 'wine' | 'night'
  /** What is happening, and its second line. */
  phase: string
  note: string
  countdown?: { left: number; total: number } | undefined
  history: readonly string[]
  game: string
  limits: { min: number; max: number }
  seated: number
  seats: number
}

/** Four questions: what is it, what just happened, how long, can I sit. */
export const TableCard = (props: TableCardProps) => {
  const { card } = useMessages()
  const { href, title, name, mode, art, tone = 'felt', phase, note, countdown, history, game, limits } = props
  return (
    <a className="table-card" href={href}>
      <div className={classes('art', tone !== 'felt' && tone)}>
        {art && (
          <span className="pic" aria-hidden="true">
            {art}
          </span>
        )}
        <h3>{title}</h3>
        <p>
          {name} · {card.mode[mode]}
        </p>
      </div>
      <div className="in">
        <div className="now">
          {countdown && <Countdown {...countdown} />}
          <span className="tx">
            <b>{phase}</b>
            <small>{note}</small>
          </span>
          <span className="hist">
            <Results game={game} history={history} />
          </span>
        </div>
        <div className="meta">
          <span className="num">{card.limits(limits.min, limits.max)}</span>
          <span className="free">
            <Occupancy seated={props.seated} seats={props.seats} />
            <span className="sr">{card.seats(props.seated, props.seats)}, </span>
            {card.free(props.seats - props.seated)}
          </span>
        </div>
      </div>
    </a>
  )
}
