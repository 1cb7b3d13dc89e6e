import type { SignedKind } from '#shared/agreements/agreement-kinds.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import {
  type Agreement,
  findAgreement,
  findAgreementOfProduct,
  findLatestAddendum,
} from '../data/agreements.ts'
import type { Table } from '../data/table.ts'

/** Loaded only when an offer is requested. */
const findLatestIncrease = async (table: Table, companyId: string, productCode: ProductCode) => {
  const { findLatestLimitRequest } = await import('../data/limit-requests.ts')
  const request = await findLatestLimitRequest(table, companyId, productCode)
  return request?.agreementId ? findAgreement(table, companyId, request.agreementId) : undefined
}

/**
 * The agreement of a product that a call is about: the facility agreement with its companions, its latest addendum, or
 * the increase for the lender's latest offer.
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
