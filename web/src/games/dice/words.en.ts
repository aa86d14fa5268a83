// The words of a table of dice, in English. Announcements stay Spanish.

import { capital, money } from '../../i18n/format.js'
import type { NamedSpot, Words } from '../family.js'
import { kindOf, numberOf } from './craps/layout.js'
import { rowsEn } from './oddsRows.js'
import { figures, kinds, staff } from './staff.en.js'
import type { DiceWords } from './words.es.js'

const targeted: { readonly [kind: string]: (number: string) => string } = {
  'place-right': (number) => `Place ${number}`,
  'place-wrong': (number) => `Lay ${number}`,
  'pass-odds': (number) => `Odds on ${number}`,
  'dont-pass-odds': (number) => `Don’t pass odds on ${number}`,
  come: (number) => `Come on ${number}`,
  'dont-come': (number) => `Don’t come on ${number}`,
}

const named = (id: string): string => {
  const number = numberOf(id)
  return (number === undefined ? undefined : targeted[kindOf(id)]?.(number)) ?? (kinds as Words)[id] ?? id
}

const pair = (faces: readonly string[]): string => {
  const all = faces.map((face) => (figures as Words)[face]?.toLowerCase() ?? face)
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? '')
}

export const en: DiceWords = {
  options: {
    diceSet: 'Dice in the set',
    diceThrows: 'Throws between changes of dice',
    oddsMultiple: 'Most odds, in times the line bet',
    fieldNeedsPoint: 'Field only with a point',
  },
  ...staff,
  kinds: { ...kinds, ...rowsEn },
  choices: {
    back: { full: 'If a 12 makes it a push, it is taken back', short: 'taken back after a 12' },
    stays: { full: 'If a 12 makes it a push, it stays', short: 'left after a 12' },
  },
  spot: ({ id }: NamedSpot) => named(id),
  value: (field: string, value: string) => (field === 'onto' ? named(value) : staff.value(field, value)),
  steps: {
    bets: 'Bets',
    closed: 'Bets closed',
    throw: 'Throw',
    result: 'Result',
    payment: 'Payment',
  },
  next: {
    throw: 'The shooter throws the dice.',
    closed: 'The croupier turns the cage.',
    rolling: 'Dice in play.',
    collect: 'Losing bets are collected, then winners are paid.',
    pay: 'Losing bets first, then the payments.',
    check: 'The croupier checks the dice.',
  },

  cloth: {
    craps: 'Craps cloth',
    'mini-craps': 'Mini craps cloth',
    'crown-and-anchor': 'Crown and anchor cloth',
    'chuck-a-luck': 'Chuck a luck cloth',
  },
  findHint: 'For example: field, hard 8, place 6',
  pair,
  sum: (points) => `Total ${points}`,
  capital,
  craps: {
    box: {
      'dont-come': 'DON’T\nCOME',
      come: 'COME',
      field: 'FIELD',
      'dont-pass': 'DON’T PASS',
      'pass-line': 'PASS LINE',
      'pass-odds': 'ODDS\nON PASS',
      'dont-pass-odds': 'ODDS ON\nDON’T PASS',
      'any-seven': 'ANY SEVEN',
      'hard-4': 'hard 4',
      'hard-6': 'hard 6',
      'hard-8': 'hard 8',
      'hard-10': 'hard 10',
      'craps-2': 'craps 2',
      'craps-3': 'craps 3',
      'craps-12': 'craps 12',
      eleven: 'eleven',
      'any-craps': 'ANY CRAPS',
      horn: 'HORN',
      'under-7': 'UNDER 7',
      'over-7': 'OVER 7',
    },
    note: {
      'dont-come': '1 to 1 · 12 pushes',
      come: '1 to 1 · wins on 7 and 11, then its number',
      field: '1 to 1 · 2 and 12: 2 to 1',
      'dont-pass': '1 to 1 · 12 neither wins nor loses',
      'pass-line': '1 to 1 · wins on 7 and 11, then its point',
      'any-craps': '2, 3, 12 · 7 to 1',
      horn: '2, 3, 11, 12 · 4 to 1',
    },
    bands: {
      'place-wrong': () => 'lay',
      'place-right': () => 'place',
      'pass-odds': (number) => `on ${number}`,
      'dont-pass-odds': (number) => `on ${number}`,
    },
    big: 'BIG',
    legend: {
      title: 'Markers',
      on: 'there is a point',
      off: 'not working',
      against: 'against the number',
      hard: 'Hard ways do not work in the come-out.',
    },
    zones: { lines: 'Lines', numbers: 'Numbers', come: 'Come', centre: 'Centre' },
    zonesLabel: 'Zones of the cloth',
    withPoint: 'opens with a point',
    barred: {
      'no-point': 'opens with a point',
      'point-on': 'closed with a point',
      'not-the-point': 'only on the point',
      'no-line-bet': 'needs a line bet',
    },
    short: (id) => {
      const kind = kindOf(id)
      const number = numberOf(id)
      if (kind === 'pass-odds') return number ? `Odds on ${number}` : 'Odds'
      if (kind === 'dont-pass-odds') return number ? `Don’t pass, ${number}` : 'Don’t pass odds'
      return number !== undefined || id.startsWith('hard-') || id.startsWith('craps-') || id === 'eleven'
        ? ''
        : named(id)
    },
    zoneNote: (id, pays) => {
      const kind = kindOf(id)
      if (kind === 'place-wrong') return `lay\n${pays}`
      if (kind === 'place-right') return `place\n${pays}`
      if (id.startsWith('hard-')) return `hard ${id.slice(5)}\n${pays}`
      if (id === 'field') return '2 · 3 · 4 · 9 · 10 · 11 · 12\n1 to 1, and 2 to 1 on 2 and 12'
      if (id === 'come') return '1 to 1 · wins on 7 and 11, then its number'
      if (id === 'dont-come') return '1 to 1 · 12 pushes'
      if (id === 'dont-pass') return '1 to 1 · 12 neither wins nor loses'
      if (id === 'pass-line') return '1 to 1 · wins on 7 and 11, then its point'
      return pays
    },
    notWorking: 'not working on the next throw',
    point: (point) => `Point ${point}`,
    comeOut: 'Come-out throw',
    marker: (on) => `Marker ${on ? 'ON' : 'OFF'}`,
  },
  net: {
    title: 'Net for each total',
    next: 'next throw',
    strip: 'Your net for each total of the next throw, in thousands',
    easy: (total) => `${total} easy`,
    hard: (total) => `${total} hard`,
    ways: (ways) => `${ways}/36`,
    nothing: 'With bets on the cloth you see here what each total wins and loses.',
  },
  acts: {
    label: 'Your chosen bet',
    none: 'Touch a bet on the cloth to make it; touch it again to raise it.',
    take: 'Take back',
    raise: 'Raise',
    off: 'Turn OFF',
    on: 'Turn ON',
    stake: (name, stake) => `${name}: ${money(stake)}`,
    nothing: 'You have no bet there',
    contract: 'Not taken back with a point on',
  },
  shooter: {
    you: (throws) => `You throw · throw ${throws}`,
    seat: (seat, throws) => `Seat ${seat} throws · throw ${throws}`,
    nobody: 'No shooter',
    hand: 'Throws of this hand',
    turn: 'Your turn: throw the dice',
    throw: 'Throw',
    throwNote: 'Both dice roll to the far edge.',
    others: 'Other dice',
    decline: 'Pass the dice',
    waits: (seat) => `Waiting for seat ${seat}, who throws.`,
    pick: 'Choose two dice',
    pickBody: 'The two you choose are thrown; the others stay in reserve, in view.',
    die: (n) => `Die ${n}`,
    take: (n) => (n < 2 ? `Take ${2 - n} more` : 'Take these two'),
    line: 'To throw, bet on the pass line or on don’t pass.',
  },
  moment: {
    label: 'Result of the throw',
    air: 'Dice in play',
    none: 'No throw yet',
    total: (total) => `It is ${total}`,
    pointSet: (total) => `Point ${total}`,
    pointMade: (total) => `Point ${total} made`,
    sevenOut: 'Seven-out: the point is lost',
    natural: (total) => `${total} on the come-out: pass wins`,
    craps: (total) => `${total} on the come-out: pass loses`,
    dicePass: 'The dice pass to the next player.',
    travelled: (number) => `Your come bet travels to ${number}`,
    voided: 'Void throw',
    voidedBody: 'The throw does not count: your bets stand.',
  },
  board: { title: 'Last throws', throws: 'Throws', dice: 'Dice', cage: 'Cage' },
  entry: {
    craps: 'Dice of the throw',
    figures: 'Figures of the dice',
    cage: 'Dice of the cage',
    typed: 'Type the faces or touch them.',
    die: (n) => `Die ${n}`,
  },
  console: { shooter: 'Shooter', barred: 'May not throw' },
  wall: { last: 'Last throw', point: 'Point', none: 'Come-out throw' },
  three: {
    matches: '1 to 1 · two 2 to 1 · three 3 to 1',
    times: (times) => `${times} ×`,
    everyLoses: 'With 10 or 11 every bet loses.',
    sums: 'Sums of the three dice',
    dice: (faces) => `Dice: ${faces}`,
  },
}
