// What this player has to decide now, one thing at a time: the cut, the five, the squeeze, the bank.

import type { ReactNode } from 'react'
import type { Intent, Option } from '../../../app/types.js'
import { Cut } from '../../../cards/Cut.js'
import { DecisionBar } from '../../../cards/DecisionBar.js'
import { usePackWords } from '../../../cards/packs/PackCut.js'
import { ruleOf } from '../../../console/reasons.js'
import { money } from '../../../i18n/format.js'
import type { AtTable } from '../../../pages/table/TablePage.js'
import { offered, playOf, staked } from '../play.js'
import { type BaccaratWords, useBaccaratWords } from '../words.js'
import { Squeeze } from './Squeeze.js'

export interface Deciding {
  readonly bar: ReactNode
  /** The headline where the table waits for this player; else it may be done beside the bets. */
  readonly title?: string
}

/** Moves that take a sum, and those that answer them, in the order they are shown. */
const SUMS = ['take-bank', 'bid', 'offer-share', 'ask-partnership', 'raise-bank', 'garage'] as const
const PLAIN = [
  'refuse-bank',
  'pass-auction',
  'keep-bank',
  'give-up-bank',
  'accept-partner',
  'refuse-partner',
  'refuse-to-deal',
  'pass-sabot',
] as const
/** Whose being offered means that the table waits for this player. */
const WAITS: readonly string[] = [
  'take-bank',
  'refuse-bank',
  'bid',
  'keep-bank',
  'accept-partner',
  'draw-on-five',
  'turn-cards',
]

/** The least that may be said, some rounder sums above it, and the most: a bank may be as large as the table takes. */
const choicesOf = (option: Option): readonly number[] => {
  const { amount } = option.fields
  if (!amount || !('min' in amount)) return []
  const { min, max, step = 1 } = amount
  const even = (value: number) => Math.min(max, min + Math.round((value - min) / step) * step)
  return [...new Set([min, even(min * 2), even(min * 5), even(min * 20), max])]
}

const useBankChoices = (
  at: AtTable,
): readonly { id: string; label: string; hint: string; note: string; intent: Intent }[] => {
  const { table: w } = useBaccaratWords()
  const { options } = at.state
  const { me } = at.play
  const sums = SUMS.flatMap((name) => {
    const option = offered(options, me, name)
    const word = w.decisions[name]
    if (!option || !word) return []
    return choicesOf(option).map((amount, index) => ({
      ...{ id: `${name} ${amount}`, label: word.label, note: money(amount) },
      hint: index === 0 ? word.key : String(index + 1),
      intent: { do: name, amount },
    }))
  })
  const plain = PLAIN.flatMap((name) => {
    const word = name === 'pass-sabot' ? { label: w.holder.pass, key: 'P' } : w.decisions[name]
    if (!offered(options, me, name) || !word) return []
    return [{ id: name, label: word.label, hint: word.key, note: '', intent: { do: name } }]
  })
  return [...sums, ...plain]
}

const titleOf = (at: AtTable, w: BaccaratWords['table']): string => {
  const { offer, bank } = playOf(at.state.view)
  if (offer?.stage === 'auction') return w.offer.auction
  if (offer) return w.offer.yours
  if (bank?.banker === at.play.me) return w.bank.yours
  return w.holder.title
}

export const useDeciding = (at: AtTable, ask: (intent: Intent) => void): Deciding | undefined => {
  const { table: w } = useBaccaratWords()
  const packs = usePackWords()
  const choices = useBankChoices(at)
  const { state, play, cite } = at
  const { view, options } = state
  const { me } = play
  if (me === null) return undefined
  const cut = offered(options, me, 'cut')?.fields.at
  if (cut && 'min' in cut) {
    const { shoe } = playOf(view)
    return {
      title: packs.cut.title,
      bar: (
        <Cut
          countdown={undefined}
          onCite={cite}
          title={packs.cut.title}
          body={packs.cut.body(cut.min)}
          rule={ruleOf(view.game, 'cut')}
          bounds={cut}
          cards={Number(view.config.decks) * 52 - shoe.out}
          decline={packs.cut.decline}
          onCut={(depth) => ask({ do: 'cut', at: depth })}
          onPass={() => ask({ do: 'pass-cut' })}
        />
      ),
    }
  }
  if (offered(options, me, 'turn-cards')) {
    const { reveals } = playOf(view)
    const side = reveals ?? 'punto'
    const stake = view.config.revealMode === 'highest-bet' ? staked(view, me, side) : null
    return {
      title: w.squeeze.title(side),
      bar: (
        <Squeeze
          key={`${view.round} ${side}`}
          side={side}
          stake={stake}
          onTurn={() => ask({ do: 'turn-cards' })}
          onPass={() => ask({ do: 'pass-turn' })}
        />
      ),
    }
  }
  if (offered(options, me, 'draw-on-five')) {
    const decisions = (['draw', 'stand'] as const).map((choice) => ({
      ...{ id: `${choice}-on-five`, label: w.five[choice].label, hint: w.five[choice].key, note: '' },
    }))
    return {
      title: w.five.title,
      bar: (
        <DecisionBar
          title={w.five.title}
          rule={ruleOf(view.game, 'draw-on-five')}
          decisions={decisions}
          onDecide={(id) => ask({ do: id })}
          onCite={cite}
          aside={<p className="muted">{w.five.note}</p>}
        />
      ),
    }
  }
  if (choices.length === 0) return undefined
  const title = titleOf(at, w)
  return {
    ...(WAITS.some((name) => offered(options, me, name)) ? { title } : {}),
    bar: (
      <DecisionBar
        title={title}
        decisions={choices}
        onDecide={(id) => {
          const choice = choices.find((each) => each.id === id)
          if (choice) ask(choice.intent)
        }}
        onCite={cite}
      />
    ),
  }
}
