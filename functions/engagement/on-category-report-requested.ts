import { contractNameOf } from '#shared/companies/company-name.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findCategoryReport } from '../data/category-reports.ts'
import { findCompany } from '../data/companies.ts'
import { describeLender } from '../documents/lender.ts'
import { storeRequestedDocument } from '../files/store-requested-document.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { describeChoice } from './describe-choice.ts'
import { comparePeers, findPeers } from './find-peers.ts'
import { makeReport } from './make-report.ts'

/** Renders a requested report, and adds it to the company's files. */
export const onCategoryReportRequested: Subscriber<'category-report-requested'> = async (
  { companyId, productCode, fileId, day, locale },
  deps,
  delivery,
) => {
  const { table, config, clock } = deps
  const [{ report, own }, choice, company] = await Promise.all([
    makeReport(companyId, productCode, deps),
    findCategoryReport(table, companyId),
    findCompany(table, companyId),
  ])
  // Its shops were removed since the request.
  if (!report) return
  const keys = choice?.categories ?? []
  const peers = comparePeers(keys, await findPeers(table, keys), own, businessDate(clock()))
  const { renderBusinessReport } = await import('../documents/render-business-report.ts')
  const pdf = await renderBusinessReport(
    {
      report,
      peers,
      categories: describeChoice(choice).categories,
      brandName: describeLender(config).lenderName,
      companyName: (company && contractNameOf(company)) ?? '',
      madeAt: delivery.at,
    },
    locale,
  )
  const fileName = `business_report-${day}.pdf`
  await storeRequestedDocument(pdf, { companyId, fileId, fileName, kind: 'business_report' }, deps, delivery)
}
