// The hands of a card table as the croupier reads them: the bank first, then each box from the left.

import { handTotal, isAceAndTen, isBust } from '@tapete/engine'
import { useMemo } from 'react'
import { Card } from '../../../cards/Card.js'
import { Columns } from '../../../console/Columns.js'
import { singly } from '../../../console/entries.js'
import { useCardWords } from '../../../i18n/cards/index.js'
import { money, signed } from '../../../i18n/format.js'
import { useStaff, useTeller } from '../../../i18n/staff/index.js'
import { classes } from '../../../parts/classes.js'
import type { SeatsProps } from '../../family.js'
import { type Duel, duelsOf } from '../table/duels.js'
import { boxCount, boxOfSpot, faces, holderOf, isStanding, netsOf, playOf } from '../table/table.js'
import type { Hand } from '../table/types.js'
import { useBlackjackStaffWords } from '../words.js'
import { isDuelling, receiverOf } from './Entry.js'
import '../styles/console.css'

const CARD = 38

const Cards = ({ codes, label }: { codes: readonly string[]; label: string }) =>
  codes.length === 0 ? null : (
    <span className="mini-hand" role="img" aria-label={label}>
      {codes.map((code, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card keeps its place in the hand
        <Card key={`${index}${code}`} code={code} width={CARD} silent />
      ))}
    </span>
  )

/** The tie-break of a hand: the player's card, then the bank's. */
const DuelRow = ({ duel, draft }: { duel: Duel; draft: string | undefined }) => {
  const w = useStaff()
  const own = useBlackjackStaffWords()
  const { card } = useCardWords()
  const codes = [duel.mine, duel.banks, draft].flatMap((code) => code ?? [])
  const { higher } = duel
  return (
    <tr className={classes(!higher && 'due')}>
      <th scope="row">
        <span className="sr">{own.phases['tie-break']}</span>
      </th>
      <td>
        <Cards codes={codes} label={codes.map(card).join(', ')} />
      </td>
      <td colSpan={2}>{own.phases['tie-break']}</td>
      <td className="r">
        {draft ? (
          <span className="tag warn">{w.unconfirmed}</span>
        ) : (
          higher && (
            <span className={classes('tag', higher === 'bank' ? 'loss' : 'win')}>{own.console.duel[higher]}</span>
          )
        )}
      </td>
    </tr>
  )
}

