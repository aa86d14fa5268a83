// The roulette table of a player, for the three cloths.

import { useState } from 'react'
import type { Spot } from '../../app/types.js'
import { clothOf } from './felt/cloths.js'
import { Felt } from '../../felt/Felt.js'
import { money } from '../../i18n/format.js'
import { articleOf } from '../../pages/table/Article.js'
import { type AtTable, type GameParts, tablePage } from '../../pages/table/TablePage.js'
import { useTableWords } from '../../pages/table/words.js'
import { Bowl } from './table/Bowl.js'
import { Calls } from './table/Calls.js'
import { ChipsDialog, ColourBoard, MeansOf } from './table/Colours.js'

const useRoulette = (at: AtTable): GameParts => {
  const w = useTableWords()
  const [choosing, setChoosing] = useState(false)
  const [hot, setHot] = useState<readonly string[]>([])
  const { play, state, game, hand } = at
  const { view } = state
  const { me } = play
  const american = view.play.colours !== undefined && Array.isArray(view.config.colours)
  const colour = me ? view.play.colours?.[me] : undefined
  const values = american && <ColourBoard play={play} article={articleOf(game.rules, 'RA-10')} onCite={at.cite} />
  const calls = view.config.calls === true && (
    <Calls
      play={play}
      spots={game.spots}
      rules={game.rules}
      unit={hand.chip}
      means={hand.means}
      onHot={setHot}
      onCite={at.cite}
      beside={values || undefined}
    />
  )
  return {
    cloth: (
      <Felt
        cloth={clothOf(view.game)}
        spots={game.spots}
        stakes={at.stakes}
        open={play.mayBet}
        chip={hand.chip}
        colour={hand.colour}
        winner={view.play.pocket ?? null}
        hot={hot}
        onPlace={at.put}
        onLift={hand.lift}
        onPick={hand.pick}
        onSeek={at.seek}
        tip={(spot) => at.tip(spot as Spot)}
      />
    ),
    apparatus: <Bowl play={play} state={state} />,
    names: { apparatus: w.tab.wheel, results: w.tab.numbers },
    under: calls || values,
    means: american && <MeansOf play={play} hand={hand} onChoose={() => setChoosing(true)} />,
    inHand:
      colour && hand.means === 'colour'
        ? {
            label: w.colourChips(w.colours[colour.colour] ?? colour.colour),
            value: money(play.seat?.holdings?.[`${me}/colour`] ?? 0),
          }
        : undefined,
    dialogs: american && (
      <ChipsDialog
        play={play}
        article={articleOf(game.rules, 'RA-18')}
        open={choosing}
        onClose={() => setChoosing(false)}
      />
    ),
  }
}

export default tablePage(useRoulette)
