import { accountEndpoints } from '#shared/account/account.endpoints.ts'
import type { SellerWithFacility } from '../../support/build-facility.ts'
import type { Chance } from '../../support/seeded-chance.ts'
import type { TestApp } from '../../support/test-app.ts'
import type { PaymentPlatform } from './platforms.ts'

/** What a history takes place in. */
export interface World {
  app: TestApp
  chance: Chance
  seller: SellerWithFacility
  paymentPlatform: PaymentPlatform
  /** Tells apart acts that must differ from each other. */
  count: number
}

/** Time passes; the seller logs in anew. */
export const moveOn = async (
  { app, seller }: Pick<World, 'app' | 'seller'>,
  hours: number,
): Promise<void> => {
  app.clock.advance(`PT${hours}H`)
  const { email, password } = seller
  const loggedIn = await app.send(accountEndpoints.login, { body: { email, password } })
  seller.token = loggedIn.data.token
}
