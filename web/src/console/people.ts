// Names of people, for those who may look them up: the staff, who came last, and who is at a table. A croupier knows who
// is at their own table.

import type { Person } from '@tapete/server/wire'
import { call } from '../app/api.js'
import { useSession } from '../app/session.js'
import { useLoad } from '../app/useLoad.js'
import { nameFor } from '../i18n/guests.js'
import { useLanguage } from '../i18n/language.js'
import { useStaff } from '../i18n/staff/index.js'

const MAY_ASK = ['pit-boss', 'room-head', 'operator', 'regulator']

export interface People {
  readonly list: readonly Person[]
  readonly name: (id: string | number | null) => string
}

/** All of the staff, however many: whoever is left out could not be posted. */
const staffList = async (): Promise<readonly Person[]> => {
  const found: Person[] = []
  for (;;) {
    const last = found.at(-1)
    const page = await call('GET /api/people', { query: { role: 'staff', ...(last && { before: String(last.id) }) } })
    found.push(...page.people)
    if (!page.more || page.people.length === 0) return found
  }
}

const atTable = async (table: string): Promise<readonly Person[]> =>
  (await call('GET /api/tables/:id/people', { params: { id: table } })).people

/** `at` is a table, and who sits there now: somebody new has a name to be asked for. */
export const usePeople = (at?: { readonly table: string; readonly who: string }): People => {
  const { me } = useSession()
  const { person } = useStaff()
  const { language } = useLanguage()
  const may = MAY_ASK.includes(me?.person.role ?? '')
  const staff = useLoad(`staff ${may}`, async () => (may ? staffList() : []))
  const latest = useLoad(`latest ${may}`, async () => (may ? (await call('GET /api/people')).people : []))
  const here = useLoad(`at ${at?.table} ${at?.who}`, async () => (at ? atTable(at.table) : []), { keep: true })
  const found = [staff, latest, here].flatMap(({ data = [] }) => data)
  const list = [...new Map(found.map((known) => [known.id, known])).values()]
  return {
    list,
    name: (id) => {
      const known = list.find((each) => String(each.id) === String(id))
      return known ? nameFor(known.name, language) : id ? person(String(id)) : ''
    },
  }
}
