// What the regulation offers one player at a time: the tie-break, the cut, more positions, a choice that is owed.

import { DECK } from '@tapete/engine'
import type { Intent, Option, View } from '../../../app/types.js'
import { Cut } from '../../../cards/Cut.js'
import { Offer } from '../../../cards/Offer.js'
import { ruleOf } from '../../../console/reasons.js'
import { useCardWords } from '../../../i18n/cards/index.js'
import type { OnCite } from '../../../parts/Cite.js'
import { useBlackjackWords } from '../words.js'
import { offersTo, originalOf } from './decisions.js'
import { playOf } from './table.js'

/** What is offered apart from the decisions of a turn. */
export const OFFERED = ['tie-break', 'cut', 'take-positions', 'choose-stuck', 'choose-owed']

export interface OffersProps {
  view: View
  options: readonly Option[]
  me: string
  countdown: { left: number; total: number } | undefined
  onAsk: (intent: Intent) => void
  onCite: OnCite
}

export const Offers = ({ view, options, me, countdown, onAsk, onCite }: OffersProps) => {
  const w = useBlackjackWords()
  const common = { countdown, onCite }
  const tieBreak = offersTo(options, me, 'tie-break')
  const cut = offersTo(options, me, 'cut')
  const stuck = offersTo(options, me, 'choose-stuck')
  const owed = offersTo(options, me, 'choose-owed')
  const positions = offersTo(options, me, 'take-positions')
  const c = useCardWords()
  return (
    <>
      {tieBreak.length > 0 && (
        <Offer
          {...common}
          title={w.offers['tie-break'].title}
          body={w.offers['tie-break'].body(tieStake(view))}
          rule={ruleOf(view.game, 'tie-break')}
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
          rule={ruleOf(view.game, 'choose-stuck')}
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
          rule={ruleOf(view.game, 'choose-owed')}
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
          rule={ruleOf(view.game, 'take-positions')}
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
        if (!at || !('min' in at)) return null
        return (
          <Cut
            key="cut"
            {...common}
            title={w.cut.title}
            body={w.cut.body(at.min)}
            rule={ruleOf(view.game, 'cut')}
            bounds={at}
            cards={playOf(view).shoe.cards.decks * DECK.length}
            decline={w.cut.decline}
            onCut={(depth) => onAsk({ do: 'cut', at: depth })}
            onPass={() => onAsk({ do: 'pass-cut' })}
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
