// Actual against expected: a dot, a tick and a band, for each game and each of its tables.

import { count, money, signed } from '../../i18n/format.js'
import { useMessages } from '../../i18n/language.js'
import { classes } from '../../parts/classes.js'
import { holdsOf, type Line, readingOf } from './figures.js'
import { useReportWords } from './words.js'

const TONE = { inside: 'push', over: 'warn', under: 'warn', few: '', computing: '' } as const
const SIGN = { inside: '', over: '▲ ', under: '▼ ', few: '', computing: '' } as const

export interface Scale {
  readonly from: number
  readonly to: number
}

const LEAST = 0.1
const MOST = 1

/** Wide enough for what happened and what was expected, and no wider than that a hold can be read. */
export const scaleOf = (lines: readonly Line[]): Scale => {
  const all = lines.flatMap((line) => {
    const holds = holdsOf(line)
    return holds ? [holds.real, holds.band?.from ?? holds.real, holds.band?.to ?? holds.real] : []
  })
  const [low, high] = [Math.min(-LEAST, ...all), Math.max(LEAST, ...all)]
  return { from: Math.max(-MOST, low * 1.05), to: Math.min(MOST, high * 1.05) }
}

const Band = ({ line, scale, told, known }: { line: Line; scale: Scale; told: string; known: boolean }) => {
  const holds = holdsOf(line)
  if (!holds) return null
  const at = (share: number): number =>
    Math.min(100, Math.max(0, ((share - scale.from) / (scale.to - scale.from)) * 100))
  const outside = ['over', 'under'].includes(readingOf(line, known))
  return (
    <span className="band-of" role="img" aria-label={told}>
      <i className="zero" style={{ left: `${at(0)}%` }} />
      {holds.band && (
        <>
          <i
            className="band"
            style={{ left: `${at(holds.band.from)}%`, width: `${at(holds.band.to) - at(holds.band.from)}%` }}
          />
          <i className="theory" style={{ left: `${at(holds.band.theory)}%` }} />
        </>
      )}
      <i className={classes('real', outside && 'out')} style={{ left: `${at(holds.real)}%` }} />
    </span>
  )
}

export const Hold = ({ lines, known }: { lines: readonly Line[]; known: boolean }) => {
  const w = useReportWords()
  const m = useMessages()
  const scale = scaleOf(lines)
  const share = (value: number | undefined): string =>
    value === undefined ? '—' : m.percent(Math.round(value * 1e6), 1e6)
  const word = { inside: w.inside, over: w.over, under: w.under, few: w.few, computing: '…' }
  const heads = [w.rounds, w.drop, w.staked, w.bank, w.real, w.theory]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and the keyboard must reach it
    <section className="sheet panel hold stacks" aria-label={w.hold} tabIndex={0}>
      <h2 className="head">
        <b className="voice">{w.hold}</b>
        <span className="legend" aria-hidden="true">
          {(
            [
              ['real', w.real],
              ['theory', w.theory],
              ['band', w.band],
            ] as const
          ).map(([mark, word]) => (
            <span key={mark}>
              <i className={mark} /> {word}
            </span>
          ))}
        </span>
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{w.table}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className="r">
                {head}
              </th>
            ))}
            <th scope="col">{w.band}</th>
            <th scope="col" className="r">
              {w.reading}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const holds = holdsOf(line)
            const reading = readingOf(line, known)
            const cells = [
              [w.rounds, count(line.rounds)],
              [w.drop, money(line.drop)],
              [w.staked, money(line.staked)],
              [w.bank, signed(line.win)],
              [w.real, share(holds?.real)],
              [w.theory, share(holds?.band?.theory)],
            ] as const
            return (
              <tr key={line.id} className={line.group ? 'game' : undefined}>
                <th scope="row" className="whole">
                  <b>{line.name}</b> <small className="muted">{line.note}</small>
                </th>
                {cells.map(([name, value]) => (
                  <td key={name} className="r num" data-name={name}>
                    <span className={name === w.bank ? ['minus', 'even', 'plus'][Math.sign(line.win) + 1] : undefined}>
                      {value}
                    </span>
                  </td>
                ))}
                <td className="whole drawn">
                  <Band
                    {...{ line, scale, known }}
                    told={w.gap(
                      share(holds?.band?.theory),
                      share(holds?.band?.from),
                      share(holds?.band?.to),
                      share(holds?.real),
                    )}
                  />
                </td>
                <td className="r whole">
                  <span className={classes('tag', TONE[reading])}>
                    {SIGN[reading]}
                    {word[reading]}
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
