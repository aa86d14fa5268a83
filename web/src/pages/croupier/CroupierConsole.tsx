// The croupier's console: what to say, what to do next, the entry, the seats, the order of payment, the rest.

import type { Move } from '@tapete/engine'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Actions } from '../../console/Actions.js'
import { Answers, isAnswer } from '../../console/Answers.js'
import { CardEntry, cardDue, receiverOf } from '../../console/CardEntry.js'
import { Cloth } from '../../console/Cloth.js'
import { Entry, entryField } from '../../console/Entry.js'
import { HandsTable } from '../../games/blackjack/console/HandsTable.js'
import { Log } from '../../console/Log.js'
import { dueOf, Next } from '../../console/Next.js'
import { PayOrder } from '../../console/PayOrder.js'
import { usePeople } from '../../console/people.js'
import { Refused } from '../../console/Refused.js'
import { phraseOf, rehearse, tableOf } from '../../console/rehearse.js'
import { useRobot } from '../../console/robot.js'
import { Say } from '../../console/Say.js'
import { Seats } from '../../console/Seats.js'
import { type AtConsole, TableConsole } from '../../console/TableConsole.js'
import { isCards } from '../../games/families.js'
import { useStaff, useTeller } from '../../i18n/staff/index.js'
import { CallBoss } from './CallBoss.js'
import { Calls } from '../../games/roulette/console/Calls.js'
import { Irregular } from './Irregular.js'

const GROUPS = {
  bets: ['bet', 'withdraw', 'buy', 'cash-out', 'present', 'place-call', 'exchange-tips'],
  irregular: [
    ...['late-bet', 'find-bet', 'notify-room-head', 'correct', 'dispute', 'decide', 'appeal'],
    ...['no-cards', 'end-shoe', 'bettor-skipped'],
  ],
  people: ['warn', 'complain', 'free-seat', 'pay-held'],
  table: [],
}
/** The ordinary course of a round stands in the panel of what comes next. */
const ORDINARY = [
  ...['show-cards', 'open-packs', 'shuffle', 'cut', 'pass-cut', 'load', 'burn', 'grant-box', 'sit-out'],
  ...['settle-pairs', 'no-more-insurance', 'settle-insurance', 'no-more-surrenders', 'pay-prize', 'collect-cards'],
  ...['hit', 'stand', 'double', 'split', 'surrender', 'even-money', 'insure', 'tie-break', 'decline', 'choose-stuck'],
  ...['choose-owed', 'take-positions', 'pass-positions', 'ask-box'],
  'announce-last',
  'start',
  'spin',
  'no-more-bets',
  'collect',
  'pay',
  'check-ball',
  'seal',
  'give-back',
  'irregular',
]

