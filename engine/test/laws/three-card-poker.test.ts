import { threeCardPoker } from '@tapete/engine'
import { holdToTheLaws, WITH_SECRETS } from './laws.js'

holdToTheLaws(threeCardPoker, [{ shuffling: 'packets', decks: 2 }, { shuffling: 'machine' }], WITH_SECRETS)
