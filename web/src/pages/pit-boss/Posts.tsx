import type { Option } from '@tapete/engine'
import { useState } from 'react'
import type { TableState } from '../../app/types.js'
import { MoveForm } from '../../console/MoveForm.js'
import type { People } from '../../console/people.js'
import type { Console } from '../../console/useConsole.js'
import { useStaff, useTeller } from '../../i18n/staff/index.js'
import { Button } from '../../parts/Button.js'

/** Those who serve the tables of the demonstration in nobody's name. */
const OF_THE_HOUSE = 'house-'

const POSTS = ['croupier', 'pit-boss'] as const

/** The people who may be posted, in place of any word at all. */
const named = (options: readonly Option[], people: People, posted: readonly string[]): readonly Option[] =>
  options.flatMap((option) => {
    const role = option.fields.role
    if (!role || !('oneOf' in role)) return [option]
    return role.oneOf.flatMap((each): Option[] => {
      const free = people.list.filter((person) => person.role === each && !posted.includes(String(person.id)))
      const { person, ...rest } = option.fields
      return free.length
        ? [
            {
              ...option,
              fields: { ...rest, role: { oneOf: [each] }, person: { oneOf: free.map(({ id }) => String(id)) } },
            },
          ]
        : person
          ? [{ ...option, fields: { ...rest, role: { oneOf: [each] }, person } }]
          : []
    })
  })

export const Posts = ({
  state,
  desk,
  by,
  people,
}: {
  state: TableState
  desk: Console
  by: string
  people: People
}) => {
  const w = useStaff()
  const { view, options } = state
  const tell = useTeller(view.game)
  const [open, setOpen] = useState(false)
  const posted = POSTS.flatMap((post) => view.staff?.[post] ?? [])
  const name = (person: string): string =>
    people.list.find(({ id }) => String(id) === person)?.name ??
    (person.startsWith(OF_THE_HOUSE) ? w.pit.ofTheHouse : person)
  const free = options.filter((option) => option.do === 'unpost' && option.by === by)
  const may = (person: string): boolean =>
    free.some(({ fields }) => fields.person && 'oneOf' in fields.person && fields.person.oneOf.includes(person))
  const posting = options.filter((option) => option.do === 'post' && option.by === by)
  return (
    <section className="box posts panel" aria-label={w.pit.staff}>
      <h2 className="head">
        <b>{w.pit.staff}</b>
      </h2>
      <ul className="items">
        {POSTS.flatMap((post) =>
          (view.staff?.[post] ?? []).map((person) => (
            <li key={person} className="line">
              <span>
                <b>{name(person)}</b> <small className="muted">{w.values[post]}</small>
                {!may(person) && <small className="muted why">{w.pit.needed}</small>}
              </span>
              <Button
                because={may(person) ? undefined : w.pit.needed}
                onClick={() => desk.act({ do: 'unpost', person })}
              >
                {w.moves.unpost}
              </Button>
            </li>
          )),
        )}
        {posted.length === 0 && <li className="muted">{w.pit.nobody}</li>}
      </ul>
      {view.status !== 'open' && <p className="muted">{w.pit.need}</p>}
      {posting.length > 0 &&
        (open ? (
          <MoveForm
            move="post"
            options={named(posting, people, posted)}
            view={view}
            busy={desk.busy}
            onSend={desk.act}
            onDone={() => setOpen(false)}
            name={(field, value) => (field === 'person' ? name(String(value)) : tell.value(field, value))}
          />
        ) : (
          <Button onClick={() => setOpen(true)}>{w.moves.post}</Button>
        ))}
    </section>
  )
}
