// The strategy trainer of a practice table: a hint when it is asked for, and after the hand what each mistake cost.

import type { Advice } from '@tapete/odds/blackjack'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { TableState } from '../../../app/types.js'
import type { Decision } from '../../../cards/DecisionBar.js'
import type { Answer, Question } from './advice.worker.js'
import { offersTo, originalOf } from './decisions.js'
import { handInTurn, playOf } from './table.js'
import type { Hand } from './types.js'

export interface Choice {
  readonly round: number
  readonly hand: string
  readonly did: string
  readonly best: string
  /** Expected loss beside the best decision, in pesos. */
  readonly cost: number
}

export interface Trainer {
  readonly on: boolean
  readonly advice: Advice | undefined
  readonly open: boolean
  readonly toggle: () => void
  readonly choices: readonly Choice[]
  readonly chose: (decision: string) => void
  readonly advise: (decisions: readonly Decision[], worth: (value: number) => string) => readonly Decision[]
}

const DECISIONS = ['hit', 'stand', 'double', 'split', 'surrender']
const OFFERS = ['insure', 'tie-break']

/** The hand a question is about: the one in turn, or the first that is offered something. */
const asking = (state: TableState, me: string | null): { hand: Hand; decisions: string[] } | undefined => {
  const { view, options } = state
  const turn = handInTurn(view, me)
  const decisions = DECISIONS.filter((name) => offersTo(options, me, name).length > 0)
  if (turn && decisions.includes('stand')) return { hand: turn, decisions }
  const offered = [...OFFERS, 'surrender'].filter((name) => offersTo(options, me, name).length > 0)
  const { hands, turn: duel } = playOf(view)
  const hand = hands.find((each) => each.seat === me && (view.phase !== 'tie-break' || each.id === duel))
  if (!hand || !offered.length) return undefined
  return { hand, decisions: offered.includes('surrender') ? ['surrender', 'hit', 'stand'] : [...offered, 'decline'] }
}

export const useTrainer = (state: TableState, me: string | null): Trainer => {
  const on = state.table.mode === 'practice'
  const { view } = state
  const [advice, setAdvice] = useState<{ id: string; advice: Advice | undefined }>()
  const [open, setOpen] = useState(false)
  const [choices, setChoices] = useState<readonly Choice[]>([])
  const worker = useRef<Worker | null>(null)
  useEffect(() => {
    if (!on) return
    const made = new Worker(new URL('./advice.worker.ts', import.meta.url), { type: 'module' })
    made.onmessage = ({ data }: MessageEvent<Answer>) => setAdvice(data)
    worker.current = made
    return () => made.terminate()
  }, [on])

  const question = useMemo((): Question | undefined => {
    const upcard = playOf(view).bank.cards[0]
    const about = on && upcard ? asking(state, me) : undefined
    if (!about || !upcard || about.hand.cards.length < 2) return undefined
    const { hand, decisions } = about
    const id = [view.round, hand.id, hand.cards.join(''), upcard, decisions.join()].join(' ')
    const { game, config } = view
    return { id, game, config, hand: hand.cards, upcard, decisions, split: hand.from !== 'deal' }
  }, [on, state, view, me])
  const id = question?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is its id
  useEffect(() => {
    if (question) worker.current?.postMessage(question)
  }, [id])

  const known = advice && advice.id === id ? advice.advice : undefined
  return {
    on,
    advice: known,
    open,
    toggle: () => setOpen(!open),
    choices: choices.filter((choice) => choice.round === view.round),
    chose: (did) => {
      const about = asking(state, me)
      const value = known?.values[did as keyof Advice['values']]
      const most = known?.values[known.best]
      if (!about || !known || value === undefined || most === undefined) return
      const cost = Math.round((most - value) * originalOf(view, about.hand))
      setChoices((before) => [
        ...before.filter((choice) => choice.round === view.round),
        { round: view.round, hand: about.hand.id, did, best: known.best, cost },
      ])
    },
    advise: (decisions, worth) =>
      !open || !known
        ? decisions
        : decisions.map((decision) => {
            const value = known.values[decision.id as keyof Advice['values']]
            return value === undefined
              ? decision
              : { ...decision, advice: worth(value), advised: decision.id === known.best }
          }),
  }
}
