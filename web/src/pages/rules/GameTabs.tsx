import type { GameInfo } from '../../app/types.js'
import { useCurrentInView } from '../../app/useCurrentInView.js'
import { useLanguage } from '../../i18n/language.js'

/** One link a game: the address says which. */
export const GameTabs = ({
  label,
  base,
  games,
  current,
}: {
  label: string
  base: string
  games: readonly GameInfo[]
  current: string | undefined
}) => {
  const { language } = useLanguage()
  const row = useCurrentInView<HTMLElement>(`${current} ${games.length}`)
  return (
    <nav ref={row} className="game-tabs" aria-label={label}>
      {games.map((game) => (
        <a
          key={game.id}
          className="pill"
          href={`${base}/${game.id}`}
          aria-current={game.id === current ? 'page' : undefined}
        >
          {game.title[language === 'en' ? 'en' : 'es']}
        </a>
      ))}
    </nav>
  )
}
