// The Big Six table of a player.

import { BigSixFelt } from './BigSixFelt.js'
import { type AtTable, type GameParts, tablePage } from '../../pages/table/TablePage.js'
import { useTableWords } from '../../pages/table/words.js'
import { Disc } from './table/Disc.js'
import { OddsTable } from './table/OddsTable.js'

const useBigSix = ({ play, state, game, hand, stakes, sought, seek, put, cite }: AtTable): GameParts => {
  const w = useTableWords()
  const { view } = state
  return {
    cloth: (
      <BigSixFelt
        spots={game.spots}
        stakes={stakes}
        open={play.mayBet}
        winner={view.play.symbol ?? null}
        onPlace={put}
        onLift={hand.lift}
        onPick={hand.pick}
        onSeek={(spot) => spot && seek(spot)}
      />
    ),
    apparatus: <Disc play={play} state={state} />,
    names: { apparatus: w.tab.disc, results: w.tab.symbols },
    under: (
      <OddsTable
        spots={game.spots}
        odds={game.odds}
        disc={view.config.disc as readonly string[]}
        stake={hand.chip}
        sought={sought}
        onCite={cite}
      />
    ),
    underCloth: true,
  }
}

export default tablePage(useBigSix)
