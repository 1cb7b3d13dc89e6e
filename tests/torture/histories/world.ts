import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { SellerWithFacility } from '../../support/build-facility.ts'
import type { Chance } from '../../support/seeded-chance.ts'
import type { TestApp } from '../../support/test-app.ts'
import type { Bank } from './bank.ts'
import type { PaymentPlatform } from './platforms.ts'

/** A seller whose facility belongs to the portfolio. */
export interface HistorySeller extends SellerWithFacility {
  /** The facility's currency. */
  currency: Currency
}

/** The state of a running history. */
export interface World {
  app: TestApp
  chance: Chance
  sellers: readonly HistorySeller[]
  /** The seller of the current act. */
  seller: HistorySeller
  paymentPlatform: PaymentPlatform
  bank: Bank
  /** The number of the act, for values that must be unique. */
  count: number
}

/** Advances the clock; the sellers log in again. */
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
