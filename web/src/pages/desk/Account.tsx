import type { WalletAccount } from '@tapete/server/wire'
import { type FormEvent, useRef, useState } from 'react'
import { call, faultOf, newKey } from '../../app/api.js'
import type { Fault } from '../../app/types.js'
import { useLoad } from '../../app/useLoad.js'
import { Columns } from '../../console/Columns.js'
import { LOCKED } from '../../console/lock.js'
import { Refused } from '../../console/Refused.js'
import { useShown } from '../../console/useShown.js'
import { datesOf, money, signed } from '../../i18n/format.js'
import { useMessages } from '../../i18n/language.js'
import { useStaff } from '../../i18n/staff/index.js'
import { Button } from '../../parts/Button.js'
import { Notice } from '../../parts/Notice.js'

type Way = 'deposit' | 'withdraw'

export const Account = ({ client, onMoved }: { client: WalletAccount; onMoved: () => void }) => {
  const w = useStaff()
  const m = useMessages()
  const shown = useShown<HTMLDivElement>(client.id)
  const [way, setWay] = useState<Way>('deposit')
  const [text, setText] = useState('')
  const [fault, setFault] = useState<Fault>()
  const [done, setDone] = useState<string>()
  // One key for one intention: sent twice, it moves the money once.
  const key = useRef(newKey())
  const statement = useLoad(`statement-${client.id}`, () =>
    call('GET /api/desk/people/:id/statement', { params: { id: String(client.id) } }),
  )
  const typed = text.replace(/[.\s$]/g, '')
  const amount = /^\d{1,12}$/.test(typed) ? Number(typed) : 0
  const after = way === 'deposit' ? client.wallet + amount : client.wallet - amount
  const ready = amount > 0 && after >= 0
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!ready) return
    try {
      await call(`POST /api/desk/${way}`, { body: { person: client.id, amount, key: key.current } })
      setDone(w.desk.done(`${w.desk[way].toLowerCase()} ${money(amount)}, ${client.name}`))
      setFault(undefined)
      setText('')
      key.current = newKey()
      onMoved()
      statement.again()
    } catch (error) {
      const found = faultOf(error)
      if (found.code === 'session-locked') window.dispatchEvent(new Event(LOCKED))
      else setFault(found)
      setDone(undefined)
    }
  }
  return (
    <div className="account" ref={shown}>
      <section className="box panel" aria-label={client.name}>
        <h2 className="line">
          <span className="voice who">{client.name}</span>
          <span>
            <small className="muted">{w.desk.balance}</small> <b className="num sum">{money(client.wallet)}</b>
          </span>
        </h2>
        {client.role === 'guest' ? (
          <p className="muted none">{w.refusals['guest-money']}</p>
        ) : (
          <form className="form" onSubmit={send}>
            <fieldset className="seg" aria-label={w.desk.what}>
              {(['deposit', 'withdraw'] as const).map((each) => (
                <button key={each} type="button" aria-pressed={each === way} onClick={() => setWay(each)}>
                  {w.desk[each]}
                </button>
              ))}
            </fieldset>
            <label className="field">
              <span>{w.desk.amount}</span>
              <input
                type="text"
                inputMode="numeric"
                autoComplete="off"
                value={text}
                aria-invalid={amount > 0 && after < 0 ? true : undefined}
                aria-describedby="desk-after"
                onChange={(event) => setText(event.currentTarget.value)}
              />
              <small id="desk-after" className="muted" aria-live="polite">
                {amount > 0 && after < 0 ? w.desk.tooMuch(money(client.wallet)) : ''}
              </small>
            </label>
            {ready && (
              <div className="draft words">
                <div>
                  <b>
                    {w.desk[way]} {money(amount)}, {w.unconfirmed.toLowerCase()}
                  </b>
                  <p>{w.desk.after(money(after))}</p>
                </div>
              </div>
            )}
            <div className="go">
              <Button onClick={() => setText('')}>{w.undo}</Button>
              <Button look="main" type="submit" because={ready ? undefined : w.desk.amount}>
                {w.confirm}
              </Button>
            </div>
          </form>
        )}
        <Refused fault={fault} onClose={() => setFault(undefined)} />
        {done && <Notice kind="info" title={done} />}
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and the keyboard must reach it */}
      <section className="sheet panel stacks" aria-label={w.desk.statement} tabIndex={0}>
        <h2 className="head">
          <b>{w.desk.statement}</b>
        </h2>
        {statement.data?.lines.length === 0 && <p className="muted none">{w.desk.statementNone}</p>}
        <table>
          <Columns names={[[w.desk.when], [w.desk.what], [w.fields.amount as string, 'r'], [w.desk.balance, 'r']]} />
          <tbody>
            {statement.data?.lines.map((line) => (
              <tr key={`${line.set}-${line.amount}`}>
                <td className="num muted whole">
                  {new Date(line.at).toLocaleString(datesOf(m.language), {
                    dateStyle: 'medium',
                    timeStyle: 'medium',
                    hour12: false,
                  })}
                </td>
                <td className="whole">
                  {w.desk.reasons[line.kind] ?? w.moves[line.kind] ?? line.kind}
                  {(line.table ?? line.memo) && <small className="muted"> · {line.table ?? line.memo}</small>}
                </td>
                <td className="r num" data-name={w.fields.amount}>
                  <span className={line.amount > 0 ? 'plus' : 'minus'}>{signed(line.amount)}</span>
                </td>
                <td className="r num" data-name={w.desk.balance}>
                  <span>{money(line.balance)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
