// The table of a player of poker against the bank, for the nine games.

import type { Intent } from '../../app/types.js'
import { BetBoxes, BoxTip } from '../../cards/BetBoxes.js'
import { SuitsSwitch } from '../../cards/SuitsSwitch.js'
import { useCardWords } from '../../i18n/cards/index.js'
import { usualFor } from '../../pages/table/Buy.js'
import { accountOf } from '../../pages/table/payments.js'
import { type AtTable, type GameParts, tablePage } from '../../pages/table/TablePage.js'
import { useNarrow } from '../../pages/table/useNarrow.js'
import { useWithPots } from '../progressive/table/useWithPots.js'
import { family } from './index.js'
import { numberOf, ofRound } from './play.js'
import { viewAt } from './projection.js'
import { useBoxes, usePlacing } from './table/boxes.js'
import { Dock } from './table/Dock.js'
import { useDeciding, useObjection } from './table/decide.js'
import { Felt } from './table/Felt.js'
import { nextLine } from './table/next.js'
import { Cases, PayTable } from './table/PayTable.js'
import { usePokerWords } from './words.js'

/** Between rounds the cloth keeps what the last one came to, until the next begins. */
const shownView = ({ state: { view, events } }: AtTable) => {
  const round = ofRound(events)
  return view.phase === 'idle' && round.length > 0 ? viewAt(view, round) : view
}

const usePoker = (at: AtTable): GameParts => {
  const { play, state, sought, seek, cite } = at
  const w = usePokerWords()
  const c = useCardWords()
  const narrow = useNarrow()
  const { view, events, table } = state
  const { me } = play
  const boxes = useBoxes(at)
  const placing = usePlacing(at)
  const shown = shownView(at)
  const account = accountOf(events, me, family)
  const chips = usualFor(play.wallet, Number(view.config.chip ?? 100))
  const pointed = boxes.find(({ id }) => id === sought)

  /** At a practice table nobody else is waited for: what staff and chance owe follows at once. */
  const ask = async (intent: Intent) => {
    if ((await play.ask(intent)) && table.mode === 'practice') await play.proceed()
  }
  const deciding = useDeciding(at, ask)
  const objection = useObjection(at, ask)

  const circles =
    me && play.betting ? (
      <BetBoxes
        seats={[{ seat: numberOf(me), boxes }]}
        compact={!narrow}
        onPlace={(_, box) => placing.place(box)}
        onLift={(_, box) => placing.lift(box)}
        onSeek={seek}
        onCite={cite}
      />
    ) : undefined
  const dock =
    me !== null && !(narrow && circles) ? (
      <Dock
        view={shown}
        events={events}
        me={me}
        narrow={narrow}
        account={account.round === view.round && view.round > 0 ? account : undefined}
        picking={deciding?.picking}
      />
    ) : undefined

  return {
    cloth: (
      <Felt
        view={shown}
        events={events}
        me={me}
        narrow={narrow}
        circles={circles}
        docked={me !== null}
        onSit={me === null && view.status === 'open' ? (seat) => play.sit(seat, chips) : undefined}
      />
    ),
    apparatus: (
      <>
        <PayTable view={shown} me={me} onCite={cite} />
        <Cases view={view} me={me} />
      </>
    ),
    names: { apparatus: w.tableTab },
    under: dock,
    underCloth: true,
    next: (left) => deciding?.next ?? nextLine(state, w.next, left),
    decide: deciding?.bar,
    turn: deciding && { title: deciding.title, ...(deciding.figure ? { figure: deciding.figure } : {}) },
    asks: objection,
    tip: pointed && <BoxTip box={pointed} />,
    look: { label: c.suitsChoice, control: <SuitsSwitch /> },
  }
}

export default tablePage(family, (at) => useWithPots(at, usePoker(at)))
