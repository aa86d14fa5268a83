// The odds of every bet, exact: pick one and see every result it can have.

import { Suspense, useState } from 'react'
import { api } from '../../app/api.js'
import { usePlace } from '../../app/router.js'
import { type PageProps, tablePath } from '../../app/routes.js'
import { Failed, PageFrame } from '../../app/shell.js'
import { useLoad } from '../../app/useLoad.js'
import { familyOf } from '../../games/families.js'
import type { OddsParts } from '../../games/family.js'
import { useFamily } from '../../games/loaded.js'
import { GamePicker } from '../../games/picker/GamePicker.js'
import { AboutGame } from '../../i18n/rounds.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { oddsList } from '../table/odds.js'
import { oddsFor, useGame } from '../table/useGame.js'
import { Kinds } from './Kinds.js'
import { Shape } from './Shape.js'
import { WhatIf } from './WhatIf.js'
import type { Given } from './whatIf.js'
import { useOddsWords } from './words.js'
import '../rules/rules.css'
import './odds.css'

interface OddsProps {
  game: string
  table: string | undefined
  /** Other options than the usual ones. */
  config: Given
}

/** A cloth to choose from, and every result of the bet that is chosen. */
const Explorer = ({ game: id, table, config, parts }: OddsProps & { parts: Extract<OddsParts, { first: string }> }) => {
  const w = useOddsWords()
  const game = useGame(id, table)
  const key = JSON.stringify(config)
  const { data: odds = [], fault } = useLoad(
    `odds of ${id} ${table} ${key}`,
    async () => oddsList(await oddsFor(id, table, config)),
    { keep: true },
  )
  const [bet, setBet] = useState(parts.first)
  const spot = game.spots.find((each) => each.id === bet)
  const pick = (kind: string) => {
    const first = game.spots.find((each) => each.kind === kind)
    if (first) setBet(first.id)
  }
  return (
    <>
      {game.fault && <Failed fault={game.fault} onRetry={game.again} />}
      {fault && <Failed fault={fault} />}
      {!game.spots.length && !game.fault && <Skeleton />}
      {game.spots.length > 0 && (
        <div className="explorer">
          <section aria-label={w.cloth} className="pick">
            <p className="muted">{w.pick}</p>
            <parts.Cloth game={id} spots={game.spots} bet={bet} hot={spot?.covers ?? []} onPlace={setBet} />
          </section>
          <Shape spot={spot} odds={odds.filter((each) => each.bet === bet)} />
        </div>
      )}
      {odds.length > 0 && <Kinds spots={game.spots} odds={odds} current={spot?.kind} onPick={pick} />}
    </>
  )
}

const OfGame = ({ game, table }: Omit<OddsProps, 'config'>) => {
  const { odds } = useFamily(game)
  const [config, setConfig] = useState<Given>({})
  return (
    <>
      {!table && <WhatIf game={game} config={config} onChange={setConfig} />}
      {'Page' in odds ? (
        <odds.Page key={game} game={game} table={table} config={config} />
      ) : (
        <Explorer game={game} table={table} config={config} parts={odds} />
      )}
    </>
  )
}

const OddsPage = ({ params }: PageProps) => {
  const w = useOddsWords()
  const games = useLoad('games', () => api.games())
  const id = params.game ?? games.data?.games[0]?.id
  const table = usePlace().query.get('table') ?? undefined
  return (
    <PageFrame title={w.title} lead={w.lead} className="odds">
      {id && table && (
        <p>
          {w.ofTable} <a href={tablePath(id, table)}>{w.toTable}</a>
        </p>
      )}
      {games.data && <GamePicker label={w.games} base="/odds" games={games.data.games} current={id} />}
      {games.fault && <Failed fault={games.fault} onRetry={games.again} />}
      {!id && !games.fault && <Skeleton />}
      {id && !familyOf(id) && <Failed fault={{ code: 'no-such-game' }} />}
      {id && familyOf(id) && (
        <AboutGame game={id}>
          <Suspense fallback={<Skeleton />}>
            <OfGame key={id} game={id} table={table} />
          </Suspense>
        </AboutGame>
      )}
    </PageFrame>
  )
}

export default OddsPage
