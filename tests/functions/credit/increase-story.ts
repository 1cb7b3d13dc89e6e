import { randomUUID } from 'node:crypto'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { findCreditApplication } from '../../../functions/data/credit-applications.ts'
import { recordEvent } from '../../../functions/data/events.ts'
import { orderedId } from '../../../functions/data/ordered-id.ts'
import { findShop, replaceShop } from '../../../functions/data/shops.ts'
import { deliver } from '../../support/event-lanes.ts'
import { present } from '../../support/present.ts'
import { logInAgain, type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import type { TestApp } from '../../support/test-app.ts'
import { aDrawdown, putDrawdowns } from '../application/build-lists.ts'
import { createLimitStory } from './limit-story.ts'

export interface SellerWithLimit extends Seller {
  facilityId: string
}

/** A limit's changes after its grant, in one app. */
export const createIncreaseStory = (app: TestApp) => {
  const story = createLimitStory(app)

  /** A seller with a limit of 98,000.00 from one shop, of the same sales each month. */
  const sellerWithLimit = async (): Promise<SellerWithLimit> => {
    const seller = await logInAgain(app, await signUpSeller(app))
    await story.linkShop(seller, 'one', story.evenMonths(20))
    await deliver(await story.completeSigning(seller), app.deps)
    const facilityId = present((await story.summaryOf(seller))?.facility_id)
    return { ...seller, facilityId }
  }

  const applicationItem = async ({ companyId }: Seller) =>
    present(await findCreditApplication(app.deps.table, companyId, 'small_shop_financing'))

  /** The lender records a payout; returns the ids of the events that follow. */
  const firstPayout = async ({ companyId, facilityId }: SellerWithLimit) => {
    const { table, random } = app.deps
    const now = app.clock.now()
    const drawdownId = orderedId(now, random)
    await putDrawdowns(app, [
      aDrawdown(companyId, now.toISOString(), { drawdownId, facilityId, status: 'paid out' }),
    ])
    const eventId = `drawdown-paid-out:${drawdownId}`
    await table.transact({
      event: recordEvent(
        table,
        { name: 'drawdown-paid-out', companyId, facilityId, drawdownId },
        eventId,
        now,
      ),
    })
    await deliver(eventId, app.deps)
    return { eventId, recalculation: `limit-recalculation-requested:${facilityId}:first-drawdown` }
  }

  /** The marketplace's orders at the next sync of the shop. Returns the id of the event that ends the import. */
  const importAgain = async (
    { companyId }: Seller,
    shopId: string,
    outcome: 'imported' | 'failed' = 'imported',
  ): Promise<string> => {
    const { table } = app.deps
    const shop = await findShop(table, companyId, shopId)
    if (shop?.import.status !== 'pending') throw new Error('the shop is not to be imported anew')
    const eventId = `shop-imported:anew:${companyId}:${shopId}`
    await table.transact({
      shop: replaceShop(table, { ...shop, import: { ...shop.import, status: outcome } }),
      event: recordEvent(table, { name: 'shop-imported', companyId, shopId }, eventId, app.clock.now()),
    })
    return eventId
  }

  /** Three times the sales, so that the limit comes out higher. */
  const sellMore = async (seller: Seller) => {
    const days = story.evenMonths(12).map((day) => ({ ...day, sales: day.sales * 3, refunds: 0 }))
    await story.writeDays(seller, 'one', days)
  }

  const sellLess = async (seller: Seller) => {
    const days = story.evenMonths(12).map((day) => ({ ...day, sales: 50_000_00, refunds: 0 }))
    await story.writeDays(seller, 'one', days)
  }

  const submit = ({ token }: Seller, body: Record<string, unknown> = {}, key = randomUUID() as string) =>
    app.send(creditEndpoints.submitLimit, { body }, { token, headers: { 'idempotency-key': key } })

  return {
    ...story,
    sellerWithLimit,
    applicationItem,
    firstPayout,
    importAgain,
    sellMore,
    sellLess,
    submit,
  }
}
