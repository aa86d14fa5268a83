import type { Detail, Event, Move, Option } from '@tapete/engine'
import { useMemo } from 'react'
import type { View } from '../app/types.js'
import { useFamily, useFamilyWords } from '../games/loaded.js'
import { useMessages } from '../i18n/language.js'
import { useStaff, useTeller } from '../i18n/staff/index.js'
import { PayList } from '../parts/PayList.js'
import { entryField } from './entries.js'
import { useCite } from './Frame.js'
import { ofThisRound, payLines, sumOf } from './payLines.js'
import { rehearse, settlement, tableOf } from './rehearse.js'

/** What has been settled in this round and what is still to be, in the order of the regulation. */
export const PayOrder = (props: {
  view: View
  events: readonly Event[]
  entry: Option | undefined
  draft: Detail | null
}) => {
  const { view, events, entry, draft } = props
  const m = useMessages()
  const w = useStaff()
  const tell = useTeller(view.game)
  const family = useFamily(view.game)
  const own = useFamilyWords(view.game)
  const open = useCite()
  const lines = useMemo(() => {
    const table = tableOf(view)
    const from =
      entry && draft !== null
        ? rehearse(view.game, table, { by: entry.by, do: entry.do, [entryField(entry)]: draft } as Move).table
        : table
    const ahead = settlement(view.game, from).events
    return [
      ...payLines(ofThisRound(events, family.voidedBy), { done: true, w: w.croupier, tell, family, own, pays: m.pays }),
      ...payLines(ahead, { done: false, w: w.croupier, tell, family, own, pays: m.pays }),
    ]
  }, [view, events, entry, draft, w, tell, family, own, m])
  if (lines.length === 0)
    return (
      <section className="paylist panel" aria-label={w.croupier.payOrder}>
        <h2 className="head">
          <b>{w.croupier.payOrder}</b>
        </h2>
        <p className="muted none">{w.croupier.payEmpty}</p>
      </section>
    )
  return (
    <PayList
      numbered
      title={
        draft === null
          ? w.croupier.payOrder
          : `${w.croupier.payOrder}, ${w.croupier.payExpected(tell.value(entry ? entryField(entry) : '', draft))}`
      }
      lines={lines}
      net={-sumOf(lines) || 0}
      netLabel={w.croupier.bankInRound}
      onCite={(article) => open({ article })}
    />
  )
}
