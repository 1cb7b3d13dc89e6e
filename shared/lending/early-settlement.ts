import type { ProductTerms } from './product-terms.ts'
import { type RepaymentOption, splitOfMethod } from './repayment-options.ts'

/**
 * True for a repayment method whose effective rate is higher if it is settled early than if it runs to its term, with
 * interest only to the day of settlement: equal principal whose interest is not paid as it accrues (by up to 0.2 point).
 * Equal principal and equal instalments with periodic interest count as no dearer: by up to 0.01 point at 25% a year, and
 * 0.04 at 36%.
 */
export const costsMoreIfSettledEarly = ({
  method,
  timing,
}: Pick<RepaymentOption, 'method' | 'timing'>): boolean =>
  splitOfMethod[method] === 'equalPrincipal' && timing !== 'periodic'

/**
 * True for a method that section 21 of the Money Lenders Ordinance (Cap. 163) may forbid: the section lets a borrower
 * repay at any time with interest to the day of payment, at no higher effective rate. Such a method is offered only in
 * an environment whose lawyer cleared it.
 */
export const needsLegalOpinion = (
  { minimumInterestDays }: Pick<ProductTerms, 'minimumInterestDays'>,
  option: Pick<RepaymentOption, 'method' | 'timing'>,
): boolean => minimumInterestDays > 0 || costsMoreIfSettledEarly(option)
