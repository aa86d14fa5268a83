// The inputs of a generated form: few values are buttons, many a list, spots a search, amounts a number.

import { MONEY_MAX } from '@tapete/engine'
import { useId, useState } from 'react'
import { useFamily, useFamilyWords } from '../games/loaded.js'
import { money } from '../i18n/format.js'
import { useStaff } from '../i18n/staff/index.js'
import { spotsOf, type Teller } from '../i18n/staff/tell.js'
import { classes } from '../parts/classes.js'
import { type Field, inRange, type Range, type Value } from './choices.js'

export interface FieldProps {
  field: Field
  label: string
  value: Value | undefined
  onChange: (value: Value | undefined) => void
  game: string
  tell: Teller
  /** The names of what is chosen, where the engine's own word says nothing to a person. */
  name?: ((value: Value) => string) | undefined
}

const BUTTONS_MAX = 8

const Buttons = ({ field, label, value, onChange, tell, name }: FieldProps) => (
  <fieldset className="field picks">
    <legend>{label}</legend>
    <div>
      {field.values.map((each) => (
        <button
          key={each}
          type="button"
          className={classes('pick', (field.name === 'seat' || field.name === 'for') && 'round')}
          aria-pressed={each === value}
          onClick={() => onChange(each === value && field.optional ? undefined : each)}
        >
          {field.name === 'seat' || field.name === 'for' ? (
            <>
              <span className="sr">{tell.seat(String(each))}</span>
              <span aria-hidden="true">{String(each).slice(5)}</span>
            </>
          ) : (
            (name?.(each) ?? tell.value(field.name, each))
          )}
        </button>
      ))}
    </div>
  </fieldset>
)

const List = ({ field, label, value, onChange, tell, name }: FieldProps) => {
  const w = useStaff()
  return (
    <label className="field">
      <span>{label}</span>
      <select
        value={value ?? ''}
        onChange={(event) => {
          const chosen = field.values.find((each) => String(each) === event.currentTarget.value)
          onChange(chosen)
        }}
      >
        <option value="">{w.choose}</option>
        {field.values.map((each) => (
          <option key={each} value={each}>
            {name?.(each) ?? tell.value(field.name, each)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A bet by its words: "cuadro 25", "rojo". What is understood is said back. */
const SpotSearch = ({ field, label, value, onChange, game, tell }: FieldProps) => {
  const w = useStaff()
  const { findSpot } = useFamily(game)
  const { staff } = useFamilyWords(game)
  const id = useId()
  const [text, setText] = useState('')
  const spots = field.values.flatMap((each) => spotsOf(game).get(String(each)) ?? [])
  const search = (typed: string) => {
    setText(typed)
    onChange(findSpot?.(spots, typed)?.id)
  }
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="text"
        value={text}
        placeholder={staff.spotHint}
        autoComplete="off"
        aria-describedby={id}
        onChange={(event) => search(event.currentTarget.value)}
      />
      <small id={id} className={value === undefined ? 'muted' : 'found'} aria-live="polite">
        {value === undefined ? (text ? w.spotNone : '') : tell.spot(String(value))}
      </small>
    </label>
  )
}

const Amount = ({ field, label, value, onChange, tell }: FieldProps) => {
  const w = useStaff()
  const id = useId()
  const [text, setText] = useState(value === undefined ? '' : String(value))
  const shown = (n: number): string => (tell.isSum(field.name) ? money(n) : String(n))
  const range = ({ min, max, step }: Range): string =>
    min === max
      ? shown(min)
      : (max >= MONEY_MAX ? w.from(shown(min)) : w.between(shown(min), shown(max))) +
        (step > 1 ? w.by(shown(step)) : '')
  const typed = text.replace(/[.\s$]/g, '').replace('−', '-')
  const number = /^-?\d+$/.test(typed) ? Number(typed) : undefined
  const fits = number !== undefined && field.ranges.some((each) => inRange(each, number))
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="text"
        inputMode={field.ranges.some((each) => each.min < 0) ? 'text' : 'numeric'}
        value={text}
        autoComplete="off"
        aria-describedby={id}
        aria-invalid={text !== '' && !fits ? true : undefined}
        onChange={(event) => {
          const next = event.currentTarget.value
          setText(next)
          const clean = next.replace(/[.\s$]/g, '').replace('−', '-')
          const parsed = /^-?\d+$/.test(clean) ? Number(clean) : undefined
          onChange(parsed !== undefined && field.ranges.some((each) => inRange(each, parsed)) ? parsed : undefined)
        }}
      />
      <small id={id} className="muted num">
        {text !== '' && !fits ? `${w.notInRange} ` : ''}
        {field.ranges.slice(0, 3).map(range).join(` ${w.or} `)}
      </small>
    </label>
  )
}

/** Several of a list: what is taken goes away by a press, what is left is taken one by one. */
const Some = ({ field, label, value, onChange, tell, name }: FieldProps) => {
  const w = useStaff()
  const { of, most } = field.several ?? { of: [], most: 0 }
  const chosen = typeof value === 'object' ? value : []
  const called = (each: string): string => name?.(each) ?? tell.value(field.name, each)
  const timesIn = (list: readonly string[], each: string): number => list.filter((other) => other === each).length
  const left = [...new Set(of)].filter((each) => timesIn(chosen, each) < timesIn(of, each))
  const take = (list: readonly string[]) => onChange(list.length > 0 ? list : undefined)
  return (
    <fieldset className="field picks">
      <legend>{label}</legend>
      <div>
        {chosen.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was taken twice is told by its place
          <button key={at} type="button" className="pick" aria-pressed onClick={() => take(chosen.toSpliced(at, 1))}>
            {called(each)}
          </button>
        ))}
      </div>
      {chosen.length < most && (
        <select aria-label={label} value="" onChange={(event) => take([...chosen, event.currentTarget.value])}>
          <option value="">{w.choose}</option>
          {left.map((each) => (
            <option key={each} value={each}>
              {called(each)}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  )
}

const Words = ({ field, label, value, onChange }: FieldProps) => {
  const w = useStaff()
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="text"
        maxLength={field.any === 'word' ? 64 : 200}
        value={value ?? ''}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      />
      {field.any === 'word' && <small className="muted">{w.wordHint}</small>}
    </label>
  )
}

/** A family whose bets have no words of their own lists them. */
const Spots = (props: FieldProps) => (useFamily(props.game).findSpot ? <SpotSearch {...props} /> : <List {...props} />)

export const FieldInput = (props: FieldProps) => {
  const { field } = props
  if (field.several) return <Some {...props} />
  if (field.any) return <Words {...props} />
  if (field.ranges.length > 0) return <Amount {...props} />
  if (field.name === 'on' && field.values.length > BUTTONS_MAX) return <Spots {...props} />
  return field.values.length <= BUTTONS_MAX ? <Buttons {...props} /> : <List {...props} />
}
