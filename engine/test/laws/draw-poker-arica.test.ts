import { drawPokerArica } from '@tapete/engine'
import { holdToTheLaws, WITH_SECRETS } from './laws.js'

holdToTheLaws(drawPokerArica, [{ fourStraightAllowsGap: true }], WITH_SECRETS)
