// The Big Six table of a player.

import { useMemo, useState } from 'react'
import type { PageProps } from '../../app/routes.js'
import { NumberBoard } from '../../parts/NumberBoard.js'
import { OddsTip } from '../../parts/OddsTip.js'
import { BigSixFelt } from '../../wheel/BigSixFelt.js'
import { useArticle } from '../table/Article.js'
import { BuyFor } from '../table/BuyFor.js'
import { TableMessages } from '../table/Messages.js'
import { edgeOf, oddsOf, parseFraction } from '../table/odds.js'
import { Payments } from '../table/Payments.js'
import { accountOf } from '../table/payments.js'
import { stakesOf } from '../table/stakes.js'
import { TableShell, TableWaiting } from '../table/TableShell.js'
import { Tray } from '../table/Tray.js'
import { useGame } from '../table/useGame.js'
import { useNarrow } from '../table/useNarrow.js'
import { type SeatPlay, useSeat } from '../table/useSeat.js'
import { useInHand } from '../table/useTray.js'
import { useTableWords } from '../table/words.js'
import { Disc } from './Disc.js'
import { OddsTable } from './OddsTable.js'

const Table = ({ play }: { play: SeatPlay & { state: NonNullable<SeatPlay['state']> } }) => {
  const w = useTableWords()
  const narrow = useNarrow()
  const { state, me } = play
  const { view, events } = state
  const game = useGame(view.game)
  const hand = useInHand(play)
  const article = useArticle(view.game, game.rules)
  const [buying, setBuying] = useState(false)
  const [sought, setSought] = useState<string | null>(null)
  const stakes = useMemo(() => stakesOf(view.bets, me), [view.bets, me])
  const account = useMemo(() => accountOf(events, me), [events, me])
  const spot = game.spots.find((each) => each.id === sought)
  const odds = spot && oddsOf(game.odds, spot.id)
  const hit = odds && parseFraction(odds.hitExact)
  const disc = view.config.disc as readonly string[]
  const places = spot ? disc.filter((symbol) => spot.covers.includes(symbol)).length : 0
  const docked = narrow && play.mayBet && spot && (
    <div className="dock">
      <OddsTip
        spot={spot}
        stake={hand.chip}
        wins={hit?.num ?? places}
        of={hit?.den ?? disc.length}
        edge={odds && edgeOf(odds)}
        docked
      />
    </div>
  )
  return (
    <>
      <TableShell
        play={play}
        state={state}
        cloth={
          <BigSixFelt
            spots={game.spots}
            stakes={stakes}
            open={play.mayBet}
            winner={view.play.symbol ?? null}
            onPlace={(id) => {
              setSought(id)
              hand.place(id)
            }}
            onLift={hand.lift}
            onPick={hand.pick}
            onSeek={(id) => setSought((before) => id ?? before)}
          />
        }
        bowl={<Disc play={play} />}
        under={
          <OddsTable
            spots={game.spots}
            odds={game.odds}
            disc={disc}
            stake={hand.chip}
            sought={sought}
            onCite={article.open}
          />
        }
        board={<NumberBoard history={view.play.history} kind="big-six" title={w.tab.symbols} />}
        payments={<Payments account={account} spots={game.spots} seated={me !== null} onCite={article.open} />}
        onKey={hand.onKey}
        tray={
          <Tray
            play={play}
            rack={hand.rack}
            chip={hand.chip}
            onChip={hand.choose}
            onBuy={() => setBuying(true)}
            onRepeat={hand.repeat}
            onDouble={hand.double}
            onClear={hand.clear}
            onContinue={hand.proceed}
          >
            {docked}
            <TableMessages play={play} spots={game.spots} rules={game.rules} onCite={article.open} />
          </Tray>
        }
      />
      <BuyFor play={play} open={buying} onClose={() => setBuying(false)} />
      {article.dialog}
    </>
  )
}

const BigSixPage = ({ params }: PageProps) => {
  const play = useSeat(params.table as string)
  return play.state ? <Table play={{ ...play, state: play.state }} /> : <TableWaiting play={play} />
}

export default BigSixPage
