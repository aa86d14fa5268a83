// Where somebody asks from, as far as one asker can choose it: an IPv6 customer has a whole /64 to ask from.

import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

export const addressKey = (address: string): string => {
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
