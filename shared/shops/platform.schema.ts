import * as z from 'zod/mini'
import { enteredCurrencies } from '../money/currency.ts'
import { neverReads, platformReads } from './platform-data.ts'

/** Where a platform's marketplaces are: everywhere, or mostly in a region. */
export const platformRegions = ['global', 'americas', 'asiaPacific'] as const
export type PlatformRegion = (typeof platformRegions)[number]

/** Which data the portal reads at a platform, and what it never reads or does. */
export const platformData = {
  reads: z.array(z.enum(platformReads)),
  never_reads: z.array(z.enum(neverReads)),
}

/** A platform that sellers can link. */
export const linkablePlatform = z.object({
  id: z.string(),
  /** The platform's name. */
  platform: z.string(),
  /** Other names that sellers search for, in any script. */
  other_names: z.array(z.string()),
  partner_abbr: z.string(),
  /** How it is linked: at once, or after the seller typed the shop's domain. */
  action: z.enum(['oauth', 'domain']),
  /** Whether the platform redirects the seller back. */
  is_callback: z.boolean(),
  /** The logo's name in the client. */
  icon: z.string(),
  /** The platform's sites, if a seller has to choose one. */
  sites: z.nullable(z.array(z.string())),
  /** Its other sites, whose shops cannot be linked, because their currency has no exchange rate at present. */
  sites_without_rates: z.array(z.object({ site: z.string(), currency: z.enum(enteredCurrencies) })),
  /** Currencies without an exchange rate at present, whose shops cannot be linked. */
  currencies_without_rates: z.array(z.enum(enteredCurrencies)),
  region: z.enum(platformRegions),
  /** One authorisation may have several shops, of which the seller chooses. */
  has_several_shops: z.boolean(),
  /** How many days back the platform returns orders; null if far enough. */
  history_days: z.nullable(z.int()),
  ...platformData,
})
