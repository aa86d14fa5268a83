// A table of one's own: choose the game, and the player sets the pace.

import { useState } from 'react'
import { api, faultOf } from '../../app/api.js'
import { navigate } from '../../app/router.js'
import { tablePath } from '../../app/routes.js'
import { isStaffRole, useSession } from '../../app/session.js'
import { Failed, PageFrame } from '../../app/shell.js'
import type { Fault } from '../../app/types.js'
import { useLoad } from '../../app/useLoad.js'
import { wordsOf } from '../../app/words.js'
import { GameArt } from '../../games/GameArt.js'
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
    notPlayer: 'Solo quienes juegan abren mesas de práctica',
    about: {
      'roulette-french': 'Un cero, apuestas llamadas, y la mitad o prisión cuando sale el cero.',
      'roulette-american': 'Un cero, fichas de color y apuestas llamadas.',
      'roulette-american-00': 'Cero y doble cero, fichas de color.',
      'big-six': 'Una rueda de 54 lugares y siete apuestas.',
      'blackjack-classic': 'Seis barajas, seguro, pares, doble y retiro. Con pistas y el costo de cada error.',
      'blackjack-perfect-pairs': 'El clásico y una apuesta al par de tus dos primeras cartas.',
      'challenge-21': 'Una mano contra dos o tres manos de la banca.',
      'canal-21': 'Cuatro barajas, bonos, desempate y posiciones múltiples.',
      'blackjack-mendoza': 'Con carta tapada, retiros antes de pedir y los tres sietes. Juegas dos casilleros.',
    } as Record<string, string>,
  },
  en: {
    title: 'Practice',
    lead: 'A table of your own. No time runs: the game moves when you press Continue.',
    open: 'Open a table',
    notPlayer: 'Only players open practice tables',
    about: {
      'roulette-french': 'One zero, called bets, and half or prison when zero comes.',
      'roulette-american': 'One zero, colour chips and called bets.',
      'roulette-american-00': 'Zero and double zero, colour chips.',
      'big-six': 'A wheel of 54 places and seven bets.',
      'blackjack-classic':
        'Six packs, insurance, pairs, double and surrender. With hints and the cost of each mistake.',
      'blackjack-perfect-pairs': 'The classic game and a bet on a pair in your first two cards.',
      'challenge-21': 'One hand against two or three hands of the bank.',
      'canal-21': 'Four packs, bonuses, tie-break and multiple positions.',
      'blackjack-mendoza': 'A card face down, surrender before drawing and three sevens. You play two boxes.',
    } as Record<string, string>,
  },
})

const LIMITS = { chip: 500, min: 1000 }

const PracticePage = () => {
  const w = useMine()
  const { language } = useLanguage()
  const { me, refresh } = useSession()
  const games = useLoad('games', () => api.games())
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
      {fault && <Failed fault={fault} />}
      {games.fault && <Failed fault={games.fault} onRetry={games.again} />}
      {!games.data && !games.fault && <Skeleton />}
      <ul className="practice-games">
        {games.data?.games.map((game) => (
          <li key={game.id} className="panel">
            <div className="pic" aria-hidden="true">
              <GameArt game={game.id} />
            </div>
            <div className="about">
              <h2 className="voice">{game.title[language === 'en' ? 'en' : 'es']}</h2>
              <p className="muted">{w.about[game.id]}</p>
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
