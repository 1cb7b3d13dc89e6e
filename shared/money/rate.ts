import * as z from 'zod/mini'
import { add, decimalFromFraction, type Fraction, fractionFromDecimal } from './fraction.ts'

const decimals = 8

/** The common denominator of all rates: a numerator counts hundred-millionths of a percent. */
export const rateDenominator = 100n * 10n ** BigInt(decimals)

/** An annual rate as an exact share of one (12% is 0.12), always over `rateDenominator`. */
export type Rate = Fraction

/**
 * Reads a rate given in percent a year ("4.33"), with at most eight decimals.
 * Throws RangeError on anything else: a rate is never silently rounded.
 */
export const rateFromPercent = (text: string): Rate => {
  const { numerator, denominator } = fractionFromDecimal(text)
  const scaled = numerator * (rateDenominator / 100n)
  if (scaled % denominator !== 0n) throw new RangeError(`A rate has at most ${decimals} decimals: ${text}`)
  return { numerator: scaled / denominator, denominator: rateDenominator }
}

/** The sum of two rates, as benchmark and margin. */
export const addRates = (a: Rate, b: Rate): Rate => add(a, b)

/** Formats a rate in percent a year, with all its decimals and at least two ("4.33", "11.90"). */
export const percentFromRate = (rate: Rate): string => {
  const text = decimalFromFraction(
    { numerator: rate.numerator * 100n, denominator: rate.denominator },
    decimals,
  )
  return text.replace(/(\.\d{2}\d*?)0+$/, '$1')
}

/** A rate in percent a year on the wire. */
export const ratePercentSchema = z
  .string('required')
  .check(z.regex(/^-?\d{1,3}(\.\d{1,8})?$/, 'percentInvalid'))
