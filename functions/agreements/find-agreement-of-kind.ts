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

/** Loaded only when a payment plan is requested. */
const findLatestPlanAgreement = async (table: Table, companyId: string, productCode: ProductCode) => {
  const { findLatestPaymentPlan } = await import('../data/payment-plans.ts')
  const plan = await findLatestPaymentPlan(table, companyId, productCode)
  return plan?.agreementId ? findAgreement(table, companyId, plan.agreementId) : undefined
}

/**
 * The agreement of a product that a call is about: the facility agreement with its companions, its latest addendum, the
 * increase for the lender's latest offer, or the latest payment plan.
 */
export const findAgreementOfKind = (
  table: Table,
  companyId: string,
  productCode: ProductCode,
  kind: SignedKind = 'facility',
): Promise<Agreement | undefined> => {
  if (kind === 'addendum') return findLatestAddendum(table, companyId, productCode)
  if (kind === 'increase') return findLatestIncrease(table, companyId, productCode)
  if (kind === 'plan') return findLatestPlanAgreement(table, companyId, productCode)
  return findAgreementOfProduct(table, companyId, productCode)
}
