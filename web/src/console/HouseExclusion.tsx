// Keeping somebody from playing anywhere in the house: at once, with a reason that stays in the record. Its end takes two people.

import type { Exclusion } from '@tapete/server/wire'
import { type FormEvent, useState } from 'react'
import { call } from '../app/api.js'
import { useSpans } from '../app/playing.js'
import { wordsOf } from '../app/words.js'
import { Button } from '../parts/Button.js'
import { ReasonField } from '../parts/ReasonField.js'

const DAYS = [1, 7, 30, 365] as const

const useMine = wordsOf({
  es: {
    title: 'Excluir de la casa',
    body: 'Deja todas las mesas cuando se decide lo que tiene en el paño, y no se sienta, compra ni apuesta en ninguna. Su saldo se paga en caja.',
    who: 'A quién',
    choose: 'Elige una persona',
    length: 'Por cuánto',
    days: (n: number) => (n === 1 ? '1 día' : n === 365 ? '1 año' : `${n} días`),
    open: 'Hasta nuevo aviso',
    why: 'Motivo',
    whyRule: 'Queda en el registro de administración, a la vista del fiscalizador.',
    exclude: 'Excluir',
    self: (until: string) => `Se excluyó por su voluntad hasta el ${until}. Nadie puede acortarlo.`,
    house: (until: string | null) =>
      until ? `La casa lo excluyó hasta el ${until}.` : 'La casa lo excluyó hasta nuevo aviso.',
    lift: 'Proponer que vuelva',
    liftBody: 'Lo confirma otro operador.',
    done: (name: string) => `${name} quedó excluido de la casa`,
  },
  en: {
    title: 'Exclude from the house',
    body: 'They leave every table once what they have on the cloth is decided, and cannot sit, buy or bet at any. Their balance is paid at the desk.',
    who: 'Who',
    choose: 'Choose a person',
    length: 'For how long',
    days: (n: number) => (n === 1 ? '1 day' : n === 365 ? '1 year' : `${n} days`),
    open: 'Until further notice',
    why: 'Reason',
    whyRule: 'It stays in the administration log, where the inspector reads it.',
    exclude: 'Exclude',
    self: (until: string) => `Excluded at their own request until ${until}. Nobody can make it shorter.`,
    house: (until: string | null) =>
      until ? `Excluded by the house until ${until}.` : 'Excluded by the house until further notice.',
    lift: 'Propose to let them back',
    liftBody: 'Another operator confirms it.',
    done: (name: string) => `${name} is excluded from the house`,
  },
})

export interface Candidate {
  readonly id: number
  readonly name: string
}

/** One person whose standing is known, or one of several to be chosen. */
export const HouseExclusion = ({
  people,
  exclusion,
  onDone,
  onLift,
  onFault,
}: {
  people: readonly Candidate[]
  /** What holds the one person now. */
  exclusion?: Exclusion | null
  onDone: (told: string) => void
  /** Where the end of it may be proposed. */
  onLift?: (why: string) => void
  onFault: (error: unknown) => void
}) => {
  const w = useMine()
  const { day } = useSpans()
  const [picked, setPicked] = useState(exclusion === undefined ? '' : String(people[0]?.id))
  const [days, setDays] = useState('7')
  const [why, setWhy] = useState('')
  const person = people.find(({ id }) => String(id) === picked)
  const because = !person ? w.choose : !why.trim() ? w.whyRule : undefined
  const exclude = async (event: FormEvent) => {
    event.preventDefault()
    if (because || !person) return
    try {
      const body = { days: days === '' ? null : Number(days), why: why.trim() }
      await call('POST /api/people/:id/exclude', { params: { id: String(person.id) }, body })
      setWhy('')
      onDone(w.done(person.name))
    } catch (error) {
      onFault(error)
    }
  }
  return (
    <section className="box panel house-exclusion" aria-label={w.title}>
      <h2 className="head">
        <b>{w.title}</b>
      </h2>
      <p className="muted">
        {!exclusion
          ? w.body
          : exclusion.kind === 'self' && exclusion.until
            ? w.self(day(exclusion.until))
            : w.house(exclusion.until && day(exclusion.until))}
      </p>
      <form className="form" onSubmit={exclude}>
        {exclusion === undefined && (
          <label className="field">
            <span>{w.who}</span>
            <select value={picked} onChange={(event) => setPicked(event.currentTarget.value)}>
              <option value="">{w.choose}</option>
              {people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="field">
          <span>{w.length}</span>
          <select value={days} onChange={(event) => setDays(event.currentTarget.value)}>
            {DAYS.map((each) => (
              <option key={each} value={each}>
                {w.days(each)}
              </option>
            ))}
            <option value="">{w.open}</option>
          </select>
        </label>
        <ReasonField label={w.why} rule={w.whyRule} value={why} onChange={setWhy} />
        <div className="go">
          {exclusion?.kind === 'house' && onLift && (
            <Button because={why.trim() ? undefined : w.whyRule} title={w.liftBody} onClick={() => onLift(why.trim())}>
              {w.lift}
            </Button>
          )}
          <Button type="submit" because={because}>
            {w.exclude}
          </Button>
        </div>
      </form>
    </section>
  )
}
