// The odds of a game with one thing to decide: what each bet is worth by each choice, exactly, and in whose favour it is.

import { Failed } from '../app/shell.js'
import { useLoad } from '../app/useLoad.js'
import { wordsOf } from '../app/words.js'
import { useMessages } from '../i18n/language.js'
import { OddsHead } from '../pages/odds/OddsHead.js'
import { useOddsWords } from '../pages/odds/words.js'
import { type BetOdds, oddsList } from '../pages/table/odds.js'
import { oddsFor } from '../pages/table/useGame.js'
import { Cite } from '../parts/Cite.js'
import { Skeleton } from '../parts/Skeleton.js'
import './styles/choice-odds.css'

interface Found {
  readonly houseEdge: number
  readonly variance: number
  readonly favoursPlayer: boolean
  readonly best: string
}

export interface ChoiceOddsProps {
  game: string
  family: string
  table: string | undefined
  /** The name of a bet, and what its player does. */
  name: (bet: BetOdds) => string
  /** What is said of the best choice, and of what favours the player besides. */
  best: (choice: string) => string
  more?: (found: { readonly [part: string]: unknown }, percent: (value: number) => string) => readonly string[]
  lead: string
}

const useChoiceWords = wordsOf({
  es: {
    working: 'Calculando carta por carta. La primera vez tarda unos segundos.',
    main: 'La apuesta, jugada lo mejor posible',
    edge: 'Ventaja de la casa',
    spread: 'Variación del pase (desviación por peso)',
    favours: 'Tal como está escrito y jugado lo mejor posible, este juego favorece al jugador.',
    bets: 'Cada apuesta y cada elección, exactas',
  },
  en: {
    working: 'Working it out card by card. The first time takes a few seconds.',
    main: 'The bet, played as well as it can be',
    edge: 'House edge',
    spread: 'Spread of the round (deviation per peso)',
    favours: 'As written and played as well as it can be, this game favours the player.',
    bets: 'Each bet and each choice, exactly',
  },
})

export const ChoiceOdds = ({ game, family, table, name, best, more, lead }: ChoiceOddsProps) => {
  const w = useChoiceWords()
  const t = useOddsWords()
  const { language } = useMessages()
  const loaded = useLoad(`odds ${game} ${table}`, () => oddsFor(game, table))
  if (loaded.fault) return <Failed fault={loaded.fault} onRetry={loaded.again} />
  if (!loaded.data)
    return (
      <>
        <p className="muted" role="status">
          {w.working}
        </p>
        <Skeleton lines={[{ width: 60 }, { width: 100, tall: true }]} />
      </>
    )
  const answer = loaded.data as {
    readonly [part: string]: unknown
    readonly odds?: { readonly [part: string]: unknown }
  }
  const found = (answer[family] ?? answer.odds?.[family]) as (Found & { readonly [part: string]: unknown }) | undefined
  const bets: readonly BetOdds[] = oddsList(loaded.data)
  if (!found) return null
  const percent = (value: number): string => {
    const text = `${value < 0 ? '−' : ''}${Math.abs(value * 100).toFixed(3)}`
    return language === 'en' ? `${text}%` : `${text.replace('.', ',')} %`
  }
  return (
    <div className="choice-odds">
      <section className="panel facts-panel" aria-label={w.main}>
        <h2 className="voice">{w.main}</h2>
        <p className="muted">{lead}</p>
        <dl className="facts">
          <div>
            <dt>{w.edge}</dt>
            <dd className="num">{percent(found.houseEdge)}</dd>
          </div>
          <div>
            <dt>{w.spread}</dt>
            <dd className="num">
              {Math.sqrt(found.variance)
                .toFixed(3)
                .replace('.', language === 'en' ? '.' : ',')}
            </dd>
          </div>
        </dl>
        <p>{best(found.best)}</p>
        {found.favoursPlayer && <p>{w.favours}</p>}
        {more?.(found, percent).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
      <section className="panel kinds odds-table" aria-label={w.bets}>
        <h2 className="caps">{w.bets}</h2>
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
    </div>
  )
}
