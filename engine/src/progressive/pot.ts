// Progressive pots (pozos progresivos): one program, two regulations. PRG-n and PRA-n are the rules of docs/rules/progressive.md.
//
// | part                                             | file             | articles of scj-2023 III.6                     |
// |--------------------------------------------------|------------------|------------------------------------------------|
// | games, prizes, the rule each thing rests on      | regulations.ts   | 6.3; Esquema de Pago                           |
// | what several winners have                        | prizes.ts        | 6.6, múltiples ganadores                       |
// | commission, reserves, base value, limits         | terms.ts         | 6.6, Conformación y acumulación                |
// | what a pot keeps, who makes up for a shortfall   | play.ts          |                                                |
// | contributions, hits, awards                      | from-tables.ts   | 6.5.1; 6.6                                     |
// | prizes that come to nothing                      | going-back.ts    | I.6                                            |
// | tables, opening, terms                           | staff.ts         | 6.3; 6.6                                       |
// | side bets, lamps, credits, payment at a table    | table/           | 6.4.1; 6.5.1; Jugadas irregulares              |

import type { Game, Json } from '../kernel/contract.js'
import { defineGame } from '../kernel/game.js'
import { newTable } from '../kernel/table.js'
import { tableView } from '../kernel/view.js'
import { tableRules } from './from-tables.js'
import { POT_ACCOUNTS, type Pot, type PotKind } from './play.js'
import { prizeNow } from './prizes.js'
import { POT_REFUSALS } from './refusals.js'
import { ARICA, type Regulation, SCJ } from './regulations.js'
import { staffRules } from './staff.js'
import { firstTerms, potSettings } from './terms.js'

/** What each hand would bring now for the least and for the greatest bet: the display (PRG-15). */
const shownPrizes = (regulation: Regulation, { play: { meter, terms } }: Pot): Json =>
  regulation.prizes.map(({ category, pays, cite }) => ({
    ...{ category, pays, cite },
    least: prizeNow(regulation, category, meter.main, terms.min, terms),
    most: prizeNow(regulation, category, meter.main, terms.max, terms),
  }))

export const potOf = (regulation: Regulation): Game<PotKind> => {
  const { id, title, source, edition } = regulation
  return defineGame<PotKind>({
    ...{ id, family: 'progressive', title, source, ruleSet: `${edition}.1` },
    settings: potSettings(regulation),
    accounts: POT_ACCOUNTS,
    rules: [...staffRules(regulation), ...tableRules(regulation)],
    phases: ['idle'],
    refusals: POT_REFUSALS,
    company: { stakes: 0, seat: 1 },
    bets: () => [],
    countedOnBy: ({ play }) => Object.keys(play.tables),
    next: { idle: [], fault: [], 'giving-back': [] },
    open: (config) => {
      const play: PotKind['play'] = {
        ...{ open: false, funded: false, terms: firstTerms(config), meter: { main: 0, increment: 0 } },
        ...{ tables: {}, awards: [], proposal: null, history: [] },
      }
      return newTable<PotKind>(id, config, [], play)
    },
    view: (s) => tableView(s, { ...s.play, prizes: shownPrizes(regulation, s) }),
  })
}

export const progressiveScj = potOf(SCJ)
export const progressiveArica = potOf(ARICA)
