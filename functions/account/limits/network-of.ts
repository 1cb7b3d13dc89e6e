import { isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address; undefined for an IPv4 address in any notation. */
const groupsOf = (ip: string): string[] | undefined => {
  // `::ffff:192.0.2.1` is an IPv4 address.
  if (!isIPv6(ip) || ip.includes('.')) return undefined
  const [head = '', tail] = ip.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const groups = tail === undefined ? before : [...before, ...zeros, ...after]
  return groups.map((group) => Number.parseInt(group, 16).toString(16))
}

/**
 * The unit of counting: an IPv4 address, or an IPv6 /64, the smallest network that one household or one rented server
 * is assigned.
 */
export const networkOf = (ip: string): string => {
  const groups = groupsOf(ip)
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : ip.slice(ip.lastIndexOf(':') + 1)
}

/**
 * The /48 of an IPv6 address, which a company or a hosting customer may be assigned whole: 65,536 networks to call
 * from. A mobile network may have as many users in one, so it is allowed `wideNetworkFactor` as much.
 */
export const wideNetworkOf = (ip: string): string | undefined => {
  const groups = groupsOf(ip)
  return groups && `${groups.slice(0, 3).join(':')}::/48`
}

export const wideNetworkFactor = 20
