import { shopsEndpoints } from '../../shared/shops/shops.endpoints.ts'
import type { Deps } from '../http/deps.ts'
import { createAreaLambda } from '../http/lambda.ts'
import { createOauthUrl } from './create-oauth-url.ts'
import { getPaymentOffer } from './get-payment-offer.ts'
import { listLinkedShops } from './list-linked-shops.ts'
import { listShopPlatforms } from './list-shop-platforms.ts'
import { oauthCallback } from './oauth-callback.ts'
import { verifyPaymentAuthorisation } from './verify-payment-authorisation.ts'

export const createShopsLambda = (deps: Deps) =>
  createAreaLambda(
    shopsEndpoints,
    {
      listShopPlatforms,
      createOauthUrl,
      oauthCallback,
      listLinkedShops,
      verifyPaymentAuthorisation,
      getPaymentOffer,
    },
    deps,
  )
