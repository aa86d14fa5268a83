import { holdemPlusIquique } from '@tapete/engine'
import { holdToTheLaws, WITH_SECRETS } from './laws.js'

holdToTheLaws(holdemPlusIquique, [{ shuffling: 'packets', seats: 7 }], WITH_SECRETS)
