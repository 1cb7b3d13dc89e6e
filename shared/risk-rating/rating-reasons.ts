/** The customer risk of a company, which determines how closely and how often the lender reviews it. */
export const riskRatingLevels = ['low', 'medium', 'high'] as const
export type RiskRatingLevel = (typeof riskRatingLevels)[number]

/** What raises a customer risk rating, the gravest first. */
export const ratingReasons = [
  'trueMatch',
  'exposedPerson',
  'countryOfCallForAction',
  'hitOpen',
  'hitCleared',
  'countryUnderMonitoring',
  'ownershipUnclear',
  'ownershipLayers',
  'young',
  'productThroughOthers',
  'otherPayers',
  'salesSignals',
  'flowAlerts',
] as const
export type RatingReason = (typeof ratingReasons)[number]

/** Reasons that are as confidential as the alerts about flows which they count. */
export const confidentialReasons: readonly RatingReason[] = ['flowAlerts']

/** A reason of a rating: how often it was found, and for a country which. */
export interface AppliedRatingReason {
  reason: RatingReason
  count: number
  countries: readonly string[]
}
