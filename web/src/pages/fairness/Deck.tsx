// A deck that was committed to card by card: every card that was shown leads back to its root, and none tells of another.

import type { DeckProofs, Shown } from '@tapete/server/wire'
import { useState } from 'react'
import { call, faultOf } from '../../app/api.js'
import { Failed } from '../../app/shell.js'
import type { Fault, Series } from '../../app/types.js'
import { Card } from '../../cards/Card.js'
import { Button } from '../../parts/Button.js'
import { leadsTo } from './proof.js'
import { useFairnessWords } from './words.js'

interface Proved {
  readonly card: Shown
  readonly version: number | undefined
  readonly fits: boolean
}

/** Against the root that was read before: an answer that brings its own proves nothing. */
const proved = async (table: string, { n, size, commitment }: Series, proofs: DeckProofs): Promise<Proved[]> => {
  const all = [...proofs.shown, ...proofs.mine.map((card) => ({ ...card, version: undefined }))]
  return Promise.all(
    all.map(async ({ version, ...card }) => ({
      ...{ card, version },
      fits: await leadsTo(commitment, size, { ...card, table, series: n }),
    })),
  )
}

const Cards = ({ cards }: { cards: readonly Proved[] }) => {
  const w = useFairnessWords()
  return (
    <ul className="proved">
      {cards.map(({ card: { index, card }, version, fits }) => (
        <li key={index} className={fits ? undefined : 'wrong'}>
          <Card code={card} width={40} />
          <span className="num">
            {w.place(index + 1)}
            <small className="muted">{version === undefined ? w.inHand : w.shownAt(version)}</small>
          </span>
          <span className={fits ? 'plus' : 'minus'}>
            <span aria-hidden="true">{fits ? '✓' : '✕'}</span>
            <span className="sr">{fits ? w.leads : w.strays}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

export const DeckRow = ({ table, series }: { table: string; series: Series }) => {
  const w = useFairnessWords()
  const [cards, setCards] = useState<readonly Proved[]>()
  const [fault, setFault] = useState<Fault>()
  const { n, commitment, draws, size } = series
  const check = async () => {
    try {
      const proofs = await call('GET /api/tables/:id/decks/:n', { params: { id: table, n: String(n) } })
      setCards(await proved(table, series, proofs))
      setFault(undefined)
    } catch (error) {
      setFault(faultOf(error))
    }
  }
  const wrong = cards?.filter(({ fits }) => !fits).length ?? 0
  return (
    <li className="panel series">
      <div className="head">
        <h2>
          <b>{w.deck(n)}</b> <span className="muted num">{w.dealt(draws, size)}</span>
        </h2>
        <span className="tag info">{w.cardByCard}</span>
      </div>
      <dl>
        <dt>{w.root}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        <dt>{w.seed}</dt>
        <dd className="muted">{w.neverOpened}</dd>
      </dl>
      <div className="check">
        <Button onClick={check}>{w.checkCards}</Button>
        <p role="status">
          {cards && cards.length === 0 && <span className="muted">{w.noneShown}</span>}
          {cards && cards.length > 0 && wrong === 0 && <span className="plus">✓ {w.allLead(cards.length)}</span>}
          {wrong > 0 && <span className="minus">✕ {w.someStray(wrong)}</span>}
        </p>
      </div>
      {fault && <Failed fault={fault} onRetry={check} />}
      {cards && cards.length > 0 && <Cards cards={cards} />}
    </li>
  )
}
