import { useNarrow } from '../../pages/table/useNarrow.js'
import type { PastProps } from '../family.js'
import { viewAt } from './projection.js'
import { Felt } from './table/Felt.js'

/** The table as the events of one round leave it. */
export const Past = ({ view, events, me }: PastProps) => {
  const narrow = useNarrow()
  return <Felt view={{ ...viewAt(view, events), seats: {} }} events={events} me={me} narrow={narrow} past />
}
