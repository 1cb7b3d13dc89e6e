import type { CreditFailureReason } from '../../shared/credit/credit-limit.schema.ts'
import type { ExplainedLimit } from '../../shared/lending/credit-limit.ts'
import type { ProductCode } from '../../shared/lending/product-terms.ts'
import type { Currency } from '../../shared/money/currency.ts'
import { companyPartition } from './companies.ts'
import { create, type Table, type Write } from './table.ts'

interface Decided {
  companyId: string
  productCode: ProductCode
  kind: 'initial'
  decidedAt: string
}

/** The outcome of an application for a limit, with the calculation behind it. */
export type CreditApplication = Decided &
  (
    | { status: 'active'; facilityId: string; currency: Currency; calculation: ExplainedLimit }
    | { status: 'failed'; reason: CreditFailureReason; calculation?: ExplainedLimit }
  )

const key = (companyId: string, productCode: ProductCode) => ({
  pk: companyPartition(companyId),
  sk: `CREDITAPPLICATION#${productCode}`,
})

/** Access pattern: what became of a company's application for a product; undefined until it is decided. */
export const findCreditApplication = (
  table: Table,
  companyId: string,
  productCode: ProductCode,
): Promise<CreditApplication | undefined> => table.get<CreditApplication>(key(companyId, productCode))

/** Records the outcome. It fails where there is one, so that an application is decided once. */
export const createCreditApplication = (table: Table, application: CreditApplication): Write =>
  create(table, {
    ...key(application.companyId, application.productCode),
    type: 'credit-application',
    ...application,
  })
