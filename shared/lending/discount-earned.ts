import { type Cents, centsFromFraction } from '../money/cents.ts'
import { fraction, roundHalfUp } from '../money/fraction.ts'
import { discountScale, internalRate, type PeriodicPayment } from './internal-rate.ts'

export interface EarnedDiscount {
  period: number
  /** Earned since the payment before. */
  earnedCents: Cents
  /** Earned since the advance. */
  earnedToDateCents: Cents
  /** The unpaid part of the advance. */
  advanceLeftCents: Cents
}

/**
 * How the discount of a working-capital advance (what the payments exceed it by) is earned payment by payment, at a
 * constant internal rate on the advance that is left: the effective interest method of IFRS 9. What is earned to date is
 * rounded half-up, each payment earns the difference, and the last one brings it to the whole discount to the cent.
 * Payments come in order, one a period at most. Throws RangeError as `internalRate` does.
 */
export const earnDiscount = (advanceCents: Cents, payments: readonly PeriodicPayment[]): EarnedDiscount[] => {
  const { numerator, denominator } = internalRate(advanceCents, payments)
  let left = BigInt(advanceCents) * discountScale
  let earned = 0n
  let period = 0
  let before = 0
  return payments.map((payment) => {
    if (payment.period <= period) throw new RangeError('Payments come in order, one a period')
    for (; period < payment.period; period += 1) {
      const ofPeriod = roundHalfUp(left * numerator, denominator)
      earned += ofPeriod
      left += ofPeriod
    }
    left -= BigInt(payment.amountCents) * discountScale
    const toDate = centsFromFraction(fraction(earned, discountScale))
    const line = {
      period,
      earnedCents: toDate - before,
      earnedToDateCents: toDate,
      advanceLeftCents: centsFromFraction(fraction(left, discountScale)),
    }
    before = toDate
    return line
  })
}
