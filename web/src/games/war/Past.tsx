import { useNarrow } from '../../pages/table/useNarrow.js'
import type { PastProps } from '../family.js'
import { WarCloth } from './Cloth.js'
import { viewAt } from './projection.js'

/** The table as the events of one round leave it. */
export const Past = ({ view, events, me }: PastProps) => {
  const narrow = useNarrow()
  return <WarCloth view={viewAt(view, events)} events={events} me={me} narrow={narrow} past />
}
