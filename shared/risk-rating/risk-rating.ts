import type { ProductCode } from '../lending/product-codes.ts'
import { addMonths, type BusinessDate, businessDate, wholeMonthsBetween } from '../time/business-date.ts'
import {
  countriesOfCallForAction,
  countriesUnderMonitoring,
  ratingParameters,
  thirdPartyPayerProducts,
} from './rating-parameters.ts'
import {
  type AppliedRatingReason,
  type RatingReason,
  type RiskRatingLevel,
  ratingReasons,
} from './rating-reasons.ts'

/** What a company's rating is computed from. */
export interface RatingFacts {
  /** Of incorporation, nationality, residence, wealth and funds, as ids of the reference data. */
  countries: readonly string[]
  /** The screening's hits by decision, and those on politically exposed persons. */
  hits: { true: number; open: number; cleared: number; exposed: number }
  /** Companies on the longest chain from the borrower to a person; undefined where shares cannot be resolved. */
  layers: number | undefined
  incorporatedOn: BusinessDate | undefined
  /** Of the company's line; undefined for a company of none. */
  product: ProductCode | undefined
  /** Confirmed payers under another name than the company's. */
  otherPayers: number
  /** Shops whose orders show signs of inflated sales. */
  shopsWithSignals: number
  /** Alerts about the company's flows that nobody has decided. */
  openFlowAlerts: number
}

const among = (countries: readonly string[], of: readonly string[]): string[] =>
  [...new Set(countries)].filter((each) => of.includes(each)).toSorted()

const isYoung = (incorporatedOn: BusinessDate | undefined, today: BusinessDate): boolean =>
  incorporatedOn !== undefined &&
  incorporatedOn <= today &&
  wholeMonthsBetween(incorporatedOn, today) < ratingParameters.youngMonths

/** The reasons that apply, the gravest first. */
export const ratingReasonsOf = (facts: RatingFacts, today: BusinessDate): AppliedRatingReason[] => {
  const called = among(facts.countries, countriesOfCallForAction)
  const monitored = among(facts.countries, countriesUnderMonitoring)
  const found: Record<RatingReason, { count: number; countries?: readonly string[] }> = {
    trueMatch: { count: facts.hits.true },
    exposedPerson: { count: facts.hits.exposed },
    countryOfCallForAction: { count: called.length, countries: called },
    hitOpen: { count: facts.hits.open },
    hitCleared: { count: facts.hits.cleared },
    countryUnderMonitoring: { count: monitored.length, countries: monitored },
    ownershipUnclear: { count: facts.layers === undefined ? 1 : 0 },
    ownershipLayers: {
      count: facts.layers !== undefined && facts.layers >= ratingParameters.layers ? facts.layers : 0,
    },
    young: { count: isYoung(facts.incorporatedOn, today) ? 1 : 0 },
    productThroughOthers: { count: facts.product && thirdPartyPayerProducts.includes(facts.product) ? 1 : 0 },
    otherPayers: { count: facts.otherPayers },
    salesSignals: { count: facts.shopsWithSignals },
    flowAlerts: { count: facts.openFlowAlerts },
  }
  return ratingReasons
    .map((reason) => ({ reason, count: found[reason].count, countries: found[reason].countries ?? [] }))
    .filter(({ count }) => count > 0)
}

/** Each of these is high risk alone. */
export const highRiskReasons: readonly RatingReason[] = [
  'trueMatch',
  'exposedPerson',
  'countryOfCallForAction',
]

/** High by one grave reason or several ordinary ones, medium by any, otherwise low. */
export const riskRatingOf = (reasons: readonly Pick<AppliedRatingReason, 'reason'>[]): RiskRatingLevel => {
  if (reasons.length === 0) return 'low'
  const isHigh =
    reasons.length >= ratingParameters.highFromReasons ||
    reasons.some(({ reason }) => highRiskReasons.includes(reason))
  return isHigh ? 'high' : 'medium'
}

/** The day on which a KYC reviewed at an instant is to be reviewed again. */
export const reviewDueOn = (reviewedAt: string, rating: RiskRatingLevel): BusinessDate =>
  addMonths(businessDate(new Date(reviewedAt)), ratingParameters.reviewMonths[rating])
