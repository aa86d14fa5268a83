// The cloth to look at: a table draws its own.

import type { View } from '../../app/types.js'
import type { PastProps } from '../family.js'
import { TrenteCloth } from './Cloth.js'
import { viewAt } from './projection.js'

/** As the events of one round leave it. */
export const Past = ({ view, events, me }: PastProps) => <TrenteCloth view={viewAt(view, events)} me={me} />

export const ConsoleCloth = ({ view }: { view: View }) => <TrenteCloth view={view} me={null} />
