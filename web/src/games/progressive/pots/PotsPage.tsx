// The pots of the house, for those who answer for them: one at a time, live.

import { Suspense, useState } from 'react'
import { call } from '../../../app/api.js'
import type { PageProps } from '../../../app/routes.js'
import { useSession } from '../../../app/session.js'
import { Failed, LinkNotice } from '../../../app/shell.js'
import type { TableState } from '../../../app/types.js'
import { useLoad } from '../../../app/useLoad.js'
import { Frame } from '../../../console/Frame.js'
import { MoveForm } from '../../../console/MoveForm.js'
import { usePeople } from '../../../console/people.js'
import { Refused } from '../../../console/Refused.js'
import { ruleOf } from '../../../console/reasons.js'
import { type Console, useConsole } from '../../../console/useConsole.js'
import { money } from '../../../i18n/format.js'
import { AboutGame } from '../../../i18n/rounds.js'
import { Button } from '../../../parts/Button.js'
import { Empty } from '../../../parts/Empty.js'
import { ReasonField } from '../../../parts/ReasonField.js'
import { Skeleton } from '../../../parts/Skeleton.js'
import { type PotSeen, potOf } from '../play.js'
import { usePotNames } from '../wall/Screen.js'
import { usePotWords } from '../words.js'
import { HistoryPanel } from './History.js'
import { AccountsPanel, HitsPanel, MeterPanel, TablesPanel } from './Panels.js'
import { TermsPanel } from './Terms.js'
import '../styles/pots.css'

/** Those who may read who made an entry. */
const REVIEWERS = ['pit-boss', 'room-head', 'regulator']

interface PotProps {
  state: TableState
  desk: Console
  role: string
}

const may = ({ state, role }: PotProps, move: string) =>
  state.options.filter((option) => option.do === move && option.by === role)

