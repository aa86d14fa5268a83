// What each total of the next throw would bring: in full beside the cloth, in thousands on a phone.

import { useDeferredValue, useMemo } from 'react'
import type { View } from '../../../app/types.js'
import { signed, signedThousands } from '../../../i18n/format.js'
import { classes } from '../../../parts/classes.js'
import { PanelHead } from '../../../parts/PanelHead.js'
import { useDiceWords } from '../words.js'
import { type NetRow, netsOf } from './net.js'
import '../styles/net.css'

export const useNets = (view: View, me: string | null): readonly NetRow[] => {
  const shown = useDeferredValue(view)
  return useMemo(() => (me ? netsOf(shown, me) : []), [shown, me])
}

const tone = (net: number): string => (net > 0 ? 'plus' : net < 0 ? 'minus' : '')

const Bar = ({ net, most, least }: { net: number; most: number; least: number }) => {
  const span = most - least || 1
  const zero = (-least / span) * 100
  const width = (Math.abs(net) / span) * 100
  return (
    <svg className="bar" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
      <path className="axis" d={`M${zero} 0V14`} />
      {net !== 0 && <rect className={tone(net)} x={net > 0 ? zero : zero - width} y="1.5" width={width} height="11" />}
    </svg>
  )
}

interface NetProps {
  rows: readonly NetRow[]
  point: string | null
}

export const NetTable = ({ rows, point }: NetProps) => {
  const { net: w } = useDiceWords()
  const most = Math.max(0, ...rows.map(({ net }) => net))
  const least = Math.min(0, ...rows.map(({ net }) => net))
  return (
    <section className="panel dice-net" aria-label={w.title}>
      <PanelHead title={w.title} aside={w.next} />
      {rows.length === 0 ? (
        <p className="muted">{w.nothing}</p>
      ) : (
        <ol className="num">
          {rows.map(({ total, made, ways, net }) => (
            <li
              key={`${total} ${made}`}
              className={classes(total === 7 && 'seven', String(total) === point && 'pt')}
              data-total={total}
            >
              <b>{made === 'any' ? total : made === 'hard' ? w.hard(total) : w.easy(total)}</b>
              <span className="ways">{w.ways(ways)}</span>
              <Bar net={net} most={most} least={least} />
              <span className={classes('amt', tone(net))}>{signed(net)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

export const NetStrip = ({ rows, point }: NetProps) => {
  const { net: w } = useDiceWords()
  if (rows.length === 0) return null
  const totals = rows.filter(({ made }) => made !== 'hard')
  return (
    <section className="netstrip" aria-label={w.title}>
      <p>{w.strip}</p>
      <ol className="num">
        {totals.map(({ total, net }) => (
          <li key={total} className={classes(String(total) === point && 'pt')} data-total={total}>
            <b>{total}</b>
            <span className={tone(net)}>{signedThousands(net)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
