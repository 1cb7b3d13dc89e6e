import type { SignedKind } from '#shared/agreements/agreement-kinds.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import { type Agreement, findAgreementOfProduct, findLatestAddendum } from '../data/agreements.ts'
import type { Table } from '../data/table.ts'

/**
 * The company's agreement of a product that a call is about: its facility agreement, which its companions go together with, or
 * the latest addendum to it.
 */
export const findAgreementOfKind = (
  table: Table,
  companyId: string,
  productCode: ProductCode,
  kind: SignedKind = 'facility',
): Promise<Agreement | undefined> =>
  kind === 'addendum'
    ? findLatestAddendum(table, companyId, productCode)
    : findAgreementOfProduct(table, companyId, productCode)
