// The family of poker against the bank, loaded with the first page that speaks of one of its nine games.

import { lazy } from 'react'
import type { Event } from '../../app/types.js'
import { listed } from '../../console/causes.js'
import { capital } from '../../i18n/format.js'
import type { FamilyModule } from '../family.js'
import { withPots } from '../progressive/join.js'
import { GAMES } from './games.js'
import { gloss } from './gloss.js'
import { liveParts } from './live/parts.js'
import { Past } from './Past.js'
import { numberOf, questionOf, turnOf } from './play.js'
import { Wall } from './Wall.js'
import { words } from './words.js'

/** What was said of the bank's hand. */
const bankSaid = (events: readonly Event[]): string | undefined => {
  const said = events.findLast((event) => event.type === 'said' && /^la banca/i.test(String(event.phrase)))
  return said && capital(String(said.phrase))
}

const LAID: { readonly [event: string]: 'card' | 'turnUp' } = {
  'card-dealt': 'card',
  'bank-dealt': 'card',
  'board-dealt': 'turnUp',
  'board-shown': 'turnUp',
  'bank-shown': 'turnUp',
  'hand-shown': 'turnUp',
}
/** Whoever looks reads the bank's hand before it is compared with theirs. */
const READ = 1400

/** Its tables may feed a pot. */
export const family: FamilyModule = withPots({
  games: GAMES,
  words,
  gloss,
  voidedBy: 'round-voided',
  Past,
  Wall,
  table: {
    beat: (events) => {
      const laid = events.find(({ type }) => LAID[type])
      if (!laid) return undefined
      const read = events.some(({ type }) => type === 'bank-judged' || type === 'hand-shown')
      return { ms: read ? READ : 260, cue: LAID[laid.type] ?? 'card' }
    },
  },
  console: {
    ...liveParts,
    causes: listed,
    asks: (view, _tell, language) => {
      const turn = turnOf(view)
      const question = questionOf(view)
      const w = words[language].console
      if (!turn) return undefined
      return question ? w.answers(numberOf(turn), question.id) : w.exchange(numberOf(turn))
    },
    groups: { irregular: ['cards-short', 'find-call', 'object', 'misread'], table: ['new-cards', 'announce-rounds'] },
    plausible: () => ({ cause: 'misdeal' }),
  },
  history: { outcome: bankSaid, sentences: true },
  odds: { Page: lazy(async () => ({ default: (await import('./Odds.js')).Odds })) },
})
