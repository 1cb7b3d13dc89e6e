import { isIPv6 } from 'node:net'

/** The groups of an IPv6 address, eight of them, as they are counted; undefined for an IPv4 address in any notation. */
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
 * What is counted as one network address: an IPv4 address, or an IPv6 network of 64 bits, which is the least that
 * one household or one rented server has to choose its addresses from.
 */
export const networkOf = (ip: string): string => {
  const groups = groupsOf(ip)
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : ip.slice(ip.lastIndexOf(':') + 1)
}

/**
 * The IPv6 network of 48 bits that an address is in, which a company or whoever rents from a host is given whole: 65,536
 * networks to call from. A mobile network may have as many people in one, so that it is allowed `timesOfWide` as much.
 */
export const wideNetworkOf = (ip: string): string | undefined => {
  const groups = groupsOf(ip)
  return groups && `${groups.slice(0, 3).join(':')}::/48`
}

export const timesOfWide = 20
