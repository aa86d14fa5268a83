// The words of a Big Six table, in English.

import { money } from '../../i18n/format.js'
import { DRAWING_NAMES, kindsOf, valueName } from './looks.js'
import { phases } from './phases.js'
import type { BigSixWords } from './words.es.js'

export const en: BigSixWords = {
  options: { disc: 'The 54 places of the wheel' },
  spot: ({ id }) => valueName('Value', DRAWING_NAMES.en, id),
  kinds: kindsOf('Value'),
  phases: phases.en,
  moves: {
    spin: 'Spin the wheel',
    stop: 'Enter the symbol',
    irregular: 'Void the spin',
    collect: 'Collect the losing bets',
    pay: 'Pay in order',
  },
  fields: { disc: 'Direction of the wheel', turns: 'Turns of the wheel', symbol: 'Symbol', cause: 'Cause' },
  values: {
    clockwise: 'Clockwise',
    'counter-clockwise': 'Counter-clockwise',
    'few-turns': 'Fewer than three turns',
    between: 'Stopper between two places',
    breakdown: 'Wheel breakdown',
    'after-no-more-bets': 'Touching bets after «no más apuestas»',
    'stopping-the-disc': 'Stopping the wheel',
    'idle-seat': 'Keeping a seat without playing',
    ...kindsOf('Value'),
  },
  events: {
    'bets-stand': 'The bets stand',
    'disc-spun': 'Wheel turning: {disc}',
    'disc-stopped': 'The wheel stops at {symbol}',
    'fault-reported': 'Fault reported to the pit boss',
    'round-voided': 'Void spin: {cause}',
  },
  refusals: {
    'nobody-plays': 'Nobody has bet',
    'no-such-cause': 'There is no such cause',
    'no-such-direction': 'The wheel does not turn that way',
    'no-such-symbol': 'That symbol is not on the wheel',
  },
  value: (field, value) => (field === 'symbol' ? value.split('-')[0] : undefined),
  within: ['disc', 'cause'],
  staff: {
    seal: 'Lock or seal the wheel and the chip tray.',
    callReasons: ['Irregular spin', 'Dispute about a payment', 'Doubtful bet', 'Check the wheel'],
    settle: () => 'Void the spin',
    notNow: 'From the throw until collecting begins.',
    callFor: (cause) => `Void spin: ${cause}`,
  },
  steps: { bets: 'Bets', closed: 'No more bets', result: 'Result', payment: 'Payment' },
  next: {
    spinning: 'The wheel turns.',
    collect: 'Losing bets are collected, then winners are paid.',
    pay: 'Payments in the regulated order.',
  },
  told: {
    'disc-spun': 'The wheel turns',
    'disc-stopped': 'The wheel stops',
    'round-voided': 'Void spin',
    'bets-stand': 'The bets stand',
  },

  cloth: 'Big Six cloth',
  disc: {
    at: (symbol) => `Wheel stopped at ${symbol}`,
    spinning: 'Wheel turning',
    still: 'Wheel at rest',
  },
  entry: 'Symbol of the wheel',
  board: 'Latest results',
  wall: 'Last symbol',
  table: { disc: 'Wheel', symbols: 'Results', turns: 'The wheel turns' },
  odds: {
    title: 'Odds',
    bet: 'Bet',
    pays: 'Pays',
    wins: 'Wins',
    returns: (stake) => `${money(stake)} returns`,
    edge: 'House edge',
    article: 'Article',
  },
}
