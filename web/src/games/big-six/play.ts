import type { BigSixKind } from '@tapete/engine'
import type { View } from '../../app/types.js'

/** What a table of Big Six keeps. */
export const playOf = (view: View): Partial<BigSixKind['play']> => view.play as Partial<BigSixKind['play']>
