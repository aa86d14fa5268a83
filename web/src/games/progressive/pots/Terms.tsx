// The terms of a pot, and how they change: one person proposes one parameter, another decides with the pot closed.

import type { Option } from '@tapete/engine'
import { type FormEvent, useState } from 'react'
import type { Intent } from '../../../app/types.js'
import { Columns } from '../../../console/Columns.js'
import { formOf, moveOf } from '../../../console/choices.js'
import { Rule } from '../../../console/Frame.js'
import { count, money, percentOf } from '../../../i18n/format.js'
import { useLanguage } from '../../../i18n/language.js'
import { Button } from '../../../parts/Button.js'
import { ReasonField } from '../../../parts/ReasonField.js'
import type { ChangeSeen, PotSeen, TermsSeen } from '../play.js'
import { parametersOf, parameterTyped, parameterValue } from '../terms.js'
import { usePotWords } from '../words.js'

export interface TermsProps {
  seen: PotSeen
  /** The rule by which terms change. */
  rule: string | undefined
  /** What this post may do, of proposing and deciding. */
  options: readonly Option[]
  busy: boolean
  act: (intent: Intent) => Promise<boolean>
}

export const useParameterValue = (): ((what: string, value: number) => string) => {
  const { language } = useLanguage()
  return (what, value) => parameterValue(what, value, percentOf(language))
}

const proposing = (options: readonly Option[], what: string): readonly Option[] =>
  options.filter(({ do: name, fields: { what: whats } }) => {
    return name === 'propose-terms' && whats !== undefined && 'oneOf' in whats && whats.oneOf.includes(what)
  })

interface ProposeProps extends Omit<TermsProps, 'seen' | 'rule'> {
  what: string
  onDone: () => void
}

const Propose = ({ what, options, busy, act, onDone }: ProposeProps) => {
  const { page } = usePotWords()
  const shown = useParameterValue()
  const [typed, setTyped] = useState('')
  const [approval, setApproval] = useState('')
  const [reason, setReason] = useState('')
  const offered = proposing(options, what)
  const [range] = formOf(offered, { what }).find(({ name }) => name === 'to')?.ranges ?? []
  const to = parameterTyped(what, typed)
  const ready = moveOf(offered, { what, to, approval: approval.trim(), reason: reason.trim() })
  const fits = to === undefined || moveOf(offered, { what, to, approval: '-', reason: '-' }) !== undefined
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (ready && !busy && (await act({ do: 'propose-terms', ...ready.fields }))) onDone()
  }
  return (
    <form className="form pot-propose" onSubmit={send}>
      <label className="field">
        <span>{page.to}</span>
        <input
          // biome-ignore lint/a11y/noAutofocus: the parameter was just chosen to be changed
          autoFocus
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={fits ? undefined : true}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {range && (
          <small className={fits ? 'muted' : 'minus'}>
            {what === 'commission' || what.startsWith('share')
              ? page.percentHint(shown(what, range.min), shown(what, range.max))
              : page.moneyHint(money(range.min), money(range.max), money(range.step))}
          </small>
        )}
      </label>
      <ReasonField label={page.approval} rule={page.approvalHint} value={approval} onChange={setApproval} />
      <ReasonField label={page.why} value={reason} onChange={setReason} />
      <div className="go">
        <Button onClick={onDone}>{page.cancel}</Button>
        <Button
          look="main"
          type="submit"
          aria-busy={busy}
          because={ready ? undefined : fits ? page.fillAll : page.notInRange}
        >
          {page.send}
        </Button>
      </div>
    </form>
  )
}

/** From what to what, at one size. */
export const BeforeAfter = ({ change: { what, before, after } }: { change: ChangeSeen }) => {
  const w = usePotWords()
  const shown = useParameterValue()
  return (
    <dl className="before-after num">
      <div>
        <dt>{w.page.before}</dt>
        <dd>{shown(what, before)}</dd>
      </div>
      <div>
        <dt>{w.page.after}</dt>
        <dd>{shown(what, after)}</dd>
      </div>
    </dl>
  )
}

