// A room is kept by one name; what it is called in each language the house tells with its lobby.

import { useLanguage } from '../i18n/language.js'
import { api } from './api.js'
import { useLoad } from './useLoad.js'

export const useRoomNames = (): ((room: string) => string) => {
  const { language } = useLanguage()
  const { data } = useLoad('room names', api.lobby)
  const names = new Map(data?.rooms.map(({ room, name }) => [room, name[language === 'en' ? 'en' : 'es']]))
  return (room) => names.get(room) ?? room
}
