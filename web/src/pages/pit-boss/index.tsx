import { usePlace } from '../../app/router.js'
import type { PageProps } from '../../app/routes.js'
import { Glance } from './Glance.js'
import { PitConsole } from './PitConsole.js'
import { Review } from './Review.js'

export default ({ params }: PageProps) => {
  const { query } = usePlace()
  const round = Number(query.get('round'))
  if (!params.table) return <Glance />
  return round > 0 ? <Review id={params.table} round={round} /> : <PitConsole id={params.table} />
}
