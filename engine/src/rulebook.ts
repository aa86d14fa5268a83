// Written by scripts/rulebook.js from docs/rules. Change the rule there, then build.
// biome-ignore-all format: generated

export interface RuleEntry {
  readonly article: string
  readonly games: readonly string[]
  readonly reading: string
}

export const RULEBOOK = {
  'BJ-01': {
    article: 'scj-2023 III.1.6.2',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'A further card is dealt to a hand only when its player asks for it.',
  },
  'BJ-02': {
    article: 'scj-2023 III.1.6.3',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'Once the round has begun no bet is added, withdrawn, lowered or raised, except by the raises the game itself regulates: double, split, insurance and tie-break.',
  },
  'BJ-03': {
    article: 'scj-2023 III.1.6.3',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'A player who stays out of more than three consecutive rounds may not keep the seat; another player or the croupier may claim it, and the pit boss decides.',
  },
  'BJ-04': {
    article: 'scj-2023 III.1.6.3',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'Nobody plays another player\'s hand.',
  },
  'BJ-05': {
    article: 'scj-2023 III.1.6.3',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'Nobody interferes in another player\'s decision to stand, split, double, insure or surrender; it can be recorded as an infraction.',
  },
  'BJ-06': {
    article: 'scj-2023 III.1.6.3',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'Players never handle the cards: no move of a player deals, turns or takes a card.',
  },
  'BJ-07': {
    article: 'scj-2023 III.1.6.3',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'A player may not ask for money to split, double or insure: a raise is made with the player\'s own chips.',
  },
  'BJ-08': {
    article: 'scj-2023 III.1.6.3',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'Nothing but money and chips lies on the table; another object can be recorded as an infraction.',
  },
  'BJ-09': {
    article: 'scj-2023 III.1.6.3',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'A bet by word alone is never accepted.',
  },
  'BJ-10': {
    article: 'scj-2023 III.1.6.3',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'A bet in cash is never accepted: cash can only be changed for chips.',
  },
  'BJ-11': {
    article: 'scj-2023 III.1.6.3',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'The pit boss or the section head may exclude at once a player who commits one of the forbidden acts.',
  },
  'BJ-12': {
    article: 'scj-2023 III.1.7 Jugadas irregulares',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'A card that comes out of the shoe already face up is burned and the round goes on with the next card.',
  },
  'BJ-13': {
    article: 'scj-2023 III.1.7 Jugadas irregulares',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'Cards drawn after the round has ended are burned.',
  },
  'BJ-14': {
    article: 'scj-2023 III.1.7 Jugadas irregulares',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'When cards come out stuck together, the player due to receive the card chooses which of them is burned; of more than two, the others are the next to be played.',
  },
  'BJ-15': {
    article: 'scj-2023 III.1.7 Jugadas irregulares',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'When the cut card was forgotten and the round cannot be finished, only hands with 21 in their two initial cards are paid; every other bet is void.',
  },
  'BJ-16': {
    article: 'scj-2023 III.1.7 Jugadas irregulares',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'Second cards dealt before the bank\'s first card: the pit boss reorders the cards and it is announced.',
  },
  'BJ-17': {
    article: 'scj-2023 III.1.7 Jugadas irregulares',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'A player with one card when drawing has begun: the pit boss reorders the cards and it is announced.',
  },
  'BJ-18': {
    article: 'scj-2023 III.1.7 Jugadas irregulares',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'The bank with two or more cards after the initial deal: the pit boss reorders the cards and it is announced.',
  },
  'BJ-19': {
    article: 'scj-2023 III.1.7 Jugadas irregulares',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'A hand with a bet that was dealt no card is invalid for that round and its stake is returned.',
  },
  'BJ-20': {
    article: 'scj-2023 III.1.7 Jugadas irregulares',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'A card lifted by the croupier and seen does not stop the game: play goes on.',
  },
  'BJ-21': {
    article: 'scj-2023 III.1.7 Jugadas irregulares',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'A card that falls to the floor is picked up only by the pit boss, who shows both its faces; it stays in play.',
  },
  'BJ-22': {
    article: 'scj-2023 III.1.7 Jugadas irregulares',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'A card the bank draws by mistake with 17 or more is burned; this does not touch the soft 17 of Canal 21.',
  },
  'BJ-23': {
    article: 'scj-2023 III.1.7 Jugadas irregulares',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'A card already exposed that the player denies having asked for is burned, and that hand gets no more cards.',
  },
  'BJ-24': {
    article: 'scj-2023 III.1.7 Jugadas irregulares',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'A player who disagrees with the croupier calls the pit boss, who decides by the rules and may have the recording reviewed.',
  },
  'BJ-25': {
    article: 'scj-2023 III.1.4.2',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'A table is run by one croupier and supervised by a pit boss.',
  },
  'BJ-26': {
    article: 'scj-2023 III.1.4.2 Jugadores',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'No more players than the table has places, seated or standing.',
  },
  'BJ-27': {
    article: 'scj-2023 III.1.4.2 Croupier',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'Damaged material is replaced at once, with the pit boss\'s authorisation.',
  },
  'BJ-28': {
    article: 'scj-2023 III.1.4.1 Barajas',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'The packs are half of one back colour and half of another, or all of one colour if colours alternate from table to table; all backs have the same design.',
  },
  'BJ-29': {
    article: 'scj-2023 III.1.4.1 Barajas',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'With pre-shuffled cards the croupier warns the players when the table opens and at every change of cards, a sign stays in view, and a player may decline to play.',
  },
  'BJ-30': {
    article: 'scj-2023 III.1.4.1 Barajas',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'Pre-shuffled cards carry a reference to their approval by the regulator, and the game also has tables with traditional packs.',
  },
  'BJ-31': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas f) Retiro; III.1.5.2 Pedida de cartas e) Retiro; III.1.5.3 Pedida de cartas e) Retiro',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'Cards do not come back out of the discard tray after the round, except to review a discrepancy.',
  },
  'BJ-32': {
    article: 'scj-2023 I; III.1',
    games: ['blackjack-classic', 'blackjack-perfect-pairs', 'challenge-21', 'canal-21'],
    reading: 'The general chapter (GEN rules) applies to these games: bank, instruments, limits, announcements, conduct, sanctions, discrepancies and verification.',
  },
  'BJK-01': {
    article: 'scj-2023 III.1.4.1 Barajas',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'The deck is six packs of 52: exactly 312 cards.',
  },
  'BJK-02': {
    article: 'scj-2023 III.1.4.1 Mesa de juego; III.1.4.2 Jugadores',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'The table has at most seven seats, and nobody plays beyond them, seated or standing.',
  },
  'BJK-03': {
    article: 'scj-2023 III.1.3.1; III.1.4.2 Jugadores',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'A player holds at most two positions in a round, among the free places and next to each other.',
  },
  'BJK-04': {
    article: 'scj-2023 III.1.4.2 Jugadores',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'Each hand of a player is independent and is dealt and played in the normal order of seats.',
  },
  'BJK-05': {
    article: 'scj-2023 III.1.5.1 Requisitos',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'Neither the shuffle nor a round starts with fewer hands than the casino\'s minimum, which is one or two.',
  },
  'BJK-06': {
    article: 'scj-2023 III.1.5.1 Barajado inicial',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'New packs are verified, shown ordered by suit and face up, and open to inspection before the first shuffle.',
  },
  'BJK-07': {
    article: 'scj-2023 III.1.5.1 Barajado inicial',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'The first shuffle is at least one wash and one double or triple shuffle.',
  },
  'BJK-08': {
    article: 'scj-2023 III.1.5.1 Barajado inicial',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'With pre-shuffled cards the exhibition and the shuffle are skipped: the players are warned and the sealed packs are opened before them.',
  },
  'BJK-09': {
    article: 'scj-2023 III.1.5.1 Corte',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'The cut is offered to the player at the croupier\'s left and then clockwise; if nobody wants it, the croupier cuts at the centre.',
  },
  'BJK-10': {
    article: 'scj-2023 III.1.5.1 Corte',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'The player\'s cut leaves at least 52 cards.',
  },
  'BJK-11': {
    article: 'scj-2023 III.1.5.1 Corte',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'The croupier\'s cut card leaves at least 52 and at most 104 cards behind it.',
  },
  'BJK-12': {
    article: 'scj-2023 III.1.5.1 Corte',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'With a shuffling machine that is also the shoe no cut card is in play, and the discard tray never holds more than 104 cards.',
  },
  'BJK-13': {
    article: 'scj-2023 III.1.5.1 Corte',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'After every cut exactly one card is burned before play, with or without a machine.',
  },
  'BJK-14': {
    article: 'scj-2023 III.1.5.1 Apuesta inicial',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'The croupier invites bets before any card is dealt.',
  },
  'BJK-15': {
    article: 'scj-2023 III.1.5.1 Apuesta inicial',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'A bet after «no más apuestas» is void, whatever its amount.',
  },
  'BJK-16': {
    article: 'scj-2023 III.1.5.1 Distribución de cartas a los jugadores',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'The deal is one card to each hand from the croupier\'s left clockwise, one to the bank, and a second to each hand; the bank holds a single card while the players play.',
  },
  'BJK-17': {
    article: 'scj-2023 III.1.5.1 Distribución de cartas a los jugadores',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'Every card is dealt face up.',
  },
  'BJK-18': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'Ten, J, Q and K are worth 10, the ace 1 or 11 as suits its holder, and the others their number.',
  },
  'BJK-19': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'A hand with 21 or more cannot ask for a card.',
  },
  'BJK-20': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas; III.1.5.1 Pago de apuestas',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'A hand that passes 21 loses: its stake and cards are taken before the next hand plays.',
  },
  'BJK-21': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas; III.1.6.1',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'A natural (Black Jack) is an ace and a ten-card in the first two cards.',
  },
  'BJK-22': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas; III.1.5.1 Pago de apuestas',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'A natural against an upcard from 2 to 9 is paid 3 to 2 at once and its cards are collected.',
  },
  'BJK-23': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas; III.1.5.1 Pago de apuestas',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'A natural against an ace or a ten-card waits for the bank.',
  },
  'BJK-24': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas a) Juego simple',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'The bank draws with 16 or less and stands with 17 or more.',
  },
  'BJK-25': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas a) Juego simple',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'An ace of the bank counts 11 when that makes 17 to 21, and otherwise 1: the bank stands on soft 17.',
  },
  'BJK-26': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas a) Juego simple',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'When the upcard is an ace, and only then, a natural is offered payment at 1 to 1.',
  },
  'BJK-27': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas a) Juego simple',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'Taking that payment ends the hand and bars its insurance.',
  },
  'BJK-28': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas: Casos Especiales',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'Upcard 2 to 9 and only naturals left: the bank takes no card and pays.',
  },
  'BJK-29': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas: Casos Especiales; III.1.5.1 Pedida de cartas',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'Upcard ace and only naturals left: the bank takes exactly one card; unless it is a ten-card, the naturals are paid.',
  },
  'BJK-30': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas: Casos Especiales; III.1.5.1 Pedida de cartas',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'Upcard ten-card and only naturals left: the bank takes exactly one card; unless it is an ace, the naturals are paid.',
  },
  'BJK-31': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas: Casos Especiales',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'Upcard ace and only the insurances of busted hands left: the bank takes exactly one card, which decides them.',
  },
  'BJK-32': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas c) Apuesta con seguro',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'Insurance is offered only when the upcard is an ace, to every hand that still has its bet, after the second cards and before the bank\'s second card.',
  },
  'BJK-33': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas c) Apuesta con seguro',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'No insurance is accepted after «no más seguros».',
  },
  'BJK-34': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas c) Apuesta con seguro',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'An insurance is at most half of the hand\'s original bet.',
  },
  'BJK-35': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas c) Apuesta con seguro; III.1.5.1 Pago de apuestas b) Seguro',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'Insurance pays 2 to 1 if the bank\'s first two cards are a blackjack and is lost otherwise, as soon as the bank shows its second card.',
  },
  'BJK-36': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas d) Los pares',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'A hand splits only two first cards of equal value, with a new bet equal to the original.',
  },
  'BJK-37': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas d) Los pares',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'A hand can be split up to three times, into four hands.',
  },
  'BJK-38': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas d) Los pares',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'Split aces take one card each and are not split again.',
  },
  'BJK-39': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas d) Los pares; III.1.5.1 Pago de apuestas a) General',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'A two-card 21 after splitting is not a natural and is paid 1 to 1.',
  },
  'BJK-40': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas e) Apuesta doble',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'A hand doubles only with a total of 9, 10 or 11 in its two cards; the raise equals the original bet and buys exactly one card.',
  },
  'BJK-41': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas e) Apuesta doble',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'Split hands may double.',
  },
  'BJK-42': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas f) Retiro',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'The croupier asks about surrender when the hand\'s turn comes.',
  },
  'BJK-43': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas f) Retiro',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'A hand surrenders only with its two initial cards, at its own turn.',
  },
  'BJK-44': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas f) Retiro',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'Surrender loses half of the bet and ends the hand.',
  },
  'BJK-45': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas f) Retiro',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'There is no surrender when the upcard is an ace.',
  },
  'BJK-46': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas f) Retiro',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'On surrender the croupier says «paga y retira», pays half of the bet, and only then takes the stake and the cards.',
  },
  'BJK-47': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas f) Retiro',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'The bank\'s total is announced when its hand is complete.',
  },
  'BJK-48': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas f) Retiro',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'Losing bets are collected and winning bets are paid from right to left.',
  },
  'BJK-49': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas f) Retiro',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'The players\' cards are collected from right to left and the bank\'s last; stakes are released only then.',
  },
  'BJK-50': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas f) Retiro; III.1.5.1 Pago de apuestas',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'A bank over 21 pays every bet still on the cloth; otherwise higher totals are paid, lower ones collected and equal ones void.',
  },
  'BJK-51': {
    article: 'scj-2023 III.1.5.1 Pago de apuestas a) General; III.1.5.1 Pedida de cartas',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'A bank blackjack takes every bet, doubles and splits included, except those of naturals, which are void.',
  },
  'BJK-52': {
    article: 'scj-2023 III.1.5.1 Pago de apuestas a) General',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'A natural pays 3 to 2 and every other winning hand 1 to 1.',
  },
  'BJK-53': {
    article: 'scj-2023 III.1.5.1 Último pase',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'The cut card is shown when it appears; the round in progress is finished with the cards of the shoe and a new shuffle is announced, at once if no round is being played.',
  },
  'BJK-54': {
    article: 'scj-2023 III.1.5.1 Barajado; III.1.5.1 Continuación del juego',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'A new shuffle takes all 312 cards, and is followed by the cut and the burned card.',
  },
  'BJK-55': {
    article: 'scj-2023 III.1.5.1 Continuación del juego',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'With a continuous machine there is neither a last round of the shoe nor a new shuffle.',
  },
  'BJK-56': {
    article: 'scj-2023 III.1.5.1 Juego con cartas nuevas',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'Six new packs may be brought at any time, with the whole initial procedure.',
  },
  'BJK-57': {
    article: 'scj-2023 III.1.5.1 Cierre del juego',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'On the pit boss\'s instruction «último juego de la mesa» is announced before a new game starts; when time is short the croupier announces, at any moment, «últimas tres (o dos o última) manos de la mesa».',
  },
  'BJK-58': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas a) Juego simple',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'A natural that declines payment at 1 to 1 stays in play and waits for the bank.',
  },
  'BJK-59': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'A player may stand on any total.',
  },
  'BJK-60': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas a) Juego simple',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'While a hand that is not a natural is in play the bank draws by its full rule.',
  },
  'BJK-61': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas f) Retiro; III.1.5.1 Pago de apuestas',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'Against a bank 21 of three or more cards, a player\'s 21 is void, lower totals lose, and a natural is still paid 3 to 2.',
  },
  'BJK-62': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas c) Apuesta con seguro',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'Insurance and bet are settled independently: with a bank blackjack the insurance is paid and the bet is lost.',
  },
  'BJK-63': {
    article: 'scj-2023 III.1.6; III.1.6.1; III.1.6.2; III.1.6.3; III.1.7; III.1.7 Jugadas irregulares',
    games: ['blackjack-classic', 'blackjack-perfect-pairs'],
    reading: 'The common rules of the blackjack games (BJ) hold at this table.',
  },
  'BJP-01': {
    article: 'scj-2023 III.1.3.1; III.1.5.1',
    games: ['blackjack-perfect-pairs'],
    reading: 'Every rule of the classic game (BJK) and every common rule (BJ) holds.',
  },
  'BJP-02': {
    article: 'scj-2023 III.1.4.1 Mesa de juego',
    games: ['blackjack-perfect-pairs'],
    reading: 'The variant is available only on a cloth that has both the box of the bet and the box of Perfect Pairs.',
  },
  'BJP-03': {
    article: 'scj-2023 III.1.5.1 Apuesta inicial',
    games: ['blackjack-perfect-pairs'],
    reading: 'The side bet is optional: a hand may have the bet alone.',
  },
  'BJP-04': {
    article: 'scj-2023 III.1.5.1 Apuesta inicial; III.1.5.1 Pedida de cartas b) Apuesta Perfect Pairs',
    games: ['blackjack-perfect-pairs'],
    reading: 'A side bet needs a bet on the same hand.',
  },
  'BJP-05': {
    article: 'scj-2023 III.1.5.1 Apuesta inicial',
    games: ['blackjack-perfect-pairs'],
    reading: 'The side bet is made before the bet or together with it, never after.',
  },
  'BJP-06': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas b) Apuesta Perfect Pairs',
    games: ['blackjack-perfect-pairs'],
    reading: 'The side bet is at least 10 % of the table\'s minimum.',
  },
  'BJP-07': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas b) Apuesta Perfect Pairs',
    games: ['blackjack-perfect-pairs'],
    reading: 'The side bet is at most 80 % of the table\'s minimum, whatever the player\'s bet.',
  },
  'BJP-08': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas b) Apuesta Perfect Pairs',
    games: ['blackjack-perfect-pairs'],
    reading: 'A pair is two cards of the same symbol; ten-cards of different symbols are no pair.',
  },
  'BJP-09': {
    article: 'scj-2023 III.1.5.1 Distribución de cartas a los jugadores; III.1.5.1 Pedida de cartas b) Apuesta Perfect Pairs',
    games: ['blackjack-perfect-pairs'],
    reading: 'The side bet looks only at the first two cards, right after the second card of every hand.',
  },
  'BJP-10': {
    article: 'scj-2023 III.1.5.1 Distribución de cartas a los jugadores; III.1.5.1 Pago de apuestas',
    games: ['blackjack-perfect-pairs'],
    reading: 'Losing side bets are collected and winning ones paid, from right to left, before insurance and drawing.',
  },
  'BJP-11': {
    article: 'scj-2023 III.1.5.1 Pago de apuestas c) Variante «Perfect Pairs»',
    games: ['blackjack-perfect-pairs'],
    reading: 'A pair of one suit (Perfect Pairs) pays 25 to 1.',
  },
  'BJP-12': {
    article: 'scj-2023 III.1.5.1 Pago de apuestas c) Variante «Perfect Pairs»',
    games: ['blackjack-perfect-pairs'],
    reading: 'A pair of one colour and two suits (Par de Color) pays 15 to 1.',
  },
  'BJP-13': {
    article: 'scj-2023 III.1.5.1 Pago de apuestas c) Variante «Perfect Pairs»',
    games: ['blackjack-perfect-pairs'],
    reading: 'A pair of a red and a black card (Par Mezclado) pays 5 to 1.',
  },
  'BJP-14': {
    article: 'scj-2023 III.1.5.1 Pedida de cartas b) Apuesta Perfect Pairs',
    games: ['blackjack-perfect-pairs'],
    reading: 'The result of the side bet never changes that of the bet.',
  },
  'BJP-15': {
    article: 'scj-2023 III.1.5.1 Apuesta inicial',
    games: ['blackjack-perfect-pairs'],
    reading: 'The croupier invites the side bet together with the bet.',
  },
  'CHA-01': {
    article: 'scj-2023 III.1.4.1 Barajas',
    games: ['challenge-21'],
    reading: 'The deck is eight packs of 52: exactly 416 cards.',
  },
  'CHA-02': {
    article: 'scj-2023 III.1.4.1 Mesa de juego; III.1.6.3',
    games: ['challenge-21'],
    reading: 'The table has at most six seats, and a player plays one position.',
  },
  'CHA-03': {
    article: 'scj-2023 III.1.5.2 Requisitos',
    games: ['challenge-21'],
    reading: 'One player is enough to shuffle and to start.',
  },
  'CHA-04': {
    article: 'scj-2023 III.1.5.2 Barajado inicial',
    games: ['challenge-21'],
    reading: 'New packs are exhibited, inspected, washed and shuffled, or pre-shuffled cards are announced and their sealed packs opened before the players.',
  },
  'CHA-05': {
    article: 'scj-2023 III.1.5.2 Corte',
    games: ['challenge-21'],
    reading: 'The cut is offered from the croupier\'s left clockwise and leaves at least 52 cards; if nobody wants it the croupier cuts at the centre.',
  },
  'CHA-06': {
    article: 'scj-2023 III.1.5.2 Corte',
    games: ['challenge-21'],
    reading: 'The croupier\'s cut card leaves at least 52 and at most 104 cards behind it.',
  },
  'CHA-07': {
    article: 'scj-2023 III.1.5.2 Corte',
    games: ['challenge-21'],
    reading: 'With a shuffling machine that is also the shoe no cut card is in play, and the discard tray never holds more than 104 cards.',
  },
  'CHA-08': {
    article: 'scj-2023 III.1.5.2 Corte',
    games: ['challenge-21'],
    reading: 'After every cut exactly one card is burned before play.',
  },
  'CHA-09': {
    article: 'scj-2023 III.1.3.2; III.1.5.2 Apuesta inicial',
    games: ['challenge-21'],
    reading: 'Bets on places 1 and 2 are compulsory: a player with fewer than two bets is not dealt in.',
  },
  'CHA-10': {
    article: 'scj-2023 III.1.3.2; III.1.5.2 Apuesta inicial',
    games: ['challenge-21'],
    reading: 'The bet on place 3 is optional, and there is no fourth.',
  },
  'CHA-11': {
    article: 'scj-2023 III.1.5.2 Apuesta inicial',
    games: ['challenge-21'],
    reading: 'The bet on place i plays against the bank\'s hand i; the player cannot choose the hand.',
  },
  'CHA-12': {
    article: 'scj-2023 III.1.5.2 Apuesta inicial',
    games: ['challenge-21'],
    reading: 'A bet after «no más apuestas» is void, whatever its amount.',
  },
  'CHA-13': {
    article: 'scj-2023 III.1.5.2 Distribución de cartas a los jugadores',
    games: ['challenge-21'],
    reading: 'The deal is one card to each hand from the croupier\'s left, one to the bank and a second to each hand, all face up.',
  },
  'CHA-14': {
    article: 'scj-2023 III.1.5.2 Distribución de cartas a los jugadores: Primera ronda',
    games: ['challenge-21'],
    reading: 'Decisions are taken once, before the bank\'s first hand, and hold for all the rounds of bets.',
  },
  'CHA-15': {
    article: 'scj-2023 III.1.5.2 Distribución de cartas a los jugadores: Primera ronda; III.1.5.2 Pedida de cartas',
    games: ['challenge-21'],
    reading: 'A hand over 21 loses its two or three bets at once.',
  },
  'CHA-16': {
    article: 'scj-2023 III.1.5.2 Pedida de cartas',
    games: ['challenge-21'],
    reading: 'A hand with 21 or more cannot ask for a card.',
  },
  'CHA-17': {
    article: 'scj-2023 III.1.5.2 Distribución de cartas a los jugadores: Primera ronda; III.1.5.2 Distribución de cartas a los jugadores: Segunda ronda; III.1.5.2 Distribución de cartas a los jugadores: Tercera ronda',
    games: ['challenge-21'],
    reading: 'In each round of bets the bank completes its hand, announces it, and that round\'s bets are collected and paid from right to left.',
  },
  'CHA-18': {
    article: 'scj-2023 III.1.5.2 Distribución de cartas a los jugadores: Primera ronda; III.1.5.2 Distribución de cartas a los jugadores: Segunda ronda',
    games: ['challenge-21'],
    reading: 'Between rounds of bets only the bank\'s later cards are discarded; its first card stays and moves to the next numbered square.',
  },
  'CHA-19': {
    article: 'scj-2023 III.1.5.2 Distribución de cartas a los jugadores: Tercera ronda',
    games: ['challenge-21'],
    reading: 'The third round of bets is played only if somebody made a third bet.',
  },
  'CHA-20': {
    article: 'scj-2023 III.1.5.2 Distribución de cartas a los jugadores: Primera ronda; III.1.5.2 Distribución de cartas a los jugadores: Tercera ronda',
    games: ['challenge-21'],
    reading: 'Once the first round of bets has begun a player waits until the last one ends, and withdraws no stake before.',
  },
  'CHA-21': {
    article: 'scj-2023 III.1.5.2 Distribución de cartas a los jugadores: Tercera ronda',
    games: ['challenge-21'],
    reading: 'At the end the players\' cards are collected from right to left, and then the bank\'s.',
  },
  'CHA-22': {
    article: 'scj-2023 III.1.5.2 Pedida de cartas; III.1.5.2 Pago de apuestas',
    games: ['challenge-21'],
    reading: 'A natural against an upcard from 2 to 9 is paid 3 to 2 on all its bets at once.',
  },
  'CHA-23': {
    article: 'scj-2023 III.1.5.2 Pedida de cartas; III.1.5.2 Pago de apuestas',
    games: ['challenge-21'],
    reading: 'A natural against an ace or a ten-card waits and is compared with each hand of the bank.',
  },
  'CHA-24': {
    article: 'scj-2023 III.1.5.2 Pedida de cartas a) Juego simple',
    games: ['challenge-21'],
    reading: 'In each hand the bank draws with 16 or less and stands with 17 or more, soft 17 included.',
  },
  'CHA-25': {
    article: 'scj-2023 III.1.5.2 Pedida de cartas a) Juego simple',
    games: ['challenge-21'],
    reading: 'When the upcard is an ace a natural is offered payment at 1 to 1.',
  },
  'CHA-26': {
    article: 'scj-2023 III.1.5.2 Pedida de cartas: Casos Especiales',
    games: ['challenge-21'],
    reading: 'The four special cases in which the bank stops short apply to each hand of the bank.',
  },
  'CHA-27': {
    article: 'scj-2023 III.1.5.2 Pedida de cartas b) Apuesta con seguro',
    games: ['challenge-21'],
    reading: 'Insurance is offered when the upcard is an ace, before the first third card, until «no más seguros».',
  },
  'CHA-28': {
    article: 'scj-2023 III.1.5.2 Pedida de cartas b) Apuesta con seguro',
    games: ['challenge-21'],
    reading: 'The player chooses which hands of the bank to insure, each with at most half of the original bet against it.',
  },
  'CHA-29': {
    article: 'scj-2023 III.1.5.2 Pedida de cartas b) Apuesta con seguro; III.1.5.2 Pago de apuestas b) Seguro',
    games: ['challenge-21'],
    reading: 'Each insurance pays 2 to 1 if its hand of the bank is a two-card blackjack, and is lost otherwise.',
  },
  'CHA-30': {
    article: 'scj-2023 III.1.5.2 Pedida de cartas c) Los pares',
    games: ['challenge-21'],
    reading: 'A hand splits only two first cards of equal value, with new bets equal to the originals.',
  },
  'CHA-31': {
    article: 'scj-2023 III.1.5.2 Pedida de cartas c) Los pares',
    games: ['challenge-21'],
    reading: 'A hand can be split up to three times, into four hands.',
  },
  'CHA-32': {
    article: 'scj-2023 III.1.5.2 Pedida de cartas c) Los pares',
    games: ['challenge-21'],
    reading: 'Split aces take one card each and are not split again.',
  },
  'CHA-33': {
    article: 'scj-2023 III.1.5.2 Pedida de cartas c) Los pares; III.1.5.2 Pago de apuestas a) General',
    games: ['challenge-21'],
    reading: 'A two-card 21 after splitting is not a natural and is paid 1 to 1.',
  },
  'CHA-34': {
    article: 'scj-2023 III.1.5.2 Pedida de cartas d) Apuesta doble',
    games: ['challenge-21'],
    reading: 'A hand doubles with 9, 10 or 11 in two cards, by the same amount and for one card, split hands included.',
  },
  'CHA-35': {
    article: 'scj-2023 III.1.5.2 Pedida de cartas e) Retiro',
    games: ['challenge-21'],
    reading: 'A hand surrenders at its turn with its two initial cards, unless the upcard is an ace, and loses half of all its bets.',
  },
  'CHA-36': {
    article: 'scj-2023 III.1.5.2 Pedida de cartas e) Retiro',
    games: ['challenge-21'],
    reading: 'On surrender the croupier says «paga y retira».',
  },
  'CHA-37': {
    article: 'scj-2023 III.1.5.2 Pedida de cartas e) Retiro; III.1.5.2 Pago de apuestas',
    games: ['challenge-21'],
    reading: 'A bank over 21 pays every bet of that round still in play; equal totals are void.',
  },
  'CHA-38': {
    article: 'scj-2023 III.1.5.2 Pago de apuestas a) General',
    games: ['challenge-21'],
    reading: 'A bank blackjack takes that round\'s bets, except those of naturals, which are void.',
  },
  'CHA-39': {
    article: 'scj-2023 III.1.5.2 Pago de apuestas a) General',
    games: ['challenge-21'],
    reading: 'A natural pays 3 to 2 and every other winning hand 1 to 1.',
  },
  'CHA-40': {
    article: 'scj-2023 III.1.5.2 Pago de apuestas',
    games: ['challenge-21'],
    reading: 'Paid bets stay on the cloth until the last round of bets ends, except those of naturals.',
  },
  'CHA-41': {
    article: 'scj-2023 III.1.5.2 Último pase',
    games: ['challenge-21'],
    reading: 'When the cut card appears the whole round, with all its rounds of bets, is finished before the new shuffle.',
  },
  'CHA-42': {
    article: 'scj-2023 III.1.5.2 Barajado; III.1.5.2 Continuación del juego',
    games: ['challenge-21'],
    reading: 'A new shuffle takes all eight packs; a continuous machine is exempt.',
  },
  'CHA-43': {
    article: 'scj-2023 III.1.5.2 Cierre del juego',
    games: ['challenge-21'],
    reading: 'Closing is announced with the phrases of the classic game.',
  },
  'CHA-44': {
    article: 'scj-2023 III.1.5.2 Juego con cartas nuevas',
    games: ['challenge-21'],
    reading: 'Eight new packs may be brought at any time, with the whole initial procedure.',
  },
  'CHA-45': {
    article: 'scj-2023 III.1.5.2 Pedida de cartas',
    games: ['challenge-21'],
    reading: 'Ten, J, Q and K are worth 10, the ace 1 or 11, and the others their number.',
  },
  'CHA-46': {
    article: 'scj-2023 III.1.5.2 Distribución de cartas a los jugadores: Primera ronda; III.1.5.2 Pedida de cartas e) Retiro',
    games: ['challenge-21'],
    reading: 'The bank\'s total is announced in each round of bets.',
  },
  'CHA-47': {
    article: 'scj-2023 III.1.3.2; III.1.5.2 Distribución de cartas a los jugadores: Primera ronda',
    games: ['challenge-21'],
    reading: 'A player has one hand before splits, and it is compared with every hand of the bank.',
  },
  'CHA-48': {
    article: 'scj-2023 III.1.5.2 Distribución de cartas a los jugadores: Primera ronda; III.1.5.2 Pedida de cartas c) Los pares; III.1.5.2 Pedida de cartas d) Apuesta doble',
    games: ['challenge-21'],
    reading: 'A split or a double is repeated on each of the player\'s bets.',
  },
  'CHA-49': {
    article: 'scj-2023 III.1.5.2 Pedida de cartas b) Apuesta con seguro',
    games: ['challenge-21'],
    reading: 'Insurances and bets are settled independently.',
  },
  'CHA-50': {
    article: 'scj-2023 III.1.6; III.1.6.1; III.1.6.2; III.1.6.3; III.1.7; III.1.7 Jugadas irregulares',
    games: ['challenge-21'],
    reading: 'The common rules of the blackjack games (BJ) hold at this table.',
  },
  'CAN-01': {
    article: 'scj-2023 III.1.4.1 Barajas',
    games: ['canal-21'],
    reading: 'The deck is four packs of 52: exactly 208 cards.',
  },
  'CAN-02': {
    article: 'scj-2023 III.1.4.1 Mesa de juego',
    games: ['canal-21'],
    reading: 'The table has at most seven seats.',
  },
  'CAN-03': {
    article: 'scj-2023 III.1.4.1 Mesa de juego',
    games: ['canal-21'],
    reading: 'The game is available only on a cloth with the phrases «Canal 21 paga 1 a 1» and «La banca pide con 16 y 17 suave, se planta con 17».',
  },
  'CAN-04': {
    article: 'scj-2023 III.1.5.3 Requisitos',
    games: ['canal-21'],
    reading: 'One hand is enough to shuffle and to start.',
  },
  'CAN-05': {
    article: 'scj-2023 III.1.5.3 Barajado inicial',
    games: ['canal-21'],
    reading: 'New packs are exhibited, inspected, washed and shuffled, or pre-shuffled cards are announced and their sealed packs opened before the players.',
  },
  'CAN-06': {
    article: 'scj-2023 III.1.5.3 Corte',
    games: ['canal-21'],
    reading: 'The first cut is offered to the player at the croupier\'s right and then counter-clockwise; if nobody wants it the croupier cuts at the centre.',
  },
  'CAN-07': {
    article: 'scj-2023 III.1.5.3 Corte',
    games: ['canal-21'],
    reading: 'Later cuts belong to the player to whom the cut card came; if that player declines the croupier cuts.',
  },
  'CAN-08': {
    article: 'scj-2023 III.1.5.3 Corte',
    games: ['canal-21'],
    reading: 'The croupier\'s cut card leaves at least 52 cards behind it.',
  },
  'CAN-09': {
    article: 'scj-2023 III.1.5.3 Corte',
    games: ['canal-21'],
    reading: 'With a shuffling machine that is also the shoe the discard tray never holds more than 104 cards.',
  },
  'CAN-10': {
    article: 'scj-2023 III.1.5.3 Corte',
    games: ['canal-21'],
    reading: 'After every cut exactly three cards are burned unseen, with or without a machine.',
  },
  'CAN-11': {
    article: 'scj-2023 III.1.5.3 Corte; III.1.5.3 Posiciones múltiples',
    games: ['canal-21'],
    reading: 'Multiple positions are offered when the first card is burned, and only for the first round of the deck.',
  },
  'CAN-12': {
    article: 'scj-2023 III.1.5.3 Posiciones múltiples',
    games: ['canal-21'],
    reading: 'With 1, 2, 3, 4, 5 or 6 additional positions the minimum of each position is 1, 3, 7 or 9 table minimums, or the table maximum for the last two.',
  },
  'CAN-13': {
    article: 'scj-2023 III.1.5.3 Posiciones múltiples',
    games: ['canal-21'],
    reading: 'Multiple positions are contiguous.',
  },
  'CAN-14': {
    article: 'scj-2023 III.1.5.3 Posiciones múltiples',
    games: ['canal-21'],
    reading: 'The option goes round from the player at the bank\'s left until the places or the players are exhausted.',
  },
  'CAN-15': {
    article: 'scj-2023 III.1.5.3 Posiciones múltiples',
    games: ['canal-21'],
    reading: 'A player who joins after the first round of the deck has begun plays one position.',
  },
  'CAN-16': {
    article: 'scj-2023 III.1.5.3 Posiciones múltiples',
    games: ['canal-21'],
    reading: 'The number of positions never grows within a deck; it may shrink, announced before the next round.',
  },
  'CAN-17': {
    article: 'scj-2023 III.1.5.3 Posiciones múltiples',
    games: ['canal-21'],
    reading: 'A player who leaves the table comes back to one hand until the deck ends.',
  },
  'CAN-18': {
    article: 'scj-2023 III.1.5.3 Posiciones múltiples',
    games: ['canal-21'],
    reading: 'The right to multiple positions lasts until the deck ends, and goes on in the next only if nobody waits for a place.',
  },
  'CAN-19': {
    article: 'scj-2023 III.1.5.3 Posiciones múltiples',
    games: ['canal-21'],
    reading: 'A bet after «no más apuestas» is void, whatever its amount.',
  },
  'CAN-20': {
    article: 'scj-2023 III.1.5.3 Distribución de cartas a los jugadores',
    games: ['canal-21'],
    reading: 'The deal is one card to each hand from the croupier\'s left clockwise, one to the bank and a second to each hand, all face up; the bank holds a single card while the players play.',
  },
  'CAN-21': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas',
    games: ['canal-21'],
    reading: 'Ten, J, Q and K are worth 10, the ace 1 or 11, and the others their number.',
  },
  'CAN-22': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas',
    games: ['canal-21'],
    reading: 'A hand with 21 or more cannot ask for a card, and a hand over 21 loses at once.',
  },
  'CAN-23': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas; III.1.5.3 Pago de apuestas',
    games: ['canal-21'],
    reading: 'A natural (Canal 21) against an upcard from 2 to 9 is paid 1 to 1 at once.',
  },
  'CAN-24': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas; III.1.5.3 Pago de apuestas',
    games: ['canal-21'],
    reading: 'A natural against an ace or a ten-card waits for the bank.',
  },
  'CAN-25': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas; III.1.5.3 Pedida de cartas a) Juego simple',
    games: ['canal-21'],
    reading: 'The bank draws with 16 or less and with soft 17, and stands with hard 17 and with 18 or more.',
  },
  'CAN-26': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas a) Juego simple',
    games: ['canal-21'],
    reading: 'When the upcard is an ace or a ten-card a natural is offered payment at 1 to 1.',
  },
  'CAN-27': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas b) Apuesta con seguro',
    games: ['canal-21'],
    reading: 'Insurance is offered when the upcard is an ace or a ten-card, before the first third card, until «no más seguros».',
  },
  'CAN-28': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas b) Apuesta con seguro',
    games: ['canal-21'],
    reading: 'An insurance is at most half of the original bet.',
  },
  'CAN-29': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas b) Apuesta con seguro; III.1.5.3 Pago de apuestas b) Seguro',
    games: ['canal-21'],
    reading: 'Insurance against an ace pays 2 to 1.',
  },
  'CAN-30': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas b) Apuesta con seguro; III.1.5.3 Pago de apuestas b) Seguro',
    games: ['canal-21'],
    reading: 'Insurance against a ten-card pays 10 to 1.',
  },
  'CAN-31': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas b) Apuesta con seguro; III.1.5.3 Pago de apuestas b) Seguro',
    games: ['canal-21'],
    reading: 'Insurance is lost if the bank has no Canal 21; it is settled when the bank shows its two cards and has no effect on the bet.',
  },
  'CAN-32': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas c) Los pares',
    games: ['canal-21'],
    reading: 'A hand splits cards of equal value with an equal bet, without limit.',
  },
  'CAN-33': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas c) Los pares',
    games: ['canal-21'],
    reading: 'Split hands are served one at a time, beginning with the one at the croupier\'s left.',
  },
  'CAN-34': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas c) Los pares',
    games: ['canal-21'],
    reading: 'Split aces take one card each, and a new pair of aces may be split again.',
  },
  'CAN-35': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas c) Los pares',
    games: ['canal-21'],
    reading: 'A two-card 21 after splitting is not Canal 21.',
  },
  'CAN-36': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas d) Apuesta doble',
    games: ['canal-21'],
    reading: 'A hand doubles with any two-card total below 21 and takes exactly one card.',
  },
  'CAN-37': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas d) Apuesta doble',
    games: ['canal-21'],
    reading: 'The raise of a double lies between the table\'s minimum and the original bet.',
  },
  'CAN-38': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas d) Apuesta doble',
    games: ['canal-21'],
    reading: 'A split hand may double if its cards add up to less than 21.',
  },
  'CAN-39': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas e) Retiro',
    games: ['canal-21'],
    reading: 'Surrender is offered, against any upcard, to a hand with its two initial cards until its turn to draw.',
  },
  'CAN-40': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas e) Retiro',
    games: ['canal-21'],
    reading: 'A split hand may surrender after its first further card.',
  },
  'CAN-41': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas e) Retiro',
    games: ['canal-21'],
    reading: 'Surrender costs half of the bet of that hand only, with «paga y retira».',
  },
  'CAN-42': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas e) Retiro',
    games: ['canal-21'],
    reading: 'Bets are settled and cards collected from right to left, the bank\'s last.',
  },
  'CAN-43': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas e) Retiro; III.1.5.3 Pago de apuestas',
    games: ['canal-21'],
    reading: 'A bank over 21 pays every bet still on the cloth; equal totals are void.',
  },
  'CAN-44': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas f) Desempate',
    games: ['canal-21'],
    reading: 'The tie-break is offered only when the bank has Canal 21, to hands with Canal 21 or any other 21, split hands included.',
  },
  'CAN-45': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas f) Desempate; III.1.5.3 Pago de apuestas a) General',
    games: ['canal-21'],
    reading: 'A hand that declines the tie-break is void.',
  },
  'CAN-46': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas f) Desempate',
    games: ['canal-21'],
    reading: 'The tie-break bet equals the original bet; one card face up goes to the player and one to the bank.',
  },
  'CAN-47': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas f) Desempate',
    games: ['canal-21'],
    reading: 'In the tie-break the ace is highest, then K, Q, J, 10 and so on to 2, and suits do not count.',
  },
  'CAN-48': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas f) Desempate; III.1.5.3 Pago de apuestas a) General',
    games: ['canal-21'],
    reading: 'The higher card of the player pays both bets 1 to 1; the higher card of the bank takes both.',
  },
  'CAN-49': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas f) Desempate; III.1.5.3 Pago de apuestas a) General',
    games: ['canal-21'],
    reading: 'Equal cards pay both bets, at 1 to 1 by default and at 3 to 2 when so configured.',
  },
  'CAN-50': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas f) Desempate',
    games: ['canal-21'],
    reading: 'Several tie-breaks are played one by one, from the croupier\'s left clockwise.',
  },
  'CAN-51': {
    article: 'scj-2023 III.1.5.3 Pago de apuestas a) General',
    games: ['canal-21'],
    reading: 'A bank Canal 21 takes every hand without 21.',
  },
  'CAN-52': {
    article: 'scj-2023 III.1.5.3 Pago de apuestas a) General',
    games: ['canal-21'],
    reading: 'Canal 21 pays 1 to 1, as every winning hand.',
  },
  'CAN-53': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas g) Bonos; III.1.5.3 Pago de apuestas c) Bonos',
    games: ['canal-21'],
    reading: 'Three sevens of one suit earn a bonus of 20 to 1.',
  },
  'CAN-54': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas g) Bonos; III.1.5.3 Pago de apuestas c) Bonos',
    games: ['canal-21'],
    reading: 'Three sevens not all of one suit earn a bonus of 5 to 1.',
  },
  'CAN-55': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas g) Bonos; III.1.5.3 Pago de apuestas c) Bonos',
    games: ['canal-21'],
    reading: 'Any other three of a kind that does not pass 21 earns a bonus of 3 to 1.',
  },
  'CAN-56': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas g) Bonos; III.1.5.3 Pago de apuestas c) Bonos',
    games: ['canal-21'],
    reading: 'A suited sequence of three cards that does not pass 21 earns a bonus of 3 to 1.',
  },
  'CAN-57': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas g) Bonos',
    games: ['canal-21'],
    reading: 'A bonus counts the original bet only, one to a hand, and each split hand for itself.',
  },
  'CAN-58': {
    article: 'scj-2023 III.1.5.3 Último pase',
    games: ['canal-21'],
    reading: 'When the cut card appears the round is finished before the new shuffle, and hands the remaining cards cannot complete are void.',
  },
  'CAN-59': {
    article: 'scj-2023 III.1.5.3 Barajado; III.1.5.3 Continuación del juego',
    games: ['canal-21'],
    reading: 'A new shuffle takes all four packs; a continuous machine is exempt.',
  },
  'CAN-60': {
    article: 'scj-2023 III.1.5.3 Cierre del juego',
    games: ['canal-21'],
    reading: 'Closing is announced with the phrases of the classic game.',
  },
  'CAN-61': {
    article: 'scj-2023 III.1.5.3 Juego con cartas nuevas',
    games: ['canal-21'],
    reading: 'Four new packs may be brought at any time, with the whole initial procedure.',
  },
  'CAN-62': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas e) Retiro',
    games: ['canal-21'],
    reading: 'The bank\'s total is announced, and stakes are released only when the hand\'s cards have been collected.',
  },
  'CAN-63': {
    article: 'scj-2023 III.1.5.3 Corte',
    games: ['canal-21'],
    reading: 'The player\'s cut leaves the minimum that the reading gives.',
  },
  'CAN-64': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas e) Retiro',
    games: ['canal-21'],
    reading: 'Surrender is refused once a hand has drawn, or once a split hand has drawn after its first further card.',
  },
  'CAN-65': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas c) Los pares',
    games: ['canal-21'],
    reading: 'Split aces do not double: only one card may be taken.',
  },
  'CAN-66': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas a) Juego simple; III.1.5.3 Pedida de cartas e) Retiro; III.1.5.3 Pedida de cartas f) Desempate',
    games: ['canal-21'],
    reading: 'The tie-break is offered to each hand; a hand that took 1 to 1 or surrendered has none.',
  },
  'CAN-67': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas d) Apuesta doble; III.1.5.3 Pedida de cartas e) Retiro; III.1.5.3 Pedida de cartas f) Desempate',
    games: ['canal-21'],
    reading: 'The chips of a double go behind the bet, those of a tie-break at the lower left of the cards, and surrendered cards are turned sideways.',
  },
  'CAN-68': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas g) Bonos; III.1.5.3 Pago de apuestas c) Bonos',
    games: ['canal-21'],
    reading: 'Threes of a kind and sequences over 21 (8-8-8, K-K-K, J-Q-K) earn no bonus.',
  },
  'CAN-69': {
    article: 'scj-2023 III.1.5.3 Pedida de cartas e) Retiro; III.1.5.3 Pedida de cartas f) Desempate; III.1.5.3 Pago de apuestas',
    games: ['canal-21'],
    reading: 'A bank 21 of three or more cards makes a player\'s ordinary 21 void, without tie-break.',
  },
  'CAN-70': {
    article: 'scj-2023 III.1.6; III.1.6.1; III.1.6.2; III.1.6.3; III.1.7; III.1.7 Jugadas irregulares',
    games: ['canal-21'],
    reading: 'The common rules of the blackjack games (BJ) hold at this table; the burning of a card drawn at 17 is not for soft 17.',
  },
  'MZA-01': {
    article: 'mendoza-2016 art. 3',
    games: ['blackjack-mendoza'],
    reading: 'The deck is six packs of 52: exactly 312 cards.',
  },
  'MZA-02': {
    article: 'mendoza-2016 art. 1',
    games: ['blackjack-mendoza'],
    reading: 'One player is enough to start, but a lone player makes at least two bets in each round.',
  },
  'MZA-03': {
    article: 'mendoza-2016 art. 2',
    games: ['blackjack-mendoza'],
    reading: 'A box takes at most two standing bets, and together with the seated bet they do not pass the maximum.',
  },
  'MZA-04': {
    article: 'mendoza-2016 art. 2',
    games: ['blackjack-mendoza'],
    reading: 'Only the seated player decides for the box.',
  },
  'MZA-05': {
    article: 'mendoza-2016 art. 3 a; art. 3 b; art. 3 c',
    games: ['blackjack-mendoza'],
    reading: 'The shuffle is done before the public: packs riffled and combed two by two, a wash, and portions of two equal piles shuffled three times into one deck.',
  },
  'MZA-06': {
    article: 'mendoza-2016 art. 3 d',
    games: ['blackjack-mendoza'],
    reading: 'The public\'s cut is made outside the shoe and takes at least 52 cards.',
  },
  'MZA-07': {
    article: 'mendoza-2016 art. 3 e',
    games: ['blackjack-mendoza'],
    reading: 'The croupier\'s second cut leaves 52 to 104 cards, as the room head decides; it ends the shoe, and the round is finished with the cards that remain.',
  },
  'MZA-08': {
    article: 'mendoza-2016 art. 4',
    games: ['blackjack-mendoza'],
    reading: 'Three cards are burned unseen at the start of every shoe.',
  },
  'MZA-09': {
    article: 'mendoza-2016 art. 4',
    games: ['blackjack-mendoza'],
    reading: 'If all the players leave, the shoe waits armed, and three cards are burned when players come back.',
  },
  'MZA-10': {
    article: 'mendoza-2016 art. 4',
    games: ['blackjack-mendoza'],
    reading: 'If the shoe ends and the players leave, it is armed again at once, the supervisor cuts and three cards are burned before waiting.',
  },
  'MZA-11': {
    article: 'mendoza-2016 art. 5',
    games: ['blackjack-mendoza'],
    reading: 'If all the players leave with 52 cards or fewer in the shoe, the supervisor may have it armed anew; three cards are burned when players come.',
  },
  'MZA-12': {
    article: 'mendoza-2016 art. 6',
    games: ['blackjack-mendoza'],
    reading: 'Chips are changed in the order of the seats, from number 1.',
  },
  'MZA-13': {
    article: 'mendoza-2016 art. 7',
    games: ['blackjack-mendoza'],
    reading: 'The round begins only when every bettor in play has bet.',
  },
  'MZA-14': {
    article: 'mendoza-2016 art. 8',
    games: ['blackjack-mendoza'],
    reading: 'No bet is placed once the first card has left the shoe.',
  },
  'MZA-15': {
    article: 'mendoza-2016 art. 9',
    games: ['blackjack-mendoza'],
    reading: 'A card drawn by mistake is burned.',
  },
  'MZA-16': {
    article: 'mendoza-2016 art. 11',
    games: ['blackjack-mendoza'],
    reading: 'A finished shoe is prepared again by the whole procedure.',
  },
  'MZA-17': {
    article: 'mendoza-2016 art. 12',
    games: ['blackjack-mendoza'],
    reading: 'The decisions of the croupier, the pit boss and the section head are final: no move appeals against them.',
  },
  'MZA-18': {
    article: 'mendoza-2016 art. 13 a; art. 13 b; art. 13 c; art. 13 d',
    games: ['blackjack-mendoza'],
    reading: 'The ace is worth 1 or 11 as the player wishes, and whatever suits the bank for the bank; J, Q and K are worth 10 and the others their number.',
  },
  'MZA-19': {
    article: 'mendoza-2016 art. 14 b; art. 17 c; art. 17 f',
    games: ['blackjack-mendoza'],
    reading: 'The players\' cards are dealt face up, except the card of a double up to 11 and those of split aces.',
  },
  'MZA-20': {
    article: 'mendoza-2016 art. 14 c',
    games: ['blackjack-mendoza'],
    reading: 'The deal is one card to each bettor from the croupier\'s left, one face up to the bank, a second to each bettor, and a second face down to the bank.',
  },
  'MZA-21': {
    article: 'mendoza-2016 art. 14 c',
    games: ['blackjack-mendoza'],
    reading: 'A bettor skipped in the deal does not play that round.',
  },
  'MZA-22': {
    article: 'mendoza-2016 art. 14 e',
    games: ['blackjack-mendoza'],
    reading: 'A third card is offered before it is drawn from the shoe, and the boxes play one after another from left to right.',
  },
  'MZA-23': {
    article: 'mendoza-2016 art. 14 e',
    games: ['blackjack-mendoza'],
    reading: 'A player who wants no more cards says «planto».',
  },
  'MZA-24': {
    article: 'mendoza-2016 art. 14 f',
    games: ['blackjack-mendoza'],
    reading: 'A bettor who wanted to double and was skipped may withdraw the stake or take the next card face down; over 21 it loses when it is turned.',
  },
  'MZA-25': {
    article: 'mendoza-2016 art. 14 g',
    games: ['blackjack-mendoza'],
    reading: 'A bettor still owed cards when the bank has played may finish against the visible cards, drawing or standing, or withdraw; if the bank went over 21 the bettor is paid.',
  },
  'MZA-26': {
    article: 'mendoza-2016 art. 14 h; art. 15 d',
    games: ['blackjack-mendoza'],
    reading: 'A hand over 21 is collected at once and its cards burned, while the other bets stay.',
  },
  'MZA-27': {
    article: 'mendoza-2016 art. 14 i',
    games: ['blackjack-mendoza'],
    reading: 'The bank turns its face-down card only after the last bettor, and only if somebody is still in play.',
  },
  'MZA-28': {
    article: 'mendoza-2016 art. 14 j',
    games: ['blackjack-mendoza'],
    reading: 'Cards dealt to a box without a bet are burned, and only those: the later cards stand.',
  },
  'MZA-29': {
    article: 'mendoza-2016 art. 14 k; art. 17 e',
    games: ['blackjack-mendoza'],
    reading: 'A free box goes to whoever asks first, and between equals to the one nearest to seat 1.',
  },
  'MZA-30': {
    article: 'mendoza-2016 art. 14 l',
    games: ['blackjack-mendoza'],
    reading: 'If the bank missed its first card and it is noticed during the second, «próxima carta para la Banca» is said and the next card goes to the bank, face up.',
  },
  'MZA-31': {
    article: 'mendoza-2016 art. 15 a; art. 15 b',
    games: ['blackjack-mendoza'],
    reading: 'A natural (Black Jack) is an ace and a ten-card in the first two cards.',
  },
  'MZA-32': {
    article: 'mendoza-2016 art. 15 c',
    games: ['blackjack-mendoza'],
    reading: 'The bank stands on 17 to 21.',
  },
  'MZA-33': {
    article: 'mendoza-2016 art. 15 e; art. 16 c',
    games: ['blackjack-mendoza'],
    reading: 'A total higher than the bank\'s wins 1 to 1.',
  },
  'MZA-34': {
    article: 'mendoza-2016 art. 15 f; art. 16 a',
    games: ['blackjack-mendoza'],
    reading: 'A natural wins 3 to 2 unless the bank equals it.',
  },
  'MZA-35': {
    article: 'mendoza-2016 art. 15 g; art. 16 b',
    games: ['blackjack-mendoza'],
    reading: 'Equal totals are void («ANCAR»).',
  },
  'MZA-36': {
    article: 'mendoza-2016 art. 15 h',
    games: ['blackjack-mendoza'],
    reading: 'A bank over 21 pays every hand of 21 or less.',
  },
  'MZA-37': {
    article: 'mendoza-2016 art. 15 i',
    games: ['blackjack-mendoza'],
    reading: 'A hand with 21 cannot ask for a card, except with more than two cards and an ace that counts 11.',
  },
  'MZA-38': {
    article: 'mendoza-2016 art. 15 j',
    games: ['blackjack-mendoza'],
    reading: 'A natural cannot ask for a card.',
  },
  'MZA-39': {
    article: 'mendoza-2016 art. 15 k',
    games: ['blackjack-mendoza'],
    reading: 'When the bank shows an ace a natural is offered simple payment.',
  },
  'MZA-40': {
    article: 'mendoza-2016 art. 15',
    games: ['blackjack-mendoza'],
    reading: '«retiros» is announced before drawing begins; a hand that surrenders then gets half of its bet back.',
  },
  'MZA-41': {
    article: 'mendoza-2016 art. 16 d; art. 17 c',
    games: ['blackjack-mendoza'],
    reading: 'A two-card 21 on a split hand that is not of aces is paid 1 to 1.',
  },
  'MZA-42': {
    article: 'mendoza-2016 art. 16 e',
    games: ['blackjack-mendoza'],
    reading: 'Insurance is taken only when the bank shows an ace, for exactly half of the original bet.',
  },
  'MZA-43': {
    article: 'mendoza-2016 art. 16 e',
    games: ['blackjack-mendoza'],
    reading: 'Insurance pays 2 to 1 on a bank blackjack and is lost otherwise.',
  },
  'MZA-44': {
    article: 'mendoza-2016 art. 17 a',
    games: ['blackjack-mendoza'],
    reading: 'Two first cards of equal value may be split, ten-cards of different symbols included.',
  },
  'MZA-45': {
    article: 'mendoza-2016 art. 17 a; art. 17 d',
    games: ['blackjack-mendoza'],
    reading: 'A hand can be split at most twice, into three hands.',
  },
  'MZA-46': {
    article: 'mendoza-2016 art. 17 b',
    games: ['blackjack-mendoza'],
    reading: 'The bet of a split hand equals the original.',
  },
  'MZA-47': {
    article: 'mendoza-2016 art. 17 c',
    games: ['blackjack-mendoza'],
    reading: 'After a split the third card decides: equal to the pair it may open again and the fourth goes to the first hand; otherwise it goes to the first hand.',
  },
  'MZA-48': {
    article: 'mendoza-2016 art. 17 c; art. 16 d',
    games: ['blackjack-mendoza'],
    reading: 'Split aces take one face-down card each, and an ace with a ten-card is paid 3 to 2.',
  },
  'MZA-49': {
    article: 'mendoza-2016 art. 17 d',
    games: ['blackjack-mendoza'],
    reading: 'Split hands win or lose separately, by the rules of simple play.',
  },
  'MZA-50': {
    article: 'mendoza-2016 art. 17 e',
    games: ['blackjack-mendoza'],
    reading: 'A player plays several boxes only with the croupier\'s authorisation.',
  },
  'MZA-51': {
    article: 'mendoza-2016 art. 17 i',
    games: ['blackjack-mendoza'],
    reading: 'On several boxes the stakes are equal, and each is at most the maximum divided by the number of boxes.',
  },
  'MZA-52': {
    article: 'mendoza-2016 art. 17 f',
    games: ['blackjack-mendoza'],
    reading: 'A double with 11 or less takes one card face down, turned after the bank has finished.',
  },
  'MZA-53': {
    article: 'mendoza-2016 art. 17 f',
    games: ['blackjack-mendoza'],
    reading: 'A double with 12 or more takes one card face up; over 21 it is lost at once, otherwise it waits for the bank.',
  },
  'MZA-54': {
    article: 'mendoza-2016 art. 17 f; art. 15 j',
    games: ['blackjack-mendoza'],
    reading: 'A natural cannot be doubled.',
  },
  'MZA-55': {
    article: 'mendoza-2016 art. 17 g',
    games: ['blackjack-mendoza'],
    reading: 'Two sevens as the original hand are invited to double, for one card face up.',
  },
  'MZA-56': {
    article: 'mendoza-2016 art. 17 g',
    games: ['blackjack-mendoza'],
    reading: 'A third seven pays five times the doubled stake at once.',
  },
  'MZA-57': {
    article: 'mendoza-2016 art. 17 h',
    games: ['blackjack-mendoza'],
    reading: 'Three sevens of one suit pay ten times the doubled stake at once.',
  },
  'MZA-58': {
    article: 'mendoza-2016 art. 17 g; art. 17 h',
    games: ['blackjack-mendoza'],
    reading: 'Two sevens doubled lose at once with an 8 or higher, and wait for the bank with a lower card.',
  },
  'MZA-59': {
    article: 'mendoza-2016 art. 17 g; art. 17 h',
    games: ['blackjack-mendoza'],
    reading: 'The payment of three sevens belongs to the original hand only, never to split hands.',
  },
  'MZA-60': {
    article: 'mendoza-2016 art. 17 g; art. 17 h',
    games: ['blackjack-mendoza'],
    reading: 'Two sevens of one suit and a third of another are paid five times, not ten.',
  },
  'MZA-61': {
    article: 'mendoza-2016 art. 14 l',
    games: ['blackjack-mendoza'],
    reading: 'If the deal ended and the bank has no card, «próxima dos cartas para la Banca» is said: the first face up and the second face down.',
  },
  'MZA-62': {
    article: 'mendoza-2016 art. 14 l',
    games: ['blackjack-mendoza'],
    reading: 'If the bank lacks its second card while the players draw, the box being played is finished, opened hands included, and the next card goes to the bank, with «próxima carta para la Banca».',
  },
  'MZA-63': {
    article: 'mendoza-2016 art. 14 l',
    games: ['blackjack-mendoza'],
    reading: 'If the bank lacks its second card and every player has finished, it is dealt then.',
  },
  'MZA-64': {
    article: 'mendoza-2016 art. 14 a',
    games: ['blackjack-mendoza'],
    reading: 'Each bettor stakes in the box of the bettor\'s own numbered place.',
  },
  'MZA-65': {
    article: 'mendoza-2016 art. 3 f; art. 10',
    games: ['blackjack-mendoza'],
    reading: 'Cards are handled and loaded with their backs up, and the mouth of the shoe faces the centre of the table.',
  },
  'MZA-66': {
    article: 'mendoza-2016 art. 4',
    games: ['blackjack-mendoza'],
    reading: 'Only the first shoe needs the public at the table; later ones may be armed without it.',
  },
  'MZA-67': {
    article: 'mendoza-2016 art. 14 h',
    games: ['blackjack-mendoza'],
    reading: 'Winning bets may stay for the next round, never above the maximum.',
  },
  'MZA-68': {
    article: 'mendoza-2016 art. 15 d',
    games: ['blackjack-mendoza'],
    reading: 'A hand over 21 is announced before it is collected.',
  },
  'MZA-69': {
    article: 'mendoza-2016 art. 15',
    games: ['blackjack-mendoza'],
    reading: 'Surrender is refused once drawing, doubling or splitting has begun.',
  },
  'MZA-70': {
    article: 'mendoza-2016 art. 17 c',
    games: ['blackjack-mendoza'],
    reading: 'The second hand may open again only if its first further card equals it, and only if one opening is left.',
  },
  'MZA-71': {
    article: 'mendoza-2016 resolution art. 2',
    games: ['blackjack-mendoza'],
    reading: 'Nothing of the earlier Mendoza rules is in force.',
  },
  'CR-01': {
    article: 'scj-2023 IV.1.4.1',
    games: ['craps', 'mini-craps'],
    reading: 'Two dice are in play, taken from a set of five or six; the other three or four are in reserve.',
  },
  'CR-02': {
    article: 'scj-2023 IV.1.4.2',
    games: ['craps'],
    reading: 'A table opens with one croupier tallador, at least one croupier pagador and a jefe de mesa.',
  },
  'CR-03': {
    article: 'scj-2023 IV.1.4.2',
    games: ['craps', 'mini-craps'],
    reading: 'The tallador may also hold the post of jefe de mesa.',
  },
  'CR-04': {
    article: 'scj-2023 IV.1.4.2; IV.1.5 Inicio del juego',
    games: ['craps', 'mini-craps'],
    reading: 'One player is enough to play; at most as many sit as the table is configured for.',
  },
  'CR-05': {
    article: 'scj-2023 IV.1.4.2; IV.1.5 Inicio del juego',
    games: ['craps', 'mini-craps'],
    reading: 'The start is announced and the players are invited to play.',
  },
  'CR-06': {
    article: 'scj-2023 IV.1.5 Inicio del juego',
    games: ['craps', 'mini-craps'],
    reading: 'At the opening the whole set is presented to the first player to the tallador\'s right, who picks two dice.',
  },
  'CR-07': {
    article: 'scj-2023 IV.1.5 Inicio del juego',
    games: ['craps', 'mini-craps'],
    reading: 'The pick is repeated after dice were damaged or left the table, and when the jefe de mesa orders it.',
  },
  'CR-08': {
    article: 'scj-2023 IV.1.5 Inicio del juego',
    games: ['craps', 'mini-craps'],
    reading: 'The dice are offered first to the player at the croupiers\' left, then clockwise.',
  },
  'CR-09': {
    article: 'scj-2023 IV.1.5 Inicio del juego',
    games: ['craps', 'mini-craps'],
    reading: 'A player may refuse to throw; the dice pass to the next player.',
  },
  'CR-10': {
    article: 'scj-2023 IV.1.5 Apuestas; IV.1.7 Jugadas irregulares',
    games: ['craps', 'mini-craps'],
    reading: 'The shooter cannot throw a come-out without a pass line or don\'t pass bet.',
  },
  'CR-11': {
    article: 'scj-2023 IV.1.5 Apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'The shooter may make any other bet besides.',
  },
  'CR-12': {
    article: 'scj-2023 IV.1.5 Apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'No bet is made, raised, lowered or taken back after «ya no va más».',
  },
  'CR-13': {
    article: 'scj-2023 IV.1.5 Lanzamientos; IV.1.6.2',
    games: ['craps', 'mini-craps'],
    reading: 'The throw follows «ya no va más»; a throw without the tallador\'s order is refused.',
  },
  'CR-14': {
    article: 'scj-2023 IV.1.5 Lanzamientos',
    games: ['craps', 'mini-craps'],
    reading: 'At the come-out the shooter may ask for other dice before throwing.',
  },
  'CR-15': {
    article: 'scj-2023 IV.1.5 Lanzamientos',
    games: ['craps', 'mini-craps'],
    reading: 'While a point is on the shooter cannot ask for other dice.',
  },
  'CR-16': {
    article: 'scj-2023 IV.1.5 Lanzamientos',
    games: ['craps', 'mini-craps'],
    reading: 'A die that fell to the floor is the exception: the shooter picks among the remaining dice to finish the play.',
  },
  'CR-17': {
    article: 'scj-2023 IV.1.5 Lanzamientos',
    games: ['craps', 'mini-craps'],
    reading: 'If the lost die is not found by the end of the play, the table gets a new set.',
  },
  'CR-18': {
    article: 'scj-2023 IV.1.5 Combinaciones',
    games: ['craps', 'mini-craps'],
    reading: 'A come-out 2, 3 or 12 does not take the dice from the shooter.',
  },
  'CR-19': {
    article: 'scj-2023 IV.1.5 Inicio del juego; IV.1.5 Lanzamientos; IV.1.5 Combinaciones',
    games: ['craps', 'mini-craps'],
    reading: 'A 7 after a point passes the dice to the next player in the order of the table.',
  },
  'CR-20': {
    article: 'scj-2023 IV.1.5 Lanzamientos',
    games: ['craps', 'mini-craps'],
    reading: 'Both dice must touch the edge opposite the shooter; otherwise the throw is invalid and repeated.',
  },
  'CR-21': {
    article: 'scj-2023 IV.1.5 Lanzamientos; IV.1.7 Jugadas irregulares',
    games: ['craps', 'mini-craps'],
    reading: 'The dice must roll over the cloth; if they slide the throw is void.',
  },
  'CR-22': {
    article: 'scj-2023 IV.1.5 Lanzamientos',
    games: ['craps', 'mini-craps'],
    reading: 'Dice that break: «tirada nula».',
  },
  'CR-23': {
    article: 'scj-2023 IV.1.5 Lanzamientos; IV.1.7 Jugadas irregulares',
    games: ['craps', 'mini-craps'],
    reading: 'Dice on top of each other or leaning on each other: «tirada nula».',
  },
  'CR-24': {
    article: 'scj-2023 IV.1.5 Lanzamientos; IV.1.7 Jugadas irregulares',
    games: ['craps', 'mini-craps'],
    reading: 'A die on a chip, money, the tray or another object: «tirada nula».',
  },
  'CR-25': {
    article: 'scj-2023 IV.1.5 Lanzamientos; IV.1.7 Jugadas irregulares',
    games: ['craps', 'mini-craps'],
    reading: 'A die off the table, on its edge or in the basket of the reserve: «tirada nula».',
  },
  'CR-26': {
    article: 'scj-2023 IV.1.5 Lanzamientos',
    games: ['craps', 'mini-craps'],
    reading: 'A null throw settles no bet and changes neither point nor marker; bets stand and may be changed until the repeated throw. (Inferred.)',
  },
  'CR-27': {
    article: 'scj-2023 IV.1.5 Lanzamientos; IV.1.7 Jugadas irregulares',
    games: ['craps', 'mini-craps'],
    reading: 'After a null throw the same shooter repeats it.',
  },
  'CR-28': {
    article: 'scj-2023 IV.1.5 Lanzamientos',
    games: ['craps', 'mini-craps'],
    reading: 'The jefe de mesa may take the right to throw from a player who breaks the rules of throwing repeatedly.',
  },
  'CR-29': {
    article: 'scj-2023 IV.1.5 Combinaciones',
    games: ['craps', 'mini-craps'],
    reading: 'Only the listed bets exist.',
  },
  'CR-30': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'Pass line at the come-out: 7 and 11 win 1 to 1; 2, 3 and 12 lose.',
  },
  'CR-31': {
    article: 'scj-2023 IV.1.4.1; IV.1.5 Combinaciones',
    games: ['craps', 'mini-craps'],
    reading: 'A come-out 4, 5, 6, 8, 9 or 10 becomes the point, and the marker shows ON with the number.',
  },
  'CR-32': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'With a point the pass line wins 1 to 1 on the point, loses on 7, and any other total leaves it.',
  },
  'CR-33': {
    article: 'scj-2023 IV.1.5 Combinaciones',
    games: ['craps', 'mini-craps'],
    reading: 'A pass line bet cannot be made anew with a point on.',
  },
  'CR-34': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'A pass line bet can be neither lowered nor taken back with a point on.',
  },
  'CR-35': {
    article: 'scj-2023 IV.1.5 Combinaciones',
    games: ['craps', 'mini-craps'],
    reading: 'A pass line bet can be raised with a point on.',
  },
  'CR-36': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Jugadas irregulares',
    games: ['craps', 'mini-craps'],
    reading: 'Any player who leaves with a point on loses the pass line bet.',
  },
  'CR-37': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'Don\'t pass at the come-out: 2 and 3 win 1 to 1; 7 and 11 lose; 12 is a push and the bet stays.',
  },
  'CR-38': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'With a point don\'t pass wins 1 to 1 on 7 and loses on the point.',
  },
  'CR-39': {
    article: 'scj-2023 IV.1.5 Combinaciones',
    games: ['craps', 'mini-craps'],
    reading: 'Don\'t pass is not accepted after the point.',
  },
  'CR-40': {
    article: 'scj-2023 IV.1.5 Combinaciones',
    games: ['craps', 'mini-craps'],
    reading: 'Don\'t pass cannot be raised after the point.',
  },
  'CR-41': {
    article: 'scj-2023 IV.1.5 Combinaciones',
    games: ['craps', 'mini-craps'],
    reading: 'Don\'t pass can be lowered or taken back at any moment.',
  },
  'CR-42': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'Come is accepted only with a point on.',
  },
  'CR-43': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'Come on its first throw: 7 and 11 win 1 to 1; 2, 3 and 12 lose.',
  },
  'CR-44': {
    article: 'scj-2023 IV.1.5 Combinaciones',
    games: ['craps', 'mini-craps'],
    reading: 'Come travels to the number thrown; from then on it wins 1 to 1 on that number and loses on 7, and cannot be lowered or taken back.',
  },
  'CR-45': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'Don\'t come is accepted only with a point on.',
  },
  'CR-46': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'Don\'t come on its first throw: 2 and 3 win 1 to 1; 7 and 11 lose; 12 is a push and the bet stays.',
  },
  'CR-47': {
    article: 'scj-2023 IV.1.5 Combinaciones',
    games: ['craps', 'mini-craps'],
    reading: 'Don\'t come travels to the number thrown; from then on it wins 1 to 1 on 7 and loses on that number; it is never raised and may be taken back.',
  },
  'CR-48': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'Field wins on 2, 3, 4, 9, 10, 11, 12 and loses on 5, 6, 7, 8.',
  },
  'CR-49': {
    article: 'scj-2023 IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'Field pays 1 to 1, and 2 to 1 on 2 and 12.',
  },
  'CR-50': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'Big 6: any 6 wins 1 to 1, 7 loses, anything else leaves it; made and taken back at any time.',
  },
  'CR-51': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'Big 8: any 8 wins 1 to 1, 7 loses, anything else leaves it; made and taken back at any time.',
  },
  'CR-52': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'The game of 7 pays 4 to 1 if the next throw is a 7.',
  },
  'CR-53': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'The game of 11 pays 15 to 1 if the next throw is an 11.',
  },
  'CR-54': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'Under 7 pays 1 to 1 on totals of 2 to 6 and loses on 7 and over.',
  },
  'CR-55': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'Over 7 pays 1 to 1 on totals of 8 to 12 and loses on 7 and under.',
  },
  'CR-56': {
    article: 'scj-2023 IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'Hard 6 (3-3) and hard 8 (4-4) pay 9 to 1.',
  },
  'CR-57': {
    article: 'scj-2023 IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'Hard 4 (2-2) and hard 10 (5-5) pay 7 to 1.',
  },
  'CR-58': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'A hard way loses on 7 and on its total made easy; anything else leaves it.',
  },
  'CR-59': {
    article: 'scj-2023 IV.1.5 Combinaciones',
    games: ['craps', 'mini-craps'],
    reading: 'Hard ways do not play at the come-out, the throw that sets the point included.',
  },
  'CR-60': {
    article: 'scj-2023 IV.1.5 Combinaciones',
    games: ['craps', 'mini-craps'],
    reading: 'At the player\'s request a hard way plays at the come-out; the croupier puts a marker on it.',
  },
  'CR-61': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'Hard ways can be taken back at any time.',
  },
  'CR-62': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'Any craps pays 7 to 1 on 2, 3 and 12.',
  },
  'CR-63': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'Craps 2 and craps 12 pay 30 to 1.',
  },
  'CR-64': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'Craps 3 pays 15 to 1.',
  },
  'CR-65': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'Horns pay 4 to 1 on the whole stake on 2, 3, 11 and 12.',
  },
  'CR-66': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'Odds need the line bet they belong to and a known point; they stand on that point.',
  },
  'CR-67': {
    article: 'scj-2023 IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'Odds on the pass line pay 2 to 1 (4, 10), 3 to 2 (5, 9), 6 to 5 (6, 8).',
  },
  'CR-68': {
    article: 'scj-2023 IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'Odds on don\'t pass pay 1 to 2 (4, 10), 2 to 3 (5, 9), 5 to 6 (6, 8).',
  },
  'CR-69': {
    article: 'scj-2023 IV.1.5 Combinaciones',
    games: ['craps', 'mini-craps'],
    reading: 'Odds share the fate of their line: those on pass win with the point and lose with 7, those on don\'t pass the reverse.',
  },
  'CR-70': {
    article: 'scj-2023 IV.1.5 Combinaciones',
    games: ['craps', 'mini-craps'],
    reading: 'Odds are made, raised, lowered and taken back at any time before «ya no va más».',
  },
  'CR-71': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'A right bet wins if its number comes before a 7: 9 to 5 (4, 10), 7 to 5 (5, 9), 7 to 6 (6, 8).',
  },
  'CR-72': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['craps', 'mini-craps'],
    reading: 'A wrong bet wins if a 7 comes before its number: 5 to 11 (4, 10), 5 to 8 (5, 9), 4 to 5 (6, 8).',
  },
  'CR-73': {
    article: 'scj-2023 IV.1.5 Combinaciones',
    games: ['craps', 'mini-craps'],
    reading: 'Right and wrong bets are made and taken back at any time; they play at the come-out too, unless the player has them marked off.',
  },
  'CR-74': {
    article: 'scj-2023 IV.1.4.1; IV.1.5 Combinaciones',
    games: ['craps', 'mini-craps'],
    reading: 'A wrong bet stands apart from a right bet on the same number, marked as such.',
  },
  'CR-75': {
    article: 'scj-2023 IV.1.5 Juego con dados nuevos',
    games: ['craps', 'mini-craps'],
    reading: '«cambio de dados»: after the configured number of throws, or by order of the jefe de mesa, all dice are presented and the shooter picks two.',
  },
  'CR-76': {
    article: 'scj-2023 IV.1.5 Cierre del juego',
    games: ['craps', 'mini-craps'],
    reading: '«último juego de la mesa» is announced before a new throw, on instruction; the table closes after that game.',
  },
  'CR-77': {
    article: 'scj-2023 IV.1.6.2',
    games: ['craps', 'mini-craps'],
    reading: 'A player cannot change place to bet ahead of others: who tries is sent back, the attempt can be recorded, and play goes on.',
  },
  'CR-78': {
    article: 'scj-2023 IV.1.6.2; IV.1.7 Jugadas irregulares',
    games: ['craps', 'mini-craps'],
    reading: 'Holding or throwing the dice with both hands, rubbing them and taking them off the table can be recorded, and void the throw.',
  },
  'CR-79': {
    article: 'scj-2023 IV.1.6.2',
    games: ['craps', 'mini-craps'],
    reading: 'Interfering with the path of the dice can be recorded, and voids the throw.',
  },
  'CR-80': {
    article: 'scj-2023 IV.1.4.1',
    games: ['craps', 'mini-craps'],
    reading: 'The marker shows OFF while there is no point and ON while there is one.',
  },
  'CR-81': {
    article: 'scj-2023 IV.1.4.2',
    games: ['craps', 'mini-craps'],
    reading: 'After each throw the losing bets are collected, then the winning ones paid.',
  },
  'MC-01': {
    article: 'scj-2023 IV.1.4.2',
    games: ['mini-craps'],
    reading: 'One croupier, who is tallador and pagador, is enough to open a table.',
  },
  'MC-02': {
    article: 'scj-2023 IV.1.4.2',
    games: ['mini-craps'],
    reading: 'A jefe de mesa of the section supervises the table.',
  },
  'MC-03': {
    article: 'scj-2023 IV.1.5 Combinaciones; IV.1.7 Pago de apuestas',
    games: ['mini-craps'],
    reading: 'Bets and payouts are those of craps.',
  },
  'MC-04': {
    article: 'scj-2023 IV.1.4.1; IV.1.4.2',
    games: ['mini-craps'],
    reading: 'The table is smaller (half-moon, oval or rectangular), and its capacity is configured apart.',
  },
  'MC-05': {
    article: 'scj-2023 IV.1.5 Lanzamientos',
    games: ['mini-craps'],
    reading: 'The rules of the edge and of rolling hold as in craps.',
  },
  'CA-01': {
    article: 'scj-2023 IV.2.3.1',
    games: ['crown-and-anchor'],
    reading: 'Three dice are thrown, each with the six figures, one a face.',
  },
  'CA-02': {
    article: 'scj-2023 IV.2.3.1',
    games: ['crown-and-anchor'],
    reading: 'The set has six dice: three in play, three in reserve.',
  },
  'CA-03': {
    article: 'scj-2023 IV.2.3.2',
    games: ['crown-and-anchor'],
    reading: 'A table opens with at least one croupier and a jefe de mesa.',
  },
  'CA-04': {
    article: 'scj-2023 IV.2.2; IV.2.3.2; IV.2.4 Juego',
    games: ['crown-and-anchor'],
    reading: 'The croupier shakes and throws the dice; no player does.',
  },
  'CA-05': {
    article: 'scj-2023 IV.2.4 Inicio de juego',
    games: ['crown-and-anchor'],
    reading: 'One player is enough to play, and without one the dice are not thrown.',
  },
  'CA-06': {
    article: 'scj-2023 IV.2.3.2',
    games: ['crown-and-anchor'],
    reading: 'At most as many sit as the layout holds.',
  },
  'CA-07': {
    article: 'scj-2023 IV.2.4 Apuestas',
    games: ['crown-and-anchor'],
    reading: 'Bets are made before the dice go into the cup.',
  },
  'CA-08': {
    article: 'scj-2023 IV.2.4 Juego',
    games: ['crown-and-anchor'],
    reading: '«no más apuestas» closes the betting as the dice are shaken.',
  },
  'CA-09': {
    article: 'scj-2023 IV.2.5.2',
    games: ['crown-and-anchor'],
    reading: 'After «no más apuestas» no bet is made, taken back, lowered or raised.',
  },
  'CA-10': {
    article: 'scj-2023 IV.2.4 Apuestas',
    games: ['crown-and-anchor'],
    reading: 'A bet rejected after «no más apuestas» is null, whatever its amount.',
  },
  'CA-11': {
    article: 'scj-2023 IV.2.4 Juego',
    games: ['crown-and-anchor'],
    reading: 'The three upper faces are announced.',
  },
  'CA-12': {
    article: 'scj-2023 IV.2.4 Juego',
    games: ['crown-and-anchor'],
    reading: 'A figure on no upper face loses.',
  },
  'CA-13': {
    article: 'scj-2023 IV.2.6 Pago de apuestas',
    games: ['crown-and-anchor'],
    reading: 'One match pays 1 to 1.',
  },
  'CA-14': {
    article: 'scj-2023 IV.2.6 Pago de apuestas',
    games: ['crown-and-anchor'],
    reading: 'Two matches pay 2 to 1.',
  },
  'CA-15': {
    article: 'scj-2023 IV.2.6 Pago de apuestas',
    games: ['crown-and-anchor'],
    reading: 'Three matches pay 3 to 1.',
  },
  'CA-16': {
    article: 'scj-2023 IV.2.6 Pago de apuestas',
    games: ['crown-and-anchor'],
    reading: 'Bets on several figures are settled each by itself (an anchor and two hearts pay 1 to 1 and 2 to 1).',
  },
  'CA-17': {
    article: 'scj-2023 IV.2.4 Juego',
    games: ['crown-and-anchor'],
    reading: 'Losing bets are collected before winning bets are paid.',
  },
  'CA-18': {
    article: 'scj-2023 IV.2.6 Jugadas irregulares',
    games: ['crown-and-anchor'],
    reading: 'A die on the floor: the round is void, with a new round of bets and a new throw.',
  },
  'CA-19': {
    article: 'scj-2023 IV.2.6 Jugadas irregulares',
    games: ['crown-and-anchor'],
    reading: 'A die that does not lie flat: the round is void, with a new round of bets and a new throw.',
  },
  'CA-20': {
    article: 'scj-2023 IV.2.3.2',
    games: ['crown-and-anchor'],
    reading: 'The dice are checked after each round; a faulty one is replaced at once with the authorisation of the jefe de mesa.',
  },
  'CA-21': {
    article: 'scj-2023 IV.2.5.2',
    games: ['crown-and-anchor'],
    reading: 'A player cannot stop the dice: no such move exists, and the attempt can be recorded.',
  },
  'CA-22': {
    article: 'scj-2023 IV.2.5.2',
    games: ['crown-and-anchor'],
    reading: 'Who sits out more than three rounds in a row may lose the place, if somebody complains and the jefe de mesa asks.',
  },
  'CA-23': {
    article: 'scj-2023 IV.2.4 Cierre del juego',
    games: ['crown-and-anchor'],
    reading: 'By order of the jefe de mesa the last game is announced, and the table closes after it.',
  },
  'CL-01': {
    article: 'scj-2023 IV.3.3.1',
    games: ['chuck-a-luck'],
    reading: 'Three standard dice are in the cage, of a set of six with three in reserve.',
  },
  'CL-02': {
    article: 'scj-2023 IV.3.3.2',
    games: ['chuck-a-luck'],
    reading: 'A table opens with at least one croupier and a jefe de mesa.',
  },
  'CL-03': {
    article: 'scj-2023 IV.3.3.2; IV.3.4 Inicio del juego',
    games: ['chuck-a-luck'],
    reading: 'The cage is turned only if somebody plays.',
  },
  'CL-04': {
    article: 'scj-2023 IV.3.3.2',
    games: ['chuck-a-luck'],
    reading: 'At most as many sit as the layout holds.',
  },
  'CL-05': {
    article: 'scj-2023 IV.3.4 Apuestas',
    games: ['chuck-a-luck'],
    reading: 'Bets are made before the cage turns.',
  },
  'CL-06': {
    article: 'scj-2023 IV.3.5.2',
    games: ['chuck-a-luck'],
    reading: 'After «no más apuestas» no bet is made, taken back, lowered or raised.',
  },
  'CL-07': {
    article: 'scj-2023 IV.3.4 Apuestas',
    games: ['chuck-a-luck'],
    reading: 'A bet rejected after «no más apuestas» is null, whatever its amount.',
  },
  'CL-08': {
    article: 'scj-2023 IV.3.4 Juego',
    games: ['chuck-a-luck'],
    reading: 'The cage turns at least two times; with fewer the round is void and the cage turned again.',
  },
  'CL-09': {
    article: 'scj-2023 IV.3.4 Juego',
    games: ['chuck-a-luck'],
    reading: 'The sum of the three upper faces is announced.',
  },
  'CL-10': {
    article: 'scj-2023 IV.3.5.1; IV.3.6 Pago de apuestas',
    games: ['chuck-a-luck'],
    reading: 'Low pays 1 to 1 on a sum of 3 to 9.',
  },
  'CL-11': {
    article: 'scj-2023 IV.3.5.1; IV.3.6 Pago de apuestas',
    games: ['chuck-a-luck'],
    reading: 'High pays 1 to 1 on a sum of 12 to 18.',
  },
  'CL-12': {
    article: 'scj-2023 IV.3.5.1; IV.3.6 Pago de apuestas',
    games: ['chuck-a-luck'],
    reading: 'Field pays 1 to 1 on a sum of 5 to 8 or 13 to 16.',
  },
  'CL-13': {
    article: 'scj-2023 IV.3.5.1; IV.3.6 Pago de apuestas',
    games: ['chuck-a-luck'],
    reading: 'Any treble pays 30 to 1.',
  },
  'CL-14': {
    article: 'scj-2023 IV.3.6 Pago de apuestas',
    games: ['chuck-a-luck'],
    reading: 'On a sum of 10 or 11 every bet loses.',
  },
  'CL-15': {
    article: 'scj-2023 IV.3.5.1; IV.3.6 Pago de apuestas',
    games: ['chuck-a-luck'],
    reading: 'Field loses on 3, 4, 9, 12, 17 and 18, besides 10 and 11.',
  },
  'CL-16': {
    article: 'scj-2023 IV.3.6 Pago de apuestas',
    games: ['chuck-a-luck'],
    reading: 'Low and high also win on trebles inside their range. (Inferred.)',
  },
  'CL-17': {
    article: 'scj-2023 IV.3.6 Pago de apuestas',
    games: ['chuck-a-luck'],
    reading: 'No bet on a single number exists.',
  },
  'CL-18': {
    article: 'scj-2023 IV.3.4 Juego',
    games: ['chuck-a-luck'],
    reading: 'Losing bets are collected before winning bets are paid.',
  },
  'CL-19': {
    article: 'scj-2023 IV.3.6 Jugadas irregulares',
    games: ['chuck-a-luck'],
    reading: 'A die that does not lie flat: the round is void, with a new round of bets and a new throw.',
  },
  'CL-20': {
    article: 'scj-2023 IV.3.3.2',
    games: ['chuck-a-luck'],
    reading: 'The dice are checked after each round; a faulty one is replaced at once with the authorisation of the jefe de mesa.',
  },
  'CL-21': {
    article: 'scj-2023 IV.3.5.2',
    games: ['chuck-a-luck'],
    reading: 'A player cannot obstruct the cage: no such move exists, and the attempt can be recorded.',
  },
  'CL-22': {
    article: 'scj-2023 IV.3.5.2',
    games: ['chuck-a-luck'],
    reading: 'Who sits out more than three rounds in a row may lose the place, if somebody complains and the jefe de mesa asks.',
  },
  'CL-23': {
    article: 'scj-2023 IV.3.4 Cierre del juego',
    games: ['chuck-a-luck'],
    reading: 'By order of the jefe de mesa the last game is announced, and the table closes after it.',
  },
  'GEN-01': {
    article: 'scj-2023 I; I.1',
    games: ['general'],
    reading: 'A game\'s own rule overrides the general rule on the same subject, and its own definition overrides the general one.',
  },
  'GEN-02': {
    article: 'scj-2023 I.2',
    games: ['general'],
    reading: 'The house is the counterparty of every bet collected, every payment and every change of money in banked games.',
  },
  'GEN-03': {
    article: 'scj-2023 I.3.1; I.4.1',
    games: ['general'],
    reading: 'A bet is accepted only in money chips, in colour chips where the game has them, or in an instrument the configuration marks as authorised.',
  },
  'GEN-04': {
    article: 'scj-2023 I.3.1; I.4.1',
    games: ['general'],
    reading: 'An instrument that is not authorised (an unknown coupon, a foreign chip) is refused.',
  },
  'GEN-05': {
    article: 'scj-2023 I.3.1',
    games: ['general'],
    reading: 'Promotional coupons, chips, tickets and card credits can be configured as betting instruments only with a reference to their authorisation.',
  },
  'GEN-06': {
    article: 'scj-2023 I.4.1',
    games: ['general'],
    reading: 'A bet by word alone, without chips, never counts.',
  },
  'GEN-07': {
    article: 'scj-2023 I.4.2',
    games: ['general'],
    reading: 'Minimum and maximum are optional; where none is configured no limit is enforced.',
  },
  'GEN-08': {
    article: 'scj-2023 I.4.2',
    games: ['general'],
    reading: 'The limits in force come from the approved bet plan, whose minimum passes no maximum, and are shown to the players of each game with the reference of that plan.',
  },
  'GEN-09': {
    article: 'scj-2023 I.4.2',
    games: ['general'],
    reading: 'A placement that would leave a stake above the maximum is refused.',
  },
  'GEN-10': {
    article: 'scj-2023 I.4.2',
    games: ['general'],
    reading: 'A placement that would leave a stake below the minimum is refused.',
  },
  'GEN-11': {
    article: 'scj-2023 I.4.2',
    games: ['general'],
    reading: 'A bet above the maximum that went unnoticed and wins is paid on the maximum, and the excess stake is returned.',
  },
  'GEN-12': {
    article: 'scj-2023 I.4.2',
    games: ['general'],
    reading: 'A bet above the maximum that went unnoticed and loses loses only the maximum, and the excess stake is returned.',
  },
  'GEN-13': {
    article: 'scj-2023 I.4.2',
    games: ['general'],
    reading: 'Settling a bet above the maximum records a prior notice to the room head.',
  },
  'GEN-14': {
    article: 'scj-2023 I.4.2',
    games: ['general'],
    reading: 'A bet below the minimum that went unnoticed and wins is paid on the amount staked, only after the room head\'s recorded authorisation.',
  },
  'GEN-15': {
    article: 'scj-2023 I.4.2',
    games: ['general'],
    reading: 'After either case the player is told the limits.',
  },
  'GEN-16': {
    article: 'scj-2023 I.3.2',
    games: ['general'],
    reading: 'The croupier can place a bet for a player who asks, with that player\'s chips.',
  },
  'GEN-17': {
    article: 'scj-2023 I.3.2',
    games: ['general'],
    reading: 'The croupier can change money for money chips for a player who asks.',
  },
  'GEN-18': {
    article: 'scj-2023 I.3.2',
    games: ['general'],
    reading: 'Tips go to the tip slot, an account of its own, never to the bank nor to a member of staff.',
  },
  'GEN-19': {
    article: 'scj-2023 I.3.2',
    games: ['general'],
    reading: 'Every round emits three announcements: the start, the end of betting and the winner.',
  },
  'GEN-20': {
    article: 'scj-2023 I.3.2',
    games: ['general'],
    reading: 'The croupier informs the players of the rules, so the rules of the game being played can be read at the table. (Inferred.)',
  },
  'GEN-21': {
    article: 'scj-2023 I.3.2',
    games: ['general'],
    reading: 'A table cannot run without its pit boss, or the role the game names for that duty. (Inferred.)',
  },
  'GEN-22': {
    article: 'scj-2023 I.3.2',
    games: ['general'],
    reading: 'A number of players outside the game\'s minimum or maximum is refused.',
  },
  'GEN-23': {
    article: 'scj-2023 I.5.1',
    games: ['general'],
    reading: 'Until betting closes a player can see and correct the player\'s own bets; not watching over them can be recorded as an infraction.',
  },
  'GEN-24': {
    article: 'scj-2023 I.5.1',
    games: ['general'],
    reading: 'A player who is not present cannot bet; presence is tracked through the round, and absence can be recorded as an infraction.',
  },
  'GEN-25': {
    article: 'scj-2023 I.5.1',
    games: ['general'],
    reading: 'A bet without a precise target or amount is refused, and can be recorded as an infraction. (Inferred.)',
  },
  'GEN-26': {
    article: 'scj-2023 I.5.2',
    games: ['general'],
    reading: 'Collusion can be recorded as an infraction.',
  },
  'GEN-27': {
    article: 'scj-2023 I.5.2',
    games: ['general'],
    reading: 'A stake belongs to one player: the chips of two players cannot be joined into one bet to raise it.',
  },
  'GEN-28': {
    article: 'scj-2023 I.5.2',
    games: ['general'],
    reading: 'A player may not ask another for money or chips during the course of the game: no transfer between players exists at a table, in a round or between rounds, and the asking can be recorded as an infraction.',
  },
  'GEN-29': {
    article: 'scj-2023 I.5.2',
    games: ['general'],
    reading: 'Influencing or criticising another player\'s play can be recorded as an infraction.',
  },
  'GEN-30': {
    article: 'scj-2023 I.5.2',
    games: ['general'],
    reading: 'Foreign objects on the table can be recorded as an infraction.',
  },
  'GEN-31': {
    article: 'scj-2023 I.5.2',
    games: ['general'],
    reading: 'Any other act against the transparency or the chance of the game can be recorded as an infraction.',
  },
  'GEN-32': {
    article: 'scj-2023 I.5.3',
    games: ['general'],
    reading: 'A first breach of an obligation or a prohibition, general or of the game, may be answered with a warning by the croupier or the pit boss, and with nothing heavier.',
  },
  'GEN-33': {
    article: 'scj-2023 I.5.3',
    games: ['general'],
    reading: 'A repeated infraction allows exclusion.',
  },
  'GEN-34': {
    article: 'scj-2023 I.5.3',
    games: ['general'],
    reading: 'Exclusion starts at the next round; the round in progress is settled normally for that player.',
  },
  'GEN-35': {
    article: 'scj-2023 I.5.3',
    games: ['general'],
    reading: 'Exclusion lasts the period the casino sets, counted from that round; meanwhile the player can neither sit nor bet.',
  },
  'GEN-36': {
    article: 'scj-2023 I.5.5',
    games: ['general'],
    reading: 'The special conditions of a game or variant are published with it.',
  },
  'GEN-37': {
    article: 'scj-2023 I.5.5',
    games: ['general'],
    reading: 'Seats can be blocked for health measures without stopping the game.',
  },
  'GEN-38': {
    article: 'scj-2023 I.6',
    games: ['general'],
    reading: 'Every irregularity has a correction the croupier can apply at once, in the chips the player has.',
  },
  'GEN-39': {
    article: 'scj-2023 I.6',
    games: ['general'],
    reading: 'A discrepancy climbs from the croupier to the pit boss or the section head (or whoever stands in), and at last to the review of the recording; the record shows who decided.',
  },
  'GEN-40': {
    article: 'scj-2023 I.6',
    games: ['general'],
    reading: 'The full sequence of every round is recorded so that it can be replayed, as the recording of the room would. (Inferred.)',
  },
  'GEN-41': {
    article: 'scj-2023 I.6',
    games: ['general'],
    reading: 'In roulette, card and dice games the payment of winning bets can be held for verification.',
  },
  'GEN-42': {
    article: 'scj-2023 I.6',
    games: ['general'],
    reading: 'A hold never exceeds 30 minutes, counted from the pit boss\'s order.',
  },
  'GEN-43': {
    article: 'scj-2023 I.6',
    games: ['general'],
    reading: 'A hold does not stop the table, which goes on to the next round.',
  },
  'GEN-44': {
    article: 'scj-2023 I.6',
    games: ['general'],
    reading: 'A player whose payment is held may go on playing.',
  },
  'GEN-45': {
    article: 'scj-2023 I.6',
    games: ['general'],
    reading: 'Bingo and slots have no hold under this rule. (Inferred.)',
  },
  'RF-01': {
    article: 'scj-2023 II.1.3.1',
    games: ['roulette-french'],
    reading: 'The wheel has exactly 37 pockets: 0 and 1-36.',
  },
  'RF-02': {
    article: 'scj-2023 II.1.3.2 Elementos Humanos',
    games: ['roulette-french'],
    reading: 'A table needs at least 2 croupiers and 1 pit boss to open.',
  },
  'RF-03': {
    article: 'scj-2023 II.1.3.2 Elementos Humanos: Jefe de mesa',
    games: ['roulette-french'],
    reading: 'The pit boss cannot move money or chips.',
  },
  'RF-04': {
    article: 'scj-2023 II.1.3.2 Elementos Humanos: Jugadores; II.1.4 Inicio del juego',
    games: ['roulette-french'],
    reading: 'A spin can run with no player at the table.',
  },
  'RF-05': {
    article: 'scj-2023 II.1.3.2 Elementos Humanos: Jugadores',
    games: ['roulette-french'],
    reading: 'The maximum number of players is the configured capacity of the cloth.',
  },
  'RF-06': {
    article: 'scj-2023 II.1.4 Apuestas',
    games: ['roulette-french'],
    reading: 'Bets are accepted before the spin.',
  },
  'RF-07': {
    article: 'scj-2023 II.1.4 Apuestas',
    games: ['roulette-french'],
    reading: 'Bets are accepted while the ball runs, until «no más apuestas».',
  },
  'RF-08': {
    article: 'scj-2023 II.1.4 Apuestas; II.1.4 Juego; II.1.5.3',
    games: ['roulette-french'],
    reading: 'After «no más apuestas» no bet is placed, removed, lowered or raised.',
  },
  'RF-09': {
    article: 'scj-2023 II.1.4 Apuestas; II.1.4 Juego',
    games: ['roulette-french'],
    reading: 'A late bet is void whatever its amount, and its chips return to the player.',
  },
  'RF-10': {
    article: 'scj-2023 II.1.3.1; II.1.4 Apuestas; I.3.1',
    games: ['roulette-french'],
    reading: 'Bets are made in money chips; colour chips do not exist here. Only an instrument authorised under the general rule can stand beside them.',
  },
  'RF-11': {
    article: 'scj-2023 II.1.4 Apuestas',
    games: ['roulette-french'],
    reading: 'A called bet is placed on the cloth by the croupier with the player\'s chips.',
  },
  'RF-12': {
    article: 'scj-2023 II.1.4 Apuestas',
    games: ['roulette-french'],
    reading: 'The called bets neighbours of zero, orphans and third are available.',
  },
  'RF-13': {
    article: 'scj-2023 II.1.4 Apuestas; II.1.6 Pago de apuestas',
    games: ['roulette-french'],
    reading: 'Straight on any of 0-36 pays 35 to 1.',
  },
  'RF-14': {
    article: 'scj-2023 II.1.4 Apuestas; II.1.6 Pago de apuestas',
    games: ['roulette-french'],
    reading: 'Split on two contiguous numbers, horizontal or vertical, pays 17 to 1; pairs that are not contiguous are refused.',
  },
  'RF-15': {
    article: 'scj-2023 II.1.4 Apuestas; II.1.6 Pago de apuestas',
    games: ['roulette-french'],
    reading: 'Street pays 11 to 1.',
  },
  'RF-16': {
    article: 'scj-2023 II.1.4 Apuestas',
    games: ['roulette-french'],
    reading: 'Zero has exactly two streets: 0-1-2 and 0-2-3.',
  },
  'RF-17': {
    article: 'scj-2023 II.1.4 Apuestas; II.1.6 Pago de apuestas',
    games: ['roulette-french'],
    reading: 'Corner of four contiguous numbers pays 8 to 1.',
  },
  'RF-18': {
    article: 'scj-2023 II.1.4 Apuestas; II.1.6 Pago de apuestas',
    games: ['roulette-french'],
    reading: 'Corner 0-1-2-3 exists and pays 8 to 1.',
  },
  'RF-19': {
    article: 'scj-2023 II.1.4 Apuestas; II.1.6 Pago de apuestas',
    games: ['roulette-french'],
    reading: 'Six-line pays 5 to 1.',
  },
  'RF-20': {
    article: 'scj-2023 II.1.4 Apuestas; II.1.6 Pago de apuestas',
    games: ['roulette-french'],
    reading: 'Column pays 2 to 1, with the numbers listed.',
  },
  'RF-21': {
    article: 'scj-2023 II.1.4 Apuestas; II.1.6 Pago de apuestas',
    games: ['roulette-french'],
    reading: 'Dozen pays 2 to 1, with the numbers listed.',
  },
  'RF-22': {
    article: 'scj-2023 II.1.4 Apuestas; II.1.6 Pago de apuestas',
    games: ['roulette-french'],
    reading: 'Two columns pays 1 to 2.',
  },
  'RF-23': {
    article: 'scj-2023 II.1.4 Apuestas; II.1.6 Pago de apuestas',
    games: ['roulette-french'],
    reading: 'Two dozens pays 1 to 2.',
  },
  'RF-24': {
    article: 'scj-2023 II.1.4 Apuestas',
    games: ['roulette-french'],
    reading: 'A bet on two columns or two dozens needs the two to be adjacent.',
  },
  'RF-25': {
    article: 'scj-2023 II.1.4 Apuestas; II.1.6 Pago de apuestas',
    games: ['roulette-french'],
    reading: 'Even chances pay 1 to 1.',
  },
  'RF-26': {
    article: 'scj-2023 II.1.4 Apuestas',
    games: ['roulette-french'],
    reading: 'Red and black are the eighteen numbers listed for each.',
  },
  'RF-27': {
    article: 'scj-2023 II.1.4 Apuestas',
    games: ['roulette-french'],
    reading: 'Even and odd, low and high are the numbers listed; 0 belongs to none of them.',
  },
  'RF-28': {
    article: 'scj-2023 II.1.4 Apuestas; II.1.6 Pago de apuestas',
    games: ['roulette-french'],
    reading: 'On zero an even-chance player may take back half and lose half.',
  },
  'RF-29': {
    article: 'scj-2023 II.1.4 Apuestas; II.1.6 Pago de apuestas',
    games: ['roulette-french'],
    reading: 'On zero the player may instead leave the whole stake in prison for the next spin.',
  },
  'RF-30': {
    article: 'scj-2023 II.1.4 Apuestas; II.1.6 Pago de apuestas',
    games: ['roulette-french'],
    reading: 'In prison, when the next spin wins, the stake is returned and nothing is paid.',
  },
  'RF-31': {
    article: 'scj-2023 II.1.4 Apuestas; II.1.6 Pago de apuestas',
    games: ['roulette-french'],
    reading: 'In prison, when the next spin loses, the stake is lost.',
  },
  'RF-32': {
    article: 'scj-2023 II.1.4 Apuestas; II.1.6 Pago de apuestas',
    games: ['roulette-french'],
    reading: 'In prison, when zero comes again, the stake is lost.',
  },
  'RF-33': {
    article: 'scj-2023 II.1.4 Apuestas; II.1.6 Pago de apuestas',
    games: ['roulette-french'],
    reading: 'On zero, multiple bets that do not cover zero lose whole.',
  },
  'RF-34': {
    article: 'scj-2023 II.1.4 Apuestas; II.1.6 Pago de apuestas',
    games: ['roulette-french'],
    reading: 'On zero, bets that cover 0 win at their normal payout.',
  },
  'RF-35': {
    article: 'scj-2023 II.1.4 Juego',
    games: ['roulette-french'],
    reading: 'The wheel\'s direction alternates at every spin.',
  },
  'RF-36': {
    article: 'scj-2023 II.1.4 Juego; II.1.6 Jugadas irregulares',
    games: ['roulette-french'],
    reading: 'The ball runs against the wheel.',
  },
  'RF-37': {
    article: 'scj-2023 II.1.4 Juego',
    games: ['roulette-french'],
    reading: 'The result announces the number and its colour or sign, and the winning multiple chances.',
  },
  'RF-38': {
    article: 'scj-2023 II.1.4 Juego',
    games: ['roulette-french'],
    reading: 'A marker shows the winning number to all from the result until the losing bets have been cleared and the winning ones are counted for payment.',
  },
  'RF-39': {
    article: 'scj-2023 II.1.4 Juego',
    games: ['roulette-french'],
    reading: 'Losing bets are collected before winning ones are paid.',
  },
  'RF-40': {
    article: 'scj-2023 II.1.4 Juego',
    games: ['roulette-french'],
    reading: 'Collection order: columns, then even chances and dozens, then around the winning number, then the rest.',
  },
  'RF-41': {
    article: 'scj-2023 II.1.4 Juego',
    games: ['roulette-french'],
    reading: 'Payment needs the pit boss\'s approval of the winning chips, which are cut by player and shown; the showing covers every kind of winning bet, not only those on the number.',
  },
  'RF-42': {
    article: 'scj-2023 II.1.4 Juego',
    games: ['roulette-french'],
    reading: 'Reductions to straights, if used, do not change the amount paid.',
  },
  'RF-43': {
    article: 'scj-2023 II.1.6 Pago de apuestas',
    games: ['roulette-french'],
    reading: 'Payment order: columns and dozens; two columns and two dozens; even chances; streets and six-lines; corners and splits; straights.',
  },
  'RF-44': {
    article: 'scj-2023 II.1.6 Pago de apuestas',
    games: ['roulette-french'],
    reading: 'Several winning bets of a player are paid in one payment.',
  },
  'RF-45': {
    article: 'scj-2023 II.1.6 Pago de apuestas',
    games: ['roulette-french'],
    reading: 'Payment is made in money chips.',
  },
  'RF-46': {
    article: 'scj-2023 II.1.4 Cierre del juego',
    games: ['roulette-french'],
    reading: 'On instruction the last three throws are announced, and the table closes after the third.',
  },
  'RF-47': {
    article: 'scj-2023 II.1.4 Cierre del juego',
    games: ['roulette-french'],
    reading: 'At the end of the session the wheel is closed and sealed and the chip tray closed.',
  },
  'RF-48': {
    article: 'scj-2023 II.1.5.2',
    games: ['roulette-french'],
    reading: 'A player who bets on even chances may be at two tables.',
  },
  'RF-49': {
    article: 'scj-2023 II.1.5.3',
    games: ['roulette-french'],
    reading: 'No bet is made on the wheel itself.',
  },
  'RF-50': {
    article: 'scj-2023 II.1.6 Jugadas irregulares',
    games: ['roulette-french'],
    reading: 'Null spin: a chip or foreign object in the wheel while the ball runs.',
  },
  'RF-51': {
    article: 'scj-2023 II.1.6 Jugadas irregulares',
    games: ['roulette-french'],
    reading: 'Null spin: the ball leaves the wheel or its area.',
  },
  'RF-52': {
    article: 'scj-2023 II.1.6 Jugadas irregulares',
    games: ['roulette-french'],
    reading: 'Null spin: the ball falls before making three turns.',
  },
  'RF-53': {
    article: 'scj-2023 II.1.6 Jugadas irregulares',
    games: ['roulette-french'],
    reading: 'Null spin: the ball turns the same way as the wheel.',
  },
  'RF-54': {
    article: 'scj-2023 II.1.6 Jugadas irregulares',
    games: ['roulette-french'],
    reading: 'Null spin: the ball stays suspended, in no pocket.',
  },
  'RF-55': {
    article: 'scj-2023 II.1.6 Jugadas irregulares',
    games: ['roulette-french'],
    reading: 'Null spin: a mechanical or other failure keeps the disc from turning normally.',
  },
  'RF-56': {
    article: 'scj-2023 II.1.6 Jugadas irregulares',
    games: ['roulette-french'],
    reading: 'Null spin: the disc stops.',
  },
  'RF-57': {
    article: 'scj-2023 II.1.6 Jugadas irregulares',
    games: ['roulette-french'],
    reading: 'The pit boss, not the croupier, announces «tirada nula», also when the throw cannot be repeated because the equipment failed.',
  },
  'RF-58': {
    article: 'scj-2023 II.1.6 Jugadas irregulares',
    games: ['roulette-french'],
    reading: 'After a null spin the pit boss sets the ball in the previous winning number, and the new throw waits for at least 3 turns of the wheel.',
  },
  'RF-59': {
    article: 'scj-2023 II.1.6 Jugadas irregulares',
    games: ['roulette-french'],
    reading: 'A null spin settles nothing: no bet wins or loses.',
  },
  'RF-60': {
    article: 'scj-2023 II.1.3.2 Elementos Humanos: Croupier principal',
    games: ['roulette-french'],
    reading: 'After each round the ball is picked up and checked; a fault is reported and the pit boss decides.',
  },
  'RF-61': {
    article: 'scj-2023 II.1.3.1',
    games: ['roulette-french'],
    reading: 'The optional display shows the winning number and the series of the last winners.',
  },
  'RA-01': {
    article: 'scj-2023 II.2.3.1; II.2.4.1',
    games: ['roulette-american'],
    reading: 'The wheel with one zero has 37 pockets: 0 and 1-36.',
  },
  'RA-02': {
    article: 'scj-2023 II.2.4.2 Elementos Humanos',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'A table opens with at least 1 croupier and 1 pit boss; a support croupier is optional.',
  },
  'RA-03': {
    article: 'scj-2023 II.2.4.2 Elementos Humanos: Jefe de mesa',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'The pit boss cannot move money, plaques or chips.',
  },
  'RA-04': {
    article: 'scj-2023 II.2.5 Inicio del juego',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'The game starts only with at least one player present.',
  },
  'RA-05': {
    article: 'scj-2023 II.2.5 Inicio del juego',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'No bet is needed for the first spin.',
  },
  'RA-06': {
    article: 'scj-2023 II.2.4.2 Elementos Humanos: Jugadores',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'Later spins may be thrown on instruction with nobody at the table.',
  },
  'RA-07': {
    article: 'scj-2023 II.2.4.2 Elementos Humanos: Jugadores',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'The maximum number of players is the configured capacity of the cloth.',
  },
  'RA-08': {
    article: 'scj-2023 II.2.2; II.2.5 Compras y cambio de fichas de juego',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'A player buys in by choosing a free colour and the value of its chip.',
  },
  'RA-09': {
    article: 'scj-2023 II.2.5 Compras y cambio de fichas de juego; II.2.5 Apuestas; II.2.6.3',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'A colour taken by one player is not available to others.',
  },
  'RA-10': {
    article: 'scj-2023 II.2.5 Compras y cambio de fichas de juego',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'The value of each colour in play is visible for as long as its player plays.',
  },
  'RA-11': {
    article: 'scj-2023 II.2.5 Compras y cambio de fichas de juego',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'The assignment of a colour is told to the pit boss.',
  },
  'RA-12': {
    article: 'scj-2023 II.2.5 Compras y cambio de fichas de juego',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'The colour chips handed over equal the amount paid in.',
  },
  'RA-13': {
    article: 'scj-2023 II.2.5 Compras y cambio de fichas de juego',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'More chips of the same colour can be bought during the game.',
  },
  'RA-14': {
    article: 'scj-2023 II.2.5 Compras y cambio de fichas de juego',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'On leaving, the remaining colour chips become money chips at the assigned value, and the colour is freed.',
  },
  'RA-15': {
    article: 'scj-2023 II.2.5 Compras y cambio de fichas de juego',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'A change of colour or of value first turns the old chips into money chips, then buys again.',
  },
  'RA-16': {
    article: 'scj-2023 II.2.5 Compras y cambio de fichas de juego',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'Tips in colour chips are changed only after the winning number is paid and before the next throw.',
  },
  'RA-17': {
    article: 'scj-2023 II.2.5 Compras y cambio de fichas de juego',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'A tip not changed in that window is forfeited.',
  },
  'RA-18': {
    article: 'scj-2023 II.2.2; II.2.5 Apuestas; II.2.6.3',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'A player may use money chips of one denomination instead of a colour; that denomination is reserved to that player.',
  },
  'RA-19': {
    article: 'scj-2023 II.2.6.3',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'A player cannot use two colours.',
  },
  'RA-20': {
    article: 'scj-2023 II.2.5 Apuestas; II.2.6.3',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'A player with money chips cannot mix denominations on inside bets.',
  },
  'RA-21': {
    article: 'scj-2023 II.2.5 Apuestas',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'Mixed denominations are accepted on even chances, columns and dozens.',
  },
  'RA-22': {
    article: 'scj-2023 II.2.4.1',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'Each colour has a stock of 200 chips or more, configurable; chips in hand, on the cloth and waiting as tips are out of the tray, each counted as one chip whatever it is worth.',
  },
  'RA-23': {
    article: 'scj-2023 II.2.5 Apuestas',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'Bets are accepted before and during the spin, until «no más apuestas».',
  },
  'RA-24': {
    article: 'scj-2023 II.2.5 Apuestas; II.2.5 Juego; II.2.6.3',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'After «no más apuestas» no bet is placed, removed, lowered or raised.',
  },
  'RA-25': {
    article: 'scj-2023 II.2.5 Apuestas; II.2.5 Juego',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'Late bets are void whatever their amount, and returned.',
  },
  'RA-26': {
    article: 'scj-2023 II.2.5 Apuestas',
    games: ['roulette-american'],
    reading: 'The called bets neighbours of zero, orphans and third are placed by the croupier with the player\'s chips.',
  },
  'RA-27': {
    article: 'scj-2023 II.2.5 Apuestas; II.2.7 Pago de apuestas',
    games: ['roulette-american'],
    reading: 'Straight on any of 0-36 pays 35 to 1.',
  },
  'RA-28': {
    article: 'scj-2023 II.2.5 Apuestas; II.2.7 Pago de apuestas',
    games: ['roulette-american'],
    reading: 'Split on two contiguous numbers pays 17 to 1.',
  },
  'RA-29': {
    article: 'scj-2023 II.2.5 Apuestas; II.2.7 Pago de apuestas',
    games: ['roulette-american'],
    reading: 'Street pays 11 to 1, 0-1-2 and 0-2-3 included.',
  },
  'RA-30': {
    article: 'scj-2023 II.2.5 Apuestas; II.2.7 Pago de apuestas',
    games: ['roulette-american'],
    reading: 'Corner pays 8 to 1, 0-1-2-3 included.',
  },
  'RA-31': {
    article: 'scj-2023 II.2.5 Apuestas; II.2.7 Pago de apuestas',
    games: ['roulette-american'],
    reading: 'Six-line pays 5 to 1.',
  },
  'RA-32': {
    article: 'scj-2023 II.2.5 Apuestas; II.2.7 Pago de apuestas',
    games: ['roulette-american'],
    reading: 'Column pays 2 to 1.',
  },
  'RA-33': {
    article: 'scj-2023 II.2.5 Apuestas; II.2.7 Pago de apuestas',
    games: ['roulette-american'],
    reading: 'Dozen pays 2 to 1.',
  },
  'RA-34': {
    article: 'scj-2023 II.2.5 Apuestas; II.2.7 Pago de apuestas',
    games: ['roulette-american'],
    reading: 'Even chances pay 1 to 1; red includes 32.',
  },
  'RA-35': {
    article: 'scj-2023 II.2.5 Apuestas; II.2.7 Pago de apuestas',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'Bets on two columns and on two dozens are refused. (Inferred from the closed tables.)',
  },
  'RA-36': {
    article: 'scj-2023 II.2.5 Apuestas; II.2.7 Pago de apuestas',
    games: ['roulette-american'],
    reading: 'On zero, even chances lose exactly half and the rest returns; there is no prison.',
  },
  'RA-37': {
    article: 'scj-2023 II.2.5 Apuestas',
    games: ['roulette-american'],
    reading: 'On zero, other bets that do not cover 0 lose whole.',
  },
  'RA-38': {
    article: 'scj-2023 II.2.5 Juego',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'The wheel\'s direction alternates at every spin, and the ball runs against it.',
  },
  'RA-39': {
    article: 'scj-2023 II.2.5 Juego',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'The number, its colour and the winning multiple chances are announced, and the marker is placed.',
  },
  'RA-40': {
    article: 'scj-2023 II.2.5 Juego',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'Collection order: around the winning number, then columns, then even chances and dozens, then the rest.',
  },
  'RA-41': {
    article: 'scj-2023 II.2.5 Juego',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'Payment needs the pit boss\'s approval, with the winning chips counted by colour; the showing covers every kind of winning bet, not only those on the number.',
  },
  'RA-42': {
    article: 'scj-2023 II.2.7 Pago de apuestas',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'Payment order for each player: columns, even chances, dozens, six-line, street, corner, split, straight.',
  },
  'RA-43': {
    article: 'scj-2023 II.2.7 Pago de apuestas',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'Several winning bets of a player are paid in one payment.',
  },
  'RA-44': {
    article: 'scj-2023 II.2.7 Pago de apuestas',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'Payment is made in the player\'s own colour chips or in money chips.',
  },
  'RA-45': {
    article: 'scj-2023 II.2.5 Juego',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'Reductions to straights do not change the amount paid.',
  },
  'RA-46': {
    article: 'scj-2023 II.2.5 Cierre del juego',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'On instruction the last three throws are announced; at the end of the session the wheel is closed and sealed and the tray closed.',
  },
  'RA-47': {
    article: 'scj-2023 II.2.6.2',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'A player who bets on even chances may be at two tables.',
  },
  'RA-48': {
    article: 'scj-2023 II.2.6.3',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'No bet is made on the wheel itself.',
  },
  'RA-49': {
    article: 'scj-2023 II.2.7 Jugadas irregulares',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'Each of the seven causes of a null spin voids the round, with «tirada nula» announced by the pit boss, also when the throw cannot be repeated.',
  },
  'RA-50': {
    article: 'scj-2023 II.2.7 Jugadas irregulares',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'After a null spin the pit boss sets the ball in the previous winning number, and the new throw waits for at least 3 turns of the wheel.',
  },
  'RA-51': {
    article: 'scj-2023 II.2.4.2 Elementos Humanos: Croupier principal',
    games: ['roulette-american', 'roulette-american-00'],
    reading: 'The ball is picked up and checked after each round; faults go to the pit boss.',
  },
  'R00-01': {
    article: 'scj-2023 II.2.3.2; II.2.4.1; II.2.5 Apuestas',
    games: ['roulette-american-00'],
    reading: 'The wheel has 38 pockets: 0, 00 and 1-36.',
  },
  'R00-02': {
    article: 'scj-2023 II.2.5 Apuestas; II.2.7 Pago de apuestas',
    games: ['roulette-american-00'],
    reading: 'Straight on any of 0, 00 and 1-36 pays 35 to 1; 0 and 00 are separate bets.',
  },
  'R00-03': {
    article: 'scj-2023 II.2.5 Apuestas; II.2.7 Pago de apuestas',
    games: ['roulette-american-00'],
    reading: 'Split on two contiguous numbers pays 17 to 1; with the zeros those are 0-00, 0-1, 0-2, 00-2 and 00-3, as the boxes touch. (The pairs are inferred.)',
  },
  'R00-04': {
    article: 'scj-2023 II.2.5 Apuestas; II.2.7 Pago de apuestas',
    games: ['roulette-american-00'],
    reading: 'Street pays 11 to 1; the zeros have exactly three: 0-00-2, 0-1-2 and 00-2-3.',
  },
  'R00-05': {
    article: 'scj-2023 II.2.5 Apuestas; II.2.7 Pago de apuestas',
    games: ['roulette-american-00'],
    reading: 'Corner of four contiguous numbers of 1-36 pays 8 to 1; 0-1-2-3 is refused as a corner. (Inferred: the table lists no corner with a zero.)',
  },
  'R00-06': {
    article: 'scj-2023 II.2.5 Apuestas; II.2.7 Pago de apuestas',
    games: ['roulette-american-00'],
    reading: 'The special line 0-00-1-2-3 is the only one, and pays 6 to 1.',
  },
  'R00-07': {
    article: 'scj-2023 II.2.5 Apuestas; II.2.7 Pago de apuestas',
    games: ['roulette-american-00'],
    reading: 'Six-line pays 5 to 1.',
  },
  'R00-08': {
    article: 'scj-2023 II.2.5 Apuestas; II.2.7 Pago de apuestas',
    games: ['roulette-american-00'],
    reading: 'Column and dozen pay 2 to 1.',
  },
  'R00-09': {
    article: 'scj-2023 II.2.5 Apuestas; II.2.7 Pago de apuestas',
    games: ['roulette-american-00'],
    reading: 'Even chances pay 1 to 1; red includes 32.',
  },
  'R00-10': {
    article: 'scj-2023 II.2.5 Apuestas; II.2.7 Pago de apuestas',
    games: ['roulette-american-00'],
    reading: 'On zero, even chances lose half.',
  },
  'R00-11': {
    article: 'scj-2023 II.2.5 Apuestas; II.2.7 Pago de apuestas',
    games: ['roulette-american-00'],
    reading: 'On double zero, even chances lose half.',
  },
  'R00-12': {
    article: 'scj-2023 II.2.5 Apuestas',
    games: ['roulette-american-00'],
    reading: 'On zero, other bets that do not cover 0 lose, a straight on 00 included.',
  },
  'R00-13': {
    article: 'scj-2023 II.2.5 Apuestas',
    games: ['roulette-american-00'],
    reading: 'On double zero, other bets that do not cover 00 lose, a straight on 0 included.',
  },
  'R00-14': {
    article: 'scj-2023 II.2.7 Pago de apuestas',
    games: ['roulette-american-00'],
    reading: 'The payment order puts the special line first among the multiple bets.',
  },
  'R00-15': {
    article: 'scj-2023 II.2.5 Apuestas',
    games: ['roulette-american-00'],
    reading: 'Neither 0 nor 00 belongs to a column, dozen, colour, parity or half.',
  },
  'BS-01': {
    article: 'scj-2023 II.3.3.1',
    games: ['big-six'],
    reading: 'The disc has exactly 54 places: 2, 2, 4, 7, 15 and 24 of the values 40, 20, 10, 5, 2 and 1.',
  },
  'BS-02': {
    article: 'scj-2023 II.3.3.1',
    games: ['big-six'],
    reading: 'An order of the places with two neighbours of equal value, counting round the disc, is refused.',
  },
  'BS-03': {
    article: 'scj-2023 II.3.3.1',
    games: ['big-six'],
    reading: 'The two symbols of value 40 differ from each other; the symbols of each other value are equal.',
  },
  'BS-04': {
    article: 'scj-2023 II.3.3.2 Elementos Humanos',
    games: ['big-six'],
    reading: 'A table needs at least 1 croupier and 1 pit boss.',
  },
  'BS-05': {
    article: 'scj-2023 II.3.3.2 Elementos Humanos: Jugadores; II.3.4 Inicio del juego; II.3.5.2',
    games: ['big-six'],
    reading: 'The disc is not spun unless at least one player takes part, that is, has a bet in play. (That taking part means betting is inferred from the rule on idle players.)',
  },
  'BS-06': {
    article: 'scj-2023 II.3.3.2 Elementos Humanos: Jugadores',
    games: ['big-six'],
    reading: 'The maximum number of players is the configured capacity of the cloth.',
  },
  'BS-07': {
    article: 'scj-2023 II.3.4 Apuestas; II.3.4 Juego',
    games: ['big-six'],
    reading: 'Betting closes with «no más apuestas» at the spin.',
  },
  'BS-08': {
    article: 'scj-2023 II.3.4 Apuestas; II.3.5.2',
    games: ['big-six'],
    reading: 'After «no más apuestas» no bet is placed, removed, lowered or raised.',
  },
  'BS-09': {
    article: 'scj-2023 II.3.4 Apuestas',
    games: ['big-six'],
    reading: 'Bets rejected after «no más apuestas» are null, whatever their amount.',
  },
  'BS-10': {
    article: 'scj-2023 II.3.4 Juego',
    games: ['big-six'],
    reading: 'The disc may turn in either direction.',
  },
  'BS-11': {
    article: 'scj-2023 II.3.3.2 Elementos Humanos: Croupier; II.3.6 Jugadas irregulares',
    games: ['big-six'],
    reading: 'A spin is valid only with three turns or more.',
  },
  'BS-12': {
    article: 'scj-2023 II.3.3.2 Elementos Humanos: Croupier; II.3.4 Juego',
    games: ['big-six'],
    reading: 'The winning symbol is announced once the disc stops.',
  },
  'BS-13': {
    article: 'scj-2023 II.3.4 Juego',
    games: ['big-six'],
    reading: 'Every symbol the stopper does not point at loses.',
  },
  'BS-14': {
    article: 'scj-2023 II.3.4 Juego',
    games: ['big-six'],
    reading: 'Losing bets are collected before winning ones are paid.',
  },
  'BS-15': {
    article: 'scj-2023 II.3.6 Pago de apuestas',
    games: ['big-six'],
    reading: 'Value 40 pays 40 to 1, on each of its two symbols.',
  },
  'BS-16': {
    article: 'scj-2023 II.3.6 Pago de apuestas',
    games: ['big-six'],
    reading: 'Value 20 pays 20 to 1.',
  },
  'BS-17': {
    article: 'scj-2023 II.3.6 Pago de apuestas',
    games: ['big-six'],
    reading: 'Value 10 pays 10 to 1.',
  },
  'BS-18': {
    article: 'scj-2023 II.3.6 Pago de apuestas',
    games: ['big-six'],
    reading: 'Value 5 pays 5 to 1.',
  },
  'BS-19': {
    article: 'scj-2023 II.3.6 Pago de apuestas',
    games: ['big-six'],
    reading: 'Value 2 pays 2 to 1.',
  },
  'BS-20': {
    article: 'scj-2023 II.3.6 Pago de apuestas',
    games: ['big-six'],
    reading: 'Value 1 pays 1 to 1.',
  },
  'BS-21': {
    article: 'scj-2023 II.3.6 Pago de apuestas',
    games: ['big-six'],
    reading: 'The payout depends on the number shown, not on the drawing.',
  },
  'BS-22': {
    article: 'scj-2023 II.3.6 Pago de apuestas',
    games: ['big-six'],
    reading: 'The payouts are shown both on the disc and on the cloth.',
  },
  'BS-23': {
    article: 'scj-2023 II.3.6 Jugadas irregulares',
    games: ['big-six'],
    reading: 'Fewer than three turns: the play is void, players may change or add bets, and the disc is spun again.',
  },
  'BS-24': {
    article: 'scj-2023 II.3.6 Jugadas irregulares',
    games: ['big-six'],
    reading: 'Stopper between two places: the play is void, players may change or add bets, and the disc is spun again.',
  },
  'BS-25': {
    article: 'scj-2023 II.3.6 Jugadas irregulares',
    games: ['big-six'],
    reading: 'Breakdown that can be put right at once: the play is void, with a new round of betting and a new spin.',
  },
  'BS-26': {
    article: 'scj-2023 II.3.6 Jugadas irregulares',
    games: ['big-six'],
    reading: 'Breakdown that cannot be put right at once: the play is void and the pit boss closes the table for a time.',
  },
  'BS-27': {
    article: 'scj-2023 II.3.5.2',
    games: ['big-six'],
    reading: 'A player idle for more than three rounds in a row, of those with a result that the player could bet in, may not keep the place: on the complaint of another player or the croupier, the pit boss asks for it and it is freed.',
  },
  'BS-28': {
    article: 'scj-2023 II.3.5.2',
    games: ['big-six'],
    reading: 'A player cannot stop the disc: no such action exists, and the attempt can be recorded as an infraction.',
  },
  'BS-29': {
    article: 'scj-2023 II.3.4 Cierre del juego',
    games: ['big-six'],
    reading: 'On instruction the last game is announced, and the table closes after it.',
  },
  'BS-30': {
    article: 'scj-2023 II.3.3.2 Elementos Humanos: Croupier',
    games: ['big-six'],
    reading: 'The croupier says aloud the phrases of the game and what the players do: a phrase, a stake placed, raised, lowered or taken back, a late one handed back, a place taken, left or come back to is told to everybody at the table.',
  },
} as const satisfies { readonly [rule: string]: RuleEntry }

export type RuleId = keyof typeof RULEBOOK
