import { computeCreditLimit } from '#shared/lending/credit-limit.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { addDays, type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { replaceCreditApplication } from '../../../functions/data/credit-applications.ts'
import {
  findShopReading,
  replaceShopReading,
  type ShopReading,
} from '../../../functions/data/shop-readings.ts'
import { putDailySales, replaceShop, type Shop } from '../../../functions/data/shops.ts'
import { writeAll } from '../../../functions/data/write-all.ts'
import type { SellerWithFacility } from '../../support/build-facility.ts'
import type { TestApp } from '../../support/test-app.ts'

/** One whose sales are known ahead, so that nothing has it read; and one that `readShopOn` reads, more or less late. */
const [knownAhead, readLate] = ['shop-1', 'shop-2']

const shopOf = (companyId: string, shopId: string, changes: Partial<Shop>): Shop => ({
  companyId,
  shopId,
  platform: 'sandbox',
  platformShopId: `${shopId} of ${companyId}`,
  name: 'Lantern Street',
  currency: 'GBP',
  status: 'authorized',
  openedAt: '2025-01-01T00:00:00.000Z',
  authorisedAt: '2026-11-01T00:00:00.000Z',
  authorisationId: 'one',
  import: { status: 'imported', orders: 1, sales: 1, refunds: 0 },
  version: 0,
  ...changes,
})

const readingOf = (companyId: string, shopId: string, nextDate: BusinessDate): ShopReading => ({
  companyId,
  shopId,
  authorisationId: 'one',
  state: 'ended',
  by: 'changed',
  step: 1,
  nextDate,
  ahead: {},
  windowDays: 30,
  attempts: 0,
  version: 0,
})

const soldOn = (
  { deps: { table } }: TestApp,
  companyId: string,
  shopId: string,
  date: BusinessDate,
  sales: number,
) => putDailySales(table, companyId, { shopId, date, currency: 'GBP', sales, refunds: 0, orders: 1 })

/** So many weeks of sales are known of the shop that is known ahead. */
const weeksKnown = 120

/** Gives a company two shops with sales, and the limit that it has by them, which it may ask to be raised. */
export const giveShops = async (
  app: TestApp,
  { companyId, facilityId }: SellerWithFacility,
): Promise<void> => {
  const { table } = app.deps
  const today = businessDate(app.clock.now())
  const { productCode } = productTerms.small_shop_financing
  await table.transact({
    ahead: replaceShop(table, shopOf(companyId, knownAhead, {})),
    aheadRead: replaceShopReading(table, readingOf(companyId, knownAhead, '2040-01-01')),
    late: replaceShop(table, shopOf(companyId, readLate, { status: 'unauthorized' })),
    lateRead: replaceShopReading(table, readingOf(companyId, readLate, today)),
    application: replaceCreditApplication(table, {
      companyId,
      productCode,
      kind: 'initial',
      status: 'active',
      facilityId,
      currency: 'GBP',
      calculation: computeCreditLimit([], today, productTerms[productCode]),
      decidedAt: app.clock.now().toISOString(),
      // A recalculation would have the shops read, and there is no platform to read them from.
      askedByPayout: true,
      version: 0,
    }),
  })
  const weeks = Array.from({ length: weeksKnown }, (_, week) => addDays(today, 7 * (week - weeksKnown / 2)))
  await writeAll(
    table,
    weeks.map((date, week) => soldOn(app, companyId, knownAhead, date, 40_000_00 + (week % 7) * 5_000_00)),
  )
}

/** What the shop that is read late sold on one day is read, and that nothing else was sold up to `behind` days ago. */
export const readShopOn = async (
  app: TestApp,
  companyId: string,
  { today, behind, salesCents }: { today: BusinessDate; behind: number; salesCents: number },
): Promise<void> => {
  const { table } = app.deps
  const reading = await findShopReading(table, { companyId, shopId: readLate })
  const nextDate = addDays(today, -behind)
  if (!reading || nextDate <= reading.nextDate) return
  await table.transact({
    reading: replaceShopReading(table, { ...reading, nextDate }),
    day: soldOn(app, companyId, readLate, reading.nextDate, salesCents),
  })
}
