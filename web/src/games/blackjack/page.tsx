// The blackjack table of a player, for the five games of the family.

import { useState } from 'react'
import { useCountdown } from '../../app/clock.js'
import type { Intent, Option } from '../../app/types.js'
import { BetBoxes, BoxTip } from '../../cards/BetBoxes.js'
import { DecisionBar } from '../../cards/DecisionBar.js'
import { Offer } from '../../cards/Offer.js'
import { SuitsSwitch } from '../../cards/SuitsSwitch.js'
import { ruleOf } from '../../console/reasons.js'
import { useCardWords } from '../../i18n/cards/index.js'
import { usualFor } from '../../pages/table/Buy.js'
import { useRefusalWords } from '../../pages/table/refusals.js'
import { type AtTable, type GameParts, tablePage } from '../../pages/table/TablePage.js'
import { useNarrow } from '../../pages/table/useNarrow.js'
import { useTableWords } from '../../pages/table/words.js'
import { Button } from '../../parts/Button.js'
import { family } from './index.js'
import { boxesOf, freeStanding, moreBoxes } from './table/boxes.js'
import { BlackjackCloth } from './table/Cloth.js'
import { amountOf, boxOf, decisionsOf, isDeciding, offersTo } from './table/decisions.js'
import { nextLine } from './table/next.js'
import { OFFERED, Offers } from './table/Offers.js'
import { OpenOffers, openTo } from './table/OpenOffers.js'
import { Hint, Mistakes, useWorth } from './table/TrainerPanel.js'
import { handInTurn, playOf, totalText } from './table/table.js'
import { useTrainer } from './table/useTrainer.js'
import { useBlackjackWords } from './words.js'
import './styles/table.css'

/** Canal 21 doubles for any part of the bet from the minimum. */
const PART = 'double-less'

const lessOf = (options: readonly Option[], me: string | null) => {
  const [option] = offersTo(options, me, 'double')
  const amount = option && amountOf(option)
  return amount && amount.min < amount.max ? amount : undefined
}

