import { progressiveScj } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

holdToTheLaws(progressiveScj, [
  { base: 1_000_000, reserves: [1_000, 500], lucky: { by: 'player', oneIn: 10, amount: 500, paid: 'cash' } },
  { homologation: 'SCJ-H-77', baseFrom: 'casino', lucky: { by: 'card', oneIn: 1, amount: 500, paid: 'cash' } },
])
