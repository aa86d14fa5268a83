import { holdemBonus } from '@tapete/engine'
import { holdToTheLaws, WITH_SECRETS } from './laws.js'

holdToTheLaws(holdemBonus, [{ shuffling: 'machine', decks: 2 }], WITH_SECRETS)
