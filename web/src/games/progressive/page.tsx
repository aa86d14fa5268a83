import { useEffect } from 'react'
import { navigate } from '../../app/router.js'
import type { PageProps } from '../../app/routes.js'

/** Nobody plays at a pot: its address as a table leads to its wall. */
export default ({ params: { table = '' } }: PageProps) => {
  useEffect(() => navigate(`/display/${encodeURIComponent(table)}`, { replace: true }), [table])
  return null
}
