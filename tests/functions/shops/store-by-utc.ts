import { findShopSync, replaceShopSync } from '../../../functions/data/shop-syncs.ts'
import {
  listEveryDay,
  putDailySales,
  removeDailySales,
  type StoredDailySales,
} from '../../../functions/data/shops.ts'
import { writeAll } from '../../../functions/data/write-all.ts'
import type { TestApp } from '../../support/test-app.ts'

/** Stores a shop's days as they were stored by UTC: one day in place of all, unlike any of the others. */
export const storeByUtc = async (
  { deps: { table } }: Pick<TestApp, 'deps'>,
  shop: { companyId: string; shopId: string },
  utcDay: Omit<StoredDailySales, 'shopId'>,
): Promise<void> => {
  const { companyId, shopId } = shop
  const days = await listEveryDay(table, companyId, shopId)
  await writeAll(
    table,
    days.map(({ date }) => removeDailySales(table, companyId, shopId, date)),
  )
  await table.write(putDailySales(table, companyId, { shopId, ...utcDay }))
  const reading = await findShopSync(table, shop)
  if (!reading) throw new Error('the shop is not read')
  const { calendar: _new, ...before } = reading
  await table.transact({ reading: replaceShopSync(table, before) })
}
