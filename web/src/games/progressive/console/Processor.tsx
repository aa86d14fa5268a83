// The croupier's processor: who is lit and with how much, what waits to be activated, which positions are closed, and the
// prizes to be paid, from the right. What is done next stands above, in the order of work.

import type { SeatId } from '@tapete/engine'
import { useTable } from '../../../app/live.js'
import { Columns } from '../../../console/Columns.js'
import { moveOf } from '../../../console/choices.js'
import type { AtConsole } from '../../../console/TableConsole.js'
import { money } from '../../../i18n/format.js'
import { Button } from '../../../parts/Button.js'
import { Digits } from '../Digits.js'
import { LampMark } from '../LampMark.js'
import { betOf, creditsOf, lampOf, type PotsAtTable, potOf, potsAt, seatNumber } from '../play.js'
import { usePotWords } from '../words.js'
import '../styles/processor.css'

interface RowsProps extends AtConsole {
  pots: PotsAtTable
  pot: string
  robot: boolean
}

const Row = ({ state, desk, pots, pot, robot, seat }: RowsProps & { seat: string }) => {
  const w = usePotWords()
  const { view, options } = state
  const offered = (name: string) => {
    const ready = moveOf(
      options.filter((option) => option.do === name && option.by === 'croupier'),
      { seat },
    )
    return ready && !robot ? { do: name, ...ready.fields } : undefined
  }
  const lamp = lampOf(pots, pot, seat)
  const bet = betOf(pots, pot, seat)
  const waiting = pots.inactive[seat as SeatId] ?? 0
  const activate = waiting > 0 ? offered('activate-credits') : undefined
  const close = offered('close-position')
  const n = seatNumber(seat)
  return (
    <tr className={lamp}>
      <th scope="row">
        <span className="sn">
          <span className="sr">{w.seat(n)}</span>
          <span aria-hidden="true">{n}</span>
        </span>
      </th>
      <td>
        <span className="lamp-said">
          <LampMark lamp={lamp} />
          {w.meter.lamp[lamp]}
        </span>
        {pots.closing.includes(seat as SeatId) && <small className="muted">{w.processor.closing}</small>}
      </td>
      <td className="r num">{bet && <b>{money(bet.amount)}</b>}</td>
      <td className="r num">{money(creditsOf(view, seat))}</td>
      <td className="r does">
        {activate && (
          <Button aria-busy={desk.busy} onClick={() => !desk.busy && desk.act(activate)}>
            {w.processor.activate(money(waiting))}
          </Button>
        )}
        {!activate && close && (
          <Button look="quiet" aria-busy={desk.busy} onClick={() => !desk.busy && desk.act(close)}>
            {w.processor.close}
          </Button>
        )}
        {lamp === 'closed' && <small className="muted">{w.processor.reopen}</small>}
      </td>
    </tr>
  )
}

/** Due and not paid, in the order they are paid in. */
const Due = ({ pots }: { pots: PotsAtTable }) => {
  const w = usePotWords()
  if (pots.prizes.length === 0)
    return pots.locked ? <p className="muted">{pots.claimed ? w.processor.left : w.processor.claim}</p> : null
  return (
    <div className="pot-due">
      <h3 className="caps">{w.processor.due}</h3>
      <ol>
        {pots.prizes.map(({ pot, seat, category, amount }) => (
          <li key={`${pot} ${seat} ${category}`}>
            <span>
              <b>{w.seat(seatNumber(seat))}</b> {w.category(category)}
            </span>
            <b className="num">{money(amount)}</b>
          </li>
        ))}
      </ol>
      <p className="sum">
        <span>{w.processor.total}</span>
        <b className="num">{money(pots.prizes.reduce((sum, { amount }) => sum + amount, 0))}</b>
      </p>
    </div>
  )
}

export const ProcessorOf = ({ state, desk, pots, pot, robot, name, main }: RowsProps & ShownPot) => {
  const w = usePotWords()
  const { processor } = w
  const told = pots.connected[pot]
  const seats = Object.keys(state.view.seats).sort((a, b) => seatNumber(a) - seatNumber(b))
  const playing = pots.bets.filter((bet) => bet.pot === pot).length
  return (
    <section className="processor panel" aria-label={processor.title}>
      <h2 className="head">
        <b>{name ?? processor.title}</b>
        <span className={`tag ${told?.open ? 'win' : 'push'}`}>{told?.open ? w.open : w.closed}</span>
      </h2>
      <div className="pot-line">
        {main !== undefined && <Digits amount={main} />}
        <p className="muted">
          {processor.counter} <b className="num">{money(pots.counter)}</b>
        </p>
      </div>
      <p role="status">{pots.locked ? processor.locked(playing) : told?.open ? processor.open : w.meter.notOpen}</p>
      {seats.length === 0 ? (
        <p className="muted">{processor.nobody}</p>
      ) : (
        <table>
          <Columns
            names={[
              [processor.seat, 'sr'],
              [processor.lamp],
              [processor.bet, 'r'],
              [processor.credits, 'r'],
              [processor.work, 'sr'],
            ]}
          />
          <tbody>
            {seats.map((seat) => (
              <Row key={seat} {...{ state, desk, pots, pot, robot, seat }} />
            ))}
          </tbody>
        </table>
      )}
      <Due pots={{ ...pots, prizes: pots.prizes.filter((prize) => prize.pot === pot) }} />
    </section>
  )
}

interface ShownPot {
  name: string | undefined
  main: number | undefined
}

const Live = (props: RowsProps) => {
  const { state: there } = useTable(props.pot)
  return <ProcessorOf {...props} name={there?.table.name} main={there && potOf(there.view).meter.main} />
}

export const Processor = ({ state, desk, robot }: AtConsole & { readonly robot: boolean }) => {
  const pots = potsAt(state.view)
  if (!pots) return null
  return Object.keys(pots.connected).map((pot) => <Live key={pot} {...{ state, desk, pots, pot, robot }} />)
}
