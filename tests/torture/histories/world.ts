import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { SellerWithFacility } from '../../support/build-facility.ts'
import type { Chance } from '../../support/seeded-chance.ts'
import { actFor } from '../../support/set-membership.ts'
import type { Seller } from '../../support/sign-up-seller.ts'
import type { TestApp } from '../../support/test-app.ts'
import type { Bank } from './bank.ts'
import type { PaymentPlatform } from './platforms.ts'

/** A seller whose facility belongs to the portfolio. */
export interface HistorySeller extends SellerWithFacility {
  /** The facility's currency. */
  currency: Currency
  /** A second administrator, in a company whose rule leaves large drawdowns to two. */
  colleague?: Seller
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

/** They log in to a company of their own, and switch to the seller's. */
const tokenOfColleague = async (app: TestApp, colleague: Seller): Promise<string> => {
  const { email, password } = colleague
  const { token } = (await app.send(accountEndpoints.login, { body: { email, password } })).data
  return (await actFor(app, { ...colleague, token })).token
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
    const { colleague } = seller
    if (colleague) seller.colleague = { ...colleague, token: await tokenOfColleague(app, colleague) }
  }
}
