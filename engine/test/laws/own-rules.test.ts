// What a game cites is in its own regulation: one that takes over rules of another must not take over their articles.

import { blackjackMendoza, type Game, type RuleId } from '@tapete/engine'
import { keepsTheLaws } from '@tapete/engine/testkit'
import { expect, it } from 'vitest'

/** Of the catalogue of Chile, which Mendoza does not know. */
const FOREIGN: RuleId = 'BJ-01'

// biome-ignore lint/suspicious/noExplicitAny: what a broken game keeps in its state does not matter here
const broken: { readonly [law: string]: Game<any> } = {
  'an event cites a rule of its game': {
    ...blackjackMendoza,
    step: (s, m) => {
      const step = blackjackMendoza.step(s, m)
      return step.ok ? { ...step, events: step.events.map((event) => ({ ...event, cite: FOREIGN })) } : step
    },
  },
  'a refusal cites a rule of its game': {
    ...blackjackMendoza,
    step: (s, m) => {
      const step = blackjackMendoza.step(s, m)
      return step.ok ? step : { ok: false, refusal: { ...step.refusal, cite: FOREIGN } }
    },
  },
  'a move rests on a rule of its game': {
    ...blackjackMendoza,
    rules: blackjackMendoza.rules.map((rule) => (rule.do === 'shuffle' ? { ...rule, cite: FOREIGN } : rule)),
  },
}

it.each(Object.entries(broken))('%s', (law, game) => {
  expect(() => keepsTheLaws(game, { tables: 20, moves: 20 })).toThrow(law)
})
