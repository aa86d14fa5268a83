// The words of a table of War, in English.

import { packs } from '../../cards/packs/en.js'
import { en as cards } from '../../i18n/cards/en.js'
import { money } from '../../i18n/format.js'
import { phases } from './phases.js'
import { spotName } from './spots.js'
import type { WarWords } from './words.es.js'

const BETS = {
  bets: { war: 'War', tie: 'Tie', 'go-to-war': 'Go to war', bonus: 'War bonus' },
  at: (bet: string, box: number) => `${bet} · seat ${box}`,
}

const CARD = /^[A2-9TJQK][shdc]$/

export const en: WarWords = {
  options: {
    ...packs.options,
    tieBettorMainBet: 'The bet of whoever wins the tie',
    'tieBettorMainBet:push': 'Comes back',
    'tieBettorMainBet:war': 'Surrenders or goes to war',
    warDealing: 'How wars are dealt',
    'warDealing:individual': 'One by one',
    'warDealing:shared': 'All against one card',
  },
  spot: (spot) => spotName(BETS, spot),
  kinds: { war: 'War', tie: 'Tie', 'go-to-war': 'Go to war', bonus: 'War bonus' },
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
    surrender: 'Surrender',
    'go-to-war': 'Go to war',
    'no-cards': 'Player without a card',
  },
  fields: packs.fields,
  values: {
    ...packs.values,
    'face-up-card': 'A card comes face up',
    'stuck-cards': 'Cards come stuck together',
    'moved-back': 'Cards are moved back',
    'shoe-exhausted': 'The cards run out',
    'playing-anothers-hand': 'Playing another’s hand',
    'mixing-cards': 'Mixing cards of different hands',
    'removing-cards': 'Taking cards from the table',
    'idle-seat': 'Keeping a seat without playing',
    war: 'War',
    tie: 'Tie',
  },
  events: {
    ...packs.events,
    'card-burned': 'Card burned {card}',
    'shoe-exhausted': 'The cards ran out',
    'irregular-play': 'Irregular play: {cause}',
    'round-voided': 'Void round: {cause}',
    'card-dealt': '{card} for {hand}',
    'cards-collected': 'The cards of {hand} are picked up',
    'tie-offered': '{seat} ties: surrender or war?',
    surrendered: '{seat} surrenders',
    'went-to-war': '{seat} goes to war',
    'hand-invalid': 'Seat {box}: no card, waits for the next round',
  },
  refusals: {
    ...packs.refusals,
    'cannot-have-happened': 'This cannot have happened at this point',
    'card-cannot-come': 'That card is no longer in the shoe',
    'card-to-come': 'A card is still to come',
    'cards-left': 'There are cards left',
    'no-card-due': 'No card is due now',
    'no-such-card': 'There is no such card',
    'no-such-cause': 'There is no such cause here',
    'no-such-hand': 'There is no such hand',
    'nobody-plays': 'Nobody has bet',
    'shoe-exhausted': 'No cards are left',
    'shoe-not-ready': 'The shoe is not ready',
    'bet-is-void': 'The bet was declared void',
    'box-of-another': 'That box is another player’s',
    'no-hand-in-play': 'That seat is no longer in play',
    'not-your-turn': 'Another seat decides',
    'tie-after-war': 'First the bet on War; the tie is added to it',
  },
  value: (field, value) =>
    field === 'card' && CARD.test(value)
      ? cards.card(value)
      : field === 'hand'
        ? value === 'bank'
          ? 'the bank'
          : `seat ${value}`
        : undefined,
  within: ['cause'],
  staff: packs.staff,
  steps: { bets: 'Bets', deal: 'Deal', ties: 'Ties', war: 'War', payment: 'Payment' },
  next: {},
  noOutcome: 'no card of the bank',
  table: {
    print: { title: 'A tie: surrender or war', note: 'The higher card pays 1 to 1', band: 'Tie pays 10 to 1' },
    player: (seat) => `Player ${seat}`,
    bet: { war: 'War', tie: 'Tie' },
    pays: { war: 'higher card, 1 to 1', tie: 'same value, 10 to 1' },
    notAllowed: 'not now',
    rank: (rank) => ({ T: '10', J: 'J', Q: 'Q', K: 'K', A: 'Ace' })[rank] ?? rank,
    banker: { first: (card) => `shows ${card}`, war: 'has its card of the war' },
    tied: 'Tie',
    atWar: 'At war',
    surrendered: 'Surrendered',
    youHave: (card) => `You have ${card}`,
    bankHas: (card) => `The bank has ${card}`,
    turn: 'A tie: you decide',
    yourTurn: (card) => `A tie with ${card}: surrender, or go to war?`,
    decisions: {
      surrender: { label: 'Surrender', key: 'S' },
      'go-to-war': { label: 'Go to war', key: 'G' },
    },
    surrenderNote: (back) => `you get ${money(back)} back`,
    warNote: (more, prize) => `you bet another ${money(more)}; you win ${money(prize)} or more`,
    duel: {
      title: (box) => `War · seat ${box}`,
      burned: 'Three cards are burned, then the player’s.',
      bankNext: 'Three cards are burned, then the bank’s.',
      wins: (mine) => (mine ? 'You win the war.' : 'The player wins.'),
      loses: (mine) => (mine ? 'You lose the war.' : 'The bank wins.'),
      ties: (mine) =>
        mine ? 'A second tie: you win both and the bonus.' : 'A second tie: the player is paid, with the bonus.',
    },
    next: {
      bets: (left) => `In ${left} s: «No más apuestas»`,
      deal: 'A card to each seat and one to the bank.',
      mine: 'You tied: surrender or go to war.',
      turn: (box) => `Seat ${box} decides: surrender or war.`,
      war: (mine) => (mine ? 'Your war: the higher card wins both bets.' : 'A war is dealt.'),
      payment: 'What lost is collected, what won is paid.',
      won: (amount) => `You win ${money(amount)}.`,
      lost: (amount) => `You lose ${money(amount)}.`,
      even: 'You neither win nor lose.',
    },
  },
  console: {
    cardFor: (whose) => `Card for ${whose}`,
    place: (box) => `seat ${box}`,
    bank: 'the bank',
    burned: 'It is burned',
    firstBurn: 'Three cards are burned first',
    asks: (box) => `Seat ${box}: surrender or war?`,
    results: { wins: 'The player wins', loses: 'The bank wins', ties: 'Tie' },
  },
  odds: {
    lead: 'Over every card of a full shoe, without replacement. What is burned unseen changes nothing.',
    name: (bet, choice) =>
      bet === 'tie' ? 'Tie' : choice === 'surrender' ? 'War, surrendering on a tie' : 'War, going to war on a tie',
    best: (choice) =>
      choice === 'surrender' ? 'On a tie it is best to surrender.' : 'On a tie it is best to go to war.',
  },
}
