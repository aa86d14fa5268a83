// Where somebody asks from, as far as one asker can choose it: an IPv6 customer has a whole /64 to ask from.

import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** Those who hung up before anybody looked who they were. */
const GONE = 'gone'

/** A connection that has ended has no address any more, whatever its type says. */
export const addressKey = (address: string | undefined): string => {
  if (address === undefined) return GONE
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address.slice(0, 60)
  const [head = '', tail] = plain.split('::')
  const groups = (text: string | undefined): string[] => (text ? text.split(':') : [])
  const [first, last] = [groups(head), groups(tail)]
  const missing = tail === undefined ? 0 : 8 - first.length - last.length
  const all = [...first, ...Array.from({ length: missing }, () => '0'), ...last]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
