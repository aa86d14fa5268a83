// Even money, insurance and the surrenders of Mendoza: one offer a hand, each with its own yes and no. The regulation
// knows no refusal of them: they lapse with «no más seguros». So a no is kept here, and can be taken back until then.

import { useState } from 'react'
import type { Intent, Option, View } from '../../../app/types.js'
import { Offer, type OfferProps } from '../../../cards/Offer.js'
import { ruleOf } from '../../../console/reasons.js'
import { useMessages } from '../../../i18n/language.js'
import { Button } from '../../../parts/Button.js'
import type { OnCite } from '../../../parts/Cite.js'
import { useBlackjackWords } from '../words.js'
import { amountOf, boxOf, handOfBox, offersTo, originalOf, spotOf } from './decisions.js'
import { playOf, variantOf } from './table.js'

export interface OpenOffersProps {
  view: View
  options: readonly Option[]
  me: string
  countdown: { left: number; total: number } | undefined
  onAsk: (intent: Intent) => Promise<boolean>
  /** Every offer has its answer: at a practice table the game goes on, at another it waits for the croupier. */
  onAnswered: () => void
  /** A no, as the trainer hears it. */
  onDecline: () => void
  onCite: OnCite
}

interface Open extends Pick<OfferProps, 'title' | 'rule' | 'amount' | 'take' | 'decline'> {
  readonly id: string
  readonly body: string
  readonly intent: (amount: number | undefined) => Intent
}

/** What may be answered at the same moment. */
export const openTo = (view: View, options: readonly Option[], me: string): readonly Option[] => [
  ...offersTo(options, me, 'even-money'),
  ...offersTo(options, me, 'insure').filter(amountOf),
  ...(view.phase === 'surrender' ? offersTo(options, me, 'surrender') : []),
]

/** `insurance-2:3` insures against the bank's second hand. */
const ROUND = /-(\d):/

const useOpen = (view: View, options: readonly Option[], me: string): Open[] => {
  const w = useBlackjackWords()
  const m = useMessages()
  const natural = w.natural(view.game)
  const { ace, ten } = variantOf(view.game).insurance
  const { num, den } = playOf(view).bank.cards[0]?.startsWith('A') ? ace : (ten ?? ace)
  const insured = m.pays(num, den)
  const open = openTo(view, options, me)
  const stakeOf = (box: number): number => {
    const hand = handOfBox(view, box)
    return hand ? originalOf(view, hand) : 0
  }
  return open.map((option) => {
    const box = boxOf(option)
    const on = spotOf(option)
    const round = ROUND.exec(on)?.[1]
    const where = open.length > 1 ? `${w.offers.insure.for(box, round ? Number(round) : null)}. ` : ''
    const common = { id: `${view.round} ${option.do} ${on || box}`, rule: ruleOf(view.game, option.do) }
    if (option.do === 'even-money') {
      const { title, body, take, decline } = w.offers['even-money']
      const said = `${where}${body(stakeOf(box), natural)}`
      return { ...common, title, body: said, take, decline, intent: () => ({ do: 'even-money', box }) }
    }
    if (option.do === 'surrender') {
      const { title, body, take, decline } = w.offers.surrender
      const said = `${where}${body(Math.floor(stakeOf(box) / 2))}`
      return { ...common, title, body: said, take, decline, intent: () => ({ do: 'surrender', box }) }
    }
    const { title, exactly, body, take, decline } = w.offers.insure
    const amount = amountOf(option) as NonNullable<ReturnType<typeof amountOf>>
    const exact = amount.min === amount.max
    return {
      ...{ ...common, title, take, decline, amount: exact ? undefined : amount },
      body: `${where}${(exact ? exactly : body)(insured, natural, amount.max)}`,
      intent: (wanted) => ({ do: 'insure', on, amount: wanted ?? amount.max }),
    }
  })
}

export const OpenOffers = (props: OpenOffersProps) => {
  const { view, options, me, countdown, onAsk, onAnswered, onDecline, onCite } = props
  const w = useBlackjackWords()
  const [answered, setAnswered] = useState<readonly string[]>([])
  const all = useOpen(view, options, me)
  const open = all.filter(({ id }) => !answered.includes(id))
  const answer = (id: string) => {
    setAnswered([...answered, id])
    if (open.every((offer) => offer.id === id)) onAnswered()
  }
  if (all.length > 0 && open.length === 0)
    return (
      <p className="panel answered" role="status">
        {view.phase === 'surrender' ? w.offers.surrendersAnswered : w.offers.answered}
        <Button onClick={() => setAnswered([])}>{w.offers.again}</Button>
      </p>
    )
  return open.map(({ id, intent, ...offer }, index) => (
    <Offer
      key={id}
      {...offer}
      countdown={countdown}
      // The keys answer the first, and then the next.
      {...(index === 0 ? { takeHint: 'S', declineHint: 'N' } : {})}
      onTake={async (amount) => {
        if (await onAsk(intent(amount))) answer(id)
      }}
      onDecline={() => {
        onDecline()
        answer(id)
      }}
      onCite={onCite}
    />
  ))
}
