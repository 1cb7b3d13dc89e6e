import { addDays, type BusinessDate } from '#shared/time/business-date.ts'
import { findShopSync, replaceShopSync } from '../../../functions/data/shop-syncs.ts'
import { replaceShop, type Shop } from '../../../functions/data/shops.ts'
import type { SellerWithFacility } from '../../support/build-facility.ts'
import { putSalesOfDay } from '../../support/stored-days.ts'
import type { TestApp } from '../../support/test-app.ts'

/**
 * Gives a company a shop whose sales are read up to a day: the same net sales every day from 1 October on.
 */
export const seedShopSales = async (
  app: TestApp,
  { companyId }: Pick<SellerWithFacility, 'companyId'>,
  nextDate: BusinessDate,
  dayCents: number,
  shopId = 'shop-1',
) => {
  const { table } = app.deps
  const shop: Shop = {
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
  }
  const reading = {
    companyId,
    shopId,
    authorisationId: 'one',
    state: 'ended' as const,
    by: 'changed' as const,
    step: 1,
    nextDate,
    ahead: {},
    windowDays: 30,
    attempts: 0,
    version: 0,
  }
  await table.transact({ shop: replaceShop(table, shop), reading: replaceShopSync(table, reading) })
  for (let date = '2026-10-01'; date < nextDate; date = addDays(date, 1))
    await storeShopSales(app, companyId, date, dayCents, shopId)
}

export const storeShopSales = (
  app: TestApp,
  companyId: string,
  date: BusinessDate,
  cents: number,
  shopId = 'shop-1',
) =>
  app.deps.table.transact({
    day: putSalesOfDay(
      app.deps.table,
      { companyId, shopId },
      { date, currency: 'GBP', sales: cents, refunds: 0, orders: 1 },
    ),
  })

/** Moves the first day that is not synced yet, of a shop from `seedShopSales`. */
export const advanceShopSync = async (
  app: TestApp,
  companyId: string,
  nextDate: BusinessDate,
): Promise<void> => {
  const { table } = app.deps
  const reading = await findShopSync(table, { companyId, shopId: 'shop-1' })
  if (!reading) throw new Error('the shop was never read')
  await table.transact({ reading: replaceShopSync(table, { ...reading, nextDate }) })
}
