// What is the dice's own at the consoles.

import { listed, voiding } from '../../../console/causes.js'
import type { ConsoleParts } from '../../family.js'
import { ConsoleCloth } from '../Cloths.js'
import { isCraps } from '../play.js'
import { VOIDED } from '../projection.js'
import { Entry } from './Entry.js'
import { Seats } from './Seats.js'

export const parts: ConsoleParts = {
  Entry,
  Seats,
  Cloth: ConsoleCloth,
  // Asked while bets are closed: each answers then with its own article, whether or not it may be declared now.
  causes: (view) =>
    isCraps(view.game) ? listed({ ...view, phase: 'throw' }) : voiding(view, { phase: 'rolling', voidedBy: VOIDED }),
  groups: { irregular: ['find-die'] },
  plausible: () => ({ cause: 'cocked', state: 'sound' }),
}
