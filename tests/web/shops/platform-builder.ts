import type { ShopPlatform } from '../../../web/features/shops/shops-queries.ts'

/** A platform whose shops are linked by consent. */
export const aPlatform = (
  id: string,
  platform: string,
  change: Partial<ShopPlatform> = {},
): ShopPlatform => ({
  id,
  platform,
  partner_abbr: id,
  action: 'oauth',
  is_callback: true,
  icon: id,
  sites: null,
  sites_without_rates: [],
  currencies_without_rates: [],
  region: 'global',
  has_several_shops: false,
  history_days: null,
  reads: [],
  never_reads: [],
  other_names: [],
  ...change,
})
