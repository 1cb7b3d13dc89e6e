import { productTerms } from '#shared/lending/product-terms.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { drawDown } from '../journey/draw-down.ts'
import { createHttpClient } from '../journey/http-client.ts'
import type { LocalClient } from '../journey/local-client.ts'
import { reachFacility } from '../journey/reach-facility.ts'
import { repay } from '../journey/repay.ts'
import type { Journey } from '../journey/seller.ts'
import { signUp } from '../journey/sign-up.ts'

const line = productLines.hook

/** The seller of the rehearsal, who calls through the distribution. */
export const sellerOf = (siteUrl: string, local: LocalClient, say: Journey['say']): Journey => ({
  client: createHttpClient(siteUrl),
  local,
  line,
  repayment: productTerms[line.productCode].repayment[0],
  seller: {
    email: 'chan.tai.man@harbour-gift.example',
    phoneNumber: '13800138000',
    password: 'quay-light-2026',
    director: 'CHAN Tai Man',
  },
  say,
})

/** From sign-up to the last repayment. */
export const performJourney = async (seller: Journey): Promise<void> =>
  repay(await drawDown(await reachFacility(await signUp(seller))))
