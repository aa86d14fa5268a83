// What was seen or measured of a throw at a live table, told by whoever stands there. Which readings there are, the game says.

import type { Bound } from '@tapete/engine'
import { useState } from 'react'
import { call, faultOf } from '../app/api.js'
import type { TableState } from '../app/types.js'
import { wordsOf } from '../app/words.js'
import { gameOf } from '../games/loaded.js'
import { useStaff, useTeller } from '../i18n/staff/index.js'
import type { Teller } from '../i18n/staff/tell.js'
import { Button } from '../parts/Button.js'
import { Notice } from '../parts/Notice.js'

const es = {
  title: 'Lo visto del lanzamiento',
  lead: 'Sentido y vueltas, como se vieron o midieron. Lo que no cumple el reglamento llega a la jefatura y queda anotado.',
  unseen: 'Sin ver',
  tell: 'Informar',
  fine: 'Conforme: el lanzamiento cumple.',
  wrong: 'La jefatura recibió el aviso',
}
const en: typeof es = {
  title: 'What was seen of the throw',
  lead: 'Direction and turns, as seen or measured. What the regulation does not allow is reported to the pit and noted.',
  unseen: 'Not seen',
  tell: 'Report',
  fine: 'Valid: the throw meets the rules.',
  wrong: 'The pit has been notified',
}
const useReadingWords = wordsOf({ es, en })

type Told = { readonly [name: string]: string | number }

const Field = ({ name, bound, tell, told, onTell }: FieldProps) => {
  const w = useReadingWords()
  const set = (text: string) => {
    const { [name]: _, ...others } = told
    onTell(text === '' ? others : { ...others, [name]: 'oneOf' in bound ? text : Number(text) })
  }
  const value = String(told[name] ?? '')
  if ('oneOf' in bound)
    return (
      <label className="field">
        <span>{tell.field(name)}</span>
        <select value={value} onChange={(event) => set(event.currentTarget.value)}>
          <option value="">{w.unseen}</option>
          {bound.oneOf.map((each) => (
            <option key={each} value={each}>
              {tell.value(name, each)}
            </option>
          ))}
        </select>
      </label>
    )
  if (!('min' in bound)) return null
  return (
    <label className="field">
      <span>{tell.field(name)}</span>
      <input
        type="number"
        inputMode="numeric"
        min={bound.min}
        max={bound.max}
        step={bound.step}
        value={value}
        onChange={(event) => set(event.currentTarget.value)}
      />
    </label>
  )
}

interface FieldProps {
  readonly name: string
  readonly bound: Bound
  readonly tell: Teller
  readonly told: Told
  readonly onTell: (told: Told) => void
}

export const Readings = ({ state: { table, view } }: { state: TableState }) => {
  const w = useReadingWords()
  const { refusals } = useStaff()
  const tell = useTeller(view.game)
  const [told, setTold] = useState<Told>({})
  const [answer, setAnswer] = useState<{ title: string; body?: string; bad: boolean }>()
  const device = gameOf(view.game)?.device
  if (table.mode !== 'live' || !device) return null
  const send = async () => {
    try {
      const { wrong } = await call('POST /api/tables/:id/readings', {
        params: { id: table.id },
        body: { reading: told },
      })
      const words = wrong.map(({ code }) => tell.refusal(code) ?? tell.value('cause', code))
      setAnswer(
        wrong.length > 0 ? { title: w.wrong, body: words.join(' · '), bad: true } : { title: w.fine, bad: false },
      )
      setTold({})
    } catch (error) {
      const { code } = faultOf(error)
      setAnswer({ title: refusals[code] ?? code, bad: true })
    }
  }
  return (
    <section className="box panel seen" aria-label={w.title}>
      <h2 className="head">
        <b>{w.title}</b>
      </h2>
      <p className="muted">{w.lead}</p>
      <form
        className="readings"
        onSubmit={(event) => {
          event.preventDefault()
          if (Object.keys(told).length > 0) send()
        }}
      >
        {Object.entries(device.readings).map(([name, bound]) => (
          <Field key={name} name={name} bound={bound} tell={tell} told={told} onTell={setTold} />
        ))}
        {answer && (
          <Notice kind={answer.bad ? 'refused' : 'info'} title={answer.title}>
            {answer.body}
          </Notice>
        )}
        <div className="go">
          <Button type="submit">{w.tell}</Button>
        </div>
      </form>
    </section>
  )
}