const Proposal = ({ seen: { open, proposal }, options, busy, act }: TermsProps) => {
  const w = usePotWords()
  const { page } = w
  if (!proposal) return null
  const deciding = options.filter(({ do: name }) => name === 'decide-terms')
  const may = (verdict: string) => moveOf(deciding, { verdict })
  const { what, approval, reason } = proposal
  return (
    <div className="pot-proposal" role="status">
      <p>
        <span className="caps">{page.proposed}</span> <b>{w.parameter(what)}</b>
      </p>
      <BeforeAfter change={proposal} />
      <p className="muted">
        {page.approval}: {approval}. {reason}
      </p>
      {deciding.length === 0 ? (
        <p className="muted">{page.waits}</p>
      ) : (
        <div className="go">
          {may('reject') && (
            <Button aria-busy={busy} onClick={() => act({ do: 'decide-terms', verdict: 'reject' })}>
              {page.reject}
            </Button>
          )}
          <Button
            look="main"
            aria-busy={busy}
            because={may('confirm') ? undefined : page.mustClose}
            onClick={() => act({ do: 'decide-terms', verdict: 'confirm' })}
          >
            {page.confirm}
          </Button>
        </div>
      )}
      {open && <p className="muted">{page.mustClose}</p>}
    </div>
  )
}

const Fixed = ({ terms }: { terms: TermsSeen }) => {
  const { page } = usePotWords()
  const { approval, credit, acceptor, baseFrom, cap, lucky, reserves } = terms
  const rows: (readonly [string, string])[] = [
    [page.credit, money(credit)],
    [page.acceptor, page.acceptors[acceptor]],
    ...(reserves.length > 0 ? [[page.baseFrom, page.basesFrom[baseFrom]] as const] : []),
    [page.cap, cap === null ? page.noCap : `${count(cap)} ×`],
    [
      page.lucky,
      lucky
        ? `${page.luckyBy[lucky.by]}, ${money(lucky.amount)} ${page.luckyPaid[lucky.paid]}${lucky.by === 'player' ? `, ${page.oneIn(lucky.oneIn)}` : ''}`
        : page.noLucky,
    ],
    ...(approval && approval !== 'unspecified' ? [[page.approval, approval] as const] : []),
  ]
  return (
    <dl className="pot-fixed">
      {rows.map(([word, value]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export const TermsPanel = (props: TermsProps) => {
  const { seen, rule, options, busy, act } = props
  const w = usePotWords()
  const { page } = w
  const shown = useParameterValue()
  const [changing, setChanging] = useState<string>()
  const { terms } = seen
  return (
    <section className="box panel pot-terms" aria-label={page.terms}>
      <h2 className="head">
        <b>{page.terms}</b>
        <span className="aside">{page.version(terms.version)}</span>
      </h2>
      <Proposal {...props} />
      <table>
        <Columns names={[[page.parameter], [page.value, 'r'], [page.change, 'sr']]} />
        <tbody>
          {parametersOf(terms).map(({ what, now }) => {
            const may = proposing(options, what).length > 0
            return (
              <tr key={what}>
                <th scope="row">{w.parameter(what)}</th>
                <td className="r num">
                  <b>{shown(what, now)}</b>
                </td>
                <td className="r">
                  {may && (
                    <Button
                      look="quiet"
                      aria-label={page.changeOf(w.parameter(what))}
                      aria-expanded={changing === what}
                      onClick={() => setChanging(changing === what ? undefined : what)}
                    >
                      {page.change}
                    </Button>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {changing && proposing(options, changing).length > 0 && (
        <>
          <h3>
            {page.propose}: {w.parameter(changing)}
          </h3>
          <Propose key={changing} what={changing} {...{ options, busy, act }} onDone={() => setChanging(undefined)} />
        </>
      )}
      <Fixed terms={terms} />
      <p className="muted">
        {page.proposeBody} {rule && <Rule cite={rule} />}
      </p>
    </section>
  )
}
