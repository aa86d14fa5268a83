// The words of a roulette table, in English.

import { count, money } from '../../i18n/format.js'
import type { NamedSpot, Telling } from '../family.js'
import { COLOURS } from './pockets.js'
import { type BetWords, spokenName, spotName } from './spots.js'
import { calls, colours, coloursNamed, INSIDE, kinds, staff } from './staff.en.js'
import type { RouletteWords } from './words.es.js'

const ordinal = (n: number): string => ['1st', '2nd', '3rd'][n - 1] ?? `${n}th`

const bets: BetWords = {
  ...INSIDE,
  column: (n) => `${ordinal(n)} column`,
  dozen: (n) => `${ordinal(n)} dozen`,
  'two-columns': (a, b) => `${ordinal(a)} and ${ordinal(b)} column`,
  'two-dozens': (a, b) => `${ordinal(a)} and ${ordinal(b)} dozen`,
  chances: { red: 'Red', black: 'Black', even: 'Even', odd: 'Odd', low: 'Low', high: 'High' },
}

const amount = (value: unknown): string => (typeof value === 'number' ? money(value) : '')

const refused: { readonly [code: string]: Telling } = {
  'second-table-even-chances-only': () => ['At the second table only even chances'],
  'inside-bets-in-your-colour': () => ['Numbers are played with your colour', 'Money goes on the outside bets.'],
  'choose-chips-first': () => ['Choose your chips first', 'Take a colour or a denomination to play the numbers.'],
  'colour-taken': () => ['That colour is already taken'],
  'one-colour-only': () => ['A player has one colour only'],
  'has-denomination': () => ['You already play with a denomination', 'Return it to take a colour.'],
  'has-colour': () => ['You already play with a colour', 'Return it to take a denomination.'],
  'denomination-taken': () => ['That denomination is already taken'],
  'colour-in-play': () => ['You have colour chips on the cloth', 'Wait until they are settled.'],
  'denomination-in-play': () => ['You have those chips on the numbers', 'Wait until they are settled.'],
  'colour-stock-spent': ({ left }) => ['Not that many chips of your colour are left', `Enough for ${amount(left)}.`],
  'already-called': () => ['You already called that bet', 'The croupier will place it.'],
  'calls-not-offered': () => ['This table takes no called bets'],
  'nothing-to-decide': () => ['There is nothing left to decide there'],
  'no-further-spin': () => ['There will be no further spin', 'You can only take half.'],
}

