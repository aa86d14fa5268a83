// The page of a player at any table: bar, announcements, chips, seat, payments, results, articles, the decisive moment and
// what moves are here. A game brings its cloth, its apparatus and what else only it has:
//
//   export default tablePage(family, (at) => ({ cloth: <Felt ... />, ...bowlOf(at), ... }))

import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { navigate } from '../../app/router.js'
import { type PageProps, tablePath } from '../../app/routes.js'
import { isStaffRole, useSession } from '../../app/session.js'
import type { TableState } from '../../app/types.js'
import { familyOf } from '../../games/families.js'
import type { FamilyModule } from '../../games/family.js'
import { useFamilyWords } from '../../games/loaded.js'
import { AboutGame } from '../../i18n/rounds.js'
import type { Headline } from '../../parts/PhaseRibbon.js'
import { useArticle } from './Article.js'
import { BuyFor } from './BuyFor.js'
import { TableMessages } from './Messages.js'
import { type MomentParts, resultNow, useMoment } from './moment/useMoment.js'
import { Payments } from './Payments.js'
import { Playing } from './Playing.js'
import { accountOf } from './payments.js'
import { Slot } from './Slot.js'
import { SpotTip } from './SpotTip.js'
import { GoingBack } from './show/GoingBack.js'
import { useSkipKeys } from './show/useSkipKeys.js'
import { type Stake, stakesOf } from './stakes.js'
import type { Look } from './TableBar.js'
import { TableShell, TableWaiting } from './TableShell.js'
import { Tray, type TrayProps } from './Tray.js'
import { useCues } from './useCues.js'
import { type GameFacts, useGame } from './useGame.js'
import { useNarrow } from './useNarrow.js'
import { useOutcome } from './useOutcome.js'
import { type InHand, type SeatPlay, useInHand, useSeat } from './useSeat.js'
import { useTableWords } from './words.js'

/** What the page knows, and what a game may do with it. */
export interface AtTable {
  readonly play: SeatPlay
  readonly state: TableState
  readonly game: GameFacts
  readonly hand: InHand
  readonly stakes: readonly Stake[]
  /** What the round on the cloth gave, until the next one begins; null while it is not told. */
  readonly result: string | null
  /** The bet pointed at: its odds are shown on the tray. */
  readonly sought: string | null
  readonly seek: (spot: string | null) => void
  /** The chip in hand on a spot. */
  readonly put: (spot: string) => void
  readonly cite: (article: string, rule?: string) => void
}

