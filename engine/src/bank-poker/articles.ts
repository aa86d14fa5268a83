// The article behind each part of a round, game by game.

import type { RuleId } from '../kernel/citations.js'

export interface Articles {
  readonly staff: RuleId
  readonly capacity: RuleId
  readonly exhibit: RuleId
  readonly wash: RuleId
  readonly shuffle: RuleId
  readonly cut: RuleId
  readonly machine: RuleId
  readonly newCards: RuleId
  readonly damaged: RuleId
  readonly invite: RuleId
  readonly first: RuleId
  readonly closed: RuleId
  /** Why a bet without the one it needs does not play. */
  readonly incomplete: RuleId
  readonly late: RuleId
  readonly deal: RuleId
  readonly packets: RuleId
  readonly covered: RuleId
  readonly board: RuleId
  readonly burn: RuleId
  readonly rest: RuleId
  readonly ask: RuleId
  readonly raise: RuleId
  readonly fold: RuleId
  readonly uncover: RuleId
  readonly best: RuleId
  readonly opens: RuleId
  readonly closedAnte: RuleId
  readonly closedBet: RuleId
  readonly compared: RuleId
  readonly winsAnte: RuleId
  readonly winsBet: RuleId
  readonly loses: RuleId
  readonly ties: RuleId
  readonly cleared: RuleId
  readonly closing: RuleId
  readonly idle: RuleId
  readonly cutSeen: RuleId
  readonly reordered: RuleId
  readonly tooFew: RuleId
  readonly faceUp: RuleId
  readonly cardSeen: RuleId
  readonly cardsSeen: RuleId
  readonly bankSeen: RuleId
  readonly stuck: RuleId
  readonly wrongCount: RuleId
  readonly bankWrongCount: RuleId
  readonly notDealt: RuleId
  readonly extra: RuleId
  readonly putBack: RuleId
}

const COMMON = {
  staff: 'PB-09',
  exhibit: 'PB-02',
  wash: 'PB-03',
  shuffle: 'PB-05',
  cut: 'PB-06',
  machine: 'PB-07',
  newCards: 'PB-08',
  damaged: 'PB-10',
  late: 'PB-16',
  covered: 'PB-23',
  cleared: 'PB-28',
  closing: 'PB-31',
  idle: 'PB-25',
  cutSeen: 'PB-41',
  reordered: 'PB-42',
  tooFew: 'PB-43',
  faceUp: 'PB-47',
  cardSeen: 'PB-48',
  cardsSeen: 'PB-49',
  bankSeen: 'PB-50',
  stuck: 'PB-51',
  wrongCount: 'PB-52',
  bankWrongCount: 'PB-53',
  notDealt: 'PB-54',
  extra: 'PB-55',
  putBack: 'PB-19',
} as const

export const CARIBBEAN_ARTICLES: Articles = {
  ...COMMON,
  capacity: 'CAR-01',
  invite: 'CAR-24',
  first: 'CAR-02',
  closed: 'CAR-03',
  incomplete: 'CAR-02',
  deal: 'CAR-04',
  packets: 'CAR-07',
  board: 'CAR-05',
  burn: 'PB-47',
  rest: 'PB-28',
  ask: 'CAR-09',
  raise: 'CAR-10',
  fold: 'CAR-11',
  uncover: 'CAR-09',
  best: 'CAR-13',
  opens: 'CAR-13',
  closedAnte: 'CAR-15',
  closedBet: 'CAR-16',
  compared: 'CAR-17',
  winsAnte: 'CAR-18',
  winsBet: 'CAR-19',
  loses: 'CAR-20',
  ties: 'CAR-21',
}

export const DRAW_ARTICLES: Articles = {
  ...COMMON,
  capacity: 'DRW-01',
  invite: 'DRW-02',
  first: 'DRW-02',
  closed: 'DRW-03',
  incomplete: 'DRW-02',
  deal: 'DRW-04',
  packets: 'DRW-05',
  board: 'DRW-16',
  burn: 'PB-47',
  rest: 'DRW-30',
  ask: 'DRW-07',
  raise: 'DRW-08',
  fold: 'DRW-09',
  uncover: 'DRW-16',
  best: 'DRW-28',
  opens: 'DRW-28',
  closedAnte: 'DRW-31',
  closedBet: 'DRW-32',
  compared: 'DRW-33',
  winsAnte: 'DRW-34',
  winsBet: 'DRW-34',
  loses: 'DRW-36',
  ties: 'DRW-37',
}

export const ARICA_ARTICLES: Articles = {
  staff: 'PB-09',
  capacity: 'DRA-01',
  exhibit: 'DRA-03',
  wash: 'DRA-03',
  shuffle: 'DRA-02',
  cut: 'DRA-02',
  machine: 'DRA-02',
  newCards: 'DRA-03',
  damaged: 'PB-10',
  invite: 'DRA-04',
  first: 'DRA-04',
  closed: 'DRA-05',
  incomplete: 'DRA-04',
  late: 'DRA-05',
  deal: 'DRA-06',
  packets: 'DRA-06',
  covered: 'DRA-06',
  board: 'DRA-10',
  burn: 'DRA-32',
  rest: 'DRA-11',
  ask: 'DRA-07',
  raise: 'DRA-07',
  fold: 'DRA-08',
  uncover: 'DRA-11',
  best: 'DRA-18',
  opens: 'DRA-18',
  closedAnte: 'DRA-19',
  closedBet: 'DRA-19',
  compared: 'DRA-20',
  winsAnte: 'DRA-20',
  winsBet: 'DRA-20',
  loses: 'DRA-22',
  ties: 'DRA-22',
  cleared: 'PB-28',
  closing: 'DRA-40',
  idle: 'DRA-28',
  cutSeen: 'DRA-29',
  reordered: 'DRA-30',
  tooFew: 'DRA-31',
  faceUp: 'DRA-32',
  cardSeen: 'DRA-33',
  cardsSeen: 'DRA-33',
  bankSeen: 'DRA-34',
  stuck: 'DRA-35',
  wrongCount: 'DRA-36',
  bankWrongCount: 'DRA-36',
  notDealt: 'DRA-37',
  extra: 'DRA-37',
  putBack: 'DRA-24',
}

