import { addDays } from '#shared/time/business-date.ts'
import { listEveryDay } from '../../../functions/data/daily-sales.ts'
import type { SalesOfDay } from '../../../functions/data/packed-sales.ts'
import { replaceDailySales } from '../../../functions/data/replace-daily-sales.ts'
import { findShopSync, replaceShopSync } from '../../../functions/data/shop-syncs.ts'
import { putSalesOfDay } from '../../support/stored-days.ts'
import type { TestApp } from '../../support/test-app.ts'

/** Replaces a shop's days with one different day, in the form in which days were stored by UTC. */
export const storeByUtc = async (
  { deps: { table } }: Pick<TestApp, 'deps'>,
  shop: { companyId: string; shopId: string },
  utcDay: SalesOfDay,
): Promise<void> => {
  const dates = (await listEveryDay(table, shop)).map(({ date }) => date)
  const [first, last] = [dates[0], dates.at(-1)]
  if (!first || !last) throw new Error('the shop has no days')
  await replaceDailySales(table, shop, { from: first, to: addDays(last, 1) }, [])
  await table.write(putSalesOfDay(table, shop, utcDay))
  const reading = await findShopSync(table, shop)
  if (!reading) throw new Error('the shop is not read')
  const { calendar: _new, ...before } = reading
  await table.transact({ reading: replaceShopSync(table, before) })
}
