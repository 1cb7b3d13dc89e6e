import { decimalFromCents } from '#shared/money/cents.ts'
import type { UploadedMonth } from '#shared/shops/read-orders.ts'
import type { UploadedSource } from '../data/uploaded-sources.ts'

export const describeUploadedMonth = ({ month, currency, orders, sales, refunds }: UploadedMonth) => ({
  month,
  currency,
  orders,
  sales: decimalFromCents(sales),
  refunds: decimalFromCents(refunds),
})

/** An uploaded shop or account as its company sees it. */
export const describeUploadedSource = (source: UploadedSource) => ({
  id: source.sourceId,
  kind: source.kind,
  platform: source.platform,
  name: source.name,
  currency: source.currency,
  time_zone: source.timeZone,
  orders: source.orders,
  months: source.months.map(describeUploadedMonth),
  uploads: source.uploads.map(({ fileName, orders, from, to, at }) => ({
    file_name: fileName,
    orders,
    from,
    to,
    at,
  })),
})
