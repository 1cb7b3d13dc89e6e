import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { SellerWithFacility } from '../../support/build-facility.ts'
import type { Chance } from '../../support/seeded-chance.ts'
import type { TestApp } from '../../support/test-app.ts'
import type { PaymentPlatform } from './platforms.ts'

/** One of those whose facilities are in one portfolio. */
export interface HistorySeller extends SellerWithFacility {
  /** What the facility is kept in. */
  currency: Currency
}

/** What a history takes place in. */
export interface World {
  app: TestApp
  chance: Chance
  sellers: readonly HistorySeller[]
  /** The one of them that an act is about. */
  seller: HistorySeller
  paymentPlatform: PaymentPlatform
  /** Tells apart acts that must differ from each other. */
  count: number
}

/** Time passes; the sellers log in anew. */
export const moveOn = async (
  { app, sellers }: Pick<World, 'app' | 'sellers'>,
  hours: number,
): Promise<void> => {
  app.clock.advance(`PT${hours}H`)
  for (const seller of sellers) {
    const { email, password } = seller
    const loggedIn = await app.send(accountEndpoints.login, { body: { email, password } })
    seller.token = loggedIn.data.token
  }
}
