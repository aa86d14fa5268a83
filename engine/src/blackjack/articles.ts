// The article behind each part of a round, game by game.

import type { RuleId } from '../kernel/citations.js'

export interface Articles {
  readonly staff: RuleId
  readonly capacity: RuleId
  readonly positions: RuleId
  readonly start: RuleId
  readonly exhibit: RuleId
  readonly preShuffled: RuleId
  readonly shuffle: RuleId
  readonly cut: RuleId
  readonly cutDepth: RuleId
  readonly cutCard: RuleId
  readonly machine: RuleId
  readonly burn: RuleId
  readonly invite: RuleId
  readonly closed: RuleId
  /** Why a bet without the one it needs does not play. */
  readonly incomplete: RuleId
  readonly deal: RuleId
  readonly stand: RuleId
  readonly cardAsked: RuleId
  readonly hit: RuleId
  readonly bust: RuleId
  readonly bustTold: RuleId
  readonly ownHand: RuleId
  readonly naturalAtOnce: RuleId
  readonly evenMoney: RuleId
  readonly insuranceOffer: RuleId
  readonly insuranceClosed: RuleId
  readonly insuranceAmount: RuleId
  readonly insuranceWins: RuleId
  readonly insuranceTenWins: RuleId
  readonly insuranceLoses: RuleId
  readonly split: RuleId
  readonly splitsMax: RuleId
  readonly splitAces: RuleId
  readonly double: RuleId
  readonly doubleAmount: RuleId
  readonly surrender: RuleId
  readonly surrenderAsked: RuleId
  readonly surrenderNotAce: RuleId
  readonly surrenderHalf: RuleId
  readonly paysAndTakes: RuleId
  readonly bankDraws: RuleId
  readonly total: RuleId
  readonly order: RuleId
  readonly loses: RuleId
  readonly bankNatural: RuleId
  readonly push: RuleId
  readonly wins: RuleId
  readonly naturalWins: RuleId
  readonly cardsCollected: RuleId
  readonly cutCardShown: RuleId
  readonly reshuffle: RuleId
  readonly newCards: RuleId
  readonly cutCardForgotten: RuleId
  readonly exhausted: RuleId
  readonly closing: RuleId
  readonly damaged: RuleId
  readonly reordered: RuleId
  readonly skipped: RuleId
}

export const CLASSIC_ARTICLES: Articles = {
  staff: 'BJ-25',
  capacity: 'BJK-02',
  positions: 'BJK-03',
  start: 'BJK-05',
  exhibit: 'BJK-06',
  preShuffled: 'BJK-08',
  shuffle: 'BJK-07',
  cut: 'BJK-09',
  cutDepth: 'BJK-10',
  cutCard: 'BJK-11',
  machine: 'BJK-12',
  burn: 'BJK-13',
  invite: 'BJK-14',
  closed: 'BJK-15',
  incomplete: 'BJK-05',
  deal: 'BJK-16',
  stand: 'BJK-59',
  cardAsked: 'BJ-01',
  hit: 'BJK-19',
  bust: 'BJK-20',
  bustTold: 'BJK-20',
  ownHand: 'BJ-04',
  naturalAtOnce: 'BJK-22',
  evenMoney: 'BJK-26',
  insuranceOffer: 'BJK-32',
  insuranceClosed: 'BJK-33',
  insuranceAmount: 'BJK-34',
  insuranceWins: 'BJK-35',
  insuranceTenWins: 'BJK-35',
  insuranceLoses: 'BJK-35',
  split: 'BJK-36',
  splitsMax: 'BJK-37',
  splitAces: 'BJK-38',
  double: 'BJK-40',
  doubleAmount: 'BJK-40',
  surrender: 'BJK-43',
  surrenderAsked: 'BJK-42',
  surrenderNotAce: 'BJK-45',
  surrenderHalf: 'BJK-44',
  paysAndTakes: 'BJK-46',
  bankDraws: 'BJK-24',
  total: 'BJK-47',
  order: 'BJK-48',
  loses: 'BJK-50',
  bankNatural: 'BJK-51',
  push: 'BJK-50',
  wins: 'BJK-52',
  naturalWins: 'BJK-52',
  cardsCollected: 'BJK-49',
  cutCardShown: 'BJK-53',
  reshuffle: 'BJK-54',
  newCards: 'BJK-56',
  cutCardForgotten: 'BJ-15',
  exhausted: 'BJ-15',
  closing: 'BJK-57',
  damaged: 'BJ-27',
  reordered: 'BJ-16',
  skipped: 'BJ-19',
}

