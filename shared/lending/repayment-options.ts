import type { InterestTiming, PrincipalSplit } from './repayment-terms.ts'

/**
 * How a drawdown is repaid:
 * - `bullet`: all at once on the last due date;
 * - `equalPrincipal`: every month the same principal, and the interest of the month;
 * - `equalInstalment`: every month the same amount, interest included;
 * - `interestMonthly`: the interest every month, the principal with the last;
 * - `salesShare`: every week a share of the net sales of that week, what is left at the end of the tenor.
 */
export const repaymentMethods = [
  'bullet',
  'equalPrincipal',
  'equalInstalment',
  'interestMonthly',
  'salesShare',
] as const

export type RepaymentMethod = (typeof repaymentMethods)[number]

/** How charges are collected: by transfer, or deducted by the payment platform from its payouts. */
export const collectionMethods = ['bank_transfer', 'platform_deduction'] as const

export type CollectionMethod = (typeof collectionMethods)[number]

/** From the drawdown to the last due date: a number of days, or of months with a due date each. */
export type Tenor = { days: number } | { months: number }

/** One repayment method of a product. */
export interface RepaymentOption {
  method: RepaymentMethod
  tenor: Tenor
  timing: InterestTiming
  collection: CollectionMethod
}

/** How a method splits principal over due dates. The unpaid rest of a share of sales falls due at once. */
export const splitOfMethod = {
  bullet: 'bullet',
  equalPrincipal: 'equalPrincipal',
  equalInstalment: 'equalInstalment',
  interestMonthly: 'bullet',
  salesShare: 'bullet',
} as const satisfies Record<RepaymentMethod, PrincipalSplit>

const longestMonthDays = 31

/** The maximum length of a tenor in days, before its end moves to a business day. */
export const maxDays = (tenor: Tenor): number =>
  'days' in tenor ? tenor.days : tenor.months * longestMonthDays

/**
 * The adjustment of a due date that is no business day: it moves to the next business day; to the next, or to the
 * previous one if the next is in another month; or it stays.
 */
export const businessDayConventions = ['following', 'modifiedFollowing', 'unadjusted'] as const

export type BusinessDayConvention = (typeof businessDayConventions)[number]

/** Where a due date has to be a business day: in Hong Kong alone, or also in the centre of the facility's currency. */
export const businessDayCentres = ['hongKong', 'hongKongAndCurrency'] as const

export type BusinessDayCentres = (typeof businessDayCentres)[number]

/** The days of a grace period: of the calendar, or business days of Hong Kong. */
export const graceDayTypes = ['calendar', 'business'] as const

export type GraceDayType = (typeof graceDayTypes)[number]
