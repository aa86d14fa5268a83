import { useEffect, useState } from 'react'
import type { Spot } from '../../app/types.js'
import { useFamilyWords } from '../../games/loaded.js'
import { money } from '../../i18n/format.js'
import { useMessages } from '../../i18n/language.js'
import { useReducedMotion } from '../../parts/motion.js'
import { type PayLine, PayList } from '../../parts/PayList.js'
import type { Account, Line } from './payments.js'
import { useTableWords } from './words.js'

const STEP_MS = 520

/** Lines appear one by one in the regulated order; any key shows them all. */
const useReveal = (key: string, all: number): number => {
  const reduced = useReducedMotion()
  const [shown, setShown] = useState({ key, count: all })
  const count = shown.key === key ? Math.min(all, shown.count) : 0
  useEffect(() => {
    if (reduced || count >= all) return
    const timer = setTimeout(() => setShown({ key, count: count + 1 }), count ? STEP_MS : 0)
    const skip = () => setShown({ key, count: Number.POSITIVE_INFINITY })
    window.addEventListener('keydown', skip)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', skip)
    }
  }, [key, count, all, reduced])
  return reduced ? all : count
}

export interface PaymentsProps {
  account: Account
  spots: readonly Spot[]
  seated: boolean
  onCite: (article: string) => void
}

export const Payments = ({ account, spots, seated, onCite }: PaymentsProps) => {
  const w = useTableWords()
  const m = useMessages()
  const own = useFamilyWords()
  const nameOf = (on: string): string => {
    const spot = spots.find((each) => each.id === on)
    return spot ? own.spot(spot) : on
  }
  const how = (line: Line): string =>
    line.kind === 'paid' && line.odds
      ? m.pay.on(line.stake, m.pays(line.odds.num, line.odds.den))
      : `${money(line.stake)} · ${own.how?.[line.kind] ?? w.how[line.kind] ?? line.kind}`
  const lost = account.lines.filter((line) => line.kind === 'collected')
  const rest = account.lines.filter((line) => line.kind !== 'collected')
  const lossLines: PayLine[] =
    lost.length > 3
      ? [
          {
            id: 'lost',
            bet: w.losses,
            how: w.lossesHow(lost.length),
            net: lost.reduce((sum, line) => sum + line.net, 0),
            rule: lost[0]?.rule ?? '',
          },
        ]
      : lost.map((line, index) => ({
          id: `lost-${line.on}-${index}`,
          bet: nameOf(line.on),
          how: how(line),
          net: line.net,
          rule: line.rule,
        }))
  const lines: PayLine[] = [
    ...lossLines,
    ...rest.map((line, index) => ({
      id: `${line.kind}-${line.on}-${index}`,
      bet: nameOf(line.on),
      how: how(line),
      net: line.net,
      rule: line.rule,
    })),
  ]
  const shown = useReveal(`${account.round}`, lines.length)
  const visible = lines.slice(0, shown)
  return (
    <div className="payments">
      <PayList
        title={w.pays(account.round)}
        lines={visible}
        net={visible.reduce((sum, line) => sum + line.net, 0)}
        onCite={onCite}
      />
      {!seated && account.lines.length === 0 && <p className="muted hint">{w.paysWatching}</p>}
    </div>
  )
}
