import { type ShopWeek, shareOfWeek, weekRepayment } from '#shared/lending/sales-weeks.ts'
import type { Cents } from '#shared/money/cents.ts'
import { addDays, type BusinessDate } from '#shared/time/business-date.ts'
import type { Drawdown } from '../data/drawdowns.ts'
import type { Facility } from '../data/facilities.ts'
import { listSalesWeeks, replaceSalesWeek, type SalesWeek } from '../data/sales-weeks.ts'
import type { Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'
import { settleShopWeeks } from './settle-shop-weeks.ts'

export interface SettledWeek {
  week: SalesWeek
  /** The week itself, and earlier ones whose estimates were replaced by actual sales. */
  writes: Record<string, Write>
}

/** An earlier week with its present data; undefined if nothing is new. */
const knownBetter = async (
  week: SalesWeek,
  shareOf: (shops: readonly ShopWeek[]) => Cents,
  read: (weekEnding: BusinessDate) => Promise<ShopWeek[]>,
): Promise<SalesWeek | undefined> => {
  if (!week.shops.some(({ isEstimate }) => isEstimate)) return undefined
  const now = new Map((await read(week.weekEnding)).map((shop) => [shop.shopId, shop]))
  const shops = week.shops.map((shop) => {
    const sold = now.get(shop.shopId)
    return shop.isEstimate && sold && !sold.isEstimate ? sold : shop
  })
  const isNew = shops.some((shop, index) => shop !== week.shops[index])
  return isNew ? { ...week, shops, shareCents: shareOf(shops) } : undefined
}

/**
 * The repayment of a drawdown from the sales of the week ending on a Sunday, with the corrections of earlier weeks
 * whose sales have become known since. To be written together with its charge.
 */
export const settleSalesWeek = async (
  { companyId, drawdownId, price, currency }: Drawdown,
  { terms }: Pick<Facility, 'terms'>,
  weekEnding: BusinessDate,
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
): Promise<SettledWeek> => {
  const { salesSharePercent } = price.repayment
  if (!salesSharePercent) throw new Error(`drawdown ${drawdownId} is not repaid by a share of sales`)
  const read = (sunday: BusinessDate) => settleShopWeeks(table, companyId, currency, sunday, clock())
  const shareOf = (shops: readonly ShopWeek[]): Cents =>
    Math.max(terms.minimumRepaymentCents, shareOfWeek(shops, salesSharePercent))
  const [shops, before] = await Promise.all([read(weekEnding), listSalesWeeks(table, companyId, drawdownId)])
  const better = await Promise.all(
    before.map(async (week) => ({ week, known: await knownBetter(week, shareOf, read) })),
  )
  const correctionCents = better.reduce(
    (sum, { week, known }) => sum + (known ? known.shareCents - week.shareCents : 0),
    before.find((week) => week.weekEnding === addDays(weekEnding, -7))?.carriedCents ?? 0,
  )
  const shareCents = shareOf(shops)
  const week: SalesWeek = {
    companyId,
    drawdownId,
    weekEnding,
    shops,
    shareCents,
    correctionCents,
    ...weekRepayment(shareCents, 0, correctionCents),
    version: 0,
  }
  return {
    week,
    writes: Object.fromEntries([
      [`week ${weekEnding}`, replaceSalesWeek(table, week)],
      ...better.flatMap(({ known }) =>
        known ? [[`week ${known.weekEnding}`, replaceSalesWeek(table, known)]] : [],
      ),
    ]),
  }
}