export const CHALLENGE_ARTICLES: Articles = {
  ...CLASSIC_ARTICLES,
  capacity: 'CHA-02',
  positions: 'CHA-02',
  start: 'CHA-03',
  exhibit: 'CHA-04',
  preShuffled: 'CHA-04',
  shuffle: 'CHA-04',
  cut: 'CHA-05',
  cutDepth: 'CHA-05',
  cutCard: 'CHA-06',
  machine: 'CHA-07',
  burn: 'CHA-08',
  invite: 'CHA-10',
  closed: 'CHA-12',
  incomplete: 'CHA-09',
  deal: 'CHA-13',
  stand: 'CHA-14',
  hit: 'CHA-16',
  bust: 'CHA-15',
  bustTold: 'CHA-15',
  naturalAtOnce: 'CHA-22',
  evenMoney: 'CHA-25',
  insuranceOffer: 'CHA-27',
  insuranceClosed: 'CHA-27',
  insuranceAmount: 'CHA-28',
  insuranceWins: 'CHA-29',
  insuranceTenWins: 'CHA-29',
  insuranceLoses: 'CHA-29',
  split: 'CHA-30',
  splitsMax: 'CHA-31',
  splitAces: 'CHA-32',
  double: 'CHA-34',
  doubleAmount: 'CHA-48',
  surrender: 'CHA-35',
  surrenderAsked: 'CHA-35',
  surrenderNotAce: 'CHA-35',
  surrenderHalf: 'CHA-35',
  paysAndTakes: 'CHA-36',
  bankDraws: 'CHA-24',
  total: 'CHA-46',
  order: 'CHA-17',
  loses: 'CHA-37',
  bankNatural: 'CHA-38',
  push: 'CHA-37',
  wins: 'CHA-39',
  naturalWins: 'CHA-39',
  cardsCollected: 'CHA-21',
  cutCardShown: 'CHA-41',
  reshuffle: 'CHA-42',
  newCards: 'CHA-44',
  closing: 'CHA-43',
}

export const CANAL_ARTICLES: Articles = {
  ...CLASSIC_ARTICLES,
  capacity: 'CAN-02',
  positions: 'CAN-13',
  start: 'CAN-04',
  exhibit: 'CAN-05',
  preShuffled: 'CAN-05',
  shuffle: 'CAN-05',
  cut: 'CAN-06',
  cutDepth: 'CAN-63',
  cutCard: 'CAN-08',
  machine: 'CAN-09',
  burn: 'CAN-10',
  invite: 'CAN-19',
  closed: 'CAN-19',
  incomplete: 'CAN-04',
  deal: 'CAN-20',
  stand: 'CAN-22',
  hit: 'CAN-22',
  bust: 'CAN-22',
  bustTold: 'CAN-22',
  naturalAtOnce: 'CAN-23',
  evenMoney: 'CAN-26',
  insuranceOffer: 'CAN-27',
  insuranceClosed: 'CAN-27',
  insuranceAmount: 'CAN-28',
  insuranceWins: 'CAN-29',
  insuranceTenWins: 'CAN-30',
  insuranceLoses: 'CAN-31',
  split: 'CAN-32',
  splitsMax: 'CAN-32',
  splitAces: 'CAN-34',
  double: 'CAN-36',
  doubleAmount: 'CAN-37',
  surrender: 'CAN-64',
  surrenderAsked: 'CAN-39',
  surrenderNotAce: 'CAN-39',
  surrenderHalf: 'CAN-41',
  paysAndTakes: 'CAN-41',
  bankDraws: 'CAN-25',
  total: 'CAN-62',
  order: 'CAN-42',
  loses: 'CAN-43',
  bankNatural: 'CAN-51',
  push: 'CAN-43',
  wins: 'CAN-52',
  naturalWins: 'CAN-52',
  cardsCollected: 'CAN-42',
  cutCardShown: 'CAN-58',
  reshuffle: 'CAN-59',
  newCards: 'CAN-61',
  exhausted: 'CAN-58',
  closing: 'CAN-60',
}

export const MENDOZA_ARTICLES: Articles = {
  staff: 'MZA-17',
  capacity: 'MZA-64',
  positions: 'MZA-50',
  start: 'MZA-02',
  exhibit: 'MZA-05',
  preShuffled: 'MZA-05',
  shuffle: 'MZA-05',
  cut: 'MZA-06',
  cutDepth: 'MZA-06',
  cutCard: 'MZA-07',
  machine: 'MZA-07',
  burn: 'MZA-08',
  invite: 'MZA-13',
  closed: 'MZA-14',
  incomplete: 'MZA-03',
  deal: 'MZA-20',
  stand: 'MZA-23',
  cardAsked: 'MZA-22',
  hit: 'MZA-37',
  bust: 'MZA-26',
  bustTold: 'MZA-68',
  ownHand: 'MZA-04',
  naturalAtOnce: 'MZA-34',
  evenMoney: 'MZA-39',
  insuranceOffer: 'MZA-42',
  insuranceClosed: 'MZA-42',
  insuranceAmount: 'MZA-42',
  insuranceWins: 'MZA-43',
  insuranceTenWins: 'MZA-43',
  insuranceLoses: 'MZA-43',
  split: 'MZA-44',
  splitsMax: 'MZA-45',
  splitAces: 'MZA-48',
  double: 'MZA-54',
  doubleAmount: 'MZA-52',
  surrender: 'MZA-69',
  surrenderAsked: 'MZA-40',
  surrenderNotAce: 'MZA-40',
  surrenderHalf: 'MZA-40',
  paysAndTakes: 'MZA-40',
  bankDraws: 'MZA-32',
  total: 'MZA-27',
  order: 'MZA-33',
  loses: 'MZA-33',
  bankNatural: 'MZA-35',
  push: 'MZA-35',
  wins: 'MZA-33',
  naturalWins: 'MZA-34',
  cardsCollected: 'MZA-67',
  cutCardShown: 'MZA-07',
  reshuffle: 'MZA-16',
  newCards: 'MZA-16',
  cutCardForgotten: 'MZA-07',
  exhausted: 'MZA-07',
  closing: 'MZA-16',
  damaged: 'MZA-16',
  reordered: 'MZA-30',
  skipped: 'MZA-21',
}
