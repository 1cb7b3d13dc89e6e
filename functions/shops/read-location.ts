import type { FieldError } from '#shared/api/envelope.ts'
import type { ShopLocation } from '../connectors/connector.ts'
import type { LinkedPlatform } from '../connectors/open-connector.ts'

/** A shop's location at the platform; or the error in the input. `path` is the input's path. */
export const readPlace = (
  { sites, readDomain }: Pick<LinkedPlatform, 'sites' | 'readDomain'>,
  { site, domain }: { site?: string | undefined; domain?: string | undefined },
  path: string,
): { place: ShopLocation } | { errors: FieldError[] } => {
  if (sites) {
    if (site === undefined) return { errors: [{ field: `${path}.site`, rule: 'required' }] }
    return sites.includes(site)
      ? { place: { site } }
      : { errors: [{ field: `${path}.site`, rule: 'unknownOption' }] }
  }
  if (readDomain) {
    if (!domain) return { errors: [{ field: `${path}.domain`, rule: 'required' }] }
    const read = readDomain(domain)
    return read ? { place: { domain: read } } : { errors: [{ field: `${path}.domain`, rule: 'invalid' }] }
  }
  return { place: {} }
}
