// One option of a game as a control made from its kind and bounds.

import type { Json, Setting } from '@tapete/engine'
import { useId, useState } from 'react'
import { Rule } from '../../console/Frame.js'
import type { OptionWords } from '../../console/optionWords.js'
import { count } from '../../i18n/format.js'
import { useTableWords } from './words.js'

export interface OptionFieldProps {
  option: string
  setting: Setting
  value: Json
  words: OptionWords
  onChange: (value: Json) => void
  /** Without its rule and what it says: where another part of the page does. */
  plain?: boolean
}

const Choice = ({ option, values, value, words, onChange }: OptionFieldProps & { values: readonly Json[] }) => (
  <fieldset className="seg" aria-label={words.name(option)}>
    {values.map((each) => (
      <button key={String(each)} type="button" aria-pressed={each === value} onClick={() => onChange(each)}>
        {words.value(option, each)}
      </button>
    ))}
  </fieldset>
)

/** A whole number within its bounds; empty where none is an answer. */
const Whole = ({ option, setting, value, words, onChange, label }: WholeProps) => {
  const w = useTableWords().wizard
  const hint = useId()
  const [text, setText] = useState(value === null ? '' : String(value))
  const typed = text.replace(/[.\s$]/g, '')
  const number = typed === '' ? null : Number(typed)
  const fits =
    number === null
      ? setting.default === null
      : Number.isInteger(number) && number >= setting.min && number <= setting.max
  const bounded = setting.max < 100_000_000
  return (
    <span className="whole">
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label ?? words.name(option)}
        aria-describedby={hint}
        aria-invalid={fits ? undefined : true}
        value={text}
        onChange={(event) => {
          const next = event.currentTarget.value
          setText(next)
          const clean = next.replace(/[.\s$]/g, '')
          onChange(clean === '' ? null : /^\d+$/.test(clean) ? Number(clean) : clean)
        }}
      />
      <small id={hint} className="muted num">
        {bounded ? w.between(count(setting.min), count(setting.max)) : ''}
      </small>
    </span>
  )
}

interface WholeProps extends Omit<OptionFieldProps, 'setting'> {
  setting: Extract<Setting, { kind: 'integer' }>
  label?: string
}

/** What the engine holds where nobody said anything: a word of its own, which nobody has to read. */
const UNSAID = 'unspecified'

const Words = ({ option, setting, value, words, onChange }: OptionFieldProps) => {
  const w = useTableWords().wizard
  return (
    <input
      type="text"
      maxLength={200}
      autoComplete="off"
      aria-label={words.name(option)}
      placeholder={setting.default === UNSAID ? w.unsaid : undefined}
      value={value === UNSAID ? '' : String(value ?? '')}
      onChange={(event) => onChange(event.currentTarget.value || setting.default)}
    />
  )
}

const Control = (props: OptionFieldProps) => {
  const w = useTableWords().wizard
  const { setting } = props
  switch (setting.kind) {
    case 'switch':
      return <Choice {...props} values={[true, false]} />
    case 'choice':
      return <Choice {...props} values={setting.choices} />
    case 'integer':
      return <Whole {...props} setting={setting} />
    case 'text':
      return <Words {...props} />
    case 'data':
      return <span className="fixed">{w.fixed}</span>
  }
}

export const OptionField = (props: OptionFieldProps) => {
  const { option, setting, words, plain = false } = props
  return (
    <div className="option">
      <div>
        <p>
          <b>{words.name(option)}</b> {!plain && <Rule cite={setting.rule} />}
        </p>
        {!plain && <p className="muted about">{words.about(option, setting)}</p>}
      </div>
      <Control {...props} />
    </div>
  )
}
