// The tables of the house: made, copied, retired.

import type { HouseTable } from '@tapete/server/wire'
import { useState } from 'react'
import { call, faultOf } from '../../app/api.js'
import { useRoomNames } from '../../app/rooms.js'
import { navigate, usePlace } from '../../app/router.js'
import { useSession } from '../../app/session.js'
import { Failed } from '../../app/shell.js'
import type { Fault } from '../../app/types.js'
import { useLoad } from '../../app/useLoad.js'
import { Frame } from '../../console/Frame.js'
import { Refused } from '../../console/Refused.js'
import { familyOf } from '../../games/families.js'
import { count } from '../../i18n/format.js'
import { useLanguage } from '../../i18n/language.js'
import { useStaff } from '../../i18n/staff/index.js'
import { Button } from '../../parts/Button.js'
import { classes } from '../../parts/classes.js'
import { Empty } from '../../parts/Empty.js'
import { Notice } from '../../parts/Notice.js'
import { ReasonField } from '../../parts/ReasonField.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { copyOf, type Draft } from './draft.js'
import { NewTable } from './NewTable.js'
import { useTableWords } from './words.js'
import './tables.css'

const MAKERS: readonly string[] = ['pit-boss', 'room-head']
/** Where the server keeps the pots of the house. */
const POTS_ROOM = 'pots'

const Retire = ({ table, onDone, onKeep }: { table: HouseTable; onDone: () => void; onKeep: () => void }) => {
  const w = useTableWords()
  const [why, setWhy] = useState('')
  const [fault, setFault] = useState<Fault>()
  const retire = async () => {
    try {
      await call('POST /api/tables/:id/retire', { params: { id: table.id }, body: { why: why.trim() } })
      onDone()
    } catch (error) {
      setFault(faultOf(error))
    }
  }
  return (
    <div className="retire">
      <p>{w.retireBody}</p>
      <ReasonField label={w.why} value={why} onChange={setWhy} />
      <Refused fault={fault} onClose={() => setFault(undefined)} />
      <div className="go">
        <Button onClick={onKeep}>{w.keep}</Button>
        <Button look="main" because={why.trim() === '' ? w.noWhy : undefined} onClick={retire}>
          {w.retire}
        </Button>
      </div>
    </div>
  )
}

interface RowProps {
  table: HouseTable
  title: string
  may: boolean
  onCopy: () => void
  onChanged: () => void
}

