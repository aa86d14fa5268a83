// The table of a player of baccarat, for the four games.

import type { Intent, Spot, TableState } from '../../app/types.js'
import { type BetBox, BetBoxes } from '../../cards/BetBoxes.js'
import { usePackWords } from '../../cards/packs/PackCut.js'
import { SuitsSwitch } from '../../cards/SuitsSwitch.js'
import { reasonAgainstStake } from '../../console/reasons.js'
import { useCardWords } from '../../i18n/cards/index.js'
import { useRefusalWords } from '../../pages/table/refusals.js'
import { rangeOn } from '../../pages/table/stakes.js'
import { type AtTable, type GameParts, tablePage } from '../../pages/table/TablePage.js'
import { useNarrow } from '../../pages/table/useNarrow.js'
import { useTableWords } from '../../pages/table/words.js'
import { family } from './index.js'
import { Result } from './lists.js'
import { handsOf, isBanked, offered, percent, playOf, readResult, staked, whyOf } from './play.js'
import { RoadBar, Roads } from './roads/Roads.js'
import { BankPanel, OfferPanel, uncovered } from './table/Bank.js'
import { BaccaratCloth } from './table/Cloth.js'
import { useDeciding } from './table/decide.js'
import { Hands } from './table/Hands.js'
import { IfComes } from './table/IfComes.js'
import { Matrix, WhyLine } from './table/Why.js'
import { type BaccaratWords, useBaccaratWords } from './words.js'

const useNext = (state: TableState, me: string | null): ((left: number | undefined) => string) => {
  const { table } = useBaccaratWords()
  const packs = usePackWords()
  const { view, options } = state
  const { dead, offer, lastShoe, shoe } = playOf(view)
  const w = table.next
  return (left) => {
    if (dead) return w.annulled
    switch (view.phase) {
      case 'betting':
        return left ? w.bets(left) : packs.next.betting
      case 'deal':
        return w.deal
      case 'reveal':
        return offered(options, me, 'turn-cards') ? w.revealMine : w.reveal
      case 'five':
        return offered(options, me, 'draw-on-five') ? w.fiveMine : w.five
      case 'third':
        return w.third
      case 'collect':
      case 'pay':
      case 'clear':
        return w.payment
      default:
        if (offer) return w.bank
        if (lastShoe) return w.lastShoe
        if (typeof view.closing === 'number') return packs.next.last(view.closing)
        if (shoe.stage === 'cut') return packs.next.cut
        if (state.table.mode === 'practice') return packs.next.idlePractice
        return shoe.stage === 'ready' ? packs.next.idle : packs.next.preparing
    }
  }
}

const useBoxes = ({ play, state, game }: AtTable): readonly BetBox[] => {
  const { table: w } = useBaccaratWords()
  const t = useTableWords()
  const tell = useRefusalWords()
  const { view, options } = state
  const { me } = play
  const pays: { readonly [spot: string]: string } = w.pays(percent(view))
  const boxOf = (spot: Spot): BetBox => {
    const { min, max } = view.limits[spot.kind] ?? { min: null, max: null }
    const stake = staked(view, me as string, spot.id)
    // Against a player's bank no more goes than is in it (CHF-12).
    const room = isBanked(view) && spot.id === 'punto' ? uncovered(view) + stake : null
    const most = room === null ? max : Math.min(max ?? room, room)
    const refusal = rangeOn(options, spot.id, 'money') ? undefined : reasonAgainstStake(view, me as string, spot)
    return {
      ...{ id: spot.id, label: w.side[spot.id] ?? spot.id, pays: pays[spot.id] ?? '' },
      stake,
      limits: t.limitOf(min, most),
      side: spot.id === 'tie',
      because: refusal ? tell(refusal).fact : undefined,
    }
  }
  return me === null ? [] : game.spots.map(boxOf)
}

const resultName = (w: BaccaratWords['table'], result: string): string => {
  const { winner, punto, banca } = readResult(result)
  return winner === 'tie' ? w.results.tie(punto) : w.results[winner](punto, banca)
}

const useBaccarat = (at: AtTable): GameParts => {
  const { play, state, hand, cite } = at
  const { table: w } = useBaccaratWords()
  const c = useCardWords()
  const narrow = useNarrow()
  const { view, events, table } = state
  const { me } = play
  const boxes = useBoxes(at)
  const next = useNext(state, me)
  const { road, offer } = playOf(view)

  /** At a practice table nobody else is waited for: what staff and chance owe follows at once. */
  const ask = async (intent: Intent) => {
    if ((await play.ask(intent)) && table.mode === 'practice') await play.proceed()
  }
  const deciding = useDeciding(at, ask)

  const zones =
    me && play.betting ? (
      <BetBoxes
        seats={[{ seat: Number(me.slice('seat:'.length)), boxes }]}
        onPlace={(_, box) => hand.place(box)}
        onLift={(_, box) => hand.lift(box)}
        onSeek={at.seek}
        onCite={cite}
      />
    ) : undefined
  const bank = isBanked(view) ? (
    offer ? (
      <OfferPanel view={view} me={me} onCite={cite} />
    ) : (
      <BankPanel view={view} me={me} onCite={cite} />
    )
  ) : undefined
  const why = whyOf(view, events)
  // It must not cover what this player is asked.
  const moment: NonNullable<GameParts['moment']> = {
    label: w.side.punto ?? '',
    drawing: (
      <>
        <Hands hands={handsOf(view, events)} narrow={narrow} />
        {narrow && why && <WhyLine why={why} onCite={cite} />}
      </>
    ),
    figure: (result) => <Result result={result} size="xl" />,
    name: (result) => resultName(w, result),
    facts: (result) => {
      const { punto, banca } = readResult(result)
      return [w.total('punto', punto), w.total('banca', banca)]
    },
  }
  return {
    cloth: (
      <BaccaratCloth
        view={view}
        events={events}
        me={me}
        narrow={narrow}
        onCite={cite}
        instead={narrow && bank && (offer || view.phase === 'betting' || !why) ? bank : undefined}
        under={zones}
        onSit={me === null && view.status === 'open' ? (place) => play.sit(place) : undefined}
      />
    ),
    // Beside the cloth, where there is room: under it the bank would push one's own bets out of sight.
    apparatus: (
      <>
        {!narrow && bank && <div className="panel bac-beside">{bank}</div>}
        <Matrix why={why} />
        {me !== null && <IfComes view={view} me={me} />}
      </>
    ),
    ...(deciding?.title ? {} : { moment }),
    names: { apparatus: w.matrix.tab, results: w.roads.title },
    board: narrow ? <Roads road={road} /> : undefined,
    under: narrow ? <RoadBar road={road} /> : <Roads road={road} />,
    underCloth: true,
    next,
    turn: deciding?.title ? { title: deciding.title } : undefined,
    decide: deciding?.title ? deciding.bar : undefined,
    asks: deciding?.title ? undefined : deciding?.bar,
    look: { label: c.suitsChoice, control: <SuitsSwitch /> },
  }
}

export default tablePage(family, useBaccarat)
