import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { supportedCurrency } from '../connectors/supported-currency.ts'
import { findPendingShop } from '../data/pending-shops.ts'
import { findSharedAuthorisation } from '../data/shared-authorisations.ts'
import { listShops } from '../data/shops.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { currenciesWithoutRates } from '../underwriting/currencies-without-rates.ts'
import { consentedShopState } from './consented-shop-state.ts'
import { announcementOf, linkShop } from './link-shop.ts'
import { locationOf } from './location-of.ts'

export const linkConsentedShops: Handler<typeof shopsEndpoints.linkConsentedShops> = async (
  { input, session: { companyId } },
  deps,
) => {
  const { table } = deps
  const authorisation = await findSharedAuthorisation(table, companyId, input.params.id)
  if (!authorisation || authorisation.isEnding) return refuse('notFound')
  const { platform, authorisationId, intendedShopId, shops } = authorisation
  const asked = [...new Set(input.body.shop_ids)]
  const errors = asked.flatMap((id, index) =>
    shops.some((shop) => shop.id === id)
      ? []
      : [{ field: `body.shop_ids.${index}`, rule: 'unknownOption' as const }],
  )
  if (errors.length > 0) return refuse('invalidInput', errors)

  const [linked, withoutRates, pending] = await Promise.all([
    listShops(table, companyId),
    currenciesWithoutRates(deps),
    intendedShopId ? findPendingShop(table, companyId, intendedShopId) : undefined,
  ])
  const chosen = await Promise.all(
    asked.flatMap((id) =>
      shops
        .filter((shop) => shop.id === id)
        .map(async (shop) => ({
          shop,
          state: await consentedShopState(table, authorisation, shop, linked, withoutRates),
        })),
    ),
  )
  if (chosen.some(({ state }) => state === 'taken')) return refuse('paymentAccountExists')
  const uncounted = chosen.find(({ state }) => state === 'noRate')
  if (uncounted) return { ...refuse('currencyNotTaken'), detail: uncounted.shop.currency }

  // The seller's data about the shop that the authorisation was begun for, or about one linked by it, applies to all.
  const announcement = announcementOf(
    pending ?? linked.find((shop) => shop.authorisationId === authorisationId),
  )
  const ids: string[] = []
  for (const { shop, state } of chosen) {
    const before = linked.find((each) => each.platform === platform && each.platformShopId === shop.id)
    if (state === 'linked' && before) {
      ids.push(before.shopId)
      continue
    }
    const outcome = await linkShop(
      deps,
      {
        ...locationOf(authorisation),
        companyId,
        platform,
        ...(pending && ids.length === 0 ? { intendedShopId: pending.shopId } : {}),
        announcement,
        by: { sharedAuthorisationId: authorisationId },
      },
      { ...shop, currency: supportedCurrency(platform, shop.currency) },
    )
    if (!outcome.ok) return refuse('paymentAccountExists')
    ids.push(outcome.id)
  }
  return answer({ ids })
}
