import type { Spot } from '../../app/types.js'
import { useFamilyWords } from '../../games/loaded.js'
import { money } from '../../i18n/format.js'
import { useMessages } from '../../i18n/language.js'
import { type PayLine, PayList } from '../../parts/PayList.js'
import type { Account, Line } from './payments.js'
import { useTableWords } from './words.js'

export interface PaymentsProps {
  account: Account
  spots: readonly Spot[]
  seated: boolean
  onCite: (article: string, rule?: string) => void
}

export const Payments = ({ account, spots, seated, onCite }: PaymentsProps) => {
  const w = useTableWords()
  const m = useMessages()
  const own = useFamilyWords()
  const nameOf = (on: string): string => {
    const spot = spots.find((each) => each.id === on)
    return spot ? own.spot(spot) : (own.beside?.(on) ?? on)
  }
  const how = (line: Line): string => {
    if (line.kind === 'paid' && line.odds) return m.pay.on(line.stake, m.pays(line.odds.num, line.odds.den))
    const told = own.how?.[line.kind] ?? w.how[line.kind] ?? line.kind
    return line.stake > 0 ? `${money(line.stake)} · ${told}` : told
  }
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
  return (
    <div className="payments">
      <PayList title={w.pays(account.round)} lines={lines} net={account.net} onCite={onCite} />
      {!seated && account.lines.length === 0 && <p className="muted hint">{w.paysWatching}</p>}
    </div>
  )
}
