import type * as z from 'zod/mini'
import { type ShopWeek, type WeekCorrection, weekBeginning } from '#shared/lending/sales-weeks.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import type { salesWeek, shopWeek } from '#shared/repayment/charge-order.schema.ts'
import type { ChargeOrder } from '../data/charge-orders.ts'

/** A week of sales as the seller sees it. */
export const describeSalesWeek = (
  week: NonNullable<ChargeOrder['salesWeek']>,
): z.output<typeof salesWeek> => ({
  from: weekBeginning(week.weekEnding),
  to: week.weekEnding,
  net_sales: decimalFromCents(week.netSalesCents),
  sales_share: week.sharePercent,
  share: decimalFromCents(week.shareCents),
  correction: decimalFromCents(week.correctionCents),
  waived_interest: decimalFromCents(week.waivedInterestCents),
  is_estimate: week.isEstimate,
})

/** A shop's week, with the shop's present name; undefined for a shop that is no longer known. */
export const describeShopWeek = (
  { netSalesCents, isEstimate }: ShopWeek,
  name: string | undefined,
): z.output<typeof shopWeek> => ({
  name: name ?? null,
  net_sales: decimalFromCents(netSalesCents),
  is_estimate: isEstimate,
})

export const describeCorrections = (corrections: readonly WeekCorrection[], carriedCents: Cents) => ({
  corrections: corrections.map(({ weekEnding, estimatedCents, actualCents }) => ({
    from: weekBeginning(weekEnding),
    to: weekEnding,
    estimated: decimalFromCents(estimatedCents),
    actual: decimalFromCents(actualCents),
  })),
  carried: decimalFromCents(carriedCents),
})
