// The roulette table of a player, for the three cloths.

import { useMemo, useState } from 'react'
import type { PageProps } from '../../app/routes.js'
import type { Spot } from '../../app/types.js'
import { clothOf } from '../../felt/cloths.js'
import { Felt } from '../../felt/Felt.js'
import { money } from '../../i18n/format.js'
import { NumberBoard } from '../../parts/NumberBoard.js'
import { OddsTip } from '../../parts/OddsTip.js'
import { articleOf, useArticle } from '../table/Article.js'
import { BuyFor } from '../table/BuyFor.js'
import { TableMessages } from '../table/Messages.js'
import { edgeOf, oddsOf } from '../table/odds.js'
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
import { Bowl, pocketsOf } from './Bowl.js'
import { Calls } from './Calls.js'
import { ChipsDialog, ColourBoard, MeansOf } from './Colours.js'

const Table = ({ play }: { play: SeatPlay & { state: NonNullable<SeatPlay['state']> } }) => {
  const w = useTableWords()
  const narrow = useNarrow()
  const { state, me } = play
  const { view, events } = state
  const game = useGame(view.game)
  const hand = useInHand(play)
  const article = useArticle(view.game, game.rules)
  const [buying, setBuying] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const [hot, setHot] = useState<readonly string[]>([])
  const [sought, setSought] = useState<string | null>(null)
  const stakes = useMemo(() => stakesOf(view.bets, me), [view.bets, me])
  const account = useMemo(() => accountOf(events, me), [events, me])
  const american = view.play.colours !== undefined && Array.isArray(view.config.colours)
  const colour = me ? view.play.colours?.[me] : undefined
  const pockets = pocketsOf(view.game).length
  const docked = narrow && play.mayBet ? game.spots.find((spot) => spot.id === sought) : undefined

  const tip = (spot: Spot, isDocked?: boolean) => {
    const odds = oddsOf(game.odds, spot.id, view.config.zeroDefault as string | undefined)
    return (
      <OddsTip
        spot={spot}
        stake={hand.chip}
        wins={spot.covers.length}
        of={pockets}
        edge={odds && edgeOf(odds)}
        docked={isDocked ?? false}
      />
    )
  }
  const cloth = (
    <Felt
      cloth={clothOf(view.game)}
      spots={game.spots}
      stakes={stakes}
      open={play.mayBet}
      chip={hand.chip}
      winner={view.play.pocket ?? null}
      hot={hot}
      onPlace={(spot) => {
        setSought(spot)
        hand.place(spot)
      }}
      onLift={hand.lift}
      onPick={hand.pick}
      onSeek={setSought}
      tip={(spot) => tip(spot as Spot)}
    />
  )
  const values = american && <ColourBoard play={play} article={articleOf(game.rules, 'RA-10')} onCite={article.open} />
  const calls = view.config.calls === true && (
    <Calls
      play={play}
      spots={game.spots}
      rules={game.rules}
      unit={hand.chip}
      means={hand.means}
      onHot={setHot}
      onCite={article.open}
      beside={values || undefined}
    />
  )
  return (
    <>
      <TableShell
        play={play}
        state={state}
        cloth={cloth}
        bowl={<Bowl play={play} />}
        under={calls || values}
        board={<NumberBoard history={view.play.history} />}
        payments={<Payments account={account} spots={game.spots} seated={me !== null} onCite={article.open} />}
        onKey={hand.onKey}
        tray={
          <Tray
            play={play}
            rack={hand.rack}
            chip={hand.chip}
            onChip={hand.choose}
            onBuy={() => setBuying(true)}
            means={american && <MeansOf play={play} hand={hand} onChoose={() => setChoosing(true)} />}
            inHand={
              colour && hand.means === 'colour'
                ? {
                    label: w.colourChips(w.colours[colour.colour] ?? colour.colour),
                    value: money(play.seat?.holdings?.[`${me}/colour`] ?? 0),
                  }
                : undefined
            }
            onRepeat={hand.repeat}
            onDouble={hand.double}
            onClear={hand.clear}
            onContinue={hand.proceed}
          >
            {docked && <div className="dock">{tip(docked, true)}</div>}
            <TableMessages play={play} spots={game.spots} rules={game.rules} onCite={article.open} />
          </Tray>
        }
      />
      <BuyFor play={play} open={buying} onClose={() => setBuying(false)} />
      {american && (
        <ChipsDialog
          play={play}
          article={articleOf(game.rules, 'RA-18')}
          open={choosing}
          onClose={() => setChoosing(false)}
        />
      )}
      {article.dialog}
    </>
  )
}

const RoulettePage = ({ params }: PageProps) => {
  const play = useSeat(params.table as string)
  return play.state ? <Table play={{ ...play, state: play.state }} /> : <TableWaiting play={play} />
}

export default RoulettePage
