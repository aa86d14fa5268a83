// The odds of every bet, exact: pick one and see every result it can have.

import { useEffect, useState } from 'react'
import { api } from '../../app/api.js'
import { usePlace } from '../../app/router.js'
import { type PageProps, tablePath } from '../../app/routes.js'
import { Failed, PageFrame } from '../../app/shell.js'
import type { Spot } from '../../app/types.js'
import { useLoad } from '../../app/useLoad.js'
import { familyOf, isCards } from '../../games/families.js'
import { GameCloth } from '../../games/GameCloth.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { GameTabs } from '../rules/GameTabs.js'
import { useGame } from '../table/useGame.js'
import { useNarrow } from '../table/useNarrow.js'
import '../rules/rules.css'
import { BlackjackOdds } from '../../games/blackjack/odds/BlackjackOdds.js'
import { Kinds } from './Kinds.js'
import { Shape } from './Shape.js'
import { useOddsWords } from './words.js'
import './odds.css'

const FIRST: { readonly [family: string]: string } = { roulette: 'straight:17', 'big-six': 'value:1' }

const OddsPage = ({ params }: PageProps) => {
  const w = useOddsWords()
  const narrow = useNarrow()
  const games = useLoad('games', () => api.games())
  const id = params.game ?? games.data?.games[0]?.id
  const table = usePlace().query.get('table') ?? undefined
  const game = useGame(id, table)
  const family = familyOf(id ?? 'roulette')
  const [bet, setBet] = useState(FIRST[family] as string)
  useEffect(() => setBet(FIRST[family] as string), [family])
  const spot = game.spots.find((each) => each.id === bet)
  const found = game.odds.filter((each) => each.bet === bet)
  const fault = games.fault ?? game.fault
  const pick = (kind: string) => {
    const first = game.spots.find((each) => each.kind === kind)
    if (first) setBet(first.id)
  }
  return (
    <PageFrame title={w.title} lead={w.lead} className="odds">
      {id && table && (
        <p>
          {w.ofTable} <a href={tablePath(id, table)}>{w.toTable}</a>
        </p>
      )}
      {games.data && <GameTabs label={w.games} base="/odds" games={games.data.games} current={id} />}
      {fault && <Failed fault={fault} onRetry={game.again} />}
      {!game.spots.length && !fault && <Skeleton />}
      {id && isCards(id) && <BlackjackOdds key={id} game={id} table={table} />}
      {id && !isCards(id) && game.spots.length > 0 && (
        <div className="explorer">
          <section aria-label={w.cloth} className="pick">
            <p className="muted">{w.pick}</p>
            <GameCloth
              game={id}
              stance={narrow ? 'standing' : 'lying'}
              spots={game.spots}
              stakes={[{ spot: bet, amount: 1000, mine: true }]}
              hot={spot?.covers ?? []}
              onPlace={setBet}
            />
          </section>
          <Shape spot={spot as Spot | undefined} odds={found} />
        </div>
      )}
      {game.odds.length > 0 && <Kinds spots={game.spots} odds={game.odds} current={spot?.kind} onPick={pick} />}
    </PageFrame>
  )
}

export default OddsPage
