import { holdemPlus } from '@tapete/engine'
import { holdToTheLaws, WITH_SECRETS } from './laws.js'

holdToTheLaws(holdemPlus, [{ shuffling: 'machine', decks: 2 }], WITH_SECRETS)
