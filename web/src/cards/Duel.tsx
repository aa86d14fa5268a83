import { useId } from 'react'
import { useCardWords } from '../i18n/cards/index.js'
import { signed } from '../i18n/format.js'
import { Cite, type OnCite } from '../parts/Cite.js'
import { classes } from '../parts/classes.js'
import { Card } from './Card.js'
import './styles/duel.css'

export interface DuelProps {
  title: string
  /** The player's side first. */
  sides: readonly [DuelSide, DuelSide]
  /** Who won, or that the cards are equal, and what is paid. */
  verdict: string
  net?: number | undefined
  rule: string
  narrow: boolean
  onCite?: OnCite
}

export interface DuelSide {
  readonly name: string
  readonly card?: string | undefined
  readonly won: boolean
}

/** Two cards that face each other, and what came of it. */
export const Duel = ({ title, sides, verdict, net, rule, narrow, onCite }: DuelProps) => {
  const w = useCardWords()
  const id = useId()
  const width = narrow ? 48 : 54
  return (
    <section className="duel" aria-labelledby={id}>
      <h2 className="head">
        <b id={id}>{title}</b>
        <Cite rule={rule} onOpen={onCite} short />
      </h2>
      {sides.map(({ name, card, won }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the player's side is always the first
        <div key={index} className={classes('side', won && 'won')}>
          {card ? (
            <span key={card} className="dealt">
              <Card code={card} width={width} />
            </span>
          ) : (
            <div className="slot" style={{ width, height: width * 1.4 }} aria-hidden="true" />
          )}
          <span className="who">{name}</span>
        </div>
      ))}
      <p role="status">
        <span className="against" aria-hidden="true">
          {w.against}
        </span>
        {verdict} {net !== undefined && <b className={classes('num', net < 0 ? 'loss' : 'win')}>{signed(net)}</b>}
      </p>
    </section>
  )
}
