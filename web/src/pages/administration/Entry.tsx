import type { AdminEntry } from '@tapete/server/wire'
import { useWords } from '../../app/words.js'
import { datesOf } from '../../i18n/format.js'
import { useMessages } from '../../i18n/language.js'
import { useAdministrationWords } from './words.js'

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 1))

const Side = ({ title, value }: { title: string; value: AdminEntry['before'] }) => {
  const w = useAdministrationWords()
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return (
    <div>
      <h3 className="caps">{title}</h3>
      {members.length === 0 && <p className="muted">{value === null ? w.nothing : written(value)}</p>}
      <dl>
        {members.map(([name, member]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{written(member)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** One entry: what was done, to what, by whom and why; how it was before and after on demand. */
export const Entry = ({ entry }: { entry: AdminEntry }) => {
  const w = useAdministrationWords()
  const app = useWords()
  const { language } = useMessages()
  const { seq, at, persons, names, role, act, subject, before, after, why, hash } = entry
  const [kind = '', ...rest] = subject.split(':')
  const about = w.subjects[kind]?.(rest.join(':'))
  const shown = [before, after].find((side) => typeof side === 'object' && side !== null && 'name' in side)
  const name = shown && String((shown as { readonly name: unknown }).name)
  const who = (): string => {
    const [first, second] = persons.map((person) => `${person.name} (${app.role[person.role] ?? person.role})`)
    if (first !== undefined) return second === undefined ? first : w.two(first, second)
    return names.length > 0 ? w.commandLine(names.join(', ')) : (app.role[role] ?? w.theHouse)
  }
  return (
    <li className="admin-entry">
      <p className="line">
        <b>
          {w.acts[act] ?? act}
          {name && `: ${name}`}
        </b>
        <span className="muted num">
          {w.entry(seq)} ·{' '}
          {new Date(at).toLocaleString(datesOf(language), { dateStyle: 'medium', timeStyle: 'medium', hour12: false })}
        </span>
      </p>
      <p>
        {who()}
        {about && <span className="muted"> · {about}</span>}
      </p>
      <p className="muted">
        {w.why}: {why ?? w.noWhy}
      </p>
      <details>
        <summary>{w.detail}</summary>
        <div className="sides">
          <Side title={w.before} value={before} />
          <Side title={w.after} value={after} />
        </div>
        <p className="muted">
          {w.hash} <code>{hash}</code>
        </p>
      </details>
    </li>
  )
}
