import { isUnderReview } from '#shared/kyc/kyc-status.ts'
import { type Company, openKycIdOf } from '../../data/companies.ts'
import { findKyc, type Kyc } from '../../data/kyc.ts'
import type { EnhancedReview, RiskRating } from '../../data/risk-ratings.ts'
import type { Table } from '../../data/table.ts'

/** A company's KYC that is under review; undefined without one. */
export const findKycUnderReview = async (
  table: Table,
  company: Company,
): Promise<(Kyc & { submittedAt: string }) | undefined> => {
  const kycId = openKycIdOf(company)
  const kyc = kycId ? await findKyc(table, company.companyId, kycId) : undefined
  return kyc?.submittedAt && isUnderReview(kyc.status) ? { ...kyc, submittedAt: kyc.submittedAt } : undefined
}

/** The enhanced review of this very submission. */
export const enhancedReviewOf = (
  rating: RiskRating | undefined,
  { kycId, submittedAt }: Pick<Kyc, 'kycId' | 'submittedAt'>,
): EnhancedReview | undefined => {
  const review = rating?.enhancedReview
  return review?.kycId === kycId && review.submittedAt === submittedAt ? review : undefined
}
