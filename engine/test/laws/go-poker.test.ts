import { goPoker } from '@tapete/engine'
import { holdToTheLaws, WITH_SECRETS } from './laws.js'

holdToTheLaws(
  goPoker,
  [
    { shuffling: 'packets', burnsOfPacket: 'first' },
    { shuffling: 'machine', decks: 2 },
  ],
  WITH_SECRETS,
)
