// What a player is asked: voy or no voy, which cards to change, which stuck card is burned.

import type { ReactNode } from 'react'
import type { Intent } from '../../../app/types.js'
import { COVERED } from '../../../cards/Card.js'
import { type Decision, DecisionBar } from '../../../cards/DecisionBar.js'
import { Offer } from '../../../cards/Offer.js'
import { reasonAgainst, ruleOf } from '../../../console/reasons.js'
import { useRefusalWords } from '../../../pages/table/refusals.js'
import type { AtTable } from '../../../pages/table/TablePage.js'
import { whole } from '../hand-words.js'
import { cardsOf, handOf, offersTo, playOf, questionOf, seenHand, stakeOn, turnOf, variantOf } from '../play.js'
import { useHandWords, usePokerWords } from '../words.js'
import type { Picking } from './Dock.js'
import { usePicking } from './usePicking.js'

export interface Deciding {
  readonly title: string
  readonly figure: string
  readonly next: string
  readonly bar: ReactNode
  readonly picking?: Picking | undefined
}

type Ask = (intent: Intent) => unknown

const SIGNS: { readonly [suit: string]: string } = { s: '♠', h: '♥', d: '♦', c: '♣' }
/** A card in two or three letters, on a key: `10♥`. */
const signOf = (card: string): string =>
  card === COVERED ? '' : `${card.slice(0, -1).replace('T', '10')}${SIGNS[card.slice(-1)] ?? ''}`
const MOST = 2

/** What may be said to the question that is asked; what may not be said any more stays, struck. */
const answersTo = (no: string, buys: boolean): readonly string[] => {
  if (no === 'take-back') return ['stay', 'take-back']
  return ['go', ...(buys ? ['buy'] : []), no, ...(no === 'pass' ? ['fold'] : [])]
}

const useAnswers = (at: AtTable, picking: Picking | undefined): readonly Decision[] => {
  const w = usePokerWords()
  const tell = useRefusalWords()
  const { view, options } = at.state
  const { me } = at.play
  const question = questionOf(view)
  if (!question || me === null) return []
  const variant = variantOf(view.game)
  const ante = stakeOn(view, me, variant.first[0])
  const bet = w.bets[question.on] ?? question.on
  const own = cardsOf(handOf(view, me))
  const [place] = picking?.chosen ?? []
  const price = w.raise(question.antes * ante, bet)
  const notes: { readonly [answer: string]: string } = {
    go: price,
    buy: place ? w.buyNote(signOf(own[place - 1] ?? ''), (question.antes + 1) * ante) : price,
    fold: w.folding(stakeOn(view, me)),
    pass: w.passing,
    stay: w.staying(bet),
    'take-back': w.takingBack(stakeOn(view, me, question.on)),
  }
  const against = (name: string): Pick<Decision, 'because' | 'rule'> => {
    if (name === 'fold' && question.no === 'pass') return { because: w.onlyAtFlop, rule: question.declined }
    const move = name === 'buy' ? 'go' : name
    const option = offersTo(options, me, move)
    if (option && (name !== 'buy' || option.fields.buys)) return name === 'buy' && !place ? { because: w.pickOne } : {}
    const refusal = reasonAgainst(view, move, me, name === 'buy' ? { buys: '1' } : {})
    return { because: refusal ? tell(refusal).fact : w.notAllowed, rule: refusal?.cite }
  }
  return answersTo(question.no, variant.buys).map((name) => ({
    id: name,
    label: w.decisions[name]?.label ?? name,
    hint: w.decisions[name]?.key ?? '',
    note: notes[name] ?? '',
    confirms: name === 'buy',
    ...against(name),
  }))
}

