// A table of one's own: choose the game, and the player sets the pace.

import { useState } from 'react'
import { api, call, faultOf } from '../../app/api.js'
import { navigate, usePlace } from '../../app/router.js'
import { tablePath } from '../../app/routes.js'
import { isStaffRole, useSession } from '../../app/session.js'
import { Failed, PageFrame } from '../../app/shell.js'
import type { Fault, GameInfo } from '../../app/types.js'
import { useLoad } from '../../app/useLoad.js'
import { wordsOf } from '../../app/words.js'
import { familyOf } from '../../games/families.js'
import { GameArt } from '../../games/GameArt.js'
import { loadLists, useLists } from '../../games/loaded.js'
import { useGameFilter } from '../../games/picker/useGameFilter.js'
import { count } from '../../i18n/format.js'
import { useLanguage } from '../../i18n/language.js'
import { Button } from '../../parts/Button.js'
import { Cite } from '../../parts/Cite.js'
import { Skeleton } from '../../parts/Skeleton.js'
import './practice.css'

const useMine = wordsOf({
  es: {
    title: 'Práctica',
    lead: 'Una mesa para ti. Ningún plazo corre: el juego avanza cuando presionas Continuar.',
    open: 'Abrir mesa',
    yours: 'Tus mesas abiertas',
    goOn: 'Seguir',
    round: (n: number) => (n > 0 ? `En la jugada ${count(n)}` : 'Sin jugar aún'),
    notPlayer: 'Solo quienes juegan abren mesas de práctica',
  },
  en: {
    title: 'Practice',
    lead: 'A table of your own. No clock runs: the game moves when you press Continue.',
    open: 'Open a table',
    yours: 'Your open tables',
    goOn: 'Carry on',
    round: (n) => (n > 0 ? `In round ${count(n)}` : 'Not played yet'),
    notPlayer: 'Only players open practice tables',
  },
})

/** What was left open, to go on with it. */
const Open = () => {
  const w = useMine()
  const { language } = useLanguage()
  const { data } = useLoad('practising', () => call('GET /api/practice'))
  if (!data?.tables.length) return null
  return (
    <section className="practising" aria-label={w.yours}>
      <h2 className="caps">{w.yours}</h2>
      <ul>
        {data.tables.map(({ id, game, title, round }) => (
          <li key={id} className="panel">
            <b>{title[language === 'en' ? 'en' : 'es']}</b>
            <span className="muted num">{w.round(round)}</span>
            <a className="btn" href={tablePath(game, id)}>
              {w.goOn}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const LIMITS = { chip: 500, min: 1000 }

/** The games whose tables can be drawn, with what is drawn of them here. */
const playable = async (): Promise<{ games: readonly GameInfo[] }> => {
  const games = (await api.games()).games.filter(({ id }) => familyOf(id))
  await loadLists(games.map(({ id }) => id))
  return { games }
}

const About = ({ game }: { game: string }) => {
  const { language } = useLanguage()
  return useLists(game).about[language === 'en' ? 'en' : 'es'][game]
}

const PracticePage = () => {
  const w = useMine()
  const { language } = useLanguage()
  const { me, refresh } = useSession()
  const games = useLoad('games', playable)
  const { bar, shown } = useGameFilter(games.data?.games ?? [], usePlace().query.get('game'))
  const [fault, setFault] = useState<Fault>()
  const [busy, setBusy] = useState(false)
  const open = async (game: string) => {
    if (busy) return
    setBusy(true)
    setFault(undefined)
    try {
      const { table } = await api.practice(game, LIMITS)
      // The house filled up the practice chips.
      await refresh()
      navigate(tablePath(game, table))
    } catch (error) {
      setFault(faultOf(error))
      setBusy(false)
    }
  }
  const because = isStaffRole(me?.person.role) ? w.notPlayer : undefined
  return (
    <PageFrame title={w.title} lead={w.lead}>
      {games.data && bar}
      {fault && <Failed fault={fault} />}
      {games.fault && <Failed fault={games.fault} onRetry={games.again} />}
      {!games.data && !games.fault && <Skeleton />}
      {!because && <Open />}
      <ul className="practice-games">
        {shown.map((game) => (
          <li key={game.id} className="panel">
            <div className="pic" aria-hidden="true">
              <GameArt game={game.id} />
            </div>
            <div className="about">
              <h2 className="voice">{game.title[language === 'en' ? 'en' : 'es']}</h2>
              <p className="muted">
                <About game={game.id} />
              </p>
              {game.source && <Cite article={game.source} />}
            </div>
            <Button because={because} onClick={() => open(game.id)}>
              {w.open}
            </Button>
          </li>
        ))}
      </ul>
    </PageFrame>
  )
}

export default PracticePage
