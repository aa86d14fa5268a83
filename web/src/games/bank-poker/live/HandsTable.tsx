// The hands of a table as the croupier sees them lie: the bank, the board, then each seat; backs where nobody knows a card.

import { useMemo } from 'react'
import { Card, COVERED } from '../../../cards/Card.js'
import { Columns } from '../../../console/Columns.js'
import { severally } from '../../../console/entries.js'
import { dueAt } from '../../../console/rehearse.js'
import { useCardWords } from '../../../i18n/cards/index.js'
import { money, signed } from '../../../i18n/format.js'
import { useStaff, useTeller } from '../../../i18n/staff/index.js'
import { classes } from '../../../parts/classes.js'
import type { SeatsProps } from '../../family.js'
import { cardsOf, netsOf, playOf, turnOf } from '../play.js'
import { askedBy } from './due.js'
import { type LiveWords, useLiveWords } from './words.js'
import './live.css'

const CARD = 34

const backs = (count: number): string[] => Array<string>(Math.max(0, count)).fill(COVERED)

const useSaid = (w: LiveWords['hands']): ((codes: readonly string[]) => string) => {
  const { card } = useCardWords()
  return (codes) => {
    const open = codes.filter((code) => code !== COVERED).map(card)
    const covered = codes.length - open.length
    return [...open, ...(covered > 0 ? [w.covered(covered)] : [])].join(', ')
  }
}

const Cards = ({ codes, label, unsure }: { codes: readonly string[]; label: string; unsure?: boolean }) =>
  codes.length === 0 ? null : (
    <span className={classes('mini-hand', unsure && 'unsure')} role="img" aria-label={label}>
      {codes.map((code, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place in the hand
        <Card key={`${index}${code}`} code={code} width={CARD} silent />
      ))}
    </span>
  )

interface RowProps {
  readonly name: string
  readonly sign: string
  readonly codes: readonly string[]
  readonly due: boolean
  readonly unsure: boolean
  readonly tag: { readonly word: string; readonly tone: string } | undefined
  readonly said: (codes: readonly string[]) => string
}

/** The bank and the board: no player, no chips. */
const HouseRow = ({ name, sign, codes, due, unsure, tag, said }: RowProps) => (
  <tr className={classes('house-row', due && 'due')}>
    <th scope="row">
      <span className="sn">
        <span className="sr">{name}</span>
        <span aria-hidden="true">{sign}</span>
      </span>
    </th>
    <td>
      <Cards codes={codes} label={said(codes)} unsure={unsure} />
    </td>
    <td />
    <td className="r">{tag && <span className={classes('tag', tag.tone)}>{tag.word}</span>}</td>
  </tr>
)

export const HandsTable = ({ view, events, name, draft = null }: SeatsProps) => {
  const words = useLiveWords()
  const w = words.hands
  const staff = useStaff()
  const tell = useTeller(view.game)
  const said = useSaid(w)
  const told = severally(draft)
  const holder = useMemo(() => {
    const option = dueAt(view)[0]?.option
    return option && 'cards' in option.fields ? askedBy(view, option, words).holder : undefined
  }, [view, words])
  const { bank, board, hands, current } = playOf(view)
  const nets = netsOf(events)
  const turn = turnOf(view)

  const drafted = (id: string): boolean => told.length > 0 && holder === id
  const onBoard = holder === 'board' ? told : told.slice(0, holder === 'bank' ? board.count : 0)
  const boardCards = [
    ...board.open,
    ...onBoard,
    ...backs(board.count - (holder === 'board' && board.count === 0 ? 0 : onBoard.length)),
  ]
  const lying = bank.shown
    ? [...bank.shown, ...(view.phase === 'bank' ? bank.up : [])]
    : [...backs(bank.count - bank.up.length), ...bank.up]
  const bankTold = holder === 'bank' ? told.slice(board.count) : []
  const bankCards = bank.shown ? [...lying, ...bankTold] : [...bankTold, ...lying.slice(bankTold.length)]
  const unconfirmed = { word: staff.unconfirmed, tone: 'warn' }
  const opens =
    bank.opens === null ? undefined : bank.opens ? { word: w.opens, tone: 'info' } : { word: w.closed, tone: 'warn' }

  const stateOf = (id: string): { word: string; tone: string } => {
    const hand = hands[id as `seat:${number}`]
    const seat = view.seats[id]
    if (drafted(id)) return unconfirmed
    if (!hand)
      return seat
        ? { word: seat.present ? staff.croupier.present : staff.croupier.away, tone: seat.present ? 'win' : '' }
        : { word: staff.croupier.free, tone: '' }
    const net = nets.get(id)
    if (net !== undefined) return { word: signed(net), tone: net > 0 ? 'win' : net < 0 ? 'loss' : '' }
    if (id === current) return { word: w.turned, tone: 'warn' }
    if (id === turn) return { word: w.turn, tone: 'info' }
    return { word: w.states[hand.status] ?? hand.status, tone: '' }
  }

  const seats = Array.from({ length: Number(view.config.seats ?? 0) }, (_, at) => `seat:${at + 1}`)
  return (
    <section className="seatsp poker-hands panel" aria-label={w.title}>
      <h2 className="head">
        <b>{w.title}</b>
        <span className="aside">{w.aside}</span>
      </h2>
      <table>
        <Columns
          names={[[staff.croupier.seats, 'sr'], [w.hand], [staff.croupier.onCloth, 'r'], [staff.croupier.state, 'r']]}
        />
        <tbody>
          {bankCards.length > 0 && (
            <HouseRow
              {...{ name: w.bank, sign: 'B', codes: bankCards, said }}
              due={holder === 'bank' || current !== null}
              unsure={bankTold.length > 0}
              tag={bankTold.length > 0 ? unconfirmed : opens}
            />
          )}
          {boardCards.length > 0 && (
            <HouseRow
              {...{ name: w.board, sign: 'M', codes: boardCards, said }}
              due={holder === 'board'}
              unsure={onBoard.length > 0}
              tag={onBoard.length > 0 ? unconfirmed : undefined}
            />
          )}
          {seats.map((id) => {
            const hand = hands[id as `seat:${number}`]
            const player = view.seats[id]?.player
            const bets = view.bets.filter((bet) => bet.seat === id)
            const stake = bets.reduce((total, bet) => total + bet.amount, 0)
            const codes = hand?.taken && !hand.shown ? [] : drafted(id) ? told : cardsOf(hand)
            const { word, tone } = stateOf(id)
            return (
              <tr
                key={id}
                className={classes(
                  !player && !hand && 'out',
                  (holder === id || current === id || turn === id) && 'due',
                )}
              >
                <th scope="row">
                  <span className="sn">
                    <span className="sr">{tell.seat(id)}</span>
                    <span aria-hidden="true">{id.slice(5)}</span>
                  </span>
                </th>
                <td>
                  <Cards codes={codes} label={said(codes)} unsure={drafted(id)} />
                  {player && <small className="who">{name(player)}</small>}
                </td>
                <td className="r num">
                  {stake > 0 && (
                    <>
                      <b>{money(stake)}</b>
                      <small className="bets">
                        {bets.map((bet) => `${tell.spot(bet.on)} ${money(bet.amount)}`).join(', ')}
                      </small>
                    </>
                  )}
                </td>
                <td className="r">{word && <span className={classes('tag', tone)}>{word}</span>}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
