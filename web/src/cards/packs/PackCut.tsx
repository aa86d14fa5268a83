import { DECK } from '@tapete/engine'
import type { Intent, Option, View } from '../../app/types.js'
import { wordsOf } from '../../app/words.js'
import { ruleOf } from '../../console/reasons.js'
import type { OnCite } from '../../parts/Cite.js'
import { Cut } from '../Cut.js'
import { packs as en } from './en.js'
import { packs as es } from './es.js'
import type { PackPlay } from './play.js'

export const usePackWords = wordsOf({ es, en })

export interface PackCutProps {
  view: View
  play: PackPlay
  options: readonly Option[]
  me: string
  countdown: { left: number; total: number } | undefined
  onAsk: (intent: Intent) => void
  onCite: OnCite
}

/** Whether the cut is offered to this player. */
export const cutOffered = (options: readonly Option[], me: string | null): boolean =>
  options.some((option) => option.do === 'cut' && option.by === me)

/** The pack, offered to whoever cuts. */
export const PackCut = ({ view, play, options, me, countdown, onAsk, onCite }: PackCutProps) => {
  const { cut } = usePackWords()
  const at = options.find((option) => option.do === 'cut' && option.by === me)?.fields.at
  if (!at || !('min' in at)) return null
  return (
    <Cut
      countdown={countdown}
      onCite={onCite}
      title={cut.title}
      body={cut.body(at.min)}
      rule={ruleOf(view.game, 'cut')}
      bounds={at}
      cards={play.packs.cards.decks * DECK.length - play.packs.out}
      decline={cut.decline}
      onCut={(depth) => onAsk({ do: 'cut', at: depth })}
      onPass={() => onAsk({ do: 'pass-cut' })}
    />
  )
}
