// What the table has to say to this player, on the tray and never over the cloth.

import { LinkNotice } from '../../app/shell.js'
import type { Fault, Option, RuleInfo, Spot } from '../../app/types.js'
import { useMessages } from '../../i18n/language.js'
import { spotName } from '../../games/roulette/spots.js'
import { Button } from '../../parts/Button.js'
import { Cite } from '../../parts/Cite.js'
import { Notice } from '../../parts/Notice.js'
import { articleOf } from './Article.js'
import { useRefusalWords } from './refusals.js'
import { offers } from './stakes.js'
import type { SeatPlay } from './useSeat.js'
import { useTableWords } from './words.js'

const first = (option: Option, field: string): string => {
  const bound = option.fields[field]
  return bound && 'oneOf' in bound ? String(bound.oneOf[0]) : ''
}

const Zero = ({
  play,
  option,
  spots,
  rules,
  told,
  onCite,
}: {
  play: SeatPlay
  option: Option
  /** The first of several explains the choice for all. */
  told: boolean
  spots: readonly Spot[]
  rules: readonly RuleInfo[]
  onCite: (article: string) => void
}) => {
  const w = useTableWords()
  const m = useMessages()
  const on = first(option, 'on')
  const kind = first(option, 'with') || 'money'
  const bet = play.state?.view.bets.find(
    (each) => each.seat === play.me && each.on === on && each.tag === 'zero' && each.with === kind,
  )
  const due = play.state?.events.findLast((event) => event.type === 'zero-decision-due' && event.on === on)
  const article = due?.cite.article ?? articleOf(rules, 'RF-28')
  const choices = option.fields.choice && 'oneOf' in option.fields.choice ? option.fields.choice.oneOf : []
  const spot = spots.find((each) => each.id === on)
  const stake = bet?.amount ?? 0
  const choose = (choice: string) => play.ask({ do: 'zero', on, choice, ...(kind === 'money' ? {} : { with: kind }) })
  return (
    <section className="offer" aria-label={w.zeroTitle(spot ? spotName(m.bets, spot) : on, stake)}>
      <div>
        <b className="voice" role="status">
          {w.zeroTitle(spot ? spotName(m.bets, spot) : on, stake)}
        </b>
        <p>
          {told &&
            `${w.zeroBody} ${w.prisonBody} ${w.zeroDefault(String(play.state?.view.config.zeroDefault ?? 'half'))} `}
          {article && <Cite article={article} onOpen={onCite} />}
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

export interface MessagesProps {
  play: SeatPlay
  spots: readonly Spot[]
  rules: readonly RuleInfo[]
  onCite: (article: string, rule?: string) => void
}

export const TableMessages = ({ play, spots, rules, onCite }: MessagesProps) => {
  const w = useTableWords()
  const tell = useRefusalWords()
  const zero = offers(play.state?.options ?? [], 'zero')
  // A table that a newer rule set closed says so before anybody asks it for something.
  const outdated = play.state?.table.outdated ? { code: 'older-rule-set' } : null
  const refused: Fault | null = play.refused ?? outdated
  const told = refused && tell(refused)
  const linked = play.live.link.state === 'live' || play.live.link.state === 'loading'
  if (!told && !zero.length && linked) return null
  return (
    <div className="messages">
      <LinkNotice link={play.live.link} onRetry={play.live.retry} />
      {told && (
        <Notice
          kind="refused"
          title={told.fact}
          article={refused?.cite?.article}
          rule={refused?.cite?.rule}
          onCite={onCite}
          action={
            play.refused && (
              <Button look="quiet" onClick={play.forget}>
                {w.dismiss}
              </Button>
            )
          }
        >
          {told.consequence}
        </Notice>
      )}
      {zero.map((option, index) => (
        <Zero
          told={index === 0}
          key={`${first(option, 'on')}-${first(option, 'with')}`}
          play={play}
          option={option}
          spots={spots}
          rules={rules}
          onCite={onCite}
        />
      ))}
    </div>
  )
}
