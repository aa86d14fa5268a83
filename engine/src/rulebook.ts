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
