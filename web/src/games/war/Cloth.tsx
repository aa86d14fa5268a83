import type { ReactNode } from 'react'
import type { Event, View } from '../../app/types.js'
import { Bank } from '../../cards/Bank.js'
import { Duel } from '../../cards/Duel.js'
import { HalfMoonFelt } from '../../cards/HalfMoonFelt.js'
import { shoeOf } from '../../cards/packs/play.js'
import { Discards, Shoe } from '../../cards/Shoe.js'
import { useCentred } from '../../cards/useInView.js'
import { useCardWords } from '../../i18n/cards/index.js'
import type { OnCite } from '../../parts/Cite.js'
import { duelsOf, playOf, seatsOf, type WarDuel } from './play.js'
import { useWarWords } from './words.js'

export interface WarClothProps {
  view: View
  events: readonly Event[]
  me: string | null
  narrow: boolean
  instead?: ReactNode
  /** Wide: the circles of one's own place while bets are open. */
  circles?: ReactNode
  onSit?: ((seat: number) => void) | undefined
  /** A moment that is over: the shoe of now does not belong to it. */
  past?: boolean
  onCite?: OnCite
}

const RULES = { wins: 'WAR-22', loses: 'WAR-23', ties: 'WAR-24' } as const

const Wars = ({
  duels,
  me,
  narrow,
  onCite,
}: { duels: readonly WarDuel[] } & Pick<WarClothProps, 'me' | 'narrow' | 'onCite'>) => {
  const { table: w } = useWarWords()
  const c = useCardWords()
  const open = duels.findIndex(({ net }) => net === undefined)
  const own = duels.findIndex(({ seat }) => seat === me)
  const shown = open >= 0 ? open : Math.max(own, 0)
  const list = useCentred<HTMLOListElement>(shown)
  const verdict = ({ mine, result, seat }: WarDuel): string => {
    if (result) return w.duel[result](seat === me)
    return mine ? w.duel.bankNext : w.duel.burned
  }
  return (
    <ol className="duels" ref={list} tabIndex={duels.length > 1 ? 0 : undefined} aria-label={w.atWar}>
      {duels.map((duel, index) => (
        <li key={duel.box} aria-current={index === shown ? 'true' : undefined}>
          <Duel
            title={w.duel.title(duel.box)}
            sides={[
              {
                name: duel.seat === me ? c.you : c.seat(duel.box),
                card: duel.mine ?? undefined,
                won: duel.result === 'wins' || duel.result === 'ties',
              },
              { name: c.bank, card: duel.banks ?? undefined, won: duel.result === 'loses' },
            ]}
            verdict={verdict(duel)}
            net={duel.net}
            rule={duel.result ? RULES[duel.result] : 'WAR-21'}
            narrow={narrow}
            onCite={onCite}
          />
        </li>
      ))}
    </ol>
  )
}

export const WarCloth = ({ view, events, me, narrow, instead, circles, onSit, past, onCite }: WarClothProps) => {
  const { table: w } = useWarWords()
  const c = useCardWords()
  const play = playOf(view)
  const { bank, hands, packs } = play
  const duels = duelsOf(view, events)
  const seats = seatsOf(view, events, me, w, c.you).map((seat) =>
    !seat.name && onSit && !view.blocked.includes(`seat:${seat.seat}`)
      ? { ...seat, onSit: () => onSit(seat.seat) }
      : seat,
  )
  const rank = bank ? w.rank(bank.slice(0, -1)) : ''
  const mine = hands.find((hand) => hand.seat === me)?.card
  const told = [...(mine ? [w.youHave(c.a(mine))] : []), ...(bank ? [w.bankHas(c.a(bank))] : [])].join('. ')
  const lying = hands.reduce(
    (sum, hand) => sum + Number(hand.card !== null) + Number(hand.warCard !== null),
    bank ? 1 : 0,
  )
  return (
    <HalfMoonFelt
      narrow={narrow}
      print={w.print}
      told={told}
      seats={seats}
      instead={instead}
      circles={(seat) => `seat:${seat}` === me && circles}
      duels={duels.length > 0 && <Wars duels={duels} me={me} narrow={narrow} onCite={onCite} />}
      bank={
        <Bank
          narrow={narrow}
          cards={bank ? [bank] : []}
          total={rank}
          note={bank ? w.banker.first(c.a(bank)) : undefined}
        />
      }
      shoe={!past && <Shoe {...shoeOf(view, play)} />}
      discards={!past && <Discards cards={Math.max(0, packs.out - lying)} />}
    />
  )
}
