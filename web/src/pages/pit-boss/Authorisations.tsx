import type { Option } from '@tapete/engine'
import type { Intent, TableState } from '../../app/types.js'
import { Rule } from '../../console/Frame.js'
import { reasonAgainst, ruleOf } from '../../console/reasons.js'
import { money } from '../../i18n/format.js'
import { useReading } from '../../i18n/rulebook.js'
import { useStaff, useTeller } from '../../i18n/staff/index.js'
import { Button } from '../../parts/Button.js'

interface AuthorisationsProps {
  state: TableState
  busy: boolean
  onSend: (intent: Intent) => Promise<boolean>
}

/** The one value a field of an option has. */
export const onlyOf = ({ fields }: Option, name: string): string => {
  const bound = fields[name]
  return bound && 'oneOf' in bound ? String(bound.oneOf[0]) : ''
}

/** A winning bet under the minimum, paid or void by the room head's word. */
export const AuthorisationItem = ({ state, busy, onSend, option }: AuthorisationsProps & { option: Option }) => {
  const w = useStaff()
  const { view } = state
  const tell = useTeller(view.game)
  const [on, seat] = [onlyOf(option, 'on'), onlyOf(option, 'for')]
  const stake = view.bets.filter((bet) => bet.seat === seat && bet.on === on).reduce((sum, bet) => sum + bet.amount, 0)
  const decide = (decision: string) => !busy && onSend({ do: 'authorise', on, decision, for: seat })
  return (
    <>
      <p>{w.pit.authoriseBody(tell.seat(seat), money(stake), tell.spot(on))}</p>
      <p className="muted">{w.pit.authoriseNoBody}</p>
      <div className="go">
        <Button onClick={() => decide('refuse')}>{w.pit.authoriseNo}</Button>
        <Button look="main" onClick={() => decide('pay')}>
          {w.pit.authorisePay}
        </Button>
      </div>
    </>
  )
}

/** Winning bets under the minimum wait here for the room head's word. */
export const Authorisations = ({ state, busy, onSend }: AuthorisationsProps) => {
  const w = useStaff()
  const { view, options, you } = state
  const reading = useReading(view.game)
  const waiting = options.filter((option) => option.do === 'authorise')
  if (you.actor !== 'room-head') return null
  const rule = reasonAgainst(view, 'authorise', 'room-head')
  return (
    <section className="box panel" aria-label={w.pit.authorisations}>
      <h2 className="head">
        <b>{w.pit.authorisations}</b>
        {rule && <Rule cite={rule.cite} />}
      </h2>
      <blockquote className="quote">{reading(ruleOf(view.game, 'authorise'))}</blockquote>
      {waiting.length === 0 && <p className="muted">{w.pit.nothing}</p>}
      <ul className="items">
        {waiting.map((option) => (
          <li key={`${onlyOf(option, 'for')}-${onlyOf(option, 'on')}`}>
            <AuthorisationItem {...{ state, busy, onSend, option }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
