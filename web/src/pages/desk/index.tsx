import { useState } from 'react'
import { call } from '../../app/api.js'
import { Failed } from '../../app/shell.js'
import { useLoad } from '../../app/useLoad.js'
import { Frame } from '../../console/Frame.js'
import { money } from '../../i18n/format.js'
import { nameFor } from '../../i18n/guests.js'
import { useLanguage } from '../../i18n/language.js'
import { useStaff } from '../../i18n/staff/index.js'
import { classes } from '../../parts/classes.js'
import { Empty } from '../../parts/Empty.js'
import { Account } from './Account.js'

/** Find a person, move play money in or out of the wallet, read the statement. */
export default () => {
  const w = useStaff()
  const { language } = useLanguage()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<number>()
  const { data, fault, again } = useLoad(
    `desk-${text}`,
    () => call('GET /api/desk/people', { query: { q: text.trim().slice(0, 40) } }),
    { keep: true },
  )
  const found = data?.people ?? []
  const client = found.find(({ id }) => id === chosen)
  return (
    <Frame title={w.desk.title} theme="auto" locked={fault?.code === 'session-locked'} onUnlock={again}>
      <main className="page wide" id="content" tabIndex={-1}>
        <h1 className="voice title">{w.desk.title}</h1>
        <p className="muted lead">{w.desk.lead}</p>
        <div className={classes('desk', client && 'chosen')}>
          <section className="box panel" aria-label={w.desk.search}>
            <label className="field">
              <span>{w.desk.search}</span>
              <input
                type="search"
                value={text}
                placeholder={w.desk.searchHint}
                autoComplete="off"
                onChange={(event) => setText(event.currentTarget.value)}
              />
            </label>
            {fault && fault.code !== 'session-locked' && <Failed fault={fault} onRetry={again} />}
            {data && found.length === 0 && <Empty title={w.desk.none}>{w.desk.noneBody}</Empty>}
            <ul className="people">
              {found.map((person) => (
                <li key={person.id}>
                  <button type="button" aria-pressed={person.id === chosen} onClick={() => setChosen(person.id)}>
                    <span>
                      <b>{nameFor(person.name, language)}</b>
                      <small className="muted">
                        {w.values[person.role] ?? person.role} · {w.desk.number(person.id)}
                      </small>
                    </span>
                    <b className="num">{money(person.wallet)}</b>
                  </button>
                </li>
              ))}
            </ul>
          </section>
          {client ? (
            <Account key={client.id} client={client} onMoved={again} />
          ) : (
            <section className="box panel">
              <Empty title={w.desk.pick}>{w.desk.pickBody}</Empty>
            </section>
          )}
        </div>
      </main>
    </Frame>
  )
}
