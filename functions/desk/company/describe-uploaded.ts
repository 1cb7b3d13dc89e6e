import type { UploadedShown } from '#shared/desk/company.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import type { TradedCurrency } from '#shared/money/currency.ts'
import { addMonths, businessDate } from '#shared/time/business-date.ts'
import type { Table } from '../../data/table.ts'
import { listUploadedSources, type UploadedSource } from '../../data/uploaded-sources.ts'

/** The months that a limit considers. */
const shownMonths = 12

const sumsOf = ({ months }: UploadedSource, since: string) =>
  [
    ...Map.groupBy(
      months.filter(({ month }) => month >= since),
      ({ currency }) => currency,
    ),
  ].map(([currency, alike]): { currency: TradedCurrency; in: string; out: string } => ({
    currency,
    in: decimalFromCents(alike.reduce((sum, { sales }) => sum + sales, 0)),
    out: decimalFromCents(alike.reduce((sum, { refunds }) => sum + refunds, 0)),
  }))

/** What a company has uploaded of shops and payment accounts that no connector reads: a row a currency. */
export const describeUploaded = async (
  table: Table,
  companyId: string,
  now: Date,
): Promise<UploadedShown[]> => {
  const since = addMonths(businessDate(now), 0 - shownMonths).slice(0, 7)
  return (await listUploadedSources(table, companyId)).flatMap((source) => {
    const last = source.uploads.at(-1)
    if (!last) return []
    return sumsOf(source, since).map((sums) => ({
      sourceKind: source.kind,
      platform: source.platform,
      name: source.name,
      orders: source.orders,
      ...sums,
      firstMonth: source.months[0]?.month ?? '',
      lastMonth: source.months.at(-1)?.month ?? '',
      lastUpload: last.at,
    }))
  })
}
