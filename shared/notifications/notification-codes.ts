import type { CreditFailureReason } from '../credit/credit-limit.schema.ts'

/** The notifications to a company, by wire code. The first two open a dialog of their own. */
export const notificationCodes = {
  salesTooLow: 4016,
  shopsNotEligible: 4017,
  shopExpired: 4018,
  shopExpiring: 4019,
  shopOutside: 4020,
} as const

export type NotificationCode = (typeof notificationCodes)[keyof typeof notificationCodes]

/** The code for an application without a granted limit. */
export const codeOfFailure = {
  noSales: notificationCodes.salesTooLow,
  limitZero: notificationCodes.salesTooLow,
  noShops: notificationCodes.shopsNotEligible,
} as const satisfies Record<CreditFailureReason, NotificationCode>
