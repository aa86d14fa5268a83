// What is roulette's own at the consoles.

import { against, type Direction, type Option } from '@tapete/engine'
import { voiding } from '../../../console/causes.js'
import type { ConsoleParts } from '../../family.js'
import { ConsoleCloth } from '../Cloths.js'
import { Entry } from '../Entry.js'
import { VOIDED } from '../projection.js'
import { words } from '../words.js'
import { Calls } from './Calls.js'
import { Seats } from './Seats.js'
import '../styles/console.css'

/** A throw after a void spin names the turns of the wheel: the least the regulation asks for is what is said. */
const leastTurns = (option: Option): Option => {
  const { turns } = option.fields
  return turns && 'min' in turns ? { ...option, fields: { ...option.fields, turns: { oneOf: [turns.min] } } } : option
}

export const parts: ConsoleParts = {
  Entry,
  Seats,
  Cloth: ConsoleCloth,
  Panel: Calls,
  causes: (view) => voiding(view, { phase: 'spinning', voidedBy: VOIDED }),
  narrowed: leastTurns,
  label: (move, { wheel, turns }, tell, language) => {
    if (move !== 'spin' || !wheel) return undefined
    const w = words[language].console
    const ball = against(wheel as Direction)
    const note = [
      w.spins(tell.value('wheel', wheel), tell.value('wheel', ball)),
      ...(turns ? [w.turns(Number(turns))] : []),
    ]
    return { word: tell.move(move), note: note.join('; ') }
  },
  groups: { bets: ['place-call', 'exchange-tips'] },
  readFirst: ['exchange-tips'],
  plausible: () => ({ cause: 'few-turns', state: 'sound', wheel: 'clockwise' }),
  settles: { 'zero-decision-due': () => 0, imprisoned: () => 0 },
}
