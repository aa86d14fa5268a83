import type { CrapsKind, ThreeDiceKind } from '@tapete/engine'
import type { View } from '../../app/types.js'

type Kept = CrapsKind['play'] & ThreeDiceKind['play']

/** What a table of dice keeps; of the point and the shooter only craps knows. */
export const playOf = (view: View): Partial<Kept> => view.play as Partial<Kept>

export const isCraps = (game: string): boolean => game === 'craps' || game === 'mini-craps'

/** What lies on the table, or lay there last. */
export const lastRoll = (view: View): string | null => playOf(view).roll ?? playOf(view).history?.[0] ?? null
