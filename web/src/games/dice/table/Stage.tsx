// The dice of the table: in the air, coming down, at rest; and what they came to.

import type { ReactNode } from 'react'
import { outcomeOf } from '../../../pages/table/Apparatus.js'
import type { MomentParts } from '../../../pages/table/moment/useMoment.js'
import type { AtTable } from '../../../pages/table/TablePage.js'
import { Cage } from '../boxes/Cage.js'
import { DiceRow } from '../die/Face.js'
import { FIGURES, facesOf } from '../die/faces.js'
import { Thrown } from '../die/Thrown.js'
import { isCraps, lastRoll } from '../play.js'
import { Roll } from '../Roll.js'
import { useDiceWords } from '../words.js'
import { headlineOf, travelledBy } from './headline.js'
import '../styles/stage.css'

const PIPPED = ['1', '2', '3', '4', '5', '6']
const FIGURED = Object.keys(FIGURES)

/** What decides: two dice, three of them, or those in the cage. */
const Dice = ({ at }: { at: AtTable }) => {
  const w = useDiceWords()
  const { view } = at.state
  const { told, shown, turning } = outcomeOf(at.play, at.state, lastRoll(view))
  const label = turning ? w.moment.air : told === null ? w.moment.none : w.three.dice(w.pair(facesOf(told)))
  const dice = {
    sides: view.game === 'crown-and-anchor' ? FIGURED : PIPPED,
    faces: shown === null ? null : facesOf(shown),
    tumbling: turning,
    label,
    onRest: at.play.shown.rested,
  }
  return view.game === 'chuck-a-luck' ? <Cage {...dice} /> : <Thrown {...dice} count={isCraps(view.game) ? 2 : 3} />
}

/** Beside the cloth. */
export const Stage = ({ at, children }: { at: AtTable; children?: ReactNode }) => {
  const w = useDiceWords()
  const { play, state } = at
  const { told, shown, turning } = outcomeOf(play, state, lastRoll(state.view))
  const headline = headlineOf(state, told, w)
  return (
    <section className="stage panel" aria-label={w.moment.label} data-bank="">
      <Dice at={at} />
      <div className="came" role="status">
        {turning || (told === null && shown !== null) ? (
          <p className="voice">{w.moment.air}</p>
        ) : (
          <>
            <p className="voice">{headline.title}</p>
            {headline.note && <p className="muted">{headline.note}</p>}
          </>
        )}
      </div>
      {children}
    </section>
  )
}

/** Over the cloth, when it counts; not while it is this player who throws. */
export const useMomentOf = (at: AtTable, throws: boolean): { readonly moment?: MomentParts } => {
  const w = useDiceWords()
  if (throws) return {}
  const { state, play } = at
  return {
    moment: {
      label: w.moment.label,
      drawing: <Dice at={at} />,
      // Three dice leave no room for their sum, which is their name.
      figure: (roll) =>
        isCraps(state.view.game) ? (
          <Roll result={roll} size="xl" />
        ) : (
          <DiceRow faces={facesOf(roll)} size={50} tilted />
        ),
      name: (roll) => headlineOf(state, roll, w).title,
      facts: (roll) => [
        ...[headlineOf(state, roll, w).note].flatMap((note) => note ?? []),
        ...travelledBy(state, play.me).map((number) => w.moment.travelled(number)),
      ],
    },
  }
}
