// One's own hand, large: named, its cards ticked, and beside the bank's once it is told what became of it, bet by bet.

import type { Event, View } from '../../../app/types.js'
import { useCardWords } from '../../../i18n/cards/index.js'
import { signed } from '../../../i18n/format.js'
import type { Account } from '../../../pages/table/payments.js'
import { classes } from '../../../parts/classes.js'
import { useFamilyWords } from '../../loaded.js'
import { decider, whole } from '../hand-words.js'
import { bankSeen, cardsOf, handOf, playOf, type Seen, seenHand, type Verdict, variantOf, verdictOf } from '../play.js'
import { useHandWords, usePokerWords } from '../words.js'
import { Laid, placed } from './Laid.js'
import { Slots } from './Slots.js'
import { paysTold } from './tables.js'
import '../styles/dock.css'

export interface Picking {
  /** Places of the hand, from 1. */
  readonly chosen: readonly number[]
  readonly toggle: (place: number) => void
}

export interface DockProps {
  view: View
  events: readonly Event[]
  me: string
  narrow: boolean
  account: Account | undefined
  /** Cards may be chosen: to be changed, or one to be replaced by a bought one. */
  picking?: Picking | undefined
}

const TONES: { readonly [verdict in Verdict]: 'win' | 'loss' | 'push' } = {
  wins: 'win',
  loses: 'loss',
  ties: 'push',
  closed: 'win',
  folded: 'loss',
  void: 'push',
}

/** Four or five cards in the width of a phone. */
const widthOf = (cards: number, narrow: boolean): number => (narrow ? (cards > 3 ? 60 : 66) : 78)

const OwnCards = ({
  cards,
  seen,
  narrow,
  size,
  picking,
}: Pick<DockProps, 'narrow' | 'picking'> & { cards: readonly string[]; seen: Seen | null; size: number }) => {
  const w = usePokerWords()
  const c = useCardWords()
  const width = widthOf(size, narrow)
  const marked: readonly string[] = seen?.cards ?? []
  return (
    <div className="pk-mine" data-cards={size}>
      {placed(cards).map(({ key, code }, at) => {
        const place = at + 1
        const chosen = picking?.chosen.includes(place) ?? false
        const mine = !chosen && marked.includes(code)
        if (!picking)
          return (
            <span key={key}>
              <Laid code={code} width={width} mine={mine} />
            </span>
          )
        return (
          <button
            key={key}
            type="button"
            className={classes('pk-pick', chosen && 'chosen')}
            aria-pressed={chosen}
            aria-keyshortcuts={String(place)}
            onClick={() => picking.toggle(place)}
          >
            <span className="sr">{w.exchange.card(c.card(code), chosen)}</span>
            <Laid code={code} width={width} mine={mine} silent />
            <span aria-hidden="true">
              {chosen ? <span className="mark">{w.exchange.mark}</span> : <kbd>{place}</kbd>}
            </span>
          </button>
        )
      })}
      <Slots count={size - cards.length} width={width} />
    </div>
  )
}

const Lines = ({ account }: { account: Account }) => {
  const w = usePokerWords()
  const { beside } = useFamilyWords()
  return (
    <ul className="pk-lines" aria-label={w.result.yours}>
      {account.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines come in the order they were settled
        <li key={`${line.on} ${index}`} className={line.net > 0 ? 'win' : line.net < 0 ? 'loss' : 'push'}>
          <span>{w.bets[line.on] ?? beside?.(line.on) ?? line.on}</span>
          <b className="num">{signed(line.net)}</b>
        </li>
      ))}
    </ul>
  )
}

/** Both hands by their names; of two of one name, the card that decides. */
const useComparison = (own: Seen | null, bank: Seen | null): string => {
  const w = usePokerWords()
  const hands = useHandWords()
  if (!own) return ''
  const mine = whole(hands.of(own))
  if (!bank) return mine
  const theirs = whole(hands.of(bank))
  const decides = mine === theirs ? decider(own, bank) : undefined
  const told = `${mine} ${w.result.against} ${theirs.toLowerCase()}`
  return decides === undefined ? told : `${told}${w.result.decides(hands.one(decides))}`
}

const COMPARED: readonly Verdict[] = ['wins', 'loses', 'ties']

const Result = ({ verdict, own, bank }: { verdict: Verdict; own: Seen | null; bank: Seen | null }) => {
  const w = usePokerWords()
  const compared = useComparison(own, bank)
  return (
    <p className={classes('pk-verdict', TONES[verdict])}>
      <b className="voice">{w.result[verdict]}</b>
      <span>{COMPARED.includes(verdict) ? compared : verdict === 'closed' ? w.result.closedAnte : ''}</span>
    </p>
  )
}

export const Dock = ({ view, events, me, narrow, account, picking }: DockProps) => {
  const w = usePokerWords()
  const hands = useHandWords()
  const variant = variantOf(view.game)
  const play = playOf(view)
  const hand = handOf(view, me)
  const cards = cardsOf(hand)
  const own = seenHand(variant, cards, play.board.open)
  const verdict = verdictOf(view, events, me)
  const pays = own && !verdict ? paysTold(variant, own, w) : undefined
  const told = own && hands.of(own)
  return (
    <section className={classes('panel pk-dock', hand?.status === 'folded' && 'out')} aria-label={w.yourHand}>
      <OwnCards cards={cards} seen={own} narrow={narrow} size={variant.cards} picking={picking} />
      <div className="say">
        {verdict ? (
          <Result verdict={verdict} own={own} bank={bankSeen(variant, play)} />
        ) : (
          <p className="pk-name voice">
            {told ? (
              <>
                <b>{told.name}</b> {told.of}
              </>
            ) : (
              <span className="none">{cards.length > 0 ? w.realCards : w.noCards}</span>
            )}
          </p>
        )}
        {pays && <span className="pk-pays num">{pays}</span>}
        {account && account.lines.length > 0 && <Lines account={account} />}
      </div>
    </section>
  )
}
