// What the table has to say to this player, on the tray and never over the cloth.

import type { ReactNode } from 'react'
import { LinkNotice, StoppedNotice } from '../../app/shell.js'
import type { Fault } from '../../app/types.js'
import { Button } from '../../parts/Button.js'
import { Notice } from '../../parts/Notice.js'
import { useRefusalWords } from './refusals.js'
import type { SeatPlay } from './useSeat.js'
import { useTableWords } from './words.js'

export interface MessagesProps {
  play: SeatPlay
  onCite: (article: string, rule?: string) => void
  /** What the game asks this player. */
  children?: ReactNode
}

export const TableMessages = ({ play, onCite, children }: MessagesProps) => {
  const w = useTableWords()
  const tell = useRefusalWords()
  // A table that a newer rule set closed says so before anybody asks it for something.
  const outdated = play.state?.table.outdated ? { code: 'older-rule-set' } : null
  const refused: Fault | null = play.refused ?? outdated
  const told = refused && tell(refused)
  const linked = play.live.link.state === 'live' || play.live.link.state === 'loading'
  const { stopped } = play.live
  if (!told && !children && linked && !stopped) return null
  return (
    <div className="messages">
      <LinkNotice link={play.live.link} onRetry={play.live.retry} />
      {stopped && <StoppedNotice />}
      {told && (
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
      )}
      {children}
    </div>
  )
}
