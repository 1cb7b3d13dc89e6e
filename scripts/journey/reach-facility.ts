import { addDays, businessDate } from '#shared/time/business-date.ts'
import { apply } from './apply.ts'
import { linkShop } from './link-shop.ts'
import { onboardCompany } from './onboard-company.ts'
import { ordersOnFile } from './orders-on-file.ts'
import { receiveLimit } from './receive-limit.ts'
import type { LoggedInSeller, WithFacility } from './seller.ts'
import { signAgreement } from './sign-agreement.ts'

/** From a signup on: two shops are linked, the company is verified, the agreement signed, and the limit received. */
export const reachFacility = async (loggedIn: LoggedInSeller): Promise<WithFacility> => {
  const lastDay = addDays(businessDate(await loggedIn.local.now()), -1)
  const marketplace = ordersOnFile(lastDay)
  const ownShop = ordersOnFile(lastDay, 3)
  await linkShop(loggedIn, marketplace)
  await linkShop(loggedIn, ownShop, { platform_id: 'shopify', domain: 'harbour-gift' })
  await onboardCompany(loggedIn)
  await apply(loggedIn)
  await signAgreement(loggedIn)
  return receiveLimit(loggedIn, [
    { platform: 'harbor-market', currency: 'GBP', days: marketplace.days },
    { platform: 'shopify', currency: 'USD', days: ownShop.days },
  ])
}