/** Opening and closing, with what each means for the tables. */
const OpenClose = (props: PotProps) => {
  const { state, desk } = props
  const { page } = usePotWords()
  const [asked, setAsked] = useState(false)
  const [why, setWhy] = useState('')
  const { open } = potOf(state.view)
  const act = async () => {
    if (!(await desk.act(open ? { do: 'close-pot', reason: why.trim() } : { do: 'open-pot' }))) return
    setAsked(false)
    setWhy('')
  }
  if (may(props, open ? 'close-pot' : 'open-pot').length === 0) return null
  return (
    <>
      <Button aria-expanded={asked} onClick={() => setAsked(!asked)}>
        {open ? page.closeIt : page.openIt}
      </Button>
      {asked && (
        <div className="pot-state panel">
          <p>{open ? page.closeBody : page.openBody}</p>
          {open && <ReasonField label={page.why} value={why} onChange={setWhy} />}
          <div className="go">
            <Button onClick={() => setAsked(false)}>{page.cancel}</Button>
            <Button
              look="main"
              aria-busy={desk.busy}
              because={open && why.trim() === '' ? page.noWhy : undefined}
              onClick={act}
            >
              {open ? page.closeIt : page.openIt}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}

/** What people did to the pot; an operator sees what changed and not who. */
const History = ({ state, role, seen }: PotProps & { seen: PotSeen }) => {
  const { id } = state.table
  const reviews = REVIEWERS.includes(role)
  const people = usePeople()
  const { proposal, terms } = seen
  const { data } = useLoad(
    `terms-${id}-${terms.version}-${proposal?.what}-${proposal?.after}`,
    async () =>
      reviews
        ? (await call('GET /api/tables/:id/log', { params: { id }, query: { by: 'pit-boss,room-head' } })).entries
        : [],
    { keep: true },
  )
  return <HistoryPanel entries={data ?? []} known={reviews ? undefined : seen.history} nameOf={people.name} />
}

const Connect = (props: PotProps) => {
  const { page } = usePotWords()
  const [open, setOpen] = useState(false)
  const options = may(props, 'connect')
  if (options.length === 0) return null
  return open ? (
    <section className="box panel" aria-label={page.connect}>
      <h2 className="head">
        <b>{page.connect}</b>
      </h2>
      <MoveForm
        move="connect"
        options={options}
        view={props.state.view}
        busy={props.desk.busy}
        onSend={props.desk.act}
        onDone={() => setOpen(false)}
      />
    </section>
  ) : (
    <p>
      <Button onClick={() => setOpen(true)}>{page.connect}</Button>
    </p>
  )
}

const Shown = (props: PotProps) => {
  const { state, desk, role } = props
  const { view, table } = state
  const w = usePotWords()
  const names = usePotNames()
  const seen = potOf(view)
  const mine = state.options.filter((option) => option.by === role)
  return (
    <>
      <div className="pot-head">
        <h2>{table.name}</h2>
        <span className={`tag ${seen.open ? 'win' : 'push'}`}>{seen.open ? w.open : w.closed}</span>
        <a className="btn" href={`/display/${encodeURIComponent(table.id)}`}>
          {w.page.wall}
        </a>
        {REVIEWERS.includes(role) && role !== 'pit-boss' && (
          <a className="btn" href={`/regulator/${encodeURIComponent(table.id)}`}>
            {w.page.log}
          </a>
        )}
        <OpenClose {...props} />
      </div>
      <Refused fault={desk.fault} onClose={desk.forget} />
      <div className="pot-panels">
        <MeterPanel seen={seen} />
        <TermsPanel
          seen={seen}
          rule={ruleOf(view.game, 'propose-terms')}
          options={mine}
          busy={desk.busy}
          act={desk.act}
        />
        {view.accounts && <AccountsPanel accounts={view.accounts} seen={seen} />}
        <TablesPanel
          seen={seen}
          {...names}
          busy={desk.busy}
          onDisconnect={
            may(props, 'disconnect').length > 0
              ? (id, reason) => desk.act({ do: 'disconnect', table: id, reason })
              : undefined
          }
        />
        <Connect {...props} />
        <HitsPanel seen={seen} tableName={names.tableName} />
        <History {...props} seen={seen} />
      </div>
    </>
  )
}

const One = ({ id, role }: { id: string; role: string }) => {
  const desk = useConsole(id)
  const { state, link } = desk
  return (
    <AboutGame game={state?.view.game}>
      {link.state !== 'live' && link.state !== 'loading' && <LinkNotice link={link} onRetry={desk.retry} />}
      {state ? (
        <Suspense fallback={<Skeleton />}>
          <Shown {...{ state, desk, role }} />
        </Suspense>
      ) : (
        link.state !== 'failed' && <Skeleton />
      )}
    </AboutGame>
  )
}

export default ({ params }: PageProps) => {
  const w = usePotWords()
  const role = useSession().me?.person.role ?? ''
  const { data, fault, again } = useLoad('pots-page', () => call('GET /api/pots'), { everyMs: 10_000 })
  const pots = data?.pots ?? []
  const chosen = pots.find(({ id }) => id === params.pot) ?? pots[0]
  return (
    <Frame title={w.page.title} game={chosen?.game} theme="auto" onUnlock={again}>
      <main className="page wide pots-page" id="content" tabIndex={-1}>
        <h1 className="voice title">{w.page.title}</h1>
        <p className="muted lead">{w.page.lead}</p>
        {!data && fault && <Failed fault={fault} onRetry={again} />}
        {!data && !fault && <Skeleton />}
        {data && pots.length === 0 && <Empty title={w.page.none}>{w.page.noneBody}</Empty>}
        {pots.length > 1 && (
          <nav className="pot-choice" aria-label={w.page.list}>
            {pots.map(({ id, name, main }) => (
              <a
                key={id}
                href={`/pots/${encodeURIComponent(id)}`}
                aria-current={id === chosen?.id ? 'page' : undefined}
              >
                <b>{name}</b>
                <span className="num">{money(main)}</span>
              </a>
            ))}
          </nav>
        )}
        {chosen && <One key={chosen.id} id={chosen.id} role={role} />}
      </main>
    </Frame>
  )
}
