// Small games that need what the nine games of the first catalogue do not.

import type { AnyGame } from '../../catalogue.js'
import { faceDown } from './face-down.js'
import { hall } from './hall.js'
import { machine } from './machine.js'
import { playersBank } from './players-bank.js'
import { pot, potTable } from './pot.js'

export { cardOf } from './hall.js'
export { faceDown, hall, machine, playersBank, pot, potTable }

export const KIT: readonly AnyGame[] = [faceDown, playersBank, pot, potTable, hall, machine]
