import type { EnteredCurrency } from '#shared/money/currency.ts'
import type { LinkedPlatform } from '../connectors/open-connector.ts'

/** A platform as offered to sellers, while some currencies have no rates. */
export const describePlatform = (
  {
    id,
    name,
    otherNames = [],
    sites,
    sitesByEnteredRates = {},
    readDomain,
    region,
    reads,
    neverReads,
    hasSeveralShops = false,
    historyDays,
  }: LinkedPlatform,
  currenciesWithoutRates: readonly EnteredCurrency[],
) => {
  const sitesWithoutRates = Object.entries(sitesByEnteredRates)
    .filter(([, currency]) => currenciesWithoutRates.includes(currency))
    .map(([site, currency]) => ({ site, currency }))
  return {
    id,
    platform: name,
    other_names: [...otherNames],
    partner_abbr: id,
    action: readDomain ? ('domain' as const) : ('oauth' as const),
    is_callback: true,
    icon: id,
    sites: sites ? sites.filter((each) => !sitesWithoutRates.some(({ site }) => site === each)) : null,
    sites_without_rates: sitesWithoutRates,
    currencies_without_rates: [...currenciesWithoutRates],
    region,
    has_several_shops: hasSeveralShops,
    history_days: historyDays ?? null,
    reads: [...reads],
    never_reads: [...neverReads],
  }
}
