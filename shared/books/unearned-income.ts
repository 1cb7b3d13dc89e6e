import { payoutCentsOf } from '../lending/drawdown-price.ts'
import {
  discountFactor,
  discountScale,
  type PeriodicPayment,
  presentValue,
} from '../lending/internal-rate.ts'
import { type Cents, centsFromFraction } from '../money/cents.ts'
import { fraction } from '../money/fraction.ts'
import { type BusinessDate, daysBetween } from '../time/business-date.ts'

/** Principal that is expected on a date. */
export interface ExpectedPrincipal {
  dueDate: BusinessDate
  principalCents: Cents
}

const asPayments = (principal: readonly ExpectedPrincipal[], from: BusinessDate): PeriodicPayment[] =>
  principal.map(({ dueDate, principalCents }) => ({
    amountCents: principalCents,
    period: Math.max(0, daysBetween(from, dueDate)),
  }))

/**
 * The daily discount factor of a loan's own principal, times `discountScale`: the one at which the expected principal
 * has the payout as its present value. Throws RangeError where nothing was paid out, or the principal does not repay
 * it.
 */
export const dailyDiscountFactor = (
  price: Parameters<typeof payoutCentsOf>[0] & { drawdownDate: BusinessDate },
  /** Of the interest that was taken upfront, the part that a red packet paid. */
  packetCents: Cents,
  expected: readonly ExpectedPrincipal[],
): bigint => discountFactor(payoutCentsOf(price) - packetCents, asPayments(expected, price.drawdownDate))

/**
 * The upfront deductions that are not earned yet on a date, by the effective interest method: the outstanding
 * principal, less its present value at the loan's original rate. An early repayment or a new forecast of sales changes
 * the expected principal, so that the difference is earned on its day.
 */
export const unearnedOn = (
  date: BusinessDate,
  outstandingCents: Cents,
  expected: readonly ExpectedPrincipal[],
  dailyFactor: bigint,
): Cents => {
  const latestFirst = asPayments(expected, date).toSorted((a, b) => b.period - a.period)
  return outstandingCents - centsFromFraction(fraction(presentValue(latestFirst, dailyFactor), discountScale))
}
