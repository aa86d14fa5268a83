// The table of a player, for the four games of dice.

import { useMemo, useState } from 'react'
import { type AtTable, type GameParts, tablePage } from '../../pages/table/TablePage.js'
import { useNarrow } from '../../pages/table/useNarrow.js'
import { ResultBoard } from '../../parts/ResultBoard.js'
import { ThreeCloth } from './boxes/ThreeCloth.js'
import { CrapsCloth } from './craps/CrapsCloth.js'
import { useClothStateOf } from './craps/clothState.js'
import { NetStrip, NetTable, useNets } from './craps/Net.js'
import { SpotActs } from './craps/SpotActs.js'
import { family } from './index.js'
import { isCraps, playOf } from './play.js'
import { Roll } from './Roll.js'
import { offered, Shooter, useShooterDecides } from './table/Shooter.js'
import { Stage, useMomentOf } from './table/Stage.js'
import { useDiceWords } from './words.js'

const Board = ({ at }: { at: AtTable }) => {
  const { board } = useDiceWords()
  return (
    <ResultBoard title={board.title} history={(playOf(at.state.view).history ?? []).slice(0, 16)} layout="throws">
      {(result, latest) => <Roll result={result} latest={latest} />}
    </ResultBoard>
  )
}

const useLatest = (at: AtTable) => {
  const [latest] = playOf(at.state.view).history ?? []
  return latest ? (
    <span className="mini">
      <Roll result={latest} />
    </span>
  ) : undefined
}

/** What the ribbon says where it is this player who is waited for. */
const useNext = ({ play, state }: AtTable): GameParts['next'] => {
  const { shooter: w } = useDiceWords()
  const { shooter = null, point = null } = playOf(state.view)
  if (shooter === null || shooter !== play.me) return undefined
  const line = play.puts.some(({ on }) => on === 'pass-line' || on === 'dont-pass')
  return state.view.phase === 'betting' && point === null && !line ? () => w.line : undefined
}

const useTurn = (at: AtTable): GameParts['turn'] => {
  const { shooter: w } = useDiceWords()
  if (offered(at, 'pick-dice')) return { title: w.pick }
  return offered(at, 'throw') ? { title: w.turn } : undefined
}

const useCraps = (at: AtTable): GameParts => {
  const w = useDiceWords()
  const narrow = useNarrow()
  const { play, state, game, hand } = at
  const { view } = state
  const { me } = play
  const [chosen, choose] = useState<string | null>(null)
  const cloth = useClothStateOf(view, me, game.spots)
  const nets = useNets(view, me)
  const decide = useShooterDecides(at)
  const { point } = cloth
  return {
    cloth: (
      <CrapsCloth
        game={view.game}
        spots={game.spots}
        stakes={at.stakes}
        open={play.mayBet}
        chip={hand.chip}
        state={cloth}
        chosen={chosen}
        onPlace={(spot) => {
          choose(spot)
          at.put(spot)
        }}
        onChoose={choose}
        onLift={(spot) => {
          choose(spot)
          hand.lift(spot)
        }}
        onPick={hand.pick}
        onSeek={at.seek}
      />
    ),
    ...useMomentOf(at, decide !== undefined),
    apparatus: (
      <Stage at={at}>
        <Shooter at={at} />
      </Stage>
    ),
    names: { apparatus: w.board.dice, results: w.board.throws },
    board: narrow ? (
      <Board at={at} />
    ) : (
      <>
        <SpotActs at={at} chosen={chosen} />
        <NetTable rows={nets} point={point} />
        <Board at={at} />
      </>
    ),
    latest: useLatest(at),
    under: narrow && <SpotActs at={at} chosen={chosen} />,
    standing: narrow && nets.length > 0 && decide === undefined ? <NetStrip rows={nets} point={point} /> : undefined,
    next: useNext(at),
    turn: useTurn(at),
    underCloth: true,
    decide,
  }
}

const useThree = (at: AtTable): GameParts => {
  const w = useDiceWords()
  const { play, state, game, hand } = at
  const { view } = state
  return {
    cloth: (
      <ThreeCloth
        game={view.game}
        spots={game.spots}
        stakes={at.stakes}
        open={play.mayBet}
        roll={playOf(view).roll ?? at.result}
        onPlace={at.put}
        onLift={hand.lift}
        onPick={hand.pick}
        onSeek={at.seek}
      />
    ),
    ...useMomentOf(at, false),
    apparatus: <Stage at={at} />,
    names: { apparatus: view.game === 'chuck-a-luck' ? w.board.cage : w.board.dice, results: w.board.throws },
    board: <Board at={at} />,
    latest: useLatest(at),
    underCloth: true,
  }
}

/** A table keeps its game: which of the two hooks is used never changes while the page stands. */
const useDice = (at: AtTable): GameParts => {
  const craps = useMemo(() => isCraps(at.state.view.game), [at.state.view.game])
  // biome-ignore lint/correctness/useHookAtTopLevel: a table keeps its game
  return craps ? useCraps(at) : useThree(at)
}

export default tablePage(family, useDice)
