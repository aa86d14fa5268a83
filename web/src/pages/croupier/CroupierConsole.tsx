// The croupier's console: what to say, what to do next, the entry, the seats, the order of payment, the rest.

import { type Detail, firstMove, type Move } from '@tapete/engine'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { lastSaid, phrasesIn } from '../../app/said.js'
import { Actions, groupsWith } from '../../console/Actions.js'
import { Answers, isAnswer } from '../../console/Answers.js'
import { Cloth } from '../../console/Cloth.js'
import { isDeclared } from '../../console/causes.js'
import { entryField } from '../../console/entries.js'
import { Log } from '../../console/Log.js'
import { dueOf, Next } from '../../console/Next.js'
import { natureOf } from '../../console/natures.js'
import { PayOrder } from '../../console/PayOrder.js'
import { usePeople } from '../../console/people.js'
import { Readings } from '../../console/Readings.js'
import { Refused } from '../../console/Refused.js'
import { movesBy } from '../../console/reasons.js'
import { rehearse, tableOf } from '../../console/rehearse.js'
import { useRobot } from '../../console/robot.js'
import { Say } from '../../console/Say.js'
import { Seats } from '../../console/Seats.js'
import { type AtConsole, TableConsole } from '../../console/TableConsole.js'
import { useFamily } from '../../games/loaded.js'
import { signed } from '../../i18n/format.js'
import { useStaff, useTeller } from '../../i18n/staff/index.js'
import { CallBoss } from './CallBoss.js'
import { Irregular } from './Irregular.js'

const GROUPS = {
  bets: ['bet', 'withdraw', 'buy', 'cash-out', 'present'],
  irregular: ['late-bet', 'find-bet', 'notify-room-head', 'correct', 'make-correction', 'dispute', 'decide', 'appeal'],
  people: ['warn', 'complain', 'free-seat', 'pay-held'],
  table: [],
}
/** What belongs to the course of a round stands in the panel of what comes next, and what players ask for in its own. */
const ORDINARY = ['course', 'settle', 'decision']

/** Shared moves that stand in panels of their own. */
const APART = ['seal']

