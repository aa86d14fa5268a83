// One line over the chips that is always there: what is said in it changes, and nothing moves for it. A refusal comes first,
// then what moves and may be skipped, then what one's bets stand to bring, the bet one is about to make, what the last round came to.

import type { ReactNode } from 'react'
import { LinkNotice, StoppedNotice } from '../../app/shell.js'
import type { Fault } from '../../app/types.js'
import { Result } from '../../games/Result.js'
import { signed } from '../../i18n/format.js'
import { Button } from '../../parts/Button.js'
import { classes } from '../../parts/classes.js'
import { Notice } from '../../parts/Notice.js'
import type { Account } from './payments.js'
import { useRefusalWords } from './refusals.js'
import type { SeatPlay } from './useSeat.js'
import { useTableWords } from './words.js'
import './styles/slot.css'

export interface SlotProps {
  play: SeatPlay
  onCite: (article: string, rule?: string) => void
  /** What is known of the bet pointed at. */
  tip?: ReactNode
  /** What the bets of this player stand to bring; it takes the place of the tip. */
  standing?: ReactNode
  /** What the last round of this player came to, and what it was. */
  last?: { readonly account: Account; readonly game: string; readonly result: string | null } | undefined
  onPays?: (() => void) | undefined
}

type LastProps = NonNullable<SlotProps['last']> & Pick<SlotProps, 'onPays'>

const Last = ({ account, game, result, onPays }: LastProps) => {
  const w = useTableWords()
  return (
    <p className="last-round">
      {result !== null && <Result game={game} result={result} />}
      <span className="muted num">{w.outcome.last(account.round ?? 0)}</span>
      <b className={classes('num', account.net > 0 && 'plus', account.net < 0 && 'minus')}>{signed(account.net)}</b>
      {onPays && <Button onClick={onPays}>{w.outcome.seePays}</Button>}
    </p>
  )
}

export const Slot = ({ play, onCite, tip, standing, last, onPays }: SlotProps) => {
  const w = useTableWords()
  const tell = useRefusalWords()
  // A table that a newer rule set closed says so before anybody asks it for something.
  const outdated = play.state?.table.outdated ? { code: 'older-rule-set' } : null
  const refused: Fault | null = play.refused ?? outdated
  const told = refused && tell(refused)
  const { link, stopped, retry } = play.live
  const linked = link.state === 'live' || link.state === 'loading'
  const moving = play.shown.flights.length > 0 || play.shown.landed.length > 0
  return (
    <div className="slot-line">
      <div className="held">
        {!linked ? (
          <LinkNotice link={link} onRetry={retry} />
        ) : told ? (
          <Notice
            kind="refused"
            title={told.fact}
            rule={refused?.cite}
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
        ) : stopped ? (
          <StoppedNotice />
        ) : moving ? (
          <p className="last-round">
            <span className="muted">{w.settlingNow}</span>
            {/* At a practice table the button that goes on skips. */}
            {play.state?.table.mode !== 'practice' && <Button onClick={play.shown.skip}>{w.skip}</Button>}
          </p>
        ) : standing ? (
          standing
        ) : tip ? (
          <div className="dock">{tip}</div>
        ) : last && last.account.lines.length > 0 ? (
          <Last {...last} onPays={onPays} />
        ) : null}
      </div>
    </div>
  )
}
