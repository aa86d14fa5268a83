// English: plain, same length. Announcements stay in Spanish and carry a gloss.

import type { Messages } from './es-CL.js'
import { count, money, percentOf } from './format.js'
import type { Some } from './rounds.js'

export const en: Messages = {
  language: 'en',
  percent: percentOf('en'),
  pays: (num, den) => `${num} to ${den}`,
  oneOf: (part, whole) => `${part} of ${whole}`,

  cloth: {
    help: 'Arrows: boxes. Shift and arrow: lines and corners. Enter places, Delete lifts, 1 to 4 pick the chip, slash opens the search.',
    spot: (name, pays, stake) => `${name}. Pays ${pays}. ${stake ? `Your bet ${money(stake)}.` : 'No bet of yours.'}`,
    won: 'Winner',
    loupe: 'Choose the line',
    closeLoupe: 'Close',
    find: 'Find a bet',
    findNone: 'This cloth has no such bet',
    place: (name) => `Place on ${name}`,
  },

  chip: {
    of: (amount) => `${money(amount)} chip`,
    thousands: 'k',
    rack: 'Chip value',
    stack: (amount, mine) => `${mine ? 'Your bet' : "Another seat's bet"}: ${money(amount)}`,
  },

  phase: {
    title: 'Phase of the spin',
    steps: 'Phases',
    latest: 'Latest numbers',
    seconds: (n) => (n === 1 ? '1 second' : `${n} seconds`),
    left: (n) => (n === 1 ? '1 second left' : `${n} seconds left`),
    done: 'done',
  },

  noResults: 'No result yet',
  cite: { open: (article) => `Open article ${article}` },
  wallet: { label: (amount) => `Wallet: ${money(amount)}` },
  languageSwitch: { label: 'Language', es: 'Español', en: 'English' },

  pay: {
    order: 'regulated order',
    net: 'Net of the spin',
    empty: 'No payments in this spin',
    on: (stake, pays) => `${money(stake)} · ${pays}`,
  },

  odds: {
    pays: 'Pays',
    wins: 'Wins',
    receive: (stake) => `${money(stake)} returns`,
    edge: 'House edge',
  },

  seat: {
    number: (n) => `Seat ${n}`,
    free: 'Free',
    sit: 'Sit',
    you: 'You',
    away: 'Away',
    leaving: 'Leaving',
    stake: 'On the cloth',
    chips: 'Chips',
  },

  card: {
    limits: (min, max) => `${money(min)} to ${money(max)}`,
    free: (n) => (n === 0 ? 'Full' : `${n} free`),
    seats: (used, all) => `${used} of ${all} seats taken`,
    watching: (n) => `${count(n)} watching`,
    mode: { live: 'live', digital: 'digital', practice: 'practice' },
  },

  pad: {
    undo: 'Undo',
    confirm: (what) => `Confirm ${what}`,
    unconfirmed: (what) => `${what}, not confirmed`,
  },

  irregular: { title: 'Irregular plays', resolves: (who) => `Settled by: ${who}` },

  replay: {
    play: 'Play',
    pause: 'Pause',
    position: 'Moment of the round',
    of: (at, all) => `${count(at)} / ${count(all)}`,
    key: 'a circle is a move, a square is money',
  },

  common: { close: 'Close', loading: 'Loading', retry: 'Try again' },
}

/** At a table that plays rounds instead of spins. */
export const enRounds: Some<Messages> = {
  phase: { title: 'Phase of the round' },
  pay: { net: 'Net of the round', empty: 'No payments in this round' },
}
