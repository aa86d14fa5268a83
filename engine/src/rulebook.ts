// Written by scripts/rulebook.js from docs/rules. Change the rule there, then build.
// biome-ignore-all format: generated

export interface RuleEntry {
  readonly article: string
  readonly games: readonly string[]
  readonly reading: string
}

export const RULEBOOK = {
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
    reading: 'The limits in force come from the approved bet plan and are shown to the players of each game.',
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
    reading: 'Until betting closes a player can see and correct the player\'s own bets.',
  },
  'GEN-24': {
    article: 'scj-2023 I.5.1',
    games: ['general'],
    reading: 'A player who is not present cannot bet; presence is tracked through the round.',
  },
  'GEN-25': {
    article: 'scj-2023 I.5.1',
    games: ['general'],
    reading: 'A bet without a precise target or amount is refused. (Inferred.)',
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
    reading: 'Exclusion lasts the period the casino sets; meanwhile the player can neither sit nor bet.',
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
    reading: 'Every irregularity has a correction the croupier can apply at once.',
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
    reading: 'A hold never exceeds 30 minutes.',
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
    reading: 'The pit boss, not the croupier, announces «tirada nula».',
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
    reading: 'Each colour has a stock of 200 chips or more, configurable.',
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
    reading: 'Each of the seven causes of a null spin voids the round, with «tirada nula» announced by the pit boss.',
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
    reading: 'A player idle for more than three rounds in a row may not keep the place: on the complaint of another player or the croupier, the pit boss asks for it and it is freed.',
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
} as const satisfies { readonly [rule: string]: RuleEntry }

export type RuleId = keyof typeof RULEBOOK
