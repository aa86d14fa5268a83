// The odds of a game of decisions: what its bets are worth to who plays them well, and how that is done.

import type { BlackjackOdds as Odds } from '@tapete/odds/blackjack'
import { Failed } from '../../../app/shell.js'
import { useLoad } from '../../../app/useLoad.js'
import { useMessages } from '../../../i18n/language.js'
import { type BetOdds, oddsList } from '../../../pages/table/odds.js'
import { oddsFor } from '../../../pages/table/useGame.js'
import { Skeleton } from '../../../parts/Skeleton.js'
import type { OddsPageProps } from '../../family.js'
import { Chart } from './Chart.js'
import { SideBets } from './SideBets.js'
import { useBlackjackOddsWords } from './words.js'
import './odds.css'

interface Answer {
  readonly odds?: { readonly blackjack?: Odds }
  readonly blackjack?: Odds
}

export const BlackjackOdds = ({ game, table, config }: OddsPageProps) => {
  const w = useBlackjackOddsWords()
  const { language } = useMessages()
  const loaded = useLoad(`blackjack odds ${game} ${table} ${JSON.stringify(config)}`, () =>
    oddsFor(game, table, config),
  )
  if (loaded.fault) return <Failed fault={loaded.fault} onRetry={loaded.again} />
  if (!loaded.data)
    return (
      <>
        <p className="muted" role="status">
          {w.working}
        </p>
        <Skeleton lines={[{ width: 60 }, { width: 100, tall: true }, { width: 100, tall: true }]} />
      </>
    )
  const answer = loaded.data as Answer
  const found = answer.blackjack ?? answer.odds?.blackjack
  const bets: readonly BetOdds[] = oddsList(loaded.data)
  if (!found) return null
  const percent = (value: number): string => {
    const text = `${value < 0 ? '−' : ''}${Math.abs(value * 100).toFixed(3)}`
    return language === 'en' ? `${text}%` : `${text.replace('.', ',')} %`
  }
  const decimal = (value: number, digits: number): string =>
    language === 'en' ? value.toFixed(digits) : value.toFixed(digits).replace('.', ',')
  return (
    <div className="bj-odds">
      <section className="panel facts-panel" aria-label={w.main}>
        <h2 className="voice">{w.main}</h2>
        <p className="muted">{w.mainLead}</p>
        <dl className="facts">
          <div>
            <dt>{w.edge}</dt>
            <dd className="num">{percent(found.houseEdge)}</dd>
          </div>
          <div>
            <dt>{w.spread}</dt>
            <dd className="num">{decimal(Math.sqrt(found.variance), 3)}</dd>
          </div>
          {found.roundBets > 1 && (
            <div>
              <dt>{w.bets}</dt>
              <dd className="num">{found.roundBets}</dd>
            </div>
          )}
        </dl>
        {found.favoursPlayer && <p>{w.favours}</p>}
        {found.evenMoney.map(({ up, waiting, take }) => (
          <p key={up}>{w.evenMoney(up, decimal(waiting, 3), take)}</p>
        ))}
        <p>{found.insures ? w.insures : w.neverInsure}</p>
      </section>
      {bets.length > 0 && <SideBets bets={bets} />}
      <Chart chart={found.chart} />
    </div>
  )
}
