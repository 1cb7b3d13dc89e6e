import { useQuery } from '@tanstack/react-query'
import { shopActivationEndpoints } from '#shared/agreements/shop-activation.endpoints.ts'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'

const { getShopActivation, previewShopActivation } = shopActivationEndpoints

export type Activation = ResponseOf<typeof getShopActivation>
export type ActivationShop = Activation['shops'][number]
export type Addendum = NonNullable<Activation['addendum']>

/** A limit before and after a change. */
export interface LimitChange {
  currency: string
  limit: { before: string; after: string }
  available: { before: string; after: string }
}

export const isBeingSigned = ({ status }: Addendum): boolean => status === 'rendering' || status === 'ready'

/** Everyone has signed, and the limit is being recomputed. */
export const isBeingComputed = ({ status, result }: Addendum): boolean => status === 'signed' && !result

const pollEvery = 2000
/** The lender's staff checks the signing, which takes longer than a calculation. */
const checkPollEvery = 30_000

/** The server is about to change a state that the screen shows. */
const isMoving = ({ shops, addendum }: Activation): boolean =>
  shops.some(({ state }) => state === 'reading') ||
  (addendum !== null && (isBeingSigned(addendum) || isBeingComputed(addendum)))

export const activationQuery = endpointQuery(getShopActivation)

export const useActivation = () =>
  useQuery({
    ...activationQuery,
    refetchInterval: ({ state }) => {
      if (!state.data || !isMoving(state.data)) return false
      return state.data.addendum?.awaits_check ? checkPollEvery : pollEvery
    },
  })

/**
 * The limit that the facility would have with these shops. It is not cached, since a preview of another day is no basis
 * for a decision.
 */
export const previewQuery = (shop_ids: readonly string[]) => ({
  ...endpointQuery(previewShopActivation, { body: { shop_ids: [...shop_ids] } }),
  enabled: shop_ids.length > 0,
  staleTime: 0,
  gcTime: 0,
})
