import { caribbeanPoker } from '@tapete/engine'
import { holdToTheLaws, WITH_SECRETS } from './laws.js'

holdToTheLaws(
  caribbeanPoker,
  [
    { shuffling: 'packets', uncovered: 'first' },
    { shuffling: 'machine', decks: 2 },
  ],
  WITH_SECRETS,
)
