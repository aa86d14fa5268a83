import type { Intent, TableState } from '../../app/types.js'
import { Rule } from '../../console/Frame.js'
import { reasonAgainst, ruleOf } from '../../console/reasons.js'
import { money } from '../../i18n/format.js'
import { useReading } from '../../i18n/rulebook.js'
import { useStaff, useTeller } from '../../i18n/staff/index.js'
import { Button } from '../../parts/Button.js'

/** Winning bets under the minimum wait here for the room head's word. */
export const Authorisations = ({
  state,
  busy,
  onSend,
}: {
  state: TableState
  busy: boolean
  onSend: (intent: Intent) => Promise<boolean>
}) => {
  const w = useStaff()
  const { view, options, you } = state
  const tell = useTeller(view.game)
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
        {waiting.map(({ fields }) => {
          const on = fields.on && 'oneOf' in fields.on ? String(fields.on.oneOf[0]) : ''
          const seat = fields.for && 'oneOf' in fields.for ? String(fields.for.oneOf[0]) : ''
          const stake = view.bets
            .filter((bet) => bet.seat === seat && bet.on === on)
            .reduce((sum, bet) => sum + bet.amount, 0)
          return (
            <li key={`${seat}-${on}`}>
              <p>{w.pit.authoriseBody(tell.seat(seat), money(stake), tell.spot(on))}</p>
              <p className="muted">{w.pit.authoriseNoBody}</p>
              <div className="go">
                <Button onClick={() => !busy && onSend({ do: 'authorise', on, decision: 'refuse', for: seat })}>
                  {w.pit.authoriseNo}
                </Button>
                <Button
                  look="main"
                  onClick={() => !busy && onSend({ do: 'authorise', on, decision: 'pay', for: seat })}
                >
                  {w.pit.authorisePay}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
