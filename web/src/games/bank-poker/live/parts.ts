// What is a live table's own at the consoles.

import type { ConsoleParts } from '../../family.js'
import { cardsDue } from './due.js'
import { Entry } from './Entry.js'
import { HandsTable } from './HandsTable.js'

export const liveParts = { Entry, entryOf: cardsDue, Seats: HandsTable } satisfies Partial<ConsoleParts>
