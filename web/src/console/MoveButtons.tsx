// A move as one or a few large buttons, or as a form where it asks for more.

import type { Option } from '@tapete/engine'
import type { Ref } from 'react'
import type { Intent, View } from '../app/types.js'
import { useFamily } from '../games/loaded.js'
import { useLanguage } from '../i18n/language.js'
import { useTeller } from '../i18n/staff/index.js'
import { Button } from '../parts/Button.js'
import { buttonsOf, type Value } from './choices.js'
import { MoveForm } from './MoveForm.js'

export interface MoveButtonsProps {
  view: View
  /** The options of one move. */
  options: readonly Option[]
  busy: boolean
  onSend: (intent: Intent) => Promise<boolean>
  /** Its first button is what is most likely wanted. */
  main?: boolean
  /** The key that presses the first. */
  hint?: string
  first?: Ref<HTMLDivElement>
}

export const MoveButtons = ({ view, options, busy, onSend, main = false, hint, first }: MoveButtonsProps) => {
  const tell = useTeller(view.game)
  const family = useFamily(view.game)
  const language = useLanguage().language === 'en' ? 'en' : 'es'
  const move = options[0]?.do ?? ''
  const sets = buttonsOf(options)
  if (!sets) return <MoveForm move={move} options={options} view={view} busy={busy} onSend={onSend} read={false} />
  const label = (fields: Record<string, Value>): { word: string; note?: string } => {
    const own = family.console.label?.(move, fields, tell, language)
    if (own) return own
    const said = Object.entries(fields).map(([name, value]) => tell.value(name, value))
    return said.length > 0 ? { word: said.join(' · '), note: tell.move(move) } : { word: tell.move(move) }
  }
  return (
    <div className="big" ref={first}>
      {sets.map((fields, index) => {
        const { word, note } = label(fields)
        return (
          <Button
            key={JSON.stringify(fields)}
            look={main && index === 0 ? 'main' : 'plain'}
            aria-busy={busy}
            {...(hint && index === 0 ? { hint } : {})}
            onClick={() => !busy && onSend({ do: move, ...fields })}
          >
            <span className="two">
              <b>{word}</b>
              {note && <small>{note}</small>}
            </span>
          </Button>
        )
      })}
    </div>
  )
}
