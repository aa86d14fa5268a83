import { caribbeanPokerPlus } from '@tapete/engine'
import { holdToTheLaws, WITH_SECRETS } from './laws.js'

holdToTheLaws(
  caribbeanPokerPlus,
  [
    { shuffling: 'packets', uncovered: 'first' },
    { shuffling: 'machine', decks: 2 },
  ],
  WITH_SECRETS,
)
