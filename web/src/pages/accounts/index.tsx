import type { AnswerOf, QueryOf } from '@tapete/server/wire'
import { useState } from 'react'
import { call, faultOf } from '../../app/api.js'
import { Failed } from '../../app/shell.js'
import type { Fault } from '../../app/types.js'
import { useLoad } from '../../app/useLoad.js'
import { useWords } from '../../app/words.js'
import { Frame } from '../../console/Frame.js'
import { HouseExclusion } from '../../console/HouseExclusion.js'
import { LOCKED } from '../../console/lock.js'
import { Refused } from '../../console/Refused.js'
import { useShown } from '../../console/useShown.js'
import { nameFor } from '../../i18n/guests.js'
import { useLanguage } from '../../i18n/language.js'
import { Button } from '../../parts/Button.js'
import { classes } from '../../parts/classes.js'
import { Empty } from '../../parts/Empty.js'
import { Notice } from '../../parts/Notice.js'
import type { Account, Way } from './account.js'
import { NewAccount, ROLES } from './NewAccount.js'
import { OneAccount } from './OneAccount.js'
import { OneTime, type Part, type Shown } from './OneTime.js'
import { Proposals } from './Proposals.js'
import { useAccountWords } from './words.js'
import './accounts.css'

type Page = AnswerOf<'GET /api/people'>
type Wanted = NonNullable<QueryOf<'GET /api/people'>['role']>

/** As many pages as were asked for, each from where the one before ended. */
const pagesOf = async (q: string, role: Wanted | '', pages: number): Promise<Page> => {
  let found: Page = { people: [], more: true }
  for (let page = 0; page < pages && found.more; page++) {
    const last = found.people.at(-1)
    const query = { q, ...(role && { role }), ...(last && { before: String(last.id) }) }
    const next = await call('GET /api/people', { query })
    found = { people: [...found.people, ...next.people], more: next.more }
  }
  return found
}