const useChanges = (at: AtTable, picking: Picking | undefined): readonly Decision[] => {
  const { exchange: w } = usePokerWords()
  const own = cardsOf(handOf(at.state.view, at.play.me))
  const chosen = picking?.chosen ?? []
  const names = chosen.map((place) => signOf(own[place - 1] ?? '')).join(', ')
  return [
    {
      ...{ id: 'exchange', label: w.change(Math.max(1, chosen.length)), note: names, hint: w.keyChange },
      because: chosen.length === 0 ? w.changeNote : undefined,
      confirms: true,
    },
    { id: 'keep', label: w.keep, note: w.keepNote, hint: ' ' },
    {
      ...{ id: 'three', label: w.change(MOST + 1), note: '', hint: '' },
      ...{ because: w.most, rule: ruleOf(at.state.view.game, 'exchange') },
    },
  ]
}

/** What is said under the headline: what is asked, and of how much. */
const useQuestion = (at: AtTable): string => {
  const w = usePokerWords()
  const { view } = at.state
  const question = questionOf(view)
  if (!question) return w.ask.exchange
  const bet = w.bets[question.on] ?? question.on
  if (question.no === 'take-back') return w.ask.line(bet)
  if (question.no === 'pass') return w.ask.pass(bet)
  const asked = w.ask.two(bet, question.antes)
  return variantOf(view.game).buys ? `${asked} ${w.ask.buy}` : asked
}

const useStuck = (at: AtTable, ask: Ask): Deciding | undefined => {
  const w = usePokerWords()
  const { state, play, cite } = at
  if (!offersTo(state.options, play.me, 'choose-stuck')) return undefined
  const bar = (
    <Offer
      title={w.stuck.title}
      body={w.stuck.body}
      rule={ruleOf(state.view.game, 'choose-stuck')}
      choices={[
        { id: 'first', label: w.stuck.first },
        { id: 'last', label: w.stuck.last },
      ]}
      onTake={() => undefined}
      onChoose={(which) => ask({ do: 'choose-stuck', which })}
      onCite={cite}
    />
  )
  return { title: w.ask.turn, figure: '', next: w.stuck.title, bar }
}

export const useDeciding = (at: AtTable, ask: Ask): Deciding | undefined => {
  const w = usePokerWords()
  const hands = useHandWords()
  const { state, play, cite } = at
  const { view, options } = state
  const { me } = play
  const variant = variantOf(view.game)
  const mine = me !== null && turnOf(view) === me
  const changing = mine && offersTo(options, me, 'exchange') !== undefined
  const answering = mine && questionOf(view) !== undefined && options.some(({ by }) => by === me)
  const picks = changing || (answering && variant.buys)
  const moment = `${view.round} ${playOf(view).at}`
  const picking = usePicking(picks ? moment : undefined, changing ? MOST : 1, variant.cards)
  const answers = useAnswers(at, picking)
  const changes = useChanges(at, picking)
  const asked = useQuestion(at)
  const stuck = useStuck(at, ask)
  if (stuck) return stuck
  if (!changing && !answering) return undefined
  const own = seenHand(variant, cardsOf(handOf(view, me)), playOf(view).board.open)
  const figure = own ? whole(hands.of(own)) : ''
  const places = picking?.chosen ?? []
  const decide = (name: string) => {
    if (name === 'exchange') ask({ do: 'exchange', places: places.map(String) })
    else if (name === 'keep') ask({ do: 'exchange', places: [] })
    else if (name === 'buy') ask({ do: 'go', buys: String(places[0]) })
    else ask({ do: name })
  }
  const bar = (
    <DecisionBar
      title={w.ask.bar(figure)}
      rule={changing ? ruleOf(view.game, 'exchange') : questionOf(view)?.asked}
      decisions={changing ? changes : answers}
      onDecide={decide}
      onCite={cite}
    />
  )
  return { title: changing ? w.exchange.turn : w.ask.turn, figure, next: asked, bar, picking }
}

/** The cards were put in order: whoever does not accept it says so, over the chips. */
export const useObjection = ({ state, play, cite }: AtTable, ask: Ask): ReactNode => {
  const { object: w } = usePokerWords()
  return offersTo(state.options, play.me, 'object') ? (
    <Offer
      title={w.title}
      body={w.body}
      rule={ruleOf(state.view.game, 'object')}
      take={w.take}
      onTake={() => ask({ do: 'object' })}
      onCite={cite}
    />
  ) : undefined
}
