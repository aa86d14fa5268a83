import { call } from '../../../app/api.js'
import { useLoad } from '../../../app/useLoad.js'
import { useLanguage } from '../../../i18n/language.js'
import type { ScreenProps } from '../../family.js'
import { potOf } from '../play.js'
import { PotWall } from './Wall.js'

/** How often it is asked which tables feed the pot, by name. */
const EVERY_MS = 60_000

/** The names of tables and games, for whoever looks at pots: no session is needed. */
export const usePotNames = () => {
  const { language } = useLanguage()
  const pots = useLoad('pots', () => call('GET /api/pots'), { everyMs: EVERY_MS })
  const games = useLoad('games', () => call('GET /api/games'))
  const tables = (pots.data?.pots ?? []).flatMap((pot) => pot.tables)
  return {
    tableName: (id: string): string => tables.find((table) => table.id === id)?.name ?? id,
    gameName: (id: string): string =>
      games.data?.games.find((game) => game.id === id)?.title[language === 'en' ? 'en' : 'es'] ?? id,
  }
}

export const Screen = ({ name, view, events, signal }: ScreenProps) => (
  <PotWall name={name} seen={potOf(view)} events={events} signal={signal} {...usePotNames()} />
)
