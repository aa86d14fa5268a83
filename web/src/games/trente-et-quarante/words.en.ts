// The words of a table of Treinta y Cuarenta, in English.

import { packs } from '../../cards/packs/en.js'
import { en as cards } from '../../i18n/cards/en.js'
import { money } from '../../i18n/format.js'
import { phases } from './phases.js'
import type { TrenteWords } from './words.es.js'

const SPOTS: { readonly [spot: string]: string } = { red: 'Red', black: 'Black', color: 'Colour', inverse: 'Inverse' }

const nameOf = (id: string): string =>
  id.startsWith('insurance:') ? `Insurance · ${SPOTS[id.slice('insurance:'.length)] ?? id}` : (SPOTS[id] ?? id)

const CARD = /^[A2-9TJQK][shdc]$/

export const en: TrenteWords = {
  options: {
    ...packs.options,
    refaitMode: 'Tie at 31',
    'refaitMode:literal': 'Half lost, half blocked',
    'refaitMode:partage': 'Half, or all of it in prison',
    insurance: 'What is insured',
    'insurance:blocked': 'What is blocked, after a tie at 31',
    'insurance:before': 'Any bet, before the deal',
    insurancePercent: 'Premium of the insurance, in percent',
  },
  spot: ({ id }) => nameOf(id),
  kinds: { red: 'Red', black: 'Black', color: 'Colour', inverse: 'Inverse', insurance: 'Insurance' },
  phases: phases.en,
  moves: {
    ...packs.moves,
    'collect-cards': 'Pick up the cards',
    'end-shoe': 'The cards run out',
    'no-more-bets': 'Close the bets',
    card: 'Enter the card',
    irregular: 'Irregular play',
    collect: 'Collect what lost',
    pay: 'Pay what won',
    yield: 'Hand over the blocked part',
    wait: 'Wait for the next round',
    insure: 'Insure the blocked part',
    'insure-before': 'Insure the bet',
    'no-more-choices': 'Close the choices',
  },
  fields: { ...packs.fields, on: 'Bet', with: 'With' },
  values: {
    ...packs.values,
    'face-up-card': 'A card comes face up',
    'stuck-cards': 'Cards come stuck together',
    'one-more-stuck': 'One more card is stuck',
    'moved-back': 'Cards are moved back',
    'cut-card-passed': 'Dealt past the cut card',
    'shoe-exhausted': 'The cards run out',
    'playing-anothers-hand': 'Playing another’s hand',
    'removing-cards': 'Taking cards from the table',
    'after-no-more-bets': 'Touching bets after they are closed',
    'idle-seat': 'Keeping a seat without playing',
    red: 'Red',
    black: 'Black',
    color: 'Colour',
    inverse: 'Inverse',
  },
  events: {
    ...packs.events,
    'card-burned': 'Card burned {card}',
    'shoe-exhausted': 'The cards ran out',
    'irregular-play': 'Irregular play: {cause}',
    'round-voided': 'Void round: {cause}',
    'card-dealt': '{card} to {row}: {total}',
    'cards-collected': 'The cards are picked up',
    'rows-full': 'Black {black}, red {red}',
    'round-held': 'Round on hold: the cut card came',
    'round-resumed': 'The round on hold goes on',
    'bets-stand': 'The bets stand',
    blocked: '{seat}: {on} blocked, {blocked} left',
    'choice-offered': '{seat}: what becomes of {on}?',
    waits: '{seat} waits with {on}',
    insured: '{seat} insures {on} for {amount}',
    'insurance-asked': '{seat} asks to insure {on}',
    'insurance-lapsed': '{seat} cannot pay to insure {on}',
    'insurance-returned': '{seat}: the insurance of {on} goes back',
    'insurance-covers': '{seat}: the insurance covers {on}',
    'kept-in-pledge': '{seat}: {on} stays blocked',
  },
  refusals: {
    ...packs.refusals,
    'cannot-have-happened': 'This cannot have happened at this point',
    'card-cannot-come': 'That card is no longer in the shoe',
    'cards-left': 'There are cards left',
    'no-card-due': 'No card is due now',
    'no-such-card': 'There is no such card',
    'no-such-cause': 'There is no such cause here',
    'nobody-plays': 'Nobody has bet',
    'shoe-exhausted': 'No cards are left',
    'shoe-not-ready': 'The shoe is not ready',
    'already-insured': 'That bet is insured already',
    'no-blocked-bet': 'There is no blocked bet there',
    'not-insured-before': 'Here bets are insured after a tie at 31',
    'not-insured-now': 'Here bets are insured before the deal',
  },
  value: (field, value) => {
    if (field === 'card' && CARD.test(value)) return cards.card(value)
    if (field === 'row') return value === 'black' ? 'the black row' : 'the red row'
    return field === 'on' ? nameOf(value) : undefined
  },
  sums: ['blocked'],
  within: ['cause'],
  staff: packs.staff,
  steps: { bets: 'Bets', rows: 'Rows', refait: 'Tie at 31', payment: 'Payment' },
  next: {},
  how: { blocked: 'tie at 31: half is lost' },
  noOutcome: 'rows not complete',
  table: {
    cloth: 'Trente et Quarante cloth',
    rows: { black: 'Black row', red: 'Red row' },
    points: (points) => `${points} points`,
    boxes: { red: 'RED', black: 'BLACK', color: 'COLOUR', inverse: 'INVERSE' },
    wins: {
      red: 'the red row, nearer to 31',
      black: 'the black row, nearer to 31',
      color: 'first card of the winning colour',
      inverse: 'first card of the other colour',
    },
    pays: 'pays 1 to 1',
    mine: (amount) => `your bet ${money(amount)}`,
    others: (amount) => `others ${money(amount)}`,
    blocked: (amount) => `${money(amount)} blocked`,
    held: 'On hold: a new shuffle, and the round goes on',
    board: 'Last rounds',
    turn: (bet) => `${bet}: you decide`,
    yourChoice: (bet, amount) => `Tie at 31 · ${bet} has ${money(amount)} blocked`,
    decisions: {
      wait: { label: 'Wait', key: 'W' },
      insure: { label: 'Insure', key: 'I' },
      yield: { label: 'Hand over', key: 'H' },
    },
    notes: {
      wait: (amount) => `if it wins the next, you get ${money(amount)} back`,
      insure: (premium) => `for ${money(premium)}, another 31-31 does not take it`,
      yield: 'you lose the whole bet',
      share: (amount) => `you get ${money(amount)} back`,
    },
    before: (bet, premium) => `Insure ${bet} for ${money(premium)}`,
    insuredBefore: (bet) => `${bet} will be insured`,
    told: (row, points) => `${row}: ${points}`,
    notAllowed: 'not now',
    next: {
      bets: (left) => `In ${left} s: «No va más»`,
      deal: 'First the black row, then the red, to 31 or more.',
      held: 'The cut card came: the round is on hold for a new shuffle.',
      refait: 'Choose for each blocked bet: wait, insure or hand over.',
      others: 'Each blocked bet is being decided.',
      won: (result, amount) => `${result}. You win ${money(amount)}.`,
      lost: (result, amount) => `${result}. You lose ${money(amount)}.`,
      even: (result) => `${result}. You neither win nor lose.`,
      stand: (result) => `${result}: the bets stay on the table.`,
    },
  },
  console: {
    cardFor: (row, total) => `Card for the ${row.toLowerCase()} (${total})`,
    burned: 'A card to burn',
    becomes: (row, total) => `${row}: ${total}`,
    held: 'The cut card comes: the round is on hold',
  },
  odds: {
    lead: 'The exact law of the two rows of a full shoe, without replacement; each round from a full shoe.',
    name: (bet, choice) => {
      const at = nameOf(bet.split(':')[0] ?? bet)
      const does = { yield: 'handing over at a 31-31', wait: 'waiting at a 31-31', insure: 'insuring at a 31-31' }
      if (bet === 'insurance') return 'Insurance of what is blocked'
      if (bet === 'insured-before') return 'Any, insured in every round'
      return choice ? `${at}, ${does[choice as keyof typeof does]}` : at
    },
    best: (choice) =>
      ({
        yield: 'After a 31-31 it is best to hand over.',
        wait: 'After a 31-31 it is best to wait.',
        insure: 'After a 31-31 it is best to wait and insure.',
      })[choice] ?? '',
    insurance: (worth, favours) =>
      favours
        ? `As written, the insurance of what is blocked favours the player by ${worth} of the premium.`
        : `The insurance of what is blocked costs ${worth} of the premium.`,
  },
}
