// The Big Six table of a player.

import { useMessages } from '../../i18n/language.js'
import { type AtTable, type GameParts, tablePage } from '../../pages/table/TablePage.js'
import { ResultBoard } from '../../parts/ResultBoard.js'
import { BigSixFelt } from './BigSixFelt.js'
import { BigSixSymbol } from './BigSixSymbol.js'
import { family } from './index.js'
import { playOf } from './play.js'
import { discOf } from './table/Disc.js'
import { OddsTable } from './table/OddsTable.js'
import { useBigSixWords } from './words.js'
import './styles/table.css'

const useBigSix = ({ play, state, game, hand, stakes, result, sought, seek, put, cite }: AtTable): GameParts => {
  const w = useBigSixWords()
  const { pays } = useMessages()
  const { view } = state
  return {
    cloth: (
      <BigSixFelt
        spots={game.spots}
        stakes={stakes}
        open={play.mayBet}
        winner={playOf(view).symbol ?? result}
        onPlace={put}
        onLift={hand.lift}
        onPick={hand.pick}
        onSeek={seek}
      />
    ),
    ...discOf(w, pays, play, state),
    names: { apparatus: w.table.disc, results: w.table.symbols },
    board: (
      <ResultBoard title={w.board} history={playOf(view).history ?? []} layout="symbols">
        {(result, latest) => <BigSixSymbol result={result} latest={latest} />}
      </ResultBoard>
    ),
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

export default tablePage(family, useBigSix)
