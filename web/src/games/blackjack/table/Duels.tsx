import type { Event } from '../../../app/types.js'
import { Duel } from '../../../cards/Duel.js'
import { useCentred } from '../../../cards/useInView.js'
import { useCardWords } from '../../../i18n/cards/index.js'
import { useMessages } from '../../../i18n/language.js'
import type { OnCite } from '../../../parts/Cite.js'
import { useBlackjackWords } from '../words.js'
import { duelsOf, type Duel as Played } from './duels.js'

export interface DuelsProps {
  events: readonly Event[]
  me: string | null
  narrow: boolean
  onCite?: OnCite
}

/** The tie-breaks of the round, one beside the other: several are played one by one, from the left (CAN-50). */
export const Duels = ({ events, me, narrow, onCite }: DuelsProps) => {
  const w = useBlackjackWords()
  const c = useCardWords()
  const m = useMessages()
  const duels = duelsOf(events)
  const count = duels.length
  // The one being played; when all are settled, one's own.
  const open = duels.findIndex(({ net }) => net === undefined)
  const shown =
    open >= 0
      ? open
      : Math.max(
          duels.findLastIndex(({ seat }) => seat === me),
          0,
        ) || count - 1
  const list = useCentred<HTMLOListElement>(shown)
  const verdict = ({ mine, banks, higher, net, pays, seat, box }: Played): string => {
    if (!higher) return mine && !banks ? w.duel.bankNext : w.duel.playerNext(seat === me)
    const who = seat === me ? w.duel.you : w.duel.box(box)
    return w.duel[higher](who, seat === me, net === undefined ? '' : pays ? m.pays(pays.num, pays.den) : '')
  }
  if (!count) return null
  return (
    <ol className="duels" ref={list} tabIndex={count > 1 ? 0 : undefined} aria-label={w.bet['tie-break']}>
      {duels.map((duel, index) => (
        <li key={duel.hand} aria-current={index === shown ? 'true' : undefined}>
          <Duel
            title={w.duel.title(duel.box, Number(duel.hand.split('.')[1]))}
            sides={[
              {
                name: duel.seat === me ? c.you : c.seat(duel.box),
                card: duel.mine,
                won: duel.higher === 'player' || duel.higher === 'equal',
              },
              { name: c.bank, card: duel.banks, won: duel.higher === 'bank' },
            ]}
            verdict={verdict(duel)}
            net={duel.net}
            rule={duel.rule}
            narrow={narrow}
            onCite={onCite}
          />
        </li>
      ))}
    </ol>
  )
}
