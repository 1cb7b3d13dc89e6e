import {
  type ShopWeek,
  shareOfWeek,
  type WeekCorrection,
  weekRepayment,
} from '#shared/lending/sales-weeks.ts'
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
  /** The earlier weeks whose estimates were replaced by actual sales, the oldest first. */
  corrections: readonly WeekCorrection[]
  /** The part of a downward correction that the week before did not use up. 0 or below. */
  carriedCents: Cents
  /** The week itself, and the corrected ones. */
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
 * whose sales have become known since. To be written together with its charge. `readRunning` reads the week itself.
 */
export const settleSalesWeek = async (
  { companyId, drawdownId, price, currency }: Drawdown,
  { terms }: Pick<Facility, 'terms'>,
  weekEnding: BusinessDate,
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  readRunning: (weekEnding: BusinessDate) => Promise<readonly ShopWeek[]> = (sunday) =>
    settleShopWeeks(table, companyId, currency, sunday, clock()),
): Promise<SettledWeek> => {
  const { salesSharePercent } = price.repayment
  if (!salesSharePercent) throw new Error(`drawdown ${drawdownId} is not repaid by a share of sales`)
  const read = (sunday: BusinessDate) => settleShopWeeks(table, companyId, currency, sunday, clock())
  const shareOf = (shops: readonly ShopWeek[]): Cents =>
    Math.max(terms.minimumRepaymentCents, shareOfWeek(shops, salesSharePercent))
  const [shops, before] = await Promise.all([
    readRunning(weekEnding),
    listSalesWeeks(table, companyId, drawdownId),
  ])
  const compared = await Promise.all(
    before.map(async (week) => ({ week, known: await knownBetter(week, shareOf, read) })),
  )
  const better = compared.flatMap(({ week, known }) => (known ? [{ week, known }] : []))
  const corrections = better.map(({ week, known }) => ({
    weekEnding: week.weekEnding,
    estimatedCents: week.shareCents,
    actualCents: known.shareCents,
  }))
  const carriedCents = before.find((week) => week.weekEnding === addDays(weekEnding, -7))?.carriedCents ?? 0
  const correctionCents = corrections.reduce(
    (sum, { estimatedCents, actualCents }) => sum + actualCents - estimatedCents,
    carriedCents,
  )
  const shareCents = shareOf(shops)
  const week: SalesWeek = {
    companyId,
    drawdownId,
    weekEnding,
    shops: shops.map(({ shopId, netSalesCents, isEstimate }) => ({ shopId, netSalesCents, isEstimate })),
    shareCents,
    correctionCents,
    ...weekRepayment(shareCents, 0, correctionCents),
    version: 0,
  }
  return {
    week,
    corrections,
    carriedCents,
    writes: Object.fromEntries([
      [`week ${weekEnding}`, replaceSalesWeek(table, week)],
      ...better.map(({ known }) => [`week ${known.weekEnding}`, replaceSalesWeek(table, known)]),
    ]),
  }
}
