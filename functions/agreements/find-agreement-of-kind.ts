import type { SignedKind } from '#shared/agreements/agreement-kinds.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import {
  type Agreement,
  findAgreement,
  findAgreementOfProduct,
  findLatestAddendum,
} from '../data/agreements.ts'
import type { Table } from '../data/table.ts'

/** What offers are read by is fetched where one is asked for alone. */
const findLatestIncrease = async (table: Table, companyId: string, productCode: ProductCode) => {
  const { findLatestLimitRequest } = await import('../data/limit-requests.ts')
  const request = await findLatestLimitRequest(table, companyId, productCode)
  return request?.agreementId ? findAgreement(table, companyId, request.agreementId) : undefined
}

/**
 * The company's agreement of a product that a call is about: its facility agreement, which its companions go together with,
 * the latest addendum to it, or what is signed for the limit that the lender has offered last.
 */
export const findAgreementOfKind = (
  table: Table,
  companyId: string,
  productCode: ProductCode,
  kind: SignedKind = 'facility',
): Promise<Agreement | undefined> =>
  kind === 'addendum'
    ? findLatestAddendum(table, companyId, productCode)
    : kind === 'increase'
      ? findLatestIncrease(table, companyId, productCode)
      : findAgreementOfProduct(table, companyId, productCode)
