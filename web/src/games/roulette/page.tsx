// The roulette table of a player, for the three cloths.

import { useState } from 'react'
import { money } from '../../i18n/format.js'
import { type AtTable, type GameParts, tablePage } from '../../pages/table/TablePage.js'
import { RouletteFelt } from './felt/RouletteFelt.js'
import { family } from './index.js'
import { playOf } from './play.js'
import { Board, Latest } from './table/Board.js'
import { bowlOf } from './table/Bowl.js'
import { Calls } from './table/Calls.js'
import { ChipsDialog, ColourBoard, MeansOf } from './table/Colours.js'
import { Zero, zeroOffers } from './table/Zero.js'
import { useRouletteWords } from './words.js'
import './styles/table.css'

const useRoulette = (at: AtTable): GameParts => {
  const words = useRouletteWords()
  const w = words.table
  const [choosing, setChoosing] = useState(false)
  const [hot, setHot] = useState<readonly string[]>([])
  const { play, state, game, hand } = at
  const { view } = state
  const { me } = play
  const american = playOf(view).colours !== undefined && Array.isArray(view.config.colours)
  const colour = me ? playOf(view).colours?.[me] : undefined
  const history = playOf(view).history ?? []
  const values = american && <ColourBoard play={play} onCite={at.cite} />
  const calls = view.config.calls === true && (
    <Calls
      play={play}
      spots={game.spots}
      unit={hand.chip}
      means={hand.means}
      onHot={setHot}
      onCite={at.cite}
      beside={values || undefined}
    />
  )
  return {
    cloth: (
      <RouletteFelt
        game={view.game}
        spots={game.spots}
        stakes={at.stakes}
        open={play.mayBet}
        chip={hand.chip}
        colour={hand.colour}
        winner={playOf(view).pocket ?? at.result}
        hot={hot}
        onPlace={at.put}
        onLift={hand.lift}
        onPick={hand.pick}
        onSeek={at.seek}
      />
    ),
    ...bowlOf(words, play, state),
    names: { apparatus: w.wheel, results: w.numbers },
    board: <Board history={history} />,
    latest: <Latest history={history} />,
    under: calls || values,
    means: american && <MeansOf play={play} hand={hand} onChoose={() => setChoosing(true)} />,
    asks: zeroOffers(play).length > 0 && <Zero play={play} spots={game.spots} onCite={at.cite} />,
    inHand:
      colour && hand.means === 'colour'
        ? {
            label: w.colourChips(w.colours[colour.colour] ?? colour.colour),
            value: money(play.seat?.holdings?.[`${me}/colour`] ?? 0),
          }
        : undefined,
    dialogs: american && <ChipsDialog play={play} open={choosing} onClose={() => setChoosing(false)} />,
  }
}

export default tablePage(family, useRoulette)
