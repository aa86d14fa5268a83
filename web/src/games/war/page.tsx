// The table of War of a player.

import { useCountdown } from '../../app/clock.js'
import type { Intent, Spot, TableState } from '../../app/types.js'
import { type BetBox, BetBoxes, BoxTip } from '../../cards/BetBoxes.js'
import { DecisionBar } from '../../cards/DecisionBar.js'
import { cutOffered, PackCut, usePackWords } from '../../cards/packs/PackCut.js'
import { nextBetween } from '../../cards/packs/play.js'
import { SuitsSwitch } from '../../cards/SuitsSwitch.js'
import { reasonAgainst, reasonAgainstStake, ruleOf } from '../../console/reasons.js'
import { useCardWords } from '../../i18n/cards/index.js'
import { useRefusalWords } from '../../pages/table/refusals.js'
import { rangeOn } from '../../pages/table/stakes.js'
import { type AtTable, type GameParts, tablePage } from '../../pages/table/TablePage.js'
import { useNarrow } from '../../pages/table/useNarrow.js'
import { useTableWords } from '../../pages/table/words.js'
import { WarCloth } from './Cloth.js'
import { family } from './index.js'
import { netsOf, offersTo, playOf } from './play.js'
import { boxOf } from './spots.js'
import { useWarWords, type WarWords } from './words.js'

const CHOICES = ['go-to-war', 'surrender'] as const

/** What a second bet costs: the first again. */
const staked = (state: TableState, me: string | null): number =>
  state.view.bets
    .filter((bet) => bet.seat === me && bet.on.startsWith('war:'))
    .reduce((sum, bet) => sum + bet.amount, 0)

/** What the round came to for whoever looks, once it is settled. */
const resultLine = (
  { view, events }: TableState,
  me: string | null,
  w: WarWords['table']['next'],
): string | undefined => {
  const hand = playOf(view).hands.find((each) => each.seat === me)
  const net = hand?.status === 'out' ? netsOf(events).get(hand.box) : undefined
  if (net === undefined) return undefined
  return net > 0 ? w.won(net) : net < 0 ? w.lost(-net) : w.even
}

const useNext = (state: TableState, me: string | null): ((left: number | undefined) => string) => {
  const { table } = useWarWords()
  const packs = usePackWords()
  const { view } = state
  const { turn, fighting } = playOf(view)
  const w = table.next
  return (left) => {
    switch (view.phase) {
      case 'betting':
        return left ? w.bets(left) : packs.next.betting
      case 'deal':
        return w.deal
      case 'ties':
        return turn === me ? w.mine : w.turn(Number(turn?.slice('seat:'.length)))
      case 'war':
        return w.war(me !== null && fighting.some((seat) => seat === me))
      case 'collect':
      case 'pay':
      case 'clear':
        return resultLine(state, me, w) ?? w.payment
      default:
        return nextBetween(state, playOf(view), packs.next)
    }
  }
}

const useBoxes = ({ play, state, game }: AtTable): readonly BetBox[] => {
  const { table: w } = useWarWords()
  const t = useTableWords()
  const tell = useRefusalWords()
  const { view, options } = state
  const { me } = play
  const own = (spot: Spot): boolean => !spot.decided && `seat:${boxOf(spot.id)}` === me
  return game.spots.filter(own).map((spot) => {
    const stake = view.bets
      .filter((bet) => bet.seat === me && bet.on === spot.id)
      .reduce((sum, bet) => sum + bet.amount, 0)
    const { min, max } = view.limits[spot.kind] ?? { min: null, max: null }
    const refusal = rangeOn(options, spot.id, 'money') ? undefined : reasonAgainstStake(view, me as string, spot)
    return {
      id: spot.id,
      label: w.bet[spot.kind] ?? spot.kind,
      pays: w.pays[spot.kind] ?? '',
      stake,
      limits: t.limitOf(min, max),
      optional: spot.kind === 'tie',
      side: spot.kind === 'tie',
      because: refusal ? tell(refusal).fact : undefined,
    }
  })
}

const useWar = (at: AtTable): GameParts => {
  const { play, state, hand, sought, seek, cite } = at
  const { table: w } = useWarWords()
  const c = useCardWords()
  const tell = useRefusalWords()
  const narrow = useNarrow()
  const countdown = useCountdown(play.live.deadline)
  const { view, options, table } = state
  const { me } = play
  const practice = table.mode === 'practice'
  const own = useBoxes(at)
  const next = useNext(state, me)
  const pointed = own.find((box) => box.id === sought)

  /** At a practice table nobody else is waited for: what staff and chance owe follows at once. */
  const ask = async (intent: Intent) => {
    if ((await play.ask(intent)) && practice) await play.proceed()
  }

  const boxes =
    me && play.betting ? (
      <BetBoxes
        seats={[{ seat: Number(me.slice('seat:'.length)), boxes: own }]}
        onPlace={(_, box) => hand.place(box)}
        compact={!narrow}
        onLift={(_, box) => hand.lift(box)}
        onSeek={seek}
        onCite={cite}
      />
    ) : undefined
  const mine = playOf(view).hands.find((each) => each.seat === me)
  const stake = staked(state, me)
  const notes = { surrender: w.surrenderNote(stake - Math.floor(stake / 2)), 'go-to-war': w.warNote(stake, 2 * stake) }

  const tied = offersTo(options, me, 'surrender') ? mine?.card : undefined

  const decide =
    me !== null && tied ? (
      <DecisionBar
        title={w.yourTurn(c.a(tied))}
        rule={ruleOf(view.game, 'go-to-war')}
        decisions={CHOICES.map((name) => {
          const offered = offersTo(options, me, name)
          const refusal = offered ? undefined : reasonAgainst(view, name, me)
          return {
            id: name,
            label: w.decisions[name]?.label ?? name,
            hint: w.decisions[name]?.key ?? '',
            note: notes[name],
            because: offered ? undefined : refusal ? tell(refusal).fact : w.notAllowed,
            rule: refusal?.cite,
          }
        })}
        onDecide={(name) => ask({ do: name })}
        onCite={cite}
      />
    ) : me !== null && cutOffered(options, me) ? (
      <PackCut
        view={view}
        play={playOf(view)}
        options={options}
        me={me}
        countdown={countdown}
        onAsk={ask}
        onCite={cite}
      />
    ) : undefined

  return {
    cloth: (
      <WarCloth
        view={view}
        events={state.events}
        me={me}
        narrow={narrow}
        onCite={cite}
        instead={narrow ? boxes : undefined}
        circles={narrow ? undefined : boxes}
        onSit={me === null && view.status === 'open' ? (seat) => play.sit(seat) : undefined}
      />
    ),
    next,
    decide,
    turn: tied ? { title: w.turn, figure: w.rank(tied.slice(0, -1)) } : undefined,
    tip: pointed?.because && <BoxTip box={pointed} />,
    look: { label: c.suitsChoice, control: <SuitsSwitch /> },
  }
}

export default tablePage(family, useWar)