/** The accounts of the house: found, made, disabled, let in again. */
export default () => {
  const w = useAccountWords()
  const app = useWords()
  const { language } = useLanguage()
  const [text, setText] = useState('')
  const [role, setRole] = useState<Wanted | ''>('staff')
  const [pages, setPages] = useState(1)
  const [chosen, setChosen] = useState<Account | 'new'>()
  const [once, setOnce] = useState<Shown>()
  const [told, setTold] = useState<string>()
  const [refused, setRefused] = useState<Fault>()
  const shown = useShown<HTMLDivElement>(once ?? chosen)
  const q = text.trim().slice(0, 40)
  const { data, fault, again } = useLoad(`accounts-${role}-${pages}-${q}`, () => pagesOf(q, role, pages), {
    keep: true,
  })
  const found = data?.people ?? []
  const picked = chosen === 'new' ? undefined : chosen
  const account = found.find(({ id }) => id === picked?.id) ?? picked

  const choose = (who: Account | 'new') => {
    setChosen(who)
    setOnce(undefined)
    setTold(undefined)
    setRefused(undefined)
  }
  const waiting = useLoad('proposals', () => call('GET /api/proposals'), { keep: true, everyMs: 15_000 })
  const done = (title: string, password?: string, part: Part = 'whole') => {
    setTold(password === undefined ? title : undefined)
    setOnce(password === undefined ? undefined : { title, password, part })
    setRefused(undefined)
    again()
    waiting.again()
  }
  const fail = (error: unknown) => {
    const no = faultOf(error)
    if (no.code === 'session-locked') window.dispatchEvent(new Event(LOCKED))
    else setRefused(no)
    setTold(undefined)
  }
  const filter = (change: () => void) => {
    setPages(1)
    change()
  }

  return (
    <Frame title={w.title} theme="auto" locked={fault?.code === 'session-locked'} onUnlock={again}>
      <main className="page wide" id="content" tabIndex={-1}>
        <div className="line">
          <h1 className="voice title">{w.title}</h1>
          <Button look="main" onClick={() => choose('new')}>
            {w.create}
          </Button>
        </div>
        <p className="muted lead">{w.lead}</p>
        <Proposals
          open={waiting.data?.proposals ?? []}
          onFault={fail}
          onConfirmed={({ person, half }) => {
            setChosen(undefined)
            done(w.confirmed(person.name), half, 'second')
          }}
          onWithdrawn={({ name }) => done(w.withdrawn(name))}
        />
        <div className={classes('desk accounts', (chosen !== undefined || once) && 'chosen')}>
          <section className="box panel" aria-label={w.search}>
            <label className="field">
              <span>{w.search}</span>
              <input
                type="search"
                value={text}
                placeholder={w.searchHint}
                autoComplete="off"
                onChange={(event) => {
                  const { value } = event.currentTarget
                  filter(() => setText(value))
                }}
              />
            </label>
            <label className="field">
              <span>{w.role}</span>
              <select
                value={role}
                onChange={(event) => {
                  const wanted = event.currentTarget.value as Wanted | ''
                  filter(() => setRole(wanted))
                }}
              >
                <option value="staff">{w.staff}</option>
                {[...ROLES, 'guest'].map((each) => (
                  <option key={each} value={each}>
                    {app.role[each]}
                  </option>
                ))}
                <option value="">{w.everybody}</option>
              </select>
            </label>
            {fault && fault.code !== 'session-locked' && <Failed fault={fault} onRetry={again} />}
            <p className="muted" role="status">
              {data && found.length > 0 && w.found(found.length, data.more)}
            </p>
            {data && found.length === 0 && <Empty title={w.none}>{w.noneBody}</Empty>}
            <ul className="people">
              {found.map((each) => (
                <li key={each.id}>
                  <button type="button" aria-pressed={each.id === picked?.id} onClick={() => choose(each)}>
                    <span>
                      <b>{nameFor(each.name, language)}</b>
                      <small className="muted">
                        {app.role[each.role] ?? each.role} · {w.number(each.id)}
                      </small>
                    </span>
                    {(each.disabled || each.lockedSeconds !== null) && (
                      <span className="tag warn">{each.disabled ? w.disabled : w.lockedShort}</span>
                    )}
                  </button>
                </li>
              ))}
            </ul>
            {data?.more && <Button onClick={() => setPages(pages + 1)}>{w.more}</Button>}
          </section>
          <div className="account" ref={shown}>
            {once && <OneTime key={once.password} {...once} onHide={() => setOnce(undefined)} />}
            {told && <Notice kind="info" title={told} />}
            <Refused fault={refused} onClose={() => setRefused(undefined)} />
            {chosen === 'new' && !once && (
              <NewAccount
                onClose={() => setChosen(undefined)}
                onFault={fail}
                onMade={({ person, password, proposal, half }) => {
                  setText('')
                  if (proposal) {
                    setChosen(undefined)
                    done(w.proposed(proposal.name), half, 'first')
                  }
                  if (!person) return
                  setRole(person.role === 'player' ? 'player' : 'staff')
                  setChosen(person)
                  done(w.done.create(person.name), password)
                }}
              />
            )}
            {account && (
              <OneAccount
                key={account.id}
                account={account}
                onFault={fail}
                onDone={(way: Way, { proposal, half }) =>
                  proposal ? done(w.proposed(proposal.name), half, 'first') : done(w.done[way](account.name))
                }
              />
            )}
            {account && ['player', 'guest'].includes(account.role) && !account.demonstration && !once && (
              <HouseExclusion
                key={`exclusion-${account.id}`}
                people={[account]}
                exclusion={account.exclusion}
                onFault={fail}
                onDone={done}
                onLift={(why) =>
                  call('POST /api/people/:id/readmit', { params: { id: String(account.id) }, body: { why } }).then(
                    ({ proposal }) => done(w.proposed(proposal.name)),
                    fail,
                  )
                }
              />
            )}
            {!account && chosen !== 'new' && !once && (
              <section className="box panel">
                <Empty title={w.pick}>{w.pickBody}</Empty>
              </section>
            )}
          </div>
        </div>
      </main>
    </Frame>
  )
}
