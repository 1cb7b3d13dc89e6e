import type { Cents } from '../money/cents.ts'
import { type Fraction, fraction, roundHalfUp } from '../money/fraction.ts'

/** A payment and the number of whole periods (days or months) between the advance and it: 1 or more. */
export interface PeriodicPayment {
  amountCents: Cents
  period: number
}

/** Discount factors have thirty decimals, so that an annual rate is accurate to more than twenty. */
export const discountScale = 10n ** 30n

/**
 * The present value of payments, latest first, `period` periods before each, in minor units times `discountScale`:
 * Horner's rule over the gaps between them. `factor` is the discount factor of one period, times `discountScale`.
 */
export const presentValue = (latestFirst: readonly PeriodicPayment[], factor: bigint): bigint => {
  let worth = 0n
  let period = latestFirst[0]?.period ?? 0
  const discount = (periods: number) => {
    for (let left = periods; left > 0; left -= 1) worth = (worth * factor) / discountScale
  }
  for (const payment of latestFirst) {
    discount(period - payment.period)
    period = payment.period
    worth += BigInt(payment.amountCents) * discountScale
  }
  discount(period)
  return worth
}

const halvings = 100

/**
 * The discount factor of one period, above 0 and up to `discountScale`, at which the payments' present value equals the
 * advance. Found by bisection, since the value rises with it. Throws RangeError unless the advance is positive and the
 * payments repay it.
 */
export const discountFactor = (advanceCents: Cents, payments: readonly PeriodicPayment[]): bigint => {
  if (!Number.isSafeInteger(advanceCents) || advanceCents <= 0) throw new RangeError('No advance, no rate')
  if (
    payments.some(({ amountCents, period }) => amountCents < 0 || !Number.isInteger(period) || period < 1)
  ) {
    throw new RangeError('Payments are positive and follow the advance by whole periods')
  }
  const latestFirst = payments.toSorted((a, b) => b.period - a.period)
  const advance = BigInt(advanceCents) * discountScale
  if (presentValue(latestFirst, discountScale) < advance)
    throw new RangeError('The payments do not repay the advance')
  let low = 0n
  let high = discountScale
  for (let step = 0; step < halvings && high - low > 1n; step += 1) {
    const middle = (low + high) / 2n
    if (presentValue(latestFirst, middle) < advance) low = middle
    else high = middle
  }
  return high
}

/**
 * The internal rate of return of one period, a share of one: the rate at which the discounted payments equal the
 * advance. Throws RangeError unless the advance is positive and the payments repay it.
 */
export const internalRate = (advanceCents: Cents, payments: readonly PeriodicPayment[]): Fraction => {
  const factor = discountFactor(advanceCents, payments)
  return fraction(discountScale - factor, factor)
}

/** (1 + rate) to the power of `periods`, less one; truncated to thirty decimals a step. */
export const compoundedOver = (rate: Fraction, periods: number): Fraction => {
  const growth = roundHalfUp((rate.numerator + rate.denominator) * discountScale, rate.denominator)
  let grown = discountScale
  for (let period = 0; period < periods; period += 1) grown = roundHalfUp(grown * growth, discountScale)
  return fraction(grown - discountScale, discountScale)
}
