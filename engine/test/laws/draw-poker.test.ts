import { drawPoker } from '@tapete/engine'
import { holdToTheLaws, WITH_SECRETS } from './laws.js'

holdToTheLaws(
  drawPoker,
  [
    { shuffling: 'packets', decks: 2 },
    { fourStraightAllowsGap: true, shuffling: 'machine' },
  ],
  WITH_SECRETS,
)