export interface GameParts {
  readonly cloth: ReactNode
  /** The wheel, the disc: what decides. A game without one has its cloth as wide as the page and no rail. */
  readonly apparatus?: ReactNode
  /** What the decisive moment of a round looks like; the page knows when it is and what it came to. */
  readonly moment?: MomentParts
  /** The names of the apparatus and of the results, on the tabs of the phone; without results, no tab of them. */
  readonly names?: { readonly apparatus: string; readonly results?: string }
  /** The last results: all of them beside the cloth, the newest on the ribbon of a phone. */
  readonly board?: ReactNode
  readonly latest?: ReactNode
  /** What the ribbon says comes next; without it, what is true of every spin. */
  readonly next?: ((left: number | undefined) => string) | undefined
  /** It is this player's turn: the headline of the table. */
  readonly turn?: { readonly title: string; readonly figure?: string } | undefined
  /** What one's bets stand to win and lose, in the line over the chips where it never leaves the screen of a phone. */
  readonly standing?: ReactNode
  /** What is told of the bet pointed at, where it is not its odds. */
  readonly tip?: ReactNode
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

/** What is this player's own: the turn before everything; what a round came to where nothing else draws it. */
const headlineOf = (parts: GameParts, outcome: Headline | undefined): Headline | undefined =>
  parts.turn ? { tone: 'turn', ...parts.turn } : parts.moment ? undefined : outcome

const Table = ({ family, play, state, useParts }: TableProps) => {
  const w = useTableWords()
  const { spot: nameOf, beside } = useFamilyWords()
  const narrow = useNarrow()
  const staff = isStaffRole(useSession().me?.person.role)
  const { me, shown } = play
  const { view, events } = state
  const game = useGame(view.game, state.table.id)
  const hand = useInHand(play, family)
  const article = useArticle(view.game, game.rules)
  const [buying, setBuying] = useState(false)
  const [tab, setTab] = useState('cloth')
  const [sought, seek] = useState<string | null>(null)
  const stakes = useMemo(
    () => stakesOf(view.bets, me, (bet) => family.table?.colourOf?.(view, bet)),
    [view, me, family],
  )
  const account = useMemo(() => accountOf(events, me, family), [events, me, family])
  const result = resultNow(state, family)
  const outcome = useOutcome(play, state, account)
  const put = (spot: string) => {
    seek(spot)
    hand.place(spot)
  }
  const parts = useParts({ play, state, game, hand, stakes, result, sought, seek, put, cite: article.open })
  const moment = useMoment(play, state, result, parts.moment)
  const headline = headlineOf(parts, outcome)
  useCues(parts.turn !== undefined, account, outcome !== undefined)
  const moves = shown.flights.length > 0 || shown.landed.length > 0 || shown.falling !== null
  useSkipKeys(moves ? shown.skip : undefined)
  const spot = play.mayBet ? game.spots.find((each) => each.id === sought) : undefined
  const named = (on: string): string => {
    const found = game.spots.find((each) => each.id === on)
    return found ? nameOf(found) : (beside?.(on) ?? on)
  }
  const slot = (
    <Slot
      play={play}
      onCite={article.open}
      tip={spot && (parts.tip ?? <SpotTip spot={spot} game={game} view={view} stake={hand.chip} family={family} />)}
      standing={parts.standing}
      last={{ account, game: view.game, result: outcome ? result : null }}
      onPays={narrow ? () => setTab('pays') : undefined}
    />
  )
  const said = (
    <>
      <div className="slot-row">
        {slot}
        {state.table.mode !== 'practice' && !staff && <Playing play={play} state={state} account={account} />}
      </div>
      <TableMessages>{parts.asks}</TableMessages>
    </>
  )
  return (
    <>
      <TableShell
        {...{ family, play, state, parts, moment, account, headline, tab, nameOf: named }}
        onTab={setTab}
        payments={<Payments account={account} spots={game.spots} seated={me !== null} onCite={article.open} />}
        onKey={hand.onKey}
        tray={
          parts.decide ? (
            <section className="tray deciding" aria-label={w.tray}>
              {said}
              {parts.decide}
            </section>
          ) : (
            <Tray play={play} hand={hand} onBuy={() => setBuying(true)} means={parts.means} inHand={parts.inHand}>
              {said}
            </Tray>
          )
        }
      />
      {play.returned && me && (
        <GoingBack
          returned={play.returned}
          me={me}
          colour={family.table?.colourOf?.(view, { seat: me, ...play.returned.put })}
          placeOf={family.table?.placeOf}
        />
      )}
      <BuyFor play={play} open={buying} onClose={() => setBuying(false)} />
      {parts.dialogs}
      {article.dialog}
    </>
  )
}

/** A table of another family, under this one's address: it is found where it is. */
const Elsewhere = ({ game, table }: { game: string; table: string }) => {
  useEffect(() => navigate(tablePath(game, table), { replace: true }), [game, table])
  return null
}

export const tablePage = (family: FamilyModule, useParts: (at: AtTable) => GameParts) => {
  const TablePage = ({ params }: PageProps) => {
    const table = params.table as string
    const play = useSeat(table, family)
    const game = play.state?.view.game
    if (!play.state || game === undefined) return <TableWaiting play={play} games={family.games} />
    if (!family.games.some(({ id }) => id === game))
      return familyOf(game) ? (
        <Elsewhere game={game} table={table} />
      ) : (
        <TableWaiting play={play} games={family.games} />
      )
    return (
      <AboutGame game={game}>
        <Table family={family} play={play} state={play.state} useParts={useParts} />
      </AboutGame>
    )
  }
  return TablePage
}
