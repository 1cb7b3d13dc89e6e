import { isIPv6 } from 'node:net'

const groupsOfNetwork = 4

/**
 * What is counted as one network address: an IPv4 address, or an IPv6 network of 64 bits, which is the least that
 * one household or one rented server has to choose its addresses from.
 */
export const networkOf = (ip: string): string => {
  // An IPv4 address in IPv6's notation: `::ffff:192.0.2.1`.
  if (!isIPv6(ip) || ip.includes('.')) return ip.slice(ip.lastIndexOf(':') + 1)
  const [head = '', tail] = ip.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const groups = tail === undefined ? before : [...before, ...zeros, ...after]
  return `${groups
    .slice(0, groupsOfNetwork)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
