// Written by scripts/rulebook.js from docs/rules. Change the rule there, then build.
// biome-ignore-all format: generated

export interface RuleEntry {
  readonly article: string
  readonly games: readonly string[]
  readonly reading: string
}

export const RULEBOOK = {
  'BAC-01': {
    article: 'scj-2023 III.2.5 Juego',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'An ace counts 1, 2 to 9 their number, ten and figures nothing; of a sum only the units digit counts.',
  },
  'BAC-02': {
    article: 'scj-2023 III.2.5 Juego; III.2.6.1',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'A total of zero is announced as «baccarat».',
  },
  'BAC-03': {
    article: 'scj-2023 III.2.5 Barajado inicial',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'New packs are shown face up by suits and may be inspected, then washed and shuffled at least once by double or triple; pre-shuffled packs are shown sealed and opened before the players.',
  },
  'BAC-04': {
    article: 'scj-2023 III.2.5 Corte',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'The cut is offered to the player at the croupier\'s left and then clockwise; in later shoes by the order of the places. Where nobody wants it the croupier cuts at the centre.',
  },
  'BAC-05': {
    article: 'scj-2023 III.2.5 Corte',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'A player\'s cut leaves at least 52 cards at both ends.',
  },
  'BAC-06': {
    article: 'scj-2023 III.2.5 Corte',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'The cut card stands seven cards from the end of the pack.',
  },
  'BAC-07': {
    article: 'scj-2023 III.2.5 Corte',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'In a shuffling machine that serves as a shoe the cut card is laid aside and the cards played go back in: never more than two packs lie in the discards.',
  },
  'BAC-08': {
    article: 'scj-2023 III.2.5 Apuestas',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'Bets are made before «no más apuestas»; one that comes later is void whatever its amount.',
  },
  'BAC-09': {
    article: 'scj-2023 III.2.6.3',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'Once the round has begun no bet is made, withdrawn, lowered or raised.',
  },
  'BAC-10': {
    article: 'scj-2023 III.2.5 Apuestas; III.2.6.3',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'A player bets in one place only: on punto or on banca, never on both in one round.',
  },
  'BAC-11': {
    article: 'scj-2023 III.2.5 Distribución de cartas a los jugadores',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'The first and third cards are punto\'s, the second and fourth banca\'s; no hand has more than three.',
  },
  'BAC-12': {
    article: 'scj-2023 III.2.5 Juego; III.2.6.1',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'With 8 or 9 in two cards in either hand, a natural, the round is decided.',
  },
  'BAC-13': {
    article: 'scj-2023 III.2.5 Pedida de cartas',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'Punto asks for a third card with 0 to 4 and stands with 6 or 7.',
  },
  'BAC-14': {
    article: 'scj-2023 III.2.5 Pedida de cartas',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'When punto drew, banca with 0, 1 or 2 draws whatever punto\'s third card is.',
  },
  'BAC-15': {
    article: 'scj-2023 III.2.5 Pedida de cartas',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'When punto drew, banca with 3 draws unless punto\'s third card is an 8.',
  },
  'BAC-16': {
    article: 'scj-2023 III.2.5 Pedida de cartas',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'When punto drew, banca with 4 draws against 2 to 7.',
  },
  'BAC-17': {
    article: 'scj-2023 III.2.5 Pedida de cartas',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'When punto drew, banca with 5 draws against 4 to 7.',
  },
  'BAC-18': {
    article: 'scj-2023 III.2.5 Pedida de cartas',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'When punto drew, banca with 6 draws against 6 or 7.',
  },
  'BAC-19': {
    article: 'scj-2023 III.2.5 Pedida de cartas',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'When punto drew, banca with 7 stands.',
  },
  'BAC-20': {
    article: 'scj-2023 III.2.5 Pedida de cartas',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'When punto stood, banca follows punto\'s table: it draws with 0 to 5 and stands with 6 or 7.',
  },
  'BAC-21': {
    article: 'scj-2023 III.2.5 Pedida de cartas',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'Punto completes its hand before banca.',
  },
  'BAC-22': {
    article: 'scj-2023 III.2.5 Juego; III.2.4.2',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'After two cards the croupier announces the total of each hand, and tells aloud the rule that applies to each.',
  },
  'BAC-23': {
    article: 'scj-2023 III.2.5 Juego',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'The winning hand is announced with both totals: «gana punto 6 a 2».',
  },
  'BAC-24': {
    article: 'scj-2023 III.2.5 Juego',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'Losing bets are collected first, winning bets paid next, and the cards go to the discards last.',
  },
  'BAC-25': {
    article: 'scj-2023 III.2.5 Juego',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'Cards do not come back out of the discards after the round, except to review it in a dispute.',
  },
  'BAC-26': {
    article: 'scj-2023 III.2.5 Juego',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'The hand nearer to nine wins.',
  },
  'BAC-27': {
    article: 'scj-2023 III.2.7 Pago de apuestas',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'A winning bet on punto is paid 1 to 1.',
  },
  'BAC-28': {
    article: 'scj-2023 III.2.7 Pago de apuestas',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'A winning bet on banca is paid 1 to 1 less the commission, which is taken of the winning and rounded down to the unit.',
  },
  'BAC-29': {
    article: 'scj-2023 III.2.7 Pago de apuestas',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'The percentage of commission is set by the casino, approved by the regulator, and shown with the table.',
  },
  'BAC-30': {
    article: 'scj-2023 III.2.5 Último pase',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'When the cut card comes out during a round that round is announced as the last; when it shows after a complete hand, one last round is announced.',
  },
  'BAC-31': {
    article: 'scj-2023 III.2.5 Corte; III.2.5 Último pase',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'After the last round none begins until the cards are shuffled.',
  },
  'BAC-32': {
    article: 'scj-2023 III.2.5 Barajado; III.2.5 Continuación del juego',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'The reshuffle takes all the cards, of the discards and of the shoe, with at least one double or triple shuffle, and they are cut again.',
  },
  'BAC-33': {
    article: 'scj-2023 III.2.5 Juego con cartas nuevas',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'The casino may bring in new packs at any time between rounds, with the whole procedure.',
  },
  'BAC-34': {
    article: 'scj-2023 III.2.5 Cierre del juego',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'On instruction the croupier announces «último sabot de la mesa» before that shoe begins; where time is short, «últimas tres manos de la mesa», or two, or one.',
  },
  'BAC-35': {
    article: 'scj-2023 III.2.6.3',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'Who stays out of more than three consecutive rounds may not keep the seat: another player or the croupier may claim it, and the pit boss decides.',
  },
  'BAC-36': {
    article: 'scj-2023 III.2.7 Jugadas irregulares',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'A card that comes out face up is used; if it is the first card of the next round, that whole round is annulled.',
  },
  'BAC-37': {
    article: 'scj-2023 III.2.7 Jugadas irregulares',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'When cards nobody needs are drawn after the round, the next round, which begins with them, is annulled whole.',
  },
  'BAC-38': {
    article: 'scj-2023 III.2.7 Jugadas irregulares',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'Cards that stick together and cards dealt wrongly are put in order by the croupier, who says so.',
  },
  'BAC-39': {
    article: 'scj-2023 III.2.7 Jugadas irregulares',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'A card lifted and seen while it is drawn does not stop the game.',
  },
  'BAC-40': {
    article: 'scj-2023 III.2.7 Jugadas irregulares',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'A card that falls to the floor is picked up only by the croupier or the pit boss, who shows both its faces, and play goes on.',
  },
  'BAC-41': {
    article: 'scj-2023 III.2.5 Distribución de cartas a los jugadores; III.2.5 Juego',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'A total of three cards is reduced to its units digit like one of two.',
  },
  'BAC-42': {
    article: 'scj-2023 III.2.5 Juego; III.2.5 Pedida de cartas',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'Once there is a natural neither hand draws, even if the other has 0 to 5.',
  },
  'BAC-43': {
    article: 'scj-2023 III.2.4.1 Barajas',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'With pre-shuffled cards the croupier warns the players when the table opens and at every change of cards, a sign stays in view, and a player may decline to play.',
  },
  'BAC-44': {
    article: 'scj-2023 III.2.4.1 Barajas',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'Pre-shuffled cards carry a reference to their approval, and the game also has tables with traditional packs.',
  },
  'BAC-45': {
    article: 'scj-2023 III.2.4.2',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'Damaged cards are replaced at once through the pit boss; a round they interrupt before its result is broken off and every stake goes back.',
  },
  'BAC-46': {
    article: 'scj-2023 III.2.4.1 Barajas',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'The packs are half of one back colour and half of another, or all of one colour if colours alternate from table to table.',
  },
  'BAC-47': {
    article: 'scj-2023 III.2.4.2 Jugadores',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'No more players than the table has places, seated or standing.',
  },
  'BAC-48': {
    article: 'scj-2023 I; III.2',
    games: ['punto-y-banca', 'baccarat-chemin-de-fer', 'midi-punto-y-banca', 'mini-punto-y-banca'],
    reading: 'The general chapter (GEN rules) applies to these games.',
  },
  'PYB-01': {
    article: 'scj-2023 III.2.4.1 Barajas',
    games: ['punto-y-banca'],
    reading: 'Eight packs of 52 are played: 416 cards.',
  },
  'PYB-02': {
    article: 'scj-2023 III.2.3.1; III.2.4.2 Jugadores',
    games: ['punto-y-banca'],
    reading: 'The table has up to 9 places, or up to 14.',
  },
  'PYB-03': {
    article: 'scj-2023 III.2.5 Requisitos',
    games: ['punto-y-banca'],
    reading: 'One player is enough to shuffle and to play.',
  },
  'PYB-04': {
    article: 'scj-2023 III.2.4.2',
    games: ['punto-y-banca'],
    reading: 'A table of more than 9 places needs two croupiers, of whom one handles the paddle and the other the bets; one of 9 needs one; both a pit boss.',
  },
  'PYB-05': {
    article: 'scj-2023 III.2.5 Designación del sabot para la modalidad Punto y Banca',
    games: ['punto-y-banca'],
    reading: 'At the start the sabot belongs to the lowest occupied place.',
  },
  'PYB-06': {
    article: 'scj-2023 III.2.5 Designación del sabot para la modalidad Punto y Banca',
    games: ['punto-y-banca'],
    reading: 'Who does not want to deal passes the sabot to the right until somebody deals; who has not bet when the bets close has not wanted to. Where nobody wants it the croupier deals that round.',
  },
  'PYB-07': {
    article: 'scj-2023 III.2.5 Designación del sabot para la modalidad Punto y Banca',
    games: ['punto-y-banca'],
    reading: 'When banca loses the sabot passes to the next in turn, with «sabot pasa».',
  },
  'PYB-08': {
    article: 'scj-2023 III.2.5 Designación del sabot para la modalidad Punto y Banca',
    games: ['punto-y-banca'],
    reading: 'A holder without chips loses the sabot as if banca had lost, and so does one who is gone.',
  },
  'PYB-09': {
    article: 'scj-2023 III.2.5 Designación del sabot para la modalidad Punto y Banca',
    games: ['punto-y-banca'],
    reading: 'When banca wins, or on a tie, the holder keeps the sabot. (Inferred.)',
  },
  'PYB-10': {
    article: 'scj-2023 III.2.5 Designación del sabot para la modalidad Punto y Banca',
    games: ['punto-y-banca'],
    reading: 'A player alone at the table keeps the sabot though banca loses, until another joins.',
  },
  'PYB-11': {
    article: 'scj-2023 III.2.5 Corte',
    games: ['punto-y-banca'],
    reading: 'The cut is not offered to the player who has the sabot, where another can cut.',
  },
  'PYB-12': {
    article: 'scj-2023 III.2.5 Apuestas',
    games: ['punto-y-banca'],
    reading: 'The player who deals must bet on punto or on banca in every round.',
  },
  'PYB-13': {
    article: 'scj-2023 III.2.5 Apuestas',
    games: ['punto-y-banca'],
    reading: 'The other players bet or not as they like.',
  },
  'PYB-14': {
    article: 'scj-2023 III.2.5 Pedida de cartas',
    games: ['punto-y-banca'],
    reading: 'Punto with 5 must draw.',
  },
  'PYB-15': {
    article: 'scj-2023 III.2.5 Distribución de cartas a los jugadores',
    games: ['punto-y-banca'],
    reading: 'The cards are dealt face up.',
  },
  'PYB-16': {
    article: 'scj-2023 III.2.5 Apuestas',
    games: ['punto-y-banca'],
    reading: 'Who bets on the tie must have a bet on punto or banca; a tie bet left without one when the bets close is returned.',
  },
  'PYB-17': {
    article: 'scj-2023 III.2.5 Juego; III.2.7 Pago de apuestas',
    games: ['punto-y-banca'],
    reading: 'On equal totals the tie pays 8 to 1, and bets on punto and banca are void and returned.',
  },
  'PYB-18': {
    article: 'scj-2023 III.2.6.2',
    games: ['punto-y-banca'],
    reading: 'The holder draws only on the croupier\'s order, after «no más apuestas», in sight of all, and shows each card at once.',
  },
  'PYB-19': {
    article: 'scj-2023 III.2.6.3',
    games: ['punto-y-banca'],
    reading: 'Dealing slowly and keeping cards in hand is forbidden and can be recorded as an infraction.',
  },
  'PYB-20': {
    article: 'scj-2023 III.2.6.3',
    games: ['punto-y-banca'],
    reading: 'Only the player who has the sabot touches cards; another who does commits an infraction.',
  },
  'PYB-21': {
    article: 'scj-2023 III.2.7 Jugadas irregulares',
    games: ['punto-y-banca'],
    reading: 'When a card slips into the discard slot the whole round is annulled and every bet is returned.',
  },
  'PYB-22': {
    article: 'scj-2023 III.2.5 Apuestas',
    games: ['punto-y-banca'],
    reading: 'The tie stake is placed by the croupier at the player\'s request, in that player\'s own box.',
  },
  'PYB-23': {
    article: 'scj-2023 III.2.5 Distribución de cartas a los jugadores',
    games: ['punto-y-banca'],
    reading: 'Banca\'s cards lie nearer the sabot and punto\'s farther.',
  },
  'PYB-24': {
    article: 'scj-2023 III.2.4.2',
    games: ['punto-y-banca'],
    reading: 'The paddle croupier runs the game and the cards, the support croupier the bets and the money.',
  },
  'PYB-25': {
    article: 'scj-2023 III.2',
    games: ['punto-y-banca'],
    reading: 'The rules BAC hold in this game.',
  },
  'CHF-01': {
    article: 'scj-2023 III.2.4.1 Barajas',
    games: ['baccarat-chemin-de-fer'],
    reading: 'Eight packs of 52 are played: 416 cards.',
  },
  'CHF-02': {
    article: 'scj-2023 III.2.4.2 Jugadores',
    games: ['baccarat-chemin-de-fer'],
    reading: 'The table has up to 9 places, or up to 14.',
  },
  'CHF-03': {
    article: 'scj-2023 III.2.5 Requisitos',
    games: ['baccarat-chemin-de-fer'],
    reading: 'At least four players are needed to start and throughout: below four the round is finished and none begins.',
  },
  'CHF-04': {
    article: 'scj-2023 III.2.4.2',
    games: ['baccarat-chemin-de-fer'],
    reading: 'At least two croupiers serve the table, under a pit boss.',
  },
  'CHF-05': {
    article: 'scj-2023 III.2.4.1 Mesa de juego; III.2.5 Apuestas',
    games: ['baccarat-chemin-de-fer'],
    reading: 'There is no bet on the tie.',
  },
  'CHF-06': {
    article: 'scj-2023 III.2.5 Apuestas; III.2.7 Pago de apuestas',
    games: ['baccarat-chemin-de-fer'],
    reading: 'Equal totals make the round null: every bet is taken back and the bank stays.',
  },
  'CHF-07': {
    article: 'scj-2023 III.2.5 Apuestas',
    games: ['baccarat-chemin-de-fer'],
    reading: 'The banker deals and always bets on banca: the bank is that bet, and neither banker nor partner makes another.',
  },
  'CHF-08': {
    article: 'scj-2023 III.2.5 Designación de la banca y del sabot para la modalidad Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'At the start the bank belongs to the lowest occupied place; who does not want it passes it to the right.',
  },
  'CHF-09': {
    article: 'scj-2023 III.2.5 Designación de la banca y del sabot para la modalidad Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'The first banker puts up at least the minimum of the table.',
  },
  'CHF-10': {
    article: 'scj-2023 III.2.5 Cantidad de dinero en fichas que debe tener el banco en el Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'The bank holds at least the minimum bet and at most 100 times it.',
  },
  'CHF-11': {
    article: 'scj-2023 III.2.5 Designación de la banca y del sabot para la modalidad Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'Before the bets the croupier announces what the bank holds: «Hay 20000 pesos en la banca».',
  },
  'CHF-12': {
    article: 'scj-2023 III.2.5 Designación de la banca y del sabot para la modalidad Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'A player bets on punto at most what the bank holds and others leave of it; who bets all of it «hace banco».',
  },
  'CHF-13': {
    article: 'scj-2023 III.2.5 Designación de la banca y del sabot para la modalidad Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'When banca loses the banker loses bank and sabot, which pass to the right with «sabot pasa».',
  },
  'CHF-14': {
    article: 'scj-2023 III.2.5 Designación de la banca y del sabot para la modalidad Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'While banca has not lost the banker may give up the bank between rounds, once he has dealt.',
  },
  'CHF-15': {
    article: 'scj-2023 III.2.5 Designación de la banca y del sabot para la modalidad Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'Who gives up the bank receives what it holds, in chips.',
  },
  'CHF-16': {
    article: 'scj-2023 III.2.5 Designación de la banca y del sabot para la modalidad Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'Who takes a bank that was given up puts up at least as much as it held.',
  },
  'CHF-17': {
    article: 'scj-2023 III.2.5 Designación de la banca y del sabot para la modalidad Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'A bank refused by each single player may be taken by two in association; a single taker comes first.',
  },
  'CHF-18': {
    article: 'scj-2023 III.2.5 Designación de la banca y del sabot para la modalidad Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'The banker who gave up the bank may join the one who took it as partner, if that one agrees.',
  },
  'CHF-19': {
    article: 'scj-2023 III.2.5 Designación de la banca y del sabot para la modalidad Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'If nobody takes it, the banker who gave up the bank may take it back for the same amount.',
  },
  'CHF-20': {
    article: 'scj-2023 III.2.5 Designación de la banca y del sabot para la modalidad Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'A bank that nobody took in the turn is auctioned to the highest bidder, from the minimum of the table on.',
  },
  'CHF-21': {
    article: 'scj-2023 III.2.5 Designación de la banca y del sabot para la modalidad Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'The passing banker and his partner do not bid for the bank they just passed, and may for later ones.',
  },
  'CHF-22': {
    article: 'scj-2023 III.2.5 Designación de la banca y del sabot para la modalidad Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'Without bids the player at the right of the passing banker must take the bank at the minimum.',
  },
  'CHF-23': {
    article: 'scj-2023 III.2.5 Designación de la banca y del sabot para la modalidad Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'The banker may increase the bank over what was offered, never lower it.',
  },
  'CHF-24': {
    article: 'scj-2023 III.2.5 Designación de la banca y del sabot para la modalidad Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'Who acquires the bank must deal at least once; if he refuses it is auctioned without him and without the banker who passed it.',
  },
  'CHF-25': {
    article: 'scj-2023 III.2.5 Designación de la banca y del sabot para la modalidad Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'Who changes seat or takes a vacant one during a round loses the priority for the bank: he is asked after all the others.',
  },
  'CHF-26': {
    article: 'scj-2023 III.2.5 Designación de la banca y del sabot para la modalidad Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'A change of seat or an arrival between rounds leaves the order as it is.',
  },
  'CHF-27': {
    article: 'scj-2023 III.2.5 Designación de la banca y del sabot para la modalidad Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'A vacant place goes to the waiting list of the pit boss first, then to seated players who ask to move.',
  },
  'CHF-28': {
    article: 'scj-2023 III.2.5 Designación de la banca y del sabot para la modalidad Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'Who is absent when the bank comes to him loses the place to the first of the waiting list.',
  },
  'CHF-29': {
    article: 'scj-2023 III.2.5 Designación de la banca y del sabot para la modalidad Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'A place that is empty for a moment cannot be taken.',
  },
  'CHF-30': {
    article: 'scj-2023 III.2.5 Cantidad de dinero en fichas que debe tener el banco en el Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'The banker may withdraw winnings to the garage only when they exceed 50 times the minimum, by what exceeds it, and at least 50 times the minimum stays in the bank.',
  },
  'CHF-31': {
    article: 'scj-2023 III.2.5 Cantidad de dinero en fichas que debe tener el banco en el Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'What the bank holds over 100 times the minimum goes to the garage.',
  },
  'CHF-32': {
    article: 'scj-2023 III.2.5 Pedida de cartas',
    games: ['baccarat-chemin-de-fer'],
    reading: 'With 5 in two cards the player with the largest bet on punto decides whether punto draws; for one who does not answer it draws.',
  },
  'CHF-33': {
    article: 'scj-2023 III.2.5 Pedida de cartas',
    games: ['baccarat-chemin-de-fer'],
    reading: 'Among equal largest bets the first at the croupier\'s left decides.',
  },
  'CHF-34': {
    article: 'scj-2023 III.2.5 Pedida de cartas',
    games: ['baccarat-chemin-de-fer'],
    reading: 'If punto stands on 5 banca follows punto\'s table and draws with 5.',
  },
  'CHF-35': {
    article: 'scj-2023 III.2.4.2 Jugadores; III.2.7 Pago de apuestas',
    games: ['baccarat-chemin-de-fer'],
    reading: 'Each time banca wins the house deducts its percentage of what the banker won.',
  },
  'CHF-36': {
    article: 'scj-2023 III.2.3.2; III.2.5 Pedida de cartas',
    games: ['baccarat-chemin-de-fer'],
    reading: 'The casino determines the draws by the table: the banker has no choice.',
  },
  'CHF-37': {
    article: 'scj-2023 III.2.5 Distribución de cartas a los jugadores; III.2.6.2',
    games: ['baccarat-chemin-de-fer'],
    reading: 'The cards are dealt face up, on the croupier\'s order.',
  },
  'CHF-38': {
    article: 'scj-2023 III.2.6.3',
    games: ['baccarat-chemin-de-fer'],
    reading: 'Dealing slowly and keeping cards in hand is forbidden and can be recorded as an infraction; so can touching cards without the sabot.',
  },
  'CHF-39': {
    article: 'scj-2023 III.2.5 Corte',
    games: ['baccarat-chemin-de-fer'],
    reading: 'The cut is not offered to the banker.',
  },
  'CHF-40': {
    article: 'scj-2023 III.2.7 Jugadas irregulares',
    games: ['baccarat-chemin-de-fer'],
    reading: 'When a card slips into the discard slot the whole round is annulled, every bet is returned and the bank stays.',
  },
  'CHF-41': {
    article: 'scj-2023 III.2.3.2; III.2.5 Apuestas',
    games: ['baccarat-chemin-de-fer'],
    reading: 'The others bet against the bank, on punto, or for it, on banca, once somebody bets against it; a bet for it is settled by the house, 1 to 1 less the commission.',
  },
  'CHF-42': {
    article: 'scj-2023 III.2.5 Designación de la banca y del sabot para la modalidad Baccarat; III.2.4.2',
    games: ['baccarat-chemin-de-fer'],
    reading: 'The chips of the bank are kept by the support croupier, at his left.',
  },
  'CHF-43': {
    article: 'scj-2023 III.2.4.2',
    games: ['baccarat-chemin-de-fer'],
    reading: 'The support croupier takes the deduction of the house from the bank.',
  },
  'CHF-44': {
    article: 'scj-2023 III.2.5 Cantidad de dinero en fichas que debe tener el banco en el Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'What the banker wins joins the bank unless it goes to the garage.',
  },
  'CHF-45': {
    article: 'scj-2023 III.2.5 Designación de la banca y del sabot para la modalidad Baccarat',
    games: ['baccarat-chemin-de-fer'],
    reading: 'A bank that a player refuses goes on around the table in the order of the places.',
  },
  'CHF-46': {
    article: 'scj-2023 III.2',
    games: ['baccarat-chemin-de-fer'],
    reading: 'The rules BAC hold in this game, those of the tie bet excepted.',
  },
  'MID-01': {
    article: 'scj-2023 III.2.3.3; III.2.4.2 Jugadores',
    games: ['midi-punto-y-banca'],
    reading: 'The table has nine places and nobody else plays.',
  },
  'MID-02': {
    article: 'scj-2023 III.2.4.1 Barajas',
    games: ['midi-punto-y-banca'],
    reading: 'Six or eight packs of 52 are played, as the casino has informed.',
  },
  'MID-03': {
    article: 'scj-2023 III.2.5 Requisitos',
    games: ['midi-punto-y-banca'],
    reading: 'One player is enough to shuffle and to play.',
  },
  'MID-04': {
    article: 'scj-2023 III.2.3.3; III.2.5 Distribución de cartas a los jugadores',
    games: ['midi-punto-y-banca'],
    reading: 'The croupier always keeps the sabot and deals; the players only bet.',
  },
  'MID-05': {
    article: 'scj-2023 III.2.5 Distribución de cartas a los jugadores',
    games: ['midi-punto-y-banca'],
    reading: 'The first two cards of each hand are dealt face down.',
  },
  'MID-06': {
    article: 'scj-2023 III.2.3.3',
    games: ['midi-punto-y-banca'],
    reading: 'The cards of a hand are turned by the player with the largest bet on it, or by the player at the croupier\'s left, as the table is set; who refuses passes them to the next clockwise, and where nobody wants to the croupier turns them.',
  },
  'MID-07': {
    article: 'scj-2023 III.2.6.3',
    games: ['midi-punto-y-banca'],
    reading: 'Players touch cards only to turn those they have the right to; another who does commits an infraction.',
  },
  'MID-08': {
    article: 'scj-2023 III.2.5 Apuestas; III.2.7 Pago de apuestas',
    games: ['midi-punto-y-banca'],
    reading: 'Who bets on the tie must have a bet on punto or banca; it pays 8 to 1 on equal totals, and then bets on punto and banca are void and returned.',
  },
  'MID-09': {
    article: 'scj-2023 III.2.5 Pedida de cartas',
    games: ['midi-punto-y-banca'],
    reading: 'Punto with 5 must draw.',
  },
  'MID-10': {
    article: 'scj-2023 III.2.3.3; III.2.5 Apuestas',
    games: ['midi-punto-y-banca'],
    reading: 'Nobody has to bet. (Inferred: the duty is of the player who deals.)',
  },
  'MID-11': {
    article: 'scj-2023 III.2.4.2',
    games: ['midi-punto-y-banca'],
    reading: 'The croupier announces the totals of two cards and draws by the table.',
  },
  'MID-12': {
    article: 'scj-2023 III.2.4.2',
    games: ['midi-punto-y-banca'],
    reading: 'One croupier serves the table, under a pit boss.',
  },
  'MID-13': {
    article: 'scj-2023 III.2.7 Jugadas irregulares',
    games: ['midi-punto-y-banca'],
    reading: 'There is no discard slot: no card annuls a round by slipping into it.',
  },
  'MID-14': {
    article: 'scj-2023 III.2',
    games: ['midi-punto-y-banca'],
    reading: 'The rules BAC hold in this game.',
  },
  'MIN-01': {
    article: 'scj-2023 III.2.3.4; III.2.4.2 Jugadores',
    games: ['mini-punto-y-banca'],
    reading: 'The table has seven places and nobody else plays.',
  },
  'MIN-02': {
    article: 'scj-2023 III.2.4.1 Barajas',
    games: ['mini-punto-y-banca'],
    reading: 'Six or eight packs of 52 are played, as the casino has informed.',
  },
  'MIN-03': {
    article: 'scj-2023 III.2.5 Requisitos',
    games: ['mini-punto-y-banca'],
    reading: 'One player is enough to shuffle and to play.',
  },
  'MIN-04': {
    article: 'scj-2023 III.2.3.4; III.2.5 Distribución de cartas a los jugadores',
    games: ['mini-punto-y-banca'],
    reading: 'The croupier always keeps the sabot and deals; the players only bet.',
  },
  'MIN-05': {
    article: 'scj-2023 III.2.5 Distribución de cartas a los jugadores',
    games: ['mini-punto-y-banca'],
    reading: 'The first two cards of each hand are dealt face down.',
  },
  'MIN-06': {
    article: 'scj-2023 III.2.3.4',
    games: ['mini-punto-y-banca'],
    reading: 'The cards of a hand are turned by the player with the largest bet on it, or by the player at the croupier\'s left, as the table is set; who refuses passes them to the next clockwise, and where nobody wants to the croupier turns them.',
  },
  'MIN-07': {
    article: 'scj-2023 III.2.6.3',
    games: ['mini-punto-y-banca'],
    reading: 'Players touch cards only to turn those they have the right to; another who does commits an infraction.',
  },
  'MIN-08': {
    article: 'scj-2023 III.2.5 Apuestas; III.2.7 Pago de apuestas',
    games: ['mini-punto-y-banca'],
    reading: 'Who bets on the tie must have a bet on punto or banca; it pays 8 to 1 on equal totals, and then bets on punto and banca are void and returned.',
  },
  'MIN-09': {
    article: 'scj-2023 III.2.5 Pedida de cartas',
    games: ['mini-punto-y-banca'],
    reading: 'Punto with 5 must draw.',
  },
  'MIN-10': {
    article: 'scj-2023 III.2.3.4; III.2.5 Apuestas',
    games: ['mini-punto-y-banca'],
    reading: 'Nobody has to bet. (Inferred: the duty is of the player who deals.)',
  },
  'MIN-11': {
    article: 'scj-2023 III.2.4.2',
    games: ['mini-punto-y-banca'],
    reading: 'The croupier announces the totals of two cards and draws by the table.',
  },
  'MIN-12': {
    article: 'scj-2023 III.2.4.2',
    games: ['mini-punto-y-banca'],
    reading: 'One croupier serves the table, under a pit boss.',
  },
  'MIN-13': {
    article: 'scj-2023 III.2.7 Jugadas irregulares',
    games: ['mini-punto-y-banca'],
    reading: 'There is no discard slot: no card annuls a round by slipping into it.',
  },
  'MIN-14': {
    article: 'scj-2023 III.2',
    games: ['mini-punto-y-banca'],
    reading: 'The rules BAC hold in this game.',
  },
  'PB-01': {
    article: 'scj-2023 III.3.4.1; III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'One deck of exactly 52 distinct cards is in play per round; deck completeness is verified when a new deck enters.',
  },
  'PB-02': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'A new deck is presented face up in order to the players and may be inspected before it is shuffled.',
  },
  'PB-03': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'A new deck gets a Chemin (palms) shuffle plus a normal double or triple shuffle, so that no sequence survives.',
  },
  'PB-04': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'draw-poker-arica', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-plus-iquique', 'holdem-bonus'],
    reading: 'A faulty or incomplete deck is replaced, repeating the whole presentation.',
  },
  'PB-05': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Every round starts from a full random shuffle (manual: triple, peinado, double; or machine).',
  },
  'PB-06': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Without machine the deck is cut at the middle after the shuffle; with machine there is no cut.',
  },
  'PB-07': {
    article: 'scj-2023 III.3.4.1; III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'With a machine and two decks, decks differ in colour, are prepared separately and alternate round by round.',
  },
  'PB-08': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'draw-poker-arica', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-plus-iquique', 'holdem-bonus'],
    reading: 'The casino may bring new cards at any moment of the session, between rounds, with presentation and first shuffle.',
  },
  'PB-09': {
    article: 'scj-2023 III.3.4.2',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'draw-poker-arica', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-plus-iquique', 'holdem-bonus'],
    reading: 'Table needs one croupier and a supervising pit boss.',
  },
  'PB-10': {
    article: 'scj-2023 III.3.4.2',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'draw-poker-arica', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-plus-iquique', 'holdem-bonus'],
    reading: 'Card replacement for damage needs the pit boss\'s authorisation.',
  },
  'PB-11': {
    article: 'scj-2023 I.4.1',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Only chips or other authorised instruments are accepted; a verbal bet never counts.',
  },
  'PB-12': {
    article: 'scj-2023 I.4.2',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Every bet lies between the displayed minimum and maximum.',
  },
  'PB-13': {
    article: 'scj-2023 I.4.2',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'draw-poker-arica', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-plus-iquique', 'holdem-bonus'],
    reading: 'A bet above the maximum, noticed late: a win is paid up to the maximum, a loss takes up to the maximum, and the excess goes back; the room head is told first.',
  },
  'PB-14': {
    article: 'scj-2023 I.4.2',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'draw-poker-arica', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-plus-iquique', 'holdem-bonus'],
    reading: 'A bet below the minimum, noticed late, is settled on the amount bet, with the authorisation of the room head.',
  },
  'PB-15': {
    article: 'scj-2023 I.4.2',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'draw-poker-arica', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-plus-iquique', 'holdem-bonus'],
    reading: 'In both cases the player is told the limits.',
  },
  'PB-16': {
    article: 'scj-2023 III.3.5.1; III.3.5.2; III.3.5.3; III.3.5.4; III.3.5.7.2; III.3.5.7.3',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'A bet offered after «no más apuestas» is void whatever its amount, and is returned.',
  },
  'PB-17': {
    article: 'scj-2023 III.3.6.3',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'One betting place and one hand per player per round.',
  },
  'PB-18': {
    article: 'scj-2023 III.3.6.3',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Once the round or the next betting round has started, no bet may be added, withdrawn, lowered or raised (except the moves each game allows).',
  },
  'PB-19': {
    article: 'scj-2023 III.3.6.3',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'A player who takes a bet back after receiving cards must put it back.',
  },
  'PB-20': {
    article: 'scj-2023 III.3.6.3',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Cards may not be touched before the deal is finished.',
  },
  'PB-21': {
    article: 'scj-2023 III.3.6.3',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'When the bank uncovers its hand, players may not touch their cards, whether it opens or not.',
  },
  'PB-22': {
    article: 'scj-2023 III.3.6.3',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Cards never leave the table or the croupier\'s sight.',
  },
  'PB-23': {
    article: 'scj-2023 III.3.6.3',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'No information about a hand may pass between players (software: nobody else sees a covered card).',
  },
  'PB-24': {
    article: 'scj-2023 I.5.2; III.3.6.3',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'No pooling, partnership or mixing of hands; nobody plays another\'s hand.',
  },
  'PB-25': {
    article: 'scj-2023 III.3.6.3',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'draw-poker-arica', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-plus-iquique', 'holdem-bonus'],
    reading: 'More than three consecutive rounds without playing: seat can be reclaimed; the pit boss asks the player to free it.',
  },
  'PB-26': {
    article: 'scj-2023 I.5.3',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'draw-poker-arica', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-plus-iquique', 'holdem-bonus'],
    reading: 'Breach: warning; repeat: exclusion from the next round on, for the period the casino fixes.',
  },
  'PB-27': {
    article: 'scj-2023 III.3.5.1; III.3.5.2; III.3.5.3; III.3.5.4; III.3.5.7.2; III.3.5.7.3',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'During a round nothing leaves the discard tray except to review a disputed play.',
  },
  'PB-28': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'draw-poker-arica', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-plus-iquique', 'holdem-bonus'],
    reading: 'Cards go to the discard tray hand by hand as bets are settled; afterwards the deck is reshuffled.',
  },
  'PB-29': {
    article: 'scj-2023 I.6',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Payment may be held for CCTV checking at most 30 minutes, without stopping the table, and the player may keep playing.',
  },
  'PB-30': {
    article: 'scj-2023 I.6',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Errors are corrected at once by the croupier; disputes go to the table or section chief; last resort CCTV.',
  },
  'PB-31': {
    article: 'scj-2023 III.3.5.1; III.3.5.2; III.3.5.3; III.3.5.4; III.3.5.7.2; III.3.5.7.3',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'draw-poker-arica', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-plus-iquique', 'holdem-bonus'],
    reading: 'On the pit boss\'s order the croupier announces the last (three or two) rounds.',
  },
  'PB-32': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'From the highest: ace, king, queen, jack, 10 … 2; no suit is worth more than another.',
  },
  'PB-33': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'A-2-3-4-5 is a straight and the lowest; 10-J-Q-K-A the highest; no other wrap.',
  },
  'PB-34': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Straight flush runs from A-5 to 9-K; 10-A suited is Escalera Real, its own category.',
  },
  'PB-35': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Category order as in the ranking line above.',
  },
  'PB-36': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Pairs: the pair, then the remaining cards from the highest.',
  },
  'PB-37': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Two pairs: high pair, low pair, fifth card.',
  },
  'PB-38': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Three of a kind, straight, straight flush, four of a kind and full are graded by the trips, the top card or the quads, then by what is left.',
  },
  'PB-39': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Color graded by its highest card, then the next ones.',
  },
  'PB-40': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Five equal values = tie; royal against royal = tie.',
  },
  'PB-41': {
    article: 'scj-2023 III.3.6.4',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'A card shown at the cut forces a new shuffle.',
  },
  'PB-42': {
    article: 'scj-2023 III.3.6.4',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'A misdeal that can be put in order is put in order, announcing «Las cartas están bien dadas»; where it cannot, or a player objects, the cards are burned and the round is void.',
  },
  'PB-43': {
    article: 'scj-2023 III.3.6.4',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'When burned cards leave too few to go on, the round is void and the whole deck is shuffled before another.',
  },
  'PB-44': {
    article: 'scj-2023 III.3.6.4',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Jam or incomplete cycle while shuffling: cards out, completeness check, manual shuffle; the round is not affected.',
  },
  'PB-45': {
    article: 'scj-2023 III.3.6.4',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Jam while dealing: round void, check, manual shuffle, restart.',
  },
  'PB-46': {
    article: 'scj-2023 III.3.6.4',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Machine out of order is taken off the table.',
  },
  'PB-47': {
    article: 'scj-2023 III.3.6.4',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'A card that comes out face up is burned and the next one takes its place.',
  },
  'PB-48': {
    article: 'scj-2023 III.3.6.4',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Exactly one player card seen: the round goes on.',
  },
  'PB-49': {
    article: 'scj-2023 III.3.6.4',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Two or more player cards seen: round void.',
  },
  'PB-50': {
    article: 'scj-2023 III.3.6.4',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'A croupier card that must be covered is seen: round void (Caribbean\'s fifth card is exempt).',
  },
  'PB-51': {
    article: 'scj-2023 III.3.6.4',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Stuck cards: the player picks the one that is burned; without an answer it is the top one; the others play.',
  },
  'PB-52': {
    article: 'scj-2023 III.3.6.4',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Player with a wrong number of cards and no reordering possible: only his hand void.',
  },
  'PB-53': {
    article: 'scj-2023 III.3.6.4',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Croupier with a wrong number of cards: all hands void.',
  },
  'PB-54': {
    article: 'scj-2023 III.3.6.4',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Player with a bet and no cards waits for the next round.',
  },
  'PB-55': {
    article: 'scj-2023 III.3.6.4',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Extra cards drawn at the end of the round are burned.',
  },
  'PB-56': {
    article: 'scj-2023 III.3.6.4',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'A fourth open card in the flop is burned.',
  },
  'PB-57': {
    article: 'scj-2023 I.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus', 'draw-poker', 'three-card-poker', 'go-poker', 'holdem-plus', 'holdem-bonus'],
    reading: 'Player must be present during the play and watch over his own bet.',
  },
  'CAR-01': {
    article: 'scj-2023 III.3.4.2; III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus'],
    reading: '1 to 7 players.',
  },
  'CAR-02': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus'],
    reading: 'Ante is compulsory, precedes every card and is what gives the right to cards.',
  },
  'CAR-03': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus'],
    reading: '«No más apuestas» closes the ante before the first card.',
  },
  'CAR-04': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus'],
    reading: 'One card at a time, left to right, croupier last, five rounds.',
  },
  'CAR-05': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus'],
    reading: 'Players\' cards covered; croupier four covered, his fifth and last uncovered.',
  },
  'CAR-06': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus'],
    reading: 'One-by-one machine deals exactly as by hand.',
  },
  'CAR-07': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus'],
    reading: 'Packet machine: groups of five left to right, croupier\'s group last, uncovered card top or bottom by configuration.',
  },
  'CAR-08': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker'],
    reading: 'Remaining deck goes to the discard tray before decisions (no replacement cards exist).',
  },
  'CAR-09': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus'],
    reading: 'Everybody must say «voy» or «no voy», and the croupier shows nothing until all have.',
  },
  'CAR-10': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus'],
    reading: '«Voy» takes a bet of exactly the double of the ante.',
  },
  'CAR-11': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus'],
    reading: '«No voy» loses the ante; the hand is collected unseen.',
  },
  'CAR-12': {
    article: 'scj-2023 III.3.3.1',
    games: ['caribbean-poker'],
    reading: 'Cards cannot be exchanged.',
  },
  'CAR-13': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus'],
    reading: 'Croupier opens with A-K or better.',
  },
  'CAR-14': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus'],
    reading: 'A hand below A-K (e.g. A-Q-J-10-9) does not open.',
  },
  'CAR-15': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus'],
    reading: 'Where the bank does not open the ante is paid 1 to 1 to everybody who said «voy».',
  },
  'CAR-16': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus'],
    reading: 'Not opening returns bet, whatever the player holds.',
  },
  'CAR-17': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus'],
    reading: 'Opening: each hand with a bet is compared separately with the croupier\'s.',
  },
  'CAR-18': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus'],
    reading: 'Winning hand: ante 1 to 1.',
  },
  'CAR-19': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus'],
    reading: 'Winning hand: bet by table 1/1/2/3/4/5/7/20/50/100.',
  },
  'CAR-20': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus'],
    reading: 'Losing hand: ante and bet taken.',
  },
  'CAR-21': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus'],
    reading: 'Tie: neither bet moves; withdrawn only after all payments and collections.',
  },
  'CAR-22': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus'],
    reading: 'A-K against A-K is decided by the remaining three cards, high to low.',
  },
  'CAR-23': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus'],
    reading: 'The tie-breaks from a pair to a royal flush are the common ones.',
  },
  'CAR-24': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker', 'caribbean-poker-plus'],
    reading: 'A new round starts with the invitation to place the ante.',
  },
  'CPL-01': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker-plus'],
    reading: 'All rules of Caribbean Poker apply, except that the rest of the deck is discarded after the deal and that no card is exchanged.',
  },
  'CPL-02': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker-plus'],
    reading: 'After the deal the deck stays available (hand or machine) for purchases.',
  },
  'CPL-03': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker-plus'],
    reading: 'The purchase is optional and only for a player who places bet.',
  },
  'CPL-04': {
    article: 'scj-2023 III.3.5.1; III.3.6.2',
    games: ['caribbean-poker-plus'],
    reading: 'It is declared together with the bet, clearly.',
  },
  'CPL-05': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker-plus'],
    reading: 'Price = exactly the ante.',
  },
  'CPL-06': {
    article: 'scj-2023 III.3.3.1; III.3.5.1',
    games: ['caribbean-poker-plus'],
    reading: 'At most one card per player.',
  },
  'CPL-07': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker-plus'],
    reading: 'Buyers are served from the croupier\'s left to right, after all decisions.',
  },
  'CPL-08': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker-plus'],
    reading: 'The price goes to the house and is lost in every outcome (win, loss, tie, not opening).',
  },
  'CPL-09': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker-plus'],
    reading: 'The changed card goes to the discard tray without being shown.',
  },
  'CPL-10': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker-plus'],
    reading: 'The new card is covered and is the next card of the deck.',
  },
  'CPL-11': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker-plus'],
    reading: 'After the purchases (or with none) the rest of the deck goes to the discard tray; only then does the croupier show.',
  },
  'CPL-12': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker-plus'],
    reading: 'The croupier never buys.',
  },
  'CPL-13': {
    article: 'scj-2023 III.3.5.1',
    games: ['caribbean-poker-plus'],
    reading: 'The bought hand is paid by the same bet table.',
  },
  'DRW-01': {
    article: 'scj-2023 III.3.4.2; III.3.5.2',
    games: ['draw-poker'],
    reading: '1 to 6 players.',
  },
  'DRW-02': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Ante compulsory before any card.',
  },
  'DRW-03': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: '«No más apuestas» closes the ante.',
  },
  'DRW-04': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Five covered cards each, one by one, left to right, croupier last.',
  },
  'DRW-05': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Packet machine: groups of five in the same order; one-by-one machine as by hand.',
  },
  'DRW-06': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'The rest of the deck is kept for the exchange.',
  },
  'DRW-07': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Everybody must say «voy» or «no voy», and all of them before anybody exchanges.',
  },
  'DRW-08': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'The bet is exactly the double of the ante.',
  },
  'DRW-09': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: '«No voy» loses the ante; the five cards are collected unseen.',
  },
  'DRW-10': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Only a player with bet may exchange.',
  },
  'DRW-11': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'None, one or two cards are exchanged; three or more are refused.',
  },
  'DRW-12': {
    article: 'scj-2023 III.3.6.2',
    games: ['draw-poker'],
    reading: 'The exchange must be indicated clearly.',
  },
  'DRW-13': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Kept cards may not be picked up before the replacements are complete.',
  },
  'DRW-14': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Discards of all players are collected first; then replacements from left to right, player by player, one by one, covered.',
  },
  'DRW-15': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'A discarded card cannot come back in the round.',
  },
  'DRW-16': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'The croupier looks at and draws to his hand only after all players have been served.',
  },
  'DRW-17': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Rule 1°: stands with Escalera … Escalera Real.',
  },
  'DRW-18': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Rule 2°: Dos Pares changes the fifth card.',
  },
  'DRW-19': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Rule 2°: no pair, four to Color: changes the odd card.',
  },
  'DRW-20': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Rule 2°: no pair, four-card Escalera: changes the odd card.',
  },
  'DRW-21': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Note 1: different cards: Color draw preferred.',
  },
  'DRW-22': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Note 1: same four cards: fifth card discarded.',
  },
  'DRW-23': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Rule 3°: Trío changes the other two.',
  },
  'DRW-24': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Rule 3°: pair keeps pair + highest of the rest.',
  },
  'DRW-25': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Note 2: pair beats a four-card draw (source example).',
  },
  'DRW-26': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Rule 3° / note 3: nothing: keeps the three highest.',
  },
  'DRW-27': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'The rules are forced and applied in their order: the croupier does not choose.',
  },
  'DRW-28': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Opens only with a pair of 8 or better, judged after the draw.',
  },
  'DRW-29': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'The cloth may say «El Croupier sólo juega con Par de 8 o mayor».',
  },
  'DRW-30': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'After his draw the rest of the deck goes to the discard tray.',
  },
  'DRW-31': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Not opening: ante 1 to 1 to all who did not retire.',
  },
  'DRW-32': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Not opening: bet returned.',
  },
  'DRW-33': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Opening: only hands with bet are compared, one by one.',
  },
  'DRW-34': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Winner: ante 1 to 1, bet by table 1/1/2/3/5/7/20/50/100.',
  },
  'DRW-35': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Losers collected and winners paid from right to left.',
  },
  'DRW-36': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Loser: both taken.',
  },
  'DRW-37': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Tie: no action; picked up after the other hands are settled.',
  },
  'DRW-38': {
    article: 'scj-2023 III.3.5.2',
    games: ['draw-poker'],
    reading: 'Same category: successive highest cards decide.',
  },
  'DRW-39': {
    article: 'scj-2023 III.6',
    games: ['draw-poker'],
    reading: 'Progressive: who exchanges or retires loses the prize of the pot.',
  },
  'DRA-01': {
    article: 'arica-2017 1.4; 1.4.1; 1.5.2',
    games: ['draw-poker-arica'],
    reading: '1 to 6 players.',
  },
  'DRA-02': {
    article: 'arica-2017 1.4; 1.5.2',
    games: ['draw-poker-arica'],
    reading: 'One 52-card deck, manual shuffle (triple, peinado, double) and cut at the middle every round.',
  },
  'DRA-03': {
    article: 'arica-2017 1.5.2',
    games: ['draw-poker-arica'],
    reading: 'New deck: completeness, presentation, Chemin + double/triple.',
  },
  'DRA-04': {
    article: 'arica-2017 1.5.3',
    games: ['draw-poker-arica'],
    reading: 'Ante compulsory before any card.',
  },
  'DRA-05': {
    article: 'arica-2017 1.5.3',
    games: ['draw-poker-arica'],
    reading: '«No más apuestas»; what comes later is void and returned.',
  },
  'DRA-06': {
    article: 'arica-2017 1.5.3',
    games: ['draw-poker-arica'],
    reading: 'Five covered cards one by one, left to right, croupier last.',
  },
  'DRA-07': {
    article: 'arica-2017 1.5.3',
    games: ['draw-poker-arica'],
    reading: 'Everybody must say «voy» or «no voy»; the bet is the double of the ante.',
  },
  'DRA-08': {
    article: 'arica-2017 1.5.3',
    games: ['draw-poker-arica'],
    reading: '«No voy» loses the ante; the cards are not seen.',
  },
  'DRA-09': {
    article: 'arica-2017 1.5.3',
    games: ['draw-poker-arica'],
    reading: 'Only bettors exchange, at most two cards.',
  },
  'DRA-10': {
    article: 'arica-2017 1.5.3',
    games: ['draw-poker-arica'],
    reading: 'Replacements left to right, one by one, croupier last.',
  },
  'DRA-11': {
    article: 'arica-2017 1.5.3',
    games: ['draw-poker-arica'],
    reading: 'Deck remains with the croupier until his own draw is done, then discard tray.',
  },
  'DRA-12': {
    article: 'arica-2017 1.6',
    games: ['draw-poker-arica'],
    reading: 'Stands with Escalera simple or better.',
  },
  'DRA-13': {
    article: 'arica-2017 1.6',
    games: ['draw-poker-arica'],
    reading: 'Changes one with Dos Pares or, without a pair, four to Color / four-card Escalera.',
  },
  'DRA-14': {
    article: 'arica-2017 1.6',
    games: ['draw-poker-arica'],
    reading: 'Color draw preferred; same four cards: fifth out.',
  },
  'DRA-15': {
    article: 'arica-2017 1.6',
    games: ['draw-poker-arica'],
    reading: 'Changes two with Trío, any pair (keeps pair + highest), no pair (keeps three highest).',
  },
  'DRA-16': {
    article: 'arica-2017 1.6',
    games: ['draw-poker-arica'],
    reading: 'Pair with a four-card draw keeps pair + highest (source example).',
  },
  'DRA-17': {
    article: 'arica-2017 1.6',
    games: ['draw-poker-arica'],
    reading: 'Nothing at all: two lowest out.',
  },
  'DRA-18': {
    article: 'arica-2017 1.5.3; 1.6',
    games: ['draw-poker-arica'],
    reading: 'Opens only with a pair of 8 or better.',
  },
  'DRA-19': {
    article: 'arica-2017 1.5.3',
    games: ['draw-poker-arica'],
    reading: 'Not opening: ante 1 to 1; bet returned.',
  },
  'DRA-20': {
    article: 'arica-2017 1.5.3; 1.10',
    games: ['draw-poker-arica'],
    reading: 'Opening: win ante 1 to 1, bet 1/1/2/3/5/7/20/50/100.',
  },
  'DRA-21': {
    article: 'arica-2017 1.5.3',
    games: ['draw-poker-arica'],
    reading: 'Right to left.',
  },
  'DRA-22': {
    article: 'arica-2017 1.5.3',
    games: ['draw-poker-arica'],
    reading: 'Loss: both taken; tie: no action.',
  },
  'DRA-23': {
    article: 'arica-2017 1.7',
    games: ['draw-poker-arica'],
    reading: 'Tie-breaks a-i.',
  },
  'DRA-24': {
    article: 'arica-2017 2.3',
    games: ['draw-poker-arica'],
    reading: 'One hand per player; no change of bets after the start; bets taken back must be returned.',
  },
  'DRA-25': {
    article: 'arica-2017 2.3',
    games: ['draw-poker-arica'],
    reading: 'No card talk, no partnership, no playing another\'s hand.',
  },
  'DRA-26': {
    article: 'arica-2017 2.3',
    games: ['draw-poker-arica'],
    reading: 'No touching before the deal ends or once the bank uncovers.',
  },
  'DRA-27': {
    article: 'arica-2017 2.3',
    games: ['draw-poker-arica'],
    reading: 'Cards handed in covered in every case.',
  },
  'DRA-28': {
    article: 'arica-2017 2.3',
    games: ['draw-poker-arica'],
    reading: 'More than three rounds idle: seat claim.',
  },
  'DRA-29': {
    article: 'arica-2017 2.4',
    games: ['draw-poker-arica'],
    reading: 'Card shown at the cut: reshuffle.',
  },
  'DRA-30': {
    article: 'arica-2017 2.4',
    games: ['draw-poker-arica'],
    reading: 'Cards are put in order saying «Las cartas están bien dadas»; where that cannot be, or somebody objects, they are burned.',
  },
  'DRA-31': {
    article: 'arica-2017 2.4',
    games: ['draw-poker-arica'],
    reading: 'Too few cards: full reshuffle before a new round.',
  },
  'DRA-32': {
    article: 'arica-2017 2.4',
    games: ['draw-poker-arica'],
    reading: 'Face-up card burned, round goes on.',
  },
  'DRA-33': {
    article: 'arica-2017 2.4',
    games: ['draw-poker-arica'],
    reading: 'One player card seen: go on; more than one: round void.',
  },
  'DRA-34': {
    article: 'arica-2017 2.4',
    games: ['draw-poker-arica'],
    reading: 'Croupier\'s card seen: round void.',
  },
  'DRA-35': {
    article: 'arica-2017 2.4',
    games: ['draw-poker-arica'],
    reading: 'Stuck cards: player picks, else top or last burned.',
  },
  'DRA-36': {
    article: 'arica-2017 2.4',
    games: ['draw-poker-arica'],
    reading: 'Wrong count: player\'s hand void / croupier: all hands void.',
  },
  'DRA-37': {
    article: 'arica-2017 2.4',
    games: ['draw-poker-arica'],
    reading: 'Not dealt in: next round; extra cards burned.',
  },
  'DRA-38': {
    article: 'arica-2017 2.4',
    games: ['draw-poker-arica'],
    reading: 'Who exposes the cards is warned; the second time the place must be left, and with it the right to go on at the table.',
  },
  'DRA-39': {
    article: 'arica-2017 2.2',
    games: ['draw-poker-arica'],
    reading: 'Exchange must be indicated clearly.',
  },
  'DRA-40': {
    article: 'arica-2017 1.9',
    games: ['draw-poker-arica'],
    reading: 'Closing announcement of the last (three or two) rounds.',
  },
  'DRA-41': {
    article: 'arica-2017 3.5.2',
    games: ['draw-poker-arica'],
    reading: 'Progressive: who exchanges loses the prize of the pot.',
  },
  'TCP-01': {
    article: 'scj-2023 III.3.4.2; III.3.5.3',
    games: ['three-card-poker'],
    reading: '1 to 7 players.',
  },
  'TCP-02': {
    article: 'scj-2023 III.3.5.3',
    games: ['three-card-poker'],
    reading: 'Ante compulsory before any card.',
  },
  'TCP-03': {
    article: 'scj-2023 III.3.5.3',
    games: ['three-card-poker'],
    reading: '«No más apuestas»; what comes later is void.',
  },
  'TCP-04': {
    article: 'scj-2023 III.3.5.3',
    games: ['three-card-poker'],
    reading: 'Three covered cards each, one by one, left to right, croupier last (all three covered).',
  },
  'TCP-05': {
    article: 'scj-2023 III.3.5.3',
    games: ['three-card-poker'],
    reading: 'Packet machine: threes to players, last three to the croupier.',
  },
  'TCP-06': {
    article: 'scj-2023 III.3.5.3',
    games: ['three-card-poker'],
    reading: 'Rest of the deck to the discard tray after the deal.',
  },
  'TCP-07': {
    article: 'scj-2023 III.3.5.3',
    games: ['three-card-poker'],
    reading: 'Everybody says «voy» or «no voy» before the croupier shows.',
  },
  'TCP-08': {
    article: 'scj-2023 III.3.5.3',
    games: ['three-card-poker'],
    reading: 'Bet equals the ante (not double).',
  },
  'TCP-09': {
    article: 'scj-2023 III.3.5.3',
    games: ['three-card-poker'],
    reading: '«No voy» loses the ante; the three cards are not seen.',
  },
  'TCP-10': {
    article: 'scj-2023 III.3.3.3',
    games: ['three-card-poker'],
    reading: 'No exchange.',
  },
  'TCP-11': {
    article: 'scj-2023 III.3.5.3',
    games: ['three-card-poker'],
    reading: 'Opens with Queen-high or better.',
  },
  'TCP-12': {
    article: 'scj-2023 III.3.5.3',
    games: ['three-card-poker'],
    reading: 'Jack-high does not open; a pair of 2 does.',
  },
  'TCP-13': {
    article: 'scj-2023 III.3.5.3',
    games: ['three-card-poker'],
    reading: 'Not opening: ante 1 to 1, bet returned.',
  },
  'TCP-14': {
    article: 'scj-2023 III.3.5.3',
    games: ['three-card-poker'],
    reading: 'Win: ante 1 to 1; bet 1/1/1/2/5/6.',
  },
  'TCP-15': {
    article: 'scj-2023 III.3.5.3',
    games: ['three-card-poker'],
    reading: 'Loss: both taken.',
  },
  'TCP-16': {
    article: 'scj-2023 III.3.5.3',
    games: ['three-card-poker'],
    reading: 'Tie: no action.',
  },
  'TCP-17': {
    article: 'scj-2023 III.3.5.3',
    games: ['three-card-poker'],
    reading: 'Color < Escalera < Trío.',
  },
  'TCP-18': {
    article: 'scj-2023 III.3.5.3',
    games: ['three-card-poker'],
    reading: 'Q-K-A highest and A-2-3 lowest straight; K-A-2 is no straight.',
  },
  'TCP-19': {
    article: 'scj-2023 III.3.5.3',
    games: ['three-card-poker'],
    reading: 'Carta Alta tie-break: next cards in order.',
  },
  'TCP-20': {
    article: 'scj-2023 III.3.5.3',
    games: ['three-card-poker'],
    reading: 'Pair tie-break: pair, then third card.',
  },
  'TCP-21': {
    article: 'scj-2023 III.3.5.3',
    games: ['three-card-poker'],
    reading: 'Color by highest card (then next), Escalera by height, Trío by rank, straight flush by height.',
  },
  'TCP-22': {
    article: 'scj-2023 III.3.5.3',
    games: ['three-card-poker'],
    reading: 'Three equal values = tie.',
  },
  'GOP-01': {
    article: 'scj-2023 III.3.4.2; III.3.5.4',
    games: ['go-poker'],
    reading: '1 to 7 players.',
  },
  'GOP-02': {
    article: 'scj-2023 III.3.5.4',
    games: ['go-poker'],
    reading: 'Three initial bets, all compulsory and of equal amount, before any card.',
  },
  'GOP-03': {
    article: 'scj-2023 III.3.5.4',
    games: ['go-poker'],
    reading: '«No más apuestas»; nothing is added, raised or lowered afterwards.',
  },
  'GOP-04': {
    article: 'scj-2023 III.3.5.4',
    games: ['go-poker'],
    reading: 'Order: a card to each and the first of the board, a card to each and the second, a card to each.',
  },
  'GOP-05': {
    article: 'scj-2023 III.3.5.4',
    games: ['go-poker'],
    reading: 'All player and community cards are dealt covered.',
  },
  'GOP-06': {
    article: 'scj-2023 III.3.5.4',
    games: ['go-poker'],
    reading: 'Packet machine: threes, one card of the community packet burned.',
  },
  'GOP-07': {
    article: 'scj-2023 III.3.5.4',
    games: ['go-poker'],
    reading: 'One-by-one machine deals as by hand.',
  },
  'GOP-08': {
    article: 'scj-2023 III.3.5.4',
    games: ['go-poker'],
    reading: 'Rest of the deck to the discard tray.',
  },
  'GOP-09': {
    article: 'scj-2023 III.3.5.4',
    games: ['go-poker'],
    reading: 'When they have seen their cards everybody is asked, from left to right, about the first bet.',
  },
  'GOP-10': {
    article: 'scj-2023 III.3.5.4',
    games: ['go-poker'],
    reading: '«No ir» with the first: it comes back whole, the second and the third stay.',
  },
  'GOP-11': {
    article: 'scj-2023 III.3.5.4',
    games: ['go-poker'],
    reading: '«Ir» with the first: all three stay.',
  },
  'GOP-12': {
    article: 'scj-2023 III.3.5.4',
    games: ['go-poker'],
    reading: 'The first card of the board is uncovered when all have answered.',
  },
  'GOP-13': {
    article: 'scj-2023 III.3.5.4',
    games: ['go-poker'],
    reading: 'The second bet is asked about from left to right; «no ir» returns the second only.',
  },
  'GOP-14': {
    article: 'scj-2023 III.3.5.4',
    games: ['go-poker'],
    reading: 'The first bet cannot be taken back at the second question.',
  },
  'GOP-15': {
    article: 'scj-2023 III.3.5.4',
    games: ['go-poker'],
    reading: 'Then the second card of the board is uncovered, and the hands stay in front of the bets.',
  },
  'GOP-16': {
    article: 'scj-2023 III.3.5.4',
    games: ['go-poker'],
    reading: 'The third bet can never be taken back: it wins or loses.',
  },
  'GOP-17': {
    article: 'scj-2023 III.3.5.4',
    games: ['go-poker'],
    reading: 'Hand = own three + both community cards.',
  },
  'GOP-18': {
    article: 'scj-2023 III.3.5.4',
    games: ['go-poker'],
    reading: 'Pair of 10 or better wins; pair of 9 or less loses.',
  },
  'GOP-19': {
    article: 'scj-2023 III.3.5.4',
    games: ['go-poker'],
    reading: 'Each remaining bet is paid 1/2/3/5/8/11/50/100/200.',
  },
  'GOP-20': {
    article: 'scj-2023 III.3.5.4',
    games: ['go-poker'],
    reading: 'Settlement from the first player at the croupier\'s right to the last.',
  },
  'GOP-21': {
    article: 'scj-2023 III.3.5.4',
    games: ['go-poker'],
    reading: 'Answers must be clear and immediate.',
  },
  'GOP-22': {
    article: 'scj-2023 III.3.5.4',
    games: ['go-poker'],
    reading: 'A new round starts with the invitation to the three bets.',
  },
  'HEP-01': {
    article: 'scj-2023 III.3.4.2; III.3.5.7.2',
    games: ['holdem-plus'],
    reading: '1 to 6 players.',
  },
  'HEP-02': {
    article: 'scj-2023 III.3.5.7.2',
    games: ['holdem-plus'],
    reading: 'The ante is compulsory before any card; «no más apuestas»; what comes later is void.',
  },
  'HEP-03': {
    article: 'scj-2023 III.3.5.7.2',
    games: ['holdem-plus'],
    reading: 'Two covered cards each one by one left to right, croupier last.',
  },
  'HEP-04': {
    article: 'scj-2023 III.3.5.7.2',
    games: ['holdem-plus'],
    reading: 'Then burn (covered), three uncovered, two covered, in that order, placed left to right.',
  },
  'HEP-05': {
    article: 'scj-2023 III.3.5.7.2',
    games: ['holdem-plus'],
    reading: 'The burn card goes to the discard tray unseen; there is only this burn.',
  },
  'HEP-06': {
    article: 'scj-2023 III.3.5.7.2',
    games: ['holdem-plus'],
    reading: 'Rest of the deck to the discard tray before decisions.',
  },
  'HEP-07': {
    article: 'scj-2023 III.3.5.7.2',
    games: ['holdem-plus'],
    reading: 'Players decide having seen the flop only.',
  },
  'HEP-08': {
    article: 'scj-2023 III.3.5.7.2',
    games: ['holdem-plus'],
    reading: 'Everybody decides; the bet is exactly the double of the ante.',
  },
  'HEP-09': {
    article: 'scj-2023 III.3.5.7.2',
    games: ['holdem-plus'],
    reading: '«No voy» loses the ante; the two cards are not seen.',
  },
  'HEP-10': {
    article: 'scj-2023 III.3.5.7.2',
    games: ['holdem-plus'],
    reading: 'After all decisions the croupier uncovers turn, river and his two cards.',
  },
  'HEP-11': {
    article: 'scj-2023 III.3.5.7.2',
    games: ['holdem-plus'],
    reading: 'The best five of seven, for croupier and players, with three, four or five of the board.',
  },
  'HEP-12': {
    article: 'scj-2023 III.3.5.7.2',
    games: ['holdem-plus'],
    reading: 'Opens with a pair of 4 or better (board pairs count).',
  },
  'HEP-13': {
    article: 'scj-2023 III.3.5.7.2',
    games: ['holdem-plus'],
    reading: 'Not opening: ante 1 to 1 even for a Color or better; bet untouched.',
  },
  'HEP-14': {
    article: 'scj-2023 III.3.5.7.2',
    games: ['holdem-plus'],
    reading: 'Opening and winning: ante by table 1/1/1/1/2/3/10/20/100.',
  },
  'HEP-15': {
    article: 'scj-2023 III.3.5.7.2',
    games: ['holdem-plus'],
    reading: 'Opening and winning: bet 1 to 1.',
  },
  'HEP-16': {
    article: 'scj-2023 III.3.5.7.2',
    games: ['holdem-plus'],
    reading: 'Losing: both taken.',
  },
  'HEP-17': {
    article: 'scj-2023 III.3.5.7.2',
    games: ['holdem-plus'],
    reading: 'Tie: no action.',
  },
  'HEP-18': {
    article: 'scj-2023 III.3.5.7.2',
    games: ['holdem-plus'],
    reading: 'Tie-breaks a-i.',
  },
  'HEP-19': {
    article: 'scj-2023 III.3.6.3',
    games: ['holdem-plus'],
    reading: 'Cards always handed in covered.',
  },
  'HEP-20': {
    article: 'scj-2023 III.3.6.4',
    games: ['holdem-plus'],
    reading: 'A fourth card in the flop is burned.',
  },
  'HEP-21': {
    article: 'scj-2023 III.6',
    games: ['holdem-plus'],
    reading: 'Progressive: the two own cards and the flop count, and nothing else.',
  },
  'HPI-01': {
    article: 'iquique-2009 art. 158 quinquies Características de la mesa; art. 158 quinquies Número de jugadores',
    games: ['holdem-plus-iquique'],
    reading: 'Players never exceed the marked places (6 or 7); one is enough to start.',
  },
  'HPI-02': {
    article: 'iquique-2009 art. 158 quinquies Número de jugadores',
    games: ['holdem-plus-iquique'],
    reading: 'One hand per player per round.',
  },
  'HPI-03': {
    article: 'iquique-2009 art. 158 quinquies Características de la mesa',
    games: ['holdem-plus-iquique'],
    reading: 'The cloth carries the phrase «El dealer solo juega con par de 4 o más».',
  },
  'HPI-04': {
    article: 'iquique-2009 art. 158 quinquies Baraje y corte; art. 158 quinquies Procedimiento del juego',
    games: ['holdem-plus-iquique'],
    reading: 'Opening and new deck: wash, 3 shuffles, riffle, 2 shuffles, cut at the middle and the cut card at the back.',
  },
  'HPI-05': {
    article: 'iquique-2009 art. 158 quinquies Baraje y corte; art. 158 quinquies Procedimiento del juego',
    games: ['holdem-plus-iquique'],
    reading: 'Continuous shuffle 3-rifleo-2 + cut after every round.',
  },
  'HPI-06': {
    article: 'iquique-2009 art. 158 quinquies Baraje y corte',
    games: ['holdem-plus-iquique'],
    reading: 'Machine: packets of two, dealer\'s last.',
  },
  'HPI-07': {
    article: 'iquique-2009 art. 158 quinquies Baraje y corte',
    games: ['holdem-plus-iquique'],
    reading: 'The machine reports a wrong number of cards: all hands are void.',
  },
  'HPI-08': {
    article: 'iquique-2009 art. 158 quinquies Baraje y corte',
    games: ['holdem-plus-iquique'],
    reading: 'Reshuffle triggers: each hand, new deck, seen card, room head; new cards at the supervisor\'s discretion.',
  },
  'HPI-09': {
    article: 'iquique-2009 art. 158 quinquies Procedimiento del juego',
    games: ['holdem-plus-iquique'],
    reading: 'Cards only to players with ante; two each and two to the bank.',
  },
  'HPI-10': {
    article: 'iquique-2009 art. 158 quinquies Procedimiento del juego',
    games: ['holdem-plus-iquique'],
    reading: 'The blind bet is accepted: ante and call together before the cards.',
  },
  'HPI-11': {
    article: 'iquique-2009 art. 158 quinquies Procedimiento del juego; art. 158 quinquies Actitud de los jugadores',
    games: ['holdem-plus-iquique'],
    reading: 'A blind call is binding (no bet may be taken or changed once the first card is out).',
  },
  'HPI-12': {
    article: 'iquique-2009 art. 158 quinquies Baraje y corte; art. 158 quinquies Procedimiento del juego',
    games: ['holdem-plus-iquique'],
    reading: 'One by one, left to right, to two cards.',
  },
  'HPI-13': {
    article: 'iquique-2009 art. 158 quinquies Procedimiento del juego',
    games: ['holdem-plus-iquique'],
    reading: 'Board: burn, three up, two down.',
  },
  'HPI-14': {
    article: 'iquique-2009 art. 158 quinquies Procedimiento del juego',
    games: ['holdem-plus-iquique'],
    reading: 'Burn announced aloud, placed on the deck; deck to discard with the cut card.',
  },
  'HPI-15': {
    article: 'iquique-2009 art. 158 quinquies Procedimiento del juego',
    games: ['holdem-plus-iquique'],
    reading: 'The flop is sorted high to low, left to right; again when the fifth and the sixth are uncovered.',
  },
  'HPI-16': {
    article: 'iquique-2009 art. 158 quinquies Procedimiento del juego',
    games: ['holdem-plus-iquique'],
    reading: 'Non-participants\' cards and bets removed, two cards verified.',
  },
  'HPI-17': {
    article: 'iquique-2009 art. 158 quinquies Procedimiento del juego',
    games: ['holdem-plus-iquique'],
    reading: 'Every call is verified to be the double of the ante.',
  },
  'HPI-18': {
    article: 'iquique-2009 art. 158 quinquies Procedimiento del juego',
    games: ['holdem-plus-iquique'],
    reading: '«JUEGA LA BANCA» before the fifth and the sixth are uncovered.',
  },
  'HPI-19': {
    article: 'iquique-2009 art. 158 quinquies Procedimiento del juego',
    games: ['holdem-plus-iquique'],
    reading: 'Bank\'s best five of seven, board cards preferred among equals.',
  },
  'HPI-20': {
    article: 'iquique-2009 art. 158 quinquies Procedimiento del juego',
    games: ['holdem-plus-iquique'],
    reading: 'The bank announces its hand, or «La banca no abre».',
  },
  'HPI-21': {
    article: 'iquique-2009 art. 158 quinquies Características de la mesa; art. 158 quinquies Procedimiento del juego',
    games: ['holdem-plus-iquique'],
    reading: 'Opens with a pair of 4 or better.',
  },
  'HPI-22': {
    article: 'iquique-2009 art. 158 quinquies Procedimiento del juego',
    games: ['holdem-plus-iquique'],
    reading: 'Not opening: ante paid, call returned.',
  },
  'HPI-23': {
    article: 'iquique-2009 art. 158 quinquies Procedimiento del juego',
    games: ['holdem-plus-iquique'],
    reading: 'Players reviewed left to right of the dealer.',
  },
  'HPI-24': {
    article: 'iquique-2009 art. 158 quinquies Procedimiento del juego',
    games: ['holdem-plus-iquique'],
    reading: 'Bank better: ante and call removed, two cards verified.',
  },
  'HPI-25': {
    article: 'iquique-2009 art. 158 quinquies Procedimiento del juego',
    games: ['holdem-plus-iquique'],
    reading: 'Player better: ante by table, call 1 to 1.',
  },
  'HPI-26': {
    article: 'iquique-2009 art. 158 quinquies Esquema de pago',
    games: ['holdem-plus-iquique'],
    reading: 'Ante table 1 (pair to straight)/2/3/10/20/100.',
  },
  'HPI-27': {
    article: 'iquique-2009 art. 158 quinquies Procedimiento del juego',
    games: ['holdem-plus-iquique'],
    reading: 'Same hand: third, fourth, fifth card in turn; bank announced first.',
  },
  'HPI-28': {
    article: 'iquique-2009 art. 158 quinquies Procedimiento del juego',
    games: ['holdem-plus-iquique'],
    reading: 'Full equality: ANCARE, two taps, no action.',
  },
  'HPI-29': {
    article: 'iquique-2009 art. 158 quinquies Procedimiento del juego',
    games: ['holdem-plus-iquique'],
    reading: 'Board collected first, then the bank\'s cards.',
  },
  'HPI-30': {
    article: 'iquique-2009 art. 158 quinquies Objetivo del juego',
    games: ['holdem-plus-iquique'],
    reading: 'A>K>Q>J>10…2; ace counts 1 only in A-2-3-4-5; suits equal.',
  },
  'HPI-31': {
    article: 'iquique-2009 art. 158 quinquies Objetivo del juego',
    games: ['holdem-plus-iquique'],
    reading: 'Ranking with Full above Color.',
  },
  'HPI-32': {
    article: 'iquique-2009 art. 158 quinquies Baraje y corte; art. 158 quinquies Jugadas irregulares',
    games: ['holdem-plus-iquique'],
    reading: 'Any seen card (dealer or player) voids the round; two shuffles, cut at the middle.',
  },
  'HPI-33': {
    article: 'iquique-2009 art. 158 quinquies Jugadas irregulares',
    games: ['holdem-plus-iquique'],
    reading: 'Extra card in the final flop round is burned.',
  },
  'HPI-34': {
    article: 'iquique-2009 art. 158 quinquies Jugadas irregulares',
    games: ['holdem-plus-iquique'],
    reading: 'Cards dealt to an absent player\'s bet: his hand void.',
  },
  'HPI-35': {
    article: 'iquique-2009 art. 158 quinquies Jugadas irregulares',
    games: ['holdem-plus-iquique'],
    reading: 'Leaves after looking, without call: ante lost.',
  },
  'HPI-36': {
    article: 'iquique-2009 art. 158 quinquies Jugadas irregulares',
    games: ['holdem-plus-iquique'],
    reading: 'Leaves after placing the call: compared in turn.',
  },
  'HPI-37': {
    article: 'iquique-2009 art. 158 quinquies Jugadas irregulares',
    games: ['holdem-plus-iquique'],
    reading: 'Bet placed but not dealt in: next round.',
  },
  'HPI-38': {
    article: 'iquique-2009 art. 158 quinquies Jugadas irregulares',
    games: ['holdem-plus-iquique'],
    reading: 'Bet taken back after receiving cards must be returned.',
  },
  'HPI-39': {
    article: 'iquique-2009 art. 158 quinquies Jugadas irregulares',
    games: ['holdem-plus-iquique'],
    reading: 'Cards on a place without ante are collected, hand null.',
  },
  'HPI-40': {
    article: 'iquique-2009 art. 158 quinquies Jugadas irregulares',
    games: ['holdem-plus-iquique'],
    reading: 'A call above the double of the ante, found late: a win is paid on the double, a loss has the excess returned.',
  },
  'HPI-41': {
    article: 'iquique-2009 art. 158 quinquies Jugadas irregulares',
    games: ['holdem-plus-iquique'],
    reading: 'A call below the double of the ante, found late: the player completes it, win or lose.',
  },
  'HPI-42': {
    article: 'iquique-2009 art. 158 quinquies Jugadas irregulares',
    games: ['holdem-plus-iquique'],
    reading: 'Bank shows before a player decided: that hand null.',
  },
  'HPI-43': {
    article: 'iquique-2009 art. 158 quinquies Jugadas irregulares',
    games: ['holdem-plus-iquique'],
    reading: 'Retired cards mixed with the dealer\'s: whole round void.',
  },
  'HPI-44': {
    article: 'iquique-2009 art. 158 quinquies Jugadas irregulares',
    games: ['holdem-plus-iquique'],
    reading: 'Retired cards mixed with the board: whole round void.',
  },
  'HPI-45': {
    article: 'iquique-2009 art. 158 quinquies Actitud de los jugadores',
    games: ['holdem-plus-iquique'],
    reading: 'Wrong card count: player\'s hand void / dealer: all hands void.',
  },
  'HPI-46': {
    article: 'iquique-2009 art. 158 quinquies Actitud de los jugadores',
    games: ['holdem-plus-iquique'],
    reading: 'A forbidden act costs the hand and its bets.',
  },
  'HPI-47': {
    article: 'iquique-2009 art. 158 quinquies Responsabilidades del jugador',
    games: ['holdem-plus-iquique'],
    reading: 'A bet that is not on the felt is never paid; no claims for lack of watching it.',
  },
  'HPI-48': {
    article: 'iquique-2009 art. 158 quinquies Mínimos y máximos',
    games: ['holdem-plus-iquique'],
    reading: 'Limits fixed and displayed by the casino.',
  },
  'HPI-49': {
    article: 'iquique-2009 art. 158 quinquies Soluciones de discrepancias',
    games: ['holdem-plus-iquique'],
    reading: 'Disputes: room or section chief decides finally.',
  },
  'HPI-50': {
    article: 'iquique-2009 art. 158 quinquies Verificación de premios',
    games: ['holdem-plus-iquique'],
    reading: 'Prize may be held for CCTV check without stopping play.',
  },
  'HPI-51': {
    article: 'iquique-2009 art. 158 quinquies Juego progresivo',
    games: ['holdem-plus-iquique'],
    reading: 'Progressive may be attached.',
  },
  'HEB-01': {
    article: 'scj-2023 III.3.4.2; III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: '1 to 7 players.',
  },
  'HEB-02': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: 'Button starts at the first occupied seat at the croupier\'s right.',
  },
  'HEB-03': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: 'Button moves clockwise one player per round; dead-button principle.',
  },
  'HEB-04': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: 'The deal and the decisions start with the player after the button.',
  },
  'HEB-05': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: 'Ante compulsory before cards.',
  },
  'HEB-06': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: 'Bonus optional, only before or with the ante, within its own limits.',
  },
  'HEB-07': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: 'No bonus without ante.',
  },
  'HEB-08': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: '«No más apuestas»; what comes later is void.',
  },
  'HEB-09': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: 'Two covered cards each, one by one, button player last among players, croupier included.',
  },
  'HEB-10': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: 'Decision of the flop before any card of the board: «voy» is exactly the double of the ante.',
  },
  'HEB-11': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: '«No voy»: the ante is lost and the cards are collected.',
  },
  'HEB-12': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: '«No voy» with a Bonus: the Bonus is settled on the two cards before they are taken.',
  },
  'HEB-13': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: 'Flop dealt after the decisions: burn + three uncovered; burn to the discard tray unseen.',
  },
  'HEB-14': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: 'Decision of the turn: «voy» is exactly one ante, or «paso»; all answer.',
  },
  'HEB-15': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: 'From the Turn decision on nobody may retire.',
  },
  'HEB-16': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: 'Turn: burn + one uncovered.',
  },
  'HEB-17': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: 'Decision of the river: «voy» with one ante or «paso», whatever was said of the turn.',
  },
  'HEB-18': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: 'After it cards may not be lifted nor bets changed.',
  },
  'HEB-19': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: 'River: burn + one uncovered; rest to the discard tray.',
  },
  'HEB-20': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: 'Croupier\'s best five of seven, no minimum to play.',
  },
  'HEB-21': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: 'Settlement from the first player at the croupier\'s right to the last.',
  },
  'HEB-22': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: 'Bonus is settled first and does not depend on the main result.',
  },
  'HEB-23': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: 'Table of the Bonus: 3, 5, 10, 15, 20, 25, 30 and 1,000 to 1; the highest line only.',
  },
  'HEB-24': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: '1,000 to 1 needs A-A in both the player\'s and the croupier\'s two cards.',
  },
  'HEB-25': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: 'Win with Escalera or better: ante 1 to 1.',
  },
  'HEB-26': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: 'Win below Escalera: ante returned unpaid.',
  },
  'HEB-27': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: 'Win: flop, and turn/river if placed, 1 to 1.',
  },
  'HEB-28': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: 'Loss: ante, flop, turn, river all taken.',
  },
  'HEB-29': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: 'Tie: no action on ante, flop, turn, river.',
  },
  'HEB-30': {
    article: 'scj-2023 III.3.5.7.3',
    games: ['holdem-bonus'],
    reading: 'Tie-breaks a-j incl. Carta Alta.',
  },
  'HEB-31': {
    article: 'scj-2023 III.3.6.3',
    games: ['holdem-bonus'],
    reading: 'Cards always handed in covered.',
  },
  'HEB-32': {
    article: 'scj-2023 III.6',
    games: ['holdem-bonus'],
    reading: 'The Bonus bet is no progressive game.',
  },
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
  'PRG-01': {
    article: 'scj-2023 III.6.3',
    games: ['progressive-scj'],
    reading: 'Only tables of Draw Poker, Caribbean Poker, Caribbean Poker Plus, Go Poker and Hold\'em Plus may take part in a pot.',
  },
  'PRG-02': {
    article: 'scj-2023 III.6.5.1',
    games: ['progressive-scj'],
    reading: 'The side bet is voluntary; without it a player takes no part in the pot.',
  },
  'PRG-03': {
    article: 'scj-2023 III.6.2; III.6.5.1',
    games: ['progressive-scj'],
    reading: 'A side bet needs the bets of the base game in the same round; without them it goes back when bets close.',
  },
  'PRG-04': {
    article: 'scj-2023 III.6.5.1',
    games: ['progressive-scj'],
    reading: 'It is placed before or with the base bets and before any card: until «no más apuestas».',
  },
  'PRG-05': {
    article: 'scj-2023 III.6.4.1',
    games: ['progressive-scj'],
    reading: 'It is expressed in credits of the value the casino assigned.',
  },
  'PRG-06': {
    article: 'scj-2023 III.6.4.1',
    games: ['progressive-scj'],
    reading: 'It lies between the displayed minimum and maximum.',
  },
  'PRG-07': {
    article: 'scj-2023 III.6.5.1',
    games: ['progressive-scj'],
    reading: 'Minimum and maximum are the same at every table of a pot.',
  },
  'PRG-08': {
    article: 'scj-2023 III.6.3',
    games: ['progressive-scj'],
    reading: 'A pot may join some or all tables of one game, or tables of several; which ones is kept and can be reported.',
  },
  'PRG-09': {
    article: 'scj-2023 III.6.4.1',
    games: ['progressive-scj'],
    reading: 'Electronic acceptor: credits are bought with money or chips and activated by the croupier at the player\'s position.',
  },
  'PRG-10': {
    article: 'scj-2023 III.6.4.1',
    games: ['progressive-scj'],
    reading: 'Electronic acceptor: the player chooses the amount in credits, and the credits available go down by it.',
  },
  'PRG-11': {
    article: 'scj-2023 III.6.4.1',
    games: ['progressive-scj'],
    reading: 'Manual acceptor: chips go into a slot at each bet, the counter follows them, and only the side bet is shown.',
  },
  'PRG-12': {
    article: 'scj-2023 III.6.4.1; III.6.5.1',
    games: ['progressive-scj'],
    reading: 'Every accepted side bet lights the lamp of its position.',
  },
  'PRG-13': {
    article: 'scj-2023 III.6.5.1',
    games: ['progressive-scj'],
    reading: 'With «no más apuestas» the croupier locks the side bets; later ones are refused.',
  },
  'PRG-14': {
    article: 'scj-2023 III.6.4.1',
    games: ['progressive-scj'],
    reading: 'Locked positions with a side bet differ from those without one.',
  },
  'PRG-15': {
    article: 'scj-2023 III.6.4.1',
    games: ['progressive-scj'],
    reading: 'The display shows the pot as it stands, its increment, and the prizes due when a winning hand comes.',
  },
  'PRG-16': {
    article: 'scj-2023 III.6.4.1',
    games: ['progressive-scj'],
    reading: 'A counter of credits is kept for each table.',
  },
  'PRG-17': {
    article: 'scj-2023 III.6.4.1',
    games: ['progressive-scj'],
    reading: 'The system records contributions, prizes, payments, base values and shares of the pots.',
  },
  'PRG-18': {
    article: 'scj-2023 III.6.5.1',
    games: ['progressive-scj'],
    reading: 'Draw Poker: who exchanges a card loses the side bet and takes no part in the prize.',
  },
  'PRG-19': {
    article: 'scj-2023 III.6.5.1',
    games: ['progressive-scj'],
    reading: 'Caribbean Poker Plus: who buys a card loses the side bet and takes no part in the prize.',
  },
  'PRG-20': {
    article: 'scj-2023 III.6.5.1',
    games: ['progressive-scj'],
    reading: 'Hold\'em Plus: the hand is the two own cards and the flop; turn and river do not count.',
  },
  'PRG-21': {
    article: 'scj-2023 III.6.5.1',
    games: ['progressive-scj'],
    reading: 'Who does not go loses the side bet in Draw, Caribbean, Caribbean Plus and Hold\'em Plus.',
  },
  'PRG-22': {
    article: 'scj-2023 III.6.5.1',
    games: ['progressive-scj'],
    reading: 'Go Poker has no retirement: taking lines back forfeits nothing.',
  },
  'PRG-23': {
    article: 'scj-2023 III.6.5.1',
    games: ['progressive-scj'],
    reading: 'Who forfeited the prize may still win a complementary one.',
  },
  'PRG-24': {
    article: 'scj-2023 III.6.2; III.6.5.1',
    games: ['progressive-scj'],
    reading: 'The hand of the croupier never affects the side bet.',
  },
  'PRG-25': {
    article: 'scj-2023 III.6.5.1',
    games: ['progressive-scj'],
    reading: 'Hands with a side bet are read though the bank does not open, except those that gave it up.',
  },
  'PRG-26': {
    article: 'scj-2023 III.6.5.1',
    games: ['progressive-scj'],
    reading: 'Hands with a prize, from the least: color, full, poker, escalera de color, escalera real; a straight earns nothing.',
  },
  'PRG-27': {
    article: 'scj-2023 III.6.6',
    games: ['progressive-scj'],
    reading: 'Color pays 50, full 100 and poker 500 times the side bet.',
  },
  'PRG-28': {
    article: 'scj-2023 III.6.6',
    games: ['progressive-scj'],
    reading: 'Escalera de color pays 10 % of the main pot.',
  },
  'PRG-29': {
    article: 'scj-2023 III.6.6',
    games: ['progressive-scj'],
    reading: 'It pays at most 5,000 times the side bet.',
  },
  'PRG-30': {
    article: 'scj-2023 III.6.6',
    games: ['progressive-scj'],
    reading: 'Escalera real pays 100 % of the main pot.',
  },
  'PRG-31': {
    article: 'scj-2023 III.6.6',
    games: ['progressive-scj'],
    reading: 'The side bet is neither returned nor added to the prize.',
  },
  'PRG-32': {
    article: 'scj-2023 III.6.6',
    games: ['progressive-scj'],
    reading: 'With several winners the least prizes are computed first.',
  },
  'PRG-33': {
    article: 'scj-2023 III.6.6',
    games: ['progressive-scj'],
    reading: 'Several winners of a prize by multiples are each paid in full on their own bet.',
  },
  'PRG-34': {
    article: 'scj-2023 III.6.6',
    games: ['progressive-scj'],
    reading: 'Winners of the same prize by percentage share it equally.',
  },
  'PRG-35': {
    article: 'scj-2023 III.6.6',
    games: ['progressive-scj'],
    reading: 'What cannot be divided goes to the winner nearest the croupier\'s right hand.',
  },
  'PRG-36': {
    article: 'scj-2023 III.6.6',
    games: ['progressive-scj'],
    reading: 'Escalera de color together with escalera real: first the 10 %, then all that is left.',
  },
  'PRG-37': {
    article: 'scj-2023 III.6.6',
    games: ['progressive-scj'],
    reading: 'Prizes by multiples are deducted before the percentages are taken.',
  },
  'PRG-38': {
    article: 'scj-2023 III.6.6',
    games: ['progressive-scj'],
    reading: 'Prizes are paid from the right of the croupier to the left, with or right after the base bets.',
  },
  'PRG-39': {
    article: 'scj-2023 III.6.6',
    games: ['progressive-scj'],
    reading: 'The commission is the approved percentage of the amount collected; the rest feeds the pots.',
  },
  'PRG-40': {
    article: 'scj-2023 III.6.6',
    games: ['progressive-scj'],
    reading: 'There is one main pot at least, whose base value may be other than zero; reserve pots are optional.',
  },
  'PRG-41': {
    article: 'scj-2023 III.6.6',
    games: ['progressive-scj'],
    reading: 'How contributions are shared out is versioned and approved before it is used; it changes between rounds only.',
  },
  'PRG-42': {
    article: 'scj-2023 III.6.5.1',
    games: ['progressive-scj'],
    reading: 'Complementary prizes are optional, random, and unrelated to the results.',
  },
  'PRG-43': {
    article: 'scj-2023 III.6.5.1',
    games: ['progressive-scj'],
    reading: 'They are paid in cash from the pot or in promotional credits, which can be played in the progressive only.',
  },
  'PRG-44': {
    article: 'scj-2023 III.6.6',
    games: ['progressive-scj'],
    reading: 'A side bet that no lamp shows is not valid, and goes back.',
  },
  'PRG-45': {
    article: 'scj-2023 III.6.6',
    games: ['progressive-scj'],
    reading: 'A position with a faulty lamp is closed for the pot.',
  },
  'PRG-46': {
    article: 'scj-2023 III.6.6',
    games: ['progressive-scj'],
    reading: 'Tables of another casino take part only in a system that was homologated and registered.',
  },
  'PRG-47': {
    article: 'scj-2023 III.6.6',
    games: ['progressive-scj'],
    reading: 'Percentages are computed in whole pesos, rounded down; what is left over stays in the pot.',
  },
  'PRA-01': {
    article: 'arica-2017 3.5.1',
    games: ['progressive-arica'],
    reading: 'The side bet is voluntary, with or before the ante and before any card.',
  },
  'PRA-02': {
    article: 'arica-2017 3.5.1',
    games: ['progressive-arica'],
    reading: 'Minimum and maximum are the same at every table of the pot.',
  },
  'PRA-03': {
    article: 'arica-2017 3.5.1',
    games: ['progressive-arica'],
    reading: 'Every side bet lights its lamp, and they are locked at «no más apuestas».',
  },
  'PRA-04': {
    article: 'arica-2017 3.4.1',
    games: ['progressive-arica'],
    reading: 'The acceptor is electronic or manual, as in the catalogue.',
  },
  'PRA-05': {
    article: 'arica-2017 3.4.1',
    games: ['progressive-arica'],
    reading: 'The table has its counter of credits, display, processor, pay table, sign and records.',
  },
  'PRA-06': {
    article: 'arica-2017 3.5.2',
    games: ['progressive-arica'],
    reading: 'Who exchanges cards loses the side bet; complementary prizes remain.',
  },
  'PRA-07': {
    article: 'arica-2017 3.5.2',
    games: ['progressive-arica'],
    reading: 'Who does not go loses the side bet; complementary prizes remain.',
  },
  'PRA-08': {
    article: 'arica-2017 3.5.5',
    games: ['progressive-arica'],
    reading: 'Hands with a side bet are read though the bank does not open.',
  },
  'PRA-09': {
    article: 'arica-2017 4.2',
    games: ['progressive-arica'],
    reading: 'Escalera simple pays $20,000 for each seguro bet.',
  },
  'PRA-10': {
    article: 'arica-2017 4.2',
    games: ['progressive-arica'],
    reading: 'Color pays $25,000, full $40,000 and poker $100,000 for each seguro bet.',
  },
  'PRA-11': {
    article: 'arica-2017 4.2',
    games: ['progressive-arica'],
    reading: 'Escalera de color pays 10 % of the main pot, without a cap.',
  },
  'PRA-12': {
    article: 'arica-2017 4.2',
    games: ['progressive-arica'],
    reading: 'Escalera real pays 100 % of the main pot.',
  },
  'PRA-13': {
    article: 'arica-2017 4.2',
    games: ['progressive-arica'],
    reading: 'Carta Mágica and Jugador Afortunado are complementary prizes of $15,000.',
  },
  'PRA-14': {
    article: 'arica-2017 4.2',
    games: ['progressive-arica'],
    reading: 'The side bet is part of no prize.',
  },
  'PRA-15': {
    article: 'arica-2017 4.2',
    games: ['progressive-arica'],
    reading: 'The least prizes are computed first, fixed ones before percentages.',
  },
  'PRA-16': {
    article: 'arica-2017 4.2',
    games: ['progressive-arica'],
    reading: 'Several winners of a fixed prize are each paid in full.',
  },
  'PRA-17': {
    article: 'arica-2017 4.2',
    games: ['progressive-arica'],
    reading: 'Winners of the same prize by percentage share it equally, whatever their seguros.',
  },
  'PRA-18': {
    article: 'arica-2017 4.2',
    games: ['progressive-arica'],
    reading: 'What cannot be divided goes to the winner nearest position 1.',
  },
  'PRA-19': {
    article: 'arica-2017 4.2',
    games: ['progressive-arica'],
    reading: 'Escalera de color together with escalera real: the 10 %, then the rest.',
  },
  'PRA-20': {
    article: 'arica-2017 4.2',
    games: ['progressive-arica'],
    reading: 'Prizes are paid from right to left.',
  },
  'PRA-21': {
    article: 'arica-2017 4.2',
    games: ['progressive-arica'],
    reading: 'The Municipality approves the commission; the rest feeds the pots.',
  },
  'PRA-22': {
    article: 'arica-2017 4.2',
    games: ['progressive-arica'],
    reading: 'A main pot, with a base value if so fixed, optional reserves, and an approved algorithm.',
  },
  'PRA-23': {
    article: 'arica-2017 3.5.4',
    games: ['progressive-arica'],
    reading: 'Complementary prizes are optional and random, in cash from the pot or in promotional credits.',
  },
  'PRA-24': {
    article: 'arica-2017 4.1',
    games: ['progressive-arica'],
    reading: 'A side bet without its lamp is not valid; a position with a faulty lamp is closed.',
  },
  'PRA-25': {
    article: 'arica-2017 4.3',
    games: ['progressive-arica'],
    reading: 'Tables of another casino take part only in a system that the Municipality homologated and registered.',
  },
  'PRA-26': {
    article: 'arica-2017 3.3',
    games: ['progressive-arica'],
    reading: 'Which tables take part is kept, and can be reported to the Municipality.',
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
  'TYC-01': {
    article: 'scj-2023 III.5.3.1 Barajas',
    games: ['trente-et-quarante'],
    reading: 'The shoe holds 6 to 8 packs of 52 cards with the same back.',
  },
  'TYC-02': {
    article: 'scj-2023 III.5.3.2 Croupiers',
    games: ['trente-et-quarante'],
    reading: 'A principal croupier and two payers, or the principal and one payer who share all duties; a pit boss supervises.',
  },
  'TYC-03': {
    article: 'scj-2023 III.5.3.2 Jugadores',
    games: ['trente-et-quarante'],
    reading: 'The number of players is limited only by the pit boss, who keeps play fluid.',
  },
  'TYC-04': {
    article: 'scj-2023 III.5.4 Inicio del juego',
    games: ['trente-et-quarante'],
    reading: 'One player is enough to shuffle and to play.',
  },
  'TYC-05': {
    article: 'scj-2023 III.5.4 Inicio del juego',
    games: ['trente-et-quarante'],
    reading: 'The packs are shown by suit, may be inspected, faulty cards are changed, and they are shuffled until no sequence is left; pre-shuffled packs are shown sealed and opened before the players.',
  },
  'TYC-06': {
    article: 'scj-2023 III.5.4 Inicio del juego',
    games: ['trente-et-quarante'],
    reading: 'The person nearest the croupier\'s right cuts; when nobody wants to, the principal croupier cuts at the centre.',
  },
  'TYC-07': {
    article: 'scj-2023 III.5.4 Inicio del juego',
    games: ['trente-et-quarante'],
    reading: 'The cut card leaves at least one pack and at most about half of all the cards out of play.',
  },
  'TYC-08': {
    article: 'scj-2023 III.5.4 Inicio del juego',
    games: ['trente-et-quarante'],
    reading: 'With the shoe loaded the first five cards are burned.',
  },
  'TYC-09': {
    article: 'scj-2023 III.5.4 Inicio del juego',
    games: ['trente-et-quarante'],
    reading: 'The cards are shuffled again when the pack ends or what is left is not enough for another round.',
  },
  'TYC-10': {
    article: 'scj-2023 III.5.4 Apuestas',
    games: ['trente-et-quarante'],
    reading: 'Four bets, in any combination: ROJO, NEGRO, COLOR, INVERSO.',
  },
  'TYC-11': {
    article: 'scj-2023 III.5.4 Apuestas',
    games: ['trente-et-quarante'],
    reading: 'Bets are made before any card and until «no va más»; later ones are null, whatever their amount.',
  },
  'TYC-12': {
    article: 'scj-2023 III.5.4 Distribución de cartas y juego',
    games: ['trente-et-quarante'],
    reading: 'The row NEGRO is dealt first until it counts 31 or more, then the row ROJO.',
  },
  'TYC-13': {
    article: 'scj-2023 III.5.4 Distribución de cartas y juego',
    games: ['trente-et-quarante'],
    reading: 'The ace counts 1, figures 10, the other cards their number.',
  },
  'TYC-14': {
    article: 'scj-2023 III.5.4 Distribución de cartas y juego; III.5.6 Pago de apuestas',
    games: ['trente-et-quarante'],
    reading: 'A row ends between 31 and 40.',
  },
  'TYC-15': {
    article: 'scj-2023 III.5.4 Distribución de cartas y juego; III.5.6 Pago de apuestas',
    games: ['trente-et-quarante'],
    reading: 'The row nearest to 31 wins.',
  },
  'TYC-16': {
    article: 'scj-2023 III.5.4 Distribución de cartas y juego; III.5.6 Pago de apuestas; III.5.2',
    games: ['trente-et-quarante'],
    reading: 'COLOR wins when the first card of the winning row has the colour of that row, otherwise INVERSO.',
  },
  'TYC-17': {
    article: 'scj-2023 III.5.6 Pago de apuestas',
    games: ['trente-et-quarante'],
    reading: 'Every winning bet pays 1 to 1.',
  },
  'TYC-18': {
    article: 'scj-2023 III.5.4 Distribución de cartas y juego',
    games: ['trente-et-quarante'],
    reading: 'The points of each row and the winning chances are announced: «dos negro y color gana», «rojo e inverso gana».',
  },
  'TYC-19': {
    article: 'scj-2023 III.5.4 Distribución de cartas y juego',
    games: ['trente-et-quarante'],
    reading: 'Losing bets are taken before winning ones are paid.',
  },
  'TYC-20': {
    article: 'scj-2023 III.5.6 Pago de apuestas; III.5.5.1',
    games: ['trente-et-quarante'],
    reading: 'A tie other than at 31 is neutral: the bets stand, and may be kept, taken back or changed.',
  },
  'TYC-21': {
    article: 'scj-2023 III.5.6 Pago de apuestas',
    games: ['trente-et-quarante'],
    reading: 'A tie at 31 blocks every bet and half of it is lost.',
  },
  'TYC-22': {
    article: 'scj-2023 III.5.6 Pago de apuestas',
    games: ['trente-et-quarante'],
    reading: 'Who hands over the blocked half loses the whole bet.',
  },
  'TYC-23': {
    article: 'scj-2023 III.5.6 Pago de apuestas',
    games: ['trente-et-quarante'],
    reading: 'Who waits has the blocked bet released, without profit, when its option wins the next round.',
  },
  'TYC-24': {
    article: 'scj-2023 III.5.6 Pago de apuestas',
    games: ['trente-et-quarante'],
    reading: 'Who waits and does not win loses everything, also to another 31-31 that is not insured.',
  },
  'TYC-25': {
    article: 'scj-2023 III.5.6 Pago de apuestas',
    games: ['trente-et-quarante'],
    reading: 'A blocked bet can be insured for 1 % of it, before the next round, against another 31-31.',
  },
  'TYC-26': {
    article: 'scj-2023 III.5.6 Pago de apuestas',
    games: ['trente-et-quarante'],
    reading: 'Insured, another 31-31 leaves the bet in pledge as it is.',
  },
  'TYC-27': {
    article: 'scj-2023 III.5.4 Última mano o último pase',
    games: ['trente-et-quarante'],
    reading: 'When the cut card comes in a round that is not decided, it is shown, the round is left on hold and a new shuffle is announced.',
  },
  'TYC-28': {
    article: 'scj-2023 III.5.4 Barajado',
    games: ['trente-et-quarante'],
    reading: 'For a round on hold the cards on the table stay out of the shuffle.',
  },
  'TYC-29': {
    article: 'scj-2023 III.5.4 Continuación del juego',
    games: ['trente-et-quarante'],
    reading: 'The round on hold goes on with the shuffled cards.',
  },
  'TYC-30': {
    article: 'scj-2023 III.5.4 Última mano o último pase',
    games: ['trente-et-quarante'],
    reading: 'When the cut card comes with the end of a round, a new shuffle is announced.',
  },
  'TYC-31': {
    article: 'scj-2023 III.5.4 Distribución de cartas y juego',
    games: ['trente-et-quarante'],
    reading: 'Cards do not come out of the discards after the round, except to review a discrepancy.',
  },
  'TYC-32': {
    article: 'scj-2023 III.5.4 Juego con cartas nuevas',
    games: ['trente-et-quarante'],
    reading: 'The house may change the cards at any time between rounds.',
  },
  'TYC-33': {
    article: 'scj-2023 III.5.4 Cierre del juego',
    games: ['trente-et-quarante'],
    reading: 'On instruction «último juego de la mesa» is announced; when time is short, «últimas tres (o dos o última) manos de la mesa».',
  },
  'TYC-34': {
    article: 'scj-2023 III.5.5.2',
    games: ['trente-et-quarante'],
    reading: 'Once the round has begun no bet is made, withdrawn, lowered or raised.',
  },
  'TYC-35': {
    article: 'scj-2023 III.5.5.2',
    games: ['trente-et-quarante'],
    reading: 'A player who stays out of more than three consecutive rounds may not keep the seat; another player or the croupier may claim it, and the pit boss decides.',
  },
  'TYC-36': {
    article: 'scj-2023 III.5.5.2',
    games: ['trente-et-quarante'],
    reading: 'Nobody plays another\'s hand or takes cards from the table or out of sight; it can be recorded as an infraction.',
  },
  'TYC-37': {
    article: 'scj-2023 III.5.6 Jugadas irregulares',
    games: ['trente-et-quarante'],
    reading: 'Cards are never moved back: they stay where they fell.',
  },
  'TYC-38': {
    article: 'scj-2023 III.5.6 Jugadas irregulares',
    games: ['trente-et-quarante'],
    reading: 'When the five cards were not burned, they are burned at the end of the first round.',
  },
  'TYC-39': {
    article: 'scj-2023 III.5.6 Jugadas irregulares',
    games: ['trente-et-quarante'],
    reading: 'A card that comes out of the shoe face up is burned and the round goes on.',
  },
  'TYC-40': {
    article: 'scj-2023 III.5.6 Jugadas irregulares',
    games: ['trente-et-quarante'],
    reading: 'Cards that come out stuck together are burned.',
  },
  'TYC-41': {
    article: 'scj-2023 III.5.6 Jugadas irregulares; III.5.5.1',
    games: ['trente-et-quarante'],
    reading: 'When the pack ends and cards are missing to decide the round, all the cards are burned: the round is void.',
  },
  'TYC-42': {
    article: 'scj-2023 III.5.6 Jugadas irregulares',
    games: ['trente-et-quarante'],
    reading: 'When the pack ends without the cut card having come and cards are missing, the round is annulled.',
  },
  'TYC-43': {
    article: 'scj-2023 III.5.6 Pago de apuestas',
    games: ['trente-et-quarante'],
    reading: 'The choice to hand over, wait or insure is made for each blocked bet; who does not answer waits. (Inferred.)',
  },
  'TYC-44': {
    article: 'scj-2023 III.5.6 Pago de apuestas; III.5.5.2',
    games: ['trente-et-quarante'],
    reading: 'A blocked bet is not withdrawn, moved or reduced.',
  },
  'TYC-45': {
    article: 'scj-2023 III.5.6 Pago de apuestas',
    games: ['trente-et-quarante'],
    reading: 'The premium of the insurance is not returned.',
  },
  'TYC-46': {
    article: 'scj-2023 III.5.4 Continuación del juego; III.5.4 Inicio del juego',
    games: ['trente-et-quarante'],
    reading: 'Before a round on hold goes on, the pack is cut, the cut card put in and five cards burned.',
  },
  'TYC-47': {
    article: 'scj-2023 III.5.3.1 Barajas',
    games: ['trente-et-quarante'],
    reading: 'With pre-shuffled cards the croupier warns the players when the table opens and at every change of cards, a sign stays in view and a player may decline; the cards are approved, and the game also has tables with traditional packs.',
  },
  'TYC-48': {
    article: 'scj-2023 III.5.3.2 Croupiers',
    games: ['trente-et-quarante'],
    reading: 'Damaged material is replaced at once, with the pit boss\'s authorisation.',
  },
  'TYC-49': {
    article: 'scj-2023 III.5.3.2 Jugadores',
    games: ['trente-et-quarante'],
    reading: 'Players seated and standing bet alike.',
  },
  'TYC-50': {
    article: 'scj-2023 I; III.5',
    games: ['trente-et-quarante'],
    reading: 'The general chapter (GEN rules) applies to this game.',
  },
  'WAR-01': {
    article: 'scj-2023 III.4.3.1 Barajas',
    games: ['war'],
    reading: 'The shoe holds 6 to 8 packs of 52 cards with the same back.',
  },
  'WAR-02': {
    article: 'scj-2023 III.4.3.1 Mesa de juego; III.4.3.2 Jugadores',
    games: ['war'],
    reading: 'At most six players, seated or standing none beyond; one box to each.',
  },
  'WAR-03': {
    article: 'scj-2023 III.4.4 Inicio del juego',
    games: ['war'],
    reading: 'One player is enough to shuffle and to play.',
  },
  'WAR-04': {
    article: 'scj-2023 III.4.4 Inicio del juego',
    games: ['war'],
    reading: 'The packs are shown by suit, may be inspected, and are shuffled with at least one wash and one double or triple shuffle; pre-shuffled packs are shown sealed and opened before the players.',
  },
  'WAR-05': {
    article: 'scj-2023 III.4.4 Inicio del juego',
    games: ['war'],
    reading: 'The cut is offered to the player at the croupier\'s left and then clockwise, with at least 52 cards at each end; when nobody wants it the croupier cuts at the centre.',
  },
  'WAR-06': {
    article: 'scj-2023 III.4.4 Inicio del juego',
    games: ['war'],
    reading: 'The cut card goes in without dividing the pack, about 52 cards from its end.',
  },
  'WAR-07': {
    article: 'scj-2023 III.4.4 Inicio del juego',
    games: ['war'],
    reading: 'With a machine that is the shoe, all the cards go in and the cut card stays aside; used cards go back, so that never more than two packs lie among the discards.',
  },
  'WAR-08': {
    article: 'scj-2023 III.4.4 Inicio del juego',
    games: ['war'],
    reading: 'After each cut and before play the first card is burned, with or without a machine.',
  },
  'WAR-09': {
    article: 'scj-2023 III.4.4 Apuestas',
    games: ['war'],
    reading: 'Whoever takes part has bet on War before any card is dealt.',
  },
  'WAR-10': {
    article: 'scj-2023 III.4.4 Apuestas',
    games: ['war'],
    reading: 'A bet on the tie is an addition to a bet on War, made before the first card; without it it goes back.',
  },
  'WAR-11': {
    article: 'scj-2023 III.4.4 Distribución de cartas a los jugadores',
    games: ['war'],
    reading: 'One card face up to each player from the croupier\'s left, then one to the croupier.',
  },
  'WAR-12': {
    article: 'scj-2023 III.4.4 Juego',
    games: ['war'],
    reading: 'Cards rank 2 to 10 by their number, J 11, Q 12, K 13, ace 14; suits do not count.',
  },
  'WAR-13': {
    article: 'scj-2023 III.4.4 Juego; III.4.6 Pago de Apuestas',
    games: ['war'],
    reading: 'A card higher than the croupier\'s wins 1 to 1.',
  },
  'WAR-14': {
    article: 'scj-2023 III.4.6 Pago de Apuestas',
    games: ['war'],
    reading: 'A lower card loses, and its bet is taken at once.',
  },
  'WAR-15': {
    article: 'scj-2023 III.4.6 Pago de Apuestas',
    games: ['war'],
    reading: 'A bet on the tie pays 10 to 1 when the two first cards are equal.',
  },
  'WAR-16': {
    article: 'scj-2023 III.4.4 Apuestas; III.4.6 Pago de Apuestas',
    games: ['war'],
    reading: 'A bet on the tie is lost when the first cards differ. (Inferred.)',
  },
  'WAR-17': {
    article: 'scj-2023 III.4.4 Juego',
    games: ['war'],
    reading: 'On a tie a player who did not bet on it chooses: «rendirse» or «ir a la Guerra».',
  },
  'WAR-18': {
    article: 'scj-2023 III.4.4 Juego; III.4.5.1',
    games: ['war'],
    reading: 'A player whose bet on the tie was paid has neither option.',
  },
  'WAR-19': {
    article: 'scj-2023 III.4.4 Juego; III.4.5.1',
    games: ['war'],
    reading: 'Surrender loses half of the first bet and ends the hand.',
  },
  'WAR-20': {
    article: 'scj-2023 III.4.4 Juego',
    games: ['war'],
    reading: 'Going to war takes another bet equal to the first.',
  },
  'WAR-21': {
    article: 'scj-2023 III.4.4 Juego',
    games: ['war'],
    reading: 'In a war three cards are burned and the player gets one face up, three more are burned and the croupier gets one.',
  },
  'WAR-22': {
    article: 'scj-2023 III.4.4 Juego; III.4.6 Pago de Apuestas',
    games: ['war'],
    reading: 'A war won pays 1 to 1 on both bets.',
  },
  'WAR-23': {
    article: 'scj-2023 III.4.4 Juego; III.4.6 Pago de Apuestas',
    games: ['war'],
    reading: 'A war lost loses both bets.',
  },
  'WAR-24': {
    article: 'scj-2023 III.4.4 Juego; III.4.6 Pago de Apuestas',
    games: ['war'],
    reading: 'A war tied pays 1 to 1 on both bets and a bonus equal to the first.',
  },
  'WAR-25': {
    article: 'scj-2023 III.4.4 Juego',
    games: ['war'],
    reading: 'The cards of a hand go to the discards as its bets are settled.',
  },
  'WAR-26': {
    article: 'scj-2023 III.4.4 Juego',
    games: ['war'],
    reading: 'Cards do not come out of the discards after the round, except to review a discrepancy, with the pit boss\'s approval.',
  },
  'WAR-27': {
    article: 'scj-2023 III.4.4 Último pase',
    games: ['war'],
    reading: 'The cut card is shown when it appears; the round is finished with the cards of the shoe and a new shuffle is announced, at once if no round is being played.',
  },
  'WAR-28': {
    article: 'scj-2023 III.4.4 Barajado; III.4.4 Continuación del juego',
    games: ['war'],
    reading: 'For the new shoe all the cards are shuffled, cut and burned as at the start.',
  },
  'WAR-29': {
    article: 'scj-2023 III.4.4 Juego con cartas nuevas',
    games: ['war'],
    reading: 'The house may change the cards at any time between rounds.',
  },
  'WAR-30': {
    article: 'scj-2023 III.4.4 Cierre del juego',
    games: ['war'],
    reading: 'On instruction «último juego de la mesa» is announced before a new game; when time is short, «últimas tres (o dos o última) manos de la mesa».',
  },
  'WAR-31': {
    article: 'scj-2023 III.4.5.2; III.4.4 Distribución de cartas a los jugadores',
    games: ['war'],
    reading: 'A player plays one place and one hand in a round.',
  },
  'WAR-32': {
    article: 'scj-2023 III.4.5.2',
    games: ['war'],
    reading: 'Once the round has begun no bet is added, withdrawn, lowered or raised, save by the war the game itself regulates.',
  },
  'WAR-33': {
    article: 'scj-2023 III.4.5.2',
    games: ['war'],
    reading: 'A player who stays out of more than three consecutive rounds may not keep the seat; another player or the croupier may claim it, and the pit boss decides.',
  },
  'WAR-34': {
    article: 'scj-2023 III.4.5.2',
    games: ['war'],
    reading: 'Nobody plays another\'s hand, mixes cards of different hands or takes cards from the table or out of sight; it can be recorded as an infraction.',
  },
  'WAR-35': {
    article: 'scj-2023 III.4.6 Jugadas irregulares',
    games: ['war'],
    reading: 'Cards are never moved back: they stay where they fell.',
  },
  'WAR-36': {
    article: 'scj-2023 III.4.6 Jugadas irregulares',
    games: ['war'],
    reading: 'A player with a bet who got no card waits for the next round and has the stake back.',
  },
  'WAR-37': {
    article: 'scj-2023 III.4.6 Jugadas irregulares',
    games: ['war'],
    reading: 'When the first card was not burned, it is burned at the end of the first round.',
  },
  'WAR-38': {
    article: 'scj-2023 III.4.6 Jugadas irregulares',
    games: ['war'],
    reading: 'A card that comes out of the shoe face up is burned and the round goes on.',
  },
  'WAR-39': {
    article: 'scj-2023 III.4.6 Jugadas irregulares',
    games: ['war'],
    reading: 'When cards come out stuck together all the cards are burned, even after the whole deal: the round is void.',
  },
  'WAR-40': {
    article: 'scj-2023 III.4.6 Jugadas irregulares',
    games: ['war'],
    reading: 'When the pack ends and cards are missing to decide the round, all the cards are burned: the round is void.',
  },
  'WAR-41': {
    article: 'scj-2023 III.4.6 Jugadas irregulares',
    games: ['war'],
    reading: 'When the pack ends without the cut card having come and cards are missing, the round is annulled.',
  },
  'WAR-42': {
    article: 'scj-2023 III.4.4 Juego',
    games: ['war'],
    reading: 'The ace is always the highest card.',
  },
  'WAR-43': {
    article: 'scj-2023 III.4.4 Juego; III.4.5.1',
    games: ['war'],
    reading: 'When a bet on the tie is paid, the bet on War beside it goes back; configurable.',
  },
  'WAR-44': {
    article: 'scj-2023 III.4.3.2',
    games: ['war'],
    reading: 'A table is run by one croupier and supervised by a pit boss.',
  },
  'WAR-45': {
    article: 'scj-2023 III.4.3.1 Barajas',
    games: ['war'],
    reading: 'With pre-shuffled cards the croupier warns the players when the table opens and at every change of cards, a sign stays in view and a player may decline; the cards are approved, and the game also has tables with traditional packs.',
  },
  'WAR-46': {
    article: 'scj-2023 III.4.3.2 Croupier',
    games: ['war'],
    reading: 'Damaged material is replaced at once, with the pit boss\'s authorisation.',
  },
  'WAR-47': {
    article: 'scj-2023 III.4.4 Inicio del juego; III.4.4 Último pase',
    games: ['war'],
    reading: 'With a machine that is the shoe the cut card ends nothing.',
  },
  'WAR-48': {
    article: 'scj-2023 I; III.4',
    games: ['war'],
    reading: 'The general chapter (GEN rules) applies to this game.',
  },
} as const satisfies { readonly [rule: string]: RuleEntry }

export type RuleId = keyof typeof RULEBOOK
