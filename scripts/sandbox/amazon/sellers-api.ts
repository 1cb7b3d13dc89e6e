import type { ApiRequest } from './api-request.ts'
import { marketplacesOf, nameOf } from './marketplaces.ts'
import { storeName } from './seller.ts'

/** `GET /sellers/v1/marketplaceParticipations`: getMarketplaceParticipations. */
export const getMarketplaceParticipations = ({ consent }: ApiRequest) => ({
  payload: marketplacesOf(consent.region).map((each) => ({
    marketplace: {
      id: each.marketplaceId,
      name: nameOf(each),
      countryCode: each.countryCode,
      defaultCurrencyCode: each.currency,
      defaultLanguageCode: each.language,
      domainName: `www.${each.domain}`,
    },
    storeName,
    participation: { isParticipating: true, hasSuspendedListings: false },
  })),
})
