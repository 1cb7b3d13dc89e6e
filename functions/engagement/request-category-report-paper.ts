import { createHash } from 'node:crypto'
import type { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { isBeingImported, shopStatusAt } from '#shared/shops/shop-status.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { countCall } from '../account/limits/count-call.ts'
import { findCategoryReport } from '../data/category-reports.ts'
import { maxDocumentsPerDay } from '../data/document-files.ts'
import { recordEvent } from '../data/events.ts'
import { listShops, type Shop } from '../data/shops.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'

const isReadable = (shop: Shop, now: Date): boolean =>
  shopStatusAt(shop, now) === 'authorized' && shop.import.status === 'imported'

export const requestCategoryReportPaper: Handler<
  typeof engagementEndpoints.requestCategoryReportPaper
> = async ({ session, request: { locale } }, { table, clock }) => {
  const { companyId } = session
  const now = clock()
  const day = businessDate(now)
  const [shops, choice] = await Promise.all([
    listShops(table, companyId),
    findCategoryReport(table, companyId),
  ])
  if (shops.some((shop) => isBeingImported(shop, now)) || !shops.some((shop) => isReadable(shop, now)))
    return refuse('wrongState')
  // The name contains a hash of its inputs: for the same day, shops and categories there is one.
  const name = createHash('sha256')
    .update(
      [companyId, locale, choice?.version, ...shops.map((shop) => `${shop.shopId}:${shop.version}`)].join(),
    )
    .digest('hex')
    .slice(0, 16)
  const fileId = `business_report-${day}-${name}`
  const ofDay = countCall({ table, clock }, 'paper-request', companyId, maxDocumentsPerDay)
  const written = await table.transact({
    event: recordEvent(
      table,
      {
        name: 'category-report-requested',
        companyId,
        productCode: lineOfSession(session).productCode,
        fileId,
        day,
        locale,
      },
      `category-report-requested:${companyId}:${fileId}`,
      now,
    ),
    counted: ofDay.write,
  })
  // One requested before exists, or is being created.
  if (written.ok || written.failed.includes('event')) return answer({ file_id: fileId })
  return ofDay.refusal()
}