export const HandsTable = ({ view, events, name, draft: written = null }: SeatsProps) => {
  const picked = singly(written)
  const w = useStaff()
  const { console: own, values } = useBlackjackStaffWords()
  const { card } = useCardWords()
  const tell = useTeller(view.game)
  // A card that is being entered, and whose it will be.
  const entered = useMemo(() => {
    const hand = picked === null ? undefined : receiverOf(view, picked)
    return picked !== null && hand !== undefined ? { hand, card: picked } : undefined
  }, [view, picked])
  const { bank, hands, turn } = playOf(view)
  const nets = netsOf(events)
  const duels = hands.length > 0 ? duelsOf(events) : []
  const duelling = isDuelling(view)
  const draft = duelling ? undefined : entered
  const said = (codes: readonly string[]): string => codes.map(card).join(', ')
  const withDraft = (id: string, codes: readonly string[]): readonly string[] =>
    draft?.hand === id ? [...codes, draft.card] : codes
  const stateOf = (hand: Hand): { word: string; tone: string } => {
    const net = nets.get(hand.id)
    if (draft?.hand === hand.id) return { word: w.unconfirmed, tone: 'warn' }
    if (net !== undefined) return { word: signed(net), tone: net > 0 ? 'win' : net < 0 ? 'loss' : '' }
    if (hand.status === 'bust') return { word: own.over, tone: 'loss' }
    if (hand.id === turn) return { word: own.plays, tone: 'info' }
    if (hand.from === 'deal' && isAceAndTen(hand.cards)) return { word: '21', tone: 'win' }
    return { word: own.handStates[hand.status] ?? hand.status, tone: '' }
  }
  const boxes = Array.from({ length: boxCount(view) }, (_, index) => index + 1)
  return (
    <section className="seatsp hands-table panel" aria-label={w.croupier.seats}>
      <h2 className="head">
        <b>{w.croupier.seats}</b>
        <span className="aside">{w.croupier.seatsAside}</span>
      </h2>
      <table>
        <Columns
          names={[
            [w.croupier.seats, 'sr'],
            [own.hand],
            [own.total, 'r'],
            [w.croupier.onCloth, 'r'],
            [w.croupier.state, 'r'],
          ]}
        />
        <tbody>
          <tr className={classes('bank-row', draft?.hand === 'bank' && 'due')}>
            <th scope="row">
              <span className="sn">
                <span className="sr">{values.bank}</span>
                <span aria-hidden="true">B</span>
              </span>
            </th>
            <td>
              <Cards codes={withDraft('bank', faces(bank))} label={said(faces(bank))} />
            </td>
            <td className="r num">
              <b>{bank.cards.length > 0 && handTotal(bank.cards)}</b>
            </td>
            <td />
            <td className="r">
              {draft?.hand === 'bank' ? (
                <span className="tag warn">{w.unconfirmed}</span>
              ) : bank.cards.length > 0 && isBust(bank.cards) ? (
                <span className="tag loss">{own.over}</span>
              ) : null}
            </td>
          </tr>
          {boxes.flatMap((box) => {
            const id = `seat:${box}`
            const seat = view.seats[id]
            const own = hands.filter((hand) => hand.box === box)
            const bets = view.bets.filter((bet) => boxOfSpot(bet.on) === box)
            const holder = holderOf(view, box) ?? id
            const behind = bets.filter(isStanding)
            const player = view.seats[holder]?.player
            const stake = bets.reduce((sum, bet) => sum + bet.amount, 0)
            const rows: (Hand | undefined)[] = own.length ? own : [undefined]
            const lines = rows.map((hand, index) => {
              const { word, tone } = hand
                ? stateOf(hand)
                : {
                    word: seat ? (seat.present ? w.croupier.present : w.croupier.away) : stake ? '' : w.croupier.free,
                    tone: seat?.present ? 'win' : '',
                  }
              return (
                <tr
                  key={hand?.id ?? id}
                  className={classes(!seat && !hand && !stake && 'out', hand && hand.id === turn && 'due')}
                >
                  <th scope="row">
                    {index === 0 && (
                      <span className="sn">
                        <span className="sr">{tell.seat(id)}</span>
                        <span aria-hidden="true">{box}</span>
                      </span>
                    )}
                  </th>
                  <td>
                    {hand ? (
                      <Cards codes={withDraft(hand.id, faces(hand))} label={said(faces(hand))} />
                    ) : (
                      player && <b>{name(player)}</b>
                    )}
                  </td>
                  <td className="r num">
                    <b>{hand && hand.cards.length > 0 && handTotal(hand.cards)}</b>
                  </td>
                  <td className="r num">
                    {index === 0 && stake > 0 && (
                      <>
                        <b>{money(stake)}</b>
                        {hand && player && <small className="muted who-plays">{name(player)}</small>}
                        {hand &&
                          behind.map((bet) => (
                            <small key={bet.seat} className="muted who-plays">
                              {values.standing} {money(bet.amount)} · {name(view.seats[bet.seat]?.player ?? '')}
                            </small>
                          ))}
                        {!hand && (
                          <small className="bets">
                            {bets.map((bet) => `${tell.spot(bet.on)} ${money(bet.amount)}`).join(', ')}
                          </small>
                        )}
                      </>
                    )}
                  </td>
                  <td className="r">{word && <span className={classes('tag', tone)}>{word}</span>}</td>
                </tr>
              )
            })
            const duelLines = duels
              .filter((duel) => duel.box === box)
              .map((duel) => (
                <DuelRow
                  key={`duel ${duel.hand}`}
                  duel={duel}
                  draft={duelling && !duel.higher ? entered?.card : undefined}
                />
              ))
            return [...lines, ...duelLines]
          })}
        </tbody>
      </table>
    </section>
  )
}
