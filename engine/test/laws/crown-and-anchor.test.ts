import { crownAndAnchor } from '@tapete/engine'
import { holdToTheLaws } from './laws.js'

holdToTheLaws(crownAndAnchor)
