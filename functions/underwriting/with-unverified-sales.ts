import { trailingYear } from '#shared/lending/limit-measures.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import { countsUnverifiedSales } from '#shared/lending/unverified-sales.ts'
import { listRatesInForce } from '../data/exchange-rates.ts'
import type { Table } from '../data/table.ts'
import { listUploadedSources } from '../data/uploaded-sources.ts'
import type { ChangedUpload } from './limit-forecast.ts'
import { type CompanySales, needsRates } from './read-shop-sales.ts'

/**
 * A company's sales with those of its uploaded shops, if any of the terms counts a part of them. An uploaded payment
 * account is left out: what arrives there are the sales of shops.
 */
export const withUnverifiedSales = <Sales extends CompanySales>(
  table: Table,
  companyId: string,
  sales: Sales,
  ...terms: readonly Pick<ProductTerms, 'unverifiedSalesPercent'>[]
): Promise<Sales> => withChangedUpload(table, companyId, sales, undefined, ...terms)

/** The same, with a simulated change of one uploaded shop. */
export const withChangedUpload = async <Sales extends CompanySales>(
  table: Table,
  companyId: string,
  sales: Sales,
  upload: ChangedUpload | undefined,
  ...terms: readonly Pick<ProductTerms, 'unverifiedSalesPercent'>[]
): Promise<Sales> => {
  if (!terms.some(countsUnverifiedSales)) return sales
  const stored = await listUploadedSources(table, companyId)
  const sources = stored.map((source) =>
    source.sourceId === upload?.sourceId ? { ...source, months: upload.months } : source,
  )
  const unverified = sources.flatMap(({ kind, months }) => (kind === 'shop' ? months : []))
  const currencies = new Set([...unverified, ...sales.shops].map(({ currency }) => currency))
  const { from, to } = trailingYear(sales.asOf)
  const rates =
    sales.rates.length === 0 && needsRates(currencies, sales.currency)
      ? await listRatesInForce(table, from, to)
      : sales.rates
  return { ...sales, unverified, rates }
}