const Working = ({ state, desk }: AtConsole) => {
  const w = useStaff()
  const { view, options, events } = state
  const tell = useTeller(view.game)
  const who = Object.values(state.view.seats).map((seat) => seat.player)
  const people = usePeople({ table: state.table.id, who: who.join() })
  const robot = useRobot(state.table.id)
  const SeatTable = useFamily(view.game).console.Seats ?? Seats
  const [picked, setDraft] = useState<{ readonly due: string; readonly value: Detail } | null>(null)
  const due = dueOf(state, 'croupier')
  const entry = due.by === 'chance' ? due.mine[0] : undefined
  const asked = entry !== undefined
  const { console: parts } = useFamily(view.game)
  const awaited = parts.entryOf?.(view) ?? ''
  const setPicked = useCallback(
    (value: Detail | null) => setDraft(value === null ? null : { due: awaited, value }),
    [awaited],
  )
  // A draft belongs to the throw it was made in. A void spin keeps the round, so the round cannot tell them apart.
  useEffect(() => {
    if (!asked) setDraft(null)
  }, [asked])
  const draft = asked && picked?.due === awaited ? picked.value : null
  const { act } = desk
  const onConfirm = useCallback(
    async (value: Detail) => {
      if (!entry || !(await act({ do: entry.do, [entryField(entry)]: value }))) return false
      // What was begun for the next one meanwhile stays.
      setDraft((now) => (now?.due === awaited ? null : now))
      return true
    },
    [entry, act, awaited],
  )

  /** F2 goes on over a draft: it confirms it, and does what the settlement then asks for where that is one thing. */
  const goesOn = useRef(false)
  const onGoOn = async (value: Detail) => {
    goesOn.current = await onConfirm(value)
  }
  const [only, more] = due.mine
  const settles = only && !more && only.by === 'croupier' && natureOf(view.game, only.do) === 'settle'
  const move = settles ? firstMove(only) : undefined
  useEffect(() => {
    if (!goesOn.current || asked || !move) return
    goesOn.current = false
    const { by: _, ...intent } = move
    if (Object.keys(only?.fields ?? {}).length === 0) act(intent)
  })

  const said = lastSaid(state)
  const coming = useMemo(() => {
    const table = tableOf(view)
    if (entry && draft !== null)
      return phrasesIn(
        rehearse(view.game, table, { by: 'chance', do: entry.do, [entryField(entry)]: draft } as Move).events,
      )
    const [option] = due.mine
    if (!option || option.by === 'chance' || robot) return []
    const move = firstMove(option)
    return move ? phrasesIn(rehearse(view.game, table, move).events) : []
  }, [view, entry, draft, due.mine, robot])

  const announced = coming.length > 0 ? coming : said
  const when =
    coming.length > 0
      ? draft !== null
        ? w.croupier.sayOn
        : w.croupier.sayWith(tell.move(due.mine[0]?.do ?? ''))
      : w.croupier.justSaid
  const answering = isAnswer(view.game, due.move) && due.mine.length > 0 && !robot
  const offered = new Set(options.filter((option) => option.by === 'croupier').map((option) => option.do))
  const next = new Set([...due.mine, ...due.after].map((option) => option.do))
  const shownElsewhere = movesBy(view.game, 'croupier').filter((move) => {
    const ordinary = APART.includes(move) || ORDINARY.includes(natureOf(view.game, move) ?? '')
    return (
      isDeclared(view.game, move) || (ordinary && (next.has(move) || isAnswer(view.game, move) || !offered.has(move)))
    )
  })
  const name = (field: string, value: Detail) => {
    if (field === 'dispute') return view.disputes.find((each) => each.id === value)?.about
    if (field === 'correction') {
      const found = view.corrections?.find((each) => each.id === value)
      return found && `${tell.seat(found.seat)} · ${signed(found.amount)}`
    }
    if (field !== 'hold') return undefined
    const hold = view.holds.find((each) => each.id === value)
    return hold && `${tell.seat(hold.seat)} · ${w.amount(hold.amount)}`
  }

  return (
    <>
      <div className="col">
        <Say
          when={when}
          phrases={announced.map(({ phrase }) => String(phrase))}
          silence={w.croupier.silence}
          cite={announced[0]?.cite}
          before={
            coming.length > 0 && said.length > 0
              ? { label: w.croupier.justSaid, phrases: said.map(({ phrase }) => String(phrase)) }
              : undefined
          }
        />
        <Refused fault={desk.fault} onClose={desk.forget} />
        <Next
          {...{ state, due, robot, busy: desk.busy }}
          by="croupier"
          onSend={act}
          onGoOn={draft === null ? undefined : () => onGoOn(draft)}
          below={(entry !== undefined && parts.Entry !== undefined) || answering}
        />
        <Answers state={state} busy={desk.busy} onSend={act} keys={entry === undefined} />
        {entry && parts.Entry && (
          <parts.Entry
            option={entry}
            view={view}
            draft={draft}
            awaited={awaited}
            onDraft={setPicked}
            onConfirm={onConfirm}
          />
        )}
        {parts.Panel && <parts.Panel state={state} desk={desk} robot={robot} />}
      </div>
      <div className="col">
        <SeatTable view={view} events={events} name={people.name} draft={draft} />
        <Cloth view={view} />
        <Actions
          title={w.croupier.more}
          aside={w.croupier.moreAside}
          view={view}
          options={options}
          by="croupier"
          mode={state.table.mode}
          groups={groupsWith(GROUPS, parts.groups)}
          without={shownElsewhere}
          busy={desk.busy}
          onSend={act}
          onServe={desk.serve}
          name={name}
        />
      </div>
      <div className="col">
        <PayOrder view={view} events={events} entry={entry} draft={draft} />
        <Irregular state={state} desk={desk} />
        <Readings state={state} />
        <Log game={view.game} events={events} />
      </div>
    </>
  )
}

export const CroupierConsole = ({ id }: { id: string }) => {
  const w = useStaff()
  return (
    <TableConsole id={id} title={w.croupier.title} controls={(at) => <CallBoss {...at} />}>
      {(at) => <Working {...at} />}
    </TableConsole>
  )
}
