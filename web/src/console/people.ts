// Names of people, for those who may look them up. A croupier knows players by their number.

import { get } from '../app/api.js'
import { useSession } from '../app/session.js'
import { useLoad } from '../app/useLoad.js'
import { useStaff } from '../i18n/staff/index.js'

interface Known {
  readonly id: number
  readonly name: string
  readonly role: string
}

const MAY_ASK = ['pit-boss', 'room-head', 'operator', 'regulator']

export interface People {
  readonly list: readonly Known[]
  readonly name: (id: string | number | null) => string
}

export const usePeople = (): People => {
  const { me } = useSession()
  const { person } = useStaff()
  const may = MAY_ASK.includes(me?.person.role ?? '')
  const { data } = useLoad(may ? 'people' : 'nobody', () =>
    may ? get<{ people: readonly Known[] }>('/api/people') : Promise.resolve({ people: [] }),
  )
  const list = data?.people ?? []
  return {
    list,
    name: (id) => list.find((known) => String(known.id) === String(id))?.name ?? (id ? person(String(id)) : ''),
  }
}