const useBlackjack = ({ play, state, game, hand, sought, seek, cite }: AtTable): GameParts => {
  const w = useBlackjackWords()
  const t = useTableWords()
  const c = useCardWords()
  const tell = useRefusalWords()
  const narrow = useNarrow()
  const countdown = useCountdown(play.live.deadline)
  const { view, options, table } = state
  const { me } = play
  const chips = usualFor(play.wallet, Number(view.config.chip ?? 100))
  const practice = table.mode === 'practice'
  const total = (cards: readonly string[]): string => totalText(cards, true, c)
  const trainer = useTrainer(state, me)
  const worth = useWorth()
  const [part, setPart] = useState(false)

  /** At a practice table nobody else is waited for: what staff and chance owe follows at once. */
  const ask = async (...intents: readonly Intent[]) => {
    const made = await play.ask(...intents)
    if (made && practice) await play.proceed()
  }

  const mine = me ? handInTurn(view, me) : undefined
  const deciding = mine !== undefined && me !== null && isDeciding(options, me)
  const offered =
    me !== null &&
    (OFFERED.some((name) => offersTo(options, me, name).length > 0) || openTo(view, options, me).length > 0)
  const boxes =
    me && play.betting
      ? boxesOf({
          view,
          options,
          spots: game.spots,
          me,
          open: play.betting,
          words: w,
          limit: t.limitOf,
          tell: (refusal) => tell(refusal).fact,
        })
      : []
  const pointed = boxes.flatMap((each) => each.boxes).find(({ id }) => id === sought)
  const circlesOf = (seats: typeof boxes, compact: boolean) =>
    seats.length > 0 && (
      <BetBoxes
        seats={seats}
        compact={compact}
        onPlace={(_, box) => hand.place(box)}
        onLift={(_, box) => hand.lift(box)}
        onSeek={seek}
        onCite={cite}
      />
    )
  const asked = me ? offersTo(options, me, 'ask-box').map(boxOf) : []
  const more = me && play.betting ? [...moreBoxes(view, options, me), ...asked] : asked
  const place = me === null && view.status === 'open' ? freeStanding(view) : undefined
  const splits = mine ? playOf(view).hands.filter((each) => each.box === mine.box).length : 0

  const decide = offered ? (
    <>
      <div className="offers">
        <Offers
          view={view}
          options={options}
          me={me as string}
          countdown={countdown}
          onAsk={(intent) => {
            trainer.chose(intent.do)
            ask(intent)
          }}
          onCite={cite}
        />
        <OpenOffers
          view={view}
          options={options}
          me={me as string}
          countdown={countdown}
          onAsk={(intent) => {
            trainer.chose(intent.do)
            return play.ask(intent)
          }}
          onDecline={() => trainer.chose('decline')}
          onAnswered={() => {
            if (practice) play.proceed()
          }}
          onCite={cite}
        />
      </div>
      {practice && trainer.advice && <Hint trainer={trainer} />}
    </>
  ) : deciding && mine && part && lessOf(options, me) ? (
    <Offer
      title={w.doubleLess.title}
      body={w.doubleLess.body}
      rule={ruleOf(view.game, 'double')}
      amount={lessOf(options, me)}
      take={w.doubleLess.take}
      decline={w.doubleLess.back}
      onTake={(amount) => {
        setPart(false)
        trainer.chose('double')
        ask({ do: 'double', ...(amount === undefined ? {} : { amount }) })
      }}
      onDecline={() => setPart(false)}
      onCite={cite}
    />
  ) : deciding && mine ? (
    <DecisionBar
      title={w.yourTurn(mine.box, splits > 1 ? Number(mine.id.split('.')[1]) : null, total(mine.cards))}
      rule={ruleOf(view.game, 'hit')}
      decisions={trainer.advise(
        [
          ...decisionsOf({
            ...{ view, options, words: w, tell, me: me as string, hand: mine },
            total: total(mine.cards),
          }),
          ...(lessOf(options, me) ? [{ id: PART, label: w.doubleLess.label, note: w.doubleLess.note, hint: 'M' }] : []),
        ],
        worth,
      )}
      onDecide={(name) => {
        if (name === PART) {
          setPart(true)
          return
        }
        trainer.chose(name)
        ask({ do: name })
      }}
      onCite={cite}
      aside={practice && <Hint trainer={trainer} />}
    />
  ) : undefined

  return {
    cloth: (
      <BlackjackCloth
        view={view}
        events={state.events}
        me={me}
        narrow={narrow}
        onCite={cite}
        instead={(narrow && circlesOf(boxes, false)) || undefined}
        circles={(box) =>
          circlesOf(
            boxes.filter(({ seat }) => seat === box),
            true,
          )
        }
        more={more}
        moreLabel={asked.length > 0 ? w.askBox : w.playHere}
        moreShort={asked.length > 0 ? w.askBoxShort : w.playHereShort}
        onMore={(box) => {
          if (asked.includes(box)) ask({ do: 'ask-box', box })
          else hand.place(`main:${box}`)
        }}
        onSit={me === null && view.status === 'open' ? (seat) => play.sit(seat, chips) : undefined}
      />
    ),
    under: (
      <>
        {place !== undefined && (
          <p className="panel answered">
            {w.standing.offer}
            <Button onClick={() => play.sit(place, chips)}>{w.standing.take}</Button>
          </p>
        )}
        {practice && !decide && boxes.length === 0 && <Mistakes trainer={trainer} />}
      </>
    ),
    underCloth: true,
    next: (left) => nextLine(state, me, w, total, left),
    decide,
    turn: deciding && mine ? { title: w.turn, figure: total(mine.cards) } : offered ? { title: w.asked } : undefined,
    tip: pointed && <BoxTip box={pointed} />,
    look: { label: c.suitsChoice, control: <SuitsSwitch /> },
  }
}

export default tablePage(family, useBlackjack)