const Working = ({ state, desk }: AtConsole) => {
  const w = useStaff()
  const { view, options, events } = state
  const tell = useTeller(view.game)
  const who = Object.values(state.view.seats).map((seat) => seat.player)
  const people = usePeople({ table: state.table.id, who: who.join() })
  const robot = useRobot(state.table.id)
  const [picked, setDraft] = useState<{ readonly due: string; readonly value: string } | null>(null)
  const due = dueOf(state, 'croupier')
  const entry = due.by === 'chance' ? due.mine[0] : undefined
  const asked = entry !== undefined
  const cards = isCards(view.game)
  const card = cards ? cardDue(view) : ''
  const setPicked = useCallback(
    (value: string | null) => setDraft(value === null ? null : { due: card, value }),
    [card],
  )
  // A draft belongs to the throw it was made in. A void spin keeps the round, so the round cannot tell them apart.
  useEffect(() => {
    if (!asked) setDraft(null)
  }, [asked])
  const draft = asked && picked?.due === card ? picked.value : null
  const to = useMemo(() => (draft === null ? undefined : receiverOf(view, draft)), [view, draft])
  const { act } = desk
  const onConfirm = useCallback(
    async (value: string) => {
      if (!entry || !(await act({ do: entry.do, [entryField(entry)]: value }))) return
      // What was begun for the next card meanwhile stays.
      setDraft((now) => (now?.due === card ? null : now))
    },
    [entry, act, card],
  )

  const said = useMemo(() => events.findLast((event) => event.type === 'said'), [events])
  const coming = useMemo(() => {
    const table = tableOf(view)
    if (entry && draft !== null)
      return phraseOf(
        rehearse(view.game, table, { by: 'chance', do: entry.do, [entryField(entry)]: draft } as Move).events,
      )
    const [option] = due.mine
    if (!option || option.by === 'chance' || robot) return undefined
    const fields = Object.entries(option.fields).map(([name, bound]) => [
      name,
      'oneOf' in bound ? bound.oneOf[0] : 'min' in bound ? bound.min : 'x',
    ])
    return phraseOf(
      rehearse(view.game, table, { by: option.by, do: option.do, ...Object.fromEntries(fields) } as Move).events,
    )
  }, [view, entry, draft, due.mine, robot])

  const phrase = (coming ?? said)?.phrase
  const when = coming
    ? draft !== null
      ? w.croupier.sayOn
      : w.croupier.sayWith(tell.move(due.mine[0]?.do ?? ''))
    : w.croupier.justSaid
  const shownElsewhere = ORDINARY.filter(
    (move) =>
      due.mine.some((option) => option.do === move) ||
      due.after.some((option) => option.do === move) ||
      move === 'irregular' ||
      (cards && isAnswer(move)) ||
      !options.some((option) => option.do === move && option.by === 'croupier'),
  )
  const name = (field: string, value: string | number) => {
    if (field === 'dispute')
      return (view.disputes as { id: string; about: string }[]).find((each) => each.id === value)?.about
    if (field !== 'hold') return undefined
    const hold = (view.holds as { id: string; seat: string; amount: number }[]).find((each) => each.id === value)
    return hold && `${tell.seat(hold.seat)} · ${w.amount(hold.amount)}`
  }

  return (
    <>
      <div className="col">
        <Say
          when={when}
          phrase={phrase === undefined ? null : String(phrase)}
          silence={w.croupier.silence}
          cite={(coming ?? said)?.cite}
          before={coming && said ? { label: w.croupier.justSaid, phrase: String(said.phrase) } : undefined}
        />
        <Refused fault={desk.fault} onClose={desk.forget} />
        {cards && <Answers state={state} busy={desk.busy} onSend={act} />}
        {entry?.do === 'card' ? (
          <CardEntry key={card} option={entry} view={view} draft={draft} onDraft={setPicked} onConfirm={onConfirm} />
        ) : entry ? (
          <Entry option={entry} view={view} draft={draft} onDraft={setPicked} onConfirm={onConfirm} />
        ) : (
          !(cards && isAnswer(due.move) && due.mine.length > 0 && !robot) && (
            <Next state={state} due={due} by="croupier" busy={desk.busy} onSend={act} robot={robot} />
          )
        )}
        <Calls state={state} busy={desk.busy} robot={robot} onSend={act} />
      </div>
      <div className="col">
        {cards ? (
          <HandsTable
            view={view}
            events={events}
            name={people.name}
            draft={draft !== null && to !== undefined ? { hand: to, card: draft } : undefined}
          />
        ) : (
          <>
            <Seats view={view} name={people.name} />
            <Cloth view={view} />
          </>
        )}
        <Actions
          title={w.croupier.more}
          aside={w.croupier.moreAside}
          view={view}
          options={options}
          by="croupier"
          groups={GROUPS}
          without={shownElsewhere}
          busy={desk.busy}
          onSend={act}
          name={name}
        />
      </div>
      <div className="col">
        <PayOrder view={view} events={events} entry={entry} draft={draft} />
        <Irregular state={state} desk={desk} />
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
