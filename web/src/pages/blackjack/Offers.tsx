// What the regulation offers at its moment: insurance, even money, surrender, tie-break, the cut, more positions.

import type { Intent, Option, View } from '../../app/types.js'
import { Offer } from '../../cards/Offer.js'
import { useBlackjackWords } from '../../i18n/blackjack/index.js'
import { useCardWords } from '../../i18n/cards/index.js'
import { useMessages } from '../../i18n/language.js'
import { ruleArticle } from './articles.js'
import { amountOf, boxOf, handOfBox, offersTo, originalOf, spotOf } from './decisions.js'
import { playOf } from './table.js'

/** What is offered apart from the decisions of a turn. */
export const OFFERED = ['even-money', 'insure', 'tie-break', 'cut', 'take-positions', 'choose-stuck', 'choose-owed']

export interface OffersProps {
  view: View
  options: readonly Option[]
  me: string
  countdown: { left: number; total: number } | undefined
  onAsk: (...intents: readonly Intent[]) => void
  /** Nothing is wanted: at a practice table the game goes on, at another the offer waits for its end. */
  onPass: () => void
  onCite: (article: string) => void
}

const ROUND = /-(\d):/

export const Offers = ({ view, options, me, countdown, onAsk, onPass, onCite }: OffersProps) => {
  const w = useBlackjackWords()
  const m = useMessages()
  const natural = w.natural(view.game)
  const ace = playOf(view).bank.cards[0]?.startsWith('A')
  const insured = view.game === 'canal-21' && !ace ? m.pays(10, 1) : m.pays(2, 1)
  const common = { countdown, onCite }
  const evenMoney = offersTo(options, me, 'even-money')
  const insure = offersTo(options, me, 'insure')
  const surrender = view.phase === 'surrender' ? offersTo(options, me, 'surrender') : []
  const tieBreak = offersTo(options, me, 'tie-break')
  const cut = offersTo(options, me, 'cut')
  const stuck = offersTo(options, me, 'choose-stuck')
  const owed = offersTo(options, me, 'choose-owed')
  const positions = offersTo(options, me, 'take-positions')
  const c = useCardWords()
  return (
    <>
      {evenMoney.map((option) => {
        const hand = handOfBox(view, boxOf(option))
        return (
          <Offer
            key={`even-money ${boxOf(option)}`}
            {...common}
            title={w.offers['even-money'].title}
            body={w.offers['even-money'].body(hand ? originalOf(view, hand) : 0, natural)}
            article={ruleArticle(view.game, 'even-money')}
            take={w.offers['even-money'].take}
            decline={insure.length ? undefined : w.offers['even-money'].decline}
            onTake={() => onAsk({ do: 'even-money', box: boxOf(option) })}
            onDecline={onPass}
          />
        )
      })}
      {insure.map((option, index) => {
        const amount = amountOf(option)
        if (!amount) return null
        const on = spotOf(option)
        const round = ROUND.exec(on)?.[1]
        const exact = amount.min === amount.max
        const say = exact ? w.offers.insure.exactly : w.offers.insure.body
        const many = insure.length > 1
        return (
          <Offer
            key={on}
            {...common}
            title={w.offers.insure.title}
            body={`${many || round ? `${w.offers.insure.for(boxOf(option), round ? Number(round) : null)}. ` : ''}${say(insured, natural, amount.max)}`}
            article={ruleArticle(view.game, 'insure')}
            amount={exact ? undefined : amount}
            take={w.offers.insure.take}
            {...(many ? {} : { takeHint: 'S', declineHint: 'N' })}
            decline={index === insure.length - 1 ? w.offers.insure.decline : undefined}
            onTake={(wanted) => onAsk({ do: 'insure', on, amount: wanted ?? amount.max })}
            onDecline={onPass}
          />
        )
      })}
      {surrender.map((option, index) => {
        const hand = handOfBox(view, boxOf(option))
        const stake = hand ? originalOf(view, hand) : 0
        return (
          <Offer
            key={`surrender ${boxOf(option)}`}
            {...common}
            title={w.offers.surrender.title}
            body={`${surrender.length > 1 ? `${w.offers.insure.for(boxOf(option), null)}. ` : ''}${w.offers.surrender.body(Math.floor(stake / 2))}`}
            article={ruleArticle(view.game, 'surrender')}
            take={w.offers.surrender.take}
            decline={index === surrender.length - 1 ? w.offers.surrender.decline : undefined}
            onTake={() => onAsk({ do: 'surrender', box: boxOf(option) })}
            onDecline={onPass}
          />
        )
      })}
      {tieBreak.length > 0 && (
        <Offer
          {...common}
          title={w.offers['tie-break'].title}
          body={w.offers['tie-break'].body(tieStake(view))}
          article={ruleArticle(view.game, 'tie-break')}
          take={w.offers['tie-break'].take}
          decline={w.offers['tie-break'].decline}
          onTake={() => onAsk({ do: 'tie-break' })}
          onDecline={() => onAsk({ do: 'decline' })}
        />
      )}
      {stuck.map((option) => (
        <Offer
          key="stuck"
          {...common}
          title={w.stuck.title}
          body={w.stuck.body}
          article={ruleArticle(view.game, 'choose-stuck')}
          choices={listed(option, 'card').map((card) => ({
            id: String(card),
            label: w.stuck.burn(c.card(String(card))),
          }))}
          onTake={() => undefined}
          onChoose={(card) => onAsk({ do: 'choose-stuck', card })}
        />
      ))}
      {owed.length > 0 && (
        <Offer
          {...common}
          title={w.owed.title}
          body={w.owed.body}
          article={ruleArticle(view.game, 'choose-owed')}
          choices={owed
            .flatMap((option) => listed(option, 'choice'))
            .map((choice) => ({ id: String(choice), label: w.owed.choices[String(choice)] ?? String(choice) }))}
          onTake={() => undefined}
          onChoose={(choice) => onAsk({ do: 'choose-owed', choice })}
        />
      )}
      {positions.length > 0 && (
        <Offer
          {...common}
          title={w.positions.title}
          body={w.positions.body}
          article={ruleArticle(view.game, 'take-positions')}
          choices={[
            ...spans(positions).map(([from, to]) => ({ id: `${from}-${to}`, label: w.positions.take(from, to) })),
            { id: 'pass', label: w.positions.pass },
          ]}
          onTake={() => undefined}
          onChoose={(id) => {
            const [from, to] = id.split('-').map(Number)
            onAsk(id === 'pass' ? { do: 'pass-positions' } : { do: 'take-positions', from: from ?? 0, to: to ?? 0 })
          }}
        />
      )}
      {cut.map((option) => {
        const at = option.fields.at
        const centre = at && 'min' in at ? Math.round((at.min + at.max) / 2) : 0
        return (
          <Offer
            key="cut"
            {...common}
            title={w.cut.title}
            body={w.cut.body}
            article={ruleArticle(view.game, 'cut')}
            take={w.cut.take}
            decline={w.cut.decline}
            onTake={() => onAsk({ do: 'cut', at: centre })}
            onDecline={() => onAsk({ do: 'pass-cut' })}
          />
        )
      })}
    </>
  )
}

/** Every stretch of places an option covers, the shortest first. */
const spans = (options: readonly Option[]): readonly (readonly [number, number])[] =>
  options
    .flatMap((option) => {
      const { to } = option.fields
      const ends = to && 'min' in to ? Array.from({ length: to.max - to.min + 1 }, (_, at) => to.min + at) : []
      return listed(option, 'from').flatMap((from) => ends.map((end) => [Number(from), end] as const))
    })
    .sort((a, b) => a[1] - a[0] - (b[1] - b[0]))
    .slice(0, 8)

const listed = (option: Option, field: string): readonly (string | number)[] => {
  const bound = option.fields[field]
  return bound && 'oneOf' in bound ? bound.oneOf : []
}

const tieStake = (view: View): number => {
  const { hands, turn } = playOf(view)
  const hand = hands.find((each) => each.id === turn)
  return hand ? originalOf(view, hand) : 0
}
