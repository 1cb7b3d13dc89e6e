/** Regions of the world in display order. */
const countries = {
  americas: ['US', 'CA', 'MX', 'BR', 'AR', 'CL', 'CO', 'PE', 'UY'],
  europe: [
    'GB',
    'DE',
    'FR',
    'IT',
    'ES',
    'NL',
    'BE',
    'IE',
    'AT',
    'CH',
    'SE',
    'DK',
    'NO',
    'FI',
    'PL',
    'CZ',
    'TR',
  ],
  asiaPacific: ['JP', 'SG', 'AU', 'IN', 'HK', 'TW', 'KR', 'MY', 'TH', 'PH', 'VN', 'ID', 'NZ'],
  others: [],
} as const satisfies Record<string, readonly string[]>

export type SiteRegion = keyof typeof countries

const regions = Object.keys(countries) as readonly SiteRegion[]

const regionOf = (site: string): SiteRegion =>
  regions.find((region) => (countries[region] as readonly string[]).includes(site)) ?? 'others'

/** A platform's sites by region, in the platform's order. */
export const groupSites = (
  sites: readonly string[],
): readonly { readonly region: SiteRegion; readonly sites: readonly string[] }[] =>
  regions
    .map((region) => ({ region, sites: sites.filter((site) => regionOf(site) === region) }))
    .filter((group) => group.sites.length > 0)

/** The sites whose code or name in any language matches `search`; all for an empty one. */
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
