// The family of progressive pots, loaded with the first page that speaks of one.

import { progressiveArica, progressiveScj } from '@tapete/engine'
import { type ComponentType, lazy } from 'react'
import type { FamilyModule, OddsPageProps } from '../family.js'
import { Screen } from './wall/Screen.js'
import { words } from './words.js'

const Nothing = () => null

export const family: FamilyModule = {
  games: [progressiveScj, progressiveArica],
  words,
  // Nothing lies on a pot: it has no cloth, and its wall is all its own.
  Past: Nothing,
  Wall: Nothing,
  Screen,
  console: {},
  history: { sentences: true },
  odds: { Page: lazy<ComponentType<OddsPageProps>>(async () => ({ default: Nothing })) },
}
