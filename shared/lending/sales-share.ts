import * as z from 'zod/mini'
import { divide, type Fraction, fraction, fractionFromDecimal } from '../money/fraction.ts'

const written = /^\d{1,3}(\.\d{1,2})?$/

/** The fraction of a percentage of sales. Throws RangeError unless it is above 0 and at most 100 percent. */
export const shareOfSales = (percent: string): Fraction => {
  const value = written.test(percent) ? fractionFromDecimal(percent) : fraction(0n)
  if (value.numerator <= 0n || value.numerator > 100n * value.denominator)
    throw new RangeError('A share of sales is above 0 and at most 100 percent, with at most two decimals')
  return divide(value, fraction(100n))
}

const isShareOfSales = (percent: string): boolean => {
  try {
    shareOfSales(percent)
    return true
  } catch {
    return false
  }
}

/** A share of sales on the wire, in percent. */
export const salesShareSchema = z.string('required').check(z.refine(isShareOfSales, 'percentInvalid'))

/** The default share of a projection, in percent. */
export const defaultSalesShare = '10.00'
