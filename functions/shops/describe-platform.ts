import type { LinkedPlatform } from '../connectors/open-connector.ts'

/** A platform as offered to sellers. */
export const describePlatform = ({
  id,
  name,
  sites,
  sitesWithoutRates = {},
  readDomain,
}: LinkedPlatform) => ({
  id,
  platform: name,
  partner_abbr: id,
  action: readDomain ? ('domain' as const) : ('oauth' as const),
  is_callback: true,
  icon: id,
  sites: sites ? [...sites] : null,
  sites_without_rates: Object.entries(sitesWithoutRates).map(([site, currency]) => ({ site, currency })),
})
