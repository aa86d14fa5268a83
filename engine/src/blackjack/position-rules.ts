// The moves by which a player comes to several boxes, and gives them up.

import type { Rule } from '../kernel/contract.js'
import { answer } from '../kernel/rules.js'
import { betweenRounds, change, event, one } from '../kernel/table.js'
import { grantedRules } from './granted-boxes.js'
import { multipleRules } from './multiple-positions.js'
import { type BlackjackKind, playing } from './play.js'
import { heldBy, isUsed } from './positions.js'
import { refuse } from './refusals.js'
import type { Variant } from './variants.js'

const giveUp = (variant: Variant): Rule<BlackjackKind> =>
  answer<BlackjackKind>('give-up-position', {
    nature: 'stake',
    pace: 'step',
    cite: variant.articles.positions,
    fields: { box: 'integer' },
    bounds: (s, id) => heldBy(s, id).map((box) => ({ box: one(box) })),
    refusal: (s, id, m) => {
      if (!betweenRounds(s) && s.phase !== 'betting') return refuse('round-in-progress', variant.articles.positions)
      if (s.play.boxes[m.box as number] !== id) return refuse('position-not-held', variant.articles.positions)
      return isUsed(s, m.box as number) ? refuse('stakes-in-play', variant.articles.positions) : undefined
    },
    apply: (s, id, m) => {
      const { [String(m.box)]: _, ...boxes } = s.play.boxes
      return change(s, playing(s, { boxes }), [
        event('position-given-up', variant.articles.positions, { seat: id, box: m.box as number }),
      ])
    },
  })

export const positionRules = (variant: Variant): Rule<BlackjackKind>[] => {
  if (variant.positions === 'multiple') return [...multipleRules(), giveUp(variant)]
  return variant.positions === 'granted' ? [...grantedRules(), giveUp(variant)] : []
}
