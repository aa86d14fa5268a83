// The odds of a game of the family, as the house works them out: the whole round by each way to play it.

import { useLoad } from '../../app/useLoad.js'
import { useMessages } from '../../i18n/language.js'
import { OddsHead } from '../../pages/odds/OddsHead.js'
import { useOddsWords } from '../../pages/odds/words.js'
import { type BetOdds, oddsList } from '../../pages/table/odds.js'
import { oddsFor } from '../../pages/table/useGame.js'
import { Cite } from '../../parts/Cite.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { usePokerWords } from './words.js'
import '../../cards/styles/choice-odds.css'

interface Way {
  readonly way: string
  readonly ev: number
  readonly cost: number
  readonly staked: number
  readonly elementOfRisk: number
}

interface Found {
  readonly houseEdge: number
  readonly elementOfRisk: number
  readonly variance: number
  readonly favoursPlayer: boolean
  readonly ways: readonly Way[]
}

const foundIn = (data: unknown): Found | undefined => {
  const answer = data as { readonly [part: string]: unknown; readonly odds?: { readonly [part: string]: unknown } }
  return (answer['bank-poker'] ?? answer.odds?.['bank-poker']) as Found | undefined
}

const usePercent = () => {
  const { language } = useMessages()
  return (value: number): string => {
    const text = `${value < 0 ? '−' : ''}${Math.abs(value * 100).toFixed(3)}`
    return language === 'en' ? `${text}%` : `${text.replace('.', ',')} %`
  }
}

const useDecimal = () => {
  const { language } = useMessages()
  return (value: number): string => value.toFixed(3).replace('.', language === 'en' ? '.' : ',')
}

const Ways = ({ ways }: { ways: readonly Way[] }) => {
  const { odds: w } = usePokerWords()
  const percent = usePercent()
  const decimal = useDecimal()
  return (
    <section className="panel kinds odds-table" aria-label={w.waysTitle}>
      <h2 className="caps">{w.waysTitle}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{w.way}</th>
            <th scope="col">{w.edge}</th>
            <th scope="col">{w.risk}</th>
            <th scope="col">{w.cost}</th>
            <th scope="col">{w.staked}</th>
          </tr>
        </thead>
        <tbody>
          {ways.map(({ way, ev, cost, staked, elementOfRisk }) => (
            <tr key={way}>
              <th scope="row">{w.ways[way] ?? way}</th>
              <td className="num">{percent(-ev)}</td>
              <td className="num">{percent(elementOfRisk)}</td>
              <td className="num">{cost === 0 ? '' : percent(cost)}</td>
              <td className="num">{decimal(staked)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Bets = ({ bets }: { bets: readonly BetOdds[] }) => {
  const w = usePokerWords()
  const t = useOddsWords()
  const percent = usePercent()
  const { language } = useMessages()
  const name = ({ bet, choice }: BetOdds): string => {
    const own = w.bets[bet.split(':')[0] ?? bet] ?? bet
    return choice === undefined ? own : `${own}, ${(w.odds.ways[choice] ?? choice).toLowerCase()}`
  }
  return (
    <section className="panel kinds odds-table" aria-label={w.odds.bets}>
      <h2 className="caps">{w.odds.bets}</h2>
      <table>
        <OddsHead />
        <tbody>
          {bets.map((each) => (
            <tr key={each.bet}>
              <th scope="row">{name(each)}</th>
              <td>{each.pays ? each.pays.replace(':', language === 'en' ? ' to ' : ' a ') : t.varies}</td>
              <td className="num">{percent(each.hit)}</td>
              <td className="num">{percent(each.houseEdge)}</td>
              <td className="wide-only">
                <Cite article={each.article} short />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export const Odds = ({ game, table }: { game: string; table: string | undefined }) => {
  const { odds: w } = usePokerWords()
  const percent = usePercent()
  const decimal = useDecimal()
  const loaded = useLoad(`odds ${game} ${table}`, () => oddsFor(game, table))
  if (!loaded.data && !loaded.fault)
    return (
      <>
        <p className="muted" role="status">
          {w.working}
        </p>
        <Skeleton lines={[{ width: 60 }, { width: 100, tall: true }]} />
      </>
    )
  const found = loaded.data ? foundIn(loaded.data) : undefined
  // Some of the games are worked out apart.
  if (!found) return <p className="muted">{w.none}</p>
  return (
    <div className="choice-odds">
      <section className="panel facts-panel" aria-label={w.main}>
        <h2 className="voice">{w.main}</h2>
        <p className="muted">{w.lead}</p>
        <dl className="facts">
          <div>
            <dt>{w.edge}</dt>
            <dd className="num">{percent(found.houseEdge)}</dd>
          </div>
          <div>
            <dt>{w.risk}</dt>
            <dd className="num">{percent(found.elementOfRisk)}</dd>
          </div>
          <div>
            <dt>{w.spread}</dt>
            <dd className="num">{decimal(Math.sqrt(found.variance))}</dd>
          </div>
        </dl>
        {found.favoursPlayer && <p>{w.favours}</p>}
      </section>
      <Ways ways={found.ways} />
      <Bets bets={oddsList(loaded.data)} />
    </div>
  )
}
