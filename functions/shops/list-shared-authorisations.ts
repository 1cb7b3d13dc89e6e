import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { listSharedAuthorisations as listOfCompany } from '../data/shared-authorisations.ts'
import { listShops } from '../data/shops.ts'
import { answer, type Handler } from '../http/handle.ts'
import { currenciesWithoutRates } from '../underwriting/currencies-without-rates.ts'
import { consentedShopState } from './consented-shop-state.ts'

export const listSharedAuthorisations: Handler<typeof shopsEndpoints.listSharedAuthorisations> = async (
  { session: { companyId } },
  deps,
) => {
  const { table, clock } = deps
  const [authorisations, linked] = await Promise.all([
    listOfCompany(table, companyId),
    listShops(table, companyId),
  ])
  const present = authorisations.filter(
    ({ expiresAt, isEnding }) => !isEnding && (expiresAt === undefined || expiresAt > clock().toISOString()),
  )
  if (present.length === 0) return answer([])
  const withoutRates = await currenciesWithoutRates(deps)
  return answer(
    await Promise.all(
      present.map(async (authorisation) => ({
        id: authorisation.authorisationId,
        platform: authorisation.platform,
        expires_at: authorisation.expiresAt ?? null,
        shops: await Promise.all(
          authorisation.shops.map(async (shop) => ({
            id: shop.id,
            name: shop.name,
            region: shop.region,
            currency: shop.currency,
            state: await consentedShopState(table, authorisation, shop, linked, withoutRates),
          })),
        ),
      })),
    ),
  )
}
