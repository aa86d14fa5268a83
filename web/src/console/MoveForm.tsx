// Any move the table offers, as a form made from its options, a dashed draft with what would follow, and two buttons.

import type { Move, Option } from '@tapete/engine'
import { useMemo, useState } from 'react'
import type { Intent, View } from '../app/types.js'
import { useFamily } from '../games/loaded.js'
import { useReading } from '../i18n/rulebook.js'
import { useStaff, useTeller } from '../i18n/staff/index.js'
import { Button } from '../parts/Button.js'
import { Consequence } from './Consequence.js'
import { type Draft, formOf, moveOf, settled, type Value } from './choices.js'
import { FieldInput } from './fields.js'
import { ruleOf } from './reasons.js'
import { rehearse, tableOf } from './rehearse.js'

/** Moves whose rule a person should read before deciding. */
const READ_FIRST = ['late-bet', 'find-bet', 'authorise', 'correct', 'dispute', 'appeal', 'hold', 'warn']

export interface MoveFormProps {
  move: string
  /** The options of this move, and of nothing else. */
  options: readonly Option[]
  view: View
  busy: boolean
  onSend: (intent: Intent) => Promise<boolean>
  onDone?: () => void
  /** Fields already decided where the form was opened. */
  given?: Draft
  /** Names for values such as dispute ids or people. */
  name?: (field: string, value: Value) => string | undefined
  /** Whether the rule is read here. */
  read?: boolean
}

export const MoveForm = ({
  move,
  options,
  view,
  busy,
  onSend,
  onDone,
  given = {},
  name,
  read = true,
}: MoveFormProps) => {
  const w = useStaff()
  const tell = useTeller(view.game)
  const [typed, setTyped] = useState<Draft>(given)
  const [turn, setTurn] = useState(0)
  const draft = useMemo(() => settled(options, typed), [options, typed])
  const fields = formOf(options, draft)
  const ready = moveOf(options, draft)
  const preview = useMemo(
    () =>
      ready
        ? rehearse(view.game, tableOf(view), { by: ready.option.by, do: move, ...ready.fields } as Move)
        : undefined,
    [ready, view, move],
  )
  const reading = useReading(view.game)
  const { readFirst = [] } = useFamily(view.game).console
  const clear = () => {
    setTyped(given)
    setTurn(turn + 1)
  }
  return (
    <form
      className="form"
      onSubmit={async (event) => {
        event.preventDefault()
        if (!ready || busy) return
        if (await onSend({ do: move, ...ready.fields })) {
          clear()
          onDone?.()
        }
      }}
    >
      {read && [...READ_FIRST, ...readFirst].includes(move) && (
        <blockquote>{reading(ruleOf(view.game, move))}</blockquote>
      )}
      {fields
        .filter(
          (field) =>
            !(
              field.values.length === 1 &&
              (field.optional || !(field.name in given)) &&
              field.name !== 'seat' &&
              field.name !== 'for'
            ),
        )
        .filter((field) => !(field.name in given))
        .map((field) => (
          <FieldInput
            key={`${field.name}-${turn}`}
            field={field}
            label={`${tell.field(field.name)}${field.optional ? ` (${w.optional})` : ''}`}
            value={draft[field.name]}
            game={view.game}
            tell={tell}
            name={name && ((value) => name(field.name, value) ?? tell.value(field.name, value))}
            onChange={(value) => setTyped({ ...draft, [field.name]: value })}
          />
        ))}
      {ready && preview && <Consequence game={view.game} title={tell.move(move)} preview={preview} />}
      <div className="go">
        <Button
          onClick={() => {
            clear()
            onDone?.()
          }}
        >
          {w.undo}
        </Button>
        <Button look="main" type="submit" because={ready ? undefined : w.choose} aria-busy={busy}>
          {w.confirm}
        </Button>
      </div>
    </form>
  )
}