const Row = ({ table, title, may, onCopy, onChanged }: RowProps) => {
  const w = useTableWords()
  const staff = useStaff()
  const [retiring, setRetiring] = useState(false)
  const { id, name, mode, robot, status, retired, seated, entries } = table
  return (
    <li className={classes('made panel', retired && 'gone')}>
      <div className="what">
        <b>{name}</b>
        <small className="muted">
          {title} · {staff.mode[mode]} · {robot ? w.robot : w.staffed}
        </small>
      </div>
      <span className={classes('tag', status === 'open' ? 'win' : 'push')}>
        {retired ? w.retiredTag : (staff.status[status ?? ''] ?? '—')}
      </span>
      <small className="muted num">
        {staff.pit.seated(seated, Number(table.config.seats ?? 0))} · {w.entries(count(entries))}
      </small>
      <div className="go">
        {!retired && may && (
          <>
            <a className="btn" href={`/pit-boss/${encodeURIComponent(id)}`}>
              {w.console}
            </a>
            <Button aria-expanded={retiring} aria-label={w.retireOf(name)} onClick={() => setRetiring(!retiring)}>
              {w.retire}
            </Button>
          </>
        )}
        {may && (
          <Button aria-label={w.copyOf(name)} onClick={onCopy}>
            {w.copy}
          </Button>
        )}
      </div>
      {retiring && <Retire table={table} onKeep={() => setRetiring(false)} onDone={onChanged} />}
    </li>
  )
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

interface ListProps {
  tables: readonly HouseTable[]
  titles: ReadonlyMap<string, string>
  may: boolean
  onCopy: (draft: Draft) => void
  onChanged: () => void
}

const List = ({ tables, titles, may, onCopy, onChanged }: ListProps) => {
  const w = useTableWords()
  const roomName = useRoomNames()
  const [text, setText] = useState('')
  const shownRoom = (room: string): string => (room === POTS_ROOM ? w.pots : roomName(room))
  const titleOf = (table: HouseTable): string => titles.get(table.game) ?? (titles.size > 0 ? w.pot : '')
  const found = tables.filter((table) =>
    plain(`${table.name} ${shownRoom(table.room)} ${titleOf(table)}`).includes(plain(text.trim())),
  )
  const standing = found.filter(({ retired }) => !retired)
  const gone = found.filter(({ retired }) => retired)
  const groups = [
    ...[...new Set(standing.map(({ room }) => room))].map((room) => ({
      ...{ name: shownRoom(room), list: standing.filter((table) => table.room === room) },
    })),
    ...(gone.length > 0 ? [{ name: w.retired, list: gone }] : []),
  ]
  return (
    <>
      <label className="field find-table">
        <span>{w.search}</span>
        <input type="search" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </label>
      {groups.map(({ name, list }) => (
        <section key={name} aria-label={name}>
          <h2 className="caps">{name}</h2>
          <ul className="made-tables">
            {list.map((table) => (
              <Row
                key={table.id}
                {...{ table, may, onChanged }}
                title={titleOf(table)}
                onCopy={() => onCopy(copyOf(table))}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

type Making = 'new' | Draft

export default () => {
  const w = useTableWords()
  const { language } = useLanguage()
  const role = useSession().me?.person.role ?? ''
  const may = MAKERS.includes(role)
  const { query } = usePlace()
  const [making, setMaking] = useState<Making | undefined>(may && query.has('new') ? 'new' : undefined)
  const [told, setTold] = useState<{ id: string; name: string; open: boolean }>()
  const { data, fault, again } = useLoad('house-tables', () => call('GET /api/tables'), { everyMs: 10_000 })
  const games = useLoad('games', () => call('GET /api/games'))
  const titles = new Map(games.data?.games.map(({ id, title }) => [id, title[language === 'en' ? 'en' : 'es']]))
  const tables = data?.tables ?? []
  return (
    <Frame title={w.title} locked={fault?.code === 'session-locked'} onUnlock={again}>
      <main className="page wide tables-page" id="content" tabIndex={-1}>
        <div className="line">
          <h1 className="voice title">{w.title}</h1>
          {may && (
            <Button look="main" onClick={() => setMaking('new')}>
              {w.make}
            </Button>
          )}
        </div>
        <p className="muted lead">{w.lead}</p>
        {told && (
          <Notice
            kind="info"
            title={w.wizard.made(told.name)}
            action={
              <a className="btn" href={`/pit-boss/${encodeURIComponent(told.id)}`}>
                {w.console}
              </a>
            }
          >
            {told.open ? '' : w.wizard.next2}
          </Notice>
        )}
        {!data && fault && fault.code !== 'session-locked' && <Failed fault={fault} onRetry={again} />}
        {!data && !fault && <Skeleton />}
        {data && tables.length === 0 && <Empty title={w.none}>{w.noneBody}</Empty>}
        {data && tables.length > 0 && <List {...{ tables, titles, may }} onCopy={setMaking} onChanged={again} />}
        {making && (
          <NewTable
            from={making === 'new' ? undefined : making}
            rooms={[...new Set(tables.filter(({ retired }) => !retired).map(({ room }) => room))]}
            roomOf={(game) => tables.find((each) => !each.retired && familyOf(each.game) === familyOf(game))?.room}
            names={tables.map(({ name }) => name)}
            onClose={() => {
              setMaking(undefined)
              if (query.has('new')) navigate('/tables')
            }}
            onMade={(made) => {
              setTold(made)
              setMaking(undefined)
              if (query.has('new')) navigate('/tables')
              again()
            }}
          />
        )}
      </main>
    </Frame>
  )
}
