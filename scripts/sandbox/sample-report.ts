import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SalesReportOnWire } from '#shared/engagement/sales-report.schema.ts'
import { computeCreditLimit } from '#shared/lending/credit-limit.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { describeReport, describeReportedLimit } from '#shared/reports/describe-report.ts'
import { reportFrom } from '#shared/reports/report-window.ts'
import { salesReport } from '#shared/reports/sales-report.ts'
import { createSalesByDay } from '#shared/shops/daily-sales.ts'
import { addDays } from '#shared/time/business-date.ts'
import { projectRoot } from '../local/project-root.ts'
import { loadOrders } from './orders.ts'

/** The path of the sample report on the site. */
export const sampleReportFile = join(
  projectRoot,
  'web',
  'features',
  'engagement',
  'reports',
  'sample-report.json',
)

/** The sales report of the file's shop, with the orders on their original dates, as of the day after the last one. */
export const sampleReport = (): SalesReportOnWire => {
  const sales = createSalesByDay()
  for (const { order_id, created_at, kind, amount } of loadOrders())
    sales.add({ id: order_id, at: created_at, kind, amount: centsFromDecimal(amount) })
  const days = [...sales.days].map(([date, totals]) => ({
    date,
    salesCents: totals.sales,
    refundsCents: totals.refunds,
  }))
  const shop = { shopId: 'sample', name: 'Online Retail', platform: 'Online Retail', days }
  const today = addDays(days.at(-1)?.date ?? '', 1)
  const terms = productTerms.small_shop_financing
  const report = salesReport([shop], { from: reportFrom(today), today })
  if (!report) throw new Error('the file has no orders')
  return describeReport(report, {
    currency: 'GBP',
    platformName: (id) => id,
    limit: describeReportedLimit(computeCreditLimit([shop], today, terms), terms.limitCapCents),
  })
}

if (import.meta.main) writeFileSync(sampleReportFile, `${JSON.stringify(sampleReport(), null, 2)}\n`)
