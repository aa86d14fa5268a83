// A table of any family with the pots it is connected to: the meter beside its cloth, or a bar over it on a phone.

import { type ReactNode, Suspense } from 'react'
import { useTable } from '../../../app/live.js'
import type { Intent } from '../../../app/types.js'
import type { AtTable, GameParts } from '../../../pages/table/TablePage.js'
import { useNarrow } from '../../../pages/table/useNarrow.js'
import { type PotSeen, type PotsAtTable, potOf, potsAt } from '../play.js'
import { HitCard, useHit } from './Hit.js'
import { Meter, MeterBar } from './Meter.js'

interface OneProps {
  at: AtTable
  pots: PotsAtTable
  pot: string
  narrow: boolean
}

/** The pot lives in a log of its own: its meter is heard from there. */
const One = ({ at, pots, pot, narrow }: OneProps) => {
  const { state: there } = useTable(pot)
  const { play, state, cite } = at
  const Drawn = narrow ? MeterBar : Meter
  return (
    <Drawn
      {...{ pots, pot }}
      view={state.view}
      name={there?.table.name}
      seen={there && potOf(there.view)}
      me={play.me}
      options={state.options}
      ask={(intent: Intent) => play.ask(intent)}
      onCite={cite}
    />
  )
}

/** What a pot held before it paid, where it has told so. */
export const heldBefore = (seen: PotSeen | undefined, table: string, round: number): number | undefined =>
  seen?.awards.find((award) => award.table === table && award.round === round)?.main

const Held = ({
  at,
  pot,
  children,
}: {
  at: AtTable
  pot: string
  children: (held: number | undefined) => ReactNode
}) => {
  const { state: there } = useTable(pot)
  return children(heldBefore(there && potOf(there.view), at.state.table.id, at.state.view.round))
}

export const useWithPots = (at: AtTable, parts: GameParts): GameParts => {
  const narrow = useNarrow()
  const hit = useHit(at.state)
  const pots = potsAt(at.state.view)
  const connected = Object.keys(pots?.connected ?? {})
  if (!pots || connected.length === 0) return parts
  const meters = connected.map((pot) => (
    <Suspense key={pot} fallback={null}>
      <One {...{ at, pots, pot, narrow }} />
    </Suspense>
  ))
  const first = hit?.lines[0]
  const moment = hit && first && (
    <Held at={at} pot={first.pot}>
      {(held) => <HitCard lines={hit.lines} me={at.play.me} held={held} onClose={hit.close} />}
    </Held>
  )
  if (narrow)
    return {
      ...parts,
      cloth: (
        <>
          {meters}
          {parts.cloth}
        </>
      ),
      dialogs: (
        <>
          {parts.dialogs}
          {moment && <div className="pot-sheet">{moment}</div>}
        </>
      ),
    }
  return {
    ...parts,
    apparatus: (
      <>
        {moment}
        {meters}
        {parts.apparatus}
      </>
    ),
  }
}
