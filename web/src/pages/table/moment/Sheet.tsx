// On the phone the moment rises over the cloth to meet the player, and comes down by itself.

import { useLayoutEffect, useRef } from 'react'
import { money } from '../../../i18n/format.js'
import { Button } from '../../../parts/Button.js'
import { Chip } from '../../../parts/Chip.js'
import { useReducedMotion } from '../../../parts/motion.js'
import type { Account } from '../payments.js'
import { type Put, total } from '../stakes.js'
import { useTableWords } from '../words.js'
import { Net, Outcome } from './Outcome.js'
import type { Moment, MomentParts } from './useMoment.js'
import './moment.css'

export interface SheetProps {
  moment: Moment
  parts: MomentParts
  account: Account
  nameOf: (spot: string) => string
  /** The colour of chips that are not money. */
  colourOf: (put: Put) => string | undefined
  /** To the end of the fall. */
  onSkip: () => void
  onPays: () => void
}

const Closed = ({
  moment: { puts },
  parts,
  nameOf,
  colourOf,
}: Pick<SheetProps, 'moment' | 'parts' | 'nameOf' | 'colourOf'>) => {
  const w = useTableWords()
  return (
    <>
      <div className="drawn">{parts.drawing}</div>
      <p className="inplay">
        <span className="muted">{puts.length ? w.outcome.inPlay : w.outcome.noBets}</span>
        {puts.length > 0 && <b className="num">{money(total(puts))}</b>}
      </p>
      <ul className="mine">
        {puts.map((put) => (
          <li key={`${put.on} ${put.with}`}>
            <Chip value={put.amount} colour={colourOf(put)} size={24} bare />
            {nameOf(put.on)}
          </li>
        ))}
      </ul>
    </>
  )
}

type ToldProps = Omit<SheetProps, 'onSkip' | 'colourOf'> & { result: string }

const Told = ({ moment, result, parts, account, nameOf, onPays }: ToldProps) => {
  const w = useTableWords()
  const mine = account.lines.length > 0
  return (
    <>
      <div className="huge">
        <div className="figure">{parts.figure(result)}</div>
        <p className="facts">
          <b>{parts.name(result)}</b>
          {parts.facts(result).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <Net
        net={mine && moment.settled ? account.net : null}
        waits={!moment.settled ? w.outcome.settling : moment.puts.length > 0 ? w.outcome.stand : w.outcome.noBets}
      />
      <Outcome account={account} nameOf={nameOf} />
      <div className="go">
        <Button onClick={onPays}>{w.outcome.seePays}</Button>
        <Button look="main" onClick={moment.lower}>
          {account.lines.some(({ waits }) => waits) ? w.outcome.decide : w.outcome.seeCloth}
        </Button>
      </div>
    </>
  )
}

export const Sheet = (props: SheetProps) => {
  const { moment, parts, onSkip } = props
  const { stage, result, up } = moment
  const w = useTableWords()
  const node = useRef<HTMLElement>(null)
  const reduced = useReducedMotion()
  const told = stage === 'told'
  useLayoutEffect(() => {
    if (!up || reduced) return
    node.current?.animate([{ transform: 'translateY(100%)' }, { transform: 'none' }], {
      duration: 420,
      easing: 'cubic-bezier(.2,.8,.2,1)',
    })
  }, [up, reduced])
  useLayoutEffect(() => {
    if (!told || reduced) return
    const show = (part: string, from: Keyframe, delay: number) =>
      node.current
        ?.querySelector(part)
        ?.animate([from, {}], { duration: 320, delay, fill: 'backwards', easing: 'ease-out' })
    show('.figure', { transform: 'scale(.3)', opacity: 0 }, 0)
    show('.facts', { opacity: 0 }, 160)
    show('.own-net', { opacity: 0 }, 320)
    show('.outcome', { opacity: 0 }, 420)
  }, [told, reduced])
  if (!up) return null
  return (
    <>
      <div className="veil" aria-hidden="true" />
      <section ref={node} className="moment-sheet" data-stage={stage} aria-label={told ? w.outcome.title : parts.label}>
        <button type="button" className="grip" aria-label={w.outcome.lower} onClick={moment.lower} />
        {told && result !== null ? <Told {...props} result={result} /> : <Closed {...props} />}
        {!told && (
          <Button look="quiet" onClick={onSkip}>
            {w.skip}
          </Button>
        )}
      </section>
    </>
  )
}
