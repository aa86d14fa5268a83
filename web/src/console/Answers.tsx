// What a player asks for at the table, entered by the croupier on their behalf. Nobody else may play the hand.

import type { Option } from '@tapete/engine'
import { useRef, useState } from 'react'
import type { Intent, TableState } from '../app/types.js'
import { useFamily } from '../games/loaded.js'
import { useLanguage } from '../i18n/language.js'
import { useStaff, useTeller } from '../i18n/staff/index.js'
import { Button } from '../parts/Button.js'
import { valuesOf } from './choices.js'
import { useEntryKeys } from './keys.js'
import { MoveForm } from './MoveForm.js'
import { natureOf } from './natures.js'

export const isAnswer = (game: string, move: string | undefined): boolean =>
  move !== undefined && natureOf(game, move) === 'decision'

/** In the order the rules have them. */
export const answersOf = (game: string, options: readonly Option[]): ReadonlyMap<string, readonly Option[]> => {
  const found = new Map<string, Option[]>()
  for (const option of options)
    if (option.by === 'croupier' && isAnswer(game, option.do))
      found.set(option.do, [...(found.get(option.do) ?? []), option])
  return found
}

/** A move that leaves nothing to choose is one press. */
const only = (options: readonly Option[]): Intent | undefined => {
  const [option] = options
  if (!option || options.length > 1) return undefined
  const fields = Object.entries(option.fields).filter(([, bound]) => !bound.optional || valuesOf(bound).length > 0)
  const chosen = fields.map(([name, bound]) => [name, valuesOf(bound).length === 1 ? valuesOf(bound)[0] : undefined])
  return chosen.every(([, value]) => value !== undefined)
    ? ({ do: option.do, ...Object.fromEntries(chosen) } as Intent)
    : undefined
}

export interface AnswersProps {
  state: TableState
  busy: boolean
  onSend: (intent: Intent) => Promise<boolean>
  /** Digits press them, where nothing else is typed. */
  keys?: boolean
}

export const Answers = ({ state, busy, onSend, keys = false }: AnswersProps) => {
  const w = useStaff()
  const { view, options } = state
  const tell = useTeller(view.game)
  const [open, setOpen] = useState<string>()
  const { asks } = useFamily(view.game).console
  const language = useLanguage().language === 'en' ? 'en' : 'es'
  const answers = answersOf(view.game, options)
  const list = useRef<HTMLDivElement>(null)
  useEntryKeys({
    onKey: (key) => {
      const button = keys ? list.current?.querySelectorAll('button')[Number(key) - 1] : undefined
      button?.click()
      return button !== undefined
    },
    onCode: () => false,
  })
  if (answers.size === 0) return null
  return (
    <section className="next answers panel" aria-label={w.croupier.answers}>
      <h2 className="head">
        <b>{asks?.(view, tell, language) ?? w.croupier.answers}</b>
      </h2>
      <div className="big" ref={list}>
        {[...answers].map(([move, mine], index) => {
          const once = only(mine)
          return (
            <Button
              key={move}
              aria-busy={busy}
              {...(keys ? { hint: String(index + 1) } : {})}
              aria-expanded={once ? undefined : open === move}
              onClick={() => {
                if (busy) return
                if (once) onSend(once)
                else setOpen(open === move ? undefined : move)
              }}
            >
              {tell.move(move)}
            </Button>
          )
        })}
      </div>
      {open && answers.has(open) && (
        <MoveForm
          move={open}
          options={answers.get(open) ?? []}
          view={view}
          busy={busy}
          onSend={onSend}
          onDone={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}
