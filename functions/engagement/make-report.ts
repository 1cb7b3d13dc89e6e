import type { DataOf } from '#shared/api/endpoint.ts'
import type { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import { currencyFixedBy } from '#shared/lending/product-terms.ts'
import { type Contribution, contributionOf } from '#shared/reports/contribution.ts'
import { describeNoLimit, describeReport, describeReportedLimit } from '#shared/reports/describe-report.ts'
import { salesReport } from '#shared/reports/sales-report.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findCompanyFacility } from '../data/facilities.ts'
import { findTermsOn } from '../data/terms-versions.ts'
import type { Deps } from '../runtime/deps.ts'
import { decideLimit } from '../underwriting/decide-limit.ts'
import { withUnverifiedSales } from '../underwriting/with-unverified-sales.ts'
import { readReportSales } from './read-report-sales.ts'

type ReportStatus = Pick<DataOf<typeof engagementEndpoints.getCategoryReport>, 'status' | 'report'>

/** A report, or why there is none, and the company's figures for comparison. */
export interface MadeReport extends ReportStatus {
  own: Contribution | null
}

const only = (
  status: Exclude<ReportStatus['status'], 'ready'>,
  own: Contribution | null = null,
): MadeReport => ({
  status,
  report: null,
  own,
})

/**
 * Today's report on a company's shops, with the limit computed from the same sales by its terms. Throws if sales have
 * to be converted and no rate was published that early.
 */
export const makeReport = async (
  companyId: string,
  productCode: ProductCode,
  { table, clock, config }: Deps,
): Promise<MadeReport> => {
  const now = clock()
  const today = businessDate(now)
  const facility = await findCompanyFacility(table, companyId, productCode)
  const terms = facility?.terms ?? (await findTermsOn(table, productCode, today)).terms
  const fixed = facility?.currency ?? currencyFixedBy(terms.currencyRule)
  const sales = await readReportSales(table, companyId, now, fixed)
  if (!sales) return only('noShop')
  if (sales === 'importing') return only('importing')
  const { currency, sold, rates, shops, summed, from } = sales
  const own = contributionOf(summed, today, rates.at(-1))
  const found = salesReport(shops, { from, today })
  if (!found) return only('noSales', own)
  const platformName = (id: string) => config.platforms.find((platform) => platform.id === id)?.name ?? id
  const counted = { asOf: today, currency, shops: sold, rates }
  const decision = decideLimit(await withUnverifiedSales(table, companyId, counted, terms), terms)
  const reason = decision.ok ? null : decision.reason
  const limit =
    decision.calculation && reason !== 'noSales'
      ? describeReportedLimit(decision.calculation, terms.limitCapCents, reason)
      : describeNoLimit(reason)
  return { status: 'ready', report: describeReport(found, { currency, platformName, limit }), own }
}