export const THREE_ARTICLES: Articles = {
  ...COMMON,
  capacity: 'TCP-01',
  invite: 'TCP-02',
  first: 'TCP-02',
  closed: 'TCP-03',
  incomplete: 'TCP-02',
  deal: 'TCP-04',
  packets: 'TCP-05',
  board: 'TCP-04',
  burn: 'PB-47',
  rest: 'TCP-06',
  ask: 'TCP-07',
  raise: 'TCP-08',
  fold: 'TCP-09',
  uncover: 'TCP-07',
  best: 'TCP-11',
  opens: 'TCP-11',
  closedAnte: 'TCP-13',
  closedBet: 'TCP-13',
  compared: 'TCP-14',
  winsAnte: 'TCP-14',
  winsBet: 'TCP-14',
  loses: 'TCP-15',
  ties: 'TCP-16',
}

export const GO_ARTICLES: Articles = {
  ...COMMON,
  capacity: 'GOP-01',
  invite: 'GOP-22',
  first: 'GOP-02',
  closed: 'GOP-03',
  incomplete: 'GOP-02',
  deal: 'GOP-04',
  packets: 'GOP-06',
  board: 'GOP-05',
  burn: 'GOP-06',
  rest: 'GOP-08',
  ask: 'GOP-09',
  raise: 'GOP-11',
  fold: 'GOP-16',
  uncover: 'GOP-12',
  best: 'GOP-17',
  opens: 'GOP-18',
  closedAnte: 'GOP-18',
  closedBet: 'GOP-18',
  compared: 'GOP-17',
  winsAnte: 'GOP-19',
  winsBet: 'GOP-19',
  loses: 'GOP-18',
  ties: 'GOP-18',
}

export const PLUS_ARTICLES: Articles = {
  ...COMMON,
  capacity: 'HEP-01',
  invite: 'HEP-02',
  first: 'HEP-02',
  closed: 'HEP-02',
  incomplete: 'HEP-02',
  deal: 'HEP-03',
  packets: 'HEP-03',
  board: 'HEP-04',
  burn: 'HEP-05',
  rest: 'HEP-06',
  ask: 'HEP-08',
  raise: 'HEP-08',
  fold: 'HEP-09',
  uncover: 'HEP-10',
  best: 'HEP-11',
  opens: 'HEP-12',
  closedAnte: 'HEP-13',
  closedBet: 'HEP-13',
  compared: 'HEP-11',
  winsAnte: 'HEP-14',
  winsBet: 'HEP-15',
  loses: 'HEP-16',
  ties: 'HEP-17',
}

export const IQUIQUE_ARTICLES: Articles = {
  staff: 'PB-09',
  capacity: 'HPI-01',
  exhibit: 'HPI-04',
  wash: 'HPI-04',
  shuffle: 'HPI-05',
  cut: 'HPI-05',
  machine: 'HPI-06',
  newCards: 'HPI-08',
  damaged: 'HPI-08',
  invite: 'HPI-09',
  first: 'HPI-09',
  closed: 'HPI-11',
  incomplete: 'HPI-10',
  late: 'HPI-11',
  deal: 'HPI-12',
  packets: 'HPI-06',
  covered: 'HPI-12',
  board: 'HPI-13',
  burn: 'HPI-14',
  rest: 'HPI-14',
  ask: 'HPI-16',
  raise: 'HPI-17',
  fold: 'HPI-16',
  uncover: 'HPI-18',
  best: 'HPI-19',
  opens: 'HPI-21',
  closedAnte: 'HPI-22',
  closedBet: 'HPI-22',
  compared: 'HPI-23',
  winsAnte: 'HPI-26',
  winsBet: 'HPI-25',
  loses: 'HPI-24',
  ties: 'HPI-28',
  cleared: 'HPI-29',
  closing: 'PB-31',
  idle: 'PB-25',
  cutSeen: 'HPI-32',
  reordered: 'HPI-32',
  tooFew: 'HPI-08',
  faceUp: 'HPI-32',
  cardSeen: 'HPI-32',
  cardsSeen: 'HPI-32',
  bankSeen: 'HPI-32',
  stuck: 'HPI-45',
  wrongCount: 'HPI-45',
  bankWrongCount: 'HPI-45',
  notDealt: 'HPI-37',
  extra: 'HPI-33',
  putBack: 'HPI-38',
}

export const BONUS_ARTICLES: Articles = {
  ...COMMON,
  capacity: 'HEB-01',
  invite: 'HEB-05',
  first: 'HEB-05',
  closed: 'HEB-08',
  incomplete: 'HEB-07',
  deal: 'HEB-09',
  packets: 'HEB-09',
  board: 'HEB-13',
  burn: 'HEB-13',
  rest: 'HEB-19',
  ask: 'HEB-10',
  raise: 'HEB-10',
  fold: 'HEB-11',
  uncover: 'HEB-20',
  best: 'HEB-20',
  opens: 'HEB-20',
  closedAnte: 'HEB-20',
  closedBet: 'HEB-20',
  compared: 'HEB-21',
  winsAnte: 'HEB-25',
  winsBet: 'HEB-27',
  loses: 'HEB-28',
  ties: 'HEB-29',
}
