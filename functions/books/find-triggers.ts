import type { RiskTrigger } from '#shared/books/loan-stage.ts'
import { lastDayOf } from '#shared/books/month-sums.ts'
import { haveSalesFallen, type RiskTriggers, type ShopMonths } from '#shared/books/risk-triggers.ts'
import { shopStatusAt } from '#shared/shops/shop-status.ts'
import { addDays, type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { findLatestRates } from '../data/exchange-rates.ts'
import type { Facility } from '../data/facilities.ts'
import { isInFacility, listEveryShop, type Shop } from '../data/shops.ts'
import type { Table } from '../data/table.ts'

/** The first moment after a date in Hong Kong. */
const endOf = (date: BusinessDate): Date => new Date(`${addDays(date, 1)}T00:00:00.000+08:00`)

const monthsOf = ({ currency, import: { months, monthsTo } }: Shop): ShopMonths[] =>
  months && monthsTo
    ? [
        {
          currency,
          months: months.map(({ month, sales, refunds }) => ({ month, netSalesCents: sales - refunds })),
          knownTo: monthsTo,
        },
      ]
    : []

/**
 * The day on which a shop was lost: unlinked, or its consent expired; undefined if not by `date`. The day of a
 * withdrawn consent is not stored: `date` stands for it.
 */
const lostOn = (shop: Shop, date: BusinessDate): BusinessDate | undefined => {
  const { unlinkedAt, expiresAt } = shop
  const end = endOf(date)
  if (unlinkedAt !== undefined)
    return unlinkedAt < end.toISOString() ? businessDate(new Date(unlinkedAt)) : undefined
  const status = shopStatusAt(shop, end)
  if (status === 'expired') return businessDate(new Date(expiresAt ?? end.toISOString()))
  return status === 'unauthorized' ? date : undefined
}

/**
 * Which of the lender's triggers of stage 2 apply at the end of a month to a facility's loan that was paid out on a day.
 * Nothing is read where the parameters have no trigger.
 */
export const findTriggers = async (
  table: Table,
  { companyId, productCode, currency }: Facility,
  month: string,
  { salesDrop, lostShop }: RiskTriggers,
): Promise<(drawdownDate: BusinessDate) => RiskTrigger[]> => {
  if (!salesDrop && !lostShop) return () => []
  const date = lastDayOf(month)
  const shops = (await listEveryShop(table, companyId)).filter((shop) => isInFacility(shop, productCode))
  const lost = shops.flatMap((shop) => lostOn(shop, date) ?? [])
  const kept = shops.filter((shop) => lostOn(shop, date) === undefined && shop.status === 'authorized')
  const rates = kept.some((shop) => shop.currency !== currency)
    ? await findLatestRates(table, date)
    : undefined
  const haveFallen =
    salesDrop !== undefined && haveSalesFallen(salesDrop, kept.flatMap(monthsOf), month, { currency, rates })
  return (drawdownDate) => [
    ...(haveFallen ? (['salesDown'] as const) : []),
    ...(lostShop && lost.some((day) => day > drawdownDate) ? (['shopLost'] as const) : []),
  ]
}
