// One account for each role, so that whoever starts the house can try every console. Never in production.

import type { People } from './people.js'
import type { Role } from './roles.js'

export interface DemonstrationAccount {
  readonly name: string
  readonly role: Role
  readonly password: string
}

const PASSWORD = 'tapete-demo'

export const DEMONSTRATION: readonly DemonstrationAccount[] = [
  { name: 'jugador', role: 'player', password: PASSWORD },
  { name: 'jugadora', role: 'player', password: PASSWORD },
  { name: 'croupier', role: 'croupier', password: PASSWORD },
  { name: 'jefe-de-mesa', role: 'pit-boss', password: PASSWORD },
  { name: 'jefe-de-sala', role: 'room-head', password: PASSWORD },
  { name: 'operador', role: 'operator', password: PASSWORD },
  // What takes two operators can be tried too.
  { name: 'operadora', role: 'operator', password: PASSWORD },
  { name: 'fiscalizador', role: 'regulator', password: PASSWORD },
]

/** Makes those that are missing. Nodes that start together make each of them once. */
export const ensureDemonstrationPeople = async (people: People): Promise<readonly DemonstrationAccount[]> => {
  for (const { name, role, password } of DEMONSTRATION)
    if (!(await people.byLogin(name)))
      await people.create({ name, role, password, demonstration: true, ...(role === 'player' && { money: 1_000_000 }) })
  return DEMONSTRATION
}
