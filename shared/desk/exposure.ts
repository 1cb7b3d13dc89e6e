import * as z from 'zod/mini'
import { riskReasons } from '../kyc/risk-level.ts'
import { riskLevels } from '../kyc/risk-points.schema.ts'
import { ratingReasons, riskRatingLevels } from '../risk-rating/rating-reasons.ts'
import {
  amount,
  cents,
  companyNames,
  count,
  day,
  instant,
  recordId,
  state,
  text,
  withResponseKind,
} from './response-fields.ts'
import { trouble } from './shop-trouble.ts'

/** Obstacles to a decision in a company's favour, or to giving up its debt. */
export const exposureStops = ['pastDue', 'unbookedMoney', 'openDispute', 'shopTrouble', 'highRisk'] as const
export type ExposureStop = (typeof exposureStops)[number]

/** A company's standing at the moment of a decision: everything that its other screens know. */
export const exposure = z.strictObject({
  companyId: recordId,
  asOf: day,
  pastDue: z.array(
    z.strictObject({
      facilityId: recordId,
      currency: text,
      since: day,
      daysPastDue: count,
      owedCents: cents,
      bills: count,
    }),
  ),
  /** Transfers that the seller reported, whose arrival nobody has booked. */
  reportedTransfers: z.array(
    z.strictObject({
      id: recordId,
      facilityId: recordId,
      currency: text,
      reported: amount,
      reportedAt: instant,
    }),
  ),
  /** Undecided lines of bank statements by a payer of this company, or with one of its references. */
  bankLines: z.array(
    z.strictObject({
      lineId: recordId,
      valueDate: day,
      remaining: amount,
      currency: text,
      /** Null for those whose roles read no statements. */
      payerName: z.nullable(text),
    }),
  ),
  openDisputes: z.array(
    z.strictObject({
      chargeId: recordId,
      facilityId: recordId,
      currency: text,
      dueDate: day,
      owedCents: cents,
      raisedAt: instant,
    }),
  ),
  shopsInTrouble: z.array(
    z.strictObject({
      shopId: recordId,
      shop: text,
      troubles: withResponseKind(z.array(trouble), 'troubles'),
    }),
  ),
  riskLevel: state(riskLevels),
  riskReasons: withResponseKind(z.array(z.enum(riskReasons)), 'state'),
  /** The customer risk rating in force, and when the KYC is to be reviewed again; null before its approval. */
  riskRating: z.nullable(state(riskRatingLevels)),
  ratingReasons: withResponseKind(z.array(z.enum(ratingReasons)), 'state'),
  kycReviewDueOn: z.nullable(day),
  /** When the KYC in force was approved; null without one. */
  kycApprovedAt: z.nullable(instant),
  reviews: z.array(
    z.strictObject({
      facilityId: recordId,
      /** When the limit in force was last decided or computed. */
      limitDecidedAt: z.nullable(instant),
      nextReviewDate: day,
    }),
  ),
  stops: withResponseKind(z.array(z.enum(exposureStops)), 'state'),
})
export type Exposure = z.output<typeof exposure>

/** The standing of a company among several. */
export const namedExposure = z.strictObject({ ...exposure.shape, ...companyNames })
export type NamedExposure = z.output<typeof namedExposure>

/** A consent that ends soon still lets the shop be read. */
const isTroubled = ({ troubles }: Exposure['shopsInTrouble'][number]): boolean =>
  troubles.some((each) => each !== 'expiringSoon')

export const exposureStopsOf = (of: Omit<Exposure, 'stops'>): ExposureStop[] => {
  const isThere: Record<ExposureStop, boolean> = {
    pastDue: of.pastDue.length > 0,
    unbookedMoney: of.reportedTransfers.length > 0 || of.bankLines.length > 0,
    openDispute: of.openDisputes.length > 0,
    shopTrouble: of.shopsInTrouble.some(isTroubled),
    highRisk: of.riskLevel === 'high',
  }
  return exposureStops.filter((stop) => isThere[stop])
}

const riskOf = (level: Exposure['riskRating']): number => (level === null ? 0 : riskLevels.indexOf(level))

/** What makes a standing worse than another one, the gravest first. */
const gravity = ({ pastDue, stops, riskLevel, riskRating }: Exposure): readonly number[] => [
  Math.max(0, ...pastDue.map((each) => each.daysPastDue)),
  stops.length,
  riskOf(riskLevel) + riskOf(riskRating),
]

/** Orders standings: the worst first, and equal ones by their company. */
export const compareBySeverity = (one: Exposure, other: Exposure): number => {
  const [former, latter] = [gravity(one), gravity(other)]
  const at = former.findIndex((value, index) => value !== latter[index])
  return at < 0 ? one.companyId.localeCompare(other.companyId) : (latter[at] ?? 0) - (former[at] ?? 0)
}

/** The most companies of one call: each takes up to fifteen requests to the table. */
export const maxExposures = 15

/** The field of an act with which two people override a stop. */
export const stopOverrides = {
  pastDue: 'arrearsAccepted',
  unbookedMoney: 'unbookedAccepted',
  openDispute: 'disputeAccepted',
  shopTrouble: 'shopTroubleAccepted',
  highRisk: 'highRiskAccepted',
} as const satisfies Record<ExposureStop, string>

/** The stops of a decision that must be overridden by name. */
export const hardStops = {
  /** A higher limit, and a facility's next term. */
  lend: ['pastDue', 'openDispute', 'shopTrouble', 'highRisk'],
  /** Debt that is given up may have been paid. */
  writeOff: ['unbookedMoney', 'openDispute'],
} as const satisfies Record<string, readonly ExposureStop[]>
export type StoppedDecision = keyof typeof hardStops
