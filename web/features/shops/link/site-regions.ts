/** Parts of the world as sellers speak of them, in the order in which they are shown. */
const countries = {
  americas: ['US', 'CA', 'MX', 'BR', 'AR', 'CL', 'CO', 'PE', 'UY'],
  europe: ['GB', 'DE', 'FR', 'IT', 'ES', 'NL', 'BE', 'IE', 'AT', 'CH', 'SE', 'DK', 'NO', 'FI', 'PL', 'CZ'],
  asiaPacific: ['JP', 'SG', 'AU', 'IN', 'HK', 'TW', 'KR', 'MY', 'TH', 'PH', 'VN', 'ID', 'NZ'],
  others: [],
} as const satisfies Record<string, readonly string[]>

export type SiteRegion = keyof typeof countries

const regions = Object.keys(countries) as readonly SiteRegion[]

const regionOf = (site: string): SiteRegion =>
  regions.find((region) => (countries[region] as readonly string[]).includes(site)) ?? 'others'

/** A platform's sites by the part of the world that they are in, as the platform orders them. */
export const groupSites = (
  sites: readonly string[],
): readonly { readonly region: SiteRegion; readonly sites: readonly string[] }[] =>
  regions
    .map((region) => ({ region, sites: sites.filter((site) => regionOf(site) === region) }))
    .filter((group) => group.sites.length > 0)

/** The sites that somebody who typed `search` may mean, by their codes or by any of their names; all of them for nothing. */
export const findSites = (
  sites: readonly string[],
  search: string,
  namesOf: (site: string) => readonly string[],
): readonly string[] => {
  const wanted = search.normalize('NFKC').trim().toLowerCase()
  const exact = sites.filter((site) => site.toLowerCase() === wanted)
  return exact.length > 0
    ? exact
    : sites.filter((site) => namesOf(site).some((name) => name.toLowerCase().includes(wanted)))
}
