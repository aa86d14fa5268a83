import { challenge21 } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

// A player who is away may still choose between stuck cards.
// Two bets of the minimum may be more than one player may stake: then nobody can play.
holdToTheLaws(
  challenge21,
  [{ preShuffled: 'Res. 77', equalBets: true }, { shoeMode: 'machine' }],
  ['presence', 'no dead ends'],
)