export const en: RouletteWords = {
  ...staff,
  options: {
    display: 'Electronic display',
    reductions: 'Winners counted in straights before paying',
    calls: 'Called bets',
    zeroDefault: 'Where nobody chooses on a zero',
    'zeroDefault:half': 'Half',
    'zeroDefault:prison': 'Prison',
    colours: 'Colours of the colour chips',
    colourUnits: 'Values a colour may take',
    colourStock: 'Chips of each colour',
    denominations: 'Money chips a player may reserve',
  },
  spot: (spot: NamedSpot) => spotName(bets, spot),
  spoken: (spot: NamedSpot) => spokenName(bets, spot),
  bets,
  kinds: { ...kinds, ...Object.fromEntries(Object.entries(calls).map(([call, name]) => [`call:${call}`, name])) },
  colour: COLOURS.en,
  steps: { bets: 'Bets', ball: 'Ball in play', closed: 'No more bets', result: 'Result', payment: 'Payment' },
  next: {
    spinning: 'The ball is in play. You can still bet.',
    closed: 'The ball decides.',
    collect: 'Losing bets are collected, then winners are paid.',
    approve: 'Payments in the regulated order.',
    pay: 'Payments in the regulated order.',
    check: 'Payments in the regulated order.',
  },
  refused,
  how: {
    imprisoned: 'in prison',
    freed: 'out of prison',
    waiting: 'waits for your choice',
  },
  told: {
    'bet-called': 'Calls a bet',
    'call-placed': 'The croupier places it',
    'call-lapsed': 'The call came too late',
    'ball-thrown': 'Ball thrown',
    'ball-landed': 'The ball lands',
    'marker-placed': 'Marker on the number',
    imprisoned: 'In prison',
    'zero-decision-due': 'Waits for a choice',
    'payment-approved': 'Payment approved',
    'round-voided': 'Void spin',
    'bets-stand': 'The bets stand',
    'ball-placed': 'The ball goes back',
    'colour-assigned': 'Takes a colour',
    'colour-bought': 'Changes to colour',
    'colour-returned': 'Returns the colour',
    'denomination-taken': 'Takes a denomination',
  },
  choices: {
    half: { full: 'If you choose half when zero comes', short: 'half' },
    prison: { full: 'If you choose prison when zero comes', short: 'prison' },
  },

  cloth: {
    title: {
      french: 'French roulette cloth',
      american: 'American roulette cloth',
      'american-00': 'American roulette cloth, double zero',
    },
    low: '1 to 18',
    high: '19 to 36',
    columnShort: (n) => `${ordinal(n)} col.`,
    dozenShort: (n) => `${ordinal(n)} doz.`,
    ordinal,
    dozenWord: 'doz.',
    twoToOne: '2 to 1',
    findHint: 'For example: corner 25, split 8 11, red',
  },
  track: {
    title: 'Racetrack for called bets',
    chips: (n) => `${n} chips`,
    numbers: (n) => `${n} numbers`,
    calls,
  },
  wheel: {
    at: (pocket, colour) => `Wheel: ball in ${pocket} ${colour}`,
    spinning: 'Wheel turning, ball in play',
    still: 'Wheel at rest',
  },
  board: 'Latest numbers',
  entry: { title: 'Number of the ball', typed: 'Type the number or touch it.' },
  console: {
    playsWith: (colour, unit) => `${colour} at ${unit}`,
    prison: 'In prison',
    second: 'Second table',
    calls: 'Called bets',
    callsAside: 'they count once on the cloth',
    place: 'Place',
    cannotPlace: 'Cannot be placed: chips or limits',
    turns: (n) => `${n} turns before the throw`,
    spins: (wheel, ball) => `Wheel ${wheel.toLowerCase()}, ball ${ball.toLowerCase()}`,
  },
  wall: { last: 'Last number', values: 'Value of the colours' },

  table: {
    wheel: 'Wheel',
    numbers: 'Numbers',
    inPlay: 'Ball in play',
    zeros: { '0': 'Zero', '00': 'Double zero' },
    colourChips: (colour) => `Colour ${colour}`,
    calls: 'Called bets',
    callAsked: 'called, the croupier places it',
    callCost: (chips, numbers) => `${chips} chips · ${numbers} numbers`,
    board: 'Value board',
    boardEmpty: 'Nobody plays with a colour yet',
    boardSeat: (n, me) => (me ? `Seat ${n}, you` : `Seat ${n}`),
    boardWorth: (unit) => `worth ${money(unit)}`,
    boardDenomination: (value) => `Denomination ${money(value)}`,
    chooseChips: 'Choose chips',
    chooseChipsLead:
      'Numbers are played with a colour of your own, at the value you choose, or with money of one denomination.',
    ownColour: 'A colour of your own',
    ownDenomination: 'One denomination',
    unit: 'Value of each chip',
    howMuch: 'How much you change',
    takeColour: (colour) => `Take ${colour}`,
    takeDenomination: (value) => `Play with ${money(value)}`,
    returnColour: 'Return the colour',
    returnDenomination: 'Return the denomination',
    playWith: 'Play with',
    playWithMoney: 'Money',
    chipsOf: (n) => (n === 1 ? '1 chip' : `${count(n)} chips`),
    colours,
    coloursNamed,
    zeroTitle: (bet, stake) => `Zero came: ${bet}, ${money(stake)}`,
    zeroBody: 'You decide what happens to your bet.',
    half: (sum) => `Take half: ${money(sum)}`,
    prison: 'Leave it in prison',
    prisonBody: 'If it wins the next spin it comes out without profit. If it loses it is collected.',
    zeroDefault: (choice) => `If you do not choose before the next spin: ${choice === 'prison' ? 'prison' : 'half'}.`,
    noPrison: 'There will be no further spin',
  },
}
