// The page of a player at any table: bar, announcements, chips, seat, payments, results and articles are here. A game
// brings its cloth, its apparatus and what else only it has:
//
//   export default tablePage(family, (at) => ({ cloth: <Felt ... />, apparatus: <Bowl ... />, ... }))

import { type ReactNode, useMemo, useState } from 'react'
import type { PageProps } from '../../app/routes.js'
import { isStaffRole, useSession } from '../../app/session.js'
import type { Spot, TableState } from '../../app/types.js'
import type { FamilyModule } from '../../games/family.js'
import { useFamilyWords } from '../../games/loaded.js'
import { AboutGame } from '../../i18n/rounds.js'
import { OddsTip } from '../../parts/OddsTip.js'
import { useArticle } from './Article.js'
import { BuyFor } from './BuyFor.js'
import { TableMessages } from './Messages.js'
import { edgeOf, oddsOf, parseFraction } from './odds.js'
import { Payments } from './Payments.js'
import { Playing } from './Playing.js'
import { accountOf } from './payments.js'
import { type Stake, stakesOf } from './stakes.js'
import type { Look } from './TableBar.js'
import { TableShell, TableWaiting } from './TableShell.js'
import { Tray, type TrayProps } from './Tray.js'
import { type GameFacts, useGame } from './useGame.js'
import { useNarrow } from './useNarrow.js'
import { type InHand, type SeatPlay, useInHand, useSeat } from './useSeat.js'
import { useTableWords } from './words.js'

/** What the page knows, and what a game may do with it. */
export interface AtTable {
  readonly play: SeatPlay
  readonly state: TableState
  readonly game: GameFacts
  readonly hand: InHand
  readonly stakes: readonly Stake[]
  /** The bet pointed at: its odds are shown. */
  readonly sought: string | null
  readonly seek: (spot: string | null) => void
  /** The chip in hand on a spot. */
  readonly put: (spot: string) => void
  readonly tip: (spot: Spot) => ReactNode
  readonly cite: (article: string) => void
}

export interface GameParts {
  readonly cloth: ReactNode
  /** The wheel, the disc: what decides. A game without one has its cloth as wide as the page and no rail. */
  readonly apparatus?: ReactNode
  /** The names of the apparatus and of the results, on the tabs of the phone. */
  readonly names?: { readonly apparatus: string; readonly results: string }
  /** The last results: all of them beside the cloth, the newest on the ribbon of a phone. */
  readonly board?: ReactNode
  readonly latest?: ReactNode
  /** What the ribbon says comes next; without it, what is true of every spin. */
  readonly next?: ((left: number | undefined) => string) | undefined
  /** What there is to decide now, in the place of the chips. */
  readonly decide?: ReactNode
  /** Under the cloth; on the phone under the apparatus, unless it belongs to the cloth. */
  readonly under?: ReactNode
  readonly underCloth?: boolean
  /** Which chips are played with, where a table has several kinds. */
  readonly means?: ReactNode
  readonly inHand?: TrayProps['inHand']
  /** What the table asks this player on the side, over the chips. */
  readonly asks?: ReactNode
  readonly look?: Look
  readonly dialogs?: ReactNode
}

interface TableProps {
  family: FamilyModule
  play: SeatPlay
  state: TableState
  useParts: (at: AtTable) => GameParts
}

const Table = ({ family, play, state, useParts }: TableProps) => {
  const w = useTableWords()
  const { spot: nameOf } = useFamilyWords()
  const narrow = useNarrow()
  const staff = isStaffRole(useSession().me?.person.role)
  const { me } = play
  const { view, events } = state
  const game = useGame(view.game, state.table.id)
  const hand = useInHand(play, family)
  const article = useArticle(view.game, game.rules)
  const [buying, setBuying] = useState(false)
  const [sought, seek] = useState<string | null>(null)
  const stakes = useMemo(
    () => stakesOf(view.bets, me, (bet) => family.table?.colourOf?.(view, bet)),
    [view, me, family],
  )
  const account = useMemo(() => accountOf(events, me, family), [events, me, family])
  const tip = (spot: Spot, docked = false) => {
    const odds = oddsOf(game.odds, spot.id, family.table?.oddsChoice?.(view.config))
    return (
      <OddsTip
        name={nameOf(spot)}
        spot={spot}
        stake={hand.chip}
        hit={odds && parseFraction(odds.hitExact)}
        edge={odds && edgeOf(odds)}
        docked={docked}
      />
    )
  }
  const docked = narrow && play.mayBet ? game.spots.find((spot) => spot.id === sought) : undefined
  const parts = useParts({
    play,
    state,
    game,
    hand,
    stakes,
    sought,
    seek,
    put: (spot) => {
      seek(spot)
      hand.place(spot)
    },
    tip,
    cite: article.open,
  })
  const messages = (
    <>
      {state.table.mode !== 'practice' && !staff && <Playing play={play} state={state} />}
      <TableMessages play={play} onCite={article.open}>
        {parts.asks}
      </TableMessages>
    </>
  )
  return (
    <>
      <TableShell
        play={play}
        state={state}
        parts={parts}
        payments={<Payments account={account} spots={game.spots} seated={me !== null} onCite={article.open} />}
        onKey={hand.onKey}
        tray={
          parts.decide ? (
            <section className="tray deciding" aria-label={w.tray}>
              {messages}
              {parts.decide}
            </section>
          ) : (
            <Tray play={play} hand={hand} onBuy={() => setBuying(true)} means={parts.means} inHand={parts.inHand}>
              {docked && <div className="dock">{tip(docked, true)}</div>}
              {messages}
            </Tray>
          )
        }
      />
      <BuyFor play={play} open={buying} onClose={() => setBuying(false)} />
      {parts.dialogs}
      {article.dialog}
    </>
  )
}

export const tablePage = (family: FamilyModule, useParts: (at: AtTable) => GameParts) => {
  const TablePage = ({ params }: PageProps) => {
    const play = useSeat(params.table as string, family)
    return play.state ? (
      <AboutGame game={play.state.view.game}>
        <Table family={family} play={play} state={play.state} useParts={useParts} />
      </AboutGame>
    ) : (
      <TableWaiting play={play} />
    )
  }
  return TablePage
}
