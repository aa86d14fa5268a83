// What a round came to for one player: the net amount, and every bet by its name. Winning and losing use the same sizes.

import { useFamilyWords } from '../../../games/loaded.js'
import { money, signed } from '../../../i18n/format.js'
import { useMessages } from '../../../i18n/language.js'
import { classes } from '../../../parts/classes.js'
import type { Account, Line } from '../payments.js'
import { useTableWords } from '../words.js'

export const toneOf = (net: number): 'win' | 'loss' | 'push' => (net > 0 ? 'win' : net < 0 ? 'loss' : 'push')

/**
 * Amounts are replaced, never counted up. `net` is null while nothing is settled, or nothing was staked: then `waits` is said,
 * and where it only names what will stand there a dash keeps the place.
 */
export const Net = ({ net, waits, blank = '' }: { net: number | null; waits: string; blank?: string }) => {
  const w = useTableWords()
  const tone = net === null ? undefined : toneOf(net)
  return (
    <p className={classes('own-net', tone)} aria-live="polite">
      <span>{tone ? w.outcome[tone] : waits}</span>
      <b className="num">{net === null ? blank : signed(net)}</b>
    </p>
  )
}

const sum = (lines: readonly Line[]): number => lines.reduce((all, line) => all + line.net, 0)

/** Neither won nor lost, and not given back either. */
const STAYS: readonly string[] = ['imprisoned']

interface OutcomeProps {
  account: Account
  nameOf: (spot: string) => string
}

export const Outcome = ({ account: { lines }, nameOf }: OutcomeProps) => {
  const w = useTableWords()
  const { pays } = useMessages()
  const own = useFamilyWords()
  const won = lines.filter(({ net }) => net > 0)
  const lost = lines.filter(({ net }) => net < 0)
  const waiting = lines.filter(({ waits }) => waits)
  const staying = lines.filter(({ net, kind }) => net === 0 && STAYS.includes(kind))
  const even = lines.filter(({ net, kind, waits }) => net === 0 && !waits && !STAYS.includes(kind))
  const few = (some: readonly Line[]) => (
    <ul className="few">
      {some.map((line) => (
        <li key={`${line.kind} ${line.on} ${line.with}`}>
          {nameOf(line.on)}{' '}
          {line.stake > 0 && <span className="muted num">{money(Math.abs(line.net) || line.stake)}</span>}
        </li>
      ))}
    </ul>
  )
  return (
    <div className="outcome">
      {won.length > 0 && (
        <section>
          <h3>
            <span className="caps">{w.outcome.won(won.length)}</span>
            <b className="num plus">{signed(sum(won))}</b>
          </h3>
          <ul className="each">
            {won.map((line) => (
              <li key={`${line.kind} ${line.on} ${line.with}`}>
                <span>
                  <b>{nameOf(line.on)}</b>{' '}
                  <small className="num">
                    {line.stake > 0 && money(line.stake)}
                    {line.odds && ` · ${own.how?.[line.kind] ?? pays(line.odds.num, line.odds.den)}`}
                  </small>
                </span>
                <span className="amt num plus">{signed(line.net)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(
        [
          [waiting, w.outcome.waits],
          [staying, w.outcome.stays],
          [even, w.outcome.even],
        ] as const
      ).map(
        ([some, title]) =>
          some.length > 0 && (
            <section key={title(1)}>
              <h3>
                <span className="caps">{title(some.length)}</span>
              </h3>
              {few(some)}
            </section>
          ),
      )}
      {lost.length > 0 && (
        <section>
          <h3>
            <span className="caps">{w.outcome.lost(lost.length)}</span>
            <b className="num minus">{signed(sum(lost))}</b>
          </h3>
          {few(lost)}
        </section>
      )}
    </div>
  )
}
