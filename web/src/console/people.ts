// Names of people, for those who may look them up. A croupier knows who is at their own table.

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

/** `at` is the croupier's table, and who sits there now: somebody new has a name to be asked for. */
export const usePeople = (at?: { readonly table: string; readonly who: string }): People => {
  const { me } = useSession()
  const { person } = useStaff()
  const may = MAY_ASK.includes(me?.person.role ?? '')
  const path = may ? '/api/people' : at && `/api/tables/${encodeURIComponent(at.table)}/people`
  const { data } = useLoad(may ? 'people' : `people-${path} ${at?.who}`, () =>
    path ? get<{ people: readonly Known[] }>(path) : Promise.resolve({ people: [] }),
  )
  const list = data?.people ?? []
  return {
    list,
    name: (id) => list.find((known) => String(known.id) === String(id))?.name ?? (id ? person(String(id)) : ''),
  }
}
