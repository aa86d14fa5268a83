import { useNarrow } from '../../pages/table/useNarrow.js'
import type { PastProps } from '../family.js'
import { viewAt } from './projection.js'
import { Felt } from './table/Felt.js'

/** The table as the events of one round leave it. */
export const Past = ({ view, events, me }: PastProps) => {
  const narrow = useNarrow()
  // Nobody is asked at a moment that is over.
  const then = { ...viewAt(view, events), seats: {}, phase: 'idle' }
  return <Felt view={then} events={events} me={me} narrow={narrow} past />
}
