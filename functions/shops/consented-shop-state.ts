import { type EnteredCurrency, isEnteredCurrency, tradedCurrencySchema } from '#shared/money/currency.ts'
import type { ConsentedShop, ConsentedShopState } from '#shared/shops/consented-shop.ts'
import type { SharedAuthorisation } from '../data/shared-authorisations.ts'
import { findShopClaim, type Shop } from '../data/shops.ts'
import type { Table } from '../data/table.ts'

/** Whether a shop of an authorisation can be linked. `linked` are the company's shops. */
export const consentedShopState = async (
  table: Table,
  { platform, companyId }: SharedAuthorisation,
  { id, currency }: ConsentedShop,
  linked: readonly Shop[],
  withoutRates: readonly EnteredCurrency[],
): Promise<ConsentedShopState> => {
  if (linked.some((shop) => shop.platform === platform && shop.platformShopId === id)) return 'linked'
  const claim = await findShopClaim(table, platform, id)
  if (claim && claim.companyId !== companyId) return 'taken'
  const isKnown = tradedCurrencySchema.safeParse(currency).success
  return isKnown && !(isEnteredCurrency(currency) && withoutRates.includes(currency)) ? 'free' : 'noRate'
}
