import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { companyItemKey } from './companies.ts'
import { type Item, replace, type Table, type Write } from './table.ts'

/** Money of a bank line that was booked to a company: the line has its payer. */
export interface BookedReceipt {
  lineId: string
  /** The number of the line's part. */
  part: number
  cents: Cents
  currency: Currency
  valueDate: BusinessDate
  drawdownId?: string
}

/** A company's latest receipts, for the rules on flows. Version 0 before the first one. */
export interface CompanyReceipts {
  companyId: string
  receipts: readonly BookedReceipt[]
  version: number
}

const key = (companyId: string) => companyItemKey(companyId, 'RECEIPTS')

/** Access pattern: a company's latest receipts. */
export const findCompanyReceipts = async (table: Table, companyId: string): Promise<CompanyReceipts> => {
  const found: Item<CompanyReceipts> | undefined = await table.get<CompanyReceipts>(key(companyId))
  return found ?? { companyId, receipts: [], version: 0 }
}

/** Fails if another receipt was added since it was read. */
export const replaceCompanyReceipts = (table: Table, receipts: CompanyReceipts): Write =>
  replace<CompanyReceipts>(table, { ...receipts, ...key(receipts.companyId), type: 'company-receipts' })
