// Names of people, for those who may look them up. A croupier knows players by their number.

import { get } from '../app/api.js'
import { useSession } from '../app/session.js'
import { useLoad } from '../app/useLoad.js'

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
  const may = MAY_ASK.includes(me?.person.role ?? '')
  const { data } = useLoad(may ? 'people' : 'nobody', () =>
    may ? get<{ people: readonly Known[] }>('/api/people') : Promise.resolve({ people: [] }),
  )
  const list = data?.people ?? []
  return {
    list,
    name: (id) => list.find((person) => String(person.id) === String(id))?.name ?? (id ? `n.º ${id}` : ''),
  }
}
