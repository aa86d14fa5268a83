// What the server says, in the words of the pages. The shapes are the wire's: what it does not have does not compile.

import type * as wire from '@tapete/server/wire'

export type {
  Bet,
  Bound,
  DemonstrationAccount,
  Done,
  Event,
  HeardEntry,
  Intent,
  Limit,
  Lobby,
  LobbyTable,
  LogEntry as FullEntry,
  Me,
  Mode,
  Option,
  Person,
  Role,
  RuleInfo,
  Series,
  Spot,
  TableInfo,
  You,
} from '@tapete/server/wire'

/** When the present phase ends, and how long it lasts in all. */
export interface Deadline {
  readonly closesAt: number
  readonly total?: number
}

/** What a deadline is read from. */
export type Clock = (Pick<wire.Countdown, 'closesAt'> & Partial<wire.Countdown>) | null

/** What a game keeps of its own: its family reads it. */
export interface Play {
  /** The last results; a game of cards keeps none. */
  readonly history?: readonly string[]
  readonly [detail: string]: unknown
}

/** A seat: all but the first two only of one's own, or for staff. */
export type SeatView = View['seats'][string]

/** What `game.view` shows this person. */
export type View = Omit<wire.TableView, 'play'> & { readonly play: Play }

/** A table as the pages have it: both parts of what is seen in one view. */
export type TableState = Omit<wire.TableAnswer, 'seen'> &
  Pick<wire.Seen, 'options' | 'you'> & {
    readonly view: View
    /** What was said in the last step that said something. */
    readonly phrases?: readonly wire.Event[]
  }

/** Of a list only the summary; the rest when it is asked for by its name. */
export type GameInfo = wire.GameSummary & Partial<wire.GameInfo>

/** A `no` of the server, or of the way there. */
export type Fault = Pick<wire.Fault, 'code'> & Partial<wire.Fault>
