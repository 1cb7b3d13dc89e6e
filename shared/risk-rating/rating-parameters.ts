import type { ProductCode } from '../lending/product-codes.ts'
import type { RiskRatingLevel } from './rating-reasons.ts'

/** The parameters of the customer risk rating and its reviews. The lender's compliance decides these values. */
export const ratingParameters = {
  /** Months from one review of a company's KYC to the next. */
  reviewMonths: { low: 36, medium: 24, high: 12 } satisfies Record<RiskRatingLevel, number>,
  /** Days before a review is due on which it becomes a work item. */
  noticeDays: 30,
  /** The number of ordinary reasons that are high risk together. */
  highFromReasons: 3,
  /** The age in months below which a company is young. */
  youngMonths: 12,
  /** The number of companies between the borrower and a person from which on ownership is layered. */
  layers: 2,
} as const

/**
 * The FATF's call for action, after its plenary of June 2026, by the ids of the reference data: Myanmar, Iran and North
 * Korea.
 */
export const countriesOfCallForAction: readonly string[] = ['47', '149', '158']

/**
 * The FATF's increased monitoring, after the same plenary: Vietnam, Kuwait, Kenya, the British Virgin Islands, Angola,
 * Bosnia and Herzegovina, Bulgaria, Bolivia, the Democratic Republic of the Congo, Côte d'Ivoire, Cameroon, Haiti, Iraq,
 * Laos, Lebanon, Monaco, Nepal, Papua New Guinea, South Sudan, Syria, Venezuela and Yemen; and Russia, for the sanctions
 * against it.
 */
export const countriesUnderMonitoring: readonly string[] = [
  '28',
  '43',
  '55',
  '61',
  '65',
  '77',
  '83',
  '86',
  '92',
  '101',
  '104',
  '106',
  '145',
  '148',
  '159',
  '160',
  '168',
  '189',
  '195',
  '216',
  '220',
  '242',
  '246',
]

/** Products whose repayments pass through somebody else: the payment platform pays, not the borrower. */
export const thirdPartyPayerProducts: readonly ProductCode[] = ['payoneer']
