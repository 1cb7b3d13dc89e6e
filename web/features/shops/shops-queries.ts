import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { linkedShopsEndpoints } from '#shared/shops/linked-shops.endpoints.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { isImportUnderWay } from './linked-shop.ts'

export const importPoll = 2000

/** The company's linked shops. */
export const linkedShopsQuery = endpointQuery(linkedShopsEndpoints.listLinkedShops)

/** The company's authorisations that have several shops each. */
export const sharedAuthorisationsQuery = endpointQuery(linkedShopsEndpoints.listSharedAuthorisations)

export type SharedAuthorisation = ResponseOf<typeof linkedShopsEndpoints.listSharedAuthorisations>[number]

/** The linked shops, polled while an import is running. */
export const useLinkedShops = () =>
  useQuery({
    ...linkedShopsQuery,
    refetchInterval: ({ state }) => (state.data?.shop.some(isImportUnderWay) ? importPoll : false),
  })

/** The platforms whose shops can be linked; cached for the session, as they do not change. */
export const shopPlatformsQuery = {
  ...endpointQuery(linkedShopsEndpoints.listShopPlatforms),
  staleTime: Number.POSITIVE_INFINITY,
}

export type ShopPlatform = ResponseOf<typeof linkedShopsEndpoints.listShopPlatforms>[number]
