// The pit boss's console, and that of whoever stands above: the page shows what the post may do.

import type { Detail } from '@tapete/engine'
import { useState } from 'react'
import { faultOf } from '../../app/api.js'
import type { Fault } from '../../app/types.js'
import { Actions, groupsWith } from '../../console/Actions.js'
import { isDeclared } from '../../console/causes.js'
import { HouseExclusion } from '../../console/HouseExclusion.js'
import { Log } from '../../console/Log.js'
import { dueOf, Next } from '../../console/Next.js'
import { natureOf } from '../../console/natures.js'
import { PayOrder } from '../../console/PayOrder.js'
import { usePeople } from '../../console/people.js'
import { Readings } from '../../console/Readings.js'
import { Refused } from '../../console/Refused.js'
import { movesBy } from '../../console/reasons.js'
import { Seats } from '../../console/Seats.js'
import { type AtConsole, TableConsole } from '../../console/TableConsole.js'
import { useFamily } from '../../games/loaded.js'
import { useStaff, useTeller } from '../../i18n/staff/index.js'
import { Notice } from '../../parts/Notice.js'
import { Authorisations } from './Authorisations.js'
import { Corrections } from './Corrections.js'
import { Disputes } from './Disputes.js'
import { Holds } from './Holds.js'
import { Irregular } from './Irregular.js'
import { LimitsPanel } from './LimitsPanel.js'
import { Posts } from './Posts.js'

const GROUPS = {
  table: ['instruct-closing', 'suspend', 'out-of-order', 'repaired', 'block-seat', 'unblock-seat'],
  people: ['warn', 'exclude', 'hold', 'ask-to-leave'],
  irregular: [],
}
const ELSEWHERE = [
  'open',
  'resume',
  'set-min',
  'set-max',
  'post',
  'unpost',
  'decide',
  'decide-correction',
  'clear-hold',
  'propose-void',
  'decide-void',
  'authorise',
]

/** What is settled is what comes next; an irregular play stands in the list of them. */
const standsElsewhere = (game: string, move: string): boolean =>
  ELSEWHERE.includes(move) || isDeclared(game, move) || natureOf(game, move) === 'settle'

/** From every table of the house, not only from this one. */
const ExcludeSeated = ({ state, name }: { state: AtConsole['state']; name: (id: string) => string }) => {
  const [told, setTold] = useState<string>()
  const [fault, setFault] = useState<Fault>()
  const seated = Object.values(state.view.seats).flatMap(({ player }) =>
    player === undefined ? [] : [{ id: Number(player), name: name(player) }],
  )
  if (seated.length === 0 || state.table.mode === 'practice') return null
  return (
    <>
      <HouseExclusion
        key={seated.map(({ id }) => id).join()}
        people={seated}
        onDone={(done) => {
          setTold(done)
          setFault(undefined)
        }}
        onFault={(error) => setFault(faultOf(error))}
      />
      {told && <Notice kind="info" title={told} />}
      <Refused fault={fault} onClose={() => setFault(undefined)} />
    </>
  )
}

const Working = ({ state, desk }: AtConsole) => {
  const w = useStaff()
  const { view, options, events, you } = state
  const tell = useTeller(view.game)
  const who = Object.values(view.seats).map(({ player }) => player)
  const people = usePeople({ table: state.table.id, who: who.join() })
  const by = you.actor
  const { console: parts } = useFamily(view.game)
  const SeatTable = parts.Seats ?? Seats
  const due = dueOf(state, by)
  const name = (field: string, value: Detail) =>
    field === 'seat' ? tell.seat(String(value)) : field === 'person' ? people.name(String(value)) : undefined
  return (
    <>
      <div className="col">
        <Refused fault={desk.fault} onClose={desk.forget} />
        {/* What the room head decides stands in its own panel, with the words of the regulation. */}
        {!(due.move === 'authorise' && due.mine.length > 0) && (
          <Next state={state} due={due} by={by} busy={desk.busy} onSend={desk.act} />
        )}
        <Authorisations state={state} busy={desk.busy} onSend={desk.act} />
        <Disputes state={state} desk={desk} name={people.name} />
        <Corrections state={state} desk={desk} name={people.name} />
        <Holds state={state} desk={desk} name={people.name} />
        <PayOrder view={view} events={events} entry={undefined} draft={null} />
      </div>
      <div className="col">
        <SeatTable view={view} events={events} name={people.name} />
        <Actions
          title={w.croupier.more}
          aside={w.croupier.moreAside}
          view={view}
          options={options}
          by={by}
          mode={state.table.mode}
          groups={groupsWith(GROUPS, parts.groups)}
          without={movesBy(view.game, by).filter((move) => standsElsewhere(view.game, move))}
          busy={desk.busy}
          onSend={desk.act}
          onServe={desk.serve}
          name={name}
        />
        <LimitsPanel state={state} desk={desk} by={by} />
        <ExcludeSeated state={state} name={people.name} />
      </div>
      <div className="col">
        <Irregular state={state} desk={desk} />
        <Readings state={state} />
        <Posts state={state} desk={desk} by={by} people={people} />
        <Log game={view.game} events={events} />
      </div>
    </>
  )
}

/** To the rounds of this table, and back to all tables. */
const Ways = ({ state }: AtConsole) => {
  const w = useStaff()
  return (
    <>
      {state.view.round > 0 && (
        <a className="btn quiet" href={`/pit-boss/${encodeURIComponent(state.table.id)}?round=${state.view.round}`}>
          {w.pit.review}
        </a>
      )}
      <a className="btn quiet back" href="/pit-boss">
        {w.back}
      </a>
    </>
  )
}

export const PitConsole = ({ id }: { id: string }) => {
  const w = useStaff()
  return (
    <TableConsole id={id} title={w.pit.title} controls={(at) => <Ways {...at} />}>
      {(at) => <Working {...at} />}
    </TableConsole>
  )
}
