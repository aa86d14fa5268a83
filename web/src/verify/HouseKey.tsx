// The key this house signs with. Whoever wrote it down before knows the house's files from a stranger's.

import { call } from '../app/api.js'
import { useLoad } from '../app/useLoad.js'
import { useVerifyWords } from './words.js'

export const useHouseKey = (): string | undefined => useLoad('house-key', () => call('GET /api/health', {})).data?.key

export const HouseKey = () => {
  const w = useVerifyWords()
  const key = useHouseKey()
  return (
    <p className="muted house-key">
      {w.houseKey} <code>{key ?? '…'}</code>
    </p>
  )
}
